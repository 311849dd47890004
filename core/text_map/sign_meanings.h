// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/base/text.h"

#include <array>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace stonemason::text_map {

/// The meanings that the user can assign to a character of a map.
enum class Meaning : std::uint8_t { Wall, Floor, Water, Tree, Door };

inline constexpr int meaningCount = 5;

/// Their ids in files, by Meaning.
inline constexpr std::array<std::string_view, meaningCount> meaningIds{"wall", "floor", "water", "tree",
                                                                       "door"};

/// Whether a cell with that meaning is impassable.
constexpr bool isObstacle(Meaning meaning) {
    return meaning == Meaning::Wall || meaning == Meaning::Water || meaning == Meaning::Tree;
}

/// The meanings the user assigned to characters of one map, overriding the table (GlyphTable). The meaning
/// of a blank also applies after the end of a row.
struct SignMeanings {
    std::map<std::string, Meaning, std::less<>> signs; ///< by character, in UTF-8

    /// nullopt if the sign has no assigned meaning.
    std::optional<Meaning> of(std::string_view sign) const;
    bool empty() const { return signs.empty(); }

    bool operator==(const SignMeanings&) const = default;
};

/// The union of both; entries of the second override those of the first.
SignMeanings merged(SignMeanings first, const SignMeanings& second);

/// Assigns the meaning to all characters of a UTF-8 text. Returns the first that cannot be in a map, or that
/// already had another meaning; empty on success.
std::string addMeaning(SignMeanings& meanings, std::string_view characters, Meaning meaning);

/// A JSON object on one line: {"wall": "xcv", "floor": "."}. Meanings of no character are left out.
std::string meaningsText(const SignMeanings& meanings);

/// Reads it. Errors name the field: those of parseJson and JsonReader, json/unknown-id (the character) for
/// what cannot be in a map, json/duplicate (the character) for one there twice.
Result<SignMeanings> readMeanings(std::string_view json);

/// Words in the names of a game's features that identify their meaning.
struct FeatureWords {
    Meaning meaning = Meaning::Wall;
    std::vector<std::string> words{}; ///< "deep water"

    bool operator==(const FeatureWords&) const = default;
};

/// The meanings that the characters have in one game.
struct GlyphPreset {
    std::string id; ///< "nethack"
    LocalText name;
    SignMeanings meanings;
    std::vector<FeatureWords> features{}; ///< the first that holds is meant; empty: its level files name none

    bool operator==(const GlyphPreset&) const = default;
};

/// Reads one of resources/glyphs (resources/schema/glyph-preset.schema.json). Errors: those of
/// readMeanings(), json/version (found, newest we know), json/missing.
Result<GlyphPreset> readGlyphPreset(std::string_view json);

} // namespace stonemason::text_map
