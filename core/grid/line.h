// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/grid/cell.h"
#include "core/grid/grid.h"

#include <algorithm>
#include <cstdlib>
#include <vector>

namespace stonemason {

/// The cells on the straight line between two cells, both included, in order (Bresenham). Each touches the
/// next along an edge or at a corner. The line back holds the same cells.
inline std::vector<Cell> lineBetween(Cell from, Cell to) {
    const Cell step{to.row < from.row ? -1 : 1, to.column < from.column ? -1 : 1};
    const int rows = std::abs(to.row - from.row);
    const int columns = std::abs(to.column - from.column);
    const int length = std::max(rows, columns);
    // Half-way between two cells the line rounds up; seen from its other end that is down.
    const int half = from < to ? length : length - 1;
    std::vector<Cell> cells{from};
    for (int i = 1; i <= length; ++i)
        cells.push_back({from.row + step.row * ((2 * i * rows + half) / (2 * length)),
                         from.column + step.column * ((2 * i * columns + half) / (2 * length))});
    return cells;
}

/// The same line for things that join along edges only: each cell touches the next along an edge. The line
/// back holds the same cells.
inline std::vector<Cell> edgeLineBetween(Cell from, Cell to) {
    const Cell step{to.row < from.row ? -1 : 1, to.column < from.column ? -1 : 1};
    const int rows = std::abs(to.row - from.row);
    const int columns = std::abs(to.column - from.column);
    // Where the line runs through a corner it goes round one way; seen from its other end that is the other.
    const bool rowFirst = from < to;
    std::vector<Cell> cells{from};
    for (int row = 0, column = 0; row < rows || column < columns;) {
        const int nextRow = (2 * row + 1) * columns;
        const int nextColumn = (2 * column + 1) * rows;
        if (nextRow < nextColumn || (nextRow == nextColumn && rowFirst)) {
            cells.push_back(cells.back() + Cell{step.row, 0});
            ++row;
        } else {
            cells.push_back(cells.back() + Cell{0, step.column});
            ++column;
        }
    }
    return cells;
}

/// The cells of the rectangle that has these two cells as opposite corners, row by row.
inline std::vector<Cell> rectangleBetween(Cell a, Cell b) {
    const Cell first{std::min(a.row, b.row), std::min(a.column, b.column)};
    const Size size{std::abs(a.row - b.row) + 1, std::abs(a.column - b.column) + 1};
    std::vector<Cell> cells;
    forEachCell(size, [&](Cell offset) { cells.push_back(first + offset); });
    return cells;
}

} // namespace stonemason
