// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/token_battle/duel/model/computer_opponent.h"

#include "core/token_battle/duel/knowledge.h"
#include "editor/play/game_opponent.h"

namespace stonemason::token_battle {

std::unique_ptr<Opponent> computerOpponent(PlayerLevel level, int player, bool openDecks) {
    const auto mind = [=](const Game& game) {
        const std::uint64_t seed = playerSeed(game.setup().seed + std::uint64_t(game.moveCount()), player);
        // What it may not know does not reach it at all.
        const Duel duel = openDecks ? game.duel() : asKnownTo(player, game.duel(), game.position());
        return [level, options = PlayerOptions{.seed = seed, .openDecks = openDecks}, duel,
                position = game.position()](const std::stop_token& stop) {
            return makePlayer(level, options)->choose(duel, position, stop);
        };
    };
    return std::make_unique<ComputerOpponent<Game>>(mind);
}

} // namespace stonemason::token_battle
