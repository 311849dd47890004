// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/random.h"
#include "core/grid/grid.h"
#include "core/pocket_heroes/generate/draft.h"
#include "core/pocket_heroes/generate/work_budget.h"
#include "core/pocket_heroes/template/drawn_links.h"

#include <cstdint>
#include <utility>
#include <vector>

/// Methods of dividing a map among zones: a power diagram, whose borders a noise bends, or growth along
/// links.
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

/// Moves centres of zones so that there is room for each beside the others and beside lines that are not its
/// own, and lines stay short. Lines that do not cross do not come to. Radii in cells, as those of discs of
/// the cells wanted.
/// @param work the pairs of zones and of lines that are looked at are added here
void spreadCentres(std::vector<DrawingPoint>& centres, const std::vector<double>& radii,
                   const std::vector<ZonePair>& lines, int side, SeededRandom& random,
                   WorkBudget* work = nullptr);

/// Gives each cell to a zone so that zones touch along the lines of their links, where these lines do not
/// cross: each zone begins as a square with a side of so many cells as its castle plot has, or as a cell,
/// with half of each of its lines, and those that lack most cells of those wanted grow first. Moves the
/// centres apart before, each time otherwise. What zones have may still differ from what is wanted.
/// @param jagSpacing see GeneratorNumbers
/// @param work the cells and the pairs of zones and lines that are looked at are added here
void growZones(Grid<std::int16_t>& zoneOf, std::vector<DrawingPoint>& centres,
               const std::vector<double>& wanted, const std::vector<int>& plots,
               const std::vector<ZonePair>& touching, int jagSpacing, SeededRandom& random,
               WorkBudget* work = nullptr);

} // namespace stonemason::pocket_heroes
