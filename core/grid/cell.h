// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <compare>
#include <cstdlib>

namespace stonemason {

/// A place on a board: row 0 is the top (north), column 0 the left (west).
struct Cell {
    int row = 0;
    int column = 0;

    auto operator<=>(const Cell&) const = default;
};

/// Rows and columns of a board.
struct Size {
    int rows = 0;
    int columns = 0;

    bool operator==(const Size&) const = default;
    bool contains(Cell c) const { return c.row >= 0 && c.row < rows && c.column >= 0 && c.column < columns; }
    int area() const { return rows * columns; }
    bool isSquare() const { return rows == columns; }
};

/// Steps between two cells when a step may go to any of the eight neighbours.
inline int chebyshev(Cell a, Cell b) {
    const int rows = std::abs(a.row - b.row);
    const int columns = std::abs(a.column - b.column);
    return rows > columns ? rows : columns;
}

} // namespace stonemason
