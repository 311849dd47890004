// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/kings_conflict/rules/routes.h"

#include "core/kings_conflict/rules/kings.h"

#include <algorithm>

namespace stonemason {

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

} // namespace stonemason
