// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/random.h"
#include "core/play/search.h"
#include "core/token_battle/duel/duel.h"
#include "core/token_battle/duel/game.h"
#include "core/token_battle/duel/players/player.h"

#include <stop_token>
#include <vector>

namespace stonemason::token_battle {

/// Looks ahead: own turns and the opponent's, extra turns, turrets, auras and how the game ends, by
/// alpha-beta over the most promising moves, deeper and deeper until the node budget is used up. Leaf
/// positions are evaluated by the points so far and the expected yields of the remaining turns.
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

/// The static evaluation of a position for a player, in points: the lead, plus what the difference in yields
/// and in moves and boosts to come brings in the turns that are left. A finished game is worth winValue,
/// -winValue or 0.
int evaluate(const Duel& duel, const Position& position, int player);

struct DuelSearchTraits : DuelTraits {
    static constexpr SearchShape searchShape{
        .mostMoves = std::size_t(stackCount) * duelCells, .rootWidth = 24, .innerWidth = 10, .deepest = 12};

    static int evaluate(const Duel& duel, const Position& position, int player) {
        return stonemason::token_battle::evaluate(duel, position, player);
    }
};

using DuelSearch = Search<DuelSearchTraits>;

/// The loss caused by a move, for the player who made it.
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

extern template class stonemason::Search<
    stonemason::token_battle::DuelSearchTraits>; // instantiated beside evaluate(), so that it is inlined
