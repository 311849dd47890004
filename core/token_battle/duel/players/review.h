// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/token_battle/duel/duel.h"

#include <stop_token>
#include <vector>

namespace stonemason::token_battle {

/// What a move of a game cost who made it.
struct MoveLoss {
    int move = 0;   ///< counted from 0
    int points = 0; ///< by how much a better move would have raised the lead at the end, as Hard sees it; at
                    ///< most twice DuelRules::winningScore
    Move better{};

    bool operator==(const MoveLoss&) const = default;
};

/// Compares a legal move with the best one, as Hard finds it: by what the player to move could know, looking
/// at `nodes` positions, or a little more; 0 for PlayerRules::nodes. `move` of the result is 0.
MoveLoss lossOf(const Duel& duel, const Position& position, Move played, int nodes, std::stop_token stop);

inline constexpr int leastLoss = 15; ///< points below which a move is as good as any (assumed)

/// The few that lost most, in the order of the game.
std::vector<MoveLoss> costliest(std::vector<MoveLoss> losses);

} // namespace stonemason::token_battle
