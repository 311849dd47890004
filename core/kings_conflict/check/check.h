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

} // namespace stonemason::kings_conflict
