// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/kings_conflict/format/block_text.h"

#include "core/base/limits.h"
#include "core/base/text.h"

#include <algorithm>
#include <vector>

namespace stonemason::kings_conflict {

namespace {

constexpr std::string_view byteOrderMark = "\xEF\xBB\xBF";
constexpr std::string_view whiteSpace = " \t\r\v\f";

struct Line {
    int number = 0;
    std::string_view codes;
};

std::string_view withoutEndBlanks(std::string_view text) {
    const auto first = text.find_first_not_of(whiteSpace);
    if (first == std::string_view::npos) return {};
    return text.substr(first, text.find_last_not_of(whiteSpace) - first + 1);
}

/// The lines of the text without the blank ones before and after; a lone CR ends a line too.
std::vector<Line> linesOf(std::string_view text) {
    std::vector<Line> lines;
    for (int number = 1; !text.empty(); ++number) {
        const auto end = text.find_first_of("\r\n");
        lines.push_back({number, withoutEndBlanks(text.substr(0, end))});
        if (end == std::string_view::npos) break;
        text.remove_prefix(end + (text.substr(end).starts_with("\r\n") ? 2 : 1));
    }
    const auto holdsCodes = [](const Line& line) { return !line.codes.empty(); };
    lines.erase(lines.begin(), std::find_if(lines.begin(), lines.end(), holdsCodes));
    lines.erase(std::find_if(lines.rbegin(), lines.rend(), holdsCodes).base(), lines.end());
    return lines;
}

bool isCode(const GameProfile& game, LayerKind kind, Code code) {
    return kind == LayerKind::Terrain ? game.tile(code) != nullptr : code >= '0' && code <= '9';
}

/// The character that begins there, with all its bytes when it is UTF-8.
std::string characterAt(std::string_view text, std::size_t at) {
    std::size_t end = at + 1;
    while (end < text.size() && (static_cast<unsigned char>(text[end]) & 0xC0) == 0x80)
        ++end;
    return std::string(text.substr(at, end - at));
}

Error errorAt(const Line& line, std::string_view id, std::vector<Argument> arguments) {
    return {.message = {id, std::move(arguments)}, .line = line.number};
}

} // namespace

std::string writeBlock(const Block& block) {
    std::string text;
    for (int row = 0; row < block.size().rows; ++row) {
        for (Code code : block.codes.row(row))
            text += code == Block::hole ? holeMark : code;
        text += '\n';
    }
    return text;
}

Result<Block> readBlock(std::string_view text, const GameProfile& game, LayerKind kind) {
    if (text.starts_with(byteOrderMark)) text.remove_prefix(byteOrderMark.size());
    const std::vector<Line> lines = linesOf(text);
    if (lines.empty()) return Error{.message = {"block/empty", {}}};
    const std::size_t width = lines.front().codes.size();
    if (lines.size() > maximumBoardSide) return errorAt(lines.back(), "block/too-large", {maximumBoardSide});

    Block block;
    block.kind = kind;
    for (const Line& line : lines) {
        for (std::size_t column = 0; column < line.codes.size(); ++column)
            if (const char code = line.codes[column]; code != holeMark && !isCode(game, kind, code))
                return errorAt(line, "block/unknown-code", {characterAt(line.codes, column), int(column)});
        if (line.codes.size() > maximumBoardSide) return errorAt(line, "block/too-large", {maximumBoardSide});
        if (line.codes.size() != width)
            return errorAt(line, "block/ragged", {int(line.codes.size()), int(width)});
    }
    block.codes = Grid<Code>({int(lines.size()), int(width)}, Block::hole);
    forEachCell(block.size(), [&](Cell cell) {
        const char code = lines[std::size_t(cell.row)].codes[std::size_t(cell.column)];
        if (code != holeMark || isCode(game, kind, code)) block.codes[cell] = code;
    });
    if (std::ranges::all_of(block.codes.values(), [](Code code) { return code == Block::hole; }))
        return Error{.message = {"block/empty", {}}};
    return block;
}

} // namespace stonemason::kings_conflict
