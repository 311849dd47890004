// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/ambush/pattern.h"
#include "core/base/result.h"

#include <array>
#include <cstdint>
#include <string>
#include <string_view>

namespace stonemason::ambush {

/// How complete a pattern must be; a draft is still being drawn.
enum class Completeness : std::uint8_t {
    Usable, ///< it can be laid on a map
    Draft   ///< also one that compares nothing, or that has no orientation
};

/// Reads a pattern from an .ambush file (resources/schema/ambush.schema.json) or from bare rows of signs, one
/// line each, with nothing else but blanks around them; those are a pattern without name and note, with the
/// threshold and the orientations of a new one. Fields we do not know are kept in Pattern::unknownFields as
/// they were written.
///
/// Errors name the line, of a file also the field, unless that is missing: those of parseJson,
/// foreignJson and JsonReader, json/version (found, newest we know), json/unknown-id for no name of an
/// orientation, json/duplicate for one there twice, ambush/not-a-pattern (the format it names),
/// ambush/threshold for no number of thousandths from 0 to 1, ambush/ragged (row from 1, signs in the first
/// row, signs found, the column from 1 where the shorter of both has ended), ambush/unknown-sign-in-line
/// (sign, its column in the line of the file, from 1), and the others of faultOf(); for bare rows also those
/// of foreignBytes and file/too-large (bytes at most).
Result<Pattern> readPattern(std::string_view bytes, Completeness least = Completeness::Usable);

/// The errors of patterns that nothing else has, sorted.
inline constexpr std::array<std::string_view, 8> patternErrorIds{
    "ambush/no-orientation",       // line and field
    "ambush/not-a-pattern",        // the format it names; line and field
    "ambush/nothing-compared",     // line and field
    "ambush/ragged",               // row from 1, signs of both rows, column from 1; line and field
    "ambush/size",                 // rows or columns at most; line and field
    "ambush/threshold",            // line and field
    "ambush/unknown-sign",         // sign, row, column, both from 1; of a pattern that is in no file
    "ambush/unknown-sign-in-line", // sign, column of its line, from 1; line and field
};

/// Whether the text is JSON whose format field is the one readPattern reads.
bool looksLikePatternFile(std::string_view bytes);

/// Whether bare rows can be recognised as a pattern without a file name: valid, with some sign besides `.`
/// and `#`, and not larger than maximumBarePattern (decided: maps of characters are larger, and may contain
/// no other sign). A map may have these signs too, which a reader of maps of characters must check first.
bool looksLikePatternRows(std::string_view bytes);
inline constexpr Size maximumBarePattern{20, 30};

/// The .ambush file: one row to a line, fields always in the same order, the unknown ones last. Errors: those
/// of faultOf(), write/words (field) for words that are not UTF-8, write/unknown-fields when
/// Pattern::unknownFields is no JSON object.
Result<std::string> writePattern(const Pattern& pattern, Completeness least = Completeness::Usable);

/// The bare rows.
std::string patternRows(const Pattern& pattern);

} // namespace stonemason::ambush
