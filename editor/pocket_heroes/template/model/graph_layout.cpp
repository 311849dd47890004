// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pocket_heroes/template/model/graph_layout.h"

#include "core/pocket_heroes/format/template_limits.h"
#include "core/pocket_heroes/generate/zone_drawing.h"
#include "core/pocket_heroes/template/drawn_links.h"

#include <algorithm>
#include <cmath>

namespace stonemason::pocket_heroes {

namespace {

constexpr std::uint64_t layoutSeed = 1; // any will do that is always the same

/// Large zones are drawn far apart: closer together where a file could not hold their places.
/// @param isFree whether no zone has a place of its own, beside which the others would lie wrongly
void keepInFiles(std::vector<DrawingPoint>& places, bool isFree) {
    double farthest = 0;
    for (const DrawingPoint place : places)
        farthest = std::max({farthest, std::abs(place.x), std::abs(place.y)});
    if (farthest <= maximumPlace) return;
    const double scale = isFree ? maximumPlace / farthest : 1;
    for (DrawingPoint& place : places)
        place = {std::clamp(place.x * scale, -maximumPlace, maximumPlace),
                 std::clamp(place.y * scale, -maximumPlace, maximumPlace)};
}

} // namespace

std::vector<DrawingPoint> placesOf(const Template& made) {
    std::vector<DrawingPoint> places;
    for (const Zone& zone : made.zones)
        if (zone.place) places.push_back(*zone.place);
    if (places.size() == made.zones.size()) return places;
    SeededRandom random(layoutSeed);
    const bool isFree = places.empty();
    places = drawZones(made, random, sparePortals(made));
    keepInFiles(places, isFree);
    return places;
}

std::vector<DrawingPoint> laidOut(Template made) {
    for (Zone& zone : made.zones)
        zone.place.reset();
    return placesOf(made);
}

} // namespace stonemason::pocket_heroes
