// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pocket_heroes/generate/half.h"
#include "core/pocket_heroes/generate/picture.h"
#include "core/pocket_heroes/generate/portal_sets.h"

#include <algorithm>
#include <utility>

namespace stonemason::pocket_heroes {

namespace {

/// Makes the draft of the whole world out of that of a half: each part with its image.
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
    int imageZone(int halfZone) const {
        return half_.mirror.zoneImages[std::size_t(half_.fullZones[std::size_t(halfZone)])];
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
            const bool isOwn = half_.fullZones[here] == int(zone);
            if (!from_.centres.empty())
                whole_.centres.push_back(isOwn ? from_.centres[here] : image_.of(from_.centres[here]));
            whole_.mines.push_back(from_.mines[here]);
            whole_.castles.push_back(from_.castles[here]);
            whole_.moreCastles.push_back(from_.moreCastles[here]);
            if (!isOwn) giveToImages(zone);
            whole_.richness.push_back(from_.richness[here] * (half_.isOwnImage(int(here)) ? 2 : 1));
        }
    }

    void giveToImages(std::size_t zone) {
        for (PlannedMine& mine : whole_.mines[zone])
            mine.owner = half_.mirror.imageOf(mine.owner);
        if (whole_.castles[zone])
            whole_.castles[zone]->owner = half_.mirror.imageOf(whole_.castles[zone]->owner);
    }

    /// On the diagonal a zone and its image take turns.
    void mirrorGrids() {
        forEachCell(from_.size, [this](Cell cell) {
            const bool isBeyond = image_.isBeyond(cell);
            const bool isImage = isBeyond || (image_.isFixed(cell) && cell.row % 2 != 0);
            const Cell source = isBeyond ? image_.of(cell) : cell;
            const int zone = from_.zoneOf[source];
            if (zone >= 0)
                whole_.zoneOf[cell] =
                    std::int16_t(isImage ? imageZone(zone) : half_.fullZones[std::size_t(zone)]);
            whole_.skeleton[cell] = from_.skeleton[source];
            whole_.ranges[cell] = from_.ranges[source];
            whole_.use[cell] = from_.use[source];
            whole_.roads[cell] = from_.roads[source];
        });
        if (from_.joint && from_.roads[image_.middleCells().front()] != 0) whole_.roads[*from_.joint] = 1;
    }

    CellRange plotOf(Section section, const std::string& id) const {
        const CatalogueObject* object = half_.catalogue.find(section, id);
        return object ? pictureOf(*object) : CellRange{};
    }

    DraftBuilding image(Section section, const DraftBuilding& building) const {
        return {building.id, imageZone(building.zone),
                image_.placeOf(plotOf(section, building.id), building.cell),
                image_.of(building.farApproach.value_or(building.approach))};
    }
    DraftBuilding own(const DraftBuilding& building) const {
        return {building.id, half_.fullZones[std::size_t(building.zone)], building.cell, building.approach};
    }

    /// The entrance is where the image has it, which need not be the image of the entrance.
    void enterImage(const DraftBuilding& building, Cell there) {
        if (image_.of(building.cell) == there) return;
        whole_.use[image_.of(building.cell)] = CellUse::Building;
        whole_.use[there] = CellUse::Entrance;
    }

    void mirrorBuildings() {
        whole_.placedCastles.clear();
        for (const DraftCastle& castle : from_.placedCastles) {
            whole_.placedCastles.push_back({own(castle.building), castle.plan});
            DraftCastle there{image(Section::Castle, castle.building), castle.plan};
            enterImage(castle.building, there.building.cell);
            there.building.id = imageOfCastle(half_, castle.building.id);
            there.plan.owner = half_.mirror.imageOf(castle.plan.owner);
            whole_.placedCastles.push_back(std::move(there));
        }
        whole_.placedMines.clear();
        for (const DraftMine& mine : from_.placedMines) {
            whole_.placedMines.push_back({own(mine.building), mine.plan, mine.guard});
            if (image_.isFixed(mine.building.cell)) continue;
            DraftMine there{image(Section::Ownerable, mine.building), mine.plan, {}};
            enterImage(mine.building, there.building.cell);
            there.plan.owner = half_.mirror.imageOf(mine.plan.owner);
            if (mine.guard) there.guard = farGuard(*mine.guard);
            whole_.placedMines.push_back(std::move(there));
        }
        whole_.visitables.clear();
        for (const DraftBuilding& building : from_.visitables) {
            whole_.visitables.push_back(own(building));
            whole_.visitables.push_back(image(Section::Visitable, building));
            enterImage(building, whole_.visitables.back().cell);
        }
    }

