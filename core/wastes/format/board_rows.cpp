// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/wastes/format/board_rows.h"

#include "core/base/limits.h"
#include "core/base/text.h"
#include "core/format/text_file.h"
#include "core/wastes/board/symmetry.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <vector>

namespace stonemason::wastes {

namespace {

constexpr std::string_view signs = " .^%~xBR";
static_assert(signs.size() == tileCount);

/// A line as it stands, with the blanks at its beginning, without those at its end.
struct Row {
    std::string_view signs;
    int line = 0;
};

std::string_view withoutBlankEnd(std::string_view text) {
    return text.substr(0, text.find_last_not_of(" \t") + 1);
}

/// The lines from the first to the last that is not blank.
std::vector<Row> rowsOf(std::string_view text) {
    std::vector<Row> rows;
    for (int line = 1; !text.empty(); ++line) {
        const std::size_t end = std::min(text.find_first_of("\r\n"), text.size());
        const std::string_view row = withoutBlankEnd(text.substr(0, end));
        if (!row.empty() || !rows.empty()) rows.push_back({row, line});
        const bool pair = text.substr(end).starts_with("\r\n");
        text.remove_prefix(std::min(end + (pair ? 2 : 1), text.size()));
    }
    while (!rows.empty() && rows.back().signs.empty())
        rows.pop_back();
    return rows;
}

/// The blanks that all rows begin with.
std::size_t marginOf(const std::vector<Row>& rows) {
    std::size_t margin = std::string_view::npos;
    for (const Row& row : rows)
        margin = std::min(margin, row.signs.find_first_not_of(' '));
    return margin;
}

std::optional<Error> unknownSign(const std::vector<Row>& rows, std::size_t margin) {
    for (std::size_t row = 0; row < rows.size(); ++row) {
        const std::string_view found = rows[row].signs;
        const std::size_t at = found.find_first_not_of(signs);
        if (at == std::string_view::npos) continue;
        const int column = at < margin ? 0 : int(at - margin);
        return Error{{"board/unknown-sign",
                      {int(row) + 1, column + 1, std::string(firstCharacters(found.substr(at), 1))}},
                     rows[row].line,
                     {}};
    }
    return std::nullopt;
}

/// Rows and columns that the rows take, without the margin.
std::array<std::size_t, 2> sizeOf(const std::vector<Row>& rows, std::size_t margin) {
    std::size_t columns = 0;
    for (const Row& row : rows)
        columns = std::max(columns, row.signs.size() - std::min(row.signs.size(), margin));
    return {rows.size(), columns};
}

bool fits(std::array<std::size_t, 2> size) {
    return std::ranges::all_of(size, [](std::size_t side) { return side <= std::size_t(maximumSide); });
}

} // namespace

char signOf(Tile tile) {
    return signs[std::size_t(tile)];
}

std::optional<Tile> tileOf(char sign) {
    const std::size_t index = signs.find(sign);
    if (index == std::string_view::npos) return std::nullopt;
    return Tile(index);
}

std::string rowText(const Board& board, int row) {
    std::string text;
    for (const Tile tile : board.tiles.row(row))
        text += signOf(tile);
    return text;
}

Result<Board> readBoardRows(std::string_view bytes) {
    if (bytes.size() > maximumMapText) return Error{{"file/too-large", {int(maximumMapText)}}};
    if (auto error = foreignBytes(bytes)) return *error;
    const std::vector<Row> rows = rowsOf(withoutMark(bytes)); // one at least: there is more than blanks
    const std::size_t margin = marginOf(rows);
    if (auto error = unknownSign(rows, margin)) return *error;
    const std::array<std::size_t, 2> size = sizeOf(rows, margin);
    if (!fits(size)) return Error{{"board/size", {maximumSide}}};
    Board board;
    board.tiles = Grid<Tile>({int(size[0]), int(size[1])}, Tile::Hole);
    for (std::size_t row = 0; row < rows.size(); ++row)
        for (std::size_t at = margin; at < rows[row].signs.size(); ++at)
            board.tiles[{int(row), int(at - margin)}] = tileOf(rows[row].signs[at]).value_or(Tile::Hole);
    board.symmetry = obeyedSymmetry(board);
    return board;
}

int boardRowsLikeness(std::string_view text) {
    constexpr std::size_t enough = 65536; // bytes, which suffice to decide
    constexpr std::int64_t all = 1000;
    const auto isSign = [](char c) { return c > ' ' || c < '\0'; };
    const auto isTile = [&isSign](char c) { return isSign(c) && tileOf(c); };
    const auto isLetter = [](char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); };
    std::int64_t signs = 0;
    std::int64_t tiles = 0;
    LineWalk walk({text.substr(0, enough), 1});
    while (const auto line = walk.next()) {
        const auto inLine = std::ranges::count_if(line->text, isSign);
        const auto known = std::ranges::count_if(line->text, isTile);
        signs += inLine;
        // A line of letters only is a word, even if some of them are tile signs.
        if (2 * known >= inLine && !std::ranges::all_of(line->text, isLetter)) tiles += known;
    }
    return tiles == 0 ? 0 : int(all * tiles / signs);
}

bool looksLikeBoardRows(std::string_view bytes) {
    if (bytes.size() > maximumMapText || foreignBytes(bytes)) return false;
    const std::vector<Row> rows = rowsOf(withoutMark(bytes));
    return rows.size() > 1 && !unknownSign(rows, 0);
}

bool fitsBoard(std::string_view bytes) {
    const std::vector<Row> rows = rowsOf(withoutMark(bytes));
    return fits(sizeOf(rows, marginOf(rows)));
}

std::string writeBoardRows(const Board& board) {
    std::string text;
    for (int row = 0; row < board.size().rows; ++row)
        text += rowText(board, row) + '\n';
    return text;
}

} // namespace stonemason::wastes
