// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/grid/distance.h"
#include "core/kings_conflict/hint/suggest.h"
#include "core/kings_conflict/rules/routes.h"

#include <algorithm>
#include <cstdlib>
#include <iterator>

namespace stonemason::kings_conflict {

namespace {

/// Where a king starts on a board of any size: as near to the corner or edge as on the game's own.
Cell startOn(Size size, const GameProfile& game, std::size_t start) {
    const Cell cell = game.kings->starts[start].cell;
    const auto scaled = [](int place, int from, int to) {
        return from > 1 ? place * (to - 1) / (from - 1) : 0;
    };
    return {scaled(cell.row, game.board.rows, size.rows),
            scaled(cell.column, game.board.columns, size.columns)};
}

/// The mover whose paths are analysed: the attacking units.
int fighter(const GameProfile& game) {
    const auto layer = std::find_if(game.layers.begin(), game.layers.end(),
                                    [](const Layer& l) { return l.purpose == HintPurpose::Attack; });
    return layer == game.layers.end() ? game.kings->king : layer->mover;
}

/// The tiles within the camp of the king from whom the lengths are.
std::vector<Cell> campOf(const FrontlineAnalysis& analysis, const Grid<int>& lengths, int percent) {
    std::vector<Cell> camp;
    forEachCell(lengths.size(), [&](Cell cell) {
        if (lengths[cell] != unreachable && 100 * lengths[cell] <= percent * analysis.length)
            camp.push_back(cell);
    });
    return camp;
}

void findCrossings(FrontlineAnalysis& analysis, const GameProfile& game, const std::stop_token& stop) {
    Grid<char> enterable(analysis.fromOwn.size(), 0);
    forEachCell(enterable.size(),
                [&](Cell cell) { enterable[cell] = analysis.fromOwn[cell] != unreachable; });
    const std::vector<Cell> own = campOf(analysis, analysis.fromOwn, game.kings->suggestion.camp);
    const std::vector<Cell> enemy = campOf(analysis, analysis.fromEnemy, game.kings->suggestion.camp);
    const int most = game.kings->suggestion.widestCrossing + 1;
    const MinVertexCut near = findMinVertexCut(enterable, enemy, own, most);
    if (near.width == 0 || near.width >= most || near.cells.empty() || stop.stop_requested()) return;
    analysis.width = near.width;
    analysis.posts = near.cells;
    const MinVertexCut far = findMinVertexCut(enterable, own, enemy, most);
    std::set_union(near.cells.begin(), near.cells.end(), far.cells.begin(), far.cells.end(),
                   std::back_inserter(analysis.front));
}

} // namespace

FrontlineAnalysis analyseFrontline(const Map& map, const GameProfile& game, std::stop_token stop) {
    const Size size = map.size();
    FrontlineAnalysis analysis;
    analysis.enemy = startOn(size, game, 0);
    analysis.own = startOn(size, game, 1);
    const int mover = fighter(game);
    const auto measure = [&](auto mayEnter) {
        analysis.fromOwn = lengthsFrom(std::span(&analysis.own, 1), size, mayEnter);
        analysis.fromEnemy = lengthsFrom(std::span(&analysis.enemy, 1), size, mayEnter);
    };
    measure([&](Cell cell) {
        return cell == analysis.own || cell == analysis.enemy || game.mayEnter(mover, map.terrain()[cell]);
    });
    analysis.connected = analysis.fromEnemy[analysis.own] != unreachable;
    if (stop.stop_requested()) return analysis;
    if (!analysis.connected) measure([](Cell) { return true; });
    analysis.length = std::max(1, analysis.fromEnemy[analysis.own]);
    if (analysis.connected && analysis.own != analysis.enemy) findCrossings(analysis, game, stop);
    if (analysis.front.empty())
        forEachCell(size, [&](Cell cell) {
            if (analysis.fromOwn[cell] != unreachable && analysis.fromEnemy[cell] != unreachable &&
                std::abs(analysis.fromOwn[cell] - analysis.fromEnemy[cell]) <= straightLength)
                analysis.front.push_back(cell);
        });
    return analysis;
}

} // namespace stonemason::kings_conflict
