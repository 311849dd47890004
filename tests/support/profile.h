// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/kings_conflict/map/map.h"

#include <string>
#include <string_view>

namespace stonemason::test {

using namespace kings_conflict;

/// The King's Conflict profile as the program ships it.
const GameProfile& kingsConflict();

/// A map with this terrain, rows parted by white space, and all hint grids 0; no symmetry declared.
Map mapOf(std::string_view terrainRows);

/// The terrain of a published map as tests/data/kings-conflict/NAME.txt prints it; hint grids all 0.
Map publishedTerrain(const std::string& name);

/// The rows of the map's terrain, one line each: what mapOf reads.
std::string terrainText(const Map& map);

} // namespace stonemason::test
