// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/token_battle/duel/players/match.h"

#include "core/play/play_to_end.h"

namespace stonemason::token_battle {

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
