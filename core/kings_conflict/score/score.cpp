// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/kings_conflict/score/score.h"

#include "core/kings_conflict/generate/terrain_facts.h"
#include "core/kings_conflict/map/join.h"
#include "core/kings_conflict/rules/kings.h"
#include "core/kings_conflict/rules/routes.h"
#include "core/kings_conflict/rules/statistics.h"

#include <algorithm>
#include <set>

namespace stonemason::kings_conflict {

namespace {

constexpr int full = 100;

/// 0 at `none` and beyond, 100 at `all` and beyond, in between in proportion.
int scaled(int value, int none, int all) {
    const int points = full * (value - none) / (all - none);
    return std::clamp(points, 0, full);
}

int varietyPoints(const TerrainFacts& facts, const GameProfile& game) {
    constexpr int enough = 6; // percent of the board
    if (game.variety.empty()) return full;
    int sum = 0;
    for (const VarietyDemand& demand : game.variety)
        sum += scaled(facts.tilesOfClass(demand.terrainClass) * full, 0, facts.tiles() * enough);
    return sum / int(game.variety.size());
}

int balancePoints(const TerrainFacts& facts) {
    constexpr int dominating = 80; // percent of the board
    constexpr int fair = 45;
    return facts.tiles() == 0 ? 0 : scaled(facts.largestClass() * full / facts.tiles(), dominating, fair);
}

/// Places that can be held are narrow; a way that winds takes turns in which nothing happens.
int routePoints(const TerrainFacts& facts, const Map& map, const GameProfile& game) {
    if (!facts.hasRoute()) return 0;
    constexpr int open = 8; // tiles side by side
    constexpr int held = 3;
    const int straight = chebyshev(game.kings->starts[0].cell, game.kings->starts[1].cell);
    const int length = findRoutes(map, game).length;
    const int direct = scaled(length * full / std::max(1, straight), 250, 140);
    const int narrow = facts.routes() == 0 ? 0 : scaled(facts.routeWidth(), open, held);
    return (direct + narrow) / 2;
}

int choicePoints(const Map& map, const GameProfile& game) {
    constexpr int turns = 3;
    const Regions regions = regionsOf(map, game);
    int sum = 0;
    for (std::size_t start = 0; start < 2; ++start) {
        const Grid<int> reached = kingTurns(map, game, start);
        for (int turn = 1; turn <= turns; ++turn) {
            std::set<int> found;
            forEachCell(map.size(), [&](Cell cell) {
                if (reached[cell] == unreachable || reached[cell] > turn) return;
                if (regions.label[cell] != Regions::none) found.insert(regions.label[cell]);
            });
            sum += scaled(int(found.size()), 0, turn);
        }
    }
    return sum / (2 * turns);
}

/// The mean number of tiles in a river or road, in tenths; 0 where there is none.
int meanLine(const Map& map, const GameProfile& game) {
    int tiles = 0;
    int lines = 0;
    for (const Network network : allNetworks) {
        Grid<char> seen(map.size(), 0);
        const auto edgesAt = [&](Cell cell) {
            const Tile* tile = map.terrain().contains(cell) ? game.tile(map.terrain()[cell]) : nullptr;
            return tile ? edgesOf(*tile, network) : Edges();
        };
        forEachCell(map.size(), [&](Cell first) {
            if (seen[first] || edgesAt(first).empty()) return;
            ++lines;
            std::vector<Cell> line{first};
            seen[first] = 1;
            for (std::size_t next = 0; next < line.size(); ++next)
                for (const Direction d : allDirections) {
                    const Cell to = neighbour(line[next], d);
                    if (!edgesAt(line[next]).has(d) || !edgesAt(to).has(opposite(d)) || seen[to]) continue;
                    seen[to] = 1;
                    line.push_back(to);
                }
            tiles += int(line.size());
        });
    }
    return lines == 0 ? 0 : tiles * 10 / lines;
}

int landscapePoints(const TerrainFacts& facts, const Map& map, const GameProfile& game) {
    const std::vector<std::vector<Cell>> regions = regionsOf(map, game).members;
    if (regions.empty()) return 0;
    int tiles = 0;
    for (const std::vector<Cell>& region : regions)
        tiles += int(region.size());
    const int patches = scaled(tiles * 10 / int(regions.size()), 20, 50);
    const int lone = scaled(facts.loneTiles() * full / int(regions.size()), 60, 10);
    const bool hasLines = std::ranges::any_of(game.tiles, &Tile::isNetwork);
    if (!hasLines) return (patches + lone) / 2;
    return (patches + lone + scaled(meanLine(map, game), 10, 55)) / 3;
}

int reachPoints(const Map& map, const GameProfile& game) {
    const Grid<int> reached = kingTurns(map, game, 0);
    int open = 0;
    int walked = 0;
    forEachCell(map.size(), [&](Cell cell) {
        if (!game.mayEnter(game.kings->king, map.terrain()[cell])) return;
        ++open;
        walked += reached[cell] != unreachable || isStart(game, cell);
    });
    constexpr int least = 50; // percent
    return open == 0 ? 0 : scaled(walked * full / open, least, full);
}

} // namespace

std::optional<MapScore> scoreOf(const Map& map, const GameProfile& game) {
    if (!startsApply(map, game)) return std::nullopt;
    TerrainFacts facts(game, map.size(), numbersOf(map, game));
    facts.count(map.terrain());
    facts.countPassages();
    const auto pointsOf = [&](std::string_view id) {
        if (id == "variety") return varietyPoints(facts, game);
        if (id == "balance") return balancePoints(facts);
        if (id == "routes") return routePoints(facts, map, game);
        if (id == "choices") return choicePoints(map, game);
        if (id == "landscape") return landscapePoints(facts, map, game);
        return reachPoints(map, game);
    };
    MapScore score;
    int weights = 0;
    int sum = 0;
    for (const std::string_view id : scoreTermIds) {
        const auto weight = game.generation.score.find(id);
        if (weight == game.generation.score.end() || weight->second == 0) continue;
        score.terms.push_back({std::string(id), pointsOf(id), weight->second});
        weights += weight->second;
        sum += weight->second * score.terms.back().points;
    }
    if (weights == 0) return std::nullopt;
    score.points = (sum + weights / 2) / weights;
    return score;
}

} // namespace stonemason::kings_conflict
