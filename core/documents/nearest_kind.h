// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/documents/document_kind.h"

#include <optional>
#include <span>
#include <string_view>

namespace stonemason {

/// How much of the beginning of a text are rows of a map of one of the games, in thousandths.
int mapLikeness(std::string_view text, std::span<const kings_conflict::GameProfile> games);

/// The kind that a text of no kind comes nearest to, by how much of its beginning looks like one; nullopt:
/// none is near, or it is no such text.
std::optional<DocumentKind> nearestKind(std::string_view bytes,
                                        std::span<const kings_conflict::GameProfile> games);

/// Its name, see documentKindIds; empty: there is none.
std::string_view nearestKindId(std::string_view bytes, std::span<const kings_conflict::GameProfile> games);

} // namespace stonemason
