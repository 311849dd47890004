// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/pocket_heroes/generate/flora.h"

namespace stonemason::pocket_heroes {

/// Widens ranges of mountains that are one cell wide: they are extended to decorated cells beside them, or
/// become trees where there are none.
/// @param classes the number of an ObjectClass for each cell that is to be covered, noClass elsewhere
void widenRanges(Grid<std::int8_t>& classes, const Soil& soil, Flora& flora, SeededRandom& random);

} // namespace stonemason::pocket_heroes
