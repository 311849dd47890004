// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/play/game_traits.h"
#include "core/play/played_game.h"
#include "core/wastes/game/engine.h"
#include "core/wastes/game/position.h"

#include <array>
#include <cstdint>
#include <string>
#include <string_view>

namespace stonemason::wastes {

/// The game traits of War in the Wastes. The game has no points.
struct WarTraits {
    using Rules = Engine;
    using Position = wastes::Position;
    using Move = wastes::Move;
    using MoveList = wastes::MoveList;
    using Undo = wastes::Undo;

    static GameState state(const Position& position) { return position.state; }
    static int toMove(const Position& position) { return position.toMove; }
    static int points(const Position&, int) { return 0; }
    static MoveList moves(const Engine& engine, const Position& position) { return engine.moves(position); }
    static bool isLegal(const Engine& engine, const Position& position, Move move) {
        return engine.isLegal(position, move);
    }
    static void play(const Engine& engine, Position& position, Move move) { engine.play(position, move); }
    static Undo make(const Engine& engine, Position& position, Move move) {
        return engine.make(position, move);
    }
    static void unmake(const Engine& engine, Position& position, Move move, const Undo& undo) {
        engine.unmake(position, move, undo);
    }
    static std::string text(Move move) { return moveText(move); }
    static std::uint64_t hash(const Position& position) { return hashOf(position); }
};
static_assert(TwoPlayerGame<WarTraits>);

/// The setup before the first move.
struct GameSetup {
    Board board;
    std::uint64_t seed = 0; ///< what the computer players draw from
    /// By side: "human", "easy", "normal", "hard", or a person's name.
    std::array<std::string, playerCount> players{};

    bool operator==(const GameSetup&) const = default;
};

using GameRecord = RecordOf<WarTraits, GameSetup>;

/// A game of War in the Wastes. A value.
class Game : public PlayedGame<WarTraits, GameSetup> {
public:
    /// The game before its first move. Errors: those of Engine::of.
    static Result<Game> of(GameSetup setup, const Profile& profile);
    /// The game of a record, with all its moves played. Errors beside those: war/illegal-move (number of the
    /// move from 1), war/after-end (likewise), war/resigned for a player who cannot have.
    static Result<Game> replay(const GameRecord& record, const Profile& profile);

    const Engine& engine() const { return rules(); }
    /// The result: "blue" or "red" for the winner, "draw", or "open" while the game runs.
    std::string_view resultId() const;

private:
    Game(Engine engine, GameSetup setup, Position first)
        : PlayedGame(std::move(engine), std::move(setup), std::move(first)) {}
};

} // namespace stonemason::wastes
