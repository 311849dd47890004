// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/grid/tools/scatter_tool.h"

#include "core/base/random.h"

#include <algorithm>

namespace stonemason {

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
        // A cell is painted with its mirror image: the two are drawn for once.
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
