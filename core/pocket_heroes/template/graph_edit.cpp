// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pocket_heroes/template/graph_edit.h"

#include "core/pocket_heroes/template/like_zones.h"

#include <algorithm>
#include <functional>

namespace stonemason::pocket_heroes {

namespace {

bool has(const std::vector<int>& list, int number) {
    return std::ranges::find(list, number) != list.end();
}

/// Zones that copy their numbers from one of these get them as their own.
void keepNumbers(Template& worldTemplate, const std::vector<int>& going) {
    if (!hasLikeZones(worldTemplate)) return;
    const Template whole = withLikeNumbers(worldTemplate);
    for (std::size_t zone = 0; zone < whole.zones.size(); ++zone) {
        if (!has(going, whole.zones[zone].like)) continue;
        worldTemplate.zones[zone] = whole.zones[zone];
        worldTemplate.zones[zone].like = noZone;
    }
}

/// One coordinate of a drawing.
using Axis = double DrawingPoint::*;

class Aligner {
public:
    Aligner(const Template& worldTemplate, std::vector<DrawingPoint> places, const std::vector<int>& zones)
        : template_(worldTemplate), places_(std::move(places)) {
        for (const int zone : zones)
            if (zone >= 0 && zone < int(worldTemplate.zones.size())) zones_.push_back(zone);
    }

    /// @param side -1: the rims on the side of small numbers, 0: the middles, 1: the other rims
    void lineUp(Axis axis, int side) {
        if (zones_.empty()) return;
        const auto rim = [&](int zone) { return placeOf(zone).*axis + side * sizeOf(zone); };
        double line = rim(zones_.front());
        double sum = 0;
        for (const int zone : zones_) {
            sum += rim(zone);
            if (side < 0) line = std::min(line, rim(zone));
            if (side > 0) line = std::max(line, rim(zone));
        }
        if (side == 0) line = sum / double(zones_.size());
        for (const int zone : zones_)
            placeOf(zone).*axis = line - side * sizeOf(zone);
    }

    void spread(Axis axis) {
        if (zones_.size() < 3) return;
        std::ranges::stable_sort(zones_, {}, [&](int zone) { return placeOf(zone).*axis; });
        const double from = placeOf(zones_.front()).*axis;
        const double step = (placeOf(zones_.back()).*axis - from) / double(zones_.size() - 1);
        for (std::size_t i = 1; i + 1 < zones_.size(); ++i)
            placeOf(zones_[i]).*axis = from + step * double(i);
    }

    std::vector<DrawingPoint> places() { return std::move(places_); }

private:
    DrawingPoint& placeOf(int zone) { return places_[std::size_t(zone)]; }
    double sizeOf(int zone) const { return template_.zones[std::size_t(zone)].size; }

    const Template& template_;
    std::vector<DrawingPoint> places_;
    std::vector<int> zones_;
};

} // namespace

Template withoutZones(Template worldTemplate, const std::vector<int>& zones) {
    const int count = int(worldTemplate.zones.size());
    keepNumbers(worldTemplate, zones);
    std::vector<int> now(worldTemplate.zones.size(), -1);
    std::vector<Zone> kept;
    for (int zone = 0; zone < count; ++zone) {
        if (has(zones, zone)) continue;
        now[std::size_t(zone)] = int(kept.size());
        kept.push_back(std::move(worldTemplate.zones[std::size_t(zone)]));
    }
    const auto isKnown = [count](int zone) { return zone >= 0 && zone < count; };
    std::erase_if(worldTemplate.links, [&](const Link& link) {
        return (isKnown(link.first) && now[std::size_t(link.first)] < 0) ||
               (isKnown(link.second) && now[std::size_t(link.second)] < 0);
    });
    for (Link& link : worldTemplate.links)
        for (int* end : {&link.first, &link.second})
            if (isKnown(*end)) *end = now[std::size_t(*end)];
    for (Zone& zone : kept)
        if (isKnown(zone.like)) zone.like = now[std::size_t(zone.like)];
    worldTemplate.zones = std::move(kept);
    return worldTemplate;
}

Template withoutLinks(Template worldTemplate, const std::vector<int>& links) {
    std::vector<Link> kept;
    for (int link = 0; link < int(worldTemplate.links.size()); ++link)
        if (!has(links, link)) kept.push_back(std::move(worldTemplate.links[std::size_t(link)]));
    worldTemplate.links = std::move(kept);
    return worldTemplate;
}

Template partOf(const Template& worldTemplate, const std::vector<int>& zones) {
    std::vector<int> others;
    for (int zone = 0; zone < int(worldTemplate.zones.size()); ++zone)
        if (!has(zones, zone)) others.push_back(zone);
    Template part = worldTemplate;
    std::erase_if(part.links,
                  [&](const Link& link) { return !has(zones, link.first) || !has(zones, link.second); });
    return withoutZones(std::move(part), others);
}

Template withPart(Template worldTemplate, const Template& part, DrawingPoint by) {
    const int first = int(worldTemplate.zones.size());
    for (Zone zone : part.zones) {
        if (zone.place) zone.place = DrawingPoint{zone.place->x + by.x, zone.place->y + by.y};
        if (zone.like != noZone) zone.like += first;
        worldTemplate.zones.push_back(std::move(zone));
    }
    for (Link link : part.links) {
        link.first += first;
        link.second += first;
        worldTemplate.links.push_back(std::move(link));
    }
    return worldTemplate;
}

int linkBetween(const Template& worldTemplate, int first, int second) {
    for (std::size_t i = 0; i < worldTemplate.links.size(); ++i) {
        const Link& link = worldTemplate.links[i];
        if ((link.first == first && link.second == second) || (link.first == second && link.second == first))
            return int(i);
    }
    return -1;
}

PlayerId freePlayer(const Template& worldTemplate) {
    for (int player = 0; player < playerCount; ++player) {
        const auto owns = [player](const ZoneCastle& castle) { return castle.owner == PlayerId(player); };
        if (std::ranges::none_of(worldTemplate.zones,
                                 [&](const Zone& zone) { return std::ranges::any_of(zone.castles, owns); }))
            return PlayerId(player);
    }
    return PlayerId::Neutral;
}

std::vector<DrawingPoint> aligned(const Template& worldTemplate, std::vector<DrawingPoint> places,
                                  const std::vector<int>& zones, Alignment alignment) {
    Aligner aligner(worldTemplate, std::move(places), zones);
    switch (alignment) {
    case Alignment::Left: aligner.lineUp(&DrawingPoint::x, -1); break;
    case Alignment::Middle: aligner.lineUp(&DrawingPoint::x, 0); break;
    case Alignment::Right: aligner.lineUp(&DrawingPoint::x, 1); break;
    case Alignment::Top: aligner.lineUp(&DrawingPoint::y, -1); break;
    case Alignment::Centre: aligner.lineUp(&DrawingPoint::y, 0); break;
    case Alignment::Bottom: aligner.lineUp(&DrawingPoint::y, 1); break;
    case Alignment::Columns: aligner.spread(&DrawingPoint::x); break;
    case Alignment::Rows: aligner.spread(&DrawingPoint::y); break;
    }
    return aligner.places();
}

} // namespace stonemason::pocket_heroes
