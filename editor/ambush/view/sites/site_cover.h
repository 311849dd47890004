// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/ambush/place.h"
#include "core/grid/grid.h"

#include <span>

namespace stonemason::ambush {

/// Where sites lie on a map, for whoever draws those of a part of it: which cells they compare, and how dense
/// they are. Costs what there are of them to make, next to nothing to ask.
class SiteCover {
public:
    /// Density is computed for squares of so many cells a side.
    static constexpr int blockSide = 32;

    SiteCover() = default;
    /// All places must be on a map of the size and made with these stencils.
    SiteCover(std::span<const Place> places, std::span<const Stencil> stencils, Size map);

    /// The cells that some site compares.
    const BitGrid& cells() const { return cells_; }
    /// The block of a cell, which lies at row and column blockSide times as large.
    static Cell blockOf(Cell cell) { return {cell.row / blockSide, cell.column / blockSide}; }
    /// How many sites' boxes touch the block, which must be one of the map's.
    int sitesIn(Cell block) const { return sites_[block]; }
    /// Whether more than so many sites touch each of the blocks that the box touches, which must lie on the
    /// map.
    bool isCrowded(Cell corner, Size box, int most) const;

private:
    BitGrid cells_;
    Grid<int> sites_; ///< by block
};

} // namespace stonemason::ambush
