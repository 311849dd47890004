// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

namespace stonemason::wastes {

/// Who a piece or a goal belongs to. Blue is player 0, Red player 1.
enum class Side : std::uint8_t { Blue, Red };

inline constexpr std::array<Side, 2> bothSides{Side::Blue, Side::Red};

constexpr Side opponentOf(Side side) {
    return side == Side::Blue ? Side::Red : Side::Blue;
}

/// "blue", "red".
constexpr std::string_view sideId(Side side) {
    return side == Side::Blue ? "blue" : "red";
}

/// What a place of a board is.
enum class Tile : std::uint8_t {
    Hole, ///< no tile: nothing ever enters
    Normal,
    High,     ///< a piece has more power there
    Rough,    ///< or less
    Sludge,   ///< only walkers enter, and have the greatest power there; jumpers get over it
    Trap,     ///< a piece there captures none and is captured by any
    BlueGoal, ///< Blue wins by entering, Red may not enter
    RedGoal,  ///< the other way round
};

inline constexpr std::size_t tileCount = 8;

/// The goal that a side runs to.
constexpr Tile goalOf(Side side) {
    return side == Side::Blue ? Tile::BlueGoal : Tile::RedGoal;
}

constexpr bool isGoal(Tile tile) {
    return tile == Tile::BlueGoal || tile == Tile::RedGoal;
}

/// The tile with the sides exchanged.
constexpr Tile swapped(Tile tile) {
    return tile == Tile::BlueGoal ? Tile::RedGoal : tile == Tile::RedGoal ? Tile::BlueGoal : tile;
}

} // namespace stonemason::wastes
