// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/wastes/check/check.h"

namespace stonemason::wastes {

/// A board with a fix made.
struct MendedBoard {
    Board board;
    std::vector<Cell> refused{}; ///< where nothing could be put, see MirroredStrokes
};

/// The board with the fix made, as a person would make it: in both halves where the declared symmetry would
/// be broken more than before.
MendedBoard mended(const Board& board, const Fix& fix);

} // namespace stonemason::wastes
