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
    auto begun = of(record.setup, profile);
    if (!begun) return begun;
    Game game = std::move(begun).value();
    const auto stopped = playRecord(game, record);
    if (!stopped) return game;
    if (game.moveCount() == int(record.moves.size())) return Error{{"war/resigned"}};
    return Error{{game.hasEnded() ? "war/after-end" : "war/illegal-move", {*stopped}}};
}

std::string_view Game::resultId() const {
    if (!hasEnded()) return "open";
    const auto won = winner();
    return won ? sideId(Side(*won)) : "draw";
}

} // namespace stonemason::wastes
