// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/kings_conflict/rules/statistics.h"

#include "core/kings_conflict/rules/kings.h"

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

} // namespace stonemason::kings_conflict
