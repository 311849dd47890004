// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/wastes/board/board.h"

#include <optional>
#include <string>
#include <string_view>

namespace stonemason::wastes {

/// The sign of a tile: ' ' hole, '.' normal, '^' high, '%' rough, '~' sludge, 'x' trap, 'B' Blue's goal,
/// 'R' Red's.
char signOf(Tile tile);
std::optional<Tile> tileOf(char sign);

/// A row of tiles in signs.
std::string rowText(const Board& board, int row);

/// Reads bare rows of signs as a board without pieces. Empty lines above and below, and columns that are
/// holes in every row on the left and right, are cut away; rows that end early are holes from there on. The
/// symmetry is the first that is obeyed. Errors: those of foreignBytes; file/too-large;
/// board/unknown-sign (row, column, the character), with the line; board/size (rows or columns
/// at most).
Result<Board> readBoardRows(std::string_view bytes);

/// Whether a text is nothing but such rows, two at least.
bool looksLikeBoardRows(std::string_view bytes);

/// The share of the beginning of a text, in thousandths, that is tile signs in lines consisting of at least
/// half tile signs; blanks do not count.
int boardRowsLikeness(std::string_view text);

/// Whether a board has room for the rows of such a text.
bool fitsBoard(std::string_view bytes);

/// The rows of the board, a line each.
std::string writeBoardRows(const Board& board);

} // namespace stonemason::wastes
