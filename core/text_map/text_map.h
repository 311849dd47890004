// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/grid/cell.h"
#include "core/grid/grid.h"
#include "core/text_map/code_page.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace stonemason::text_map {

/// How a line of the file ends; only the last may have no end.
enum class LineEnd : std::uint8_t { None, Lf, CrLf, Cr };

/// What the characters of the file are: UTF-8, single bytes of a code page, or one or two bytes each.
enum class Encoding : std::uint8_t { Utf8, Bytes, ShiftJis };

/// Bytes of the character that well-formed text begins with, which is not empty.
std::size_t characterLength(std::string_view text, Encoding encoding);

/// Whether a cell can hold it: one character, and no control character.
bool isSign(std::string_view sign, Encoding encoding);

/// The place of a sign in TextMap::signs.
using SignIndex = std::uint8_t;

/// A cell behind the end of its row.
inline constexpr SignIndex nothing = 0;

/// Different signs of one map.
inline constexpr int mostSigns = 255;

struct MapFrame;

/// A map with everything else its file contains: writing it reproduces the file byte for byte, except for
/// changed cells.
struct TextMap {
    std::vector<std::string> signs{""}; ///< by SignIndex: one character each, in the map's encoding
    Grid<SignIndex> cells;              ///< as wide as the longest row
    std::vector<LineEnd> ends;          ///< one for each row
    Encoding encoding = Encoding::Utf8;
    CodePage page = CodePage::Cp1252; ///< what the signs of a map of single bytes mean
    bool hasMark = false;             ///< the file begins with a byte order mark
    /// Where it stands in a file that holds more than its rows; nullptr: the rows are the whole file.
    std::shared_ptr<const MapFrame> frame{};

    /// The sign of a cell, "" behind its row's end.
    const std::string& operator[](Cell cell) const { return signs[cells[cell]]; }

    bool operator==(const TextMap&) const = default;
};

/// The charset of the map's characters.
Charset charsetOf(const TextMap& map);

/// The sign as every text of the program has it, in UTF-8; "" for nothing.
std::string utf8Of(const TextMap& map, SignIndex sign);

/// A UTF-8 character converted to the map's encoding; "" if it has no representation there.
std::string signFor(std::string_view character, Encoding encoding, CodePage page);

/// A map of one sign, 1 x 1 at least, whose lines end with \n.
TextMap newTextMap(Size size, std::string_view sign);

/// The index by which cells hold the sign, which is added when it is new; nullopt when the map cannot hold
/// it: isSign() is false, or there are mostSigns others.
std::optional<SignIndex> indexOf(TextMap& map, std::string_view sign);

/// The map with the margins, its rows and columns from 1 to maximumTextMapSide (the caller's care). New cells
/// hold the sign; rows that ended early keep their end, unless the map grows to the right: then they are
/// filled up to there. New lines end as the first one does, and the last line as the last one did, unless a
/// row without a cell would be lost by that. What is written and read again is the same map: where all rows
/// became shorter than the map is wide, the longest is filled up with blanks. nullopt when the map cannot
/// hold the sign (see indexOf) or no cell with a sign would be left.
std::optional<TextMap> resized(const TextMap& map, const Margins& margins, std::string_view sign);

} // namespace stonemason::text_map
