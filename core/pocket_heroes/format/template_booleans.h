// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/pocket_heroes/template/template.h"

#include <array>

/// The switches of a config as files have them, in their order.
namespace stonemason::pocket_heroes {

struct BooleanField {
    const char* name;
    bool Config::*value;
};

/// Those that the generator writes as an object.
inline constexpr std::array<BooleanField, 4> wrappedBooleans{{
    {"prioritizeBaseMines", &Config::prioritizeBaseMines},
    {"decreaseGuardLevelAtBaseMineByOne", &Config::decreaseGuardLevelAtBaseMineByOne},
    {"spawnHeroAtCastle", &Config::spawnHeroAtCastle},
    {"connectTeleportWithRoad", &Config::connectTeleportWithRoad},
}};
inline constexpr std::array<BooleanField, 3> plainBooleans{{
    {"autoExport", &Config::autoExport},
    {"generateAll", &Config::generateAll},
    {"addRoads", &Config::addRoads},
}};

} // namespace stonemason::pocket_heroes
