// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/pocket_heroes/catalogue/catalogue.h"
#include "core/pocket_heroes/world/thing.h"
#include "core/pocket_heroes/world/world.h"

#include <array>
#include <cstdint>
#include <vector>

/// The zones of a world generated from a template. World files do not store them.
namespace stonemason::pocket_heroes {

/// Which zone each cell was made for.
struct ZoneMap {
    Grid<std::int16_t> zoneOf; ///< the position of the zone in the template; negative: of none
    /// By TreasureKind, the amount that a treasure adds to the richness of a zone: Config::treasureCost of
    /// the template.
    std::array<int, treasureKindCount> treasureCost{1, 2, 3, 5};

    /// One more than the greatest zone that has a cell.
    int count() const;

    bool operator==(const ZoneMap&) const = default;
};

/// The contents of one zone.
struct ZoneFigures {
    int cells = 0;
    int castles = 0;
    int mines = 0; ///< buildings that bring their owner a resource, by their entrance
    int treasures = 0;
    int guards = 0;
    int richness = 0; ///< what its treasures cost together

    bool operator==(const ZoneFigures&) const = default;
};

/// By zone, as the world is now. Things count where their place is; off the map, and where no zone is, they
/// count nowhere.
std::vector<ZoneFigures> figuresOf(const ZoneMap& zones, const World& world, const Catalogue& catalogue);

} // namespace stonemason::pocket_heroes
