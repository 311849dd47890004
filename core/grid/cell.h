// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <bit>
#include <compare>
#include <cstdint>
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

enum class Direction : std::uint8_t { North, East, South, West };

inline constexpr std::array<Direction, 4> allDirections{Direction::North, Direction::East, Direction::South,
                                                        Direction::West};

constexpr Direction opposite(Direction d) {
    return Direction((int(d) + 2) % 4);
}

constexpr Cell neighbour(Cell c, Direction d) {
    switch (d) {
    case Direction::North: return {c.row - 1, c.column};
    case Direction::East: return {c.row, c.column + 1};
    case Direction::South: return {c.row + 1, c.column};
    case Direction::West: return {c.row, c.column - 1};
    }
    return c;
}

/// The eight neighbours of a cell as offsets, row by row; kings and other units step this way.
inline constexpr std::array<Cell, 8> eightSteps{
    {{-1, -1}, {-1, 0}, {-1, 1}, {0, -1}, {0, 1}, {1, -1}, {1, 0}, {1, 1}}};

constexpr Cell operator+(Cell a, Cell b) {
    return {a.row + b.row, a.column + b.column};
}

/// A set of a tile's four edges: those a river (or road) leaves through.
class Edges {
public:
    constexpr Edges() = default;
    constexpr Edges(std::initializer_list<Direction> directions) {
        for (Direction d : directions)
            add(d);
    }

    constexpr bool has(Direction d) const { return (bits_ >> int(d)) & 1; }
    constexpr void add(Direction d) { bits_ = std::uint8_t(bits_ | (1 << int(d))); }
    constexpr void remove(Direction d) { bits_ = std::uint8_t(bits_ & ~(1 << int(d))); }
    constexpr bool empty() const { return bits_ == 0; }
    constexpr int count() const { return std::popcount(bits_); }
    constexpr bool containsAll(Edges other) const { return (bits_ & other.bits_) == other.bits_; }
    /// Two edges that face each other.
    constexpr bool isStraight() const { return bits_ == 0b0101 || bits_ == 0b1010; }
    constexpr bool operator==(const Edges&) const = default;

private:
    std::uint8_t bits_ = 0;
};

/// Rows and columns that a grid gets on its sides; those that are less than 0 it loses.
struct Margins {
    int top = 0;
    int bottom = 0;
    int left = 0;
    int right = 0;

    bool operator==(const Margins&) const = default;
};

/// The size with the margins; a side may be 0 or less then.
constexpr Size withMargins(Size size, const Margins& margins) {
    return {size.rows + margins.top + margins.bottom, size.columns + margins.left + margins.right};
}

/// What a cell of a board holds, as a number whose meaning is the game's own: a tile's code, a digit, a
/// glyph, an object of a world. Worlds have more kinds than there are characters that can be printed.
using TileIndex = std::uint16_t;

} // namespace stonemason
