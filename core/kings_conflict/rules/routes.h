// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/grid/distance.h"
#include "core/grid/vertex_cut.h"
#include "core/kings_conflict/map/map.h"

#include <vector>

namespace stonemason::kings_conflict {

/// The ways from king to king over tiles that kings may enter (their own start they can always leave).
struct Routes {
    int length = unreachable; ///< steps of the shortest, or unreachable when there is none
    Grid<int> detour;         ///< steps that the shortest way over this tile is longer, or unreachable
    std::vector<Cell> articulationCells; ///< tiles that every way crosses, the starts left out, row by row

    bool exist() const { return length != unreachable; }
};

/// The starts must lie on the board (startsApply).
Routes findRoutes(const Map& map, const GameProfile& game);

/// How narrow the land between the kings gets: the fewest tiles that close every way from king to king. Their
/// width is at most 8, and there are no tiles where the kings stand side by side; one tile is an articulation
/// cell of findRoutes. The starts must lie on the board (startsApply).
MinVertexCut findMinVertexCut(const Map& map, const GameProfile& game);

/// Where a way could be made when there is none: the tiles in the way of kings, in its order, of a way that
/// meets as few of them as possible; among those, of one that bridges can cross, and of a short one. Empty
/// while there are routes. The starts must lie on the board (startsApply).
std::vector<Cell> barriersToOpen(const Map& map, const GameProfile& game);

/// The tile that carries a road over the same piece of a river, for kings to enter; null where none fits.
const Tile* bridgeOver(const GameProfile& game, const Tile& river);

} // namespace stonemason::kings_conflict
