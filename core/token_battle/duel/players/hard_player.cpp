// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/token_battle/duel/players/hard_player.h"

#include "core/token_battle/duel/knowledge.h"
#include "core/token_battle/duel/players/duel_search.h"

#include <span>
#include <utility>

namespace stonemason::token_battle {

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

} // namespace stonemason::token_battle
