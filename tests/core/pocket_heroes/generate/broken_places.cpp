// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/grid/cell.h"
#include "core/pocket_heroes/rules/reach.h"
#include "tests/core/pocket_heroes/generate/patient.h"
#include "tests/support/worlds.h"

#include <algorithm>

namespace stonemason::pocket_heroes::broken {

namespace {

void removeDecorationsOver(Patient& patient, Cell cell) {
    std::erase_if(patient.map().decorations, [&](const Placed& decoration) {
        const auto cells =
            footprintAt(test::pocketHeroes(), Section::Decoration, decoration.id, decoration.cell);
        return std::ranges::count(cells, cell) > 0;
    });
}

/// A cell of a wall between two zones, with ground of both beside it, far from passages.
Cell wallCell(Patient& patient) {
    const auto footing = footingOf(patient.map(), test::pocketHeroes());
    return cellWhere(patient, [&](Cell cell) {
        if (footing[cell] != Footing::Decoration) return false;
        std::set<int> zones;
        for (const Cell step : eightSteps)
            if (const Cell beside = cell + step; footing.contains(beside) && footing[beside] == Footing::Free)
                zones.insert(patient.zoneOf[beside]);
        return zones.size() > 1;
    });
}

} // namespace

std::vector<Broken> placesBroken() {
    return {
        {"an item on a decoration", "item-place",
         [](Patient& p) { p.map().items[0].cell = p.map().decorations[0].cell; }},
        {"two items on a cell", "item-place",
         [](Patient& p) { p.map().items[0].cell = p.map().items[1].cell; }},
        {"an item off the map", "item-place",
         [](Patient& p) {
             p.map().items[0].cell = {-1, 3};
         }},
        {"an item far off the map", "item-place",
         [](Patient& p) {
             p.map().items[0].cell = {30000, 30000};
         }},
        {"an item on a guard", "guard-place",
         [](Patient& p) { p.map().items[0].cell = p.map().guards[0].cell; }},
        {"an item on a corner of a mine", "item-place",
         [](Patient& p) {
             const Ownerable& mine = p.map().ownerables[0];
             const auto& footprint = test::pocketHeroes().find(Section::Ownerable, mine.id)->footprint;
             p.map().items[0].cell = mine.cell + *std::ranges::min_element(footprint);
         }},
        {"an item in a castle", "item-place",
         [](Patient& p) { p.map().items[0].cell = p.map().castles[0].cell; }},
        {"two guards on a cell", "guard-place",
         [](Patient& p) { p.map().guards.push_back(p.map().guards.front()); }},
        {"a guard on a decoration", "guard-place",
         [](Patient& p) {
             p.map().guards.push_back({{randomGuard, 1}, {}, false, p.map().decorations[0].cell, {}});
         }},
        {"a guard off the map", "guard-place",
         [](Patient& p) {
             p.map().guards.push_back({{randomGuard, 1}, {}, false, {64, 0}, {}});
         }},
        {"a building on another", "building-place",
         [](Patient& p) {
             p.map().visitables.push_back({"stone_well", p.map().castles[0].cell, {}, {}});
         }},
        {"a building over the rim", "building-place",
         [](Patient& p) {
             p.map().ownerables.push_back({"ore_mine", PlayerId::Neutral, {0, 0}, {}});
         }},
        {"a building nobody knows", "building-place",
         [](Patient& p) {
             p.map().visitables.push_back({"no such", meadow(p), {}, {}});
         }},
        {"a building moved onto the rim of its zone", "building-place",
         [](Patient& p) {
             p.map().castles[0].cell = p.map().castles[0].cell + Cell{0, 20};
         }},
        {"a decoration on another", "decoration",
         [](Patient& p) { p.map().decorations.push_back(p.map().decorations.front()); }},
        {"a decoration on a road", "decoration", [](Patient& p) { block(p, p.map().paths[0].cell); }},
        {"a decoration on an item", "item-place", [](Patient& p) { block(p, p.map().items[0].cell); }},
        {"a decoration in a castle", "decoration", [](Patient& p) { block(p, p.map().castles[0].cell); }},
        {"a decoration off the map", "decoration",
         [](Patient& p) {
             block(p, {-1, -1});
         }},
        {"a decoration over the rim", "decoration",
         [](Patient& p) {
             p.map().decorations.push_back({{0, 0}, "mountains_1"});
         }},
        {"a decoration nobody knows", "decoration",
         [](Patient& p) {
             p.map().decorations.push_back({meadow(p), "no such"});
         }},
        {"a road under a building", "road-place",
         [](Patient& p) {
             p.map().paths.push_back({p.map().castles[0].cell, "dirt_road"});
         }},
        {"a road off the map", "road-place",
         [](Patient& p) {
             p.map().paths.push_back({{0, 64}, "dirt_road"});
         }},
    };
}

std::vector<Broken> reachBroken() {
    return {
        {"a pocket behind trees", "unreached",
         [](Patient& p) {
             const Cell middle = meadow(p);
             for (const Cell step : eightSteps)
                 block(p, middle + step);
         }},
        {"a lake under an item", "item-place",
         [](Patient& p) {
             for (const Cell node : nodesOf(p.map().items[0].cell))
                 p.map().nodes[node].surface = Surface::Water;
         }},
        {"a wall across a meadow", "unreached",
         [](Patient& p) {
             p.map().paths.push_back({meadow(p), "citadel_wall"});
         }},
        {"a castle walled in", "building-apart",
         [](Patient& p) {
             for (const Cell step : approachesOf(ThingKind::Castle))
                 if (footingAt(p, p.map().castles[0].cell + step) == Footing::Free)
                     block(p, p.map().castles[0].cell + step);
             std::erase_if(p.map().paths, [&](const Placed& path) {
                 return chebyshev(path.cell, p.map().castles[0].cell) <= 1;
             });
         }},
        {"a mine walled in", "building-apart",
         [](Patient& p) {
             const Cell mine = p.map().ownerables[0].cell;
             std::erase_if(p.map().paths,
                           [&](const Placed& path) { return chebyshev(path.cell, mine) <= 1; });
             for (const Cell step : approachesOf(ThingKind::Ownerable))
                 if (footingAt(p, mine + step) == Footing::Free) block(p, mine + step);
         }},
        {"a hole in a wall", "leak", [](Patient& p) { removeDecorationsOver(p, wallCell(p)); }},
        {"all decorations gone", "leak", [](Patient& p) { p.map().decorations.clear(); }},
        {"no ground at all", "building-apart",
         [](Patient& p) { p.map().nodes = Grid<Node>(p.map().nodes.size()); }},
    };
}

} // namespace stonemason::pocket_heroes::broken
