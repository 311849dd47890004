// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/kings_conflict/model/map_ground.h"

#include "editor/kings_conflict/model/map_document.h"
#include "editor/text/names.h"

namespace stonemason::kings_conflict {

MapGround::MapGround(MapDocument& document) : WalkabilityMap(&document), document_(document) {
    connect(&document, &MapDocument::layerChanged, this, [this](int layer) {
        if (layer == terrainLayer) emit changed();
    });
    connect(&document, &MapDocument::replaced, this, &WalkabilityMap::changed);
    connect(&document, &Document::titleChanged, this, &WalkabilityMap::renamed);
}

QString MapGround::name() const {
    return document_.title();
}

QString MapGround::path() const {
    return document_.path();
}

Size MapGround::size() const {
    return document_.map().terrain().size();
}

QStringList MapGround::walkers() const {
    QStringList names;
    for (const Mover& mover : document_.game().movers)
        names += localText(mover.name);
    return names;
}

std::function<BitGrid()> MapGround::passableBy(int walker) const {
    return [terrain = document_.map().terrain(), &game = document_.game(), walker] {
        return bitGridOf(terrain.size(), [&](Cell cell) {
            return game.movers.empty() ? game.tile(terrain[cell]) != nullptr
                                       : game.mayEnter(walker, terrain[cell]);
        });
    };
}

} // namespace stonemason::kings_conflict
