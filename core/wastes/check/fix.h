// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/wastes/check/check.h"

#include <span>

namespace stonemason::wastes {

/// A board with a fix made.
struct MendedBoard {
    Board board;
    std::vector<Cell> refused{}; ///< where nothing could be put, see MirroredStrokes
};

/// The board with the fix made, as a person would make it: in both halves where the declared symmetry would
/// be broken more than before. The board is unchanged when the thing to repair is gone.
MendedBoard mended(const Board& board, const Fix& fix);

/// The same with several repairs, in time that grows with the board and not with each of them. They were
/// found together and write different places; those of the whole board come alone.
MendedBoard mended(const Board& board, std::span<const Repair> repairs);

} // namespace stonemason::wastes
