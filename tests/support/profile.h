// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/map/map.h"

#include <string>
#include <string_view>

namespace stonemason::test {

/// The King's Conflict profile as the program ships it.
const GameProfile& kingsConflict();

/// The bytes of a file under tests/data; fails the test run when it cannot be read.
std::string testData(const std::string& name);

/// A map with this terrain, rows parted by white space, and all hint grids 0; no symmetry declared.
Map mapOf(std::string_view terrainRows);

} // namespace stonemason::test
