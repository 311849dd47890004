// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/grid/region.h"
#include "core/kings_conflict/map/map.h"
#include "core/kings_conflict/rules/routes.h"

#include <array>
#include <stop_token>

namespace stonemason::kings_conflict {

/// The regions of the map: tiles of one class that touch along edges. Roads, bridges and unknown codes belong
/// to none. Source: the guide; which classes form regions stands in the game profile.
Regions regionsOf(const Map& map, const GameProfile& game);

/// The region under the king, which its player controls from the start, row by row; empty where the king
/// stands on what forms no region.
std::vector<Cell> controlledRegion(const Map& map, const GameProfile& game, Cell king);

/// A region, and which king reaches it first.
struct RegionShare {
    int terrainClass = 0;
    std::vector<Cell> cells;        ///< row by row
    std::array<int, 2> nearer{};    ///< tiles that the king of each start reaches in fewer turns
    int together = 0;               ///< tiles that both reach in the same turn
    std::array<int, 2> turns{};     ///< turns until each king stands on its first tile, or unreachable
    std::array<bool, 2> controls{}; ///< whether it is the region under the king of that start

    /// Tiles that no king can reach: closed to kings, or cut off.
    int unreached() const { return int(cells.size()) - nearer[0] - nearer[1] - together; }
    bool operator==(const RegionShare&) const = default;
};

/// The largest first, equal ones in the order of their first cells. Kings stand in for everybody who walks:
/// the numbers of turns are those of kingTurns. Where the starts do not lie on the board, nobody reaches
/// anything.
std::vector<RegionShare> regionShares(const Map& map, const GameProfile& game);

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
