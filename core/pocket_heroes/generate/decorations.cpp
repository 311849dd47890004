// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/grid/cell.h"
#include "core/grid/region.h"
#include "core/pocket_heroes/generate/groves.h"
#include "core/pocket_heroes/generate/half.h"
#include "core/pocket_heroes/generate/patches.h"
#include "core/pocket_heroes/generate/range_width.h"
#include "core/pocket_heroes/generate/ranges.h"

#include <algorithm>
#include <span>

namespace stonemason::pocket_heroes {

namespace {

/// A greedy tiling that covers each blocked cell once with decorations of its grove's class. In random order
/// some cells get the largest shape that fits; then each remaining cell gets a single-cell decoration.
/// Invariant: bare_ marks the blocked cells that no footprint covers yet.
/// Cost: O(cells * shapes of a class).
/// Source: own work.
class Decorator {
public:
    Decorator(Draft& draft, const Plan& plan, SeededRandom& random)
        : draft_(draft)
        , numbers_(plan.numbers)
        , random_(random)
        , flora_(plan.catalogue)
        , soil_{groundOf(draft), groundsAround(draft)}
        , bare_(draft.size, 0) {
        forEachCell(draft_.size, [this](Cell cell) {
            const CellUse use = draft_.use[cell];
            const bool isHere = !draft_.image.isBeyond(cell);
            bare_[cell] = isHere && (use == CellUse::Obstacle || use == CellUse::Wall) ? 1 : 0;
        });
    }

    void decorate() {
        SeededRandom ofGroves(random_.next());
        SeededRandom ofFlat(random_.next());
        SeededRandom ofRanges(random_.next());
        classes_ = grovesOf(rangesOf(draft_, bare_, soil_, numbers_, flora_, ofRanges), bare_, soil_,
                            numbers_, flora_, ofGroves);
        SeededRandom ofWidths(random_.next());
        widenRanges(classes_, soil_, flora_, ofWidths);
        std::vector<Cell> cells;
        forEachCell(draft_.size, [&](Cell cell) {
            if (classes_[cell] != noClass) cells.push_back(cell);
        });
        draft_.decorations.reserve(cells.size());
        std::vector<Cell> order = cells;
        random_.shuffle(std::span(order));
        for (const Cell cell : order)
            if (bare_[cell] != 0 && random_.percent(numbers_.bigDecorationPercent)) cover(cell, true);
        for (const Cell cell : cells)
            if (bare_[cell] != 0) cover(cell, false);
        scatterFlat(ofFlat);
    }

private:
    bool fits(const CatalogueObject& object, Cell place) const {
        return std::ranges::all_of(object.footprint, [&](Cell offset) {
            const Cell cell = place + offset;
            // A larger object would overlap its own image.
            if (draft_.image.isFixed(cell) && object.footprint.size() > 1) return false;
            return bare_.contains(cell) && bare_[cell] != 0 && classes_[cell] == classes_[place];
        });
    }

    void cover(Cell place, bool large) {
        for (const auto& shape : flora_.shapes(soil_.ground[place], ObjectClass(classes_[place]))) {
            const CatalogueObject& first = *shape.front();
            if ((first.footprint.size() > 1) != large || !fits(first, place)) continue;
            for (const Cell offset : first.footprint)
                bare_[place + offset] = 0;
            draft_.decorations.push_back({place, shape[std::size_t(random_.below(int(shape.size())))]->id});
            return;
        }
    }

    bool isMeadow(Cell cell, const Grid<char>& taken) const {
        if (!taken.contains(cell) || draft_.image.isBeyond(cell)) return false;
        const CellUse use = draft_.use[cell];
        return taken[cell] == 0 && (use == CellUse::Open || use == CellUse::Kept);
    }

    /// Puts stumps beside sawmills and pebbles beside ore mines, as in maps that people make.
    void strewDoors(Grid<char>& taken, SeededRandom& random) {
        constexpr int reach = 2;
        constexpr int percentOfCells = 30;
        for (const DraftMine& mine : draft_.placedMines) {
            const Resource resource = mine.plan.resource;
            if (!isBaseResource(resource)) continue;
            const ObjectClass kind = resource == Resource::Wood ? ObjectClass::Stump : ObjectClass::Rock;
            forEachWithin(mine.building.cell, reach, [&](Cell cell) {
                if (!isMeadow(cell, taken) || !random.percent(percentOfCells)) return;
                const CatalogueObject* flat = flora_.pickFlatOf(kind, random);
                if (!flat) return;
                taken[cell] = 1;
                draft_.decorations.push_back({cell, flat->id});
            });
        }
    }

    /// Scatters flat decorations, such as flowers, on walkable ground without roads, items and guards.
    void scatterFlat(SeededRandom& random) {
        Grid<char> taken = draft_.roads;
        for (const Item& item : draft_.items)
            taken[item.cell] = 1;
        for (const Guard& guard : draft_.guards)
            taken[guard.cell] = 1;
        SeededRandom ofDoors(random.next());
        strewDoors(taken, ofDoors);
        std::vector<Cell> meadow;
        forEachCell(draft_.size, [&](Cell cell) {
            if (isMeadow(cell, taken)) meadow.push_back(cell);
        });
        random.shuffle(std::span(meadow));
        const auto wanted =
            std::size_t(draft_.size.area() / draft_.image.order() * numbers_.flatPer1000 / 1000);
        for (std::size_t i = 0; i < std::min(wanted, meadow.size()); ++i)
            if (const CatalogueObject* flat = flora_.pickFlat(soil_.ground[meadow[i]], random))
                draft_.decorations.push_back({meadow[i], flat->id});
    }

    Draft& draft_;
    const GeneratorNumbers& numbers_;
    SeededRandom& random_;
    Flora flora_;
    const Soil soil_;
    Grid<char> bare_; ///< 1: to be covered
    Grid<std::int8_t> classes_;
};

} // namespace

Result<Draft> decorate(Draft draft, const Plan& plan, SeededRandom& random) {
    SeededRandom ofGround(random.next());
    layGround(draft, plan, ofGround);
    if (draft.image.exists()) mirrorGround(draft);
    Decorator(draft, plan, random).decorate();
    if (draft.image.exists()) mirrorDecorations(draft, plan, random);
    return draft;
}

} // namespace stonemason::pocket_heroes
