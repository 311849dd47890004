// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/random.h"
#include "core/pocket_heroes/generate/contact.h"
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
    /// The pairs sorted, the lower zone first in each; after them the pairs across the edge of a half draft,
    /// which are to touch where a cell of one zone is beside the image, beyond the edge, of a cell of the
    /// other.
    /// @param work the budget that the search is charged to
    /// @param fixedZone a zone that neither gives nor gets cells, the highest; -1: none
    Anchors(Grid<std::int16_t>& zoneOf, const std::vector<std::pair<int, int>>& touching,
            const std::vector<Contact>& acrossEdge, const WorldImage& image, SeededRandom& random,
            WorkBudget* work = nullptr, int fixedZone = -1);

    /// Places all anchors anew: for each pair a random stretch of its common border with room for a passage.
    /// Returns the pairs that have none.
    std::vector<Contact> placeAnchors();

    /// Gives the pair a corridor three cells wide, five in the middle of a turn, through other zones,
    /// along a cheapest path. False: no path avoids the pinned cells.
    bool connect(const Contact& contact);

    /// Where passages can end: of each anchor a cell in either zone.
    const std::vector<Cell>& ends() const { return ends_; }

    /// 1 where a cell must stay with its zone.
    const Grid<char>& pinned() const { return pinned_; }

private:
    using Rim = std::vector<std::pair<Cell, Cell>>; ///< cells of the first zone, and the step to the second

    bool isOf(const Contact& contact, Cell cell, bool ofSecond) const;
    bool hold(const Contact& contact, Cell cell, Cell step, bool wide);
    bool anchor(const Contact& contact, Rim& rim);
    Rim rimAcross(const Contact& contact) const;
    /// The image in a turn by 180 degrees.
    Cell oppositeOf(Cell cell) const;
    bool isRim(Cell cell) const;
    bool isGoal(const Contact& contact, Cell cell, bool anywhere) const;
    std::vector<Cell> wayBetween(const Contact& contact, bool anywhere);

    Grid<std::int16_t>& zoneOf_;
    const std::vector<std::pair<int, int>>& touching_;
    const std::vector<Contact>& acrossEdge_;
    const WorldImage& image_;
    SeededRandom& random_;
    Grid<char> pinned_;
    std::vector<Cell> ends_;
    WorkBudget* work_;
    int fixedZone_;
};

} // namespace stonemason::pocket_heroes
