// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/pocket_heroes/generate/steps.h"

namespace stonemason::pocket_heroes {

/// Water of the kind that the config wants in roomy zones, away from what must be walked.
void floodLakes(Draft& draft, const Plan& plan, SeededRandom& random);

} // namespace stonemason::pocket_heroes
