// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/random.h"
#include "core/wastes/game/engine.h"
#include "core/wastes/players/player.h"

#include <stop_token>
#include <vector>

namespace stonemason::wastes {

/// Looks ahead by Search until its node budget is used up.
class HardPlayer : public Player {
public:
    explicit HardPlayer(const PlayerOptions& options) : options_(options), random_(options.seed) {}
    Move choose(const Engine& engine, const Position& position, std::stop_token stop) override;

private:
    PlayerOptions options_;
    SeededRandom random_;
};

/// The loss caused by a move, for the player who made it.
struct MoveLoss {
    int move = 0;  ///< counted from 0
    int worth = 0; ///< by how much a better move would have left the mover better off, as Hard weighs pieces
                   ///< and their way; at most twice JudgingNumbers::won
    Move better{noSquare, noSquare};

    bool operator==(const MoveLoss&) const = default;
};

/// Compares a legal move of a running game with the best one, as Hard finds it, looking at `nodes` positions
/// for each. `move` of the result is 0. After a stop request it returns soon, with an arbitrary result.
MoveLoss lossOf(const Engine& engine, const Position& position, Move played, int nodes, std::stop_token stop);

/// The few that lost most, and at least JudgingNumbers::leastLoss, in the order of the game.
std::vector<MoveLoss> costliest(std::vector<MoveLoss> losses, const JudgingNumbers& judging);

} // namespace stonemason::wastes
