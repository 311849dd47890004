// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/kings_conflict/map/map.h"

#include <algorithm>
#include <climits>

namespace stonemason::kings_conflict {

Map newMap(const GameProfile& game) {
    Map map;
    map.game = game.id;
    map.symmetry = game.defaultSymmetry;
    for (int layer = 0; layer < int(game.layers.size()); ++layer)
        map.layers.emplace_back(game.board, blankCode(game, layer));
    for (Cell hole : game.holes)
        map.layers.front()[hole] = game.holeCode;
    return map;
}

CheckNumbers numbersOf(const Map& map, const GameProfile& game) {
    if (!game.kings) return {.varietyFew = game.varietyFew};
    CheckNumbers numbers = game.kings->numbers;
    for (const auto& [id, value] : map.rules)
        if (const int index = numberIndex(id); index >= 0)
            numbers.*numberFields[std::size_t(index)].value = value;
    return numbers;
}

Code blankCode(const GameProfile& game, int layer) {
    return game.layers[std::size_t(layer)].kind == LayerKind::Terrain ? game.plainTile : '0';
}

bool isValidCode(const GameProfile& game, int layer, Code code) {
    if (game.layers[std::size_t(layer)].kind == LayerKind::Terrain)
        return game.tile(code) != nullptr || isHoleCode(game, code);
    return code >= '0' && code <= '9';
}

namespace {

Grid<Code> transformedGrid(const Grid<Code>& grid, const GameProfile& game, LayerKind kind, Transform t) {
    Grid<Code> result(transformed(grid.size(), t));
    forEachCell(grid.size(), [&](Cell cell) {
        const Code code = grid[cell];
        result[transformed(cell, grid.size(), t)] =
            kind == LayerKind::Terrain ? game.transformed(code, t) : code;
    });
    return result;
}

LayerKind kindOf(const GameProfile& game, int layer) {
    return game.layers[std::size_t(layer)].kind;
}

} // namespace

Block copyBlock(const Map& map, const GameProfile& game, int layer, std::span<const Cell> cells) {
    const Grid<Code>& grid = map.layer(layer);
    Cell first{INT_MAX, INT_MAX};
    Cell last{INT_MIN, INT_MIN};
    for (Cell cell : cells) {
        if (!grid.contains(cell)) continue;
        first = {std::min(first.row, cell.row), std::min(first.column, cell.column)};
        last = {std::max(last.row, cell.row), std::max(last.column, cell.column)};
    }
    Block block{kindOf(game, layer), {}};
    if (last.row < first.row) return block;
    block.codes = Grid<Code>({last.row - first.row + 1, last.column - first.column + 1}, Block::hole);
    for (Cell cell : cells)
        if (grid.contains(cell)) block.codes[{cell.row - first.row, cell.column - first.column}] = grid[cell];
    return block;
}

Block transformed(const Block& block, const GameProfile& game, Transform t) {
    return {block.kind, transformedGrid(block.codes, game, block.kind, t)};
}

Map transformed(const Map& map, const GameProfile& game, Transform t) {
    Map result = map;
    for (int layer = 0; layer < map.layerCount(); ++layer)
        result.layer(layer) = transformedGrid(map.layer(layer), game, kindOf(game, layer), t);
    result.notes.clear();
    for (const auto& [cell, note] : map.notes)
        result.notes.emplace(transformed(cell, map.size(), t), note);
    result.lockedCells = transformed(map.lockedCells, map.size(), t);
    return result;
}

} // namespace stonemason::kings_conflict
