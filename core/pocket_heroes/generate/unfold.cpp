// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pocket_heroes/generate/half.h"
#include "core/pocket_heroes/generate/picture.h"
#include "core/pocket_heroes/generate/portal_sets.h"

#include <algorithm>
#include <utility>

namespace stonemason::pocket_heroes {

namespace {

/// Unfolds the draft of a half into that of the whole world: repeats each thing with its images.
/// Cost: O(cells + things), and O(doors) for each door with a guard.
/// Source: own work.
class Unfolder {
public:
    Unfolder(const Draft& draft, const MirrorPlan& half)
        : from_(draft)
        , half_(half)
        , image_(draft.image)
        , whole_(draft)
        , sets_(portalSetsOf(*half.original)) {}

    Draft unfold() {
        whole_.gates.clear();
        whole_.villageCentres.clear();
        whole_.edgePassages.clear();
        whole_.doorGuards.clear();
        spreadZones();
        mirrorGrids();
        mirrorBuildings();
        mirrorLinks();
        mirrorItemsAndGuards();
        if (!image_.isDiagonal()) removeBlindRoads(whole_);
        whole_.joint.reset();
        return std::move(whole_);
    }

private:
    std::size_t zones() const { return half_.fullTemplate.zones.size(); }
    int parts() const { return half_.order(); }
    int imageZone(int halfZone, int steps) const {
        return half_.mirror.zoneImage(half_.fullZones[std::size_t(halfZone)], steps);
    }

    void spreadZones() {
        whole_.wanted = cellsWanted(half_.fullTemplate, from_.size);
        whole_.centres.clear();
        whole_.mines.clear();
        whole_.castles.clear();
        whole_.moreCastles.clear();
        whole_.richness.clear();
        for (std::size_t zone = 0; zone < zones(); ++zone) {
            const auto here = std::size_t(half_.halfZones[zone]);
            const int part = half_.mirror.parts[zone];
            if (!from_.centres.empty()) whole_.centres.push_back(image_.of(from_.centres[here], part));
            whole_.mines.push_back(from_.mines[here]);
            whole_.castles.push_back(from_.castles[here]);
            whole_.moreCastles.push_back(from_.moreCastles[here]);
            giveToImages(zone, part);
            whole_.richness.push_back(from_.richness[here] * (half_.isOwnImage(int(here)) ? parts() : 1));
        }
    }

    void giveToImages(std::size_t zone, int part) {
        for (PlannedMine& mine : whole_.mines[zone])
            mine.owner = half_.mirror.imageOf(mine.owner, part);
        if (whole_.castles[zone])
            whole_.castles[zone]->owner = half_.mirror.imageOf(whole_.castles[zone]->owner, part);
    }

    /// On the diagonal, cells alternate between a zone and its image.
    void mirrorGrids() {
        forEachCell(from_.size, [this](Cell cell) {
            const int part = image_.isFixed(cell) ? cell.row % 2 : image_.partAt(cell);
            const Cell source = image_.sourceOf(cell);
            const int zone = from_.zoneOf[source];
            if (zone >= 0) whole_.zoneOf[cell] = std::int16_t(imageZone(zone, part));
            whole_.skeleton[cell] = from_.skeleton[source];
            whole_.ranges[cell] = from_.ranges[source];
            whole_.use[cell] = from_.use[source];
            whole_.roads[cell] = from_.roads[source];
        });
        if (from_.joint && from_.roads[image_.middleCells().front()] != 0)
            for (const Cell cell : image_.middleRoad())
                whole_.roads[cell] = 1;
    }

    CellRange plotOf(Section section, const std::string& id) const {
        const CatalogueObject* object = half_.catalogue.find(section, id);
        return object ? pictureOf(*object) : CellRange{};
    }

    /// The image of the building after a number of steps.
    DraftBuilding image(Section section, const DraftBuilding& building, int steps) const {
        const bool hasFar = steps > 0 && !building.farApproaches.empty();
        const Cell approach = hasFar ? building.farApproaches[std::size_t(steps) - 1] : building.approach;
        return {building.id, imageZone(building.zone, steps),
                image_.placeOf(plotOf(section, building.id), building.cell, steps),
                image_.of(approach, steps)};
    }

    /// Marks the entrance of an image at `there`, which need not be the image of the entrance.
    void enterImage(const DraftBuilding& building, Cell there, int steps) {
        const Cell image = image_.of(building.cell, steps);
        if (image == there) return;
        whole_.use[image] = CellUse::Building;
        whole_.use[there] = CellUse::Entrance;
    }

    void mirrorBuildings() {
        whole_.placedCastles.clear();
        for (const DraftCastle& castle : from_.placedCastles)
            for (int part = 0; part < parts(); ++part) {
                DraftCastle there{image(Section::Castle, castle.building, part), castle.plan};
                enterImage(castle.building, there.building.cell, part);
                if (part > 0) there.building.id = imageOfCastle(half_, castle.building.id);
                there.plan.owner = half_.mirror.imageOf(castle.plan.owner, part);
                whole_.placedCastles.push_back(std::move(there));
            }
        whole_.placedMines.clear();
        for (const DraftMine& mine : from_.placedMines) {
            const int images = image_.isFixed(mine.building.cell) ? 1 : parts();
            for (int part = 0; part < images; ++part) {
                DraftMine there{image(Section::Ownerable, mine.building, part), mine.plan, {}};
                enterImage(mine.building, there.building.cell, part);
                there.plan.owner = half_.mirror.imageOf(mine.plan.owner, part);
                if (mine.guard) there.guard = guardAt(*mine.guard, part);
                whole_.placedMines.push_back(std::move(there));
            }
        }
        whole_.visitables.clear();
        for (const DraftBuilding& building : from_.visitables)
            for (int part = 0; part < parts(); ++part) {
                whole_.visitables.push_back(image(Section::Visitable, building, part));
                enterImage(building, whole_.visitables.back().cell, part);
            }
    }

