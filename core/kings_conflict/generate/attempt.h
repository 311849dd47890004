// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/kings_conflict/generate/ground.h"

namespace stonemason::kings_conflict {

/// Whether a board is so large that one terrain for it takes the time of many for the game's own.
inline bool isLargeBoard(Size board) {
    return board.area() > 1500;
}

/// The plan without aims: what holds for any map of the request.
Plan drawnRanges(const GameProfile& game, const Wishes& wishes, const std::vector<WishInfo>& infos);

/// A number for each wish, by chance from its range.
Plan drawPlan(const GameProfile& game, const Wishes& wishes, const std::vector<WishInfo>& infos,
              SeededRandom& random);

/// Makes the terrain of the cells that are open: heights, rivers, the other ground, roads, and then what
/// makes them fit. The facts are those of the result.
/// @param stop ends it early; then the terrain is of no use
void composeTerrain(Draft& draft, TerrainFacts& facts, const Plan& plan, SeededRandom& random,
                    const std::stop_token& stop);

} // namespace stonemason::kings_conflict
