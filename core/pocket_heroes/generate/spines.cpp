// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pocket_heroes/generate/spines.h"

#include "core/grid/direction.h"

#include <algorithm>
#include <array>
#include <limits>

namespace stonemason::pocket_heroes {

namespace {

constexpr int deepest = 4; ///< deeper cells are all alike

/// Draws the ways of all zones.
class Spines {
public:
    explicit Spines(const Grid<std::int16_t>& zoneOf)
        : zoneOf_(zoneOf)
        , depth_(zoneOf.size(), 0)
        , cost_(zoneOf.size(), std::numeric_limits<int>::max())
        , from_(zoneOf.size())
        , spine_(zoneOf.size(), 0) {
        measureDepths();
        findHearts();
        spread();
    }

    Grid<char> to(const std::vector<Cell>& ends) {
        for (const Cell end : ends)
            for (Cell cell = end; spine_[cell] == 0; cell = from_[cell])
                spine_[cell] = 1;
        return std::move(spine_);
    }

private:
    bool isRim(Cell cell) const {
        return std::ranges::any_of(eightSteps, [&](Cell step) {
            const Cell beside = cell + step;
            return zoneOf_.contains(beside) && zoneOf_[beside] != zoneOf_[cell];
        });
    }

    void measureDepths() {
        std::vector<Cell> front;
        forEachCell(zoneOf_.size(), [&](Cell cell) {
            if (!isRim(cell)) return;
            depth_[cell] = 1;
            front.push_back(cell);
        });
        for (std::size_t next = 0; next < front.size(); ++next)
            for (const Cell step : eightSteps) {
                const Cell cell = front[next] + step;
                if (!depth_.contains(cell) || depth_[cell] != 0) continue;
                depth_[cell] = depth_[front[next]] + 1;
                front.push_back(cell);
            }
    }

    /// The deepest cell of each zone.
    void findHearts() {
        forEachCell(zoneOf_.size(), [&](Cell cell) {
            const auto zone = std::size_t(zoneOf_[cell]);
            if (zone >= hearts_.size()) hearts_.resize(zone + 1, Cell{-1, -1});
            if (hearts_[zone].row < 0 || depth_[cell] > depth_[hearts_[zone]]) hearts_[zone] = cell;
        });
    }

    int costOf(Cell cell) const {
        constexpr std::array<int, deepest + 1> costs{1, 12, 4, 2, 1};
        return costs[std::size_t(std::min(depth_[cell], deepest))];
    }

    /// What it costs to come to each cell from the heart of its zone.
    void spread() {
        constexpr int rounds = 13;
        std::array<std::vector<Cell>, rounds> due; // by cost, in turn
        for (const Cell heart : hearts_)
            if (heart.row >= 0) {
                cost_[heart] = 0;
                from_[heart] = heart;
                spine_[heart] = 1;
                due[0].push_back(heart);
            }
        int empty = 0;
        for (int now = 0; empty < rounds; ++now) {
            auto& front = due[std::size_t(now % rounds)];
            empty = front.empty() ? empty + 1 : 0;
            for (std::size_t next = 0; next < front.size(); ++next) {
                const Cell cell = front[next];
                if (cost_[cell] != now) continue;
                for (const Direction way : allDirections) {
                    const Cell beside = neighbour(cell, way);
                    if (!zoneOf_.contains(beside) || zoneOf_[beside] != zoneOf_[cell]) continue;
                    const int total = now + costOf(beside);
                    if (total >= cost_[beside]) continue;
                    cost_[beside] = total;
                    from_[beside] = cell;
                    due[std::size_t(total % rounds)].push_back(beside);
                }
            }
            front.clear();
        }
    }

    const Grid<std::int16_t>& zoneOf_;
    Grid<int> depth_; ///< 1 beside another zone, and so on; 0 when there is but one zone
    Grid<int> cost_;
    Grid<Cell> from_;
    std::vector<Cell> hearts_;
    Grid<char> spine_;
};

} // namespace

Grid<char> spinesOf(const Grid<std::int16_t>& zoneOf, const std::vector<Cell>& ends) {
    return Spines(zoneOf).to(ends);
}

} // namespace stonemason::pocket_heroes
