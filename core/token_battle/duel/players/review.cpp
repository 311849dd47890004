// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/token_battle/duel/players/review.h"

#include "core/play/costliest.h"
#include "core/token_battle/duel/knowledge.h"
#include "core/token_battle/duel/players/duel_search.h"

#include <algorithm>
#include <utility>

namespace stonemason::token_battle {

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
