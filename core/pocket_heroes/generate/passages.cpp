// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/grid/cell.h"
#include "core/grid/region.h"
#include "core/pocket_heroes/generate/half.h"
#include "core/pocket_heroes/generate/portal_sets.h"
#include "core/pocket_heroes/generate/zone_ground.h"

#include <algorithm>

namespace stonemason::pocket_heroes {

namespace {

/// Opens a passage for each link whose zones touch, and places portals for the others. A greedy choice: links
/// with the fewest sites come first, and of four random sites the one that is furthest from other passages is
/// opened (Mitchell's best candidate).
/// Invariant: a passage is opened only at a site that ZoneGround::sitesOf() still offers.
/// Cost: O(border cells of the links + links * passages).
/// Source: D. Mitchell, Spectrally Optimal Sampling for Distribution Ray Tracing, SIGGRAPH 1991.
class Opener {
public:
    Opener(Draft& draft, const Plan& plan, SeededRandom& random)
        : draft_(draft)
        , plan_(plan)
        , random_(random)
        , ground_(draft, plan)
        , sets_(portalSetsOf(plan.catalogue)) {}

    Status open() {
        // Those with few sites first: others can do without.
        std::vector<std::pair<std::size_t, int>> order;
        for (int link = 0; link < int(plan_.worldTemplate.links.size()); ++link)
            if (!draft_.links[std::size_t(link)].portal)
                order.emplace_back(ground_.sitesOf(link).size(), link);
        std::ranges::sort(order);
        std::vector<int> portals;
        for (const auto& [sites, link] : order) {
            if (plan_.stop.stop_requested()) return std::monostate();
            if (!openPassage(link)) portals.push_back(link);
        }
        for (const DraftLink& link : draft_.links)
            if (link.portal) portals.push_back(link.link);
        for (const int link : portals)
            if (const Status placed = placePortals(link); !placed) return placed;
        return std::monostate();
    }

private:
    int nearestPassage(Cell cell) const {
        int nearest = 1000;
        for (const DraftLink& link : draft_.links)
            for (const Cell other : link.cells)
                nearest = std::min(nearest, chebyshev(cell, other));
        return nearest;
    }

    bool isAtRim(Cell cell) const {
        constexpr int rim = 3;
        return distanceToEdge(draft_.size, cell) < rim;
    }

    bool openPassage(int link) {
        std::vector<PassageSite> sites = ground_.sitesOf(link);
        if (sites.empty()) return false;
        // Keeps roads off the rim of the map where possible.
        const auto inner = std::ranges::stable_partition(
            sites, [this](const PassageSite& site) { return !isAtRim(site.opened.front()); });
        if (inner.begin() != sites.begin()) sites.erase(inner.begin(), sites.end());
        // Best of a few random samples: the site furthest from other passages.
        const PassageSite* best = nullptr;
        int furthest = -1;
        constexpr int tries = 4;
        for (int i = 0; i < tries; ++i) {
            const PassageSite& site = sites[std::size_t(random_.below(int(sites.size())))];
            const int distance = nearestPassage(site.opened.front());
            if (distance <= furthest) continue;
            furthest = distance;
            best = &site;
        }
        ground_.open(*best);
        DraftLink& draftLink = draft_.links[std::size_t(link)];
        draftLink.cells = best->opened;
        if (plan_.worldTemplate.links[std::size_t(link)].kind == LinkKind::Wide) widen(draftLink);
        return true;
    }

    /// Opens walls beside open cells, one after the other, until the passage is wide enough.
    void widen(DraftLink& link) {
        std::vector<Cell> open = link.cells;
        for (std::size_t from = 0; from < open.size(); ++from)
            for (const Direction way : allDirections) {
                const Cell cell = neighbour(open[from], way);
                if (int(open.size()) >= plan_.numbers.widePassage) return;
                if (!canWiden(cell, link, open)) continue;
                open.push_back(cell);
                link.beside.push_back(cell);
                draft_.use[cell] = CellUse::Passage;
                for (const Direction there : allDirections)
                    if (const Cell end = neighbour(cell, there);
                        draft_.use.contains(end) &&
                        (draft_.use[end] == CellUse::Open || draft_.use[end] == CellUse::Obstacle))
                        draft_.use[end] = CellUse::Kept;
            }
    }

