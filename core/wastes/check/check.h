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

/// Runs every check. A stop request is honoured between two checks; the report is then incomplete. Works for
/// any board with a tile; checks that need a playable board find nothing on others. `forced` searches up to
/// mostForcedNodes positions, which may take a tenth of a second, and up to mostNodesBeyond more.
Report runChecks(const Board& board, const Profile& profile, std::stop_token stop = {});

inline constexpr int forcedPlies = 6; ///< how far ahead `forced` looks on any board, and reports if it cannot
inline constexpr int mostForcedNodes = 1'000'000;
/// If that finds no win, `forced` searches deeper with this node budget.
inline constexpr int mostNodesBeyond = 100'000;

/// A board with a fix applied.
struct RepairedBoard {
    Board board;
    std::vector<Cell> refused{}; ///< where nothing could be put, see MirroredStrokes
};

/// The board with the fix made, as a person would make it: in both halves where the declared symmetry would
/// be broken more than before. The board is unchanged when the thing to repair is gone.
RepairedBoard repaired(const Board& board, const Fix& fix);

/// The same with several repairs, in time that grows with the board, not with their number. They must have
/// been found together and write different places; a repair of the whole board must be the only one.
RepairedBoard repaired(const Board& board, std::span<const Repair> repairs);

/// The result of taking the recommended fixes of all problems.
struct FixedBoard {
    BoardEdit edit; ///< of the board that was given
    int solved = 0; ///< how many of its errors and warnings are gone
    int left = 0;   ///< how many there are now: nothing repairs them, or only at the price of others

    bool operator==(const FixedBoard&) const = default;
};

/// See AllFixer. Fixes that declare another symmetry are left to the user and not applied.
FixedBoard fixAll(const Board& board, const Profile& profile, std::stop_token stop = {});

} // namespace stonemason::wastes
