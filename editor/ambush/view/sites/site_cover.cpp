// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/ambush/view/sites/site_cover.h"

#include "core/ambush/place.h"

namespace stonemason::ambush {

namespace {

/// Calls visit(block) for each block that the box touches, until it returns false; then returns false too.
template <typename Visit>
bool forBlocksOf(Cell corner, Size box, Visit visit) {
    const Cell first = SiteCover::blockOf(corner);
    const Cell last = SiteCover::blockOf(corner + Cell{box.rows - 1, box.columns - 1});
    for (int row = first.row; row <= last.row; ++row)
        for (int column = first.column; column <= last.column; ++column)
            if (!visit(Cell{row, column})) return false;
    return true;
}

} // namespace

SiteCover::SiteCover(std::span<const Place> places, std::span<const Stencil> stencils, Size map)
    : cells_(map)
    , sites_(Size{(map.rows + blockSide - 1) / blockSide, (map.columns + blockSide - 1) / blockSide}) {
    for (const Place& place : places) {
        mark(cells_, place, true, stencils, Overlap::Cells);
        forBlocksOf(place.corner, stencils[std::size_t(place.stencil)].size, [this](Cell block) {
            ++sites_[block];
            return true;
        });
    }
}

bool SiteCover::isCrowded(Cell corner, Size box, int most) const {
    return forBlocksOf(corner, box, [this, most](Cell block) { return sites_[block] > most; });
}

} // namespace stonemason::ambush
