// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/grid/cell.h"
#include "core/grid/region.h"
#include "core/pocket_heroes/generate/building_ranges.h"

#include <algorithm>
#include <span>
#include <vector>

namespace stonemason::pocket_heroes {

namespace {

// A cave by a cellular automaton: random obstacles, more of them beside walls, then one generation in which a
// cell with five or more blocked cells around becomes an obstacle and one with three or fewer becomes open.
// Invariant: only cells that are Open or Obstacle change, so that entrances and their approaches stay.
// Cost: O(cells).
// Source: L. Johnson, G. Yannakakis, J. Togelius, Cellular Automata for Real-time Generation of Infinite Cave
// Levels, PCG 2010.

bool blocks(CellUse use) {
    return use == CellUse::Obstacle || use == CellUse::Wall;
}

/// How many of the eight cells around are blocked; beyond the rim of the map half of them are.
int blockedAround(const Draft& draft, Cell cell) {
    int twice = 0;
    for (const Cell step : eightSteps) {
        const Cell beside = cell + step;
        twice += !draft.size.contains(beside) ? 1 : blocks(draft.use[beside]) ? 2 : 0;
    }
    return twice / 2;
}

/// Whether nobody can walk on some cell within two of this one.
bool isBlockedNear(const Draft& draft, Cell cell) {
    constexpr int reach = 2;
    bool isBlocked = false;
    forEachWithin(cell, reach, [&](Cell near) {
        isBlocked = isBlocked || (draft.use.contains(near) && !isWalked(draft.use[near]));
    });
    return isBlocked;
}

/// Maps that people make have no meadows: clumps of obstacles are put where nothing blocks within two cells.
void breakMeadows(Draft& draft, SeededRandom& random) {
    std::vector<Cell> meadow;
    forEachCell(draft.size, [&](Cell cell) {
        if (draft.use[cell] == CellUse::Open && !isBlockedNear(draft, cell)) meadow.push_back(cell);
    });
    random.shuffle(std::span(meadow));
    for (const Cell cell : meadow) {
        if (isBlockedNear(draft, cell)) continue;
        draft.use[cell] = CellUse::Obstacle;
        const Cell beside = cell + eightSteps[std::size_t(random.below(int(eightSteps.size())))];
        if (draft.use.contains(beside) && draft.use[beside] == CellUse::Open)
            draft.use[beside] = CellUse::Obstacle;
    }
}

void openSquares(Draft& draft) {
    for (const Cell square : draft.villageCentres)
        for (const Cell step : eightSteps)
            if (const Cell cell = square + step;
                draft.use.contains(cell) && draft.use[cell] == CellUse::Obstacle)
                draft.use[cell] = CellUse::Open;
}

} // namespace

Result<Draft> maskObstacles(Draft draft, const Plan& plan, SeededRandom& random) {
    std::vector<int> obstacles;
    for (int zone = 0; zone < int(plan.worldTemplate.zones.size()); ++zone)
        obstacles.push_back(plan.numbersIn(zone).obstaclePercent);
    forEachCell(draft.size, [&](Cell cell) {
        if (draft.use[cell] != CellUse::Open) return;
        const bool atWall = std::ranges::any_of(allDirections, [&](Direction way) {
            const Cell beside = neighbour(cell, way);
            return draft.size.contains(beside) && draft.use[beside] == CellUse::Wall;
        });
        if (random.percent(atWall ? plan.numbers.rimObstaclePercent
                                  : obstacles[std::size_t(draft.zoneOf[cell])]))
            draft.use[cell] = CellUse::Obstacle;
    });
    // One generation: single obstacles go, gaps between obstacles fill up.
    const Grid<CellUse> before = draft.use;
    Grid<CellUse> after = before;
    forEachCell(draft.size, [&](Cell cell) {
        const CellUse use = before[cell];
        if (use != CellUse::Open && use != CellUse::Obstacle) return;
        const int around = blockedAround(draft, cell);
        if (around >= 5)
            after[cell] = CellUse::Obstacle;
        else if (around <= 3)
            after[cell] = CellUse::Open;
    });
    draft.use = after;
    SeededRandom ofMeadows(random.next());
    breakMeadows(draft, ofMeadows);
    openSquares(draft);
    SeededRandom ofRanges(random.next());
    raiseRanges(draft, plan, ofRanges);
    return draft;
}

} // namespace stonemason::pocket_heroes
