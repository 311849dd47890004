// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/pocket_heroes/generate/steps.h"

namespace stonemason::pocket_heroes {

/// Water along borders between zones: of worlds of islands along all of them and along the rim of the map, of
/// worlds of lakes along so many that GeneratorNumbers::straitPercent of the water lies there. Each link
/// keeps a site for its passage, from which land leads to both zones; of islands some give it up and become
/// portals. Returns how many cells of it each zone has.
std::vector<int> digStraits(Draft& draft, const Plan& plan, WaterKind kind, SeededRandom& random);

} // namespace stonemason::pocket_heroes
