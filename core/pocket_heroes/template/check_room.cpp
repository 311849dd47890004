// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pocket_heroes/template/template_check.h"
#include "core/pocket_heroes/world/world.h"

#include <algorithm>
#include <iterator>
#include <ranges>
#include <utility>

namespace stonemason::pocket_heroes {

namespace {

/// room/too-many: zones, most on a map of the size, rows of the map
/// room/mines: zone, cells that its buildings require, cells available for them
/// room/bare: zone, whose surface has no decoration of one cell
/// room/impassable: zone, whose surface nobody can walk on
constexpr std::string_view roomMessages[]{"room/too-many", "room/mines", "room/bare", "room/impassable"};
/// fix/larger: rows of the map; fix/fewer-mines: zone, mines; fix/ground: zone
constexpr std::string_view roomFixes[]{"fix/larger", "fix/fewer-mines", "fix/ground"};

/// Cells required, including the entrance and the ways around.
constexpr int castleCells = 16;
constexpr int mineCells = 12;
constexpr int baseMineCells = 9;     ///< of ore, wood and mercury
constexpr int crowdedMineCells = 24; ///< of mines beyond one of each resource, which obstruct each other
constexpr int linkCells = 2; ///< of the end of a passage, or of a portal; it shares its ways with others

std::vector<TemplateFix> largerMap(const Template& worldTemplate) {
    const auto larger = std::ranges::upper_bound(worldSides, worldTemplate.config.mapSize);
    if (larger == worldSides.end()) return {};
    return {{{"fix/larger", {*larger}}, SetMapSize{*larger}}};
}

/// Cells available for buildings: the share of a zone without its jagged rim.
int roomIn(const Template& worldTemplate, int zone) {
    const int share = shareOf(worldTemplate, zone);
    int side = 0;
    while ((side + 1) * (side + 1) <= share)
        ++side;
    constexpr int rims = 3; // of four sides of a square; passages and neighbours leave some of them open
    return std::max(0, share - rims * side);
}

/// Cells between castle and mines that keep all of them reachable.
constexpr int courtCells = 10;

/// The cells of the mines that are always drawn: ore and wood first if the config prefers them, then any.
int drawnMineCells(const Template& worldTemplate, const Zone& zone) {
    const int drawn = std::max(0, zone.mineCount.min - int(zone.mines.size()));
    int base = 0;
    if (worldTemplate.config.prioritizeBaseMines)
        for (const Resource resource : {Resource::Ore, Resource::Wood})
            base += std::ranges::count(zone.mines, resource, &ZoneMine::resource) == 0 ? 1 : 0;
    base = std::min(base, drawn);
    const int others = std::min(drawn - base, resourceCount - base);
    return base * baseMineCells + others * mineCells + (drawn - base - others) * crowdedMineCells;
}

/// The cells for all guaranteed buildings and links if the zone with that index were `zone`.
int wantedIn(const Template& worldTemplate, int index, const Zone& zone) {
    const auto links = std::ranges::count_if(worldTemplate.links, [index](const Link& link) {
        return link.kind != LinkKind::Near && (link.first == index || link.second == index);
    });
    const bool hasCastle = zone.needsCastle();
    int cells = linkCells * int(std::min<std::ptrdiff_t>(links, worldTemplate.config.mapSize));
    cells += hasCastle ? castleCells : 0;
    cells += hasCastle && !zone.mines.empty() ? courtCells : 0;
    for (const ZoneMine& mine : zone.mines) {
        const bool isBase = isBaseResource(mine.resource) || mine.resource == Resource::Mercury;
        cells += isBase ? baseMineCells : mineCells;
    }
    return cells + drawnMineCells(worldTemplate, zone);
}

/// A fix that limits the mines to those that fit; none if even a zone without mines has too little room.
std::vector<TemplateFix> fewerMines(const Template& worldTemplate, int index, int room) {
    const Zone& zone = worldTemplate.zones[std::size_t(index)];
    const auto counts = std::views::iota(0, std::max(int(zone.mines.size()), zone.mineCount.min));
    const auto tooMany = std::ranges::partition_point(
        counts, [&](int most) { return wantedIn(worldTemplate, index, withMines(zone, most)) <= room; });
    const int most = int(tooMany - counts.begin()) - 1;
    if (most < 0) return {};
    return {{{"fix/fewer-mines", {index, most}}, LimitMines{index, most}}};
}

bool hasSmallDecoration(const Catalogue& catalogue, Surface surface) {
    const auto& decorations = catalogue.objects(Section::Decoration).all();
    return std::ranges::any_of(decorations, [surface](const CatalogueObject& object) {
        return object.footprint.size() == 1 && object.surfaces.has(surface);
    });
}

bool isWalkable(const Catalogue& catalogue, Surface surface) {
    return isKnown(surface) && catalogue.surfaces[std::size_t(surface)].cost > 0;
}

void runRoom(const Template& worldTemplate, const Catalogue& catalogue, TemplateFindings& problems) {
    const int side = worldTemplate.config.mapSize;
    const int most = side * side / fewestZoneCells;
    if (int(worldTemplate.zones.size()) > most)
        problems.push_back({roomCheck.id,
                            Severity::Error,
                            {"room/too-many", {int(worldTemplate.zones.size()), most, side}},
                            {},
                            largerMap(worldTemplate)});
    for (int i = 0; i < int(worldTemplate.zones.size()); ++i) {
        const Zone& zone = worldTemplate.zones[std::size_t(i)];
        const int wanted = wantedIn(worldTemplate, i, zone);
        const int room = roomIn(worldTemplate, i);
        if (wanted > room) {
            std::vector<TemplateFix> fixes = largerMap(worldTemplate);
            std::ranges::move(fewerMines(worldTemplate, i, room), std::back_inserter(fixes));
            problems.push_back({roomCheck.id,
                                Severity::Error,
                                {"room/mines", {i, wanted, room}},
                                {zoneCell(i)},
                                std::move(fixes)});
        }
        const bool walkable = isWalkable(catalogue, zone.surface);
        if (walkable && hasSmallDecoration(catalogue, zone.surface)) continue;
        problems.push_back({roomCheck.id,
                            Severity::Error,
                            {walkable ? "room/bare" : "room/impassable", {i}},
                            {zoneCell(i)},
                            {{{"fix/ground", {i}}, SetSurface{i, Surface::Grass}}}});
    }
}

} // namespace

constinit const TemplateCheck roomCheck{"room", runRoom, roomMessages, roomFixes};

} // namespace stonemason::pocket_heroes
