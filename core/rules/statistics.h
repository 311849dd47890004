// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/region_share.h"
#include "core/rules/routes.h"

#include <stop_token>

namespace stonemason {

/// How many tiles of a class lie where.
struct ClassCount {
    std::array<int, 2> half{}; ///< by Half
    int middle = 0;            ///< on tiles that belong to neither: their own partners

    int total() const { return half[0] + half[1] + middle; }
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
    Narrows narrows;
};

/// Halves are those of the declared symmetry (inHalf); without one, or where the board cannot have it, those
/// of the half-turn. A stop request is honoured between parts; the rest is then empty.
Statistics statisticsOf(const Map& map, const GameProfile& game, std::stop_token stop = {});

/// The cells of that class, row by row.
std::vector<Cell> cellsOfClass(const Map& map, const GameProfile& game, int terrainClass);

} // namespace stonemason
