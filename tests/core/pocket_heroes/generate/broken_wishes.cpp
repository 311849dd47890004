// SPDX-License-Identifier: GPL-3.0-or-later
// Worlds that can be played, and are not what the template asks for.
#include "tests/core/pocket_heroes/generate/patient.h"

#include <algorithm>

namespace stonemason::pocket_heroes::broken {

namespace {

/// The zone that it is reported to lie in.
ZoneReport& zoneOfItem(Patient& patient, std::size_t item) {
    return patient.report().zones[std::size_t(patient.zoneOf[patient.map().items[item].cell])];
}

} // namespace

std::vector<Broken> groundBroken() {
    return {
        {"a zone that is to have another", "ground",
         [](Patient& p) {
             Surface& surface = p.made.zones[4].surface;
             surface = surface == Surface::Snow ? Surface::Dirt : Surface::Snow;
         }},
    };
}

std::vector<Broken> guardsBroken() {
    return {
        {"a guard on a meadow", "guard-stray",
         [](Patient& p) {
             Guard guard = p.map().guards.front();
             guard.cell = meadow(p);
             p.map().guards.push_back(guard);
         }},
        {"a guard that went away", "guard-stray",
         [](Patient& p) { guardAt(p, passage(p).cells.front())->cell = meadow(p); }},
        {"a guard of no level", "guard-stray", [](Patient& p) { p.map().guards.front().troop.creature = 3; }},
        {"a guard of too many", "guard-count",
         [](Patient& p) {
             Troop& troop = p.map().guards.front().troop;
             troop.count = p.made.config.guardCount[std::size_t(troop.creature - randomGuard)].max + 1;
         }},
        {"a guard of nobody", "guard-count",
         [](Patient& p) {
             p.made.config.guardCount.fill({1, 100});
             for (Guard& guard : p.map().guards)
                 guard.troop.count = 1;
             p.map().guards.front().troop.count = 0;
         }},
        {"a guard of fewer than wanted", "guard-count",
         [](Patient& p) {
             const Troop troop = p.map().guards.front().troop;
             IntRange& count = p.made.config.guardCount[std::size_t(troop.creature - randomGuard)];
             count = {troop.count + 1, troop.count + 1};
         }},
    };
}

std::vector<Broken> treasuresBroken() {
    return {
        {"a treasure less", "treasure", [](Patient& p) { p.map().items.pop_back(); }},
        {"a treasure less, and said so", "treasure",
         [](Patient& p) {
             ZoneReport& zone = zoneOfItem(p, 0);
             std::erase_if(p.map().items,
                           [&](const Item& item) { return p.zoneOf[item.cell] == zone.index; });
             zone.richnessLacking = p.made.zones[std::size_t(zone.index)].richness;
             zone.richness = 0;
         }},
        {"a treasure that does not count", "treasure",
         [](Patient& p) { p.map().items.front().treasure = ManaCrystal{}; }},
        {"piles that have no chance", "treasure", [](Patient& p) { p.made.config.treasureChance[0] = 0; }},
        {"treasures that cost more", "treasure", [](Patient& p) { p.made.config.treasureCost[0] = 4; }},
        {"more treasures than wanted, and said so", "treasure",
         [](Patient& p) { p.made.zones[std::size_t(zoneOfItem(p, 0).index)].richness = 1; }},
        {"a poor zone with treasures", "treasure",
         [](Patient& p) { p.made.zones[std::size_t(zoneOfItem(p, 0).index)].richness = -3; }},
        {"a zone that is to be richer", "treasure",
         [](Patient& p) {
             ZoneReport& zone = zoneOfItem(p, 0);
             p.made.zones[std::size_t(zone.index)].richness = 9 + zone.richness;
             zone.richnessLacking = 9;
         }},
        {"a richness that is none", "treasure", [](Patient& p) { p.report().zones[0].richness += 1; }},
        {"a lack of treasure that is none", "treasure",
         [](Patient& p) { p.report().zones[0].richnessLacking += 1; }},
    };
}

std::vector<Broken> unwantedBroken() {
    return {
        {"roads where none are wanted", "road-unwanted", [](Patient& p) { p.made.config.addRoads = false; }},
        {"one road where none are wanted", "road-unwanted",
         [](Patient& p) {
             p.made.config.addRoads = false;
             p.map().paths.resize(1);
         }},
        {"shrines where none are wanted", "visit-unwanted",
         [](Patient& p) { p.made.config.addVisitables = false; }},
    };
}

} // namespace stonemason::pocket_heroes::broken
