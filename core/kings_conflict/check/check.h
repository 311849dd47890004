// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/check.h"
#include "core/kings_conflict/check/repair.h"

#include <functional>
#include <span>
#include <stop_token>

namespace stonemason::kings_conflict {

using Problem = BasicProblem<Fix>;
using Problems = BasicProblems<Fix>;
using Report = BasicReport<Fix>;
using Check = BasicCheck<Fix, Map, GameProfile>;

/// The table of checks, in the order in which problems are listed.
std::span<const Check> allChecks();

/// Runs every check. A stop request is honoured between two checks; the report is then incomplete.
/// Any map will do: of any size (checks that need the kings' starts then find nothing), with unknown codes,
/// with hint grids missing or of another size.
Report runChecks(const Map& map, const GameProfile& game, std::stop_token stop = {});

/// Calls visit(problem) with every problem of a map, which a report need not list all, each with its fixes.
/// See runChecks().
void visitProblems(const Map& map, const GameProfile& game, const std::function<void(const Problem&)>& visit,
                   std::stop_token stop = {});

/// The report as shown to the user, with one problem per mistake. Merged into one are: the faults that a
/// wrong piece of a river or road causes around it, a problem and its mirror image (isMirrored), the classes
/// of terrain still to be painted (variety/to-come: their ids separated by blanks), and hint grids that are
/// all flat or all missing (hint-flat/several-flat, hint-flat/several-missing: how many). While terrain is
/// still to come, kings killed on turn one (first-turn-kill) are not reported, because the terrain that
/// would separate their regions is missing. The report then contains an error anyway: the missing terrain. A
/// merged problem has the severity and message of its worst part and the cells of all parts; its place is
/// that of the first. Problems that the report does not list are counted as they were.
/// @param map the map that the report is about
Report mergedReport(const Report& report, const Map& map);

/// What taking the recommended fixes of all problems changes.
struct FixedMap {
    CellChanges changes; ///< from the map that was given; one for each cell that differs in the end
    int solved = 0;      ///< how many fewer errors and warnings are shown: see mergedReport()
    int left = 0;        ///< those that remain: no fix repairs them without causing others

    bool operator==(const FixedMap&) const = default;
};

/// See AllFixer. Fixes that declare another symmetry are left to the user and not applied.
FixedMap fixAll(const Map& map, const GameProfile& game, std::stop_token stop = {});

} // namespace stonemason::kings_conflict
