// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/play/played_game.h"
#include "core/play/search.h"

#include <array>
#include <cstdint>
#include <string>
#include <vector>

namespace stonemason::test {

/// A minimal game: heaps of stones, a move removes some of one heap, and the player who takes the last stone
/// wins.
struct HeapRules {
    bool wholeHeapMovesAgain = false; ///< taking a whole heap gives another move
    int mostMoves = 100;              ///< a game of so many moves is drawn

    bool operator==(const HeapRules&) const = default;
};

struct HeapPosition {
    std::array<std::uint8_t, 3> heaps{};
    std::array<std::uint8_t, 2> taken{}; ///< stones, by player
    std::uint8_t toMove = 0;
    std::uint8_t moves = 0;
    GameState state = GameState::Running;

    bool operator==(const HeapPosition&) const = default;
};

struct HeapMove {
    std::uint8_t heap = 0;
    std::uint8_t stones = 0;

    bool operator==(const HeapMove&) const = default;
};

/// The common part of both undo implementations.
struct Heaps {
    using Rules = HeapRules;
    using Position = HeapPosition;
    using Move = HeapMove;
    using MoveList = std::vector<Move>;

    static GameState state(const Position& position) { return position.state; }
    static int toMove(const Position& position) { return position.toMove; }
    static int points(const Position& position, int player) { return position.taken[std::size_t(player)]; }
    static MoveList moves(const Rules&, const Position& position) {
        MoveList moves;
        if (position.state != GameState::Running) return moves;
        for (std::uint8_t heap = 0; heap < 3; ++heap)
            for (std::uint8_t stones = 1; stones <= position.heaps[heap]; ++stones)
                moves.push_back({heap, stones});
        return moves;
    }
    static bool isLegal(const Rules&, const Position& position, Move move) {
        return position.state == GameState::Running && move.heap < 3 && move.stones > 0 &&
               move.stones <= position.heaps[move.heap];
    }
    static void play(const Rules& rules, Position& position, Move move) {
        position.heaps[move.heap] = std::uint8_t(position.heaps[move.heap] - move.stones);
        position.taken[position.toMove] = std::uint8_t(position.taken[position.toMove] + move.stones);
        ++position.moves;
        if (position.heaps == std::array<std::uint8_t, 3>{})
            position.state = position.toMove == 0 ? GameState::FirstWon : GameState::SecondWon;
        else if (position.moves >= rules.mostMoves)
            position.state = GameState::Drawn;
        if (!rules.wholeHeapMovesAgain || position.heaps[move.heap] > 0)
            position.toMove = std::uint8_t(1 - position.toMove);
    }
    static std::string text(Move move) {
        return std::string{char('a' + move.heap)} + std::to_string(move.stones);
    }
    static std::uint64_t hash(const Position& position) {
        std::uint64_t hash = position.toMove + 2U * std::uint64_t(position.state);
        for (const std::uint8_t part : position.heaps)
            hash = 256 * hash + part;
        return 256 * (256 * (256 * hash + position.moves) + position.taken[0]) + position.taken[1];
    }

    static constexpr SearchShape searchShape{
        .mostMoves = 21, .rootWidth = 21, .innerWidth = 21, .deepest = 30};
    static int evaluate(const Rules&, const Position& position, int player) {
        const auto winner = winnerOf(position.state);
        return !winner ? 0 : *winner == player ? winValue : -winValue;
    }
};

/// Undoes moves by restoring a copy.
struct CopiedHeaps : Heaps {
    using Undo = Position;

    static Undo make(const Rules& rules, Position& position, Move move) {
        const Position before = position;
        play(rules, position, move);
        return before;
    }
    static void unmake(const Rules&, Position& position, Move, const Undo& before) { position = before; }
};

/// Undoes moves from the recorded changes.
struct UnmadeHeaps : Heaps {
    struct Undo {
        std::uint8_t player = 0;
    };

    static Undo make(const Rules& rules, Position& position, Move move) {
        const Undo undo{position.toMove};
        play(rules, position, move);
        return undo;
    }
    static void unmake(const Rules&, Position& position, Move move, const Undo& undo) {
        position.toMove = undo.player;
        position.state = GameState::Running;
        --position.moves;
        position.heaps[move.heap] = std::uint8_t(position.heaps[move.heap] + move.stones);
        position.taken[undo.player] = std::uint8_t(position.taken[undo.player] - move.stones);
    }
};

static_assert(SearchableGame<CopiedHeaps> && SearchableGame<UnmadeHeaps>);

inline HeapPosition heapsOf(std::uint8_t a, std::uint8_t b, std::uint8_t c) {
    HeapPosition position;
    position.heaps = {a, b, c};
    return position;
}

/// The initial heaps, as numbers.
struct HeapSetup {
    std::array<std::uint8_t, 3> heaps{};
    bool mayResign = true;

    bool canResign() const { return mayResign; }
    bool operator==(const HeapSetup&) const = default;
};

using HeapGame = PlayedGame<UnmadeHeaps, HeapSetup>;

inline HeapGame gameOf(const HeapSetup& setup, const HeapRules& rules = {}) {
    return {rules, setup, heapsOf(setup.heaps[0], setup.heaps[1], setup.heaps[2])};
}

} // namespace stonemason::test
