// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/grid/grid.h"

#include <span>
#include <vector>

namespace stonemason {

/// A board cut into its maximal 4-connected areas of equal kind.
struct Regions {
    static constexpr int none = -1;

    Grid<int> label;                        ///< index into members, or none
    std::vector<std::vector<Cell>> members; ///< the cells of each region, row by row
};

/// Cells of equal, non-negative kind that touch along an edge form a region; a negative kind belongs to none.
Regions findRegions(const Grid<int>& kinds);

/// The cell nearest to the middle of all of them, of several the first; there must be one at least.
Cell middleOf(std::span<const Cell> cells);

} // namespace stonemason
