// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/wastes/game/engine.h"

#include <cstdint>
#include <optional>
#include <stop_token>
#include <vector>

namespace stonemason::wastes {

/// A win that no defence of the other side prevents.
struct ForcedWin {
    Side winner = Side::Blue;
    std::vector<Move> line{}; ///< the shortest win against the longest defence
    End end = End::None;      ///< how the game ends after the line: Goal, Captured or Blocked

    /// The winner's own moves of the line: "wins in 3".
    int winnersMoves() const { return int(line.size() + 1) / 2; }

    bool operator==(const ForcedWin&) const = default;
};

/// The longest win that is looked for, in plies.
inline constexpr int longestForcedWin = 63;

/// The win that one of the sides can force from a position of a running game within `plies` plies, at most
/// longestForcedWin; nullopt when there is none, when `nodes` positions were not enough to prove one, or when
/// stopped.
/// @param whole if given, is set to the number of plies that were searched completely
std::optional<ForcedWin> forcedWin(const Engine& engine, const Position& position, int plies,
                                   std::int64_t nodes, int* whole = nullptr, std::stop_token stop = {});

} // namespace stonemason::wastes
