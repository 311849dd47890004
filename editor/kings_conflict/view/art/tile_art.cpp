// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/kings_conflict/view/art/tile_art.h"

namespace stonemason::kings_conflict {

namespace {

void paintShore(const ArtSpace& space, const CellLook& look) {
    paintShallows(space, look);
    QPainter& painter = space.painter();
    if (look.fed.empty()) {
        paintRim(space, look, Ground::Sea);
        return;
    }
    QPainterPath all;
    all.addRect(space.rect());
    painter.save();
    painter.setClipPath(all.subtracted(mouthPath(space, look.fed)));
    paintRim(space, look, Ground::Sea);
    painter.restore();
    paintMouths(space, look.fed);
}

} // namespace

void paintCell(const ArtSpace& space, const CellLook& look, const TileArt& art) {
    if (art.feature == Feature::Hole) {
        space.painter().fillRect(space.rect(), space.palette().ground(Ground::Unknown).dark);
        return;
    }
    if (art.feature == Feature::Unknown || art.feature == Feature::Letter) {
        paintLetterTile(space, look.code, art.feature == Feature::Letter);
        return;
    }
    paintGround(space, art.ground, look.variation);
    if (art.feature == Feature::Molten) paintMolten(space, look);
    if (art.feature == Feature::Dunes) paintDunes(space, look);
    if (art.ground == Ground::Sea)
        paintShore(space, look);
    else
        paintRim(space, look, art.ground);
    switch (art.feature) {
    case Feature::Trees: paintTrees(space, look); break;
    case Feature::Peaks: paintPeaks(space, look); break;
    case Feature::Mounds: paintMounds(space, look); break;
    case Feature::Cone: paintCone(space, look); break;
    case Feature::Waves: paintWaves(space, look); break;
    case Feature::Network:
        if (!art.river.empty() && art.river.isStraight() && art.road.isStraight() &&
            !(art.river == art.road)) {
            paintBridge(space, look, art);
        } else {
            paintRiver(space, look, art.river);
            paintRoad(space, look, art.road);
        }
        break;
    default: break;
    }
    if (art.ground != Ground::Sea) paintSprings(space, look.fed);
}

std::vector<Straddler> straddlers(const CellLook& look, double height, double below) {
    const auto side = [&look](Direction d) { return look.isSame(aroundIndex(d)); };
    // A cell's eastern side is its neighbour's western one, and the neighbour has the other parity.
    const int own = look.parity;
    const int other = 1 - own;
    const auto lean = [](int variant) { return variant == 0 ? -0.13 : 0.12; };
    std::vector<Straddler> found;
    if (side(Direction::East)) found.push_back({{1, height + lean(own) / 3}, own, false});
    if (side(Direction::West)) found.push_back({{0, height + lean(other) / 3}, other, false});
    if (side(Direction::South)) found.push_back({{0.5 + lean(own), 1 + below}, own, false});
    if (side(Direction::North)) found.push_back({{0.5 + lean(other), below}, other, false});
    for (int corner = 1; corner < 8; corner += 2) {
        if (!look.isSame(corner)) continue;
        const Cell step = around[std::size_t(corner)];
        found.push_back({{step.column > 0 ? 1.0 : 0.0, (step.row > 0 ? 1 : 0) + below * 0.7}, 0, true});
    }
    return found;
}

} // namespace stonemason::kings_conflict
