// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

namespace stonemason {

/// What a file can be opened as.
enum class DocumentKind : std::uint8_t {
    Map,
    Decks,
    Game,     ///< with decks, or a position in one
    Board,    ///< with pieces
    War,      ///< a game on such a board
    TextMap,  ///< a map of characters, not bound to a game
    World,    ///< a map of a world
    Template, ///< what such maps are generated from
};

/// Names of the kinds for programs and command lines, by DocumentKind.
inline constexpr std::array<std::string_view, 8> documentKindIds{"map", "deck",     "game",  "board",
                                                                 "war", "text-map", "world", "template"};

/// The kind of that name; nullopt if there is none.
std::optional<DocumentKind> documentKindOfId(std::string_view id);

/// The kind implied by the file name when the content does not determine it: by the endings of the games'
/// forms, in small or capital letters.
std::optional<DocumentKind> documentKindForName(std::string_view name);

/// The minimum likeness to a kind of document, in thousandths, for a text to count as near it.
inline constexpr int leastLikeness = 100;

/// Whether the first bytes contain too many control characters to be text.
bool isBinary(std::string_view bytes);

/// Why bytes that documentKindOf() finds no kind for cannot be opened: the error of foreignBytes; for JSON
/// that of parseJson, smap/not-a-map (the format it names) when the format is one of ours, json/nearest
/// (kind) when it has fields of that kind only, else json/foreign; document/binary for bytes that are no
/// text; document/nearest (kind), document/nothing where none is near. Kinds are named as by documentKindIds,
/// and "pattern".
/// @param nearest the id of the kind that a text comes nearest to, as nearestKind() returns it; empty: none
Error unknownDocument(std::string_view bytes, std::string_view nearest = {});

} // namespace stonemason
