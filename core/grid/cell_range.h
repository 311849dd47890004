// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/grid/cell.h"

#include <algorithm>
#include <span>

namespace stonemason {

/// A rectangle of cells, both corners included.
struct CellRange {
    Cell first;
    Cell last;

    bool operator==(const CellRange&) const = default;
    bool contains(Cell c) const {
        return c.row >= first.row && c.row <= last.row && c.column >= first.column && c.column <= last.column;
    }
    /// Whether it holds no cell at all: the last corner lies before the first.
    bool isEmpty() const { return last.row < first.row || last.column < first.column; }
};

/// The smallest range around both corners, whichever way round they are given.
inline CellRange rangeOf(Cell a, Cell b) {
    return {{std::min(a.row, b.row), std::min(a.column, b.column)},
            {std::max(a.row, b.row), std::max(a.column, b.column)}};
}

inline CellRange united(const CellRange& a, const CellRange& b) {
    return {{std::min(a.first.row, b.first.row), std::min(a.first.column, b.first.column)},
            {std::max(a.last.row, b.last.row), std::max(a.last.column, b.last.column)}};
}

/// The smallest range that holds all the cells; there must be one at least.
inline CellRange boundsOf(std::span<const Cell> cells) {
    CellRange bounds{cells.front(), cells.front()};
    for (Cell c : cells)
        bounds = united(bounds, {c, c});
    return bounds;
}

/// Every cell of the board.
inline CellRange wholeOf(Size size) {
    return {{0, 0}, {size.rows - 1, size.columns - 1}};
}

/// Rows and columns of a range that is not empty.
inline Size sizeOf(const CellRange& range) {
    return {range.last.row - range.first.row + 1, range.last.column - range.first.column + 1};
}

/// The part of the range that lies on the board; its last corner lies before the first when there is none.
inline CellRange clipped(const CellRange& range, Size size) {
    return {{std::max(range.first.row, 0), std::max(range.first.column, 0)},
            {std::min(range.last.row, size.rows - 1), std::min(range.last.column, size.columns - 1)}};
}

} // namespace stonemason
