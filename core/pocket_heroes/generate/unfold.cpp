// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pocket_heroes/generate/flora.h"
#include "core/pocket_heroes/generate/half.h"
#include "core/pocket_heroes/generate/patches.h"
#include "core/pocket_heroes/generate/portal_sets.h"

#include <algorithm>
#include <utility>

namespace stonemason::pocket_heroes {

namespace {

/// Makes the draft of the whole world out of that of a half: each part with its image.
/// Cost: O(cells + things).
/// Source: own work.
class Unfolder {
public:
    Unfolder(const Draft& draft, const MirrorPlan& half)
        : from_(draft), half_(half), whole_(draft), sets_(portalSetsOf(*half.original)) {}

    Draft unfold() {
        whole_.gates.clear();
        whole_.villageCentres.clear();
        whole_.mirrorPassages.clear();
        spreadZones();
        mirrorGrids();
        mirrorBuildings();
        mirrorLinks();
        for (const Item& item : from_.items) {
            whole_.items.push_back(item);
            whole_.items.back().cell = mirrored(item.cell);
        }
        for (const Guard& guard : from_.guards) {
            if (isOnDiagonal(guard.cell)) continue;
            whole_.guards.push_back(guard);
            whole_.guards.back().cell = mirrored(guard.cell);
        }
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
            if (!from_.centres.empty()) {
                const DrawingPoint at = from_.centres[here];
                whole_.centres.push_back(isOwn ? at : DrawingPoint{at.y, at.x});
            }
            whole_.mines.push_back(from_.mines[here]);
            whole_.castles.push_back(from_.castles[here]);
            whole_.moreCastles.push_back(from_.moreCastles[here]);
            if (!isOwn) giveToImages(zone);
            whole_.richness.push_back(from_.richness[here] * (half_.isOnDiagonal(int(here)) ? 2 : 1));
        }
    }

    void giveToImages(std::size_t zone) {
        for (PlannedMine& mine : whole_.mines[zone])
            mine.owner = half_.mirror.imageOf(mine.owner);
        if (whole_.castles[zone])
            whole_.castles[zone]->owner = half_.mirror.imageOf(whole_.castles[zone]->owner);
    }

    /// On the line a zone and its image take turns.
    void mirrorGrids() {
        forEachCell(from_.size, [this](Cell cell) {
            const bool isImage = isBeyond(cell) || (isOnDiagonal(cell) && cell.row % 2 != 0);
            const Cell source = isBeyond(cell) ? mirrored(cell) : cell;
            const int zone = from_.zoneOf[source];
            if (zone >= 0)
                whole_.zoneOf[cell] =
                    std::int16_t(isImage ? imageZone(zone) : half_.fullZones[std::size_t(zone)]);
            whole_.skeleton[cell] = from_.skeleton[source];
            whole_.ranges[cell] = from_.ranges[source];
            whole_.use[cell] = from_.use[source];
            whole_.roads[cell] = from_.roads[source];
        });
    }

    DraftBuilding image(const DraftBuilding& building) const {
        return {building.id, imageZone(building.zone), mirrored(building.cell), mirrored(building.approach)};
    }
    DraftBuilding own(DraftBuilding building) const {
        building.zone = half_.fullZones[std::size_t(building.zone)];
        return building;
    }

    void mirrorBuildings() {
        whole_.placedCastles.clear();
        for (const DraftCastle& castle : from_.placedCastles) {
            whole_.placedCastles.push_back({own(castle.building), castle.plan});
            DraftCastle there{image(castle.building), castle.plan};
            there.building.id = mirroredCastle(half_.catalogue, castle.building.id);
            there.plan.owner = half_.mirror.imageOf(castle.plan.owner);
            whole_.placedCastles.push_back(std::move(there));
        }
        whole_.placedMines.clear();
        for (const DraftMine& mine : from_.placedMines) {
            whole_.placedMines.push_back({own(mine.building), mine.plan, mine.guard});
            if (isOnDiagonal(mine.building.cell)) continue;
            DraftMine there{image(mine.building), mine.plan, {}};
            there.plan.owner = half_.mirror.imageOf(mine.plan.owner);
            if (mine.guard) there.guard = mirrored(*mine.guard);
            whole_.placedMines.push_back(std::move(there));
        }
        whole_.visitables.clear();
        for (const DraftBuilding& building : from_.visitables) {
            whole_.visitables.push_back(own(building));
            whole_.visitables.push_back(image(building));
        }
    }

