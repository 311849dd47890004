// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/duel/players/hard_player.h"

#include "core/duel/players/search.h"

#include <span>
#include <vector>

namespace stonemason {

Move HardPlayer::choose(const Duel& duel, const Position& position, std::stop_token stop) {
    const Duel known = options_.openDecks ? duel : asKnownTo(position.toMove, duel, position);
    const MoveList legal = duel.legalMoves(position);
    std::vector<Move> moves(legal.begin(), legal.end());
    random_.shuffle(std::span(moves));
    Search search(known, options_.nodes > 0 ? options_.nodes : duel.rules().players.nodes, std::move(stop));
    const std::vector<Move> ranking = search.ranked(position, std::move(moves));
    nodes_ = search.nodes();
    depth_ = search.depth();
    return ranking.front();
}

} // namespace stonemason
