// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/kings_conflict/map/pen_board.h"
#include "core/kings_conflict/map/pen_path.h"

#include <span>

namespace stonemason::kings_conflict {

/// A cell that a pen wrote, with the order in which its neighbours are mended and choose among equals.
struct TouchedCell {
    Cell cell;
    DirectionOrder order;
};

/// Bends the pieces around the touched cells anew: those that clash with a touched cell, and those that met
/// something there before and no longer do where that mends them. Edges that are joined stay. A clash that no
/// bend avoids is ended by taking the network out of the neighbour. The touched cells and pieces further off
/// do not change, except that a bridge one of whose networks then leads nowhere becomes the straight of
/// the other, and so the next bridge along that network. Partners that matched still do. Returns
/// whether any neighbour was taken out.
bool mendAround(PenBoard& board, std::span<const TouchedCell> touched);

/// The same where those are but some of all the touched cells.
bool mendAround(PenBoard& board, std::span<const TouchedCell> touched, const PenCells& all);

} // namespace stonemason::kings_conflict
