// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/documents/recognition.h"

#include "core/documents/document_kind.h"
#include "core/format/json.h"
#include "core/format/text_file.h"
#include "core/pocket_heroes/format/hmm.h"
#include "core/pocket_heroes/format/phm.h"
#include "core/pocket_heroes/format/template_file.h"
#include "core/pocket_heroes/format/template_text.h"
#include "core/text_map/level_file.h"
#include "core/text_map/text_map_file.h"
#include "core/token_battle/format/deck_format.h"
#include "core/token_battle/format/game_record.h"
#include "core/token_battle/format/position_text.h"
#include "core/token_battle/format/user_file.h"
#include "core/wastes/format/board_rows.h"
#include "core/wastes/format/sboard.h"
#include "core/wastes/format/swar.h"

#include <algorithm>
#include <array>
#include <utility>

namespace stonemason {

namespace {

bool isTextMap(std::string_view bytes) {
    return text_map::looksLikeTextMap(bytes) || text_map::looksDrawn(bytes) ||
           !text_map::markedMapsIn(bytes).empty();
}

/// Whether the text is rows of a board and none of the games could have such rows. What no board has room for
/// is a map of characters when it looks like one.
bool areBoardRows(std::string_view bytes, std::span<const kings_conflict::GameProfile> games) {
    if (!wastes::looksLikeBoardRows(bytes)) return false;
    if (!wastes::fitsBoard(bytes) && isTextMap(bytes)) return false;
    const std::string_view rows = withoutMark(bytes);
    return std::ranges::none_of(games, [rows](const kings_conflict::GameProfile& game) {
        return std::ranges::all_of(rows, [&game](char c) {
            return std::string_view(" \t\r\n").find(c) != std::string_view::npos || game.tile(c) != nullptr ||
                   isHoleCode(game, c);
        });
    });
}

/// Whether rows that no game takes are none of a game's map, however faulty: there is nothing in them but
/// signs that maps of all sorts have, it is names line by line, the text looks more like a map of characters,
/// or it is near one and near no map of a game.
bool isNoRowOfMaps(std::string_view text, std::span<const kings_conflict::GameProfile> games) {
    if (token_battle::looksLikeNames(text)) return true;
    const int likeness = rowsLikeness(text, games, text_map::commonMapSigns);
    if (likeness == 0) return true;
    constexpr int drawn = 500; // whatever it is drawn with
    if (isTextMap(text)) return likeness < std::max(text_map::mapSignShare(text), drawn);
    return likeness < leastLikeness && text_map::textMapLikeness(text) >= leastLikeness;
}

} // namespace

std::optional<DocumentKind> documentKindOf(std::string_view bytes,
                                           std::span<const kings_conflict::GameProfile> games) {
    if (pocket_heroes::looksLikeWorld(bytes) || pocket_heroes::looksLikePlayable(bytes))
        return DocumentKind::World;
    if (looksLikeMap(bytes, games)) return DocumentKind::Map;
    if (token_battle::hasDeckMarks(bytes)) return DocumentKind::Decks;
    if (token_battle::looksLikeGameRecord(bytes) || token_battle::holdsPosition(bytes))
        return DocumentKind::Game;
    if (wastes::looksLikeSwar(bytes)) return DocumentKind::War; // there is a board within
    if (wastes::looksLikeSboard(bytes) || areBoardRows(bytes, games)) return DocumentKind::Board;
    if (pocket_heroes::templateFormatOf(bytes)) return DocumentKind::Template;
    if (isTextMap(bytes)) return DocumentKind::TextMap;
    if (token_battle::looksLikeDecks(bytes)) return DocumentKind::Decks; // by names alone
    return std::nullopt;
}

bool mayBeTextMap(std::string_view boardRows) {
    return wastes::looksLikeBoardRows(boardRows) && boardRows.find_first_of("BR") == std::string_view::npos &&
           isTextMap(boardRows);
}

bool looksLikeMap(std::string_view bytes, std::span<const kings_conflict::GameProfile> games) {
    const kings_conflict::MapTrace trace = traceOfMap(bytes, games);
    if (trace == kings_conflict::MapTrace::None || token_battle::looksLikeUserFile(bytes)) return false;
    const std::string_view text = withoutMark(bytes);
    if (looksLikeJson(text)) return true;
    if (areBoardRows(text, games)) return false;
    if (trace == kings_conflict::MapTrace::FaultyRows && isNoRowOfMaps(text, games)) return false;
    return !token_battle::holdsPosition(text) &&
           (trace == kings_conflict::MapTrace::Sound || !token_battle::hasDeckMarks(text));
}

Result<kings_conflict::ReadMap> readMapDocument(std::string_view bytes,
                                                std::span<const kings_conflict::GameProfile> games) {
    auto read = readMap(bytes, games);
    const std::string_view text = withoutMark(bytes);
    if (!read && !foreignBytes(bytes) && !looksLikeJson(text) && token_battle::looksLikeDecks(text))
        return Error{{"map/decks"}};
    return read;
}

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
