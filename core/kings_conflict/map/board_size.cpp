// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/kings_conflict/map/board_size.h"

#include <utility>

namespace stonemason::kings_conflict {

namespace {

/// Where the cell lies once the map has been moved on the board.
Cell moved(Cell cell, Cell by) {
    return {cell.row + by.row, cell.column + by.column};
}

bool isOnBoard(Cell cell, const GameProfile& game) {
    return game.board.contains(cell) && !game.isHole(cell);
}

bool isBlank(Code code, const GameProfile& game) {
    return code == game.plainTile || isHoleCode(game, code);
}

int keptTiles(const Map& map, const GameProfile& game, Cell by) {
    int kept = 0;
    forEachCell(map.size(), [&](Cell cell) {
        kept += !isBlank(map.terrain()[cell], game) && isOnBoard(moved(cell, by), game) ? 1 : 0;
    });
    return kept;
}

/// How far to move the map.
Cell bestMove(const Map& map, const GameProfile& game) {
    const int rows = game.board.rows - map.size().rows;
    const int columns = game.board.columns - map.size().columns;
    Cell best{rows / 2, columns / 2};
    int most = keptTiles(map, game, best);
    for (const int row : {0, rows / 2, rows})
        for (const int column : {0, columns / 2, columns})
            if (const int kept = keptTiles(map, game, {row, column}); kept > most) {
                most = kept;
                best = {row, column};
            }
    return best;
}

} // namespace

Map inBoardSize(const Map& map, const GameProfile& game) {
    const Cell by = bestMove(map, game);
    Map fitted = map;
    const Map blank = newMap(game);
    for (int layer = 0; layer < map.layerCount(); ++layer) {
        const Grid<Code>& before = map.layer(layer);
        if (before.size() != map.size()) continue;
        Grid<Code> after = blank.layer(layer);
        forEachCell(before.size(), [&](Cell cell) {
            const Cell to = moved(cell, by);
            const bool isHole = layer == terrainLayer && isHoleCode(game, before[cell]);
            if (isOnBoard(to, game) && !isHole) after[to] = before[cell];
        });
        fitted.layer(layer) = std::move(after);
    }
    fitted.notes.clear();
    for (const auto& [cell, words] : map.notes)
        if (const Cell to = moved(cell, by); game.board.contains(to)) fitted.notes.emplace(to, words);
    if (!fits(fitted.symmetry, game.board)) fitted.symmetry = Symmetry::None;
    return fitted;
}

} // namespace stonemason::kings_conflict
