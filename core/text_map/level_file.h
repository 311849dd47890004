// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/text_map/text_map.h"
#include "core/text_map/text_map_file.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace stonemason::text_map {

// Files that contain maps of characters among other content: level files of games, and dumps.

/// How a map is marked in its file.
enum class LevelForm : std::uint8_t {
    Whole,     ///< it is the file
    Block,     ///< lines between MAP and ENDMAP (NetHack, Dungeon Crawl)
    Brackets,  ///< a string of Lua in [[ ]] or [=[ ]=] (NetHack 3.7, DoomRL)
    VaultRows, ///< lines that begin with D: (the family of Angband)
    Octile,    ///< what follows the line "map" of a file of Moving AI
    Drawn,     ///< not marked: lines that look like a map, among words
};

/// Instead of the number of a map: all of the file as one.
inline constexpr int wholeFileNumber = -1;

/// Where a map stands in a file.
struct LevelMap {
    LevelForm form = LevelForm::Whole;
    std::string name{};    ///< as the file has it, UTF-8; empty: it has none
    int firstLine = 1;     ///< of the file, from 1
    std::size_t begin = 0; ///< the first byte of its first line, and
    std::size_t end = 0;   ///< the first behind its last
    int rows = 0;
    int number = wholeFileNumber; ///< its place among the maps found in the file, from 0

    bool operator==(const LevelMap&) const = default;
};

/// Maps of one file that are found; those behind them are left as they are.
inline constexpr int mostLevelMaps = 10'000;
/// Columns from one stop of a tab to the next.
inline constexpr int tabWidth = 8;

/// The maps that a file marks as such, in file order. Each has at least one sign. Lua strings count if they
/// are called a map or look like one; lines with D: count if there are two or more and most are not words.
/// Reads at most maximumFileSize.
std::vector<LevelMap> markedMapsIn(std::string_view bytes);

/// The unmarked maps in a text, separated by lines of words: each has three or more lines, half of which are
/// drawn, and may contain blank lines. Empty if the text contains nothing else.
std::vector<LevelMap> drawnMapsIn(std::string_view bytes);

/// markedMapsIn(), or if there is none drawnMapsIn().
std::vector<LevelMap> levelMapsIn(std::string_view bytes);

/// The game whose level files look like this, as the id of its preset in resources/glyphs; empty if unknown.
/// Lines that begin with MAZE:, LEVEL: or des. are statements of NetHack
/// (https://nethackwiki.com/wiki/Des-file_format), NAME: together with ORIENT:, TAGS:, DEPTH: or PLACE: such
/// of Dungeon Crawl (its docs/develop/levels).
std::string_view gameOfLevels(std::string_view bytes);

/// The file as one map.
LevelMap wholeFile(std::string_view bytes);

/// A row in the bytes of its file, without what marks it and without the end of its line.
struct RowPlace {
    std::uint32_t begin = 0;
    std::uint32_t size = 0;
};

/// The file that a map stands in.
struct MapFrame {
    std::string bytes;
    std::vector<RowPlace> rows;
    LevelMap map;
};

/// Why the bytes of a file cannot be of that character set; nullopt: they can. Looks at every byte.
std::optional<Error> charsetFault(std::string_view bytes, Charset charset);

/// Reads the rows of one map of a file, which must be one of those found in it. The cost depends on these
/// rows, not on the size of the file. The map has no frame, so it cannot be written back into the file.
/// Errors: those of readTextMap(), with lines of the file; of charsetFault() only those within the rows.
Result<TextMap> readLevelRows(std::string_view bytes, const LevelMap& map, Charset charset);

/// Reads one map of a file, which must be one of those found in it and not above maximumFileSize, with the
/// file around it. Scans and copies the whole file. Errors: those of readTextMap(), with lines of the file.
Result<TextMap> readLevelMap(std::string_view bytes, const LevelMap& map,
                             std::optional<Charset> charset = std::nullopt);

/// The whole file with the rows of the map, which must have a frame, in their places; all else is unchanged.
/// Additional rows are inserted after the last one, and the lines of removed rows are deleted.
std::string writeInFrame(const TextMap& map);

/// Reads one map of a file. Errors: those of readTextMap().
/// @param number of the map among levelMapsIn(), from 0, or wholeFileNumber; a file that has none of that
///     number is read as without one: the first of the maps that it marks, else the whole file or, where that
///     cannot be read, the first map in it
Result<TextMap> readMapOf(const std::string& bytes, std::optional<int> number,
                          std::optional<Charset> charset);

/// Where a map with a frame stands in its file as writeTextMap() writes it, with all that was edited.
/// @param written bytes of that file
LevelMap placeOf(const TextMap& map, std::size_t written);

/// The number of the first of these maps that begins where the other stands; nullopt: none does.
std::optional<int> numberOf(const LevelMap& map, const std::vector<LevelMap>& maps);

} // namespace stonemason::text_map
