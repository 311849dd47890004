// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/grid/region.h"
#include "core/pocket_heroes/craft/craft_terms.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <string_view>

namespace stonemason::pocket_heroes {

namespace {

constexpr int nookNeighbours = 4;
constexpr int guardedWithin = 2;
constexpr int chokeReach = 4; ///< the 9x9 around a guard
constexpr std::size_t smallestPiece = 2;

void measureItems(const CraftTerms& terms, CraftFigures& figures) {
    const Grid<int> toGuard = craftDistances(terms.size, [&](Cell cell) { return terms.guards[cell] != 0; });
    int worth = 0;
    int heaped = 0;
    int inNook = 0;
    int guarded = 0;
    forEachCell(terms.size, [&](Cell cell) {
        const int here = terms.treasures[cell];
        if (here == 0) return;
        int open = 0;
        bool hasBeside = false;
        for (const Cell step : eightSteps) {
            const Cell beside = cell + step;
            if (!terms.size.contains(beside)) continue;
            if (terms.treasures[beside] > 0) hasBeside = true;
            if (terms.isWalkable(beside) && terms.treasures[beside] == 0) ++open;
        }
        if (hasBeside) heaped += here;
        if (open <= nookNeighbours) inNook += here;
        if (toGuard[cell] != unreachable && toGuard[cell] <= guardedWithin) guarded += here;
    });
    for (const CraftThing& thing : terms.things)
        if (thing.kind == ThingKind::Item) worth += thing.worth; // a key guard is worth nothing
    at(figures, CraftFigure::Items) = craftShare(terms.items, terms.land, 100);
    at(figures, CraftFigure::WorthEach) = craftShare(worth, terms.items);
    at(figures, CraftFigure::Heap) = craftShare(heaped, terms.items, 100);
    at(figures, CraftFigure::Nook) = craftShare(inNook, terms.items, 100);
    at(figures, CraftFigure::LootGuarded) = craftShare(guarded, terms.items, 100);
}

void measureGuards(const CraftTerms& terms, CraftFigures& figures) {
    int guards = 0;
    int onRoad = 0;
    int choking = 0;
    const auto isWalkable = [&terms](Cell cell) { return terms.isWalkable(cell); };
    for (const CraftThing& thing : terms.things) {
        if (thing.kind != ThingKind::Guard) continue;
        ++guards;
        onRoad += terms.road[thing.cell];
        choking += isChokePoint(thing.cell, chokeReach, smallestPiece, isWalkable) ? 1 : 0;
    }
    at(figures, CraftFigure::Guards) = craftShare(guards, terms.land, 100);
    at(figures, CraftFigure::GuardRoad) = craftShare(onRoad, guards, 100);
    at(figures, CraftFigure::GuardChoke) = craftShare(choking, guards, 100);
}

void measureVisitables(const CraftTerms& terms, CraftFigures& figures) {
    constexpr std::string_view snowy = "_snow";
    std::map<std::string_view, int> kinds;
    int all = 0;
    for (const Visitable& building : terms.world.visitables) {
        if (!terms.size.contains(building.cell)) continue;
        std::string_view id = building.id;
        if (id.ends_with(snowy)) id.remove_suffix(snowy.size());
        ++kinds[id];
        ++all;
    }
    at(figures, CraftFigure::Visitables) = craftShare(all, terms.land, 100);
    if (all == 0) return;
    double entropy = 0;
    for (const auto& [id, count] : kinds)
        entropy -= double(count) / all * std::log(double(count) / all);
    at(figures, CraftFigure::VisitableKinds) = std::exp(entropy);
}

} // namespace

void measureTreasure(const CraftTerms& terms, CraftFigures& figures) {
    measureItems(terms, figures);
    measureGuards(terms, figures);
    measureVisitables(terms, figures);
}

} // namespace stonemason::pocket_heroes
