// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/random.h"
#include "core/grid/grid.h"
#include "core/pocket_heroes/template/template.h"

#include <cstdint>
#include <utility>
#include <vector>

namespace stonemason::pocket_heroes {

/// Which zone each cell of a map belongs to: that whose centre is nearest when a weight is taken off the
/// square of the distance.
struct PowerDiagram {
    std::vector<DrawingPoint> centres;
    std::vector<double> weights; ///< in squares of cells

    /// Moves and weighs the zones until each has the cells wanted, and those touch that are to touch, as far
    /// as can be had. Uses a coarse map of at most numbers::shareSamples rows.
    static PowerDiagram balanced(std::vector<DrawingPoint> centres, const std::vector<double>& wanted,
                                 const std::vector<std::pair<int, int>>& touching, int side);
};

/// How far from a cell its sample point lies at most.
struct DomainWarp {
    double jag = 0;   ///< cells, by value noise of that spacing
    double sweep = 0; ///< cells, by value noise of three times that spacing
    int spacing = 1;  ///< GeneratorNumbers::jagSpacing
};

/// Rasterizes the power diagram with domain warping: value noise displaces each sample point, so that borders
/// are irregular. Equal distances go to the zone with the lower number.
/// Cost: O(cells * zones).
/// @tparam Real float for speed; double for worlds that are their own image, whose seeds began with it
template <typename Real>
void rasterize(Grid<std::int16_t>& zoneOf, const PowerDiagram& diagram, const DomainWarp& warp,
               SeededRandom& random);

} // namespace stonemason::pocket_heroes
