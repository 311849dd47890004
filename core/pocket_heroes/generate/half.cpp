// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pocket_heroes/generate/half.h"

#include "core/grid/cell_set.h"
#include "core/pocket_heroes/generate/picture.h"

#include <algorithm>
#include <utility>

namespace stonemason::pocket_heroes {

namespace {

std::vector<Cell> sorted(std::vector<Cell> cells) {
    std::ranges::sort(cells);
    return cells;
}

/// As offsets of their own image in the main diagonal.
std::vector<Cell> transposed(const std::vector<Cell>& cells) {
    std::vector<Cell> image;
    for (const Cell cell : cells)
        image.push_back({cell.column, cell.row});
    return sorted(std::move(image));
}

/// Whether what takes those cells looks the same in its image.
bool isOwnImage(const CatalogueObject& object, WorldSymmetry symmetry) {
    const CellRange box = pictureOf(object);
    const Size size = sizeOf(box);
    std::vector<Cell> image;
    if (symmetry == WorldSymmetry::Diagonal)
        image = transposed(object.footprint);
    else
        for (const Cell cell : object.footprint)
            image.push_back(box.first + imageOf(symmetry, size,
                                                {cell.row - box.first.row, cell.column - box.first.column}));
    return sorted(object.footprint) == sorted(std::move(image));
}

/// Its cells and those of its image in the diagonal; else all of its rectangle.
std::vector<Cell> plotOf(const CatalogueObject& object, WorldSymmetry symmetry) {
    std::vector<Cell> plot = object.footprint;
    const auto add = [&](Cell cell) {
        if (std::ranges::find(plot, cell) == plot.end()) plot.push_back(cell);
    };
    if (symmetry == WorldSymmetry::Diagonal) {
        for (const Cell cell : object.footprint)
            add({cell.column, cell.row});
    } else {
        const CellRange box = pictureOf(object);
        forEachCell(sizeOf(box), [&](Cell step) { add(box.first + step); });
    }
    return plot;
}

/// Mirrors have castles that look along their line.
bool hasImage(const CatalogueObject& castle, WorldSymmetry symmetry) {
    if (!castle.castle) return false;
    if (symmetry == WorldSymmetry::LeftRight) return !castle.castle->looksRight;
    if (symmetry == WorldSymmetry::TopBottom) return castle.castle->looksRight;
    return true;
}

/// Without decorations and castles that have no image.
Catalogue catalogueOfHalves(const Catalogue& catalogue, WorldSymmetry symmetry) {
    Catalogue halves = catalogue;
    for (const Section section :
         {Section::Decoration, Section::Visitable, Section::Ownerable, Section::Castle}) {
        if (section == Section::Castle && symmetry == WorldSymmetry::Diagonal) continue;
        ObjectList objects;
        for (CatalogueObject object : catalogue.objects(section).all()) {
            if (section == Section::Decoration && !isOwnImage(object, symmetry)) continue;
            if (section == Section::Castle && !hasImage(object, symmetry)) continue;
            if (section != Section::Decoration) object.footprint = plotOf(object, symmetry);
            objects.add(std::move(object));
        }
        halves.sections[std::size_t(section)] = std::move(objects);
    }
    return halves;
}

void addLinks(MirrorPlan& half) {
    half.halfLinks.assign(half.fullTemplate.links.size(), noZone);
    for (std::size_t i = 0; i < half.fullTemplate.links.size(); ++i) {
        Link link = half.fullTemplate.links[i];
        const auto image = std::size_t(half.mirror.linkImages[i]);
        const bool isPortal = link.kind == LinkKind::Portal;
        const int first = half.halfZones[std::size_t(link.first)];
        const int second = half.halfZones[std::size_t(link.second)];
        const bool isHere = half.isHere(link.first) && half.isHere(link.second);
        const bool isAcross = !half.isOwnImage(first) && !half.isOwnImage(second) &&
                              half.isHere(link.first) != half.isHere(link.second);
        if (!isPortal && isAcross && i <= image) half.edgePassages.push_back({int(i), first, second});
        if (isPortal ? half.halfLinks[i] >= 0 : !isHere) continue;
        half.halfLinks[i] = int(half.halfTemplate.links.size());
        half.fullLinks.push_back(int(i));
        half.halfLinks[image] = int(half.halfTemplate.links.size());
        link.first = first;
        link.second = second;
        half.halfTemplate.links.push_back(std::move(link));
    }
}

} // namespace

Result<MirrorPlan> halfOf(const Template& worldTemplate, const Catalogue& catalogue, WorldSymmetry symmetry) {
    auto mirror = mirrorOf(worldTemplate, symmetry);
    if (!mirror) return mirror.error();
    MirrorPlan half{mirroredTemplate(worldTemplate, *mirror),
                    {},
                    *mirror,
                    catalogueOfHalves(catalogue, symmetry),
                    &catalogue};
    half.halfTemplate.name = half.fullTemplate.name;
    half.halfTemplate.config = half.fullTemplate.config;
    half.halfZones.assign(half.fullTemplate.zones.size(), noZone);
    for (int zone = 0; zone < int(half.fullTemplate.zones.size()); ++zone) {
        if (!half.isHere(zone)) continue;
        half.halfZones[std::size_t(zone)] = int(half.halfTemplate.zones.size());
        half.halfZones[std::size_t(half.mirror.zoneImages[std::size_t(zone)])] =
            int(half.halfTemplate.zones.size());
        half.halfTemplate.zones.push_back(half.fullTemplate.zones[std::size_t(zone)]);
        half.fullZones.push_back(zone);
        if (half.mirror.isOwnImage(zone)) half.halfTemplate.zones.back().castleCount = {0, 0};
    }
    addLinks(half);
    return half;
}

std::string imageOfCastle(const MirrorPlan& half, const std::string& id) {
    const CatalogueObject* castle = half.catalogue.find(Section::Castle, id);
    if (!castle || half.symmetry() != WorldSymmetry::Diagonal) return id;
    const std::vector<Cell> image = transposed(castle->footprint);
    for (const CatalogueObject& other : half.catalogue.objects(Section::Castle).all())
        if (sorted(other.footprint) == image) return other.id;
    return id;
}

void pairMines(std::vector<PlannedMine>& mines, const Zone& zone) {
    const std::size_t named = std::min(zone.mines.size(), mines.size());
    const std::size_t pairs = (mines.size() - named) / 2;
    std::vector<char> isPaired(named, 0);
    // The guards of two that the zone names are drawn apart.
    for (std::size_t i = 0; i < named; ++i)
        for (std::size_t before = 0; before < i && isPaired[i] == 0; ++before) {
            const ZoneMine& one = zone.mines[i];
            const ZoneMine& other = zone.mines[before];
            if (isPaired[before] != 0 || one.resource != other.resource || one.guardLevel != other.guardLevel)
                continue;
            isPaired[before] = isPaired[i] = 1;
            mines[i] = mines[before];
        }
    std::vector<PlannedMine> paired(mines.begin(), mines.begin() + std::ptrdiff_t(named));
    for (std::size_t i = 0; i < pairs; ++i)
        paired.insert(paired.end(), 2, mines[named + i]);
    mines = std::move(paired);
}

std::vector<double> cellsOfHalf(const MirrorPlan& half, Size size) {
    const std::vector<double> whole = cellsWanted(half.fullTemplate, size);
    std::vector<double> cells(half.halfTemplate.zones.size(), 0);
    for (std::size_t zone = 0; zone < whole.size(); ++zone)
        cells[std::size_t(half.halfZones[zone])] += whole[zone];
    return cells;
}

} // namespace stonemason::pocket_heroes
