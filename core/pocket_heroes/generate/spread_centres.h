// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/random.h"
#include "core/pocket_heroes/generate/work_budget.h"
#include "core/pocket_heroes/template/drawn_links.h"

#include <vector>

namespace stonemason::pocket_heroes {

/// Moves centres of zones so that there is room for each beside the others and beside lines that are not its
/// own, and lines stay short. Lines that do not cross at the start never cross. Radii in cells, as those of
/// discs of the cells wanted.
/// @param work the budget that the search is charged to
void spreadCentres(std::vector<DrawingPoint>& centres, const std::vector<double>& radii,
                   const std::vector<ZonePair>& lines, int side, SeededRandom& random,
                   WorkBudget* work = nullptr);

} // namespace stonemason::pocket_heroes
