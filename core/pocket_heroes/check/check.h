// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/check.h"
#include "core/pocket_heroes/check/repair.h"

#include <functional>
#include <optional>
#include <span>
#include <stop_token>
#include <string_view>

namespace stonemason::pocket_heroes {

struct Survey;

using Problem = BasicProblem<Fix>;
using Problems = BasicProblems<Fix>;
using Report = BasicReport<Fix>;
using Check = BasicCheck<Fix, Survey>;

/// Whether the fix deletes what an author may have put there on purpose. Things that the game loses in any
/// case ("places/lost") and the second entry of a player ("players/twice") do not count.
bool deletesWork(const Problem& problem, const Fix& fix);

/// The table of checks, in the order in which problems are listed.
std::span<const Check> allChecks();

/// Runs every check. A stop request is honoured between two checks and between the players that one compares;
/// the report is then incomplete.
/// Accepts any world that a file can hold.
Report runChecks(const World& world, const Catalogue& catalogue, std::stop_token stop = {});

/// Calls visit(problem) with every problem of a world, which a report need not list all, each with a fix
/// where there is one. See runChecks().
void visitProblems(const World& world, const Catalogue& catalogue,
                   const std::function<void(const Problem&)>& visit, std::stop_token stop = {});

/// The result of applying the recommended fixes of all problems.
struct FixedWorld {
    std::optional<World> world; ///< with the repairs applied; nullopt when none of them helps
    int solved = 0; ///< how many errors and warnings fewer there are, never less than 0; whether a world is
                    ///< fair does not count
    int left = 0;   ///< how many there are now, unfairness among them

    bool operator==(const FixedWorld&) const = default;
};

/// Whether fixAll() applies the first fix of a problem: it does for errors and warnings, unless the fix
/// would delete something that the author may want (see deletesWork()).
bool isFixedWithAll(const Problem& problem);

/// Makes the first fix of every problem with isFixedWithAll(): see AllFixer. Places for things to be moved
/// are searched one after the other. After a stop request it returns the result so far.
/// @param isWanted whether a problem is fixed, also where that deletes something; empty: all that
/// isFixedWithAll()
FixedWorld fixAll(const World& world, const Catalogue& catalogue, std::stop_token stop = {},
                  const std::function<bool(const Problem&)>& isWanted = {});

} // namespace stonemason::pocket_heroes
