// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/kings_conflict/rules/first_turn.h"

#include "core/kings_conflict/rules/kings.h"
#include "core/kings_conflict/rules/region_share.h"

#include <algorithm>

namespace stonemason::kings_conflict {

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
