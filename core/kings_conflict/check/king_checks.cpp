// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/kings_conflict/check/checks.h"
#include "core/kings_conflict/rules/kings.h"
#include "core/kings_conflict/rules/routes.h"

#include <algorithm>

namespace stonemason::kings_conflict {

namespace {

/// start/closed: start, cell, code
constexpr std::string_view startMessages[]{"start/closed"};

void runStart(const Map& map, const GameProfile& game, Problems& problems) {
    if (!startsApply(map, game)) return;
    for (const Start& start : game.kings->starts) {
        const Code code = map.terrain()[start.cell];
        const bool known = game.tile(code) != nullptr; // the check `codes` reports the others
        if (known && !game.mayEnter(game.kings->king, code))
            problems.push_back({startCheck.id,
                                Severity::Error,
                                {"start/closed", {start.id, start.cell, std::string(1, code)}},
                                {start.cell}});
    }
}

} // namespace

constinit const Check startCheck{"start", runStart, startMessages};

namespace {

/// king-trap/shut-in: start, cell
/// king-trap/certain, king-trap/possible: start, cell, number of ways out, cells of the ways out
constexpr std::string_view kingTrapMessages[]{"king-trap/shut-in", "king-trap/certain", "king-trap/possible"};

void runKingTrap(const Map& map, const GameProfile& game, Problems& problems) {
    if (!startsApply(map, game)) return;
    const CheckNumbers numbers = numbersOf(map, game);
    for (const Start& start : game.kings->starts) {
        const std::vector<Cell> ways = waysOut(map, game, start.cell);
        const int count = int(ways.size());
        const bool certain = count <= numbers.trapError;
        Problem problem{kingTrapCheck.id, certain ? Severity::Error : Severity::Warning, {}, {start.cell}};
        problem.cells.insert(problem.cells.end(), ways.begin(), ways.end());
        if (count == 0) {
            problem.message = {"king-trap/shut-in", {start.id, start.cell}};
        } else if (certain || count <= numbers.trapWarning) {
            problem.message = {certain ? "king-trap/certain" : "king-trap/possible",
                               {start.id, start.cell, count, ways}};
        } else {
            continue;
        }
        problems.push_back(std::move(problem));
    }
}

} // namespace

constinit const Check kingTrapCheck{"king-trap", runKingTrap, kingTrapMessages};

namespace {

/// swat/beside, swat/near: start, cell, class, number of tiles, cells
constexpr std::string_view swatMessages[]{"swat/beside", "swat/near"};

Problem problemOf(const GameProfile& game, const Start& start, int terrainClass, bool beside,
                  std::vector<Cell> cells) {
    Message message{
        beside ? "swat/beside" : "swat/near",
        {start.id, start.cell, game.classes[std::size_t(terrainClass)].id, int(cells.size()), cells}};
    return {swatCheck.id, beside ? Severity::Warning : Severity::Note, std::move(message), std::move(cells)};
}

void runSwat(const Map& map, const GameProfile& game, Problems& problems) {
    if (!startsApply(map, game)) return;
    for (const Start& start : game.kings->starts) {
        const std::vector<SwatTile> tiles = swatTiles(map, game, start.cell);
        for (int terrainClass : game.kings->swatClasses)
            for (bool beside : {true, false}) {
                std::vector<Cell> cells;
                for (const SwatTile& tile : tiles)
                    if (tile.terrainClass == terrainClass && tile.beside == beside)
                        cells.push_back(tile.cell);
                if (!cells.empty())
                    problems.push_back(problemOf(game, start, terrainClass, beside, std::move(cells)));
            }
    }
}

} // namespace

constinit const Check swatCheck{"swat", runSwat, swatMessages};

namespace {

/// first-turn-kill/reach: start of the victim, its cell, number of cells a mercenary could be placed on,
/// those cells
constexpr std::string_view firstTurnKillMessages[]{"first-turn-kill/reach"};

void runFirstTurnKill(const Map& map, const GameProfile& game, Problems& problems) {
    if (!startsApply(map, game)) return;
    for (std::size_t attacker : {0U, 1U}) {
        const Start& victim = game.kings->starts[1 - attacker];
        FirstTurn turn = firstTurn(map, game, attacker);
        if (!turn.kills()) continue;
        Message message{"first-turn-kill/reach",
                        {victim.id, victim.cell, int(turn.killing.size()), turn.killing}};
        problems.push_back(
            {firstTurnKillCheck.id, Severity::Error, std::move(message), std::move(turn.killing)});
    }
}

} // namespace

constinit const Check firstTurnKillCheck{"first-turn-kill", runFirstTurnKill, firstTurnKillMessages};

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
