// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/check/checks.h"
#include "core/check/kings.h"
#include "core/grid/distance.h"

#include <algorithm>

namespace stonemason {

namespace {

/// first-turn-kill/reach: start of the victim, its cell, number of cells a mercenary could be placed on,
/// those cells
constexpr std::string_view messages[]{"first-turn-kill/reach"};

/// The region under the king, which its player controls from the start. Tiles that form no regions are
/// controlled by nobody.
std::vector<Cell> controlledRegion(const Map& map, const GameProfile& game, Cell king) {
    const auto kindAt = [&](Cell cell) {
        const Tile* tile = game.tile(map.terrain()[cell]);
        return tile && game.classes[std::size_t(tile->terrainClass)].formsRegions ? tile->terrainClass : -1;
    };
    const int kind = kindAt(king);
    if (kind < 0) return {};
    Grid<char> seen(map.size(), 0);
    std::vector<Cell> region{king};
    seen[king] = 1;
    for (std::size_t next = 0; next < region.size(); ++next)
        for (Direction d : allDirections) {
            const Cell to = neighbour(region[next], d);
            if (!seen.contains(to) || seen[to] || kindAt(to) != kind) continue;
            seen[to] = 1;
            region.push_back(to);
        }
    return region;
}

/// Where a mercenary strikes the king from: every tile near enough that it may stand on and no king holds.
/// A strike over no distance means walking onto the king.
std::vector<Cell> strikingCells(const Map& map, const GameProfile& game, Cell victim) {
    const int reach = numbersOf(map, game).mercenaryStrike;
    if (reach == 0) return {victim};
    std::vector<Cell> cells;
    for (int row = victim.row - reach; row <= victim.row + reach; ++row)
        for (int column = victim.column - reach; column <= victim.column + reach; ++column) {
            const Cell cell{row, column};
            if (map.terrain().contains(cell) && !isStart(game, cell) &&
                game.mayEnter(game.mercenary, map.terrain()[cell]))
                cells.push_back(cell);
        }
    return cells;
}

/// The cells on which a mercenary can be placed so that it strikes the victim in the same turn, row by row.
std::vector<Cell> launchingCells(const Map& map, const GameProfile& game, Cell attacker, Cell victim) {
    const std::vector<Cell> goals = strikingCells(map, game, victim);
    const Grid<int> steps = stepsFrom(
        goals, map.size(), [&](Cell cell) { return game.mayEnter(game.mercenary, map.terrain()[cell]); });
    const int walk = numbersOf(map, game).mercenaryMove;
    std::vector<Cell> cells;
    for (Cell cell : controlledRegion(map, game, attacker)) {
        const bool mayStand = !isStart(game, cell) && game.mayEnter(game.mercenary, map.terrain()[cell]);
        if (mayStand && steps[cell] != unreachable && steps[cell] <= walk) cells.push_back(cell);
    }
    std::sort(cells.begin(), cells.end());
    return cells;
}

std::vector<Problem> run(const Map& map, const GameProfile& game) {
    std::vector<Problem> problems;
    if (!startsApply(map, game)) return problems;
    for (const Start& attacker : game.starts)
        for (const Start& victim : game.starts) {
            if (attacker.cell == victim.cell) continue;
            std::vector<Cell> cells = launchingCells(map, game, attacker.cell, victim.cell);
            if (cells.empty()) continue;
            Message message{"first-turn-kill/reach", {victim.id, victim.cell, int(cells.size()), cells}};
            problems.push_back(
                {firstTurnKillCheck.id, Severity::Error, std::move(message), std::move(cells)});
        }
    return problems;
}

} // namespace

constinit const Check firstTurnKillCheck{"first-turn-kill", run, messages};

} // namespace stonemason
