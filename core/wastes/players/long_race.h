// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/wastes/game/ground.h"
#include "core/wastes/game/position.h"

#include <array>
#include <cstdint>
#include <vector>

namespace stonemason::wastes {

/// The largest number of turns that any piece needs to its goal from any square that leads there.
int longestWay(const Ground& ground);

/// Evaluates the race to the goals on a large board, one whose longestWay() is above HardNumbers::longWay:
/// its end is beyond the search horizon. Without this evaluation Hard loses races there or moves to and fro.
///
/// A piece runs free when no enemy that could capture it is nearer to the runner's goal than the runner, by
/// a few turns: a defender level with an equally fast runner never catches it. The side whose free runner
/// needs fewer turns is ahead, of equals the one to move.
///
/// Cost: of the constructor, a breadth-first search for each piece; of evaluate(), linear in the pieces.
class LongRace {
public:
    /// The ground must outlive it.
    explicit LongRace(const Ground& ground);

    bool isLong() const { return isLong_; }
    /// In the units of HardNumbers, to the player, who is to move; 0 on a board that is not large.
    int evaluate(const Position& position, int player) const;

private:
    /// Turns to the goal of one side's pieces.
    struct Runners {
        int nearest; ///< the piece that is nearest
        int free;    ///< the one that is nearest of those that run free; Ground::farAway for none
    };
    Runners runnersOf(const Position& position, int player) const;

    const Ground& ground_;
    int longest_ = 0;
    bool isLong_ = false;
    /// By piece and square: the turns that the piece needs to a square beside the enemy's goal on the empty
    /// board, without jumps. Filled on large boards only.
    std::array<std::vector<std::uint16_t>, pieceCapacity> turnsHome_;
    /// By player: whether all squares beside his goal are traps, on which any enemy captures him.
    std::array<bool, playerCount> isTrapped_{};
};

} // namespace stonemason::wastes
