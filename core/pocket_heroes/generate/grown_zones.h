// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/random.h"
#include "core/grid/grid.h"
#include "core/pocket_heroes/generate/work_budget.h"
#include "core/pocket_heroes/template/drawn_links.h"

#include <cstdint>
#include <vector>

namespace stonemason::pocket_heroes {

/// Gives each cell to a zone so that zones touch along the lines of their links, where these lines do not
/// cross: each zone begins as a square with a side of so many cells as its castle plot has, or as a cell,
/// with half of each of its lines, and those that lack most cells of those wanted grow first. Moves the
/// centres apart before, each time otherwise. What zones have may still differ from what is wanted.
/// @param jagSpacing see GeneratorNumbers
/// @param work the budget that the search is charged to
void growZones(Grid<std::int16_t>& zoneOf, std::vector<DrawingPoint>& centres,
               const std::vector<double>& wanted, const std::vector<int>& plots,
               const std::vector<ZonePair>& touching, int jagSpacing, SeededRandom& random,
               WorkBudget* work = nullptr);

} // namespace stonemason::pocket_heroes
