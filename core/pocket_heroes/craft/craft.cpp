// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pocket_heroes/craft/craft.h"

#include "core/pocket_heroes/craft/craft_terms.h"

namespace stonemason::pocket_heroes {

CraftTerms::CraftTerms(const World& of, const Catalogue& known)
    : world(of)
    , catalogue(known)
    , size(of.size())
    , ground(size, Surface::Water)
    , decoration(size, -1)
    , classOf(size, -1)
    , blocked(size, 0)
    , shut(size, 0)
    , road(size, 0)
    , treasures(size, 0)
    , guards(size, 0) {
    markGround();
    markDecorations();
    markPaths();
    markBuildings();
    listThings();
}

void CraftTerms::markGround() {
    forEachCell(size, [this](Cell cell) {
        ground[cell] = surfaceOf(world, cell);
        land += isLand(cell) ? 1 : 0;
    });
}

void CraftTerms::markDecorations() {
    for (std::size_t i = 0; i < world.decorations.size(); ++i) {
        const Placed& placed = world.decorations[i];
        const CatalogueObject* object = catalogue.find(Section::Decoration, placed.id);
        if (!object) continue;
        for (const Cell offset : object->footprint) {
            const Cell cell = placed.cell + offset;
            if (!blocked.contains(cell)) continue;
            decoration[cell] = int(i);
            classOf[cell] = int(object->kind);
            blocked[cell] = 1;
        }
    }
}

void CraftTerms::markPaths() {
    for (const Placed& path : world.paths) {
        const CatalogueObject* object = catalogue.find(Section::Path, path.id);
        if (!object || !road.contains(path.cell)) continue;
        if (object->kind == ObjectClass::Road) road[path.cell] = 1;
        if (object->kind == ObjectClass::Wall) blocked[path.cell] = 1;
    }
    forEachCell(size, [this](Cell cell) {
        roads += road[cell];
        shut[cell] = blocked[cell] != 0 || (!isLand(cell) && road[cell] == 0) ? 1 : 0;
    });
}

void CraftTerms::markBuildings() {
    const auto mark = [this](Section section, const auto& buildings) {
        for (const auto& building : buildings) {
            for (const Cell cell : footprintAt(catalogue, section, building.id, building.cell))
                if (shut.contains(cell)) shut[cell] = 1;
            if (shut.contains(building.cell)) shut[building.cell] = 1;
        }
    };
    mark(Section::Visitable, world.visitables);
    mark(Section::Ownerable, world.ownerables);
    mark(Section::Castle, world.castles);
}

void CraftTerms::listThings() {
    constexpr int buildingWorth = 3;
    const auto add = [this](const CraftThing& thing) {
        if (size.contains(thing.cell)) things.push_back(thing);
        return size.contains(thing.cell);
    };
    for (const Item& item : world.items) {
        const int worth = catalogue.fairness.worth[item.treasure.index()];
        if (!add({ThingKind::Item, item.cell, worth}) || std::holds_alternative<KeyGuard>(item.treasure))
            continue;
        ++treasures[item.cell];
        ++items;
    }
    for (const Guard& guard : world.guards)
        if (add({ThingKind::Guard, guard.cell})) guards[guard.cell] = 1;
    for (const Visitable& building : world.visitables) {
        const CatalogueObject* object = catalogue.find(Section::Visitable, building.id);
        add({ThingKind::Visitable, building.cell, buildingWorth, false,
             object ? object->portal : std::nullopt});
    }
    for (const Ownerable& building : world.ownerables) {
        const CatalogueObject* object = catalogue.find(Section::Ownerable, building.id);
        add({ThingKind::Ownerable, building.cell, buildingWorth,
             object && object->kind == ObjectClass::Mine});
    }
    for (const Castle& castle : world.castles)
        add({ThingKind::Castle, castle.cell, buildingWorth, false, std::nullopt, castle.owner});
}

CraftFigures craftOf(const World& world, const Catalogue& catalogue) {
    CraftFigures figures;
    const CraftTerms terms(world, catalogue);
    measureGround(terms, figures);
    measureDecorations(terms, figures);
    measureTreasure(terms, figures);
    measureRoads(terms, figures);
    measureWays(terms, figures);
    return figures;
}

namespace {

int countInside(const CraftFigures& figures, const CraftRules& rules, int side, int from, int to) {
    int inside = 0;
    for (int i = from; i < to; ++i)
        if (const auto& value = figures[std::size_t(i)])
            inside += rules.rangeOf(CraftFigure(i), side).contains(*value) ? 1 : 0;
    return inside;
}

} // namespace

int figuresInside(const CraftFigures& figures, const CraftRules& rules, int side) {
    return countInside(figures, rules, side, 0, craftRangeCount);
}

int requirementsMet(const CraftFigures& figures, const CraftRules& rules, int side) {
    return countInside(figures, rules, side, craftRangeCount, craftFigureCount);
}

} // namespace stonemason::pocket_heroes
