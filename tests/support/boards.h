// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/wastes/board/board.h"
#include "core/wastes/game/profile.h"
#include "tests/support/random.h"

#include <string>
#include <string_view>

namespace stonemason::test {

/// War in the Wastes as the program ships it.
const wastes::Profile& theWastes();

/// A board drawn in rows parted by '/', with the signs of files: "..R/ x~/B..". Pieces are given as
/// "b1w 0,2 r6j 2,0": side, rank, what it can do, row and column. Blue moves first. Ends the test run when a
/// word is none of that.
wastes::Board boardOf(std::string_view rows, std::string_view pieces = {});

/// The pieces of a board in such words.
std::string piecesText(const wastes::Board& board);

/// Any board that can be played: small as a rule, of random tiles and pieces, some with changed jumps.
wastes::Board randomBoard(Random& random);

/// A public board as tests/data/wastes/NAME.json prints it, without its jumps: "wastes-multiplayer".
wastes::Board publicBoard(const std::string& name);

} // namespace stonemason::test
