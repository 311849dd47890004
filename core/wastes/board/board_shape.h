// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/grid/margins.h"
#include "core/grid/transform.h"
#include "core/wastes/board/board.h"

namespace stonemason::wastes {

/// The board with other margins, whose size must be a board's. New cells hold `fill`, which is no goal;
/// pieces and jumps that fall off are gone. What it declares stays, whether or not it is still obeyed.
Board resized(const Board& board, const Margins& margins, Tile fill);

/// How many pieces fall off.
int piecesLost(const Board& board, const Margins& margins);

/// The board laid on itself. The mirrors that a symmetry declares turn with it; one that does not exist
/// sideways, as with a half-turn, stays.
Board transformed(const Board& board, Transform transform);

/// The board with Blue's pieces and goals Red's and the other way round; who moves first stays Blue or Red.
Board withSidesExchanged(Board board);

} // namespace stonemason::wastes
