// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pocket_heroes/generate/lakes.h"
#include "core/pocket_heroes/generate/villages.h"

#include <algorithm>
#include <utility>

namespace stonemason::pocket_heroes {

namespace {

// Random sampling: a zone gets buildings by its area and richness, each of a random class and kind. Some
// stand in villages, the others at the first of a few random cells where they stand freely; buildings
// without a place are left out. ZoneGround keeps the ground of the zone in one piece. Cost: O(buildings).
// Source: own work.

/// A zone with fewer cells has no room beside its castle and its mines.
constexpr int leastCells = 50;

/// The density of buildings to visit relative to GeneratorNumbers, unless the config has its own number: the
/// smallest maps of people have more on the same ground.
double densityOn(int side, const Plan& plan) {
    if (plan.worldTemplate.config.cellsPerVisitable != asUsual) return 1;
    const auto middle = [&](int rows) {
        return plan.catalogue.craft.middleOf(CraftFigure::Visitables, rows);
    };
    return std::max(1., middle(side) / middle(numbers::referenceSide));
}

/// The objects of a class that suit a ground.
std::vector<const CatalogueObject*> objectsOn(const Catalogue& catalogue, Surface surface, ObjectClass kind) {
    std::vector<const CatalogueObject*> objects;
    for (const CatalogueObject& object : catalogue.objects(Section::Visitable).all()) {
        if (object.kind != kind) continue;
        if (object.surfaces.has(surface) || (object.surfaces.empty() && surface != Surface::Snow))
            objects.push_back(&object);
    }
    return objects;
}

/// The objects that can be drawn on a ground: each class has its weight in maps of people
/// (CraftRules::visited), so that dwellings, the class with the most kinds, do not dominate.
class VisitDraw {
public:
    VisitDraw(const Catalogue& catalogue, Surface surface) {
        for (int kind = 0; kind < objectClassCount; ++kind) {
            const int weight = catalogue.craft.visited[std::size_t(kind)];
            if (weight == 0 || sectionOf(ObjectClass(kind)) != Section::Visitable) continue;
            auto objects = objectsOn(catalogue, surface, ObjectClass(kind));
            if (objects.empty()) continue;
            classes_.emplace_back(weight, std::move(objects));
        }
    }

    /// Returns nullptr if there are no objects.
    const CatalogueObject* draw(SeededRandom& random) const {
        const auto index = random.weightedIndex(classes_, &Class::first);
        if (!index) return nullptr;
        const auto& objects = classes_[*index].second;
        return objects[std::size_t(random.below(int(objects.size())))];
    }

private:
    using Class = std::pair<int, std::vector<const CatalogueObject*>>; ///< weight, objects

    std::vector<Class> classes_;
};

} // namespace

Result<Draft> placeVisitables(Draft draft, const Plan& plan, SeededRandom& random) {
    SeededRandom ofLakes(random.next());
    floodLakes(draft, plan, ofLakes);
    if (!plan.worldTemplate.config.addVisitables) return draft;
    const double density = densityOn(draft.size.rows, plan);
    ZoneGround ground(draft, plan);
    for (int zone = 0; zone < int(plan.worldTemplate.zones.size()); ++zone) {
        const Zone& zoneTemplate = plan.worldTemplate.zones[std::size_t(zone)];
        const GeneratorNumbers numbers = plan.numbersIn(zone);
        const int area = int(ground.cellsOf(zone).size());
        // The count is proportional to richness, up to three times the usual one.
        const int rich = std::clamp(zoneTemplate.richness, 0, 3 * numbers.usualRichness);
        const int count =
            int(density * area * rich / (double(numbers.cellsPerVisitable) * numbers.usualRichness));
        if (area < leastCells) continue;
        const VisitDraw objects(plan.catalogue, zoneTemplate.surface);
        std::vector<const CatalogueObject*> houses;
        std::vector<const CatalogueObject*> lone;
        for (int i = 0; i < count; ++i)
            if (const CatalogueObject* object = objects.draw(random)) {
                const int inVillages = plan.catalogue.craft.villages[std::size_t(object->kind)];
                (random.percent(inVillages) ? houses : lone).push_back(object);
            }
        SeededRandom ofVillages(random.next());
        for (const CatalogueObject* object :
             placeVillages(draft, plan, ground, zone, std::move(houses), ofVillages))
            lone.push_back(object);
        for (const CatalogueObject* object : lone) {
            if (plan.stop.stop_requested()) break;
            if (const auto placed = ground.placeFreely(zone, *object, random))
                draft.visitables.push_back(*placed);
        }
    }
    return draft;
}

} // namespace stonemason::pocket_heroes
