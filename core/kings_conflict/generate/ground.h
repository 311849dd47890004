// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/kings_conflict/generate/draft.h"
#include "core/kings_conflict/generate/terrain_facts.h"

#include <stop_token>
#include <vector>

namespace stonemason::kings_conflict {

/// What one map aims at: a number for each wish, drawn from its range.
struct Plan {
    std::vector<WishInfo> wishes;
    std::vector<WishRange> ranges;
    std::vector<int> aims; ///< percent, tiles or a count
    int tiles = 0;         ///< of the board, holes left out

    /// Whether a wish asks for a part only of what routes and islands can be.
    bool asksForPassages() const;
    /// The index of a wish of that kind, or -1.
    int indexOf(WishKind kind) const;
    /// How many tiles of the class are aimed at, or -1 where nothing is wished for.
    int aimOfClass(int terrainClass) const;
};

/// How high the land lies, 0 to 1000 or a little beyond: by chance, in a shape that is one of several (a
/// ridge between the kings, a basin, a rim, or none). It lies in the middle around the kings.
Grid<int> heightField(const Draft& draft, SeededRandom& random);

/// Puts peaks, slopes and lowland where the height says, then, on the rest, what is wet, dry and volcanic,
/// as much as is aimed at; rivers are counted among the water as if they were there already.
void paintHeights(Draft& draft, const Grid<int>& height, const Plan& plan, int riverTiles);
void paintRest(Draft& draft, const Plan& plan, SeededRandom& random);

/// Changes ground, tile by tile and pair by pair, to satisfy checks and wishes, keeping patches contiguous:
/// simulated annealing on penaltyOf(). Rivers, roads and cells that are not open stay.
/// @param rounds how many changes to try for each tile
/// @param stop ends it early, with what was best by then
void refineGround(Draft& draft, TerrainFacts& facts, const Plan& plan, int rounds, SeededRandom& random,
                  const std::stop_token& stop);

/// The penalty of the terrain that the facts were counted on: 0 or less if it is acceptable. An error or
/// warning of a check or an unmet wish adds some hundreds.
int penaltyOf(const TerrainFacts& facts, const Plan& plan, bool withPassages = true);

/// The part of the penalty caused by unmet wishes.
int unmetWishes(const TerrainFacts& facts, const Plan& plan, bool withPassages = true);

} // namespace stonemason::kings_conflict
