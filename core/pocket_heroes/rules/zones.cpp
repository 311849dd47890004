// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pocket_heroes/rules/zones.h"

#include <algorithm>

namespace stonemason::pocket_heroes {

namespace {

int costOf(const Treasure& treasure, const std::array<int, treasureKindCount>& costs) {
    const auto kind = treasureKindOf(treasure);
    return kind ? costs[std::size_t(*kind)] : 0;
}

} // namespace

int ZoneMap::count() const {
    int count = 0;
    for (const std::int16_t zone : zoneOf.values())
        count = std::max(count, zone + 1);
    return count;
}

std::vector<ZoneFigures> figuresOf(const ZoneMap& zones, const World& world, const Catalogue& catalogue) {
    std::vector<ZoneFigures> figures(std::size_t(zones.count()));
    const auto at = [&](Cell cell, auto count) {
        if (!zones.zoneOf.contains(cell) || zones.zoneOf[cell] < 0) return;
        count(figures[std::size_t(zones.zoneOf[cell])]);
    };
    forEachCell(zones.zoneOf.size(), [&](Cell cell) { at(cell, [](ZoneFigures& zone) { ++zone.cells; }); });
    for (const Castle& castle : world.castles)
        at(castle.cell, [](ZoneFigures& zone) { ++zone.castles; });
    for (const Ownerable& building : world.ownerables) {
        const CatalogueObject* object = catalogue.find(Section::Ownerable, building.id);
        if (object && object->resource) at(building.cell, [](ZoneFigures& zone) { ++zone.mines; });
    }
    for (const Item& item : world.items)
        at(item.cell, [&](ZoneFigures& zone) {
            ++zone.treasures;
            zone.richness += costOf(item.treasure, zones.treasureCost);
        });
    for (const Guard& guard : world.guards)
        at(guard.cell, [](ZoneFigures& zone) { ++zone.guards; });
    return figures;
}

} // namespace stonemason::pocket_heroes
