// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/pocket_heroes/generate/zone_ground.h"

#include <vector>

namespace stonemason::pocket_heroes {

/// Puts buildings of a zone that are visited close together around squares, which stay open and are noted in
/// Draft::villageCentres. Source of the rule: measured, rules of thumb 15 and 19 of people's maps: places,
/// not sprinkling.
/// @returns those that found no place in a village
std::vector<const CatalogueObject*> placeVillages(Draft& draft, const Plan& plan, ZoneGround& ground,
                                                  int zone, std::vector<const CatalogueObject*> houses,
                                                  SeededRandom& random);

} // namespace stonemason::pocket_heroes