    void mirrorLinks() {
        whole_.links.clear();
        for (int link = 0; link < int(half_.fullTemplate.links.size()); ++link) {
            const Link& ends = half_.fullTemplate.links[std::size_t(link)];
            if (half_.halfLinks[std::size_t(link)] < 0) {
                addMirrorPassage(link);
                continue;
            }
            DraftLink mirroredLink = from_.links[std::size_t(half_.halfLinks[std::size_t(link)])];
            mirroredLink.link = link;
            if (mirroredLink.portal) {
                whole_.links.push_back(withPortals(mirroredLink));
                continue;
            }
            const auto isHere = [this](int zone) { return half_.mirror.isHere[std::size_t(zone)] != 0; };
            if (!isHere(ends.first) || !isHere(ends.second)) {
                std::ranges::transform(mirroredLink.cells, mirroredLink.cells.begin(), mirrored);
                std::ranges::transform(mirroredLink.guards, mirroredLink.guards.begin(), mirrored);
                std::ranges::transform(mirroredLink.beside, mirroredLink.beside.begin(), mirrored);
            }
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
            const bool isBeyondDiagonal = half_.mirror.isHere[std::size_t(drawnZone)] == 0;
            const bool flips = isBeyondDiagonal != (drawn.link != original);
            const auto at = [flips](Cell cell) { return flips ? mirrored(cell) : cell; };
            const DraftBuilding& portal = drawn.portals[from];
            mirroredLink.portals.push_back(
                {object->id, atFirst ? ends.first : ends.second, at(portal.cell), at(portal.approach)});
            mirroredLink.cells.push_back(at(portal.cell));
            if (from < drawn.guards.size()) mirroredLink.guards.push_back(at(drawn.guards[from]));
        }
        return mirroredLink;
    }

    /// From the first zone to the second, with a guard on either side.
    void addMirrorPassage(int link) {
        DraftLink mirroredLink = *std::ranges::find(from_.mirrorPassages, link, &DraftLink::link);
        for (std::vector<Cell>* cells : {&mirroredLink.cells, &mirroredLink.guards}) {
            if (cells->empty()) continue;
            cells->push_back(mirrored(cells->front()));
            const int first = half_.fullTemplate.links[std::size_t(link)].first;
            if (half_.mirror.isHere[std::size_t(first)] == 0) std::swap(cells->front(), cells->back());
        }
        whole_.links.push_back(std::move(mirroredLink));
    }

    const Draft& from_;
    const MirrorPlan& half_;
    Draft whole_;
    std::vector<PortalSet> sets_;
};

} // namespace

Draft unfold(const Draft& draft, const MirrorPlan& half) {
    return Unfolder(draft, half).unfold();
}

void mirrorGround(Draft& draft) {
    forEachCell(draft.nodes.size(), [&](Cell node) {
        if (isBeyond(node)) draft.nodes[node] = draft.nodes[mirrored(node)];
    });
}

void mirrorDecorations(Draft& draft, const Plan& plan, SeededRandom& random) {
    const std::size_t count = draft.decorations.size();
    for (std::size_t i = 0; i < count; ++i) {
        const Placed& decoration = draft.decorations[i];
        if (decoration.cell.row != decoration.cell.column)
            draft.decorations.push_back({mirrored(decoration.cell), decoration.id});
    }
    Flora flora(plan.catalogue);
    const Grid<Surface> ground = groundOf(draft);
    const Grid<SurfaceSet> around = groundsAround(draft);
    const auto cover = [&](Cell cell, int zone) {
        Surface surface = ground[cell];
        auto kind = flora.pickHomeClass(surface, around[cell], random);
        if (!kind) { // beside water
            surface = plan.worldTemplate.zones[std::size_t(zone)].surface;
            kind = flora.pickHomeClass(surface, around[cell], random);
        }
        if (!kind) return;
        const auto& single = flora.shapes(surface, *kind).back();
        draft.decorations.push_back({cell, single[std::size_t(random.below(int(single.size())))]->id});
    };
    const auto coverPlot = [&](Section section, const DraftBuilding& building) {
        const CatalogueObject* object = plan.half->original->find(section, building.id);
        const CatalogueObject* plot = plan.half->catalogue.find(section, building.id);
        if (!object || !plot) return;
        for (const Cell offset : plot->footprint)
            if (std::ranges::find(object->footprint, offset) == object->footprint.end())
                cover(building.cell + offset, building.zone);
    };
    for (const DraftMine& mine : draft.placedMines)
        coverPlot(Section::Ownerable, mine.building);
    for (const DraftBuilding& building : draft.visitables)
        coverPlot(Section::Visitable, building);
}

} // namespace stonemason::pocket_heroes
