// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/token_battle/duel/players/player.h"

#include "core/play/player.h"
#include "core/token_battle/duel/players/hard_player.h"
#include "core/token_battle/duel/players/move_worth.h"

#include <limits>

namespace stonemason::token_battle {

std::unique_ptr<Player> makePlayer(PlayerLevel level, const PlayerOptions& options) {
    switch (level) {
    case PlayerLevel::Easy: return std::make_unique<EasyPlayer>(options.seed);
    case PlayerLevel::Normal: return std::make_unique<NormalPlayer>(options.seed);
    case PlayerLevel::Hard: return std::make_unique<HardPlayer>(options);
    }
    return nullptr;
}

namespace {

/// The move of the highest worth; ties are broken by a single random draw, in the order of the moves.
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

Contestants contestantsOf(const std::array<ComputerPlayer, playerCount>& players, std::uint64_t gameSeed) {
    Contestants contestants;
    for (int side = 0; side < playerCount; ++side) {
        const ComputerPlayer& player = players[std::size_t(side)];
        contestants[std::size_t(side)] =
            makePlayer(player.level, {playerSeed(gameSeed, side), player.nodes, player.openDecks});
    }
    return contestants;
}

bool playOut(Game& game, const Contestants& players, const std::stop_token& stop) {
    return playToEnd(game, players, stop);
}

} // namespace stonemason::token_battle
