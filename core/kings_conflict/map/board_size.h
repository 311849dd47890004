// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/kings_conflict/map/map.h"

namespace stonemason::kings_conflict {

/// The map in the size of the game's board: where it is too large the cells beyond an edge are cut off, where
/// it is too small blank ones are added. Of the nine anchors (the corners, the middles of the edges, the
/// middle) that one is taken which keeps most tiles other than the plain one; among equals first the middle,
/// then the top left. Holes are as the game has them. Hint grids of the terrain's size and notes go along;
/// other hint grids stay as they are. A symmetry that the board cannot have is none afterwards.
Map inBoardSize(const Map& map, const GameProfile& game);

} // namespace stonemason::kings_conflict
