// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/wastes/board/board_edit.h"

#include <span>
#include <vector>

namespace stonemason::wastes {

/// Pieces taken elsewhere on a board that is drawn, each by as much. A piece that stands in the way exchanges
/// places with what comes: it goes where the row of pieces that comes over it has left a tile.
struct PieceMove {
    Strokes strokes;
    std::vector<Piece> displaced; ///< those that stood in the way, where they stood
};

/// @param pieces of the board, as it is without the move
/// @param by rows and columns; where that leads off the board, the piece goes
PieceMove movedBy(const Board& board, std::span<const Piece> pieces, Cell by);

/// Of pieces that are each other's mirror image under the declared symmetry, those in the half of `near`:
/// what is done to them, the symmetry does to the others.
std::vector<Piece> withoutImages(const Board& board, std::vector<Piece> pieces, Cell near);

} // namespace stonemason::wastes
