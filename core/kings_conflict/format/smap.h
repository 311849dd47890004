// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/kings_conflict/map/map.h"

#include <span>
#include <string>
#include <string_view>

namespace stonemason::kings_conflict {

/// The form that holds everything (its schema is resources/schema/smap.schema.json). Words that are not
/// there are empty, a layer that is not there is missing, a symmetry that is not given is the one that fewest
/// cells break, an assumed number among the "rules" that is not named is the game's. Any size from 1x1 to
/// 256x256; terrain may hold any printable code. Notes lie on cells of the terrain, at most one on each; an
/// empty one is none. Fields we do not know, at the top, among the layers and
/// among the rules (a newer program may assume more), are kept in Map::unknownFields as they were written.
/// Errors name the field, or the line of broken JSON: those of parseJson, foreignJson and JsonReader,
/// smap/not-a-map (the format it names), json/version (found, newest we know), smap/unknown-game (id),
/// map/size (fewest, most) for too few or too many rows or columns, map/row-length (layer, row, expected,
/// found), map/not-printable (layer, row, column), map/not-digit (layer, row, column, code), smap/nul,
/// smap/note-length (characters at most), smap/note-twice.
Result<Map> readSmap(std::string_view bytes, std::span<const GameProfile> games);

/// Whether the text is JSON that calls its format that of readSmap.
bool looksLikeSmap(std::string_view bytes);

/// One row of a grid to a line, fields always in the same order, the unknown ones last.
/// Errors: write/unknown-code (layer, cell, code) for a code readSmap would refuse, write/map-size (layer,
/// fewest, most), write/rule (id) for a number in Map::rules that the game does not have or that is out of
/// its range, write/note (cell) for one that CellNotes does not allow, write/words (field) for words that are
/// not UTF-8 or hold a NUL, write/unknown-fields when Map::unknownFields is no JSON object.
Result<std::string> writeSmap(const Map& map, const GameProfile& game);

} // namespace stonemason::kings_conflict
