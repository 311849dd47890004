// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/grid/region.h"
#include "core/pocket_heroes/generate/half.h"
#include "core/pocket_heroes/rules/reach.h"

#include <algorithm>
#include <optional>

namespace stonemason::pocket_heroes {

bool mayTouchImage(const Draft& draft, Cell cell) {
    const WorldImage& image = draft.image;
    if (!image.isAtEdge(cell)) return false;
    if (!image.isTurn() || !image.isOnFirstArm(cell)) return true;
    return std::ranges::any_of(eightSteps, [&](Cell step) {
        const Cell beside = cell + step;
        return draft.size.contains(beside) && image.isBeyond(beside) &&
               draft.use[image.sourceOf(beside)] == CellUse::Passage;
    });
}

void removeBlindRoads(Draft& draft) {
    Grid<char> isEnd(draft.size, 0);
    const auto mark = [&](ThingKind kind, const DraftBuilding& building) {
        for (const Cell step : approachesOf(kind))
            if (isEnd.contains(building.cell + step)) isEnd[building.cell + step] = 1;
    };
    for (const DraftCastle& castle : draft.placedCastles)
        mark(ThingKind::Castle, castle.building);
    for (const DraftMine& mine : draft.placedMines)
        mark(ThingKind::Ownerable, mine.building);
    for (const DraftBuilding& building : draft.visitables)
        mark(ThingKind::Visitable, building);
    for (const DraftLink& link : draft.links) {
        for (const DraftBuilding& portal : link.portals)
            mark(ThingKind::Visitable, portal);
        for (const Cell cell : link.cells)
            isEnd[cell] = 1;
    }
    const auto isRoad = [&](Cell cell) { return draft.roads.contains(cell) && draft.roads[cell] != 0; };
    forEachCell(draft.size, [&](Cell start) {
        for (Cell cell = start; isRoad(cell) && isEnd[cell] == 0;) {
            std::optional<Cell> next;
            int beside = 0;
            for (const Direction way : allDirections)
                if (isRoad(neighbour(cell, way))) {
                    next = neighbour(cell, way);
                    ++beside;
                }
            if (beside > 1) break;
            draft.roads[cell] = 0;
            if (!next) break;
            cell = *next;
        }
    });
}

} // namespace stonemason::pocket_heroes
