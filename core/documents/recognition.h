// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/documents/document_kind.h"
#include "core/kings_conflict/format/map_format.h"

#include <optional>
#include <span>
#include <string_view>

// The kind of document in a file, recognised from its bytes. The one place that weighs the formats of all
// games against each other, strongest evidence first: a text that looks like rows of several games is
// assigned to the first game that is certain; maps of characters come last.

namespace stonemason {

/// The kind the bytes are intended as, judged by their form alone, valid or not: the reader of that kind
/// reports the errors in them. `games` are the profiles maps may belong to (at least one).
std::optional<DocumentKind> documentKindOf(std::string_view bytes,
                                           std::span<const kings_conflict::GameProfile> games);

/// Whether bare rows recognised as a board may also be a map of characters, which only the user can decide:
/// they look like one and contain no goal.
bool mayBeTextMap(std::string_view boardRows);

/// Whether the bytes are intended as a map, valid or not. A text with a map and decks is meant as the map
/// when that is sound. Rows are a board of War in the Wastes and no map, however much they look like faulty
/// rows of one, when some sign of a tile of it is no code of any of the games and no sign is anything else;
/// King's Conflict has none of its tiles but the B, so that a board without anything else on it is taken for
/// a map. Faulty rows are no map when they have no sign of the game but walls of rooms, or when the text
/// looks more like a map of characters.
bool looksLikeMap(std::string_view bytes, std::span<const kings_conflict::GameProfile> games);

/// As readMap, and map/decks when what was given instead of a map are decks.
Result<kings_conflict::ReadMap> readMapDocument(std::string_view bytes,
                                                std::span<const kings_conflict::GameProfile> games);

/// How much of the beginning of a text are rows of a map of one of the games, in thousandths.
int mapLikeness(std::string_view text, std::span<const kings_conflict::GameProfile> games);

/// The nearest kind of a text that no kind was recognised for, by how much of its beginning looks like one;
/// nullopt if none is near or it is no such text.
std::optional<DocumentKind> nearestKind(std::string_view bytes,
                                        std::span<const kings_conflict::GameProfile> games);

/// Its name, see documentKindIds; empty: there is none.
std::string_view nearestKindId(std::string_view bytes, std::span<const kings_conflict::GameProfile> games);

} // namespace stonemason
