// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/kings_conflict/tools/paint_tools.h"

#include "core/grid/flood.h"
#include "core/grid/line.h"
#include "core/kings_conflict/map/block.h"
#include "core/kings_conflict/map/pen.h"
#include "editor/kings_conflict/map_document.h"
#include "editor/kings_conflict/map_view_state.h"
#include "editor/kings_conflict/tool_state.h"
#include "editor/text/names.h"

namespace stonemason {

namespace {

Code currentCode(const ToolState& state, const MapDocument& document) {
    return state.codeFor(document.view().currentLayer());
}

/// "Paint Forest", "Paint 7".
QString paintText(const ToolState& state, const MapDocument& document) {
    const Code code = currentCode(state, document);
    const bool terrain = document.view().currentLayer() == terrainLayer;
    //: A step in the history; %1 is a tile's name or a digit.
    return QCoreApplication::translate("Tool", "Paint %1")
        .arg(terrain ? tileName(document.game(), code) : QString(QLatin1Char(code)));
}

std::vector<Tool::Ghost> ghostOf(std::span<const Cell> cells, Code code) {
    std::vector<Tool::Ghost> ghost;
    for (Cell cell : cells)
        ghost.push_back({cell, code});
    return ghost;
}

} // namespace

void BrushTool::press(MapDocument& document, Cell cell, Modifiers modifiers) {
    if (modifiers.secondary) {
        captured_ = {cell, cell};
        selected_ = document.view().selection();
    } else {
        StrokeTool::press(document, cell, modifiers);
    }
}

void BrushTool::drag(MapDocument& document, Cell cell, Modifiers modifiers) {
    if (captured_.empty()) {
        StrokeTool::drag(document, cell, modifiers);
        return;
    }
    captured_[1] = cell;
    document.view().setSelection(rectangleBetween(captured_[0], captured_[1]));
}

void BrushTool::release(MapDocument& document) {
    if (captured_.empty())
        StrokeTool::release(document);
    else
        capture(document);
}

void BrushTool::cancel(MapDocument& document) {
    if (!captured_.empty()) document.view().setSelection(selected_);
    captured_.clear();
    StrokeTool::cancel(document);
}

void BrushTool::capture(MapDocument& document) {
    const std::vector<Cell> cells = rectangleBetween(captured_[0], captured_[1]);
    captured_.clear();
    document.view().setSelection({});
    if (cells.size() == 1) {
        pick(state(), document, cells.front());
        return;
    }
    state().setStamp(copyBlock(document.map(), document.game(), document.view().currentLayer(), cells));
    state().setTool(QStringLiteral("stamp"));
}

std::vector<Tool::Ghost> BrushTool::ghost(const MapDocument& document, Cell cell) const {
    return ghostOf(brushCells(std::span(&cell, 1), state().brushSize()), currentCode(state(), document));
}

QString BrushTool::hint() const {
    return tr("Drag to paint. Right-click picks the tile there; right-drag captures a stamp.");
}

Edit BrushTool::edit(const MapDocument& document, const Map& base) const {
    const auto cells = confined(document, brushCells(path(), state().brushSize()));
    return document.symmetric(writing(document, base, cells, currentCode(state(), document)));
}

QString BrushTool::stepText(const MapDocument& document) const {
    return paintText(state(), document);
}

std::vector<Tool::Ghost> TwoPointTool::ghost(const MapDocument& document, Cell cell) const {
    return {{cell, currentCode(state(), document)}};
}

void TwoPointTool::extend(Cell cell) {
    setPath({path().front(), cell});
}

Edit TwoPointTool::edit(const MapDocument& document, const Map& base) const {
    const auto cells = confined(document, shape(path().front(), path().back()));
    return document.symmetric(writing(document, base, cells, currentCode(state(), document)));
}

QString TwoPointTool::stepText(const MapDocument& document) const {
    return paintText(state(), document);
}

QString LineTool::hint() const {
    return tr("Drag from one end of the line to the other.");
}

std::vector<Cell> LineTool::shape(Cell from, Cell to) const {
    return lineBetween(from, to);
}

QString RectangleTool::hint() const {
    return tr("Drag from corner to corner. With Shift only the border is drawn.");
}

std::vector<Cell> RectangleTool::shape(Cell from, Cell to) const {
    return modifiers().shift ? rectangleBorder(from, to) : rectangleBetween(from, to);
}

std::vector<Tool::Ghost> FillTool::ghost(const MapDocument& document, Cell cell) const {
    return {{cell, currentCode(state(), document)}};
}

QString FillTool::hint() const {
    return tr("Click to fill the area of equal cells.");
}

void FillTool::extend(Cell cell) {
    setPath({cell});
}

Edit FillTool::edit(const MapDocument& document, const Map& base) const {
    const int layer = document.view().currentLayer();
    const auto cells = confined(document, sameArea(base.layer(layer), path().front()));
    return document.symmetric(writing(document, base, cells, currentCode(state(), document)));
}

QString FillTool::stepText(const MapDocument& document) const {
    //: A step in the history; %1 is what "Paint ..." would be: "Fill: Paint Forest".
    return tr("Fill: %1").arg(paintText(state(), document));
}

std::vector<Tool::Ghost> EraserTool::ghost(const MapDocument& document, Cell cell) const {
    return ghostOf(brushCells(std::span(&cell, 1), state().brushSize()),
                   blankCode(document.game(), document.view().currentLayer()));
}

QString EraserTool::hint() const {
    return tr("Drag to erase. Rivers and roads left behind bend anew.");
}

Edit EraserTool::edit(const MapDocument& document, const Map& base) const {
    const auto cells = confined(document, brushCells(path(), state().brushSize()));
    if (document.view().currentLayer() == terrainLayer)
        return erase(base, document.game(), base.symmetry, cells);
    return document.symmetric(
        writing(document, base, cells, blankCode(document.game(), document.view().currentLayer())));
}

QString EraserTool::stepText(const MapDocument&) const {
    return tr("Erase");
}

std::vector<Tool::Ghost> ReplaceTool::ghost(const MapDocument& document, Cell cell) const {
    const int layer = document.view().currentLayer();
    const Grid<Code>& codes = document.map().layer(layer);
    if (!codes.contains(cell)) return {};
    return ghostOf(confined(document, cellsHolding(codes, codes[cell])), currentCode(state(), document));
}

QString ReplaceTool::hint() const {
    return tr("Click a tile to replace it everywhere (or everywhere in the selection) by the current one.");
}

void ReplaceTool::extend(Cell cell) {
    setPath({cell});
}

Edit ReplaceTool::edit(const MapDocument& document, const Map& base) const {
    const Grid<Code>& codes = base.layer(document.view().currentLayer());
    if (!codes.contains(path().front())) return {};
    const auto cells = confined(document, cellsHolding(codes, codes[path().front()]));
    return document.symmetric(writing(document, base, cells, currentCode(state(), document)));
}

QString ReplaceTool::stepText(const MapDocument& document) const {
    //: A step in the history; %1 is what "Paint ..." would be: "Replace: Paint Forest".
    return tr("Replace: %1").arg(paintText(state(), document));
}

QString RaiseTool::hint() const {
    return tr("Drag to raise hint values by one; with Ctrl or the right button to lower them.");
}

Edit RaiseTool::edit(const MapDocument& document, const Map& base) const {
    const auto cells = confined(document, brushCells(path(), state().brushSize()));
    CellChanges changes = writing(document, base, cells, '0');
    for (CellChange& change : changes)
        change.after = std::clamp(Code(change.before + (lowers() ? -1 : 1)), '0', '9');
    return document.symmetric(changes);
}

QString RaiseTool::stepText(const MapDocument&) const {
    return lowers() ? tr("Lower") : tr("Raise");
}

QString RaiseTool::refusal(const MapDocument& document) const {
    if (document.view().currentLayer() == terrainLayer)
        return tr("Only hint grids can be raised and lowered. Choose one in the Layers panel.");
    return StrokeTool::refusal(document);
}

void EyedropperTool::press(MapDocument& document, Cell cell, Modifiers) {
    pick(state(), document, cell);
}

void EyedropperTool::drag(MapDocument& document, Cell cell, Modifiers) {
    pick(state(), document, cell);
}

void EyedropperTool::release(MapDocument&) {
}

QString EyedropperTool::hint() const {
    return tr("Click a cell to paint with what it holds.");
}

void pick(ToolState& state, const MapDocument& document, Cell cell) {
    const int layer = document.view().currentLayer();
    const Grid<Code>& codes = document.map().layer(layer);
    if (!codes.contains(cell)) return;
    if (layer != terrainLayer)
        state.setDigit(codes[cell]);
    else if (document.game().tile(codes[cell]))
        state.setTile(codes[cell]);
}

} // namespace stonemason
