// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/pocket_heroes/generate/castle_plots.h"
#include "core/pocket_heroes/generate/work_budget.h"

#include <cstdint>
#include <vector>

namespace stonemason::pocket_heroes {

/// In each zone, ways from its middle to those of the given ends that lie in it.
struct CorridorSkeleton {
    Grid<char> cells; ///< 1 on one, 0 elsewhere
    /// 1 where the zone lacks room: on ways beside those of others or over closed cells, on footprints with a
    /// way.
    Grid<char> tight;
    /// Ways over closed cells, and those beside ways of other zones, so that a wall will lie on one of them.
    int cut = 0;
    int blockedPlots = 0; ///< plots with a way over their footprint

    bool isFree() const { return cut == 0 && blockedPlots == 0; }
};

/// Corridors that keep away from the edges of zones where they can, apart from those of other zones and off
/// the footprints of plots. Each starts at the approach of its zone's plot, or else at the cell that is
/// farthest from the zone's edge.
/// @param work the budget that the search is charged to; nullptr: none
/// @param closed 1 where no way should lead; without cells: nowhere
CorridorSkeleton corridorSkeletonOf(const Grid<std::int16_t>& zoneOf, const std::vector<Cell>& ends,
                                    const std::vector<CastlePlot>& plots, WorkBudget* work = nullptr,
                                    const Grid<char>& closed = {});

} // namespace stonemason::pocket_heroes
