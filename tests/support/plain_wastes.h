// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/wastes/board/board.h"

#include <array>
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace stonemason::test {

/// The numbers of the game, as its sources have them.
struct PlainNumbers {
    int high = 1;
    int rough = -1;
    int sludge = 100;
    int repetitions = 3;
    int quietTurns = 60;
    int mostMoves = 10'000;
};

/// From one cell to another.
struct PlainTurn {
    Cell from;
    Cell to;

    auto operator<=>(const PlainTurn&) const = default;
};

/// War in the Wastes once more, written from its rules alone and in the open: nothing is kept that can be
/// worked out again, and nothing is shared with the engine but the board that is drawn.
struct PlainWastes {
    enum class Outcome { Running, BlueWon, RedWon, Drawn };

    explicit PlainWastes(const wastes::Board& board, PlainNumbers numbers = {});

    bool hasEnded() const { return outcome != Outcome::Running; }
    /// All legal moves, ordered by cells; none at the end.
    std::set<PlainTurn> turns() const;
    /// The move must be a legal one.
    void play(PlainTurn turn);
    /// The piece there, nullptr where there is none.
    const wastes::Piece* at(Cell cell) const;
    /// The fewest moves in which the piece would get to its goal if no other were there; none if never.
    std::optional<int> movesToGoal(const wastes::Piece& piece) const;
    /// Whether an enemy could capture the piece there with its next move.
    bool isThreatened(Cell cell) const;

    wastes::Board board; ///< its pieces stand where they stand now, captured ones are gone
    wastes::Side next;
    Outcome outcome = Outcome::Running;
    int movesPlayed = 0;
    int quiet = 0;                            ///< moves since the last capture or approach
    std::array<std::optional<int>, 2> record; ///< of each side: the fewest moves to its goal so far

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
