// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pocket_heroes/craft/craft_terms.h"

namespace stonemason::pocket_heroes {

namespace {

constexpr int shortestRun = 3;
constexpr int besideRoad = 3;
constexpr int joinedWithin = 2;

void addRoadRuns(const CraftTerms& terms, bool isRow, int across, CraftRuns& runs) {
    int run = 0;
    for (int along = 0; along < terms.size.rows; ++along) {
        if (terms.road[isRow ? Cell{across, along} : Cell{along, across}] != 0) {
            ++run;
            continue;
        }
        runs.add(run);
        run = 0;
    }
    runs.add(run);
}

std::optional<double> roadRimOf(const CraftTerms& terms) {
    int rimLand = 0;
    int rimRoads = 0;
    forEachCell(terms.size, [&](Cell cell) {
        const bool isInner = cell.row > 0 && cell.column > 0 && cell.row + 1 < terms.size.rows &&
                             cell.column + 1 < terms.size.columns;
        if (isInner) return;
        rimLand += terms.isLand(cell) ? 1 : 0;
        rimRoads += terms.road[cell];
    });
    if (rimLand == 0 || terms.roads == 0) return std::nullopt;
    return double(rimRoads) / terms.roads * terms.land / rimLand;
}

} // namespace

void measureRoads(const CraftTerms& terms, CraftFigures& figures) {
    CraftRuns runs(shortestRun);
    for (int line = 0; line < terms.size.rows; ++line) {
        addRoadRuns(terms, true, line, runs);
        addRoadRuns(terms, false, line, runs);
    }
    at(figures, CraftFigure::RoadRun) = runs.figure();
    at(figures, CraftFigure::RoadRim) = roadRimOf(terms);
    const Grid<int> toRoad = craftDistances(terms.size, [&](Cell cell) { return terms.road[cell] != 0; });
    const auto isWithin = [&](Cell cell, int steps) {
        return toRoad[cell] != unreachable && toRoad[cell] <= steps;
    };
    int beside = 0;
    int toJoin = 0;
    int joined = 0;
    for (const CraftThing& thing : terms.things) {
        beside += isWithin(thing.cell, besideRoad) ? 1 : 0;
        if (thing.kind != ThingKind::Castle && !thing.isMine) continue;
        ++toJoin;
        joined += isWithin(thing.cell, joinedWithin) ? 1 : 0;
    }
    at(figures, CraftFigure::Roadside) = craftShare(beside, terms.roads, 10);
    at(figures, CraftFigure::Joined) = craftShare(joined, toJoin, 100);
}

} // namespace stonemason::pocket_heroes
