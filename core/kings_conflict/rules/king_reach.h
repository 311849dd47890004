// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/grid/distance.h"
#include "core/kings_conflict/map/map.h"

namespace stonemason::kings_conflict {

/// The tiles a king can set foot on first, row by row. However far it moves, closing these traps it, and a
/// small juju closes one of them (the guide); what becomes of the tile it stands on makes no difference to a
/// way out.
std::vector<Cell> waysOut(const Map& map, const GameProfile& game, Cell king);

/// The turns the king of that start needs to each tile, 0 for its own, or unreachable. It steps over tiles
/// kings may enter and around the other king, `kingMove` steps a turn (assumed).
/// The starts must lie on the board (startsApply).
Grid<int> kingTurns(const Map& map, const GameProfile& game, std::size_t start);

} // namespace stonemason::kings_conflict
