// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pocket_heroes/generate/half.h"

#include <algorithm>
#include <utility>

namespace stonemason::pocket_heroes {

namespace {

std::vector<Cell> imageOf(const std::vector<Cell>& cells) {
    std::vector<Cell> image;
    for (const Cell cell : cells)
        image.push_back(mirrored(cell));
    std::ranges::sort(image);
    return image;
}

bool isOwnImage(const std::vector<Cell>& cells) {
    std::vector<Cell> sorted = cells;
    std::ranges::sort(sorted);
    return sorted == imageOf(cells);
}

/// Its cells and those of its image.
std::vector<Cell> plotOf(const std::vector<Cell>& footprint) {
    std::vector<Cell> plot = footprint;
    for (const Cell cell : footprint)
        if (std::ranges::find(plot, mirrored(cell)) == plot.end()) plot.push_back(mirrored(cell));
    return plot;
}

/// Without decorations that have no image.
Catalogue catalogueOfHalves(const Catalogue& catalogue) {
    Catalogue halves = catalogue;
    for (const Section section : {Section::Decoration, Section::Visitable, Section::Ownerable}) {
        ObjectList objects;
        for (CatalogueObject object : catalogue.objects(section).all()) {
            if (section == Section::Decoration && !isOwnImage(object.footprint)) continue;
            object.footprint = plotOf(object.footprint);
            objects.add(std::move(object));
        }
        halves.sections[std::size_t(section)] = std::move(objects);
    }
    return halves;
}

} // namespace

Result<MirrorPlan> halfOf(const Template& worldTemplate, const Catalogue& catalogue) {
    auto mirror = mirrorOf(worldTemplate);
    if (!mirror) return mirror.error();
    MirrorPlan half{
        mirroredTemplate(worldTemplate, *mirror), {}, *mirror, catalogueOfHalves(catalogue), &catalogue};
    half.halfTemplate.name = half.fullTemplate.name;
    half.halfTemplate.config = half.fullTemplate.config;
    half.halfZones.assign(half.fullTemplate.zones.size(), -1);
    for (int zone = 0; zone < int(half.fullTemplate.zones.size()); ++zone) {
        if (half.mirror.isHere[std::size_t(zone)] == 0) continue;
        half.halfZones[std::size_t(zone)] = int(half.halfTemplate.zones.size());
        half.halfZones[std::size_t(half.mirror.zoneImages[std::size_t(zone)])] =
            int(half.halfTemplate.zones.size());
        half.halfTemplate.zones.push_back(half.fullTemplate.zones[std::size_t(zone)]);
        half.fullZones.push_back(zone);
        if (half.mirror.isOnDiagonal(zone)) half.halfTemplate.zones.back().castleCount = {0, 0};
    }
    half.halfLinks.assign(half.fullTemplate.links.size(), -1);
    for (std::size_t i = 0; i < half.fullTemplate.links.size(); ++i) {
        Link link = half.fullTemplate.links[i];
        const bool isPortal = link.kind == LinkKind::Portal;
        const bool isHere = half.mirror.isHere[std::size_t(link.first)] != 0 &&
                            half.mirror.isHere[std::size_t(link.second)] != 0;
        if (!isPortal && half.mirror.zoneImages[std::size_t(link.first)] == link.second)
            half.mirrorPassages.push_back({int(i), half.halfZones[std::size_t(link.first)]});
        if (isPortal ? half.halfLinks[i] >= 0 : !isHere) continue;
        half.halfLinks[i] = int(half.halfTemplate.links.size());
        half.fullLinks.push_back(int(i));
        half.halfLinks[std::size_t(half.mirror.linkImages[i])] = int(half.halfTemplate.links.size());
        link.first = half.halfZones[std::size_t(link.first)];
        link.second = half.halfZones[std::size_t(link.second)];
        half.halfTemplate.links.push_back(std::move(link));
    }
    return half;
}

std::string mirroredCastle(const Catalogue& catalogue, const std::string& id) {
    const CatalogueObject* castle = catalogue.find(Section::Castle, id);
    if (!castle) return id;
    const std::vector<Cell> image = imageOf(castle->footprint);
    for (const CatalogueObject& other : catalogue.objects(Section::Castle).all()) {
        std::vector<Cell> cells = other.footprint;
        std::ranges::sort(cells);
        if (cells == image) return other.id;
    }
    return id;
}

std::vector<double> cellsOfHalf(const MirrorPlan& half, Size size) {
    const std::vector<double> whole = cellsWanted(half.fullTemplate, size);
    std::vector<double> cells(half.halfTemplate.zones.size(), 0);
    for (std::size_t zone = 0; zone < whole.size(); ++zone)
        cells[std::size_t(half.halfZones[zone])] += whole[zone];
    return cells;
}

} // namespace stonemason::pocket_heroes
