// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/board/tools/paint_target.h"

#include "core/grid/direction.h"
#include "editor/board/board_state.h"
#include "editor/board/cell_range.h"

#include <algorithm>

namespace stonemason {

std::vector<Cell> confined(const PaintTarget& target, std::vector<Cell> cells) {
    const std::vector<Cell>& selection = target.state().selection();
    if (!selection.empty())
        std::erase_if(cells, [&](Cell cell) { return !std::ranges::binary_search(selection, cell); });
    return cells;
}

CellCodes painted(const PaintTarget& target, std::span<const Cell> cells, TileIndex code) {
    const Size size = target.size();
    CellCodes codes;
    codes.reserve(cells.size());
    for (Cell cell : cells)
        if (size.contains(cell)) codes.push_back({cell, code});
    return codes;
}

LiftedPiece lifted(const PaintTarget& target, std::span<const Cell> cells) {
    std::vector<Cell> there(cells.begin(), cells.end());
    std::erase_if(there, [size = target.size()](Cell cell) { return !size.contains(cell); });
    if (there.empty()) return {};
    const CellRange bounds = boundsOf(there);
    LiftedPiece piece{{bounds.last.row - bounds.first.row + 1, bounds.last.column - bounds.first.column + 1},
                      {}};
    for (Cell cell : there)
        piece.cells.push_back(
            {{cell.row - bounds.first.row, cell.column - bounds.first.column}, target.held(cell)});
    return piece;
}

CellCodes placed(const PaintTarget& target, const LiftedPiece& piece, Cell at) {
    const Size size = target.size();
    CellCodes codes;
    for (const auto& [offset, code] : piece.cells)
        if (size.contains(at + offset)) codes.push_back({at + offset, code});
    return codes;
}

} // namespace stonemason
