// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/wastes/game/engine.h"

#include <array>
#include <vector>

namespace stonemason::wastes {

/// The move score of the game's document, a one-ply evaluation of the position after the move:
///
///     score = mat + mobil + r - d + rank, each times its number in DesignedNumbers
///     mat     sum over own pieces of what their rank counts, less that of the enemy's
///     mobil   legal moves of the piece from where it came to stand
///     r       own less enemy pieces in the area at the goal that the opponent runs to
///     d       distance of the piece from its nearest goal as the crow flies, 0 where there is none
///     rank    the piece's less that of the piece it captured; 0 without a capture (decided)
///
/// The area is areaWidth squares along the edge that the goal lies nearest to, with the goal in the middle,
/// and areaDepth away from it, cut off at the edges of the board. Decided, as the document knows one board:
/// of several goals each has its area, and where top or bottom are as near as a side the area lies along
/// them.
class MoveScore {
public:
    explicit MoveScore(const Engine& engine);

    /// Of a legal move.
    double of(const Position& position, Move move) const;

private:
    int protection(const Position& position, int player) const;

    Engine engine_;
    /// By player: whether squares belong to the area that he defends.
    std::array<std::vector<char>, playerCount> defended_;
    std::array<std::vector<Cell>, playerCount> goals_;
};

} // namespace stonemason::wastes
