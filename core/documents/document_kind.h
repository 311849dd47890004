// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/kings_conflict/format/map_format.h"

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

namespace stonemason {

/// What a file can be opened as.
enum class DocumentKind : std::uint8_t {
    Map,
    Decks,
    Game,     ///< of tokens, or a position in one
    Board,    ///< of War in the Wastes
    War,      ///< a game on such a board
    TextMap,  ///< a map of characters, of no game
    World,    ///< a map of Pocket Heroes
    Template, ///< what such maps are generated from
};

/// Names of the kinds for programs and command lines, by DocumentKind.
inline constexpr std::array<std::string_view, 8> documentKindIds{"map", "deck",     "game",  "board",
                                                                 "war", "text-map", "world", "template"};

/// What the bytes mean to be by their form alone, sound or not: the reader of that kind is the one to say
/// what is wrong with them. `games` are the profiles maps may belong to (at least one).
std::optional<DocumentKind> documentKindOf(std::string_view bytes,
                                           std::span<const kings_conflict::GameProfile> games);

/// Whether the bytes mean to be a map, sound or not. A text in which both stand, a map and decks, is meant as
/// the map when that is sound. Rows in which some sign of a tile of War in the Wastes is no code of any of
/// the games, and no sign is anything else, are a board of it and no map, however much they look like faulty
/// rows of one; King's Conflict has none of its tiles but the B, so that a board without anything else on it
/// is taken for a map. Faulty rows are none when they have no sign of the
/// game but walls of rooms, or when the text looks more like a map of characters.
bool looksLikeMap(std::string_view bytes, std::span<const kings_conflict::GameProfile> games);

/// As readMap, and map/decks when what was given instead of a map are decks.
Result<kings_conflict::ReadMap> readMapDocument(std::string_view bytes,
                                                std::span<const kings_conflict::GameProfile> games);

/// The kind implied by the file name when the content does not determine it: .hmm, .ztemplate, .smap, .sdeck,
/// .sduel, .sboard or .swar, in small or capital letters.
std::optional<DocumentKind> documentKindForName(std::string_view name);

} // namespace stonemason
