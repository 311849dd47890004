// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/kings_conflict/map/map.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace stonemason::kings_conflict {

/// The forms a map is written in.
enum class MapFormat {
    Smap,     ///< our JSON, holds everything (readSmap)
    GameCode, ///< GlobalVariables code for submission (findMapCode)
    Text,     ///< bare blocks, one blank line between (findMapText)
    Forum,    ///< a post: name, credits and the code in a code block (splitForumPost)
};

/// One row of the table of formats.
struct MapFormatEntry {
    MapFormat format;
    std::string_view id;        ///< "json", "code", "text", "forum": the words on the command line
    std::string_view extension; ///< with its dot: ".smap", ".as", ".txt"
    Result<std::string> (*write)(const Map& map, const GameProfile& game);
};

/// All formats, in the order of MapFormat.
std::span<const MapFormatEntry> allMapFormats();

/// The form that a file of this name is written in: .smap, .as or .txt, in small or capital letters.
std::optional<MapFormat> mapFormatForName(std::string_view name);

struct ReadMap {
    Map map;
    MapFormat format = MapFormat::Smap; ///< what the content turned out to be
};

/// Reads a map in any of the formats, detected from the content, never from a file name. Code and text
/// contain no symmetry: the one that fewest cells break is used. They are read only at the game's own size,
/// one to four whole grids in the game's order (text) or any order (code); a hint grid that is not given is
/// missing. `games` are the profiles to choose from (at least one); code and text, which name none, belong
/// to the first in whose form and size they are sound, and errors are of the first that finds a map. Errors
/// name line or field: those of the readers, map/nothing when there is no map in the text, file/too-large
/// (bytes at most) for code or text of more than maximumMapText, and those of foreignBytes.
Result<ReadMap> readMap(std::string_view bytes, std::span<const GameProfile> games);

/// How much of a map the bytes contain.
enum class MapTrace {
    None,
    FaultyRows, ///< rows, which readMap refuses
    FaultyCode, ///< likewise
    Sound,      ///< rows or code that readMap takes; or the form of a .smap, whatever stands in it
};
MapTrace traceOfMap(std::string_view bytes, std::span<const GameProfile> games);

/// The share of a text that consists of rows of a map of one of the games, in thousandths: codes in lines
/// that consist mostly of codes, less the more their length differs from the game's, nothing for lines with
/// gaps. 0 when all codes are among the signs `common` to maps of all kinds.
int rowsLikeness(std::string_view text, std::span<const GameProfile> games, std::string_view common);

/// The index in `games` of the game that readMap assigns the bytes to; the first if nothing identifies the
/// game.
std::size_t gameOf(std::string_view bytes, std::span<const GameProfile> games);

/// Writes a map, whatever codes it holds. Only Smap holds any size: the others return write/size for a
/// terrain that is not the game's size, write/hint-size for such a hint grid, and write/code-in-form for a
/// code that would break the form. Errors: those of the writers, and write/too-large (bytes at most) for more
/// than readers accept.
Result<std::string> writeMap(const Map& map, const GameProfile& game, MapFormat format);

/// Writes a map that is to be opened again: as writeMap, and write/unknown-code (layer, cell, code) for a
/// code that the readers of code and text refuse. What was written reads back as the same map as far as the
/// form can hold it: all of it (Smap), the grids (code and text), the grids and the words (forum; see
/// asPosted).
Result<std::string> writeMapToKeep(const Map& map, const GameProfile& game, MapFormat format);

/// The parts of the map that the format cannot store, by their names in the .smap: "name", "author",
/// "description", "licence", "symmetry" when what the map declares is not what would be detected, "rules",
/// "notes", "locked" and "other" for unknown fields.
std::vector<std::string_view> lostIn(MapFormat format, const Map& map, const GameProfile& game);

/// Why the code and text forms cannot hold the map: write/size (rows and columns the game needs, rows and
/// columns the map has), write/hint-size (layer, then the same), write/code-in-form (layer, cell, code) for a
/// code that is not printable, a space or one of `breaking`.
std::optional<Error> checkWritable(const Map& map, const GameProfile& game, std::string_view breaking);

} // namespace stonemason::kings_conflict
