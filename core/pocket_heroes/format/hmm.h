// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/pocket_heroes/world/world.h"

#include <span>
#include <string>
#include <string_view>

namespace stonemason::pocket_heroes {

/// Whether the bytes begin with the magic number of a map of the game's editor (.hmm).
bool looksLikeWorld(std::string_view bytes);

/// Reads a map of version 0x18 or 0x19. What was read is written back byte for byte, including lone
/// surrogates in a text and bytes behind the end, both of which the game's editor ignores. Lengths, counts
/// and numbers that decide what follows are checked before memory is allocated; all other numbers and ids
/// are kept, known or not. Errors name the field ("items[3].message") and as first argument the offset at
/// which it begins: hmm/not-a-map, hmm/version (found, oldest, newest), hmm/value (found, least, most),
/// hmm/cut (bytes wanted, bytes left), hmm/length (found, most characters that can follow), hmm/count
/// (found, most items that can follow).
Result<World> readWorld(std::string_view bytes);

/// The bytes of the map. Errors, of worlds that no file can hold, name the field: hmm/side (rows, columns of
/// nodes), hmm/too-many (items, the most a file can count), hmm/cell (one too far off), hmm/not-utf8,
/// hmm/languages (found, least, most).
Result<std::string> writeWorld(const World& world);

/// The ids of all these errors, sorted.
std::span<const std::string_view> worldErrorIds();

} // namespace stonemason::pocket_heroes
