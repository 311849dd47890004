// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pocket_heroes/template/template_repair.h"

#include "core/pocket_heroes/template/like_zones.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <numeric>
#include <utility>
#include <vector>

namespace stonemason::pocket_heroes {

namespace {

/// The zone that stores the numbers of a zone.
std::size_t sourceOf(const Template& worldTemplate, int zone) {
    if (!hasLikeZones(worldTemplate)) return std::size_t(zone);
    const int source = sourcesOfNumbers(worldTemplate)[std::size_t(zone)];
    return std::size_t(source == noZone ? zone : source);
}

bool isOfZone(RangePlace::Of of) {
    return of == RangePlace::Of::ZoneMines || of == RangePlace::Of::ZoneCastles ||
           of == RangePlace::Of::ZoneMoreCastles || of == RangePlace::Of::MineGuard;
}

IntRange& rangeAt(Template& worldTemplate, const RangePlace& place) {
    const auto index = isOfZone(place.of) ? sourceOf(worldTemplate, place.index) : std::size_t(place.index);
    switch (place.of) {
    case RangePlace::Of::ZoneMines: return worldTemplate.zones[index].mineCount;
    case RangePlace::Of::ZoneCastles: return worldTemplate.zones[index].castleCount;
    case RangePlace::Of::ZoneMoreCastles: return worldTemplate.zones[index].moreCastles;
    case RangePlace::Of::MineGuard:
        return worldTemplate.zones[index].mines[std::size_t(place.mine)].guardLevel;
    case RangePlace::Of::LinkGuard: return worldTemplate.links[index].guardLevel;
    case RangePlace::Of::ConfigLinkGuard: return worldTemplate.config.linkGuardLevel;
    case RangePlace::Of::ConfigMineGuard: return worldTemplate.config.mineGuardLevel;
    case RangePlace::Of::GuardCount: break;
    }
    return worldTemplate.config.guardCount[index];
}

/// The chances normalized to a sum of 1; the defaults if none is positive.
std::array<double, 4> scaled(std::array<double, 4> chances) {
    for (double& chance : chances)
        chance = std::max(0.0, chance);
    const double sum = std::accumulate(chances.begin(), chances.end(), 0.0);
    if (sum <= 0) return Config().treasureChance;
    for (double& chance : chances)
        chance /= sum;
    return chances;
}

/// Applies a repair at once. Links keep their positions: removed ones are collected.
struct TemplateRepairer {
    Template& worldTemplate;
    std::vector<int>& goingLinks;

    Zone& numbers(int index) const { return worldTemplate.zones[sourceOf(worldTemplate, index)]; }
    Zone& zone(int index) const { return worldTemplate.zones[std::size_t(index)]; }

    void operator()(const TurnRange& repair) const {
        IntRange& range = rangeAt(worldTemplate, repair.place);
        std::swap(range.min, range.max);
    }
    void operator()(const ClampRange& repair) const {
        IntRange& range = rangeAt(worldTemplate, repair.place);
        range = {std::clamp(range.min, repair.least, repair.most),
                 std::clamp(range.max, repair.least, repair.most)};
    }
    void operator()(const AddLink& repair) const {
        worldTemplate.links.push_back({repair.first, repair.second, LinkKind::Regular, {-1, -1}, {}});
    }
    void operator()(const RemoveLink& repair) const { goingLinks.push_back(repair.link); }
    void operator()(const FreeOfPortal& repair) const {
        worldTemplate.links[std::size_t(repair.link)].kind = LinkKind::Regular;
    }
    void operator()(const FreePlaces&) const {
        for (Zone& zone : worldTemplate.zones)
            zone.place.reset();
    }
    void operator()(const SetMapSize& repair) const { worldTemplate.config.mapSize = repair.rows; }
    void operator()(const LimitMines& repair) const {
        Zone& source = numbers(repair.zone);
        source = withMines(std::move(source), repair.most);
    }
    void operator()(const SetSurface& repair) const { zone(repair.zone).surface = repair.surface; }
    void operator()(const FreeMines& repair) const {
        for (ZoneMine& mine : numbers(repair.zone).mines)
            if (mine.owner == repair.player) mine.owner = PlayerId::Neutral;
    }
    void operator()(const OwnNumbers& repair) const { zone(repair.zone).like = noZone; }
    void operator()(const KeepOneCastle& repair) const { zone(repair.zone).castles.resize(1); }
    void operator()(const FreeCastle& repair) const {
        zone(repair.zone).castles.at(0).owner = PlayerId::Neutral;
    }
    void operator()(const SetHome& repair) const {
        std::vector<ZoneCastle>& castles = zone(repair.zone).castles;
        if (castles.empty()) castles.emplace_back();
        castles.front().owner = repair.player;
    }
    void operator()(const ScaleChances&) const {
        worldTemplate.config.treasureChance = scaled(worldTemplate.config.treasureChance);
    }
    void operator()(const SetLeastCost& repair) const {
        worldTemplate.config.treasureCost[std::size_t(repair.kind)] = 1;
    }
    void operator()(const DropSymmetry&) const { worldTemplate.config.symmetry = WorldSymmetry::None; }
};

void removeLinks(std::vector<Link>& links, const std::vector<int>& going) {
    if (going.empty()) return;
    std::vector<char> goes(links.size(), 0);
    for (const int link : going)
        goes[std::size_t(link)] = 1;
    std::vector<Link> left;
    for (std::size_t i = 0; i < links.size(); ++i)
        if (goes[i] == 0) left.push_back(std::move(links[i]));
    links = std::move(left);
}

} // namespace

Template repaired(Template worldTemplate, std::span<const TemplateRepair> repairs) {
    std::vector<int> going;
    for (const TemplateRepair& repair : repairs)
        std::visit(TemplateRepairer{worldTemplate, going}, repair);
    removeLinks(worldTemplate.links, going);
    return worldTemplate;
}

Template repaired(Template worldTemplate, const TemplateFix& fix) {
    return repaired(std::move(worldTemplate), std::span(&fix.repair, 1));
}

Zone withMines(Zone zone, int most) {
    if (int(zone.mines.size()) > most) zone.mines.resize(std::size_t(most));
    zone.mineCount.min = std::min(zone.mineCount.min, most);
    return zone;
}

} // namespace stonemason::pocket_heroes
