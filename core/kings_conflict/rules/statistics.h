// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/kings_conflict/rules/region_share.h"
#include "core/kings_conflict/rules/routes.h"

#include <stop_token>

namespace stonemason::kings_conflict {

/// The tiles of a class, and how many lie in which half.
struct ClassCount {
    std::array<int, 2> half{}; ///< by Half
    int middle = 0;            ///< on tiles that belong to neither: their own partners
    std::vector<Cell> cells{}; ///< all of them, row by row

    int total() const { return int(cells.size()); }
    bool operator==(const ClassCount&) const = default;
};

/// What a map is made of, in numbers.
struct Statistics {
    std::vector<ClassCount> classes; ///< by GameProfile::classes
    ClassCount unknown;              ///< tiles whose code the game does not know
    int tiles = 0;
    std::vector<RegionShare> regions;
    bool hasStarts = false; ///< the map is of the game's size; else there are no routes
    Routes routes;
    MinVertexCut minCut;
};

/// Halves are those of the declared symmetry (inHalf); without one, or where the board cannot have it, those
/// of the half-turn. A stop request is honoured between parts; the rest is then empty.
Statistics statisticsOf(const Map& map, const GameProfile& game, std::stop_token stop = {});

} // namespace stonemason::kings_conflict
