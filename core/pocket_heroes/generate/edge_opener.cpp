// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pocket_heroes/generate/edge_opener.h"

#include "core/grid/cell.h"
#include "core/grid/region.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>
#include <span>
#include <utility>

namespace stonemason::pocket_heroes {

// A passage over the edge joins a cell of this half with an adjacent image of another cell of this half.
// Cost: O(cells) for each. Source: own work.

namespace {

/// On the diagonal only the first two can be ground of this half.
constexpr std::array<Cell, 4> edgeSteps{{{1, 0}, {0, -1}, {-1, 0}, {0, 1}}};

} // namespace

double distanceFrom(DrawingPoint point, Cell cell) {
    const double x = point.x - cell.column;
    const double y = point.y - cell.row;
    return std::sqrt(x * x + y * y);
}

bool EdgeOpener::isOf(Cell cell, int zone) const {
    return draft_.size.contains(cell) && !draft_.image.isBeyond(cell) && draft_.zoneOf[cell] == zone;
}

/// Whether all neighbours of a cell belong to zone `here` or, beyond the edge, to the image of zone `beyond`
/// in that part; with `besideWalls`, walls are accepted, too.
bool EdgeOpener::isAmong(Cell cell, int here, int beyond, int part, bool besideWalls) const {
    return std::ranges::all_of(eightSteps, [&](Cell step) {
        const Cell beside = cell + step;
        if (!draft_.size.contains(beside)) return false;
        const bool isBeyond = draft_.image.isBeyond(beside);
        const Cell source = draft_.image.sourceOf(beside);
        if (isBeyond && draft_.image.partAt(beside) != part) return false;
        const bool isFree = besideWalls && draft_.use[source] == CellUse::Wall;
        return isFree || isOf(source, isBeyond ? beyond : here);
    });
}

std::vector<Cell> EdgeOpener::groundBefore(Cell cell, int zone) const {
    std::vector<Cell> ground;
    for (const Cell step : edgeSteps)
        if (isOf(cell + step, zone) && isWalked(draft_.use[cell + step])) ground.push_back(cell + step);
    return ground;
}

std::vector<EdgeOpener::Site> EdgeOpener::sitesOf(const MirrorPlan::EdgePassage& wanted,
                                                  bool besideWalls) const {
    const int first = wanted.first;
    const int second = wanted.second;
    const int order = draft_.image.order();
    std::vector<Site> sites;
    const auto isWall = [this](Cell cell) { return draft_.use[cell] == CellUse::Wall; };
    const auto add = [&](Cell one, Cell other) {
        if (!isOf(one, first) || !isOf(other, second) || !isWall(one) || !isWall(other)) return;
        if (!isAmong(one, first, second, wanted.part, besideWalls) ||
            !isAmong(other, second, first, order - wanted.part, besideWalls))
            return;
        for (const Cell before : groundBefore(one, first)) {
            if (one == other) sites.push_back({one, one, before, before});
            for (const Cell beforeOther : groundBefore(other, second))
                if (one != other) sites.push_back({one, other, before, beforeOther});
        }
    };
    forEachCell(draft_.size, [&](Cell cell) {
        if (draft_.zoneOf[cell] != first || !isWall(cell) || draft_.image.isFixed(cell)) return;
        if (first == second && order == 2) {
            if (chebyshev(cell, draft_.image.of(cell)) == 1) add(cell, cell);
            return;
        }
        for (const Cell step : edgeSteps)
            if (const Cell beyond = cell + step;
                draft_.size.contains(beyond) && draft_.image.isBeyond(beyond))
                add(cell, draft_.image.sourceOf(beyond));
    });
    return sites;
}

bool EdgeOpener::openPassage(const MirrorPlan::EdgePassage& wanted, DraftLink& passage,
                             SeededRandom& random) {
    std::vector<Site> sites = sitesOf(wanted, false);
    // Not for mirrors in the diagonal, so that their seeds still produce the same worlds.
    if (sites.empty() && !draft_.image.isDiagonal()) sites = sitesOf(wanted, true);
    if (sites.empty()) return false;
    const Site& site = sites[std::size_t(random.below(int(sites.size())))];
    draft_.use[site.first] = draft_.use[site.second] = CellUse::Passage;
    draft_.use[site.beforeFirst] = draft_.use[site.beforeSecond] = CellUse::Kept;
    passage.cells = {site.first};
    draft_.gates.push_back(site.first);
    if (site.second == site.first) return true;
    passage.cells.push_back(site.second);
    draft_.gates.push_back(site.second);
    return true;
}

/// If the edge is the diagonal, a gate lies on it and needs ground of this half beside it.
bool EdgeOpener::canBeGate(Cell cell, int zone) const {
    const auto isOpen = [&](Cell at) { return isOf(at, zone) && isWalked(draft_.use[at]); };
    if (!isOpen(cell)) return false;
    if (draft_.image.isDiagonal()) return isOpen(cell + Cell{0, -1}) || isOpen(cell + Cell{1, 0});
    return true;
}

bool EdgeOpener::openGate(int zone, DrawingPoint middle) {
    if (draft_.image.isTurn()) return openMiddle(zone);
    std::optional<Cell> best;
    forEachCell(draft_.size, [&](Cell cell) {
        // isAtEdge() refers to the edge of the half, distanceToEdge() to the rim of the map.
        if (!draft_.image.isAtEdge(cell) || distanceToEdge(draft_.size, cell) < 1) return;
        if (!canBeGate(cell, zone)) return;
        if (!best || distanceFrom(middle, cell) < distanceFrom(middle, *best)) best = cell;
    });
    if (!best) return false;
    draft_.use[*best] = CellUse::Kept;
    draft_.gates.push_back(*best);
    return true;
}

bool EdgeOpener::openMiddle(int zone) {
    const std::vector<Cell> cells = draft_.image.middleCells();
    for (const Cell cell : cells) {
        if (!canBeGate(cell, zone)) return false;
        draft_.use[cell] = CellUse::Kept;
    }
    draft_.gates.push_back(cells.front());
    draft_.joint = cells[1];
    return true;
}

} // namespace stonemason::pocket_heroes
