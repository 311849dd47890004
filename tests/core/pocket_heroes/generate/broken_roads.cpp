// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/grid/cell.h"
#include "core/pocket_heroes/rules/reach.h"
#include "tests/core/pocket_heroes/generate/patient.h"
#include "tests/support/worlds.h"

#include <algorithm>

namespace stonemason::pocket_heroes::broken {

namespace {

Cell roadEnd(Patient& patient) {
    Grid<char> road(patient.map().size(), 0);
    for (const Placed& path : patient.map().paths)
        road[path.cell] = 1;
    const auto footing = footingOf(patient.map(), test::pocketHeroes());
    // Beside a straight road, where a stub would end.
    return cellWhere(patient, [&](Cell cell) {
        if (road[cell] != 0 || footing[cell] != Footing::Free) return false;
        int beside = 0;
        int entrances = 0;
        for (const Cell step : eightSteps) {
            const Cell other = cell + step;
            if (!road.contains(other)) continue;
            const bool straight = step.row == 0 || step.column == 0;
            beside += road[other] != 0 ? (straight ? 1 : 0) : 0;
            entrances += footing[other] == Footing::Building ? 1 : 0;
            for (const LinkReport& link : patient.report().links)
                entrances += int(std::ranges::count(link.cells, other));
        }
        return beside == 1 && entrances == 0;
    });
}

/// Before a portal that no road is to lead to, away from roads, castles, mines and other buildings.
Cell portalSide(Patient& patient) {
    const auto footing = footingOf(patient.map(), test::pocketHeroes());
    const auto isNear = [](const auto& things, Cell cell, int distance) {
        return std::ranges::any_of(things,
                                   [&](const auto& each) { return chebyshev(each.cell, cell) <= distance; });
    };
    return cellWhere(patient, [&](Cell cell) {
        const bool isBefore = std::ranges::any_of(patient.map().visitables, [&](const Visitable& building) {
            const auto* object = test::pocketHeroes().find(Section::Visitable, building.id);
            return object && object->portal && building.cell + Cell{1, 0} == cell;
        });
        const auto besideIt = std::ranges::count_if(patient.map().visitables, [&](const Visitable& building) {
            return chebyshev(building.cell, cell) <= 1;
        });
        return isBefore && besideIt == 1 && footing[cell] == Footing::Free &&
               !isNear(patient.map().paths, cell, 1) && !isNear(patient.map().castles, cell, 1) &&
               !isNear(patient.map().ownerables, cell, 1);
    });
}

/// A cell without a road that touches the roads of its zone on two sides and makes no square with them.
Cell ringGap(Patient& patient) {
    const auto footing = footingOf(patient.map(), test::pocketHeroes());
    Grid<char> road(patient.map().size(), 0);
    for (const Placed& path : patient.map().paths)
        road[path.cell] = 1;
    const auto isOf = [&](Cell cell, int zone) {
        return road.contains(cell) && footing[cell] == Footing::Free && patient.zoneOf[cell] == zone;
    };
    const auto roadsBeside = [&](Cell cell, int zone) {
        return std::ranges::count_if(allDirections, [&](Direction way) {
            const Cell beside = neighbour(cell, way);
            return isOf(beside, zone) && road[beside] != 0;
        });
    };
    return cellWhere(patient, [&](Cell cell) {
        const int zone = patient.zoneOf[cell];
        if (road[cell] != 0 || !isOf(cell, zone) || roadsBeside(cell, zone) != 2) return false;
        return std::ranges::none_of(eightSteps, [&](Cell step) {
            const Cell corner = cell + step;
            return step.row != 0 && step.column != 0 && road.contains(corner) && road[corner] != 0 &&
                   road[cell + Cell{step.row, 0}] != 0 && road[cell + Cell{0, step.column}] != 0;
        });
    });
}

/// One road more, in the first world of the template that has room for it.
void closeRing(Patient& patient) {
    for (std::uint64_t seed = 1; seed <= 50 && ringGap(patient).row < 0; ++seed)
        patient = patientOf(patient.made, seed);
    patient.map().paths.push_back({ringGap(patient), "dirt_road"});
}

} // namespace

std::vector<Broken> roadsBroken() {
    return {
        {"four pieces of road in a square", "road-block",
         [](Patient& p) {
             const Cell at = meadow(p);
             for (const Cell step : {Cell{0, 0}, Cell{0, 1}, Cell{1, 0}, Cell{1, 1}})
                 p.map().paths.push_back({at + step, "dirt_road"});
         }},
        {"a road that ends nowhere", "road-end",
         [](Patient& p) {
             p.map().paths.push_back({roadEnd(p), "dirt_road"});
         }},
        {"a road that ends at a portal", "road-end",
         [](Patient& p) {
             p.map().paths.push_back({portalSide(p), "dirt_road"});
         }},
        {"a road that goes round a meadow", "road-ring",
         [](Patient& p) {
             const Cell at = meadow(p);
             for (const Cell step : eightSteps)
                 p.map().paths.push_back({at + step, "dirt_road"});
         }},
        {"a road that comes back to its own", "road-ring", [](Patient& p) { closeRing(p); }},
        {"no roads", "road-apart", [](Patient& p) { p.map().paths.clear(); }},
        {"a road to nothing", "road-end",
         [](Patient& p) {
             p.map().paths.push_back({meadow(p), "dirt_road"});
         }},
    };
}

std::vector<Broken> sharesBroken() {
    return {
        {"a zone in two pieces", "zone-pieces",
         [](Patient& p) {
             const Cell other = cellWhere(p, [&](Cell cell) { return p.zoneOf[cell] != p.zoneOf[{0, 0}]; });
             Cell far = other;
             forEachCell(p.zoneOf.size(), [&](Cell cell) {
                 if (p.zoneOf[cell] != p.zoneOf[{0, 0}] && p.zoneOf[cell] != p.zoneOf[other]) far = cell;
             });
             p.zoneOf[far] = p.zoneOf[{0, 0}];
         }},
        {"a zone far from its share", "share", [](Patient& p) { p.made.zones[3].size *= 2; }},
        {"a share by another rule", "share", [](Patient& p) { p.made.config.shareRule = ShareRule::Linear; }},
        {"a cell of no zone", "shape",
         [](Patient& p) {
             p.zoneOf[{5, 5}] = -1;
         }},
        {"a cell of a zone too many", "shape",
         [](Patient& p) {
             p.zoneOf[{5, 5}] = 13;
         }},
        {"another size", "shape", [](Patient& p) { p.made.config.mapSize = 32; }},
        {"a table of zones of another size", "shape",
         [](Patient& p) {
             p.zoneOf = Grid<std::int16_t>({32, 32}, 0);
         }},
        {"no zones", "shape", [](Patient& p) { p.made.zones.clear(); }},
    };
}

} // namespace stonemason::pocket_heroes::broken
