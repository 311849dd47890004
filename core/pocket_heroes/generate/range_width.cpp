// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pocket_heroes/generate/range_width.h"

#include "core/grid/cell.h"

#include <algorithm>
#include <array>
#include <span>

namespace stonemason::pocket_heroes {

namespace {

/// A cell of a range is broad when it belongs to a 2x2 square of the same range. For other cells a square is
/// completed with decorated cells beside them, or else they leave the range. Invariant: a cell that has a
/// class keeps one. Cost: O(cells). Source: own work; in maps of people 2 of 100 cells of mountains are not
/// broad.
class RangeWidener {
public:
    RangeWidener(Grid<std::int8_t>& classes, const Soil& soil, Flora& flora, SeededRandom& random)
        : classes_(classes), soil_(soil), flora_(flora), random_(random) {}

    void widen() {
        std::vector<Cell> narrow = narrowCells();
        random_.shuffle(std::span(narrow));
        for (const Cell cell : narrow)
            if (!isBroad(cell)) fillSquare(cell);
        for (const Cell cell : narrowCells())
            leave(cell);
    }

private:
    /// Offsets to the opposite corners of the four squares that contain a cell.
    static constexpr std::array<Cell, 4> corners{{{-1, -1}, {-1, 1}, {1, -1}, {1, 1}}};
    static constexpr int least = 1; ///< cells of the range that a square must have before it is filled

    static std::array<Cell, 3> othersOf(Cell cell, Cell corner) {
        return {cell + Cell{corner.row, 0}, cell + Cell{0, corner.column}, cell + corner};
    }

    bool isOfRange(Cell cell) const {
        return classes_.contains(cell) && (classes_[cell] == std::int8_t(ObjectClass::Mountain) ||
                                           classes_[cell] == std::int8_t(ObjectClass::Volcano));
    }

    bool isBroad(Cell cell) const {
        return std::ranges::any_of(corners, [&](Cell corner) {
            return std::ranges::all_of(othersOf(cell, corner), [&](Cell other) {
                return classes_.contains(other) && classes_[other] == classes_[cell];
            });
        });
    }

    std::vector<Cell> narrowCells() const {
        std::vector<Cell> narrow;
        forEachCell(classes_.size(), [&](Cell cell) {
            if (isOfRange(cell) && !isBroad(cell)) narrow.push_back(cell);
        });
        return narrow;
    }

    /// Fills the fully decorated square with the most cells of the range.
    void fillSquare(Cell cell) {
        int most = least - 1;
        Cell best;
        for (const Cell corner : corners) {
            const auto others = othersOf(cell, corner);
            if (!std::ranges::all_of(others, [&](Cell other) {
                    return classes_.contains(other) && classes_[other] != noClass;
                }))
                continue;
            const int have = int(
                std::ranges::count_if(others, [&](Cell other) { return classes_[other] == classes_[cell]; }));
            if (have <= most) continue;
            most = have;
            best = corner;
        }
        if (most < least) return;
        for (const Cell other : othersOf(cell, best))
            classes_[other] = classes_[cell];
    }

    /// Changes the cell to a class beside it, or else to trees.
    void leave(Cell cell) {
        for (const Cell step : eightSteps) {
            const Cell beside = cell + step;
            if (!classes_.contains(beside) || classes_[beside] == noClass || isOfRange(beside)) continue;
            if (!flora_.growsBeside(soil_.around[cell], ObjectClass(classes_[beside]))) continue;
            classes_[cell] = classes_[beside];
            return;
        }
        if (const auto trees = flora_.pickTrees(soil_.ground[cell], soil_.around[cell], random_))
            classes_[cell] = std::int8_t(*trees);
    }

    Grid<std::int8_t>& classes_;
    const Soil& soil_;
    Flora& flora_;
    SeededRandom& random_;
};

} // namespace

void widenRanges(Grid<std::int8_t>& classes, const Soil& soil, Flora& flora, SeededRandom& random) {
    RangeWidener(classes, soil, flora, random).widen();
}

} // namespace stonemason::pocket_heroes
