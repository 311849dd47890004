// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pocket_heroes/generate/flora.h"
#include "core/pocket_heroes/generate/half.h"
#include "core/pocket_heroes/generate/patches.h"
#include "core/pocket_heroes/generate/picture.h"

#include <algorithm>

namespace stonemason::pocket_heroes {

void mirrorGround(Draft& draft) {
    forEachCell(draft.nodes.size(), [&](Cell node) {
        if (draft.image.isNodeBeyond(node)) draft.nodes[node] = draft.nodes[draft.image.sourceOfNode(node)];
    });
}

void mirrorDecorations(Draft& draft, const Plan& plan, SeededRandom& random) {
    const std::size_t count = draft.decorations.size();
    for (std::size_t i = 0; i < count; ++i) {
        const Placed decoration = draft.decorations[i];
        if (draft.image.isFixed(decoration.cell)) continue;
        const CatalogueObject* object = plan.catalogue.find(Section::Decoration, decoration.id);
        const CellRange around = object ? pictureOf(*object) : CellRange{};
        for (int part = 1; part < draft.image.order(); ++part)
            draft.decorations.push_back({draft.image.placeOf(around, decoration.cell, part), decoration.id});
    }
    Flora flora(plan.catalogue);
    const Grid<Surface> ground = groundOf(draft);
    const Grid<SurfaceSet> around = groundsAround(draft);
    const auto cover = [&](Cell cell, int zone) {
        Surface surface = ground[cell];
        auto kind = flora.pickHomeClass(surface, around[cell], random);
        if (!kind) { // beside water
            surface = plan.worldTemplate.zones[std::size_t(zone)].surface;
            kind = flora.pickHomeClass(surface, around[cell], random);
        }
        if (!kind) return;
        const auto& single = flora.shapes(surface, *kind).back();
        draft.decorations.push_back({cell, single[std::size_t(random.below(int(single.size())))]->id});
    };
    const auto coverPlot = [&](Section section, const DraftBuilding& building) {
        const CatalogueObject* object = plan.half->original->find(section, building.id);
        const CatalogueObject* plot = plan.half->catalogue.find(section, building.id);
        if (!object || !plot) return;
        for (const Cell offset : plot->footprint)
            if (std::ranges::find(object->footprint, offset) == object->footprint.end())
                cover(building.cell + offset, building.zone);
    };
    if (!draft.image.isDiagonal())
        for (const DraftCastle& castle : draft.placedCastles)
            coverPlot(Section::Castle, castle.building);
    for (const DraftMine& mine : draft.placedMines)
        coverPlot(Section::Ownerable, mine.building);
    for (const DraftBuilding& building : draft.visitables)
        coverPlot(Section::Visitable, building);
}

} // namespace stonemason::pocket_heroes
