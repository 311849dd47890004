// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/pocket_heroes/generate/flora.h"

namespace stonemason::pocket_heroes {

/// Lets no range of mountains stand in single file: what is narrower takes decorated cells beside it, or is
/// left to trees where there are none.
/// @param classes the number of an ObjectClass for each cell that is to be covered, noClass elsewhere
void widenRanges(Grid<std::int8_t>& classes, const Soil& soil, Flora& flora, SeededRandom& random);

} // namespace stonemason::pocket_heroes