    /// Whether the cell is a wall between ground of both zones, and away from other zones, other passages and
    /// entrances.
    bool canWiden(Cell cell, const DraftLink& link, const std::vector<Cell>& open) const {
        const Link& wanted = plan_.worldTemplate.links[std::size_t(link.link)];
        const auto isOf = [&](Cell at, int zone) { return draft_.zoneOf[at] == zone; };
        if (!draft_.use.contains(cell) || draft_.use[cell] != CellUse::Wall) return false;
        // Beside the edge it would meet its image; with the diagonal mirror such worlds are generated again.
        if (!draft_.image.isDiagonal() && draft_.image.touchesBeyond(cell)) return false;
        if (!isOf(cell, wanted.first) && !isOf(cell, wanted.second)) return false;
        bool isAtFirst = false;
        bool isAtSecond = false;
        for (const Cell step : eightSteps) {
            const Cell beside = cell + step;
            if (!draft_.use.contains(beside)) continue;
            const CellUse use = draft_.use[beside];
            if (use == CellUse::Passage && std::ranges::find(open, beside) == open.end()) return false;
            if (use == CellUse::Entrance) return false;
            if (use == CellUse::Passage || !ZoneGround::isGround(use)) continue;
            if (!isOf(beside, wanted.first) && !isOf(beside, wanted.second)) return false;
            (isOf(beside, wanted.first) ? isAtFirst : isAtSecond) = true;
        }
        return isAtFirst && isAtSecond;
    }

    Status placePortals(int link) {
        const Link& wanted = plan_.worldTemplate.links[std::size_t(link)];
        DraftLink& draftLink = draft_.links[std::size_t(link)];
        draftLink.portal = true;
        const PortalSet* set = setFor(link);
        if (!set) return Error{{"generate/link", {wanted.first, wanted.second}}};
        ground_.standOnDiagonal(plan_.half && plan_.half->isAlongDiagonal(wanted));
        for (const PortalSet::End& end : set->ends) {
            if (wanted.first == wanted.second && !end.atFirst) continue; // it is the image of the first end
            const int zone = end.atFirst ? wanted.first : wanted.second;
            const auto awayFromOthers = [&](Cell cell) {
                return double(random_.below(20) - nearestBuilding(zone, cell));
            };
            const auto placed = ground_.place(zone, ThingKind::Visitable, std::span(&end.object, 1),
                                              awayFromOthers, random_, true);
            if (!placed) return Error{{"generate/portal", {wanted.first, wanted.second}}};
            draftLink.cells.push_back(placed->cell);
            draftLink.portals.push_back(*placed);
        }
        ground_.standOnDiagonal(false);
        return std::monostate();
    }

    /// In a half the set that its mirror assigns to the link; otherwise the next unused one.
    const PortalSet* setFor(int link) {
        std::size_t set = used_;
        if (plan_.half) {
            const int fullLink = plan_.half->fullLinks[std::size_t(link)];
            set = std::size_t(plan_.half->mirror.portalSets[std::size_t(fullLink)]); // noPortals: too large
        } else {
            ++used_;
        }
        return set < sets_.size() ? &sets_[set] : nullptr;
    }

    int nearestBuilding(int zone, Cell cell) const {
        int nearest = 30;
        const auto look = [&](const DraftBuilding& building) {
            if (building.zone == zone) nearest = std::min(nearest, chebyshev(building.cell, cell));
        };
        for (const DraftCastle& castle : draft_.placedCastles)
            look(castle.building);
        for (const DraftMine& mine : draft_.placedMines)
            look(mine.building);
        return nearest;
    }

    Draft& draft_;
    const Plan& plan_;
    SeededRandom& random_;
    ZoneGround ground_;
    std::vector<PortalSet> sets_;
    std::size_t used_ = 0;
};

} // namespace

Result<Draft> openPassages(Draft draft, const Plan& plan, SeededRandom& random) {
    if (const Status opened = Opener(draft, plan, random).open(); !opened) return opened.error();
    return draft;
}

} // namespace stonemason::pocket_heroes
