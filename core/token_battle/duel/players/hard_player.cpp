// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/token_battle/duel/players/hard_player.h"

#include "core/play/player.h"
#include "core/token_battle/duel/knowledge.h"

#include <algorithm>
#include <span>
#include <utility>

namespace stonemason::token_battle {

namespace {

/// The value of the next move, in points a turn (measured: about what a good move gains).
constexpr int tempo = 2;

/// The value of a player's extra moves and boosts, in points a turn.
int tempoOf(const PlayerRules& rules, const Position& position, int player) {
    const auto p = std::size_t(player);
    const int next = position.toMove == player ? 1 : 0;
    return tempo * (next + 2 * position.extraMoves[p]) + rules.boostNext * position.boosts[p];
}

} // namespace

int evaluate(const Duel& duel, const Position& position, int player) {
    const int other = 1 - player;
    const int lead = position.scores[std::size_t(player)] - position.scores[std::size_t(other)];
    if (!position.running()) return lead > 0 ? winValue : lead < 0 ? -winValue : 0;
    const int mine = position.yields[std::size_t(player)];
    const int others = position.yields[std::size_t(other)];
    const int byPoints = (duel.rules().winningScore - std::max(position.scores[0], position.scores[1])) /
                         std::max(1, std::max(mine, others));
    const int turnsLeft = std::min(count(position.empty()), byPoints + 1);
    const PlayerRules& rules = duel.rules().players;
    const int ahead = tempoOf(rules, position, player) - tempoOf(rules, position, other);
    return lead + (mine - others + ahead) * turnsLeft;
}

Move HardPlayer::choose(const Duel& duel, const Position& position, std::stop_token stop) {
    const Duel known = options_.openDecks ? duel : asKnownTo(position.toMove, duel, position);
    MoveList moves = duel.legalMoves(position);
    random_.shuffle(std::span(&moves[0], moves.size())); // moves with equal values are equally likely
    DuelSearch search(known, options_.nodes > 0 ? options_.nodes : duel.rules().players.nodes,
                      std::move(stop));
    const Move move = search.best(position, moves);
    nodes_ = search.nodes();
    return move;
}

MoveLoss lossOf(const Duel& duel, const Position& position, Move played, int nodes, std::stop_token stop) {
    const Duel known = asKnownTo(position.toMove, duel, position);
    DuelSearch search(known, nodes > 0 ? nodes : duel.rules().players.nodes, std::move(stop));
    const auto found = search.compare(position, duel.legalMoves(position), played);
    // To win or to lose counts as much as any lead can.
    const int most = duel.rules().winningScore;
    const int lost = std::clamp(found.bestWorth, -most, most) - std::clamp(found.worth, -most, most);
    return {0, std::max(0, lost), found.best};
}

std::vector<MoveLoss> costliest(std::vector<MoveLoss> losses) {
    return stonemason::costliest(std::move(losses), &MoveLoss::points, leastLoss);
}

} // namespace stonemason::token_battle

template class stonemason::Search<stonemason::token_battle::DuelSearchTraits>;
