// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/wastes/game/model/war_turns.h"

#include "core/wastes/players/player.h"
#include "editor/play/game_opponent.h"

namespace stonemason::wastes {

namespace {

std::unique_ptr<GameOpponent<Game>> computer(PlayerLevel level, int player) {
    return std::make_unique<ComputerOpponent<Game>>([level, player](const Game& game) {
        const std::uint64_t seed = playerSeed(game.setup().seed + std::uint64_t(game.moveCount()), player);
        return
            [level, seed, engine = game.engine(), position = game.position()](const std::stop_token& stop) {
                return makePlayer(level, PlayerOptions{.seed = seed})->choose(engine, position, stop);
            };
    });
}

} // namespace

WarTurns::WarTurns(WarDocument& document, bool going, QObject* parent) : GameTurns(document, going, parent) {
    for (int player = 0; player < playerCount; ++player)
        if (const auto level = computerAt(document.seated(), player))
            setOpponent(player, computer(*level, player));
}

} // namespace stonemason::wastes
