// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <optional>
#include <span>
#include <string_view>
#include <vector>

namespace stonemason {

/// The reason why the bytes are not UTF-8 text at all: file/empty when there are only blanks, file/encoding
/// (its name) for UTF-16 and UTF-32 with a byte order mark, file/nul (line).
std::optional<Error> foreignBytes(std::string_view bytes);

/// The text behind the byte order mark it may begin with.
std::string_view withoutMark(std::string_view bytes);

/// A part of a text that is parsed on its own, such as the content between [code] and [/code].
struct TextPart {
    std::string_view text;
    int firstLine = 1; ///< the line of the whole text it begins on, 1-based
};

/// A line without its end and without the blanks around it.
struct TextLine {
    std::string_view text;
    int line = 0; ///< 1-based
};

/// The 1-based line a position lies on; line ends are \n, \r\n or \r, also mixed.
int lineAt(std::string_view text, std::size_t position);

/// The 1-based column of its line a position lies in, in characters; a byte that is no UTF-8 counts as one. A
/// byte order mark before the text is in no column.
int columnAt(std::string_view text, std::size_t position);

/// Iterates over the lines of a text, blank ones included (their text is empty), without storing them.
class LineWalk {
public:
    explicit LineWalk(TextPart part) : text_(part.text), line_(part.firstLine) {}

    std::optional<TextLine> next();
    /// Where the line after the last one given begins.
    std::size_t position() const { return position_; }

private:
    std::string_view text_;
    std::size_t position_ = 0;
    int line_;
};

/// The lines of a text, blank ones included.
std::vector<TextLine> textLines(TextPart part);

/// Lines that belong together: rows of one grid.
using RowBlock = std::vector<TextLine>;

/// Splits lines into blocks at blank lines. If every line is followed by the same number of blank lines (as
/// when copied from a web page), only a wider gap separates blocks.
std::vector<RowBlock> rowBlocks(std::span<const TextLine> lines);

} // namespace stonemason
