// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/grid/cell.h"
#include "core/pocket_heroes/generate/zone_ground.h"

#include <algorithm>
#include <utility>

namespace stonemason::pocket_heroes {

// Where the walls between two zones can be opened for a passage: at each pair of cells of the two that touch,
// with ground behind it on either side and no other passage or entrance beside it.
// Cost: O(cells) for the borders of all links, O(length of the border) for the sites of one.
// Source: own work.

const std::vector<std::vector<ZoneGround::Border>>& ZoneGround::borders() const {
    if (!borders_.empty()) return borders_;
    borders_.resize(plan_.worldTemplate.links.size());
    forEachCell(draft_.size, [this](Cell cell) {
        for (const Direction way : {Direction::East, Direction::South}) {
            const Cell beside = neighbour(cell, way);
            if (!draft_.size.contains(beside)) continue;
            const int zone = draft_.zoneOf[cell];
            const int other = draft_.zoneOf[beside];
            if (zone == other) continue;
            for (const int index : linksAt_[std::size_t(zone)]) {
                const Link& link = plan_.worldTemplate.links[std::size_t(index)];
                if (link.first == zone && link.second == other)
                    borders_[std::size_t(index)].push_back({cell, beside});
                else if (link.second == zone && link.first == other)
                    borders_[std::size_t(index)].push_back({beside, cell});
            }
        }
    });
    return borders_;
}

std::optional<PassageSite> ZoneGround::siteAt(int link, Border border) const {
    const Link& wanted = plan_.worldTemplate.links[std::size_t(link)];
    // The passage would touch its image or overlap it.
    if (draft_.image.touchesBeyond(border.first) || draft_.image.touchesBeyond(border.second))
        return std::nullopt;
    const Cell step{border.second.row - border.first.row, border.second.column - border.first.column};
    PassageSite site{{}, border.first, border.second};
    if (draft_.use[border.first] == CellUse::Wall) {
        site.opened.push_back(border.first);
        site.firstEnd = {border.first.row - step.row, border.first.column - step.column};
    }
    if (draft_.use[border.second] == CellUse::Wall) {
        site.opened.push_back(border.second);
        site.secondEnd = border.second + step;
    }
    const auto isEnd = [&](Cell cell, int zone) {
        return draft_.size.contains(cell) && draft_.zoneOf[cell] == zone && isGround(draft_.use[cell]) &&
               draft_.use[cell] != CellUse::Passage;
    };
    if (site.opened.empty() || !isEnd(site.firstEnd, wanted.first) || !isEnd(site.secondEnd, wanted.second))
        return std::nullopt;
    for (const Cell cell : site.opened)
        for (const Cell around : eightSteps) {
            const Cell beside = cell + around;
            if (!draft_.size.contains(beside)) continue;
            const CellUse use = draft_.use[beside];
            const int zone = draft_.zoneOf[beside];
            const bool ofThird = zone != wanted.first && zone != wanted.second;
            if (use == CellUse::Passage || use == CellUse::Entrance || (ofThird && isGround(use)))
                return std::nullopt;
        }
    return site;
}

std::vector<PassageSite> ZoneGround::sitesOf(int link) const {
    std::vector<PassageSite> sites;
    for (const Border& border : borders()[std::size_t(link)])
        if (auto site = siteAt(link, border)) sites.push_back(std::move(*site));
    return sites;
}

bool ZoneGround::hasSite(int link) const {
    return std::ranges::any_of(borders()[std::size_t(link)],
                               [&](const Border& border) { return siteAt(link, border).has_value(); });
}

void ZoneGround::giveUpSites(int link) {
    (void)borders(); // of this link, too: they are found by linksAt_
    const Link& wanted = plan_.worldTemplate.links[std::size_t(link)];
    std::erase(linksAt_[std::size_t(wanted.first)], link);
    std::erase(linksAt_[std::size_t(wanted.second)], link);
}

void ZoneGround::open(const PassageSite& site) {
    for (const Cell cell : site.opened)
        draft_.use[cell] = CellUse::Passage;
    draft_.use[site.firstEnd] = CellUse::Kept;
    draft_.use[site.secondEnd] = CellUse::Kept;
}

bool ZoneGround::keepsSites(int zone, const std::vector<int>& before) const {
    return mostDamage_ >= Damage::Sites || std::ranges::all_of(linksAt_[std::size_t(zone)], [&](int link) {
               return std::ranges::count(before, link) == 0 || hasSite(link);
           });
}

} // namespace stonemason::pocket_heroes
