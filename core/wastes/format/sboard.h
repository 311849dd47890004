// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/wastes/board/board.h"
#include "core/wastes/game/profile.h"

#include <string>
#include <string_view>

namespace stonemason::wastes {

/// The form of a board that holds everything (.sboard; its schema is resources/schema/sboard.schema.json).
/// Words that are not there are empty, pieces neither walk nor jump by default, Blue moves first, a symmetry
/// that is not given is the first one obeyed. Fields we do not know, at the top, among the jumps and of each
/// piece, are kept as they were written. Errors name the field, or the line of broken JSON: those of
/// parseJson, foreignJson and JsonReader, file/too-large, board/not-a-board (the format it names),
/// json/version (found, newest we know), board/unknown-game (id), board/words (field) for a NUL, board/size
/// (rows or columns at most), board/row-length (row, expected, found), board/unknown-sign (row, column,
/// character), json/length for a cell that is no pair.
Result<Board> readSboard(std::string_view bytes, const Profile& profile);

/// The board that is the value of "board" in a JSON object which parses. Errors: those of readSboard with
/// "board." before the field.
Result<Board> readInnerSboard(std::string_view object, const Profile& profile);

/// Whether the text is JSON that calls its format that of readSboard.
bool looksLikeSboard(std::string_view bytes);

/// One row of tiles, one piece and one jump to a line, fields always in the same order, the unknown ones
/// last. Errors, for what readSboard would refuse: board/size, board/rank (piece from 1), board/piece-place
/// (piece from 1, cell), board/too-many-jumps (at most), board/too-many (pieces at most), board/jump-place
/// (cell), write/words (field), write/unknown-fields.
Result<std::string> writeSboard(const Board& board, const Profile& profile);

/// What boards are kept as.
enum class BoardFormat {
    Sboard, ///< everything
    Rows    ///< the tiles alone, as rows of signs
};

} // namespace stonemason::wastes
