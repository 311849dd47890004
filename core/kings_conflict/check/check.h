// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/check.h"
#include "core/kings_conflict/map/cell_change.h"

#include <span>
#include <stop_token>

namespace stonemason {

/// A repair a machine can make: what it is called, and the changes, the mirrored ones included.
struct Fix {
    Message label; ///< "fix/copy" ...; arguments say what it writes
    CellChanges changes;
    Symmetry declares = Symmetry::None; ///< with `redeclares`: the symmetry the map declares afterwards
    bool redeclares = false;

    bool operator==(const Fix&) const = default;
};

using Problem = BasicProblem<Fix>;
using Report = BasicReport<Fix>;
using Check = BasicCheck<Fix, Map, GameProfile>;

/// The table of checks, in the order in which problems are listed.
std::span<const Check> allChecks();

/// Runs every check. A stop request is honoured between two checks; the report is then incomplete.
/// Any map will do: of any size (checks that need the kings' starts then find nothing), with unknown codes,
/// with hint grids missing or of another size.
Report runChecks(const Map& map, const GameProfile& game, std::stop_token stop = {});

/// Makes the fix's changes in the map the problem was found in.
void apply(Map& map, const Fix& fix);

} // namespace stonemason
