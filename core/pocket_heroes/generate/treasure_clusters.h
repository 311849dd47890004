// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/pocket_heroes/generate/zone_ground.h"

#include <optional>
#include <span>
#include <utility>
#include <vector>

namespace stonemason::pocket_heroes {

/// Treasures that lie together.
struct TreasureCluster {
    std::vector<Cell> cells;
    std::optional<Cell> guard; ///< where its guard would stand; nullopt: nowhere

    bool operator==(const TreasureCluster&) const = default;
};

/// Finds places for clusters in a zone: nooks first, where few cells around can be walked. Guards stand where
/// the cluster cannot be reached but past them; what is open beside them is closed where that cuts nothing
/// off. Invariants: a cell is given away once, and only where nothing stands or lies, off roads; the ground
/// that is walked stays in one piece. Cost: O(cells of the zone) for a zone, and a bounded number of looks
/// for each treasure. Source: own work, by how people lay treasure.
class ClusterPlacer {
public:
    /// @param occupied 1 where something stands or lies; cells that are given away are marked there
    ClusterPlacer(Draft& draft, Grid<char>& occupied)
        : draft_(draft), occupied_(occupied), keptOff_(draft.size, 0), apart_(draft.size, 0) {}

    /// Nothing is laid there.
    void keepOff(Cell cell) {
        if (keptOff_.contains(cell)) keptOff_[cell] = 1;
    }

    /// Begins with another zone.
    void begin(std::span<const Cell> cells, SeededRandom& random);

    /// Cells for so many treasures that lie together, fewer where there is no room; nothing: the zone is
    /// full.
    /// @param withGrowth whether one or two decorations stand among them
    std::optional<TreasureCluster> find(int count, bool withGuard, bool withGrowth, SeededRandom& random);

    /// The same beside a door, without growth.
    std::optional<TreasureCluster> findNear(Cell door, int count, bool withGuard, SeededRandom& random);

    /// In a zone that is full, a cell for a lone treasure where an obstacle beside the ground gives way;
    /// nothing: there is none.
    std::optional<Cell> openNook(SeededRandom& random);

private:
    bool isEmpty(Cell cell) const;
    bool isFree(Cell cell) const { return isEmpty(cell) && (isFull_ || apart_[cell] == 0); }
    TreasureCluster layFrom(Cell first, std::optional<Cell> guard, int count, SeededRandom& random);
    bool findPlace(bool isLone, SeededRandom& random);
    bool isWalkedAt(Cell cell) const;
    int openAround(Cell cell) const;
    bool partsGround(Cell cell) const;
    std::optional<Cell> nextTo(const std::vector<Cell>& cluster, SeededRandom& random) const;
    bool isAlone(Cell cell) const;
    std::optional<Cell> postFor(Cell treasure, int count, SeededRandom& random) const;
    std::optional<Cell> findPost(int count, SeededRandom& random);
    void layAround(Cell guard, int count, std::vector<Cell>& cluster, SeededRandom& random);
    void closeBehind(Cell guard, std::size_t held, std::vector<Cell>& cluster);
    std::optional<std::vector<Cell>> gapsBeside(const std::vector<Cell>& cluster, Cell guard) const;
    void setApart(const TreasureCluster& cluster);
    void growAmong(const std::vector<Cell>& cluster, SeededRandom& random);
    bool canClose(const std::vector<Cell>& cells) const;

    Draft& draft_;
    Grid<char>& occupied_;
    Grid<char> keptOff_;       ///< 1 where nothing is laid
    Grid<char> apart_;         ///< 1 around clusters with guards, where others lie only if the zone is full
    bool isFull_ = false;      ///< all places away from guarded clusters are used; apart_ no longer counts
    std::vector<Cell> places_; ///< the best last
    std::vector<Cell> late_;   ///< empty places beside guarded clusters, used after all others
    std::span<const Cell> cells_{}; ///< of the zone
    std::optional<std::vector<Cell>>
        nooks_{}; ///< obstacles that may give way, the next last; once looked for
};

} // namespace stonemason::pocket_heroes
