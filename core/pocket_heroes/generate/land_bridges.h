// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/pocket_heroes/generate/zone_ground.h"
#include "core/pocket_heroes/template/drawn_links.h"

#include <set>

namespace stonemason::pocket_heroes {

/// Marks the cells that stay land where links cross water: a site for the passage and one or two cells beside
/// each other that lead from it to both zones, as many as a wide link is broad. Of islands some of the links
/// that may be portals give up their sites, by GeneratorNumbers::islandPortalPercent.
/// @param picked the borders that are to be water; links that give up their site are removed from ground
/// @param reach how far water comes from a border
/// @param kept 1 is set where land stays
void keepLandBridges(const Draft& draft, const Plan& plan, ZoneGround& ground, bool ofIslands,
                     const std::set<ZonePair>& picked, int reach, Grid<char>& kept, SeededRandom& random);

} // namespace stonemason::pocket_heroes
