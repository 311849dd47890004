// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pocket_heroes/check/barrier.h"

#include <algorithm>
#include <deque>
#include <limits>
#include <optional>

namespace stonemason::pocket_heroes {

namespace {

/// 0-1 breadth-first search: a step onto a free cell costs 0, any other step 1.
class BarrierSearch {
public:
    BarrierSearch(const Grid<Footing>& footing, const Grid<char>& from)
        : footing_(footing), costs_(footing.size(), unknown), before_(footing.size(), Cell{-1, -1}) {
        forEachCell(footing.size(), [&](Cell cell) {
            if (from[cell] == 0) return;
            costs_[cell] = 0;
            next_.push_back(cell);
        });
    }

    /// The first cell of the area that the search reaches.
    std::optional<Cell> findWayTo(const Grid<char>& to) {
        while (!next_.empty()) {
            const Cell cell = next_.front();
            next_.pop_front();
            if (to[cell] != 0) return cell;
            for (const Cell step : eightSteps)
                if (footing_.contains(cell + step)) enter(cell + step, cell);
        }
        return std::nullopt;
    }

    std::vector<Cell> obstaclesBefore(Cell cell) const {
        std::vector<Cell> obstacles;
        for (; footing_.contains(cell); cell = before_[cell])
            if (footing_[cell] != Footing::Free && costs_[cell] > 0) obstacles.push_back(cell);
        std::ranges::reverse(obstacles);
        return obstacles;
    }

private:
    static constexpr int unknown = std::numeric_limits<int>::max();

    void enter(Cell cell, Cell before) {
        const bool isFree = footing_[cell] == Footing::Free;
        const int cost = costs_[before] + (isFree ? 0 : 1);
        if (cost >= costs_[cell]) return;
        costs_[cell] = cost;
        before_[cell] = before;
        if (isFree)
            next_.push_front(cell);
        else
            next_.push_back(cell);
    }

    const Grid<Footing>& footing_;
    Grid<int> costs_; ///< obstacles crossed on the way there
    Grid<Cell> before_;
    std::deque<Cell> next_; ///< by cost
};

} // namespace

std::vector<Cell> barrierBetween(const Grid<Footing>& footing, const Grid<char>& from, const Grid<char>& to) {
    BarrierSearch search(footing, from);
    const auto end = search.findWayTo(to);
    return end ? search.obstaclesBefore(*end) : std::vector<Cell>();
}

} // namespace stonemason::pocket_heroes
