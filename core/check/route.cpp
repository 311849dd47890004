// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/check/checks.h"
#include "core/check/kings.h"
#include "core/grid/distance.h"

#include <algorithm>

namespace stonemason {

namespace {

/// route/none: cells of the two starts
/// route/cut-tile: cell, code
/// route/cut-tiles: number of cells, cells
constexpr std::string_view messages[]{"route/none", "route/cut-tile", "route/cut-tiles"};

/// One shortest path from cell to cell, both included; empty when there is none.
template <typename MayEnter>
std::vector<Cell> shortestPath(Size size, Cell from, Cell to, MayEnter mayEnter) {
    const Grid<int> steps = stepsFrom(std::span(&to, 1), size, mayEnter);
    std::vector<Cell> path;
    if (steps[from] == unreachable) return path;
    path.push_back(from);
    while (path.back() != to) {
        const Cell last = path.back();
        const auto nearer = std::find_if(eightSteps.begin(), eightSteps.end(), [&](Cell step) {
            return steps.contains(last + step) && steps[last + step] == steps[last] - 1;
        });
        path.push_back(last + *nearer);
    }
    return path;
}

/// The cells, the path's ends left out, that every way from one end to the other crosses, row by row.
/// Follows the path and floods everything beside it that the walked part can reach: the next cell of the path
/// is on every way exactly when no flood has met the path beyond it.
template <typename MayEnter>
std::vector<Cell> cutCells(Size size, const std::vector<Cell>& path, MayEnter mayEnter) {
    constexpr int offPath = -1;
    Grid<int> place(size, offPath); // where on the path a cell lies
    for (std::size_t i = 0; i < path.size(); ++i)
        place[path[i]] = int(i);
    Grid<char> seen(size, 0);

    std::vector<Cell> cut;
    std::vector<Cell> flood;
    int furthest = 0;
    for (int i = 0; i + 1 < int(path.size()); ++i) {
        flood.assign(1, path[std::size_t(i)]);
        for (std::size_t next = 0; next < flood.size(); ++next)
            for (Cell step : eightSteps) {
                const Cell to = flood[next] + step;
                if (!size.contains(to)) continue;
                if (place[to] != offPath) {
                    furthest = std::max(furthest, place[to]);
                } else if (!seen[to] && mayEnter(to)) {
                    seen[to] = 1;
                    flood.push_back(to);
                }
            }
        const bool next = furthest == i + 1 && i + 2 < int(path.size());
        if (next) cut.push_back(path[std::size_t(furthest)]);
    }
    std::sort(cut.begin(), cut.end());
    return cut;
}

std::vector<Problem> run(const Map& map, const GameProfile& game) {
    if (!startsApply(map, game)) return {};
    const Cell from = game.starts[0].cell;
    const Cell to = game.starts[1].cell;
    const Grid<Code>& terrain = map.terrain();
    const auto mayEnter = [&](Cell cell) {
        return isStart(game, cell) || game.mayEnter(game.king, terrain[cell]);
    };
    const std::vector<Cell> path = shortestPath(map.size(), from, to, mayEnter);
    if (path.empty())
        return {{routeCheck.id,
                 Severity::Warning,
                 {"route/none", {from, to}},
                 {std::min(from, to), std::max(from, to)}}};

    std::vector<Cell> cut = cutCells(map.size(), path, mayEnter);
    if (cut.empty()) return {};
    Message message{"route/cut-tile", {cut[0], std::string(1, terrain[cut[0]])}};
    if (cut.size() > 1) message = {"route/cut-tiles", {int(cut.size()), cut}};
    return {{routeCheck.id, Severity::Note, std::move(message), std::move(cut)}};
}

} // namespace

constinit const Check routeCheck{"route", run, messages};

} // namespace stonemason
