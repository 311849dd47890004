// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/pocket_heroes/catalogue/catalogue.h"
#include "core/pocket_heroes/generate/steps.h"

namespace stonemason::pocket_heroes {

/// Fills Draft::nodes: each has the ground of its zone, but for patches of related grounds
/// (CraftRules::patches) and for borders, where grounds mix.
void layGround(Draft& draft, const Plan& plan, SeededRandom& random);

/// The ground of each cell: the lowest surface of its four nodes.
Grid<Surface> groundOf(const Draft& draft);

/// For each cell the surfaces visible beside it: those of its nodes and of the nodes around them, except
/// water.
Grid<SurfaceSet> groundsAround(const Draft& draft);

} // namespace stonemason::pocket_heroes
