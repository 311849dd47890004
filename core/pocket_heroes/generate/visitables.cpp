// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pocket_heroes/generate/zone_ground.h"

#include <algorithm>
#include <array>

namespace stonemason::pocket_heroes {

namespace {

// Random sampling: a zone gets buildings by its area and richness, each of a random class and kind, at the
// first of a few random cells where it stands freely; what finds no place is left out. Each building keeps
// the ground of the zone in one piece, as ZoneGround does.
// Cost: O(buildings).
// Source: own work.

/// What heroes go to see and need no plan for: no portals, tents, signs and obelisks.
constexpr std::array visited{ObjectClass::Shrine,   ObjectClass::Well,     ObjectClass::Knowledge,
                             ObjectClass::Windmill, ObjectClass::Gazebo,   ObjectClass::Stables,
                             ObjectClass::Fortune,  ObjectClass::Training, ObjectClass::WeeklyResource,
                             ObjectClass::WitchHut, ObjectClass::Dwelling, ObjectClass::Hoard};

/// By class, so that dwellings, of which there are most, are not most of what is seen.
using ObjectsByClass = std::array<std::vector<const CatalogueObject*>, visited.size()>;

ObjectsByClass objectsOn(const Catalogue& catalogue, Surface surface) {
    ObjectsByClass objects;
    for (const CatalogueObject& object : catalogue.objects(Section::Visitable).all()) {
        const auto kind = std::ranges::find(visited, object.kind);
        if (kind == visited.end()) continue;
        if (object.surfaces.has(surface) || (object.surfaces.empty() && surface != Surface::Snow))
            objects[std::size_t(kind - visited.begin())].push_back(&object);
    }
    return objects;
}

} // namespace

Result<Draft> placeVisitables(Draft draft, const Plan& plan, SeededRandom& random) {
    if (!plan.worldTemplate.config.addVisitables) return draft;
    const GeneratorNumbers& numbers = plan.catalogue.generator;
    ZoneGround ground(draft, plan);
    for (int zone = 0; zone < int(plan.worldTemplate.zones.size()); ++zone) {
        const Zone& zoneTemplate = plan.worldTemplate.zones[std::size_t(zone)];
        const int area = int(ground.cellsOf(zone).size());
        // Twice the usual richness twice the buildings, up to three times.
        const int rich = std::clamp(zoneTemplate.richness, 0, 3 * numbers.usualRichness);
        const int count = area * rich / (numbers.cellsPerVisitable * numbers.usualRichness);
        if (!ground.isRoomy(zone)) continue;
        const ObjectsByClass objects = objectsOn(plan.catalogue, zoneTemplate.surface);
        for (int i = 0; i < count && !plan.stop.stop_requested(); ++i) {
            const auto& ofClass = objects[std::size_t(random.below(int(objects.size())))];
            if (ofClass.empty()) continue;
            const CatalogueObject* object = ofClass[std::size_t(random.below(int(ofClass.size())))];
            if (const auto placed = ground.placeFreely(zone, *object, random))
                draft.visitables.push_back(*placed);
        }
    }
    return draft;
}

} // namespace stonemason::pocket_heroes
