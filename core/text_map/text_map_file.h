// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/limits.h"
#include "core/base/result.h"
#include "core/text_map/text_map.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace stonemason::text_map {

/// Rows or columns of a map.
inline constexpr int maximumTextMapSide = 4096;
/// Bytes of its file. Every map can be written and read again: the largest takes 64 MiB, if every sign takes
/// four bytes, plus its line ends.
inline constexpr std::int64_t maximumTextMapSize = maximumDocumentSize;

/// The default charset of the bytes: UTF-8 if valid, else Shift-JIS if looksLikeShiftJis(), else
/// likelyPage().
Charset likelyCharset(std::string_view bytes);

/// Reads lines of characters, a cell each. Nothing is trimmed: blanks are cells, an empty line is a row. Rows
/// may differ in length; behind the end of one there is nothing. A tab is blanks up to the next column that
/// is a multiple of tabWidth, and is written as a tab again unless one of them changes; not in files above
/// maximumFileSize. Errors: file/too-large (bytes at most),
/// those of foreignBytes (file/empty only where there is no cell at all), text-map/rows (rows at most; line),
/// text-map/columns (columns at most; line), text-map/control (column from 1; line) for a control character,
/// text-map/too-many-signs (signs at most, column from 1; line), text-map/not-utf8 (column from 1; line)
/// where it is to be that.
/// @param charset what the characters are; nullopt: likelyCharset()
Result<TextMap> readTextMap(std::string_view bytes, std::optional<Charset> charset = std::nullopt);

/// The ASCII characters that maps of any game are made of: rock, floor, walls of rooms and their corners.
inline constexpr std::string_view commonMapSigns = "#.-|+";

// All of the following look at a bounded part of the bytes. Blanks do not count.

/// The share of commonMapSigns, blocks, shades and lines of boxes, in thousandths.
int mapSignShare(std::string_view bytes);

/// The likeness of bytes to such a map, or to a part of one, in thousandths: such signs in lines that
/// consist of them by at least half, or, with a lower score, three or more lines drawn with any signs.
int textMapLikeness(std::string_view bytes);

/// Whether bytes are intended as such a map: there are at least two lines, and at least half of their
/// characters are such signs. Other texts can still be read as a map.
bool looksLikeTextMap(std::string_view bytes);

/// Whether lines, three at least, are drawn with whatever signs: every third sign at least is the same as the
/// one before it, as in woods and lakes and in no words. Of the lines three of four are, or more than half of
/// what stands in them does so in three such lines and more, as in a level with the words of its game around
/// the map. Weaker than looksLikeTextMap(): other things that are drawn in rows look so, too.
bool looksDrawn(std::string_view bytes);

/// The errors of text maps that nothing else has, sorted.
inline constexpr std::array<std::string_view, 5> textMapErrorIds{
    "text-map/columns",        // columns at most; line
    "text-map/control",        // column from 1; line
    "text-map/not-utf8",       // column from 1; line
    "text-map/rows",           // rows at most; line
    "text-map/too-many-signs", // signs at most, column from 1; line
};

/// The bytes the map was read from, but for changed cells: with its frame, the whole file. Nothing before
/// something in its row is written as a blank.
std::string writeTextMap(const TextMap& map);

/// The rows of the map alone, whatever frame it has.
std::string writeRows(const TextMap& map);

} // namespace stonemason::text_map
