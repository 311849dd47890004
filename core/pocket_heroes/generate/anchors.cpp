// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pocket_heroes/generate/anchors.h"

#include "core/grid/bucket_queue.h"
#include "core/grid/cell.h"

#include <algorithm>
#include <array>
#include <limits>
#include <span>

namespace stonemason::pocket_heroes {

namespace {

// Where linked zones touch, a random place of the rim with room for a passage is pinned. Zones that do not
// touch are joined by a corridor three cells wide, half of it for each zone, along a cheapest path:
// Dijkstra's algorithm with a ring of buckets (Dial), where cells inside a zone cost more than its rim and
// random numbers vary ties.
// Invariant: pinned cells belong to the two zones of their pair, and no corridor changes one.
// Cost: O(cells) for placeAnchors() and for each connect(); both count their work.
// Source: R. Dial, Algorithm 360, CACM 12, 1969.

constexpr std::array<Cell, 4> edgeSteps{{{-1, 0}, {0, 1}, {1, 0}, {0, -1}}};

Cell times(Cell step, int count) {
    return {step.row * count, step.column * count};
}

} // namespace

Anchors::Anchors(Grid<std::int16_t>& zoneOf, const std::vector<std::pair<int, int>>& touching,
                 SeededRandom& random, WorkBudget* work, int fixedZone)
    : zoneOf_(zoneOf)
    , touching_(touching)
    , random_(random)
    , pinned_(zoneOf.size(), 0)
    , work_(work)
    , fixedZone_(fixedZone) {
}

std::vector<std::pair<int, int>> Anchors::placeAnchors() {
    if (work_) work_->spend(8 * std::int64_t(zoneOf_.size().area()));
    pinned_ = Grid<char>(zoneOf_.size(), 0);
    if (fixedZone_ >= 0)
        forEachCell(zoneOf_.size(),
                    [this](Cell cell) { pinned_[cell] = zoneOf_[cell] == fixedZone_ ? 1 : 0; });
    ends_.clear();
    std::vector<std::vector<std::pair<Cell, Cell>>> rims(touching_.size());
    forEachCell(zoneOf_.size(), [&](Cell cell) {
        for (const Cell step : edgeSteps) {
            const Cell beside = cell + step;
            if (!zoneOf_.contains(beside) || zoneOf_[beside] <= zoneOf_[cell]) continue;
            const std::pair<int, int> pair(zoneOf_[cell], zoneOf_[beside]);
            const auto entry = std::ranges::lower_bound(touching_, pair);
            if (entry != touching_.end() && *entry == pair)
                rims[std::size_t(entry - touching_.begin())].emplace_back(cell, step);
        }
    });
    std::vector<std::pair<int, int>> missing;
    for (std::size_t i = 0; i < touching_.size(); ++i)
        if (!anchor(touching_[i], rims[i])) missing.push_back(touching_[i]);
    return missing;
}

/// Two cells deep on both sides, and three wide where there is room for it: then a passage fits.
bool Anchors::hold(std::pair<int, int> pair, Cell cell, Cell step, bool wide) {
    const Cell aside{step.column, step.row};
    std::vector<Cell> held;
    for (int along = wide ? -1 : 0; along <= (wide ? 1 : 0); ++along)
        for (int deep = -1; deep <= 2; ++deep) {
            const Cell here = cell + times(step, deep) + times(aside, along);
            if (!zoneOf_.contains(here) || zoneOf_[here] != (deep <= 0 ? pair.first : pair.second))
                return false;
            held.push_back(here);
        }
    for (const Cell here : held)
        pinned_[here] = 1;
    ends_.push_back(cell + times(step, -1));
    ends_.push_back(cell + times(step, 2));
    return true;
}

bool Anchors::anchor(std::pair<int, int> pair, std::vector<std::pair<Cell, Cell>>& rim) {
    if (work_) work_->spend(24 * std::int64_t(rim.size()));
    random_.shuffle(std::span(rim));
    for (const bool wide : {true, false})
        for (const auto& [cell, step] : rim)
            if (hold(pair, cell, step, wide)) return true;
    return false;
}

bool Anchors::isRim(Cell cell) const {
    return std::ranges::any_of(edgeSteps, [&](Cell step) {
        const Cell beside = cell + step;
        return !zoneOf_.contains(beside) || zoneOf_[beside] != zoneOf_[cell];
    });
}

/// A cheap way from the first zone to the second through others, without its ends, each time perhaps another;
/// empty: none.
std::vector<Cell> Anchors::wayBetween(std::pair<int, int> pair) {
    Grid<int> cost(zoneOf_.size(), std::numeric_limits<int>::max());
    Grid<Cell> from(zoneOf_.size());
    constexpr int inside = 8; // what goes through the midst of a zone cuts it
    constexpr int draws = 3;
    BucketQueue<Cell> due(inside + draws - 1);
    forEachCell(zoneOf_.size(), [&](Cell cell) {
        if (zoneOf_[cell] != pair.first || !isRim(cell)) return;
        cost[cell] = 0;
        due.push(0, cell);
    });
    if (work_) work_->spend(4 * std::int64_t(zoneOf_.size().area()));
    while (const auto entry = due.pop()) {
        const auto [now, cell] = *entry;
        if (now != cost[cell]) continue;
        if (work_) work_->spend(8);
        if (zoneOf_[cell] == pair.second) {
            std::vector<Cell> way;
            for (Cell back = from[cell]; cost[back] > 0; back = from[back])
                way.push_back(back);
            std::ranges::reverse(way);
            return way;
        }
        for (const Cell step : edgeSteps) {
            const Cell beside = cell + step;
            if (!zoneOf_.contains(beside) || zoneOf_[beside] == pair.first) continue;
            const bool isGoal = pair.second == fixedZone_ && zoneOf_[beside] == fixedZone_;
            if (pinned_[beside] != 0 && !isGoal) continue;
            const int length = now + (isRim(beside) ? 1 : inside) + random_.below(draws);
            if (length >= cost[beside]) continue;
            cost[beside] = length;
            from[beside] = cell;
            due.push(length, beside);
        }
    }
    return {};
}

bool Anchors::connect(std::pair<int, int> pair) {
    const std::vector<Cell> way = wayBetween(pair);
    // Zones that touch have no way between them that goes through others; they lack room for an anchor.
    if (way.empty()) return false;
    for (std::size_t i = 0; i < way.size(); ++i) {
        const int zone = i < way.size() / 2 || pair.second == fixedZone_ ? pair.first : pair.second;
        for (int down = -1; down <= 1; ++down)
            for (int right = -1; right <= 1; ++right) {
                const Cell cell = way[i] + Cell{down, right};
                if (!zoneOf_.contains(cell) || pinned_[cell] != 0 || zoneOf_[cell] == pair.first ||
                    zoneOf_[cell] == pair.second)
                    continue;
                zoneOf_[cell] = std::int16_t(zone);
            }
    }
    return true;
}

} // namespace stonemason::pocket_heroes
