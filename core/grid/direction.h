// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/grid/cell.h"

#include <array>
#include <bit>
#include <cstdint>

namespace stonemason {

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

} // namespace stonemason
