// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/format/text_file.h"
#include "core/kings_conflict/map/map.h"

#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

// The formats of maps, each implemented in a file of its own (smap.cpp, map_code.cpp, map_text.cpp,
// forum_post.cpp). map_format.h chooses among them.

namespace stonemason::kings_conflict {

/// The lossless format (its schema is resources/schema/smap.schema.json). Defaults: absent words are empty,
/// an absent layer is a missing layer, an absent symmetry is the one that fewest cells break, and an assumed
/// number not among the "rules" is the game's. Any size from 1x1 to 256x256; terrain may hold any printable
/// code. Notes lie on cells of the terrain, at most one on each; an empty one is none. Fields we do not
/// know, at the top, among the layers and among the rules (a newer program may assume more), are kept in
/// Map::unknownFields as they were written. Errors name the field, or the line of broken JSON: those of
/// parseJson, foreignJson and JsonReader, smap/not-a-map (the format it names), json/version (found, newest
/// we know), smap/unknown-game (id), map/size (fewest, most) for too few or too many rows or columns,
/// map/row-length (layer, row, expected, found), map/not-printable (layer, row, column), map/not-digit
/// (layer, row, column, code), smap/nul, smap/note-length (characters at most), smap/note-twice.
Result<Map> readSmap(std::string_view bytes, std::span<const GameProfile> games);

/// Whether the text is JSON whose format field is the one readSmap reads.
bool looksLikeSmap(std::string_view bytes);

/// One row of a grid to a line, fields always in the same order, the unknown ones last.
/// Errors: write/unknown-code (layer, cell, code) for a code readSmap would refuse, write/map-size (layer,
/// fewest, most), write/rule (id) for a number in Map::rules that the game does not have or that is out of
/// its range, write/note (cell) for one that CellNotes does not allow, write/words (field) for words that are
/// not UTF-8 or hold a NUL, write/unknown-fields when Map::unknownFields is no JSON object.
Result<std::string> writeSmap(const Map& map, const GameProfile& game);

/// Reads the rows of one layer at the game's own size; `line` is named when there is no row at all.
/// Errors, all with a line: map/row-length (layer, row, expected, found), map/not-printable (layer, row,
/// column), map/unknown-code and map/not-digit (layer, row, column, code), map/too-few-rows (layer, expected,
/// found), map/too-many-rows (layer, expected, found). Layers are named by Layer::id, rows and columns count
/// from 1.
Result<Grid<Code>> readGrid(const GameProfile& game, int layer, std::span<const TextLine> rows, int line);

/// A map of the game's own size without any grid yet.
Map mapWithoutGrids(const GameProfile& game);

/// Looks for GlobalVariables code, the form in which maps are submitted, anywhere in the parts; nullopt when
/// there is none. The arrays may come in any order, each once, with any spacing, `'`, `"` or typographic
/// quotes (HTML entities too), `[]` or `[rows]` for `new Array()`, with or without `GlobalVariables.`, `var`
/// or `let`; comments and text around are passed over. The terrain must be there; a hint array that is not
/// there is a missing grid. The symmetry is the one that fewest cells break.
/// Errors (arrays are named as in the code): those of readGrid, map/no-terrain, map/twice (array),
/// map/unknown-array (array), map/statement (array): something else than rows is done with it, map/quote:
/// a text in quotes does not end on its line, map/comment: a comment begins inside the code and does not end
/// (before and behind the code it is prose).
std::optional<Result<Map>> findMapCode(std::span<const TextPart> parts, const GameProfile& game);

/// The code for submission, exactly as in the game's map guide; a missing grid is left out.
/// Errors: those of checkWritable (core/kings_conflict/format/map_format.h).
Result<std::string> writeMapCode(const Map& map, const GameProfile& game);

/// Looks for grids as bare lines, the terrain first, then the hint grids in the game's order; nullopt when
/// there are none. Any number of blank lines may stand between grids and, as the map guide has it, between
/// rows; prose between grids is passed over. Later grids that are not there are missing ones. The symmetry is
/// the one that fewest cells break.
/// Errors: those of readGrid, and map/too-many-grids (at most) at the first line too many.
std::optional<Result<Map>> findMapText(std::span<const TextPart> parts, const GameProfile& game);

/// The grids as bare lines with one blank line between.
/// Errors: those of checkWritable (core/kings_conflict/format/map_format.h), and write/gap (missing layer,
/// present layer) for a missing grid before one that is there: only its position identifies the grid.
Result<std::string> writeMapText(const Map& map, const GameProfile& game);

/// A parsed post: the words about the map, and the contents of the code blocks.
struct ForumPost {
    MapInfo info;
    bool hasWords = false; ///< whether any words were found
    std::vector<TextPart> blocks;
    /// The buffer that the blocks refer to if it is not the text itself: the text without quotation marks
    /// (`>`).
    std::shared_ptr<const std::string> unquoted{};
};

/// Parses a post. Code blocks are [code] ... [/code] or, where there is none, fenced by ``` or ~~~; one that
/// is not closed runs to the end. Outside of them the first lines that begin with `Map:`, `Author:` (or
/// `By:`) and `Licence:` (or `License:`), also in bold, give the words. Where the line `Game:` stands, as in
/// our own posts, what follows its paragraph up to the code block is the description. Where all lines are
/// quoted, or that of the first code block, the marks `>` before lines are no part of the words. Bytes that
/// are not UTF-8 are replaced in the words.
ForumPost splitForumPost(std::string_view text);

/// The words as a post can hold them: name, author and licence on one line with single spaces, the
/// description without blank lines at its ends and blanks at the ends of lines, no code tags, no NUL.
/// readMap(writeForumPost(m)) has exactly these words.
MapInfo asPosted(const MapInfo& info);

/// A post in BBCode: the words, a blank line, the description, a blank line, the code (as writeMapCode) in a
/// code block. Errors: those of writeMapCode, and write/code-in-form for a row that would end the code block.
Result<std::string> writeForumPost(const Map& map, const GameProfile& game);

} // namespace stonemason::kings_conflict
