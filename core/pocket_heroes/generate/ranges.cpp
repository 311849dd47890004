// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pocket_heroes/generate/ranges.h"

#include "core/grid/cell.h"

#include <algorithm>
#include <map>
#include <utility>

namespace stonemason::pocket_heroes {

namespace {

/// Covers the ranges around buildings, draws for each border whether a range follows it, then spreads from
/// these cells over the blocked cells beside them, each step by chance, so that ranges are ragged.
/// Invariant: a range covers blocked cells only, so that every way stays as it is. Cost: O(cells), and a map
/// look-up for each wall. Source: own work.
class RangeLayer {
public:
    RangeLayer(const Draft& draft, const Grid<char>& bare, const Soil& soil, const GeneratorNumbers& numbers,
               Flora& flora, SeededRandom& random)
        : draft_(draft)
        , bare_(bare)
        , ground_(soil.ground)
        , around_(soil.around)
        , numbers_(numbers)
        , flora_(flora)
        , random_(random)
        , classes_(bare.size(), noClass) {}

    Grid<std::int8_t> lay() {
        SeededRandom ofWoods(random_.next());
        std::vector<Cell> rim;
        forEachCell(bare_.size(), [&](Cell cell) {
            if (draft_.ranges[cell] == RangeKind::Mountains) cover(cell, rim);
            if (draft_.ranges[cell] == RangeKind::Wood) growWood(cell, ofWoods);
        });
        forEachCell(bare_.size(), [&](Cell cell) {
            if (draft_.use[cell] == CellUse::Wall && isOfRange(cell)) cover(cell, rim);
        });
        for (int step = 0; step < widest; ++step) {
            std::vector<Cell> next;
            for (const Cell cell : rim)
                for (const Cell way : eightSteps)
                    if (const Cell beside = cell + way;
                        bare_.contains(beside) && random_.percent(spreadPercent))
                        cover(beside, next);
            rim = std::move(next);
        }
        return std::move(classes_);
    }

private:
    static constexpr int widest = 2;         ///< cells to each side of the walls
    static constexpr int spreadPercent = 60; ///< of the blocked cells beside a range that belong to it

    /// The zone on the other side of a wall, or its own where none is near.
    int zoneBeyond(Cell wall) const {
        const int own = draft_.zoneOf[wall];
        for (const Cell way : eightSteps)
            if (const Cell beside = wall + way; draft_.size.contains(beside) && draft_.zoneOf[beside] != own)
                return draft_.zoneOf[beside];
        return own;
    }

    bool isOfRange(Cell wall) {
        const std::pair<int, int> border = std::minmax({int(draft_.zoneOf[wall]), zoneBeyond(wall)});
        if (border.first == border.second) return false;
        const auto [entry, isNew] = isRange_.try_emplace(border, false);
        if (isNew) entry->second = random_.percent(numbers_.rangePercent);
        return entry->second;
    }

    /// Flood-fills the wood that begins at the cell with one class of trees.
    void growWood(Cell start, SeededRandom& random) {
        const auto isOfWood = [this](Cell cell) {
            return bare_.contains(cell) && bare_[cell] != 0 && classes_[cell] == noClass &&
                   draft_.ranges[cell] == RangeKind::Wood;
        };
        if (!isOfWood(start)) return;
        const auto kind = flora_.pickTrees(ground_[start], around_[start], random);
        if (!kind) return;
        std::vector<Cell> wood(1, start);
        classes_[start] = std::int8_t(*kind);
        for (std::size_t next = 0; next < wood.size(); ++next)
            for (const Cell way : eightSteps)
                if (const Cell beside = wood[next] + way;
                    isOfWood(beside) && flora_.growsBeside(around_[beside], *kind)) {
                    classes_[beside] = std::int8_t(*kind);
                    wood.push_back(beside);
                }
    }

    void cover(Cell cell, std::vector<Cell>& covered) {
        if (bare_[cell] == 0 || classes_[cell] != noClass) return;
        const auto kind = flora_.rangeClass(ground_[cell]);
        if (!kind) return;
        classes_[cell] = std::int8_t(*kind);
        covered.push_back(cell);
    }

    const Draft& draft_;
    const Grid<char>& bare_;
    const Grid<Surface>& ground_;
    const Grid<SurfaceSet>& around_;
    const GeneratorNumbers& numbers_;
    Flora& flora_;
    SeededRandom& random_;
    Grid<std::int8_t> classes_;
    std::map<std::pair<int, int>, bool> isRange_; ///< by the two zones of a border
};

} // namespace

Grid<std::int8_t> rangesOf(const Draft& draft, const Grid<char>& bare, const Soil& soil,
                           const GeneratorNumbers& numbers, Flora& flora, SeededRandom& random) {
    return RangeLayer(draft, bare, soil, numbers, flora, random).lay();
}

} // namespace stonemason::pocket_heroes
