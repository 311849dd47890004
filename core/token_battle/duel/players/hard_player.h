// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/random.h"
#include "core/token_battle/duel/players/player.h"

namespace stonemason::token_battle {

/// Looks ahead: own turns and the opponent's, extra turns, turrets, auras and how the game ends, by
/// alpha-beta over the most promising moves, deeper and deeper until the node budget is used up. Positions it
/// does not follow further are judged by the points so far and what the yields bring in the turns left.
class HardPlayer : public Player {
public:
    explicit HardPlayer(const PlayerOptions& options) : options_(options), random_(options.seed) {}
    Move choose(const Duel& duel, const Position& position, std::stop_token stop) override;

    /// The positions looked at for the last move.
    int nodes() const { return nodes_; }

private:
    PlayerOptions options_;
    SeededRandom random_;
    int nodes_ = 0;
};

} // namespace stonemason::token_battle
