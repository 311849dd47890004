// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/pocket_heroes/template/template.h"

#include <vector>

/// Zones that have the numbers of others, Zone::like.
namespace stonemason::pocket_heroes {

/// By zone the one that its numbers stand in: itself, or the last of those that it takes them from in turn.
/// noZone where these go round in a circle. What takes them from a zone that is not there has its own.
/// Cost: O(zones).
std::vector<int> sourcesOfNumbers(const Template& worldTemplate);

/// Whether it takes its numbers from some zone, or tries to.
bool hasLikeZones(const Template& worldTemplate);

/// The zone with the size, the richness, the mines, how many castles there are and of what size, the kind and
/// the guards of another. Mines of who has the other's first castle become those of who has the first of this
/// one.
Zone withNumbersOf(Zone zone, const Zone& other);

/// Each zone with the numbers that it takes from others. They stay as they are where they go round in a
/// circle; Zone::like stays in any case.
Template withLikeNumbers(Template worldTemplate);

} // namespace stonemason::pocket_heroes
