// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/grid/distance.h"
#include "core/kings_conflict/map/map.h"

#include <span>

namespace stonemason {

/// The ways from king to king over tiles that kings may enter (their own start they can always leave).
struct Routes {
    int length = unreachable; ///< steps of the shortest, or unreachable when there is none
    Grid<int> detour;         ///< steps that the shortest way over this tile is longer, or unreachable
    std::vector<Cell> articulationCells; ///< tiles that every way crosses, the starts left out, row by row

    bool exist() const { return length != unreachable; }
};

/// The starts must lie on the board (startsApply).
Routes findRoutes(const Map& map, const GameProfile& game);

/// How narrow the land between the kings gets.
struct MinVertexCut {
    int width = 0;           ///< ways from king to king that share no tile: 0 when there is none, at most 8
    std::vector<Cell> cells; ///< tiles that close every way, as few as can do it, row by row; empty where the
                             ///< kings stand side by side
};

/// Source: ours. By Menger's theorem the fewest tiles that close every way are as many as the ways that share
/// none; one tile is a cut tile of findRoutes. The starts must lie on the board (startsApply).
MinVertexCut findMinVertexCut(const Map& map, const GameProfile& game);

/// The same between two groups of cells that have none in common, over cells whose `enterable` is not 0
/// (those of the groups must be). The width counts no further than `most`, and there are no cells when more
/// ways lead across. Of the places that are as narrow it gives the one nearest to `from`.
MinVertexCut findMinVertexCut(const Grid<char>& enterable, std::span<const Cell> from,
                              std::span<const Cell> to, int most);

} // namespace stonemason
