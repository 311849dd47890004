// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/grid/grid.h"

#include <span>
#include <vector>

namespace stonemason {

/// The minimum vertex cut between two groups of cells, for paths of 8-way steps.
struct MinVertexCut {
    int width = 0;           ///< how many ways share no cell but those of the groups; 0 when there is none
    std::vector<Cell> cells; ///< cells that close every way, as few as can do it, row by row
};

/// The cut between two groups that have no cell in common, over cells whose `enterable` is not 0 (those of
/// the groups must be). The width counts no further than `most`; there are no cells where more ways lead
/// across. Where cells of the two groups touch, the steps between them are ways that no cell closes: `cells`
/// close the others. Of the places that are as narrow it gives the one nearest to `from`.
///
/// By Menger's theorem the minimum cut has as many cells as there are vertex-disjoint paths. Cost: linear in
/// the size of the grid for each of these paths.
MinVertexCut findMinVertexCut(const Grid<char>& enterable, std::span<const Cell> from,
                              std::span<const Cell> to, int most);

/// The cells, the path's ends left out, that every way from one end of the path to the other crosses, row by
/// row. The path is one of the shortest; ways lead over cells whose `enterable` is not 0. Costs the size of
/// the grid.
std::vector<Cell> articulationCells(const Grid<char>& enterable, std::span<const Cell> path);

} // namespace stonemason
