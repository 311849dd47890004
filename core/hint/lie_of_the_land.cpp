// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/hint/lie_of_the_land.h"

#include "core/hint/path_length.h"
#include "core/rules/routes.h"

#include <algorithm>
#include <cstdlib>
#include <iterator>

namespace stonemason {

namespace {

/// Where a king starts on a board of any size: as near to the corner or edge as on the game's own.
Cell startOn(Size size, const GameProfile& game, std::size_t start) {
    const Cell cell = game.starts[start].cell;
    const auto scaled = [](int place, int from, int to) {
        return from > 1 ? place * (to - 1) / (from - 1) : 0;
    };
    return {scaled(cell.row, game.board.rows, size.rows),
            scaled(cell.column, game.board.columns, size.columns)};
}

/// Whose ways count: those of the units that attack.
int fighter(const GameProfile& game) {
    const auto layer = std::find_if(game.layers.begin(), game.layers.end(),
                                    [](const Layer& l) { return l.purpose == HintPurpose::Attack; });
    return layer == game.layers.end() ? game.king : layer->mover;
}

/// The tiles within the camp of the king from whom the lengths are.
std::vector<Cell> campOf(const LieOfTheLand& lie, const Grid<int>& lengths, int percent) {
    std::vector<Cell> camp;
    forEachCell(lengths.size(), [&](Cell cell) {
        if (lengths[cell] != unreachable && 100 * lengths[cell] <= percent * lie.length) camp.push_back(cell);
    });
    return camp;
}

void findCrossings(LieOfTheLand& lie, const GameProfile& game, const std::stop_token& stop) {
    Grid<char> enterable(lie.fromOwn.size(), 0);
    forEachCell(enterable.size(), [&](Cell cell) { enterable[cell] = lie.fromOwn[cell] != unreachable; });
    const std::vector<Cell> own = campOf(lie, lie.fromOwn, game.suggestion.camp);
    const std::vector<Cell> enemy = campOf(lie, lie.fromEnemy, game.suggestion.camp);
    const int most = game.suggestion.widestCrossing + 1;
    const Narrows near = findNarrows(enterable, enemy, own, most);
    if (near.width == 0 || near.width >= most || near.cells.empty() || stop.stop_requested()) return;
    lie.width = near.width;
    lie.posts = near.cells;
    const Narrows far = findNarrows(enterable, own, enemy, most);
    std::set_union(near.cells.begin(), near.cells.end(), far.cells.begin(), far.cells.end(),
                   std::back_inserter(lie.front));
}

} // namespace

LieOfTheLand lieOfTheLand(const Map& map, const GameProfile& game, std::stop_token stop) {
    const Size size = map.size();
    LieOfTheLand lie;
    lie.enemy = startOn(size, game, 0);
    lie.own = startOn(size, game, 1);
    const int mover = fighter(game);
    const auto measure = [&](auto mayEnter) {
        lie.fromOwn = lengthsFrom(std::span(&lie.own, 1), size, mayEnter);
        lie.fromEnemy = lengthsFrom(std::span(&lie.enemy, 1), size, mayEnter);
    };
    measure([&](Cell cell) {
        return cell == lie.own || cell == lie.enemy || game.mayEnter(mover, map.terrain()[cell]);
    });
    lie.connected = lie.fromEnemy[lie.own] != unreachable;
    if (stop.stop_requested()) return lie;
    if (!lie.connected) measure([](Cell) { return true; });
    lie.length = std::max(1, lie.fromEnemy[lie.own]);
    if (lie.connected && lie.own != lie.enemy) findCrossings(lie, game, stop);
    if (lie.front.empty())
        forEachCell(size, [&](Cell cell) {
            if (lie.fromOwn[cell] != unreachable && lie.fromEnemy[cell] != unreachable &&
                std::abs(lie.fromOwn[cell] - lie.fromEnemy[cell]) <= straightLength)
                lie.front.push_back(cell);
        });
    return lie;
}

} // namespace stonemason
