// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/play/game_traits.h"
#include "core/wastes/game/engine.h"
#include "core/wastes/game/move_text.h"

namespace stonemason::wastes {

/// War in the Wastes as a game of two sides. Nobody counts points.
struct Traits {
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
static_assert(TwoPlayerGame<Traits>);

} // namespace stonemason::wastes
