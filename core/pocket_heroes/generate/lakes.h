// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/pocket_heroes/generate/steps.h"

namespace stonemason::pocket_heroes {

/// Adds water of the kind set by the config to roomy zones, away from cells that must stay walkable.
void floodLakes(Draft& draft, const Plan& plan, SeededRandom& random);

} // namespace stonemason::pocket_heroes
