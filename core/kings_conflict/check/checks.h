// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/kings_conflict/check/check.h"

namespace stonemason {

// The checks, each in the file of its name; check.cpp puts them in order. The numbers they work with, and
// which of those are only assumed, stand in the game profile.

extern const Check sizeCheck;
extern const Check codesCheck;
extern const Check symmetryCheck;
extern const Check joinsCheck;
extern const Check varietyCheck;
extern const Check startCheck;
extern const Check kingTrapCheck;
extern const Check swatCheck;
extern const Check firstTurnKillCheck;
extern const Check routeCheck;
extern const Check hintSizeCheck;
extern const Check hintFlatCheck;
extern const Check hintPeakCheck;
extern const Check hintStrandedCheck;
extern const Check hintSideCheck;

} // namespace stonemason
