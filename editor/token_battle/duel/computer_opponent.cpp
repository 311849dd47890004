// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/token_battle/duel/computer_opponent.h"

#include "core/token_battle/duel/knowledge.h"

namespace stonemason {

ComputerOpponent::ComputerOpponent(PlayerLevel level, int player, bool openDecks, QObject* parent)
    : Opponent(parent)
    , level_(level)
    , player_(player)
    , openDecks_(openDecks)
    , thinking_(*this, [this](Move move) { emit moved(move); }) {
}

void ComputerOpponent::ask(const Game& game) {
    const PlayerOptions options{.seed =
                                    playerSeed(game.setup().seed + std::uint64_t(game.moveCount()), player_),
                                .openDecks = openDecks_};
    // What it may not know does not come to it at all.
    const Duel duel = openDecks_ ? game.duel() : asKnownTo(player_, game.duel(), game.position());
    thinking_.restart(
        [level = level_, options, duel, position = game.position()](const std::stop_token& stop) {
            return makePlayer(level, options)->choose(duel, position, stop);
        });
}

void ComputerOpponent::withdraw() {
    thinking_.drop();
}

} // namespace stonemason
