// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/kings_conflict/format/grid_rows.h"

#include "core/base/text.h"

#include <algorithm>
#include <optional>

namespace stonemason::kings_conflict {

namespace {

/// Where the row is no row of the layer: its first cell that cannot stand there, or its length.
std::optional<Message> rowProblem(const GameProfile& game, int layer, int row, std::string_view text) {
    const std::string& id = game.layers[std::size_t(layer)].id;
    const auto foreign = std::ranges::find_if(text, [](char c) { return c < ' ' || c > '~'; });
    if (foreign != text.end()) {
        const int column = 1 + characterCount(text.substr(0, std::size_t(foreign - text.begin())));
        return Message{"map/not-printable", {id, row, column}};
    }
    if (int(text.size()) != game.board.columns)
        return Message{"map/row-length", {id, row, game.board.columns, int(text.size())}};
    const auto bad = std::ranges::find_if(text, [&](char c) { return !isValidCode(game, layer, c); });
    if (bad == text.end()) return std::nullopt;
    const bool terrain = game.layers[std::size_t(layer)].kind == LayerKind::Terrain;
    return Message{terrain ? "map/unknown-code" : "map/not-digit",
                   {id, row, 1 + int(bad - text.begin()), std::string(1, *bad)}};
}

} // namespace

Result<Grid<Code>> readGrid(const GameProfile& game, int layer, std::span<const TextLine> rows, int line) {
    const std::string& id = game.layers[std::size_t(layer)].id;
    Grid<Code> grid(game.board, blankCode(game, layer));
    for (int row = 0; row < int(rows.size()); ++row) {
        const TextLine& given = rows[std::size_t(row)];
        if (row == game.board.rows)
            return Error{{"map/too-many-rows", {id, game.board.rows, int(rows.size())}}, given.line, {}};
        if (auto problem = rowProblem(game, layer, row + 1, given.text))
            return Error{std::move(*problem), given.line, {}};
        for (int column = 0; column < game.board.columns; ++column)
            grid[{row, column}] = given.text[std::size_t(column)];
    }
    if (int(rows.size()) < game.board.rows)
        return Error{{"map/too-few-rows", {id, game.board.rows, int(rows.size())}},
                     rows.empty() ? line : rows.back().line,
                     {}};
    return grid;
}

Map mapWithoutGrids(const GameProfile& game) {
    Map map;
    map.game = game.id;
    map.layers.resize(game.layers.size());
    return map;
}

} // namespace stonemason::kings_conflict
