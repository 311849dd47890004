// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/wastes/game/engine.h"

#include <array>
#include <vector>

namespace stonemason::wastes {

/// How many turns the piece on a square needs to each tile while nobody else moves, captures included: 0
/// where it stands, up to `most`; unreached elsewhere. A goal ends the way. No piece there: all unreached.
inline constexpr int unreached = -1;
Grid<int> turnsFrom(const Engine& engine, const Position& position, Square from, int most);

/// How many pieces of each side, by player, could go to a tile in the next turn, were it theirs.
using Control = std::array<std::uint8_t, playerCount>;
Grid<Control> controlOf(const Engine& engine, const Position& position);

/// The squares of the pieces that an enemy could capture in its next turn, in the order of the pieces.
std::vector<Square> threatenedOf(const Engine& engine, const Position& position);

/// The shortest way of a side's pieces to its goal on the empty board, and the pieces that have it.
struct Race {
    int turns = Ground::farAway; ///< farAway: none gets there
    std::vector<Cell> runners;   ///< row by row
    std::vector<Cell> way;       ///< of the first of them, from where it stands to the goal
};
Race raceOf(const Ground& ground, Side side);

} // namespace stonemason::wastes
