// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/pocket_heroes/generate/steps.h"

namespace stonemason::pocket_heroes {

/// Closes the ground around some of the mines and castles, but not before their doors, and notes in
/// Draft::ranges what stands there: mountains, or a wood around a sawmill. Source of the rule: measured,
/// rules of thumb 4 and 14 of people's maps: ranges wrap around mines, and the entrance looks out of them.
void raiseRanges(Draft& draft, const Plan& plan, SeededRandom& random);

} // namespace stonemason::pocket_heroes
