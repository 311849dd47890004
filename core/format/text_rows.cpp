// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/format/text_rows.h"

#include "core/base/text.h"

#include <algorithm>
#include <optional>

namespace stonemason {

namespace {

bool isLineEnd(char c) {
    return c == '\n' || c == '\r';
}

/// The position behind the line end that begins here.
std::size_t afterLineEnd(std::string_view text, std::size_t position) {
    const bool pair = text[position] == '\r' && position + 1 < text.size() && text[position + 1] == '\n';
    return position + (pair ? 2 : 1);
}

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

int lineAt(std::string_view text, std::size_t position) {
    int line = 1;
    position = std::min(position, text.size());
    for (std::size_t i = 0; i < position; ++i) {
        if (!isLineEnd(text[i])) continue;
        const std::size_t next = afterLineEnd(text, i);
        if (next > position) break;
        ++line;
        i = next - 1;
    }
    return line;
}

std::optional<TextLine> LineWalk::next() {
    if (position_ == text_.size()) return std::nullopt;
    std::size_t end = position_;
    while (end < text_.size() && !isLineEnd(text_[end]))
        ++end;
    const TextLine line{trimmed(text_.substr(position_, end - position_)), line_++};
    position_ = end < text_.size() ? afterLineEnd(text_, end) : end;
    return line;
}

std::vector<TextLine> textLines(TextPart part) {
    std::vector<TextLine> lines;
    LineWalk walk(part);
    while (const auto line = walk.next())
        lines.push_back(*line);
    return lines;
}

std::vector<RowBlock> rowBlocks(std::span<const TextLine> lines) {
    RowBlock rows;
    std::vector<int> gaps; // blank lines before each row
    int gap = 0;
    for (const TextLine& line : lines) {
        if (line.text.empty()) {
            ++gap;
            continue;
        }
        rows.push_back(line);
        gaps.push_back(gap);
        gap = 0;
    }
    const int usual = gaps.size() < 3 ? 0 : *std::min_element(gaps.begin() + 1, gaps.end());
    std::vector<RowBlock> blocks;
    for (std::size_t i = 0; i < rows.size(); ++i) {
        if (i == 0 || gaps[i] > usual) blocks.emplace_back();
        blocks.back().push_back(rows[i]);
    }
    return blocks;
}

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

} // namespace stonemason
