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

/// The offsets mirrored in the main diagonal.
std::vector<Cell> transposed(const std::vector<Cell>& cells) {
    std::vector<Cell> image;
    for (const Cell cell : cells)
        image.push_back({cell.column, cell.row});
    return sorted(std::move(image));
}

/// Whether the footprint of the object equals its image.
bool isOwnImage(const CatalogueObject& object, WorldSymmetry symmetry) {
    const CellRange box = pictureOf(object);
    const Size size = sizeOf(box);
    std::vector<Cell> image;
    if (symmetry == WorldSymmetry::Diagonal)
        image = transposed(object.footprint);
    else if (symmetry == WorldSymmetry::QuarterTurn && size.rows != size.columns)
        return false;
    else
        for (const Cell cell : object.footprint)
            image.push_back(box.first + imageOf(symmetry, size,
                                                {cell.row - box.first.row, cell.column - box.first.column}));
    return sorted(object.footprint) == sorted(std::move(image));
}

/// The footprint of the object and its image in the diagonal; for other symmetries its bounding box or, in
/// quarter-turns, the square with the same lower right corner, with its doors on the rim.
std::vector<Cell> plotOf(const CatalogueObject& object, WorldSymmetry symmetry) {
    std::vector<Cell> plot = object.footprint;
    const auto add = [&](Cell cell) {
        if (std::ranges::find(plot, cell) == plot.end()) plot.push_back(cell);
    };
    if (symmetry == WorldSymmetry::Diagonal) {
        for (const Cell cell : object.footprint)
            add({cell.column, cell.row});
    } else {
        CellRange box = pictureOf(object);
        if (symmetry == WorldSymmetry::QuarterTurn) {
            const int side = std::max(sizeOf(box).rows, sizeOf(box).columns) - 1;
            box.first = {box.last.row - side, box.last.column - side};
        }
        forEachCell(sizeOf(box), [&](Cell step) { add(box.first + step); });
    }
    return plot;
}

/// Mirrors allow only castles that face along their line.
bool hasImage(const CatalogueObject& castle, WorldSymmetry symmetry) {
    if (!castle.castle) return false;
    if (symmetry == WorldSymmetry::LeftRight) return !castle.castle->looksRight;
    if (symmetry == WorldSymmetry::TopBottom) return castle.castle->looksRight;
    return true;
}

/// The catalogue without decorations and castles that have no image.
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

/// Adds the passage, unless it or a link that it is an image of has been added.
void addEdgePassage(MirrorPlan& half, int fullLink, int first, int second) {
    if (half.edgeLinks[std::size_t(fullLink)] != noZone) return;
    for (int part = 0, image = fullLink; part < half.order(); ++part) {
        half.edgeLinks[std::size_t(image)] = int(half.edgePassages.size());
        image = half.mirror.linkImages[std::size_t(image)];
    }
    const Link& link = half.fullTemplate.links[std::size_t(fullLink)];
    const auto& parts = half.mirror.parts;
    const int step = parts[std::size_t(link.second)] - parts[std::size_t(link.first)] + half.order();
    half.edgePassages.push_back({fullLink, first, second, step % half.order()});
}

void addLinks(MirrorPlan& half) {
    half.halfLinks.assign(half.fullTemplate.links.size(), noZone);
    half.edgeLinks.assign(half.fullTemplate.links.size(), noZone);
    for (std::size_t i = 0; i < half.fullTemplate.links.size(); ++i) {
        Link link = half.fullTemplate.links[i];
        const bool isPortal = link.kind == LinkKind::Portal;
        const int first = half.halfZones[std::size_t(link.first)];
        const int second = half.halfZones[std::size_t(link.second)];
        const bool isHere = half.isHere(link.first) && half.isHere(link.second);
        if (!isPortal && half.mirror.isAcross(link)) addEdgePassage(half, int(i), first, second);
        if (isPortal ? half.halfLinks[i] >= 0 : !isHere) continue;
        half.fullLinks.push_back(int(i));
        for (int part = 0, image = int(i); part < half.order(); ++part) {
            half.halfLinks[std::size_t(image)] = int(half.halfTemplate.links.size());
            image = half.mirror.linkImages[std::size_t(image)];
        }
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
        for (int part = 0; part < half.order(); ++part)
            half.halfZones[std::size_t(half.mirror.zoneImage(zone, part))] =
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

void repeatMines(std::vector<PlannedMine>& mines, const Zone& zone, int parts) {
    const std::size_t named = std::min(zone.mines.size(), mines.size());
    const std::size_t sets = (mines.size() - named) / std::size_t(parts);
    std::vector<int> lacking(named, 0); // number of missing mines, by the first mine of a set
    // The guards of mines that the zone lists are drawn separately.
    for (std::size_t i = 0; i < named; ++i) {
        std::size_t first = 0;
        while (first < i && (lacking[first] == 0 || zone.mines[i].resource != zone.mines[first].resource ||
                             zone.mines[i].guardLevel != zone.mines[first].guardLevel))
            ++first;
        lacking[first] = first == i ? parts - 1 : lacking[first] - 1;
        mines[i] = mines[first];
    }
    std::vector<PlannedMine> repeated(mines.begin(), mines.begin() + std::ptrdiff_t(named));
    for (std::size_t i = 0; i < sets; ++i)
        repeated.insert(repeated.end(), std::size_t(parts), mines[named + i]);
    mines = std::move(repeated);
}

std::vector<double> cellsOfHalf(const MirrorPlan& half, Size size) {
    const std::vector<double> whole = cellsWanted(half.fullTemplate, size);
    std::vector<double> cells(half.halfTemplate.zones.size(), 0);
    for (std::size_t zone = 0; zone < whole.size(); ++zone)
        cells[std::size_t(half.halfZones[zone])] += whole[zone];
    return cells;
}

} // namespace stonemason::pocket_heroes
