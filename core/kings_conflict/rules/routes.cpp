// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/kings_conflict/rules/routes.h"

#include "core/kings_conflict/rules/kings.h"

#include <queue>

#include <algorithm>
#include <cstdint>
#include <limits>

namespace stonemason::kings_conflict {

namespace {

/// Where routes may run.
class Land {
public:
    Land(const Map& map, const GameProfile& game) : map_(map), game_(game) {}

    Size size() const { return map_.size(); }
    Cell from() const { return game_.kings->starts[0].cell; }
    Cell to() const { return game_.kings->starts[1].cell; }
    bool mayEnter(Cell cell) const {
        return isStart(game_, cell) || game_.mayEnter(game_.kings->king, map_.terrain()[cell]);
    }
    Grid<char> enterable() const {
        Grid<char> cells(size(), 0);
        forEachCell(size(), [&](Cell cell) { cells[cell] = mayEnter(cell); });
        return cells;
    }
    Grid<int> steps(Cell source) const {
        return stepsFrom(std::span(&source, 1), size(), [this](Cell cell) { return mayEnter(cell); });
    }

private:
    const Map& map_;
    const GameProfile& game_;
};

/// One shortest way, both ends included; there must be one. `steps` are those to the far end.
std::vector<Cell> shortestWay(const Land& land, const Grid<int>& steps) {
    std::vector<Cell> path{land.from()};
    while (path.back() != land.to()) {
        const Cell last = path.back();
        const auto nearer = std::find_if(eightSteps.begin(), eightSteps.end(), [&](Cell step) {
            return steps.contains(last + step) && steps[last + step] == steps[last] - 1;
        });
        path.push_back(last + *nearer);
    }
    return path;
}

/// What a way costs: first the barriers on it, then those no bridge crosses, then its steps.
constexpr std::int64_t costOfBarrier = 1'000'000'000;
constexpr std::int64_t costWithoutBridge = 100'000; // boards have fewer cells

/// The cheapest way from start to start whatever is in its way, both ends included.
template <typename Cost>
std::vector<Cell> cheapestWay(const Land& land, Cost costOf) {
    using Entry = std::pair<std::int64_t, Cell>;
    const auto later = [](const Entry& a, const Entry& b) { return a.first > b.first; };
    std::priority_queue<Entry, std::vector<Entry>, decltype(later)> open(later);
    Grid<std::int64_t> costs(land.size(), std::numeric_limits<std::int64_t>::max());
    Grid<Cell> before(land.size(), land.from());
    costs[land.from()] = 0;
    open.push({0, land.from()});
    while (!open.empty() && open.top().second != land.to()) {
        const auto [cost, cell] = open.top();
        open.pop();
        if (cost > costs[cell]) continue;
        for (const Cell step : eightSteps) {
            const Cell next = cell + step;
            if (!costs.contains(next)) continue;
            const std::int64_t reached = cost + costOf(next);
            if (reached >= costs[next]) continue;
            costs[next] = reached;
            before[next] = cell;
            open.push({reached, next});
        }
    }
    std::vector<Cell> way{land.to()};
    while (way.back() != land.from())
        way.push_back(before[way.back()]);
    std::ranges::reverse(way);
    return way;
}

} // namespace

Routes findRoutes(const Map& map, const GameProfile& game) {
    const Land land(map, game);
    const Grid<int> toEnd = land.steps(land.to());
    Routes routes;
    routes.length = toEnd[land.from()];
    routes.detour = Grid<int>(land.size(), unreachable);
    if (!routes.exist()) return routes;
    const Grid<int> fromStart = land.steps(land.from());
    forEachCell(land.size(), [&](Cell cell) {
        if (toEnd[cell] != unreachable && fromStart[cell] != unreachable)
            routes.detour[cell] = fromStart[cell] + toEnd[cell] - routes.length;
    });
    routes.articulationCells = articulationCells(land.enterable(), shortestWay(land, toEnd));
    return routes;
}

MinVertexCut findMinVertexCut(const Map& map, const GameProfile& game) {
    const Land land(map, game);
    const Cell from = land.from();
    const Cell to = land.to();
    constexpr int most = 8; // a king has no more neighbours
    return findMinVertexCut(land.enterable(), std::span(&from, 1), std::span(&to, 1), most);
}

std::vector<Cell> barriersToOpen(const Map& map, const GameProfile& game) {
    const Land land(map, game);
    std::vector<Cell> way = cheapestWay(land, [&](Cell cell) {
        if (land.mayEnter(cell)) return std::int64_t{1};
        const Tile* tile = game.tile(map.terrain()[cell]);
        return 1 + costOfBarrier + (tile && bridgeOver(game, *tile) ? 0 : costWithoutBridge);
    });
    std::erase_if(way, [&](Cell cell) { return land.mayEnter(cell); });
    return way;
}

const Tile* bridgeOver(const GameProfile& game, const Tile& river) {
    if (river.river.empty()) return nullptr;
    const auto found = std::ranges::find_if(game.tiles, [&](const Tile& tile) {
        return tile.isBridge() && tile.river == river.river && game.mayEnter(game.kings->king, tile.code);
    });
    return found == game.tiles.end() ? nullptr : &*found;
}

} // namespace stonemason::kings_conflict
