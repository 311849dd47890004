// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/documents/nearest_kind.h"

#include "core/documents/unknown_document.h"
#include "core/format/encoding.h"
#include "core/format/json.h"
#include "core/pocket_heroes/format/template_text.h"
#include "core/text_map/text_map_file.h"
#include "core/token_battle/format/deck_format.h"
#include "core/wastes/format/board_rows.h"

#include <algorithm>
#include <array>
#include <utility>

namespace stonemason {

int mapLikeness(std::string_view text, std::span<const kings_conflict::GameProfile> games) {
    constexpr std::size_t enough = 65536; // bytes, which suffice to decide
    return rowsLikeness(text.substr(0, enough), games, text_map::commonMapSigns);
}

std::optional<DocumentKind> nearestKind(std::string_view bytes,
                                        std::span<const kings_conflict::GameProfile> games) {
    const std::string_view text = withoutMark(bytes);
    if (foreignBytes(bytes) || looksLikeJson(text) || isBinary(text)) return std::nullopt;
    // Of two that a text is as near to, the first.
    const std::array likenesses{
        std::pair(DocumentKind::Map, mapLikeness(text, games)),
        std::pair(DocumentKind::Decks, token_battle::deckLikeness(text)),
        std::pair(DocumentKind::Template, pocket_heroes::templateTextLikeness(text)),
        std::pair(DocumentKind::TextMap, text_map::textMapLikeness(text)),
        std::pair(DocumentKind::Board, wastes::boardRowsLikeness(text)),
    };
    const auto& [kind, likeness] =
        *std::ranges::max_element(likenesses, {}, [](const auto& each) { return each.second; });
    if (likeness < leastLikeness) return std::nullopt;
    return kind;
}

std::string_view nearestKindId(std::string_view bytes, std::span<const kings_conflict::GameProfile> games) {
    const auto kind = nearestKind(bytes, games);
    return kind ? documentKindIds[std::size_t(*kind)] : std::string_view();
}

} // namespace stonemason
