// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/kings_conflict/game/standard_generation.h"

#include <algorithm>

namespace stonemason::kings_conflict {

namespace {

struct ClassFacts {
    bool hasGround = false;
    bool hasRivers = false;
    bool isMouth = false;
    bool isClosed = false; ///< to kings
};

ClassFacts factsOf(const GameProfile& game, int terrainClass) {
    ClassFacts facts;
    for (const Tile& tile : game.tiles) {
        if (tile.terrainClass != terrainClass) continue;
        if (!tile.isNetwork()) facts.hasGround = true;
        if (!tile.river.empty() && tile.road.empty()) facts.hasRivers = true;
        if (tile.riverMouth) facts.isMouth = true;
        if (game.kings && !game.mayEnter(game.kings->king, tile.code)) facts.isClosed = true;
    }
    return facts;
}

/// In a game without kings no class is closed, because its class names do not identify high land.
Landform landformOf(const ClassFacts& facts, bool alternate) {
    if (facts.hasRivers) return Landform::Lowland;
    if (facts.isClosed) return Landform::Peaks;
    if (facts.isMouth) return Landform::Slopes;
    return alternate ? Landform::Dry : Landform::Wet;
}

} // namespace

GenerationNumbers standardGeneration(const GameProfile& game) {
    constexpr int mostCovered = 80; // percent of the board that the classes share
    constexpr int mostOfOne = 40;
    GenerationNumbers numbers;
    const Tile* plain = game.tile(game.plainTile);
    for (int terrainClass = 0; terrainClass < int(game.classes.size()); ++terrainClass) {
        const ClassFacts facts = factsOf(game, terrainClass);
        if (!facts.hasGround || (plain && plain->terrainClass == terrainClass)) continue;
        const Landform form = landformOf(facts, numbers.shares.size() % 2 == 1);
        numbers.shares.push_back(
            {terrainClass, game.classes[std::size_t(terrainClass)].id, form, {0, 60}, {}});
    }
    const int classes = std::max(1, int(numbers.shares.size()));
    for (ShareNumbers& share : numbers.shares)
        share.standard = {std::min(10, mostCovered / 4 / classes),
                          std::min(mostOfOne, mostCovered / classes)};
    const int area = game.board.area() - int(game.holes.size());
    const int side = std::max(game.board.rows, game.board.columns);
    numbers.wishes = {
        {WishKind::Routes, {1, std::max(5, side / 2)}, {1, std::max(5, side / 2)}},
        {WishKind::RouteWidth, {1, side}, {1, side}},
        {WishKind::RiverLength, {0, area / 3}, {0, area / 6}},
        {WishKind::RoadLength, {0, area / 3}, {0, area / 6}},
        {WishKind::Openness, {0, 100}, {0, 100}},
        {WishKind::RegionSize, {1, area}, {1, area}},
        {WishKind::Islands, {0, area / 4}, {0, area / 4}},
    };
    for (const std::string_view id : scoreTermIds)
        numbers.score.emplace(id, 100 / int(scoreTermIds.size()));
    return numbers;
}

} // namespace stonemason::kings_conflict
