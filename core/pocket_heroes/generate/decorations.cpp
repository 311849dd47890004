// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/grid/cell.h"
#include "core/pocket_heroes/generate/zone_ground.h"

#include <algorithm>
#include <array>
#include <functional>
#include <optional>
#include <span>

namespace stonemason::pocket_heroes {

namespace {

/// The decorations of a ground that block cells, in groups of one footprint, the largest first.
using Shapes = std::vector<std::vector<const CatalogueObject*>>;

bool coversItsPlace(const CatalogueObject& object) {
    return std::ranges::find(object.footprint, Cell{0, 0}) != object.footprint.end();
}

Shapes shapesOn(const Catalogue& catalogue, Surface surface) {
    Shapes shapes;
    for (const CatalogueObject& object : catalogue.objects(Section::Decoration).all()) {
        if (!object.surfaces.has(surface) || !coversItsPlace(object)) continue;
        const auto same = std::ranges::find_if(
            shapes, [&](const auto& shape) { return shape.front()->footprint == object.footprint; });
        if (same != shapes.end())
            same->push_back(&object);
        else
            shapes.push_back({&object});
    }
    std::ranges::stable_sort(shapes, std::greater(),
                             [](const auto& shape) { return shape.front()->footprint.size(); });
    return shapes;
}

/// Covers what nobody can walk on, each cell once: a greedy tiling. In random order some cells get the
/// largest shape that fits there, then each cell that is left gets one of a single cell.
/// Invariant: bare_ marks the blocked cells that no footprint covers yet.
/// Cost: O(cells * shapes of a ground).
/// Source: own work.
class Decorator {
public:
    Decorator(Draft& draft, const Plan& plan, SeededRandom& random)
        : draft_(draft)
        , random_(random)
        , bigPercent_(plan.catalogue.generator.bigDecorationPercent)
        , bare_(draft.size, 0) {
        forEachCell(draft_.size, [this](Cell cell) {
            const CellUse use = draft_.use[cell];
            bare_[cell] = use == CellUse::Obstacle || use == CellUse::Wall ? 1 : 0;
        });
        for (const Zone& zone : plan.worldTemplate.zones) {
            auto& shapes = bySurface_[std::size_t(zone.surface)];
            if (!shapes) shapes = shapesOn(plan.catalogue, zone.surface);
            shapes_.push_back(&*shapes);
        }
    }

    void decorate() {
        std::vector<Cell> cells;
        forEachCell(draft_.size, [&](Cell cell) {
            if (bare_[cell] != 0) cells.push_back(cell);
        });
        draft_.decorations.reserve(cells.size());
        std::vector<Cell> order = cells;
        random_.shuffle(std::span(order));
        for (const Cell cell : order)
            if (bare_[cell] != 0 && random_.percent(bigPercent_)) cover(cell, true);
        for (const Cell cell : cells)
            if (bare_[cell] != 0) cover(cell, false);
    }

private:
    bool fits(const CatalogueObject& object, Cell place) const {
        const int zone = draft_.zoneOf[place];
        return std::ranges::all_of(object.footprint, [&](Cell offset) {
            const Cell cell = place + offset;
            return bare_.contains(cell) && bare_[cell] != 0 && draft_.zoneOf[cell] == zone;
        });
    }

    void cover(Cell place, bool large) {
        for (const auto& shape : *shapes_[std::size_t(draft_.zoneOf[place])]) {
            const CatalogueObject& first = *shape.front();
            if ((first.footprint.size() > 1) != large || !fits(first, place)) continue;
            for (const Cell offset : first.footprint)
                bare_[place + offset] = 0;
            draft_.decorations.push_back({place, shape[std::size_t(random_.below(int(shape.size())))]->id});
            return;
        }
    }

    Draft& draft_;
    SeededRandom& random_;
    int bigPercent_;                                            ///< see GeneratorNumbers
    Grid<char> bare_;                                           ///< 1: to be covered
    std::array<std::optional<Shapes>, surfaceCount> bySurface_; ///< of those that a zone has
    std::vector<const Shapes*> shapes_;                         ///< by zone
};

} // namespace

Result<Draft> decorate(Draft draft, const Plan& plan, SeededRandom& random) {
    Decorator(draft, plan, random).decorate();
    return draft;
}

} // namespace stonemason::pocket_heroes
