// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/pocket_heroes/template/template.h"

#include <vector>

/// Zones that have the numbers of others, Zone::like.
namespace stonemason::pocket_heroes {

/// For each zone, the zone that holds its numbers: itself, or the end of its chain of Zone::like. noZone for
/// a cycle. A zone whose Zone::like does not exist uses its own numbers.
/// Cost: O(zones).
std::vector<int> sourcesOfNumbers(const Template& worldTemplate);

/// Whether it takes its numbers from some zone, or tries to.
bool hasLikeZones(const Template& worldTemplate);

/// The zone with the size, the richness, the mines, how many castles there are and of what size, the kind
/// and the guards of another. Mines of the owner of the other's first castle become those of the owner of
/// this zone's first castle.
Zone withNumbersOf(Zone zone, const Zone& other);

/// Each zone with the numbers that it takes from others. They stay as they are where they go round in a
/// circle; Zone::like stays in any case.
Template withLikeNumbers(Template worldTemplate);

} // namespace stonemason::pocket_heroes
