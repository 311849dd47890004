// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/kings_conflict/map/map.h"
#include "core/kings_conflict/map/symmetry.h"

#include <cstdint>
#include <optional>

namespace stonemason::bench {

/// A map of King's Conflict made by wave function collapse, the method that the generator is compared with.
/// Every cell of the board begins with all tiles; the one with the fewest is drawn, by the standard wishes,
/// and what no longer joins is struck from its neighbours and from mirror images, until each has one. A
/// contradiction begins anew. Hint grids are suggested, and what the checks warn of is repaired by
/// improvedMap().
/// @param most how many boards may be begun
/// @returns nullopt where none of them had no fault and met the standard wishes
std::optional<kings_conflict::Map> collapsedMap(const kings_conflict::GameProfile& game,
                                                kings_conflict::Symmetry symmetry, std::uint64_t seed,
                                                int most);

} // namespace stonemason::bench
