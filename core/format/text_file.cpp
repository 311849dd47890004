// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/format/text_file.h"

#include "core/base/text.h"

#include <algorithm>
#include <optional>

namespace stonemason {

std::optional<Error> foreignBytes(std::string_view bytes) {
    using namespace std::string_view_literals;
    if (bytes.starts_with("\xFF\xFE\0\0"sv) || bytes.starts_with("\0\0\xFE\xFF"sv))
        return Error{{"file/encoding", {std::string("UTF-32")}}};
    if (bytes.starts_with("\xFF\xFE"sv) || bytes.starts_with("\xFE\xFF"sv))
        return Error{{"file/encoding", {std::string("UTF-16")}}};
    if (withoutMark(bytes).find_first_not_of(" \t\r\n") == std::string_view::npos)
        return Error{{"file/empty"}};
    const std::size_t nul = bytes.find('\0');
    if (nul != std::string_view::npos) return Error{{"file/nul"}, lineAt(bytes, nul), {}};
    return std::nullopt;
}

std::string_view withoutMark(std::string_view bytes) {
    constexpr std::string_view byteOrderMark = "\xEF\xBB\xBF";
    if (bytes.starts_with(byteOrderMark)) bytes.remove_prefix(byteOrderMark.size());
    return bytes;
}

namespace {

bool isLineEnd(char c) {
    return c == '\n' || c == '\r';
}

/// The position behind the line end that begins here.
std::size_t afterLineEnd(std::string_view text, std::size_t position) {
    const bool pair = text[position] == '\r' && position + 1 < text.size() && text[position + 1] == '\n';
    return position + (pair ? 2 : 1);
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

int columnAt(std::string_view text, std::size_t position) {
    std::string_view before = text.substr(0, position);
    before.remove_prefix(std::min(before.find_last_of("\r\n") + 1, before.size())); // npos + 1 is 0
    return characterCount(validUtf8(before.data() == text.data() ? withoutMark(before) : before)) + 1;
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

} // namespace stonemason
