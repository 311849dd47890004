// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pocket_heroes/model/world_ground.h"

#include "core/pocket_heroes/rules/ground.h"
#include "editor/pocket_heroes/model/world_document.h"
#include "editor/pocket_heroes/model/world_view_state.h"

namespace stonemason::pocket_heroes {

WorldGround::WorldGround(WorldDocument& document) : WalkabilityMap(&document), document_(document) {
    connect(&document, &WorldDocument::cellsChanged, this, &WalkabilityMap::changed);
    connect(&document, &WorldDocument::replaced, this, &WalkabilityMap::changed);
    connect(&document, &Document::titleChanged, this, &WalkabilityMap::renamed);
}

QString WorldGround::name() const {
    return document_.title();
}

QString WorldGround::path() const {
    return document_.path();
}

Size WorldGround::size() const {
    return document_.view().board();
}

std::function<BitGrid()> WorldGround::passableBy(int) const {
    return [world = document_.world(), &catalogue = document_.catalogue()] {
        const Grid<Footing> footing = footingOf(world, catalogue);
        return bitGridOf(footing.size(), [&](Cell cell) { return footing[cell] == Footing::Free; });
    };
}

} // namespace stonemason::pocket_heroes
