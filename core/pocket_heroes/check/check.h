// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/check.h"
#include "core/pocket_heroes/catalogue/catalogue.h"
#include "core/pocket_heroes/edit/world_edit.h"

#include <span>
#include <stop_token>

namespace stonemason::pocket_heroes {

struct Survey;

/// A repair a machine can make.
struct Fix {
    Message label; ///< "fix/delete" ...
    WorldEdit edit;

    bool operator==(const Fix&) const = default;
};

using Problem = BasicProblem<Fix>;
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

} // namespace stonemason::pocket_heroes
