// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/random.h"
#include "core/pocket_heroes/generate/draft.h"
#include "core/pocket_heroes/generate/work_budget.h"

#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

namespace stonemason::pocket_heroes {

/// For each pair of zones that are to touch, a place on their common rim that stays as it is while rims move.
class Anchors {
public:
    /// The pairs sorted, the lower zone first in each.
    /// @param work where this is spent
    /// @param fixedZone a zone that neither gives nor gets cells, the highest; -1: none
    Anchors(Grid<std::int16_t>& zoneOf, const std::vector<std::pair<int, int>>& touching,
            SeededRandom& random, WorkBudget* work = nullptr, int fixedZone = -1);

    /// Places all anchors anew: for each pair a random stretch of its common border with room for a passage.
    /// Returns the pairs that have none.
    std::vector<std::pair<int, int>> placeAnchors();

    /// Gives the pair a corridor three cells wide through other zones, along a cheapest path. False: no path
    /// avoids the pinned cells.
    bool connect(std::pair<int, int> pair);

    /// Where passages can end: of each anchor a cell in either zone.
    const std::vector<Cell>& ends() const { return ends_; }

    /// 1 where a cell must stay with its zone.
    const Grid<char>& pinned() const { return pinned_; }

private:
    bool hold(std::pair<int, int> pair, Cell cell, Cell step, bool wide);
    bool anchor(std::pair<int, int> pair, std::vector<std::pair<Cell, Cell>>& rim);
    bool isRim(Cell cell) const;
    std::vector<Cell> wayBetween(std::pair<int, int> pair);

    Grid<std::int16_t>& zoneOf_;
    const std::vector<std::pair<int, int>>& touching_;
    SeededRandom& random_;
    Grid<char> pinned_;
    std::vector<Cell> ends_;
    WorkBudget* work_;
    int fixedZone_;
};

} // namespace stonemason::pocket_heroes
