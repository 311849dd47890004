// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/grid/cell.h"
#include "core/grid/grid.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <span>
#include <utility>
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

/// How many 8-connected components of at least `smallest` cells the cells that are not 0 form.
int componentsOf(Grid<char> open, std::size_t smallest);

/// The eight neighbours of a cell as offsets, clockwise from above; those at even places share an edge with
/// it.
inline constexpr std::array<Cell, 8> clockwiseSteps{
    {{-1, 0}, {-1, 1}, {0, 1}, {1, 1}, {1, 0}, {1, -1}, {0, -1}, {-1, -1}}};

/// Half of the eight neighbours: from all cells together these steps meet each pair of neighbours once.
inline constexpr std::array<Cell, 4> forwardSteps{{{0, 1}, {1, -1}, {1, 0}, {1, 1}}};

/// Cells between a cell and the nearest edge of a board; 0 on the edge.
constexpr int distanceToEdge(Size board, Cell cell) {
    return std::min({cell.row, cell.column, board.rows - 1 - cell.row, board.columns - 1 - cell.column});
}

/// Calls visit(cell) for each cell that is at most `reach` king's moves from the middle, row by row, also for
/// those off the board.
template <typename Visit>
void forEachWithin(Cell middle, int reach, Visit visit) {
    for (int row = middle.row - reach; row <= middle.row + reach; ++row)
        for (int column = middle.column - reach; column <= middle.column + reach; ++column)
            visit(Cell{row, column});
}

/// Whether the open cells of the square of radius `reach` around the cell, without its 3x3, form two or more
/// 8-connected components of at least `smallest` cells.
/// @param isOpen isOpen(cell): also asked of cells off the board
template <typename IsOpen>
bool isChokePoint(Cell cell, int reach, std::size_t smallest, IsOpen isOpen) {
    Grid<char> open(Size{2 * reach + 1, 2 * reach + 1}, 0);
    forEachWithin(cell, reach, [&](Cell at) {
        if (chebyshev(at, cell) > 1 && isOpen(at))
            open[{at.row - cell.row + reach, at.column - cell.column + reach}] = 1;
    });
    return componentsOf(std::move(open), smallest) >= 2;
}

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
