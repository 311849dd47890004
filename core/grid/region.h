// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/grid/cell.h"
#include "core/grid/grid.h"

#include <algorithm>
#include <span>
#include <vector>

namespace stonemason {

/// A board cut into its maximal 4-connected areas of equal kind.
struct Regions {
    static constexpr int none = -1;

    Grid<int> label;                        ///< index into members, or none
    std::vector<std::vector<Cell>> members; ///< the cells of each region, row by row
};

/// Cells of equal, non-negative kind that touch along an edge form a region; a negative kind belongs to none.
Regions findRegions(const Grid<int>& kinds);

/// The cell nearest to the middle of all of them, of several the first; there must be one at least.
Cell middleOf(std::span<const Cell> cells);

/// The maximal area around the start whose cells hold the same code as it and touch along edges, row by row;
/// empty when the start lies off the board. What a bucket fills and a wand selects.
/// @param codeAt codeAt(cell): what a cell of the board holds
template <typename CodeAt>
std::vector<Cell> sameArea(Size board, CodeAt codeAt, Cell start) {
    if (!board.contains(start)) return {};
    const auto code = codeAt(start);
    Grid<char> seen(board, 0);
    std::vector<Cell> area{start};
    seen[start] = 1;
    for (std::size_t next = 0; next < area.size(); ++next) {
        for (Direction d : allDirections) {
            const Cell to = neighbour(area[next], d);
            if (!board.contains(to) || seen[to] || codeAt(to) != code) continue;
            seen[to] = 1;
            area.push_back(to);
        }
    }
    std::sort(area.begin(), area.end());
    return area;
}

template <typename T>
std::vector<Cell> sameArea(const Grid<T>& grid, Cell start) {
    return sameArea(
        grid.size(), [&grid](Cell cell) { return grid[cell]; }, start);
}

/// Every cell of the board that holds the code, row by row.
template <typename CodeAt, typename T>
std::vector<Cell> cellsHolding(Size board, CodeAt codeAt, const T& code) {
    std::vector<Cell> cells;
    forEachCell(board, [&](Cell cell) {
        if (codeAt(cell) == code) cells.push_back(cell);
    });
    return cells;
}

template <typename T>
std::vector<Cell> cellsHolding(const Grid<T>& grid, const T& value) {
    return cellsHolding(
        grid.size(), [&grid](Cell cell) { return grid[cell]; }, value);
}

} // namespace stonemason
