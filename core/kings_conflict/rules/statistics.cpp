// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/kings_conflict/rules/statistics.h"

#include "core/grid/region.h"
#include "core/kings_conflict/rules/kings.h"

#include <algorithm>

namespace stonemason::kings_conflict {

namespace {

void countTiles(Statistics& statistics, const Map& map, const GameProfile& game) {
    const bool divides = map.symmetry != Symmetry::None && fits(map.symmetry, map.size());
    const Symmetry symmetry = divides ? map.symmetry : Symmetry::HalfTurn;
    statistics.classes.resize(game.classes.size());
    forEachCell(map.size(), [&](Cell cell) {
        if (isHoleCode(game, map.terrain()[cell])) return;
        ++statistics.tiles;
        const Tile* tile = game.tile(map.terrain()[cell]);
        ClassCount& count = tile ? statistics.classes[std::size_t(tile->terrainClass)] : statistics.unknown;
        count.cells.push_back(cell);
        if (inHalf(cell, map.size(), symmetry, Half::BottomLeft))
            ++count.half[std::size_t(Half::BottomLeft)];
        else if (inHalf(cell, map.size(), symmetry, Half::TopRight))
            ++count.half[std::size_t(Half::TopRight)];
        else
            ++count.middle;
    });
}

} // namespace

Statistics statisticsOf(const Map& map, const GameProfile& game, std::stop_token stop) {
    Statistics statistics;
    countTiles(statistics, map, game);
    if (stop.stop_requested()) return statistics;
    statistics.regions = regionShares(map, game);
    statistics.hasStarts = startsApply(map, game);
    if (!statistics.hasStarts || stop.stop_requested()) return statistics;
    statistics.routes = findRoutes(map, game);
    if (!stop.stop_requested()) statistics.minCut = findMinVertexCut(map, game);
    return statistics;
}

namespace {

/// The class of each tile that is part of a region, else -1.
Grid<int> regionKinds(const Map& map, const GameProfile& game) {
    Grid<int> kinds(map.size(), -1);
    forEachCell(map.size(), [&](Cell cell) {
        const Tile* tile = game.tile(map.terrain()[cell]);
        if (tile && game.classes[std::size_t(tile->terrainClass)].formsRegions)
            kinds[cell] = tile->terrainClass;
    });
    return kinds;
}

void addReach(RegionShare& share, const std::array<Grid<int>, 2>& turns) {
    for (Cell cell : share.cells) {
        const int yours = turns[0][cell];
        const int theirs = turns[1][cell];
        for (std::size_t side : {0U, 1U})
            if (const int here = turns[side][cell];
                here != unreachable && (share.turns[side] == unreachable || here < share.turns[side]))
                share.turns[side] = here;
        if (yours == theirs)
            share.together += yours != unreachable;
        else if (theirs == unreachable || (yours != unreachable && yours < theirs))
            ++share.nearer[0];
        else
            ++share.nearer[1];
    }
}

} // namespace

Regions regionsOf(const Map& map, const GameProfile& game) {
    return findRegions(regionKinds(map, game));
}

std::vector<Cell> controlledRegion(const Map& map, const GameProfile& game, Cell king) {
    const Grid<int> kinds = regionKinds(map, game);
    return kinds[king] < 0 ? std::vector<Cell>() : sameArea(kinds, king);
}

std::vector<RegionShare> regionShares(const Map& map, const GameProfile& game) {
    const bool reached = startsApply(map, game);
    std::array<Grid<int>, 2> turns;
    for (std::size_t side = 0; reached && side < turns.size(); ++side)
        turns[side] = kingTurns(map, game, side);
    std::vector<RegionShare> shares;
    for (std::vector<Cell>& cells : regionsOf(map, game).members) {
        RegionShare share;
        share.terrainClass = game.tile(map.terrain()[cells.front()])->terrainClass;
        share.cells = std::move(cells);
        share.turns = {unreachable, unreachable};
        if (reached) addReach(share, turns);
        for (std::size_t side = 0; reached && side < turns.size(); ++side)
            share.controls[side] = std::ranges::binary_search(share.cells, game.kings->starts[side].cell);
        shares.push_back(std::move(share));
    }
    std::ranges::stable_sort(shares, std::greater(), [](const RegionShare& s) { return s.cells.size(); });
    return shares;
}

} // namespace stonemason::kings_conflict
