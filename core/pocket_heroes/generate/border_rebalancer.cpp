// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pocket_heroes/generate/border_rebalancer.h"

#include "core/grid/cell.h"
#include "core/grid/region.h"
#include "core/pocket_heroes/generate/numbers.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <span>

namespace stonemason::pocket_heroes {

namespace {

// A local search that moves single border cells between zones. balance() visits the border in random order
// and gives a cell to the least full of the zones beside it, if that one is less full than its own.
// Invariant: areas_ are the cell counts of the zones, and each zone is one 4-connected piece after
// makeWhole(). A cell is given away only if it is a simple point of its zone, which canGive() decides from
// its eight neighbours by the 4-connectivity number, and only to a zone with which it shares an edge or to
// one that has no cell.
// Cost: O(cells) for makeWhole(), widen() and each of the at most 120 rounds of balance(), and O(cells) more
// for each zone that makeWhole() finds without a cell. It may end in a local optimum.
// Source: S. Yokoi, J. Toriwaki, T. Fukumura, An Analysis of Topological Properties of Digitized Binary
// Pictures Using Local Features, CGIP 4, 1975.

} // namespace

BorderRebalancer::BorderRebalancer(Grid<std::int16_t>& zoneOf, const std::vector<double>& wanted,
                                   SeededRandom& random, WorkBudget* work, int fixedZone)
    : zoneOf_(zoneOf)
    , wanted_(wanted)
    , random_(random)
    , areas_(wanted.size(), 0)
    , work_(work)
    , fixedZone_(fixedZone) {
}

void BorderRebalancer::countPasses(int passes) {
    if (work_) work_->spend(std::int64_t(passes) * zoneOf_.size().area());
}

void BorderRebalancer::makeWhole(const std::vector<DrawingPoint>& centres) {
    countPasses(6); // two flood fills, and the work before and after them
    Grid<int> pieces(zoneOf_.size(), -1);
    std::vector<int> sizes, zones;
    std::vector<Cell> front;
    forEachCell(zoneOf_.size(), [&](Cell start) {
        if (pieces[start] >= 0) return;
        const int piece = int(sizes.size());
        const int zone = zoneOf_[start];
        sizes.push_back(0);
        zones.push_back(zone);
        front.assign(1, start);
        pieces[start] = piece;
        for (std::size_t next = 0; next < front.size(); ++next) {
            ++sizes.back();
            for (const Direction way : allDirections) {
                const Cell cell = neighbour(front[next], way);
                if (!pieces.contains(cell) || pieces[cell] >= 0 || zoneOf_[cell] != zone) continue;
                pieces[cell] = piece;
                front.push_back(cell);
            }
        }
    });
    std::vector<int> largest(wanted_.size(), -1);
    for (int piece = 0; piece < int(sizes.size()); ++piece) {
        int& best = largest[std::size_t(zones[std::size_t(piece)])];
        if (best < 0 || sizes[std::size_t(piece)] > sizes[std::size_t(best)]) best = piece;
    }
    std::vector<Cell> kept;
    forEachCell(zoneOf_.size(), [&](Cell cell) {
        if (largest[std::size_t(zoneOf_[cell])] == pieces[cell])
            kept.push_back(cell);
        else
            zoneOf_[cell] = -1;
    });
    for (std::size_t next = 0; next < kept.size(); ++next)
        for (const Direction way : allDirections) {
            const Cell cell = neighbour(kept[next], way);
            if (!zoneOf_.contains(cell) || zoneOf_[cell] >= 0 || zoneOf_[kept[next]] == fixedZone_) continue;
            zoneOf_[cell] = zoneOf_[kept[next]];
            kept.push_back(cell);
        }
    std::ranges::fill(areas_, 0);
    forEachCell(zoneOf_.size(), [&](Cell cell) { ++areas_[std::size_t(zoneOf_[cell])]; });
    for (int zone = 0; zone < int(areas_.size()); ++zone)
        if (areas_[std::size_t(zone)] == 0) seedZone(zone, centres[std::size_t(zone)]);
}

void BorderRebalancer::seedZone(int zone, DrawingPoint centre) {
    countPasses(4);
    Cell best{-1, -1};
    double least = 0;
    forEachCell(zoneOf_.size(), [&](Cell cell) {
        if (zoneOf_[cell] == fixedZone_ || areas_[std::size_t(zoneOf_[cell])] < 2 || !canGive(cell)) return;
        const double across = cell.column + .5 - centre.x;
        const double along = cell.row + .5 - centre.y;
        // Prefers a zone that has too many cells to one nearby.
        const double badness = (across * across + along * along + 1) / std::max(.1, fullness(zoneOf_[cell]));
        if (best.row >= 0 && badness >= least) return;
        best = cell;
        least = badness;
    });
    if (best.row >= 0) give(best, zone);
}

/// Whether the zone of a cell stays connected without it: its neighbours there are connected around it.
bool BorderRebalancer::canGive(Cell cell) const {
    const int zone = zoneOf_[cell];
    std::array<bool, 8> own{};
    for (std::size_t i = 0; i < clockwiseSteps.size(); ++i) {
        const Cell beside = cell + clockwiseSteps[i];
        own[i] = zoneOf_.contains(beside) && zoneOf_[beside] == zone;
    }
    int pieces = 0;
    for (std::size_t i = 0; i < clockwiseSteps.size(); i += 2)
        if (own[i] && !(own[(i + 7) % 8] && own[(i + 6) % 8])) ++pieces;
    // `pieces` is 0 when all cells around it belong to its zone: then no other zone can take it.
    return pieces == 1;
}

/// The least full zone beside the cell, if its own is fuller by more than `slack`; -1: none.
int BorderRebalancer::receiverOf(Cell cell, double slack) {
    const int zone = zoneOf_[cell];
    int best = -1;
    for (const Direction way : allDirections) {
        const Cell beside = neighbour(cell, way);
        if (!zoneOf_.contains(beside) || zoneOf_[beside] == zone || zoneOf_[beside] == fixedZone_) continue;
        const int other = zoneOf_[beside];
        if (best < 0 || fullness(other) < fullness(best)) best = other;
    }
    return best >= 0 && fullness(zone) > fullness(best) + slack ? best : -1;
}

void BorderRebalancer::give(Cell cell, int zone) {
    --areas_[std::size_t(zoneOf_[cell])];
    ++areas_[std::size_t(zone)];
    zoneOf_[cell] = std::int16_t(zone);
}

bool BorderRebalancer::isBalanced() const {
    for (std::size_t zone = 0; zone < areas_.size(); ++zone)
        if (std::abs(areas_[zone] - wanted_[zone]) > numbers::shareAim * wanted_[zone]) return false;
    return true;
}

bool BorderRebalancer::widen(const CorridorSkeleton& skeleton, const Grid<char>& pinned) {
    countPasses(1);
    bool widened = false;
    forEachCell(zoneOf_.size(), [&](Cell cell) {
        if (skeleton.tight[cell] == 0 || zoneOf_[cell] == fixedZone_) return;
        for (const Cell step : clockwiseSteps) {
            const Cell beside = cell + step;
            if (!zoneOf_.contains(beside) || zoneOf_[beside] == zoneOf_[cell] ||
                skeleton.cells[beside] != 0 || pinned[beside] != 0 ||
                areas_[std::size_t(zoneOf_[beside])] < 2 || !canGive(beside) ||
                !isBeside(beside, zoneOf_[cell]))
                continue;
            give(beside, zoneOf_[cell]);
            widened = true;
        }
    });
    return widened;
}

bool BorderRebalancer::isBeside(Cell cell, int zone) const {
    return std::ranges::any_of(allDirections, [&](Direction way) {
        const Cell beside = neighbour(cell, way);
        return zoneOf_.contains(beside) && zoneOf_[beside] == zone;
    });
}

void BorderRebalancer::balance(const Grid<char>& pinned) {
    std::vector<Cell> rim;
    for (int round = 0; round < 120 && !isBalanced(); ++round) {
        countPasses(2);
        rim.clear();
        for (int row = 0; row < zoneOf_.rows(); ++row) {
            const auto zones = zoneOf_.row(row);
            const auto above = zoneOf_.row(std::max(0, row - 1));
            const auto below = zoneOf_.row(std::min(zoneOf_.rows() - 1, row + 1));
            for (std::size_t column = 0; column < zones.size(); ++column) {
                const auto zone = zones[column];
                const auto left = zones[column - (column > 0 ? 1 : 0)];
                const auto right = zones[column + (column + 1 < zones.size() ? 1 : 0)];
                const bool isInside =
                    left == zone && right == zone && above[column] == zone && below[column] == zone;
                const Cell cell{row, int(column)};
                if (!isInside && pinned[cell] == 0 && receiverOf(cell, .01) >= 0) rim.push_back(cell);
            }
        }
        if (rim.empty()) return;
        random_.shuffle(std::span(rim));
        bool moved = false;
        for (const Cell cell : rim) {
            const int zone = zoneOf_[cell];
            if (areas_[std::size_t(zone)] < 2) continue;
            const int other = receiverOf(cell, .5 / wanted_[std::size_t(zone)]);
            if (other < 0 || !canGive(cell)) continue;
            // A cell with few neighbours in the other zone would form a spike, so it is seldom given.
            int sides = 0;
            for (const Cell step : eightSteps) {
                const Cell beside = cell + step;
                sides += !zoneOf_.contains(beside) || zoneOf_[beside] == other ? 1 : 0;
            }
            if (sides < 3 && !random_.percent(20)) continue;
            give(cell, other);
            moved = true;
        }
        if (!moved && round > 20) return;
    }
}

} // namespace stonemason::pocket_heroes
