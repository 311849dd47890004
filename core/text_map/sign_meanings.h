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

/// What a person can say that a character of a map is.
enum class Meaning : std::uint8_t { Wall, Floor, Water, Tree, Door };

inline constexpr int meaningCount = 5;

/// As files call them, by Meaning.
inline constexpr std::array<std::string_view, meaningCount> meaningIds{"wall", "floor", "water", "tree",
                                                                       "door"};

/// Whether nobody can walk there.
constexpr bool isObstacle(Meaning meaning) {
    return meaning == Meaning::Wall || meaning == Meaning::Water || meaning == Meaning::Tree;
}

/// What a person says of the characters of one map, where that differs from the table (GlyphTable). What is
/// said of a blank also holds behind the end of a row.
struct SignMeanings {
    std::map<std::string, Meaning, std::less<>> signs; ///< by character, in UTF-8

    /// nullopt: nothing is said of it.
    std::optional<Meaning> of(std::string_view sign) const;
    bool empty() const { return signs.empty(); }

    bool operator==(const SignMeanings&) const = default;
};

/// What the first says, but for the characters that the second says something of.
SignMeanings merged(SignMeanings first, const SignMeanings& second);

/// Says of all characters of a text in UTF-8 that they are that. Returns the first that cannot be in a map,
/// or that had another meaning already; empty: all is well.
std::string addMeaning(SignMeanings& meanings, std::string_view characters, Meaning meaning);

/// A JSON object on one line: {"wall": "xcv", "floor": "."}. Meanings of no character are left out.
std::string meaningsText(const SignMeanings& meanings);

/// Reads it. Errors name the field: those of parseJson and JsonReader, json/unknown-id (the character) for
/// what cannot be in a map, json/duplicate (the character) for one there twice.
Result<SignMeanings> readMeanings(std::string_view json);

/// Words in the names of a game's features that say what these are.
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
