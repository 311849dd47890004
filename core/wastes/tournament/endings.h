// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/play/estimate.h"
#include "core/play/pairing_tally.h"
#include "core/wastes/game/position.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <map>

namespace stonemason::wastes {

/// One game of a tournament: its score, and how it ended.
struct BoardGame : GameScore {
    End end = End::None; ///< of a game that was played to its end never None

    bool operator==(const BoardGame&) const = default;
};

/// The ways to win, in the order of counts.
inline constexpr std::array winEnds{End::Goal, End::Captured, End::Blocked};
/// The ways to draw.
inline constexpr std::array drawEnds{End::Repetition, End::QuietTurns, End::MostMoves};

using WinCounts = std::array<std::int64_t, winEnds.size()>;
using DrawCounts = std::array<std::int64_t, drawEnds.size()>;

/// How games ended and how long they were, in whole numbers: independent of the order in which they were
/// added.
struct Endings {
    std::array<WinCounts, playerCount> wins{}; ///< of the side that moves first on the board, and the other
    DrawCounts draws{};
    std::map<int, std::int64_t> lengths; ///< how many games had so many moves

    std::int64_t games() const;
    /// Of the side that moves first.
    Outcomes outcomes() const;
    /// Moves of all games.
    Sums moves() const;
    void add(const BoardGame& game);
    Endings& operator+=(const Endings& other);
    bool operator==(const Endings&) const = default;
};

std::int64_t sumOf(const WinCounts& counts);

/// Whether games with these outcomes of the side that moves first, and so many moves in all, can end so.
bool arePossible(const Endings& endings, const Outcomes& firstMover, std::int64_t moves);

/// How long games were, in moves of both sides.
struct LengthFigures {
    Mean mean; ///< takes games for independent
    double median = 0;
    int shortest = 0;
    int longest = 0;

    bool operator==(const LengthFigures&) const = default;
};

/// All 0 without any game.
LengthFigures lengthFiguresOf(const Endings& endings);

} // namespace stonemason::wastes
