// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/pocket_heroes/generate/draft.h"

#include <utility>
#include <vector>

namespace stonemason::pocket_heroes {

/// Which zone each cell of a map belongs to: that whose centre is nearest when a weight is taken off the
/// square of the distance.
struct PowerDiagram {
    std::vector<DrawingPoint> centres;
    std::vector<double> weights; ///< in squares of cells

    /// Moves and weighs the zones until each has the cells wanted, and those touch that are to touch, as far
    /// as can be had. Looks at a coarse map of at most numbers::shareSamples rows.
    static PowerDiagram balanced(std::vector<DrawingPoint> centres, const std::vector<double>& wanted,
                                 const std::vector<std::pair<int, int>>& touching, int side);
};

} // namespace stonemason::pocket_heroes
