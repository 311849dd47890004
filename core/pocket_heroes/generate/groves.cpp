// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pocket_heroes/generate/groves.h"

#include "core/grid/cell.h"
#include "core/grid/region.h"

#include <algorithm>
#include <span>
#include <utility>

namespace stonemason::pocket_heroes {

namespace {

/// Grows groves one after the other from random cells, each over cells of its ground that have no class yet:
/// the Eden model, whose clusters have ragged rims. Some cells at the end of a grove get low growth instead.
/// Invariant: a cell that has a class keeps it.
/// Cost: O(cells).
/// Source: M. Eden, A Two-dimensional Growth Process, Proc. Berkeley Symposium 4, 1961.
class GroveGrower {
public:
    GroveGrower(Grid<std::int8_t> classes, const Grid<char>& bare, const Soil& soil,
                const GeneratorNumbers& numbers, Flora& flora, SeededRandom& random)
        : bare_(bare)
        , ground_(soil.ground)
        , around_(soil.around)
        , numbers_(numbers)
        , flora_(flora)
        , random_(random)
        , classes_(std::move(classes)) {}

    Grid<std::int8_t> grow() {
        std::vector<Cell> starts;
        forEachCell(bare_.size(), [&](Cell cell) {
            if (bare_[cell] != 0) starts.push_back(cell);
        });
        random_.shuffle(std::span(starts));
        for (const Cell start : starts)
            if (classes_[start] == noClass) growFrom(start);
        return std::move(classes_);
    }

private:
    /// Small groves are more frequent than large ones.
    int pickSize() {
        const int most = numbers_.groveCells;
        return 1 + random_.below(1 + random_.below(most));
    }

    SurfaceSet groundsNear(Cell cell) const {
        constexpr int reach = 3;
        SurfaceSet near;
        forEachWithin(cell, reach, [&](Cell other) {
            if (ground_.contains(other)) near.add(ground_[other]);
        });
        return near;
    }

    bool isBesideOf(Cell cell, ObjectClass kind) const {
        return std::ranges::any_of(eightSteps, [&](Cell step) {
            return classes_.contains(cell + step) && classes_[cell + step] == std::int8_t(kind);
        });
    }

    /// Prefers a class that suits the ground nearby and differs from the groves beside the cell.
    std::optional<ObjectClass> pickFor(Cell start) {
        constexpr int tries = 5;
        constexpr int againPercent = 80;
        const SurfaceSet near = groundsNear(start);
        std::optional<ObjectClass> kind;
        for (int i = 0; i < tries; ++i) {
            kind = flora_.pickHomeClass(ground_[start], around_[start], random_);
            if (!kind || (flora_.suits(ground_[start], *kind, near, random_) &&
                          !(isBesideOf(start, *kind) && random_.percent(againPercent))))
                break;
        }
        return kind;
    }

    /// A class for single cells mixed into a grove.
    std::optional<ObjectClass> pickAmong(Cell cell) {
        constexpr int lowPercent = 35;
        return random_.percent(lowPercent) ? flora_.pickUndergrowth(ground_[cell], around_[cell], random_)
                                           : pickFor(cell);
    }

    void growFrom(Cell start) {
        const auto kind = pickFor(start);
        if (!kind) return;
        int left = pickSize();
        std::vector<Cell> rim{start};
        while (left > 0 && !rim.empty()) {
            std::swap(rim[std::size_t(random_.below(int(rim.size())))], rim.back());
            const Cell cell = rim.back();
            rim.pop_back();
            if (classes_[cell] != noClass) continue;
            const bool isOther = cell != start && random_.percent(numbers_.groveMixPercent);
            classes_[cell] = std::int8_t(isOther ? pickAmong(cell).value_or(*kind) : *kind);
            --left;
            for (const Cell step : eightSteps)
                if (const Cell beside = cell + step; isFree(beside, ground_[start], *kind))
                    rim.push_back(beside);
        }
        for (const Cell cell : rim)
            if (classes_[cell] == noClass && random_.percent(numbers_.undergrowthPercent))
                if (const auto low = flora_.pickUndergrowth(ground_[cell], around_[cell], random_))
                    classes_[cell] = std::int8_t(*low);
    }

    bool isFree(Cell cell, Surface surface, ObjectClass kind) const {
        return bare_.contains(cell) && bare_[cell] != 0 && classes_[cell] == noClass &&
               ground_[cell] == surface && flora_.growsBeside(around_[cell], kind);
    }

    const Grid<char>& bare_;
    const Grid<Surface>& ground_;
    const Grid<SurfaceSet>& around_;
    const GeneratorNumbers& numbers_;
    Flora& flora_;
    SeededRandom& random_;
    Grid<std::int8_t> classes_;
};

} // namespace

Grid<std::int8_t> grovesOf(Grid<std::int8_t> classes, const Grid<char>& bare, const Soil& soil,
                           const GeneratorNumbers& numbers, Flora& flora, SeededRandom& random) {
    return GroveGrower(std::move(classes), bare, soil, numbers, flora, random).grow();
}

} // namespace stonemason::pocket_heroes
