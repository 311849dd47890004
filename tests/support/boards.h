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

/// A board parsed from rows separated by '/', in the signs of the file format: "..R/ x~/B..". Pieces are
/// given as "b1w 0,2 r6j 2,0": side, rank, abilities, row and column. Blue moves first. Ends the test run on
/// a malformed word.
wastes::Board boardOf(std::string_view rows, std::string_view pieces = {});

/// The pieces of a board in the notation of boardOf().
std::string piecesText(const wastes::Board& board);

/// A random playable board: usually small, with random tiles and pieces, some with changed jumps.
wastes::Board randomBoard(Random& random);

/// A public board as printed in tests/data/wastes/NAME.json, without its jumps: "wastes-multiplayer".
wastes::Board publicBoard(const std::string& name);

} // namespace stonemason::test
