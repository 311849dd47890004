// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/grid/grid.h"
#include "core/kings_conflict/game/game_profile.h"

namespace stonemason::kings_conflict {

/// What a cell that is its own partner under the symmetry holds instead of a code that the transform would
/// turn into another: a river, road or bridge that the transform leaves as it is and that meets its
/// neighbours on every edge (a river may also end in a mouth, if a river lay there before). Of several the
/// one that leaves the fewest neighbours leading into nothing, then the first that the game lists; the game's
/// plain tile where none fits.
Code axisPiece(const Grid<Code>& terrain, const GameProfile& game, Symmetry symmetry, Cell cell);

} // namespace stonemason::kings_conflict
