// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/token_battle/duel/players/simple_players.h"

#include "core/token_battle/duel/players/move_worth.h"

#include <limits>

namespace stonemason::token_battle {

namespace {

/// The move of the highest worth; among equals each as likely, drawn once, in the order of the moves.
template <typename WorthOf>
Move bestOf(const MoveList& moves, SeededRandom& random, WorthOf worthOf) {
    MoveList best;
    int most = std::numeric_limits<int>::min();
    for (const Move move : moves) {
        const int worth = worthOf(move);
        if (worth > most) best = MoveList();
        if (worth >= most) best.add(move);
        most = std::max(most, worth);
    }
    return best[std::size_t(random.below(int(best.size())))];
}

} // namespace

Move EasyPlayer::choose(const Duel& duel, const Position& position, std::stop_token) {
    const int doubt = duel.rules().players.doubt;
    return bestOf(duel.legalMoves(position), random_,
                  [&](Move move) { return immediateWorth(duel, position, move) - random_.below(doubt + 1); });
}

Move NormalPlayer::choose(const Duel& duel, const Position& position, std::stop_token) {
    const NormalJudge judge(duel, position);
    return bestOf(duel.legalMoves(position), random_, [&](Move move) { return judge.worthOf(move); });
}

} // namespace stonemason::token_battle
