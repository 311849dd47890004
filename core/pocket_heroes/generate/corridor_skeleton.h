// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/pocket_heroes/generate/castle_plots.h"
#include "core/pocket_heroes/generate/work_budget.h"

#include <cstdint>
#include <vector>

namespace stonemason::pocket_heroes {

/// In each zone ways from its midst to those of the cells that are its own.
struct CorridorSkeleton {
    Grid<char> cells; ///< 1 on one, 0 elsewhere
    /// 1 where the zone lacks room: on ways beside those of others, on footprints with a way.
    Grid<char> tight;
    int cut = 0; ///< ways that come beside those of other zones, so that a wall will lie on one of them
    int blockedPlots = 0; ///< plots with a way over their footprint

    bool isFree() const { return cut == 0 && blockedPlots == 0; }
};

/// Ways away from the rims of zones where they can be, apart from those of other zones and beside the
/// footprints of plots. Each begins where one comes to the zone's plot, or else where the zone is deepest.
/// @param work where this is spent
CorridorSkeleton corridorSkeletonOf(const Grid<std::int16_t>& zoneOf, const std::vector<Cell>& ends,
                                    const std::vector<CastlePlot>& plots, WorkBudget* work = nullptr);

} // namespace stonemason::pocket_heroes
