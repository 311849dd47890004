// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/check.h"
#include "core/wastes/check/repair.h"
#include "core/wastes/game/engine.h"

#include <functional>
#include <optional>
#include <span>
#include <stop_token>

namespace stonemason::wastes {

using Problem = BasicProblem<Fix>;
using Problems = BasicProblems<Fix>;
using Report = BasicReport<Fix>;

/// A board as checks see it.
struct CheckedBoard {
    const Board& board;
    const Profile& profile;
    std::optional<Engine> engine; ///< none while the board cannot be played
};

using Check = BasicCheck<Fix, CheckedBoard>;

/// The table of checks, in the order in which problems are listed.
std::span<const Check> allChecks();

/// Calls visit(problem) with every problem of a board, which a report need not list all. See runChecks().
void visitProblems(const Board& board, const Profile& profile,
                   const std::function<void(const Problem&)>& visit, std::stop_token stop = {});

/// Runs every check. A stop request is honoured between two checks; the report is then incomplete. Any board
/// with a tile will do; what needs a board that can be played finds nothing on others. `forced` looks at up
/// to mostForcedNodes positions, which may take a tenth of a second.
Report runChecks(const Board& board, const Profile& profile, std::stop_token stop = {});

inline constexpr int forcedPlies = 6; ///< how far ahead `forced` looks
inline constexpr int mostForcedNodes = 1'000'000;

} // namespace stonemason::wastes