    /// The cell of the guard of the image of a door after a number of steps.
    Cell guardAt(Cell guard, int steps) const {
        for (const DoorGuard& door : from_.doorGuards)
            if (door.guard.cell == guard && steps > 0)
                return image_.of(door.far[std::size_t(steps) - 1], steps);
        return image_.of(guard, steps);
    }

    void mirrorItemsAndGuards() {
        for (const Item& item : from_.items)
            for (int part = 1; part < parts(); ++part) {
                whole_.items.push_back(item);
                whole_.items.back().cell = image_.of(item.cell, part);
            }
        const auto addGuard = [this](const Guard& guard, Cell cell) {
            whole_.guards.push_back(guard);
            whole_.guards.back().cell = cell;
        };
        for (const Guard& guard : from_.guards)
            for (int part = 1; part < parts() && !image_.isFixed(guard.cell); ++part)
                addGuard(guard, image_.of(guard.cell, part));
        for (const DoorGuard& door : from_.doorGuards)
            for (int part = 0; part < parts(); ++part)
                addGuard(door.guard,
                         part == 0 ? door.guard.cell : image_.of(door.far[std::size_t(part) - 1], part));
    }

    void mirrorLinks() {
        whole_.links.clear();
        for (int link = 0; link < int(half_.fullTemplate.links.size()); ++link) {
            const Link& ends = half_.fullTemplate.links[std::size_t(link)];
            if (half_.halfLinks[std::size_t(link)] < 0) {
                addEdgePassage(link);
                continue;
            }
            DraftLink mirroredLink = from_.links[std::size_t(half_.halfLinks[std::size_t(link)])];
            mirroredLink.link = link;
            if (mirroredLink.portal) {
                whole_.links.push_back(withPortals(mirroredLink));
                continue;
            }
            const int part = std::max(half_.mirror.parts[std::size_t(ends.first)],
                                      half_.mirror.parts[std::size_t(ends.second)]);
            for (std::vector<Cell>* cells : {&mirroredLink.cells, &mirroredLink.guards, &mirroredLink.beside})
                for (Cell& cell : *cells)
                    cell = image_.of(cell, part);
            whole_.links.push_back(std::move(mirroredLink));
        }
    }

    /// A portal and its image belong to two equal pairs; portals from a zone to its image, or along the
    /// line, belong to one pair. Quarter-turns have none.
    DraftLink withPortals(const DraftLink& drawn) const {
        DraftLink mirroredLink{drawn.link, true, {}, {}, drawn.guardLevel};
        if (drawn.portals.empty()) return mirroredLink;
        const Link& ends = half_.fullTemplate.links[std::size_t(drawn.link)];
        const int original = half_.fullLinks[std::size_t(half_.halfLinks[std::size_t(drawn.link)])];
        const Link& drawnEnds = half_.fullTemplate.links[std::size_t(original)];
        const PortalSet& set = sets_[std::size_t(half_.mirror.portalSets[std::size_t(drawn.link)])];
        const bool isToImage = half_.mirror.zoneImages[std::size_t(ends.first)] == ends.second;
        for (std::size_t i = 0; i < set.ends.size(); ++i) {
            const auto& [atFirst, object] = set.ends[i];
            // The way from a zone to its image begins at the start of the image of the way back.
            const std::size_t from = isToImage ? (i == 0 || i == 2 ? 0 : drawn.portals.size() - 1) : i;
            const int drawnZone = atFirst ? drawnEnds.first : drawnEnds.second;
            const bool flips = !half_.isHere(drawnZone) != (drawn.link != original);
            const DraftBuilding& portal = drawn.portals[from];
            DraftBuilding there = image(Section::Visitable, portal, flips ? 1 : 0);
            there.id = object->id;
            there.zone = atFirst ? ends.first : ends.second;
            mirroredLink.cells.push_back(there.cell);
            mirroredLink.portals.push_back(std::move(there));
            if (from < drawn.guards.size())
                mirroredLink.guards.push_back(guardAt(drawn.guards[from], flips ? 1 : 0));
        }
        return mirroredLink;
    }

    /// Adds a passage whose first cell is on the side of the first zone. A passage that is its own image has
    /// a guard on either side, any other has one.
    void addEdgePassage(int link) {
        const auto index = std::size_t(half_.edgeLinks[std::size_t(link)]);
        DraftLink passage = from_.edgePassages[index];
        passage.link = link;
        const Link& ends = half_.fullTemplate.links[std::size_t(link)];
        const int firstPart = half_.mirror.parts[std::size_t(ends.first)];
        const int secondPart = half_.mirror.parts[std::size_t(ends.second)];
        if (!passage.cells.empty())
            passage.cells = {image_.of(passage.cells.front(), firstPart),
                             image_.of(passage.cells.back(), secondPart)};
        if (!passage.guards.empty()) {
            const Cell guard = passage.guards.front();
            passage.guards = {image_.of(guard, firstPart)};
            if (half_.isOwnImage(half_.edgePassages[index]))
                passage.guards.push_back(image_.of(guard, secondPart));
        }
        whole_.links.push_back(std::move(passage));
    }

    const Draft& from_;
    const MirrorPlan& half_;
    const WorldImage& image_;
    Draft whole_;
    std::vector<PortalSet> sets_;
};

} // namespace

Draft unfold(const Draft& draft, const MirrorPlan& half) {
    return Unfolder(draft, half).unfold();
}

} // namespace stonemason::pocket_heroes
