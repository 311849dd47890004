// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/text.h"
#include "core/kings_conflict/format/formats.h"
#include "core/kings_conflict/format/map_format.h"
#include "core/kings_conflict/map/symmetry.h"

#include <algorithm>
#include <optional>

namespace stonemason::kings_conflict {

namespace {

enum class LineKind { Blank, Row, Word, Prose };

/// What a line is by itself. A row need not be right: one of at least half the right length made mostly of
/// the game's codes is one; prose is never that. A line of the right length without a gap that is not mostly
/// codes may be either, a row or a heading of one word.
LineKind kindOf(std::string_view text, const GameProfile& game) {
    if (text.empty()) return LineKind::Blank;
    const auto known = std::ranges::count_if(
        text, [&game](char c) { return game.tile(c) != nullptr || (c >= '0' && c <= '9'); });
    const auto gaps = std::ranges::count_if(text, [](char c) { return c == ' ' || c == '\t'; });
    const int length = characterCount(text);
    if (gaps == 0 && length == game.board.columns)
        return known * 2 >= length ? LineKind::Row : LineKind::Word;
    if (length * 2 < game.board.columns) return LineKind::Prose;
    const bool row = gaps == 0 ? known * 2 >= length : known + gaps == length;
    return row ? LineKind::Row : LineKind::Prose;
}

/// Whether the word on that line, perhaps with more such lines below, is a heading or a remark and not a row:
/// it stands between blank lines and the rows around it do not, or whole grids follow it.
bool isHeading(const std::vector<LineKind>& kinds, std::size_t at, const GameProfile& game) {
    const int rowsOfGrid = game.board.rows;
    const int mostRows = rowsOfGrid * int(game.layers.size()); // more make no map, so nobody looks further
    const auto kindAt = [&kinds](std::size_t i) { return i < kinds.size() ? kinds[i] : LineKind::Blank; };
    const auto mayBeRow = [](LineKind kind) { return kind == LineKind::Row || kind == LineKind::Word; };
    const bool afterRow = at > 0 && kinds[at - 1] == LineKind::Row;
    std::size_t first = at;
    for (; kindAt(first) == LineKind::Word; ++first)
        if (first - at + 1 == std::size_t(rowsOfGrid)) return false;
    const bool beforeRow = kindAt(first) == LineKind::Row;
    while (first < kinds.size() && kinds[first] == LineKind::Blank)
        ++first;
    if (first == kinds.size()) return !afterRow;
    if (!beforeRow && !afterRow && mayBeRow(kindAt(first + 1))) return true;
    int rows = 0;
    for (std::size_t i = first; i < kinds.size() && kinds[i] != LineKind::Prose && rows <= mostRows; ++i) {
        if (beforeRow && kinds[i] == LineKind::Blank) break;
        if (rows > 0 && rows % rowsOfGrid == 0 && kinds[i] == LineKind::Word) break;
        if (kinds[i] != LineKind::Blank) ++rows;
    }
    return rows % rowsOfGrid == 0;
}

/// The stretches of rows and blank lines between prose. Prose right between two rows of a grid is a broken
/// row.
std::vector<std::vector<TextLine>> stretches(const std::vector<TextLine>& lines, const GameProfile& game) {
    std::vector<LineKind> kinds;
    for (const TextLine& line : lines)
        kinds.push_back(kindOf(line.text, game));
    std::vector<std::vector<TextLine>> result(1);
    int rows = 0; // of the stretch
    for (std::size_t i = 0; i < lines.size(); ++i) {
        if (kinds[i] == LineKind::Word) {
            const bool heading = rows % game.board.rows == 0 && isHeading(kinds, i, game);
            kinds[i] = heading ? LineKind::Prose : LineKind::Row;
        }
        const bool inGrid = rows % game.board.rows != 0 && kinds[i - 1] == LineKind::Row &&
                            i + 1 < lines.size() && kinds[i + 1] == LineKind::Row;
        if (kinds[i] == LineKind::Prose && !inGrid) {
            if (!result.back().empty()) result.emplace_back();
            rows = 0;
            continue;
        }
        if (kinds[i] != LineKind::Blank) ++rows;
        result.back().push_back(lines[i]);
    }
    return result;
}

/// Takes rows until they make whole grids.
class GridCollector {
public:
    explicit GridCollector(const GameProfile& game) : game_(game), map_(mapWithoutGrids(game)) {}

