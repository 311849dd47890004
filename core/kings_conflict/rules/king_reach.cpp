// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/kings_conflict/rules/king_reach.h"

#include "core/kings_conflict/rules/kings.h"

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

} // namespace stonemason::kings_conflict
