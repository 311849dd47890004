// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/wastes/game/game.h"

namespace stonemason::wastes {

Result<Game> Game::of(GameSetup setup, const Profile& profile) {
    auto engine = Engine::of(setup.board, profile);
    if (!engine) return engine.error();
    Position first = engine->start();
    return Game(std::move(engine).value(), std::move(setup), std::move(first));
}

Result<Game> Game::replay(const GameRecord& record, const Profile& profile) {
    return replayed(of(record.setup, profile), record, {"war/resigned", "war/after-end"},
                    [](const Game&, Move) { return std::string_view("war/illegal-move"); });
}

std::string_view Game::resultId() const {
    if (!hasEnded()) return "open";
    const auto won = winner();
    return won ? sideId(Side(*won)) : "draw";
}

} // namespace stonemason::wastes
