// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/random.h"
#include "core/pocket_heroes/generate/corridor_skeleton.h"
#include "core/pocket_heroes/generate/draft.h"
#include "core/pocket_heroes/generate/work_budget.h"

#include <cstdint>
#include <vector>

namespace stonemason::pocket_heroes {

/// Moves cells between zones until each zone is one piece with the number of cells wanted.
class BorderRebalancer {
public:
    /// @param work the budget that the search is charged to
    /// @param fixedZone a zone that neither gives nor gets cells and has to be pinned; -1: none
    BorderRebalancer(Grid<std::int16_t>& zoneOf, const std::vector<double>& wanted, SeededRandom& random,
                     WorkBudget* work = nullptr, int fixedZone = -1);

    /// Leaves each zone its largest piece, and gives what is cut off to zones beside it. A zone without a
    /// cell begins anew with one near its centre.
    void makeWhole(const std::vector<DrawingPoint>& centres);

    /// Moves rims, but for the pinned cells, until no zone is further from the cells wanted than
    /// numbers::shareAim, or no move helps.
    void balance(const Grid<char>& pinned);

    const std::vector<int>& areas() const { return areas_; }

    /// Gives zones more cells beside those that are tight, from zones that stay in one piece, except cells
    /// of ways and pinned cells. False: there is nothing to give.
    bool widen(const CorridorSkeleton& skeleton, const Grid<char>& pinned);

private:
    bool canGive(Cell cell) const;
    bool isBeside(Cell cell, int zone) const;
    int receiverOf(Cell cell, double slack);
    void give(Cell cell, int zone);
    void seedZone(int zone, DrawingPoint centre);
    double fullness(int zone) const { return areas_[std::size_t(zone)] / wanted_[std::size_t(zone)]; }
    bool isBalanced() const;
    /// Charges so many passes over all cells to the work budget.
    void countPasses(int passes);

    Grid<std::int16_t>& zoneOf_;
    const std::vector<double>& wanted_;
    SeededRandom& random_;
    std::vector<int> areas_;
    WorkBudget* work_;
    int fixedZone_;
};

} // namespace stonemason::pocket_heroes
