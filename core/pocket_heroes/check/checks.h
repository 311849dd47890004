// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/pocket_heroes/check/check.h"
#include "core/pocket_heroes/check/survey.h"

#include <string_view>

namespace stonemason::pocket_heroes {

// The checks, each in the file of its name; check.cpp puts them in order.

extern const Check placesCheck;
extern const Check playersCheck;
extern const Check portalsCheck;
extern const Check reachCheck;
extern const Check fairnessCheck;
extern const Check eventsCheck;
extern const Check wornCheck;
extern const Check textsCheck;
extern const Check valuesCheck;
extern const Check idsCheck;
extern const Check surfacesCheck;
extern const Check humansCheck;
extern const Check gatesCheck;
extern const Check roadsCheck;
extern const Check keysCheck;
extern const Check blanksCheck;
extern const Check halvesCheck;
extern const Check tailCheck;

/// Whether there is nothing to read in the words, though there may be spaces
/// and ends of lines.
bool isBlank(std::string_view words);

/// Takes the thing out: "fix/delete".
Fix deletion(Thing thing, Cell cell);

/// Adds that to the fixes, but for the last castle or hero of somebody who plays: he would have lost at once.
void addDeletion(Problem& problem, const World& world, Thing thing, Cell cell);

/// How often something may be tried that takes time in the size of the world, without the whole taking long.
int triesFor(const World& world, int most);

} // namespace stonemason::pocket_heroes
