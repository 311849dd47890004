// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/kings_conflict/check/checks.h"
#include "core/kings_conflict/rules/kings.h"
#include "core/kings_conflict/rules/routes.h"

#include <algorithm>

namespace stonemason::kings_conflict {

namespace {

/// route/none: cells of the two starts
/// route/cut-tile: cell, code
/// route/cut-tiles: number of cells, cells
constexpr std::string_view routeMessages[]{"route/none", "route/cut-tile", "route/cut-tiles"};

void runRoute(const Map& map, const GameProfile& game, Problems& problems) {
    if (!startsApply(map, game)) return;
    Routes routes = findRoutes(map, game);
    if (!routes.exist()) {
        const auto [first, second] = std::minmax(game.kings->starts[0].cell, game.kings->starts[1].cell);
        problems.push_back({routeCheck.id,
                            Severity::Warning,
                            {"route/none", {game.kings->starts[0].cell, game.kings->starts[1].cell}},
                            {first, second}});
        return;
    }
    std::vector<Cell>& cut = routes.articulationCells;
    if (cut.empty()) return;
    Message message{"route/cut-tile", {cut[0], std::string(1, map.terrain()[cut[0]])}};
    if (cut.size() > 1) message = {"route/cut-tiles", {int(cut.size()), cut}};
    problems.push_back({routeCheck.id, Severity::Note, std::move(message), std::move(cut)});
}

} // namespace

constinit const Check routeCheck{"route", runRoute, routeMessages};

} // namespace stonemason::kings_conflict
