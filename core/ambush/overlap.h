// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/ambush/place.h"

namespace stonemason::ambush {

/// When two places are in each other's way. The seed says rectangles where it speaks of maps, and that an
/// area is not bound to one where it speaks of patterns.
enum class Overlap : std::uint8_t {
    Cells,      ///< a cell is compared by both
    Rectangles, ///< their boxes share a cell
};

bool doOverlap(const Place& first, const Place& second, std::span<const Stencil> stencils, Overlap overlap);

/// Whether the place takes up one of these cells of the map.
bool meets(const Place& place, const BitGrid& cells, std::span<const Stencil> stencils, Overlap overlap);

/// Sets all cells of the map that the place takes up to the value.
void mark(BitGrid& cells, const Place& place, bool value, std::span<const Stencil> stencils, Overlap overlap);

} // namespace stonemason::ambush
