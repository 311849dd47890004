// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/wastes/check/check.h"

#include <string>

namespace stonemason::wastes {

// The checks of boards; check.cpp has them in order.

extern const Check goalCheck;
extern const Check placeCheck;
extern const Check piecesCheck;
extern const Check blockedCheck;
extern const Check mirrorCheck;
extern const Check raceCheck;
extern const Check forcedCheck;
extern const Check islandCheck;
extern const Check jumpCheck;

/// A side as an argument of a message: "blue", "red".
inline std::string sideArgument(Side side) {
    return std::string(sideId(side));
}

/// The cells of a side's pieces, in the order of the board.
inline std::vector<Cell> piecesOf(const Board& board, Side side) {
    std::vector<Cell> cells;
    for (const Piece& piece : board.pieces)
        if (piece.side == side) cells.push_back(piece.cell);
    return cells;
}

} // namespace stonemason::wastes
