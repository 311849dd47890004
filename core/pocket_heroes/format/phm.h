// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/pocket_heroes/catalogue/catalogue.h"
#include "core/pocket_heroes/format/playable.h"
#include "core/pocket_heroes/world/world.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

/// The .phm file: the form of a world that the game itself loads, in one language. The game's editor exports
/// it; header and unpacked bytes written here are those of that export (measured on 27 exports).
namespace stonemason::pocket_heroes {

/// Whether the bytes begin as such a file does, sound or not.
bool looksLikePlayable(std::string_view bytes);

/// Reads a file field by field. The packed block is at most 4 MiB when unpacked, as the game demands. Errors
/// name the field and as first argument the offset, from the begin of the file or, behind the header, of the
/// unpacked block: those of readWorld, phm/not-a-map, phm/version (found, the only one known),
/// phm/saved-game, phm/packed (the block is broken), phm/rest (bytes behind the end of the block's content).
Result<Playable> readPlayable(std::string_view bytes);

/// The bytes of the file. Errors: those of writeWorld on texts, cells and counts, phm/too-large (bytes, the
/// most).
Result<std::string> writePlayable(const Playable& world);

/// The content of a world that the game would load, in one of its languages. Players are sorted by id; of
/// several decorations or paths on a cell the last is kept, and no path under a decoration; things off the
/// map are left out where the file has no room for them. Errors name the record and field:
/// - phm/language: the world has no texts in it
/// - phm/unknown (id): the game has no such object, phm/surface (the number): no such ground
/// - phm/player-twice, phm/no-nation: a player with neither a castle nor a hero.
Result<Playable> playableOf(const World& world, Language language, const Catalogue& catalogue);

/// Converts what the game loads into a world for the game's editor: version Plain, heights of 0; names of
/// time events and all other data that the file has lost are empty (see lossesOfPlayable()). playableOf()
/// gives the same content again. Error: phm/number (the number), which the game has no object for.
Result<World> editableWorldOf(const Playable& playable, const Catalogue& catalogue);

/// What playableOf() leaves out, each as a sentence's id: phm/loses-heights, phm/loses-languages,
/// phm/loses-event-names, phm/loses-pictures (how many decorations and paths under others or off the map),
/// phm/loses-skills, phm/loses-spells, phm/loses-constructions, phm/loses-rewards (how many of each).
std::vector<Message> lossesOfPlayable(const World& world, const Catalogue& catalogue);

/// The ids of these errors, sorted.
std::span<const std::string_view> playableErrorIds();

} // namespace stonemason::pocket_heroes
