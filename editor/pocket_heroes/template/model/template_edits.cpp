// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pocket_heroes/template/model/template_edits.h"

#include "core/pocket_heroes/format/template_limits.h"
#include "core/pocket_heroes/generate/zone_drawing.h"
#include "core/pocket_heroes/template/drawn_links.h"
#include "core/pocket_heroes/template/like_zones.h"
#include "core/pocket_heroes/template/spread_zones.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>
#include <numeric>

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

std::vector<DrawingPoint> placesOf(const Template& wanted) {
    std::vector<DrawingPoint> places;
    const Template worldTemplate = withLikeNumbers(wanted);
    for (const Zone& zone : worldTemplate.zones)
        if (zone.place) places.push_back(*zone.place);
    if (places.size() == worldTemplate.zones.size()) return places;
    SeededRandom random(layoutSeed);
    const bool isFree = places.empty();
    places = drawZones(worldTemplate, random, sparePortals(worldTemplate));
    keepInFiles(places, isFree);
    spreadZones(worldTemplate.zones, places, maximumPlace);
    keepInFiles(places, isFree);
    return places;
}

std::vector<DrawingPoint> laidOut(Template worldTemplate) {
    for (Zone& zone : worldTemplate.zones)
        zone.place.reset();
    return placesOf(worldTemplate);
}

namespace {

constexpr double asideOfCopy = 40; // units of zone sizes

struct TemplateEdits {
    Q_DECLARE_TR_FUNCTIONS(stonemason::pocket_heroes::TemplateEdits)
};

/// Files are read by people.
double tenths(double number) {
    return std::round(number * 10) / 10;
}

/// Where a file can hold it.
DrawingPoint allowed(DrawingPoint place) {
    return {std::clamp(tenths(place.x), -maximumPlace, maximumPlace),
            std::clamp(tenths(place.y), -maximumPlace, maximumPlace)};
}

/// From now on the zones stay where they are seen.
void keepPlaces(Template& worldTemplate, const std::vector<DrawingPoint>& places) {
    for (std::size_t zone = 0; zone < std::min(places.size(), worldTemplate.zones.size()); ++zone)
        if (worldTemplate.zones[zone].place != places[zone])
            worldTemplate.zones[zone].place = allowed(places[zone]);
}

/// False, and no step, where all zones are drawn so already, be it by the automatic layout.
bool place(TemplateDocument& document, const QString& text, const std::vector<DrawingPoint>& places,
           int field = -1) {
    const auto isSame = [](DrawingPoint one, DrawingPoint other) { return allowed(one) == allowed(other); };
    if (std::ranges::equal(document.places(), places, isSame)) return false;
    document.change(
        text, [&](Template& worldTemplate) { keepPlaces(worldTemplate, places); }, field);
    return true;
}

std::vector<int> numbersFrom(int first, int end) {
    std::vector<int> numbers(std::size_t(std::max(0, end - first)));
    std::iota(numbers.begin(), numbers.end(), first);
    return numbers;
}

bool isTaken(const std::vector<DrawingPoint>& places, DrawingPoint point) {
    return std::ranges::any_of(places, [&](DrawingPoint place) {
        return std::hypot(place.x - point.x, place.y - point.y) < asideOfCopy / 2;
    });
}

void append(TemplateDocument& document, const QString& text, Template part) {
    const std::vector<DrawingPoint> places = placesOf(part);
    for (std::size_t zone = 0; zone < part.zones.size(); ++zone)
        part.zones[zone].place = places[zone];
    DrawingPoint by;
    const auto clashes = [&] {
        return std::ranges::any_of(places, [&](DrawingPoint place) {
            return isTaken(document.places(), {place.x + by.x, place.y + by.y});
        });
    };
    while (clashes())
        by = {by.x + asideOfCopy, by.y + asideOfCopy};
    by = allowedMove(places, numbersFrom(0, int(places.size())), by);
    const int zones = int(document.worldTemplate().zones.size());
    document.change(text, [&](Template& worldTemplate) {
        keepPlaces(worldTemplate, document.places());
        worldTemplate = withPart(std::move(worldTemplate), part, by);
    });
    if (int(document.worldTemplate().zones.size()) > zones)
        document.select(numbersFrom(zones, int(document.worldTemplate().zones.size())));
}

} // namespace

