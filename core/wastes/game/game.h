// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/play/played_game.h"
#include "core/wastes/game/traits.h"

#include <array>
#include <cstdint>
#include <string>
#include <string_view>

namespace stonemason::wastes {

/// The setup before the first move.
struct GameSetup {
    Board board;
    std::uint64_t seed = 0; ///< what the computer players draw from
    /// By side: "human", "easy", "normal", "hard", or a person's name.
    std::array<std::string, playerCount> players{};

    bool operator==(const GameSetup&) const = default;
};

using GameRecord = RecordOf<Traits, GameSetup>;

/// A game of War in the Wastes. A value.
class Game : public PlayedGame<Traits, GameSetup> {
public:
    /// The game before its first move. Errors: those of Engine::of.
    static Result<Game> of(GameSetup setup, const Profile& profile);
    /// The game of a record, with all its moves played. Errors beside those: war/illegal-move (number of the
    /// move from 1), war/after-end (likewise), war/resigned for a player who cannot have.
    static Result<Game> replay(const GameRecord& record, const Profile& profile);

    const Engine& engine() const { return rules(); }
    /// How it stands: "blue" or "red" won, "draw", or "open" while it runs.
    std::string_view resultId() const;

private:
    Game(Engine engine, GameSetup setup, Position first)
        : PlayedGame(std::move(engine), std::move(setup), std::move(first)) {}
};

} // namespace stonemason::wastes
