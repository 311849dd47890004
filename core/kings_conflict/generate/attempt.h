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

/// Generates the terrain of the open cells: heights, rivers, the other ground and roads, then refines it to
/// satisfy checks and wishes. The facts are those of the result.
/// @param stop ends it early; the terrain is then invalid
void composeTerrain(Draft& draft, TerrainFacts& facts, const Plan& plan, SeededRandom& random,
                    const std::stop_token& stop);

} // namespace stonemason::kings_conflict
