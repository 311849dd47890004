// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/pocket_heroes/generate/zone_ground.h"

#include <optional>
#include <utility>
#include <vector>

namespace stonemason::pocket_heroes {

/// Treasures that lie together.
struct Hoard {
    std::vector<Cell> cells;
    std::optional<Cell> guard; ///< where one who holds all of it would stand; nothing: nowhere

    bool operator==(const Hoard&) const = default;
};

/// Finds places for hoards in a zone: nooks first, where few cells around can be walked.
/// Invariant: a cell is given away once, and only where nothing stands or lies, off roads.
/// Cost: O(cells of the zone) for a zone, and a bounded number of looks for each treasure.
/// Source: own work, by how people lay treasure.
class HoardFinder {
public:
    /// @param occupied 1 where something stands or lies; cells that are given away are marked there
    HoardFinder(const Draft& draft, Grid<char>& occupied) : draft_(draft), occupied_(occupied) {}

    /// Begins with another zone.
    void begin(std::span<const Cell> cells, SeededRandom& random);

    /// Cells for so many treasures that lie together, fewer where there is no room; nothing: the zone is
    /// full.
    std::optional<Hoard> find(int count, bool withGuard, SeededRandom& random);

private:
    bool isFree(Cell cell) const;
    bool isWalkedAt(Cell cell) const;
    int openAround(Cell cell) const;
    bool partsGround(Cell cell) const;
    std::optional<Cell> postFor(const std::vector<Cell>& hoard, SeededRandom& random) const;

    const Draft& draft_;
    Grid<char>& occupied_;
    std::vector<Cell> places_; ///< the best last
};

} // namespace stonemason::pocket_heroes
