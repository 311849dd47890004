// SPDX-License-Identifier: GPL-3.0-or-later
// Worlds that can be played, and are not what the template asks for.
#include "tests/core/pocket_heroes/generate/patient.h"

#include <algorithm>

namespace stonemason::pocket_heroes::broken {

namespace {

/// The first mine with a guard, by what is said.
const MineReport& guardedMine(Patient& patient) {
    for (const ZoneReport& zone : patient.report().zones)
        for (const MineReport& mine : zone.mines)
            if (mine.guard >= 0) return mine;
    return patient.report().zones.front().mines.front();
}

/// Where a guard of the mine could stand and nothing does.
Cell besideMine(Patient& patient, const MineReport& mine) {
    return cellWhere(patient, [&](Cell cell) {
        const Cell step{cell.row - mine.cell.row, cell.column - mine.cell.column};
        const bool isBeside = step == Cell{1, 1} || step == Cell{1, 0} || step == Cell{0, 1};
        return isBeside && !guardAt(patient, cell);
    });
}

/// The zone that it lies in, as is said.
ZoneReport& zoneOfItem(Patient& patient, std::size_t item) {
    return patient.report().zones[std::size_t(patient.zoneOf[patient.map().items[item].cell])];
}

} // namespace

std::vector<Broken> groundBroken() {
    return {
        {"snow on a meadow of another ground", "ground",
         [](Patient& p) {
             Surface& surface = p.map().nodes[meadow(p)].surface;
             surface = surface == Surface::Snow ? Surface::Dirt : Surface::Snow;
         }},
        {"all grounds one cell too far", "ground",
         [](Patient& p) {
             const Grid<Node> before = p.map().nodes;
             forEachCell(before.size(), [&](Cell node) {
                 if (node.column > 0) p.map().nodes[node] = before[node + Cell{0, -1}];
             });
         }},
        {"another ground on the last row", "ground",
         [](Patient& p) {
             Surface& surface = p.map().nodes[{p.map().nodes.rows() - 1, 7}].surface;
             surface = surface == Surface::Snow ? Surface::Dirt : Surface::Snow;
         }},
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
        {"two guards at one mine", "guard-stray",
         [](Patient& p) {
             const MineReport& mine = guardedMine(p);
             Guard guard = p.map().guards.front();
             guard.troop.creature = std::int16_t(randomGuard + mine.guard);
             guard.cell = besideMine(p, mine);
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
        {"a guard of nobody", "guard-count", [](Patient& p) { p.map().guards.front().troop.count = 0; }},
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
