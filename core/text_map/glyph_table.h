// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/base/text.h"
#include "core/grid/bit_grid.h"
#include "core/text_map/sign_meanings.h"
#include "core/text_map/text_map.h"

#include <array>
#include <string>
#include <string_view>
#include <vector>

namespace stonemason::text_map {

/// Red, green and blue, 0 to 255 each.
using Colour = std::array<std::uint8_t, 3>;

/// How a sign is drawn, whatever it means.
enum class SignShape : std::uint8_t {
    Stone, ///< a block of a wall, which joins its neighbours
    Solid, ///< nothing but its colour
    Waves,
    Tree,
    Floor, ///< a slab, and nothing on it
    Tufts,
    Door,
    Letter, ///< the character itself on a slab
};

/// As the table calls them, by SignShape.
inline constexpr std::array<std::string_view, 8> signShapeIds{"stone", "solid", "waves", "tree",
                                                              "floor", "tufts", "door",  "letter"};

/// Signs that mean the same and are drawn alike.
struct SignRow {
    std::vector<std::string> signs; ///< one character of UTF-8 each
    LocalText name;
    bool isWall = false; ///< else it can be walked on
    SignShape shape = SignShape::Letter;
    Colour fill{}; ///< of the whole cell
    Colour ink{};  ///< of the sign on it; the same as the fill where only the cell is visible

    bool operator==(const SignRow&) const = default;
};

/// The meanings of the signs of maps. An unknown sign is floor; cells after the end of a row have the
/// meaning of a blank.
struct GlyphTable {
    std::vector<SignRow> rows;

    /// nullptr for an unknown sign. The pointer is valid as long as the table is.
    const SignRow* find(std::string_view sign) const;

    bool operator==(const GlyphTable&) const = default;
};

/// Reads resources/text-maps/signs.json or another of its kind (resources/schema/text-map-signs.schema.json).
/// Errors name the field, or the line of broken JSON: those of parseJson and JsonReader, json/version (found,
/// newest we know), json/unknown-id for a word that is no kind, shape, colour or sign, json/duplicate (a sign
/// there twice), json/values (signs at most, in all). What names no shape is solid where fill and ink are the
/// same, else a wall is stone and a floor a letter.
Result<GlyphTable> readGlyphTable(std::string_view json);

/// Whether a sign is impassable, by its entry in `meanings`, else by the table. The empty sign, used after
/// the end of a row, counts as a blank.
bool isObstacle(std::string_view sign, const GlyphTable& table, const SignMeanings& meanings);

/// Which cells can be walked on.
BitGrid passableOf(const TextMap& map, const GlyphTable& table, const SignMeanings& meanings = {});

/// A sign of a map that neither the table nor the user's meanings contain, with the number of cells that
/// hold it.
struct UnknownSign {
    std::string sign; ///< in UTF-8
    int cells = 0;

    bool operator==(const UnknownSign&) const = default;
};

/// In order of first occurrence.
std::vector<UnknownSign> unknownSigns(const TextMap& map, const GlyphTable& table,
                                      const SignMeanings& meanings = {});

} // namespace stonemason::text_map
