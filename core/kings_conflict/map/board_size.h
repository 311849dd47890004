// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/kings_conflict/map/map.h"

namespace stonemason::kings_conflict {

/// The map resized to the game's board: cropped where it is too large, padded with blank cells where it is
/// too small. Of the nine anchors (the corners, the middles of the edges, the middle) the one that keeps
/// most tiles other than the plain one is used; ties prefer the middle, then the top left. Holes are those
/// of the game. Hint grids of the terrain's size and notes are moved along; other hint grids stay as they
/// are. A symmetry that the board cannot have becomes none.
Map inBoardSize(const Map& map, const GameProfile& game);

} // namespace stonemason::kings_conflict
