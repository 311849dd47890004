// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/grid/tools/stamp_tool.h"

#include "core/base/random.h"
#include "core/grid/cell.h"
#include "editor/grid/document/grid_state.h"
#include "editor/grid/tools/tool.h"

#include <algorithm>

namespace stonemason {

namespace {

/// The position of the stamp's top left cell if its centre is at `cell`.
Cell topLeft(const LiftedPiece& stamp, Cell cell) {
    return {cell.row - (stamp.size.rows - 1) / 2, cell.column - (stamp.size.columns - 1) / 2};
}

} // namespace

CellCodes StampTool::ghost(const PaintTarget& target, Cell cell) const {
    if (!refusal(target).isEmpty()) return {};
    const LiftedPiece stamp = target.stamp();
    if (isWideChange(target, stamp.cells.size())) return {};
    return placed(target, stamp, topLeft(stamp, cell));
}

CellSet StampTool::ghostArea(const PaintTarget& target, Cell cell) const {
    const LiftedPiece stamp = target.stamp();
    if (!isWideChange(target, stamp.cells.size())) return {};
    return stamp.cells.where().movedBy(topLeft(stamp, cell)).within(wholeOf(target.size()));
}

QString StampTool::hint() const {
    return tr("Click to stamp. Capture a stamp with the brush's right button, or copy a selection.");
}

CellCodes StampTool::codes(const PaintTarget& target, std::size_t from) const {
    const LiftedPiece stamp = target.stamp();
    CellCodes codes;
    for (const Cell place : places(stamp, from)) {
        const CellCodes put = placed(target, stamp, place);
        codes.insert(codes.end(), put.begin(), put.end());
    }
    return codes;
}

std::vector<Cell> StampTool::places(const LiftedPiece& stamp, std::size_t from) const {
    const Cell origin = path().front();
    std::vector<Cell> places;
    for (std::size_t i = from; i < path().size(); ++i) {
        const Cell by{path()[i].row - origin.row, path()[i].column - origin.column};
        if (by.row % stamp.size.rows == 0 && by.column % stamp.size.columns == 0)
            places.push_back(topLeft(stamp, path()[i]));
    }
    return places;
}

void StampTool::show(PaintTarget& target, std::size_t known) {
    const LiftedPiece stamp = target.stamp();
    if (!isWideChange(target, stamp.cells.size())) {
        target.state().setPlanned({});
        return GrowingStroke::show(target, known);
    }
    target.cancelPreview();
    const std::vector<Cell> added = places(stamp, known);
    if (added.empty() && known > 0) return;
    CellSet planned = known > 0 ? target.state().planned() : CellSet();
    for (const Cell place : added)
        planned |= stamp.cells.where().movedBy(place).within(wholeOf(target.size()));
    target.state().setPlanned(planned);
}

void StampTool::release(PaintTarget& target) {
    const bool isPlanned = !target.state().planned().empty();
    target.state().setPlanned({});
    if (path().empty() || !isPlanned) return GrowingStroke::release(target);
    const LiftedPiece stamp = target.stamp();
    const std::vector<Cell> where = places(stamp, 0);
    const QString step = stepAt(stepText(target), path().front());
    cancel(target);
    target.changeWidely({.cells = {}, .piece = stamp, .places = where}, step);
}

void StampTool::cancel(PaintTarget& target) {
    target.state().setPlanned({});
    GrowingStroke::cancel(target);
}

QString StampTool::stepText(const PaintTarget&) const {
    return tr("Stamp");
}

QString StampTool::refusal(const PaintTarget& target) const {
    if (target.stamp().size == Size{})
        return tr("There is no stamp yet: right-drag with the brush to capture one, or copy a selection.");
    const QString why = target.stampRefusal();
    return why.isEmpty() ? StrokeTool::refusal(target) : why;
}

void ScatterTool::release(PaintTarget& target) {
    if (path().empty()) return;
    StrokeTool::release(target);
    seed_ = SeededRandom(seed_).next();
}

CellCodes ScatterTool::ghost(const PaintTarget& target, Cell cell) const {
    return scattered(target, brushCells(cell, target.brushSize()));
}

QString ScatterTool::hint() const {
    return tr("Drag to paint some of the cells you pass over. The amount is set in the tool bar.");
}

CellCodes ScatterTool::codes(const PaintTarget& target, std::size_t from) const {
    return scattered(target, brushed(target, from));
}

CellCodes ScatterTool::scattered(const PaintTarget& target, std::vector<Cell> cells) const {
    std::erase_if(cells, [&, share = target.scatterShare()](Cell covered) {
        // A cell is painted together with its mirror image: both use the same random draw.
        const Cell cell = std::min(covered, target.partnerOf(covered));
        const auto place = (std::uint64_t(cell.row) << 32U) + std::uint64_t(cell.column);
        return !SeededRandom(seed_ + place).percent(share);
    });
    return painted(target, cells, target.current());
}

QString ScatterTool::stepText(const PaintTarget& target) const {
    //: A step in the history; %1 is a tile's name or a digit.
    return tr("Scatter %1").arg(target.nameOf(target.current()));
}

} // namespace stonemason
