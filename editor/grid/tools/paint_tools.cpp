// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/grid/tools/paint_tools.h"

#include "core/grid/line.h"
#include "core/grid/region.h"
#include "editor/grid/document/grid_state.h"
#include "editor/grid/tools/tool.h"

#include <utility>

namespace stonemason {

void BrushTool::press(PaintTarget& target, Cell cell, Modifiers modifiers) {
    if (modifiers.secondary) {
        captured_ = CellRange{cell, cell};
        selected_ = target.state().selection();
    } else {
        StrokeTool::press(target, cell, modifiers);
    }
}

void BrushTool::drag(PaintTarget& target, Cell cell, Modifiers modifiers) {
    if (!captured_) {
        StrokeTool::drag(target, cell, modifiers);
        return;
    }
    captured_->last = cell;
    const CellRange range = clipped(rangeOf(captured_->first, cell), target.state().board());
    target.state().setSelection(CellSet::of(range));
}

void BrushTool::release(PaintTarget& target) {
    if (captured_)
        capture(target);
    else
        StrokeTool::release(target);
}

/// Cancels a capture, whose result would select the stamp tool instead of the new one.
void BrushTool::finishEarly(PaintTarget& target) {
    if (captured_)
        cancel(target);
    else
        release(target);
}

void BrushTool::cancel(PaintTarget& target) {
    if (captured_) target.state().setSelection(selected_);
    captured_.reset();
    StrokeTool::cancel(target);
}

void BrushTool::capture(PaintTarget& target) {
    const CellRange range = rangeOf(captured_->first, captured_->last);
    captured_.reset();
    target.state().setSelection({});
    if (range.first != range.last)
        target.capture(CellSet::of(clipped(range, target.state().board())));
    else if (target.size().contains(range.first))
        target.pick(range.first);
}

CellCodes BrushTool::ghost(const PaintTarget& target, Cell cell) const {
    return painted(target, brushCells(cell, target.brushSize()), target.current());
}

QString BrushTool::hint() const {
    return tr("Drag to paint. Right-click picks the tile there; right-drag captures a stamp.");
}

CellCodes BrushTool::codes(const PaintTarget& target, std::size_t from) const {
    return painted(target, brushed(target, from), target.current());
}

QString BrushTool::stepText(const PaintTarget& target) const {
    return paintText(target);
}

CellCodes EraserTool::ghost(const PaintTarget& target, Cell cell) const {
    return painted(target, brushCells(cell, target.brushSize()), target.blank());
}

QString EraserTool::hint() const {
    return tr("Drag to erase.");
}

CellCodes EraserTool::codes(const PaintTarget& target, std::size_t from) const {
    return painted(target, brushed(target, from), target.blank());
}

QString EraserTool::stepText(const PaintTarget&) const {
    return tr("Erase");
}

CellCodes TwoPointTool::ghost(const PaintTarget& target, Cell cell) const {
    return painted(target, std::span(&cell, 1), target.current());
}

std::size_t TwoPointTool::extend(std::vector<Cell>& path, Cell cell) const {
    path = {path.front(), cell};
    return 1;
}

CellSet TwoPointTool::cells(const PaintTarget& target) const {
    return confined(target, shape(path().front(), path().back()).within(wholeOf(target.size())));
}

CellCodes TwoPointTool::codes(const PaintTarget& target) const {
    return painted(target, cells(target), target.current());
}

void TwoPointTool::show(PaintTarget& target, std::size_t known) {
    const CellSet written = target.isWide() ? cells(target) : CellSet();
    const bool isTooMuch = isWideChange(target, written.size());
    target.state().setPlanned(isTooMuch ? written : CellSet());
    if (isTooMuch)
        target.cancelPreview();
    else
        ReshapedStroke::show(target, known);
}

void TwoPointTool::release(PaintTarget& target) {
    const CellSet planned = target.state().planned();
    target.state().setPlanned({});
    if (path().empty() || planned.empty()) return ReshapedStroke::release(target);
    const QString step = stepAt(stepText(target), path().front());
    cancel(target);
    target.changeWidely({.cells = planned, .code = target.current()}, step);
}

void TwoPointTool::cancel(PaintTarget& target) {
    target.state().setPlanned({});
    ReshapedStroke::cancel(target);
}

QString TwoPointTool::stepText(const PaintTarget& target) const {
    return paintText(target);
}

QString LineTool::hint() const {
    return tr("Drag from one end of the line to the other.");
}

CellSet LineTool::shape(Cell from, Cell to) const {
    return lineBetween(from, to);
}

QString RectangleTool::hint() const {
    return tr("Drag from corner to corner. With Shift only the border is drawn.");
}

CellSet RectangleTool::shape(Cell from, Cell to) const {
    const CellRange range = rangeOf(from, to);
    CellSet cells = CellSet::of(range);
    if (modifiers().shift) cells -= CellSet::of({range.first + Cell{1, 1}, range.last + Cell{-1, -1}});
    return cells;
}

std::size_t OneCellTool::extend(std::vector<Cell>& path, Cell cell) const {
    path = {cell};
    return 0;
}

void OneCellTool::show(PaintTarget& target, std::size_t known) {
    if (!target.isWide()) ReshapedStroke::show(target, known);
}

void OneCellTool::release(PaintTarget& target) {
    if (path().empty() || !target.isWide()) {
        ReshapedStroke::release(target);
        return;
    }
    const Cell at = path().front();
    const QString step = stepAt(stepText(target), at);
    cancel(target);
    target.paintWidely(reach(), at, target.current(), step);
}

CellCodes OneCellTool::codes(const PaintTarget& target) const {
    return painted(target, confined(target, reached(target, path().front())), target.current());
}

CellCodes FillTool::ghost(const PaintTarget& target, Cell cell) const {
    return painted(target, std::span(&cell, 1), target.current());
}

QString FillTool::hint() const {
    return tr("Click to fill the area of equal cells.");
}

std::vector<Cell> FillTool::reached(const PaintTarget& target, Cell cell) const {
    return sameArea(
        target.size(), [&target](Cell at) { return target.committed(at); }, cell);
}

QString FillTool::stepText(const PaintTarget& target) const {
    //: A step in the history; %1 is what "Paint ..." would be: "Fill: Paint Forest".
    return tr("Fill: %1").arg(paintText(target));
}

CellCodes ReplaceTool::ghost(const PaintTarget& target, Cell cell) const {
    const std::vector<Cell> cells =
        target.size().area() > largestGhostGrid ? std::vector{cell} : confined(target, reached(target, cell));
    return painted(target, cells, target.current());
}

QString ReplaceTool::hint() const {
    return tr("Click a tile to replace it with the current one, everywhere or in the selection.");
}

std::vector<Cell> ReplaceTool::reached(const PaintTarget& target, Cell cell) const {
    if (!target.size().contains(cell)) return {};
    return cellsHolding(
        target.size(), [&target](Cell at) { return target.committed(at); }, target.committed(cell));
}

QString ReplaceTool::stepText(const PaintTarget& target) const {
    //: A step in the history; %1 is what "Paint ..." would be: "Replace: Paint Forest".
    return tr("Replace: %1").arg(paintText(target));
}

void EyedropperTool::press(PaintTarget& target, Cell cell, Modifiers) {
    if (target.size().contains(cell)) target.pick(cell);
}

void EyedropperTool::drag(PaintTarget& target, Cell cell, Modifiers modifiers) {
    press(target, cell, modifiers);
}

QString EyedropperTool::hint() const {
    return tr("Click a cell to pick its tile.");
}

} // namespace stonemason
