// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/kings_conflict/check/check.h"

namespace stonemason::kings_conflict {

// The checks of maps; check.cpp has them in order. The numbers they work with, and which of those are only
// assumed, are in the game profile.
//
// To add a check (king_checks.cpp has short examples; other games do the same in their check folder):
// - Write a function from a map and a profile to problems and a constant Check that lists every message id
//   the function may use, in the file of its kind or in one of its own. Declare the constant below and add it
//   to the table in check.cpp.
// - Give each message id a row in editor/kings_conflict/text/problem_table.cpp, its sentence in every
//   language, and its headline an explanation in resources/help: a test looks for it there.
// - A number that the check assumes belongs in the profile (core/kings_conflict/game/check_numbers.h).
// - Test at least six maps that must have the problem, and near misses that must not.
//
// To add a fix: describe what it changes as a small struct in the variant MapRepair of repair.h and turn it
// into cell changes in editOf(). Add the label id to Check::fixes and its text to
// editor/kings_conflict/text/fix_table.cpp. The description is kept, not the changes, because a report holds
// thousands of fixes of which one is made.

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
extern const Check hintHomeCheck;

} // namespace stonemason::kings_conflict