DrawingPoint allowedMove(const std::vector<DrawingPoint>& places, const std::vector<int>& zones,
                         DrawingPoint by) {
    for (const int zone : zones) {
        const DrawingPoint place = places[std::size_t(zone)];
        by.x =
            std::clamp(by.x, std::min(0.0, -maximumPlace - place.x), std::max(0.0, maximumPlace - place.x));
        by.y =
            std::clamp(by.y, std::min(0.0, -maximumPlace - place.y), std::max(0.0, maximumPlace - place.y));
    }
    return by;
}

void addZone(TemplateDocument& document, DrawingPoint at) {
    Zone zone;
    if (!document.worldTemplate().zones.empty()) zone.size = document.worldTemplate().zones.back().size;
    zone.place = allowed(at);
    const int index = int(document.worldTemplate().zones.size());
    document.change(TemplateEdits::tr("Add zone"), [&](Template& worldTemplate) {
        keepPlaces(worldTemplate, document.places());
        worldTemplate.zones.push_back(zone);
    });
    if (int(document.worldTemplate().zones.size()) > index) document.select({index});
}

void connectZones(TemplateDocument& document, const std::vector<int>& zones, LinkKind kind) {
    const int before = int(document.worldTemplate().links.size());
    Template linked = document.worldTemplate();
    for (std::size_t i = 1; i < zones.size(); ++i)
        if (zones[i - 1] != zones[i] && linkBetween(linked, zones[i - 1], zones[i]) < 0)
            linked.links.push_back({.first = zones[i - 1], .second = zones[i], .kind = kind});
    if (int(linked.links.size()) == before)
        return document.refuse(TemplateEdits::tr("These zones are linked already."));
    keepPlaces(linked, document.places());
    document.change(TemplateEdits::tr("Link zones"),
                    [&](Template& worldTemplate) { worldTemplate = linked; });
    const int after = int(document.worldTemplate().links.size());
    if (after > before) document.select({}, numbersFrom(before, after)); // else the reason has been shown
}

void removeSelected(TemplateDocument& document) {
    const std::vector<int> zones = document.selectedZones();
    const std::vector<int> links = document.selectedLinks();
    document.change(TemplateEdits::tr("Delete"), [&](Template& worldTemplate) {
        if (!zones.empty()) keepPlaces(worldTemplate, document.places());
        worldTemplate = withoutZones(withoutLinks(std::move(worldTemplate), links), zones);
    });
    document.select({});
}

void duplicateSelected(TemplateDocument& document) {
    Template shown = document.worldTemplate();
    keepPlaces(shown, document.places());
    append(document, TemplateEdits::tr("Duplicate"), partOf(shown, document.selectedZones()));
}

void paste(TemplateDocument& document, const Template& part) {
    append(document, TemplateEdits::tr("Paste"), part);
}

void moveSelected(TemplateDocument& document, DrawingPoint by, int field) {
    std::vector<DrawingPoint> places = document.places();
    by = allowedMove(places, document.selectedZones(), by);
    for (const int zone : document.selectedZones())
        places[std::size_t(zone)] = {places[std::size_t(zone)].x + by.x, places[std::size_t(zone)].y + by.y};
    place(document, TemplateEdits::tr("Move"), places, field);
}

void alignSelected(TemplateDocument& document, const QString& text, Alignment alignment) {
    place(document, text,
          aligned(document.worldTemplate(), document.places(), document.selectedZones(), alignment));
}

bool layOut(TemplateDocument& document) {
    return place(document, TemplateEdits::tr("Automatic layout"), laidOut(document.worldTemplate()));
}

void addCastles(TemplateDocument& document) {
    document.change(TemplateEdits::tr("Add castle"), [&](Template& worldTemplate) {
        for (const int zone : document.selectedZones()) {
            std::vector<ZoneCastle>& castles = worldTemplate.zones[std::size_t(zone)].castles;
            if (castles.size() < std::size_t(maximumZoneBuildings))
                castles.push_back({.nation = Nation::Random, .owner = freePlayer(worldTemplate)});
        }
    });
}

void setKind(TemplateDocument& document, LinkKind kind) {
    document.change(TemplateEdits::tr("Change kind of link"), [&](Template& worldTemplate) {
        for (const int link : document.selectedLinks())
            worldTemplate.links[std::size_t(link)].kind = kind;
    });
}

} // namespace stonemason::pocket_heroes
