// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/support/plain_board.h"

#include <string>
#include <string_view>

namespace stonemason::test {

/// A board in a line: "04:a3 12:b1r" is a token of player 0 (a), worth 3, in row 0, column 4, and a resilient
/// one of player 1 (b), worth 1, in row 1, column 2. Letters of the kinds: none plain, r resilient, f, l, e
/// auras for friends, all, enemies, h, v turrets along row and column, g golden. Row by row.
std::string plainText(const PlainBoard& board);

/// Puts the tokens of such a line on a board, in the order of the line; the first has the board's next
/// serial. Ends the test run when it cannot be read.
void putTokens(PlainBoard& board, std::string_view line);

/// A board with these tokens: serials from 0.
PlainBoard plainBoardOf(std::string_view line);

} // namespace stonemason::test