    void add(const RowBlock& block) {
        const std::size_t whole = std::size_t(game_.board.rows);
        if (!rows_.empty() && rows_.size() + block.size() > whole) finish();
        rows_.insert(rows_.end(), block.begin(), block.end());
        if (rows_.size() % whole != 0) return;
        const RowBlock all = std::move(rows_);
        for (auto it = all.begin(); it != all.end() && !error_; it += std::ptrdiff_t(whole)) {
            rows_.assign(it, it + std::ptrdiff_t(whole));
            finish();
        }
        rows_.clear();
    }

    /// Nothing more belongs to the grid begun.
    void finish() {
        if (rows_.empty() || error_) return;
        if (layer_ == map_.layerCount()) {
            error_ = Error{{"map/too-many-grids", {map_.layerCount()}}, rows_.front().line, {}};
            return;
        }
        auto grid = readGrid(game_, layer_, rows_, rows_.front().line);
        if (grid)
            map_.layer(layer_) = std::move(grid).value();
        else
            error_ = grid.error();
        rows_.clear();
        ++layer_;
    }

    std::optional<Result<Map>> result() {
        if (error_) return Result<Map>(*error_);
        if (layer_ == 0) return std::nullopt;
        map_.symmetry = detectSymmetry(map_, game_);
        return Result<Map>(std::move(map_));
    }

private:
    const GameProfile& game_;
    Map map_;
    int layer_ = 0; ///< of the grid being collected
    RowBlock rows_;
    std::optional<Error> error_;
};

/// All lines that are not blank, when each is made of terrain codes alone and there are several: rows too
/// short to be distinguished from words one by one.
std::vector<TextLine> rowsOfCodes(std::span<const TextPart> parts, const GameProfile& game) {
    std::vector<TextLine> rows;
    for (const TextPart& part : parts)
        for (const TextLine& line : textLines(part))
            if (!line.text.empty()) rows.push_back(line);
    const bool codes = rows.size() > 1 && std::ranges::all_of(rows, [&](const TextLine& line) {
                           return std::ranges::all_of(line.text, [&](char c) { return game.tile(c); });
                       });
    return codes ? rows : std::vector<TextLine>{};
}

} // namespace

std::optional<Result<Map>> findMapText(std::span<const TextPart> parts, const GameProfile& game) {
    GridCollector collector(game);
    for (const TextPart& part : parts) {
        for (const auto& stretch : stretches(textLines(part), game)) {
            for (const RowBlock& block : rowBlocks(stretch))
                collector.add(block);
            collector.finish();
        }
    }
    auto result = collector.result();
    if (result) return result;
    const std::vector<TextLine> rows = rowsOfCodes(parts, game);
    if (rows.empty()) return std::nullopt;
    if (auto grid = readGrid(game, terrainLayer, rows, rows.front().line); !grid)
        return Result<Map>(grid.error());
    return std::nullopt;
}

Result<std::string> writeMapText(const Map& map, const GameProfile& game) {
    if (auto error = checkWritable(map, game, {})) return *error;
    std::string text;
    for (int index = 0; index < map.layerCount(); ++index) {
        if (!map.hasLayer(index)) continue;
        if (index > 0 && !map.hasLayer(index - 1)) {
            const auto id = [&game](int layer) { return game.layers[std::size_t(layer)].id; };
            return Error{{"write/gap", {id(index - 1), id(index)}}};
        }
        if (index > 0) text += '\n';
        for (int row = 0; row < map.layer(index).rows(); ++row) {
            const auto codes = map.layer(index).row(row);
            text.append(codes.begin(), codes.end());
            text += '\n';
        }
    }
    return text;
}

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
