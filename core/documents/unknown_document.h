// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/documents/document_kind.h"

#include <optional>
#include <span>
#include <string_view>

namespace stonemason {

/// What a text must be like a kind of document, in thousandths, to be near it.
inline constexpr int leastLikeness = 100;

/// How much of the beginning of a text are rows of a map of one of the games, in thousandths.
int mapLikeness(std::string_view text, std::span<const GameProfile> games);

/// The kind that a text of no kind comes nearest to, by how much of its beginning looks like one; nullopt:
/// none is near, or it is no such text.
std::optional<DocumentKind> nearestKind(std::string_view bytes, std::span<const GameProfile> games);

/// Why bytes that documentKindOf() finds no kind for cannot be opened: what foreignBytes says; for JSON what
/// parseJson says, smap/not-a-map (the format it names) when the format is one of ours, json/nearest (kind)
/// when it has fields of that kind only, else json/foreign; document/binary for bytes that are no text;
/// document/nearest (kind), document/nothing where none is near. Kinds are named as by documentKindIds, and
/// "pattern".
/// @param games whose maps are looked for; none: no map is near
Error unknownDocument(std::string_view bytes, std::span<const GameProfile> games = {});
/// The same where somebody else has looked for the nearest kind of a text.
/// @param nearest its id; empty: there is none
Error unknownDocument(std::string_view bytes, std::string_view nearest);

} // namespace stonemason
