// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/check.h"
#include "core/wastes/board/board_edit.h"
#include "core/wastes/game/engine.h"

#include <optional>
#include <span>
#include <stop_token>

namespace stonemason::wastes {

/// A repair a machine can make: what it is called, and what it changes.
struct Fix {
    Message label; ///< "board-fix/remove-piece" ...
    BoardEdit edit;

    bool operator==(const Fix&) const = default;
};

using Problem = BasicProblem<Fix>;
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

/// Runs every check. A stop request is honoured between two checks; the report is then incomplete. Any board
/// with a tile will do; what needs a board that can be played finds nothing on others. `forced` looks at up
/// to mostForcedNodes positions, which may take a tenth of a second.
Report runChecks(const Board& board, const Profile& profile, std::stop_token stop = {});

inline constexpr int forcedPlies = 6; ///< how far ahead `forced` looks
inline constexpr int mostForcedNodes = 1'000'000;

} // namespace stonemason::wastes
