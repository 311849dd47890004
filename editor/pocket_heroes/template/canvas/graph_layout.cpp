// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pocket_heroes/template/canvas/graph_layout.h"

#include "core/pocket_heroes/generate/zone_drawing.h"
#include "core/pocket_heroes/template/drawn_links.h"

#include <algorithm>

namespace stonemason::pocket_heroes {

namespace {

constexpr std::uint64_t layoutSeed = 1; // any will do that is always the same

} // namespace

std::vector<DrawingPoint> placesOf(const Template& made) {
    std::vector<DrawingPoint> places;
    for (const Zone& zone : made.zones)
        if (zone.place) places.push_back(*zone.place);
    if (places.size() == made.zones.size()) return places;
    SeededRandom random(layoutSeed);
    return drawZones(made, random, sparePortals(made));
}

std::vector<DrawingPoint> laidOut(Template made) {
    for (Zone& zone : made.zones)
        zone.place.reset();
    return placesOf(made);
}

} // namespace stonemason::pocket_heroes
