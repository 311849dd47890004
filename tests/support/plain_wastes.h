// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/wastes/board/board.h"

#include <array>
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace stonemason::test {

/// The numbers of the game, as in its sources.
struct PlainNumbers {
    int high = 1;
    int rough = -1;
    int sludge = 100;
    int repetitions = 3;
    int quietTurns = 60;
    int mostMoves = 10'000;
};

/// A move from one cell to another.
struct PlainTurn {
    Cell from;
    Cell to;

    auto operator<=>(const PlainTurn&) const = default;
};

/// A second implementation of War in the Wastes, written from its rules alone: it caches nothing that can be
/// recomputed, and shares nothing with the engine but the drawn board.
struct PlainWastes {
    enum class Outcome { Running, BlueWon, RedWon, Drawn };

    explicit PlainWastes(const wastes::Board& board, PlainNumbers numbers = {});

    bool hasEnded() const { return outcome != Outcome::Running; }
    /// All legal moves, ordered by cells; none at the end.
    std::set<PlainTurn> turns() const;
    /// The move must be a legal one.
    void play(PlainTurn turn);
    /// The piece on the cell, nullptr when it is empty.
    const wastes::Piece* at(Cell cell) const;
    /// The fewest moves in which the piece, alone on the board, would reach its goal; nullopt if never.
    std::optional<int> movesToGoal(const wastes::Piece& piece) const;
    /// Whether an enemy could capture the piece on the cell with its next move.
    bool isThreatened(Cell cell) const;

    wastes::Board board; ///< with the pieces in their current places, without captured ones
    wastes::Side next;
    Outcome outcome = Outcome::Running;
    int movesPlayed = 0;
    int quiet = 0;                            ///< moves since the last capture or approach
    std::array<std::optional<int>, 2> record; ///< per side: the fewest moves to its goal so far

private:
    bool mayEnter(const wastes::Piece& piece, Cell cell) const;
    bool captures(const wastes::Piece& piece, const wastes::Piece& other) const;
    std::set<PlainTurn> turnsOf(const wastes::Piece& piece) const;
    std::set<PlainTurn> turnsOf(wastes::Side side) const;
    std::vector<Cell> landings(const wastes::Piece& piece) const;
    bool isClear(Cell from, Cell to) const;
    std::optional<int> nearestOf(wastes::Side side) const;
    std::string picture() const;
    void settle(wastes::Side mover, bool inGoal);

    PlainNumbers numbers_;
    std::vector<std::string> seen_; ///< pictures since the last capture or approach
};

} // namespace stonemason::test
