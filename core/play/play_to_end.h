// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <stop_token>

namespace stonemason {

/// Lets the players, player 0 first, go on with a PlayedGame of their rules to its end. Returns false when
/// stopped before.
template <typename Game, typename Players>
bool playToEnd(Game& game, const Players& players, const std::stop_token& stop = {}) {
    while (!game.hasEnded() && !stop.stop_requested()) {
        const auto& player = players[std::size_t(game.playerOf(game.moveCount()))];
        game.play(player->choose(game.rules(), game.position(), stop));
    }
    return !stop.stop_requested();
}

} // namespace stonemason
