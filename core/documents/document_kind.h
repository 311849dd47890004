// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <optional>
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

/// The kind of that name; nullopt: none has it.
std::optional<DocumentKind> documentKindOfId(std::string_view id);

/// The kind implied by the file name when the content does not determine it: by the endings of the games'
/// forms, in small or capital letters.
std::optional<DocumentKind> documentKindForName(std::string_view name);

} // namespace stonemason
