// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/kings_conflict/rules/kings.h"

#include "core/kings_conflict/rules/statistics.h"

#include <algorithm>

namespace stonemason::kings_conflict {

namespace {

bool mayStepOn(const Map& map, const GameProfile& game, Cell cell) {
    return !isStart(game, cell) && game.mayEnter(game.kings->king, map.terrain()[cell]);
}

} // namespace

std::vector<Cell> waysOut(const Map& map, const GameProfile& game, Cell king) {
    std::vector<Cell> ways;
    for (Cell step : eightSteps)
        if (map.terrain().contains(king + step) && mayStepOn(map, game, king + step))
            ways.push_back(king + step);
    return ways;
}

Grid<int> kingTurns(const Map& map, const GameProfile& game, std::size_t start) {
    const Cell king = game.kings->starts[start].cell;
    Grid<int> turns =
        stepsFrom(std::span(&king, 1), map.size(), [&](Cell cell) { return mayStepOn(map, game, cell); });
    const int move = numbersOf(map, game).kingMove;
    forEachCell(turns.size(), [&](Cell cell) {
        if (turns[cell] != unreachable) turns[cell] = (turns[cell] + move - 1) / move;
    });
    return turns;
}

std::vector<SwatTile> swatTiles(const Map& map, const GameProfile& game, Cell king) {
    const CheckNumbers numbers = numbersOf(map, game);
    const int range = std::max(numbers.swatWarning, numbers.swatNote);
    std::vector<SwatTile> tiles;
    for (int row = king.row - range; row <= king.row + range; ++row)
        for (int column = king.column - range; column <= king.column + range; ++column) {
            const Cell cell{row, column};
            if (!map.terrain().contains(cell) || cell == king) continue;
            const Tile* tile = game.tile(map.terrain()[cell]);
            if (!tile || std::ranges::count(game.kings->swatClasses, tile->terrainClass) == 0) continue;
            const int distance = chebyshev(cell, king);
            tiles.push_back({cell, distance, tile->terrainClass, distance <= numbers.swatWarning});
        }
    return tiles;
}

namespace {

bool mayStand(const Map& map, const GameProfile& game, Cell cell) {
    return !isStart(game, cell) && game.mayEnter(game.kings->mercenary, map.terrain()[cell]);
}

template <typename Visit>
void forEachWithin(Size size, Cell middle, int distance, Visit visit) {
    const Cell last{std::min(middle.row + distance, size.rows - 1),
                    std::min(middle.column + distance, size.columns - 1)};
    for (int row = std::max(middle.row - distance, 0); row <= last.row; ++row)
        for (int column = std::max(middle.column - distance, 0); column <= last.column; ++column)
            visit(Cell{row, column});
}

Grid<int> walkFrom(const std::vector<Cell>& cells, const Map& map, const GameProfile& game, int most) {
    Grid<int> steps = stepsFrom(cells, map.size(), [&](Cell cell) {
        return game.mayEnter(game.kings->mercenary, map.terrain()[cell]);
    });
    forEachCell(steps.size(), [&](Cell cell) {
        if (steps[cell] > most) steps[cell] = unreachable;
    });
    return steps;
}

/// Where a mercenary strikes the king from; with a strike over no distance, the king's own tile.
std::vector<Cell> strikingCells(const Map& map, const GameProfile& game, Cell victim, int strike) {
    if (strike == 0) return {victim};
    std::vector<Cell> cells;
    forEachWithin(map.size(), victim, strike, [&](Cell cell) {
        if (mayStand(map, game, cell)) cells.push_back(cell);
    });
    return cells;
}

Grid<char> struckFrom(const Grid<int>& walk, const Map& map, const GameProfile& game, int strike) {
    Grid<char> struck(walk.size(), 0);
    forEachCell(walk.size(), [&](Cell from) {
        if (walk[from] == unreachable || !mayStand(map, game, from)) return;
        forEachWithin(walk.size(), from, strike, [&](Cell cell) { struck[cell] = 1; });
    });
    return struck;
}

} // namespace

FirstTurn firstTurn(const Map& map, const GameProfile& game, std::size_t start) {
    const CheckNumbers numbers = numbersOf(map, game);
    const Cell victim = game.kings->starts[1 - start].cell;
    FirstTurn turn;
    turn.controlled = controlledRegion(map, game, game.kings->starts[start].cell);
    std::ranges::copy_if(turn.controlled, std::back_inserter(turn.placing),
                         [&](Cell cell) { return mayStand(map, game, cell); });
    turn.walk = walkFrom(turn.placing, map, game, numbers.mercenaryMove);
    turn.struck = struckFrom(turn.walk, map, game, numbers.mercenaryStrike);
    const Grid<int> toVictim =
        walkFrom(strikingCells(map, game, victim, numbers.mercenaryStrike), map, game, numbers.mercenaryMove);
    std::ranges::copy_if(turn.placing, std::back_inserter(turn.killing),
                         [&](Cell cell) { return toVictim[cell] != unreachable; });
    if (turn.kills()) turn.struck[victim] = 1;
    return turn;
}

} // namespace stonemason::kings_conflict
