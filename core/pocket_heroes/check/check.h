// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/check.h"
#include "core/pocket_heroes/check/repair.h"

#include <functional>
#include <span>
#include <stop_token>

namespace stonemason::pocket_heroes {

struct Survey;

using Problem = BasicProblem<Fix>;
using Problems = BasicProblems<Fix>;
using Report = BasicReport<Fix>;
using Check = BasicCheck<Fix, Survey>;

/// Whether the fix takes out what an author may have put there on purpose. Nobody misses what the game loses
/// in any case ("places/lost"), nor the second entry of a player ("players/twice").
bool deletesWork(const Problem& problem, const Fix& fix);

/// The table of checks, in the order in which problems are listed.
std::span<const Check> allChecks();

/// Runs every check. A stop request is honoured between two checks and between the players that one compares;
/// the report is then incomplete.
/// Any world will do that a file can hold.
Report runChecks(const World& world, const Catalogue& catalogue, std::stop_token stop = {});

/// Calls visit(problem) with every problem of a world, which a report need not list all, each with a fix
/// where there is one. See runChecks().
void visitProblems(const World& world, const Catalogue& catalogue,
                   const std::function<void(const Problem&)>& visit, std::stop_token stop = {});

} // namespace stonemason::pocket_heroes
