// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pocket_heroes/generate/land_bridges.h"

#include "core/grid/cell.h"

#include <algorithm>

namespace stonemason::pocket_heroes {

namespace {

/// Samples a few sites of each link and keeps the one with the most land straight ahead on both sides.
/// Cost: O(border cells of the links). Source: own work.
class LandBridgeKeeper {
public:
    LandBridgeKeeper(const Draft& draft, const Plan& plan, int reach, Grid<char>& kept, SeededRandom& random)
        : draft_(draft), plan_(plan), reach_(reach), kept_(kept), random_(random) {}

    void keep(const Link& link, const std::vector<PassageSite>& sites) {
        constexpr int tries = 8;
        const PassageSite* best = nullptr;
        int most = -1;
        for (int i = 0; i < tries; ++i) {
            const PassageSite& site = sites[std::size_t(random_.below(int(sites.size())))];
            const int land = landBehind(site.firstEnd, site.opened.front(), link.first) +
                             landBehind(site.secondEnd, site.opened.back(), link.second);
            if (land <= most) continue;
            most = land;
            best = &site;
        }
        const int across = link.kind == LinkKind::Wide ? plan_.numbers.widePassage / 2 : 0;
        for (const Cell cell : best->opened)
            mark(cell, across);
        const bool isDouble = random_.percent(50);
        lead(best->firstEnd, best->opened.front(), across, isDouble);
        lead(best->secondEnd, best->opened.back(), across, isDouble);
    }

private:
    static Cell stepFrom(Cell from, Cell to) { return {to.row - from.row, to.column - from.column}; }

    int landBehind(Cell end, Cell wall, int zone) const {
        const Cell step = stepFrom(wall, end);
        int land = 0;
        for (Cell cell = end; land < reach_ && draft_.size.contains(cell) && draft_.zoneOf[cell] == zone &&
                              ZoneGround::isGround(draft_.use[cell]);
             cell = cell + step)
            ++land;
        return land;
    }

    void lead(Cell end, Cell wall, int across, bool isDouble) {
        const Cell step = stepFrom(wall, end);
        const Cell aside{step.column, step.row};
        for (int i = 0; i < reach_; ++i, end = end + step) {
            mark(end, across);
            if (isDouble) mark(end + aside, 0);
        }
    }

    void mark(Cell middle, int across) {
        for (int down = -across; down <= across; ++down)
            for (int right = -across; right <= across; ++right)
                if (const Cell cell = middle + Cell{down, right}; kept_.contains(cell)) kept_[cell] = 1;
    }

    const Draft& draft_;
    const Plan& plan_;
    int reach_;
    Grid<char>& kept_;
    SeededRandom& random_;
};

} // namespace

void keepLandBridges(const Draft& draft, const Plan& plan, ZoneGround& ground, bool ofIslands,
                     const std::set<ZonePair>& picked, int reach, Grid<char>& kept, SeededRandom& random) {
    const auto& links = plan.worldTemplate.links;
    std::vector<std::vector<PassageSite>> sites(links.size());
    auto portals = std::ptrdiff_t(draft.image.exists() ? 0 : sparePortals(plan.worldTemplate));
    for (int link = 0; link < int(links.size()); ++link) {
        if (draft.links[std::size_t(link)].portal) continue;
        sites[std::size_t(link)] = ground.sitesOf(link);
        if (sites[std::size_t(link)].empty()) --portals; // the link needs a portal
    }
    LandBridgeKeeper keeper(draft, plan, reach, kept, random);
    for (int link = 0; link < int(links.size()); ++link) {
        const Link& wanted = links[std::size_t(link)];
        if (sites[std::size_t(link)].empty() || !picked.contains(std::minmax(wanted.first, wanted.second)))
            continue;
        const bool canBePortal = ofIslands && portals > 0 && wanted.kind != LinkKind::Wide &&
                                 ground.isRoomy(wanted.first) && ground.isRoomy(wanted.second);
        if (canBePortal && random.percent(plan.numbers.islandPortalPercent)) {
            ground.giveUpSites(link);
            --portals;
        } else {
            keeper.keep(wanted, sites[std::size_t(link)]);
        }
    }
}

} // namespace stonemason::pocket_heroes