    /// Where the guard of the image of a door stands whose own guard stands there.
    Cell farGuard(Cell guard) const {
        for (const DoorGuard& door : from_.doorGuards)
            if (door.guard.cell == guard) return image_.of(door.far);
        return image_.of(guard);
    }

    void mirrorItemsAndGuards() {
        for (const Item& item : from_.items) {
            whole_.items.push_back(item);
            whole_.items.back().cell = image_.of(item.cell);
        }
        const auto addGuard = [this](const Guard& guard, Cell cell) {
            whole_.guards.push_back(guard);
            whole_.guards.back().cell = cell;
        };
        for (const Guard& guard : from_.guards)
            if (!image_.isFixed(guard.cell)) addGuard(guard, image_.of(guard.cell));
        for (const DoorGuard& door : from_.doorGuards) {
            addGuard(door.guard, door.guard.cell);
            addGuard(door.guard, image_.of(door.far));
        }
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
            if (!half_.isHere(ends.first) || !half_.isHere(ends.second))
                for (std::vector<Cell>* cells :
                     {&mirroredLink.cells, &mirroredLink.guards, &mirroredLink.beside})
                    for (Cell& cell : *cells)
                        cell = image_.of(cell);
            whole_.links.push_back(std::move(mirroredLink));
        }
    }

    /// A portal and its image are of two pairs that are alike; those of a zone to its image, or along the
    /// line, are of one.
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
            // The way there of a zone to its image begins where the image of the way back does.
            const std::size_t from = isToImage ? (i == 0 || i == 2 ? 0 : drawn.portals.size() - 1) : i;
            const int drawnZone = atFirst ? drawnEnds.first : drawnEnds.second;
            const bool flips = !half_.isHere(drawnZone) != (drawn.link != original);
            const DraftBuilding& portal = drawn.portals[from];
            DraftBuilding there = flips ? image(Section::Visitable, portal) : own(portal);
            there.id = object->id;
            there.zone = atFirst ? ends.first : ends.second;
            mirroredLink.cells.push_back(there.cell);
            mirroredLink.portals.push_back(std::move(there));
            if (from < drawn.guards.size())
                mirroredLink.guards.push_back(flips ? farGuard(drawn.guards[from]) : drawn.guards[from]);
        }
        return mirroredLink;
    }

    /// From the first zone to the second: its first cell is on the side of the first zone. One to an image
    /// has a guard on either side.
    void addEdgePassage(int link) {
        const auto image = half_.mirror.linkImages[std::size_t(link)];
        const auto drawn = std::ranges::find_if(half_.edgePassages, [&](const auto& passage) {
            return passage.fullLink == link || passage.fullLink == image;
        });
        const auto index = std::size_t(drawn - half_.edgePassages.begin());
        DraftLink passage = from_.edgePassages[index];
        passage.link = link;
        const bool isFirstHere = half_.isHere(half_.fullTemplate.links[std::size_t(link)].first);
        const auto at = [&](Cell cell, bool isHere) { return isHere ? cell : image_.of(cell); };
        if (!passage.cells.empty()) {
            const Cell first = passage.cells.front();
            const Cell second = passage.cells.back();
            passage.cells = {at(first, isFirstHere), at(second, !isFirstHere)};
        }
        if (!passage.guards.empty()) {
            const Cell guard = passage.guards.front();
            passage.guards = {at(guard, isFirstHere)};
            if (drawn->isOwnImage()) passage.guards.push_back(at(guard, !isFirstHere));
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
