// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/wastes/game/engine.h"
#include "core/wastes/game/game.h"

#include <cstdint>
#include <optional>
#include <stop_token>
#include <vector>

namespace stonemason::wastes {

/// A win that is certain whatever the other side does, or that has already occurred.
struct SureWin {
    Side winner = Side::Blue;
    int moves = 0;       ///< the winner's own, until the game ends: "wins in 3"; 0 once it has ended
    End end = End::None; ///< how: Goal, Captured or Blocked; None where only the search has seen it

    bool operator==(const SureWin&) const = default;
};

/// Which side of a position is ahead, and by how much.
struct Advantage {
    int value = 0; ///< the evaluation, positive for Blue, in the units of HardNumbers
    std::optional<SureWin> win{};
    bool isDrawn = false; ///< the game has ended so

    bool operator==(const Advantage&) const = default;
};

/// How likely a side is to win, 0 to 1, where a draw counts as half a win: 1 or 0 when a win is certain, 1/2
/// in a drawn game, else a logistic of the evaluation,
///
///     1 / (1 + 10^(-value / JudgingNumbers::chanceScale))
///
/// so that a lead of chanceScale means chances of 10 to 1; the form is that of Elo's expected score. The
/// chances of both sides add up to 1.
double winningChance(const Advantage& advantage, Side side, const JudgingNumbers& judging);

/// The winner of an ended game by the rules, or the side that gave up lost it.
Advantage wonBy(Side winner, End end = End::None);

/// The advantage as the pieces stand, without looking ahead; a win only in a game that has ended. Quick.
Advantage standingAdvantage(const Engine& engine, const Position& position);

/// The advantage as Hard finds it, which looks at `nodes` positions and tries to prove a win with as many.
/// Deterministic. After a stop request it returns soon, with an arbitrary result.
Advantage advantageOf(const Engine& engine, const Position& position, std::int64_t nodes,
                      std::stop_token stop = {});

/// The advantage at the start of a game and after each of its moves, as advantageOf() finds it, with
/// `nodes` for each; when a player has given up, at the end that of who won by it.
std::vector<Advantage> advantagesIn(const Game& game, std::int64_t nodes);

/// The win that a side can force from a position of a running game, proven with `nodes` positions at most.
std::optional<SureWin> sureWin(const Engine& engine, const Position& position, std::int64_t nodes,
                               std::stop_token stop = {});

inline constexpr int mostLines = 5;

/// A way the game may go on from a position.
struct AnalysedLine {
    std::vector<Move> moves; ///< the best of both sides, as far as they are known; at least one
    Advantage advantage;     ///< if the first of them is played; moves to a win are counted from before it
    int depth = 0;           ///< plies that were looked ahead

    bool operator==(const AnalysedLine&) const = default;
};

/// The best moves of a running game, each with how the game goes on after it, the best first: `lines` of
/// them, 1 to mostLines, or as many as there are moves. Wins come before all others, the shortest first, and
/// losses after them, the longest first. Looks at `nodes` positions for each line, and tries to prove wins
/// with as many. Deterministic. No lines in a game that has ended. After a stop request it returns soon, with
/// poorer lines.
std::vector<AnalysedLine> analyse(const Engine& engine, const Position& position, int lines,
                                  std::int64_t nodes, std::stop_token stop = {});

} // namespace stonemason::wastes
