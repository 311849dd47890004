// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/pocket_heroes/catalogue/catalogue.h"
#include "core/pocket_heroes/world/thing.h"

#include <array>
#include <variant>

namespace stonemason::pocket_heroes {

/// What a player, or nobody, begins with.
struct Holdings {
    int castles = 0;
    int heroes = 0;
    int buildings = 0; ///< that serve their owner, mines among them
    std::array<int, resourceCount> mines{};

    bool operator==(const Holdings&) const = default;
};

/// The counts of all kinds of things in a world.
struct WorldStatistics {
    std::array<int, thingKindCount> things{};
    std::array<int, objectClassCount> classes{}; ///< of all sections
    int unknown = 0;                             ///< things of sections that the catalogue does not have
    std::array<int, std::variant_size_v<Treasure>> treasures{};
    std::array<int, guardLevels + 1> guards{}; ///< by the level that the game draws; [0] of a given creature
    std::array<Holdings, playerCount + 1> holdings{}; ///< [0] nobody's, [1 + player] his
    std::array<int, surfaceCount> nodes{};
    std::array<int, surfaceCount> cells{}; ///< by their ground
    int free = 0;                          ///< cells that bear a hero
    int reached = 0;                       ///< of these, where a hero of some player can come

    bool operator==(const WorldStatistics&) const = default;
};

WorldStatistics statisticsOf(const World& world, const Catalogue& catalogue);

} // namespace stonemason::pocket_heroes
