// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pocket_heroes/generate/anchors.h"

#include "core/grid/bucket_queue.h"
#include "core/grid/cell.h"
#include "core/grid/region.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <limits>
#include <span>
#include <utility>

namespace stonemason::pocket_heroes {

namespace {

// Where linked zones touch, a random place of the rim with room for a passage is pinned. Zones that do not
// touch are joined by a corridor three cells wide, half of it for each zone, along a cheapest path:
// Dijkstra's algorithm with a ring of buckets (Dial), where cells inside a zone cost more than its rim and
// random numbers vary ties.
// Invariant: pinned cells belong to the two zones of their pair, and no corridor changes one.
// Cost: O(cells) for placeAnchors() and for each connect(); both count their work.
// Source: R. Dial, Algorithm 360, CACM 12, 1969.

/// The radius around the middle of a turn within which all cells are pinned.
constexpr int middleReach = 2;

constexpr std::array<Cell, 4> edgeSteps{{{-1, 0}, {0, 1}, {1, 0}, {0, -1}}};

Cell times(Cell step, int count) {
    return {step.row * count, step.column * count};
}

} // namespace

Anchors::Anchors(Grid<std::int16_t>& zoneOf, const std::vector<std::pair<int, int>>& touching,
                 const std::vector<Contact>& acrossEdge, const WorldImage& image, SeededRandom& random,
                 WorkBudget* work, int fixedZone)
    : zoneOf_(zoneOf)
    , touching_(touching)
    , acrossEdge_(acrossEdge)
    , image_(image)
    , random_(random)
    , pinned_(zoneOf.size(), 0)
    , work_(work)
    , fixedZone_(fixedZone) {
}

std::vector<Contact> Anchors::placeAnchors() {
    if (work_) {
        constexpr std::int64_t looks = 8;
        constexpr std::int64_t looksAcross = 4;
        const auto across = std::int64_t(acrossEdge_.size());
        work_->spend((looks + looksAcross * across) * std::int64_t(zoneOf_.size().area()));
    }
    pinned_ = Grid<char>(zoneOf_.size(), 0);
    if (fixedZone_ >= 0)
        forEachCell(zoneOf_.size(),
                    [this](Cell cell) { pinned_[cell] = zoneOf_[cell] == fixedZone_ ? 1 : 0; });
    ends_.clear();
    std::vector<Rim> rims(touching_.size());
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
    std::vector<Contact> missing;
    for (std::size_t i = 0; i < touching_.size(); ++i)
        if (const Contact contact{touching_[i].first, touching_[i].second}; !anchor(contact, rims[i]))
            missing.push_back(contact);
    for (const Contact& contact : acrossEdge_)
        if (Rim rim = rimAcross(contact); !anchor(contact, rim)) missing.push_back(contact);
    return missing;
}

Cell Anchors::oppositeOf(Cell cell) const {
    return image_.of(cell, image_.order() / 2);
}

/// The rim where the two zones meet across the edge. In the middle a cell touches its opposite corner to
/// corner.
Anchors::Rim Anchors::rimAcross(const Contact& contact) const {
    Rim rim;
    forEachCell(zoneOf_.size(), [&](Cell cell) {
        if (zoneOf_[cell] != contact.first) return;
        if (contact.inMiddle) {
            const Cell image = oppositeOf(cell);
            const Cell step{image.row - cell.row, image.column - cell.column};
            if (std::abs(step.row) == 1 && std::abs(step.column) == 1) rim.emplace_back(cell, step);
            return;
        }
        for (const Cell step : edgeSteps)
            if (const Cell beside = cell + step; zoneOf_.contains(beside) && isOf(contact, beside, true))
                rim.emplace_back(cell, step);
    });
    return rim;
}

/// Whether a cell belongs to one of the two, or to the image of the second across the edge.
bool Anchors::isOf(const Contact& contact, Cell cell, bool ofSecond) const {
    if (!zoneOf_.contains(cell)) return false;
    if (!ofSecond) return zoneOf_[cell] == contact.first;
    if (!contact.isAcross()) return zoneOf_[cell] == contact.second;
    return zoneOf_[cell] == fixedZone_ && image_.partAt(cell) == contact.part &&
           zoneOf_[image_.sourceOf(cell)] == contact.second;
}

/// Pins a strip two cells deep on both sides, three cells wide if `wide`, so that a passage fits. In the
/// middle it pins all cells on this side of the edge within two cells.
bool Anchors::hold(const Contact& contact, Cell cell, Cell step, bool wide) {
    const Cell aside{step.column, step.row};
    std::vector<Cell> held;
    if (contact.inMiddle) {
        bool isHeld = true;
        forEachWithin(cell, middleReach, [&](Cell here) {
            if (image_.isBeyond(here)) return;
            isHeld = isHeld && isOf(contact, here, false);
            held.push_back(here);
        });
        if (!isHeld) return false;
    } else {
        for (int along = wide ? -1 : 0; along <= (wide ? 1 : 0); ++along)
            for (int deep = -1; deep <= 2; ++deep) {
                const Cell here = cell + times(step, deep) + times(aside, along);
                if (!isOf(contact, here, deep > 0)) return false;
                held.push_back(contact.isAcross() && deep > 0 ? image_.sourceOf(here) : here);
            }
    }
    const Cell begin = cell + times(step, -1);
    const Cell beyond = cell + times(step, 2);
    const Cell end = contact.isAcross() ? image_.sourceOf(beyond) : beyond;
    // Most zones have walls beside the edge of a turn, which would obstruct roads.
    if (image_.isTurn() && !contact.inMiddle && (image_.isAtEdge(begin) || image_.isAtEdge(end)))
        return false;
    for (const Cell here : held)
        pinned_[here] = 1;
    ends_.push_back(begin);
    if (!contact.inMiddle) ends_.push_back(end);
    return true;
}

bool Anchors::anchor(const Contact& contact, Rim& rim) {
    if (work_) work_->spend(24 * std::int64_t(rim.size()));
    random_.shuffle(std::span(rim));
    for (const bool wide : {true, false})
        for (const auto& [cell, step] : rim)
            if (hold(contact, cell, step, wide)) return true;
    return false;
}

bool Anchors::isRim(Cell cell) const {
    return std::ranges::any_of(edgeSteps, [&](Cell step) {
        const Cell beside = cell + step;
        return !zoneOf_.contains(beside) || zoneOf_[beside] != zoneOf_[cell];
    });
}

/// Whether a path ends at the cell: in the second zone, or for a contact across the edge, beside the edge
/// where that zone lies beyond; with `anywhere`, anywhere beside the edge.
bool Anchors::isGoal(const Contact& contact, Cell cell, bool anywhere) const {
    if (!contact.isAcross()) return zoneOf_[cell] == contact.second;
    if (contact.inMiddle) return chebyshev(cell, oppositeOf(cell)) == 1;
    return std::ranges::any_of(edgeSteps, [&](Cell step) {
        const Cell beside = cell + step;
        return zoneOf_.contains(beside) && zoneOf_[beside] == fixedZone_ &&
               (anywhere || isOf(contact, beside, true));
    });
}

/// A cheap, partly random path from the first zone to the second through other zones. It omits both ends,
/// except an end beside the edge; empty if there is no path.
std::vector<Cell> Anchors::wayBetween(const Contact& contact, bool anywhere) {
    Grid<int> cost(zoneOf_.size(), std::numeric_limits<int>::max());
    Grid<Cell> from(zoneOf_.size());
    constexpr int inside = 8; // a path through the middle of a zone cuts it
    constexpr int draws = 3;
    BucketQueue<Cell> due(inside + draws - 1);
    forEachCell(zoneOf_.size(), [&](Cell cell) {
        if (zoneOf_[cell] != contact.first || !isRim(cell)) return;
        cost[cell] = 0;
        due.push(0, cell);
    });
    if (work_) work_->spend(4 * std::int64_t(zoneOf_.size().area()));
    while (const auto entry = due.pop()) {
        const auto [now, cell] = *entry;
        if (now != cost[cell]) continue;
        if (work_) work_->spend(8);
        if (isGoal(contact, cell, anywhere) && (now > 0 || !contact.isAcross())) {
            std::vector<Cell> way;
            for (Cell back = contact.isAcross() ? cell : from[cell]; cost[back] > 0; back = from[back])
                way.push_back(back);
            std::ranges::reverse(way);
            return way;
        }
        for (const Cell step : edgeSteps) {
            const Cell beside = cell + step;
            if (!zoneOf_.contains(beside) || zoneOf_[beside] == contact.first) continue;
            const bool isOutside =
                !contact.isAcross() && contact.second == fixedZone_ && zoneOf_[beside] == fixedZone_;
            if (pinned_[beside] != 0 && !isOutside) continue;
            const int length = now + (isRim(beside) ? 1 : inside) + random_.below(draws);
            if (length >= cost[beside]) continue;
            cost[beside] = length;
            from[beside] = cell;
            due.push(length, beside);
        }
    }
    return {};
}

bool Anchors::connect(const Contact& wanted) {
    Contact contact = wanted;
    if (contact.isAcross() && random_.percent(50)) {
        std::swap(contact.first, contact.second);
        contact.part = image_.order() - contact.part;
    }
    std::vector<Cell> way = wayBetween(contact, false);
    if (way.empty() && contact.isAcross() && !contact.inMiddle) way = wayBetween(contact, true);
    // The path between touching zones contains no cells; these only lack room for an anchor.
    if (way.empty()) return false;
    for (std::size_t i = 0; i < way.size(); ++i) {
        const bool isFirsts = i < way.size() / 2 || contact.isAcross() || contact.second == fixedZone_;
        const int zone = isFirsts ? contact.first : contact.second;
        const int reach = contact.inMiddle ? middleReach : 1;
        for (int down = -reach; down <= reach; ++down)
            for (int right = -reach; right <= reach; ++right) {
                const Cell cell = way[i] + Cell{down, right};
                if (!zoneOf_.contains(cell) || pinned_[cell] != 0 || zoneOf_[cell] == contact.first ||
                    (!contact.isAcross() && zoneOf_[cell] == contact.second))
                    continue;
                zoneOf_[cell] = std::int16_t(zone);
            }
    }
    return true;
}

} // namespace stonemason::pocket_heroes
