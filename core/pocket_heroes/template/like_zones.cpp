// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pocket_heroes/template/like_zones.h"

#include <algorithm>

namespace stonemason::pocket_heroes {

namespace {

PlayerId ownerOf(const Zone& zone) {
    return zone.castles.empty() ? PlayerId::Neutral : zone.castles.front().owner;
}

} // namespace

std::vector<int> sourcesOfNumbers(const Template& worldTemplate) {
    constexpr int unknown = -2;
    constexpr int onTheWay = -3;
    const int count = int(worldTemplate.zones.size());
    std::vector<int> sources(worldTemplate.zones.size(), unknown);
    std::vector<int> way;
    for (int zone = 0; zone < count; ++zone) {
        way.clear();
        int at = zone;
        while (sources[std::size_t(at)] == unknown) {
            way.push_back(at);
            sources[std::size_t(at)] = onTheWay;
            const int next = worldTemplate.zones[std::size_t(at)].like;
            if (next < 0 || next >= count) {
                sources[std::size_t(at)] = at;
                break;
            }
            at = next;
        }
        const int source = sources[std::size_t(at)] == onTheWay ? noZone : sources[std::size_t(at)];
        for (const int passed : way)
            sources[std::size_t(passed)] = source;
    }
    return sources;
}

bool hasLikeZones(const Template& worldTemplate) {
    return std::ranges::any_of(worldTemplate.zones, [](const Zone& zone) { return zone.like != noZone; });
}

Zone withNumbersOf(Zone zone, const Zone& other) {
    zone.size = other.size;
    zone.richness = other.richness;
    zone.mineCount = other.mineCount;
    zone.mines = other.mines;
    for (ZoneMine& mine : zone.mines)
        if (isPlayer(mine.owner) && mine.owner == ownerOf(other)) mine.owner = ownerOf(zone);
    zone.castleCount = other.castleCount;
    zone.castleSize = other.castleSize;
    zone.moreCastles = other.moreCastles;
    zone.kind = other.kind;
    zone.guards = other.guards;
    return zone;
}

Template withLikeNumbers(Template worldTemplate) {
    if (!hasLikeZones(worldTemplate)) return worldTemplate;
    const std::vector<int> sources = sourcesOfNumbers(worldTemplate);
    for (int zone = 0; zone < int(sources.size()); ++zone) {
        const int source = sources[std::size_t(zone)];
        if (source == noZone || source == zone) continue;
        Zone& each = worldTemplate.zones[std::size_t(zone)];
        each = withNumbersOf(std::move(each), worldTemplate.zones[std::size_t(source)]);
    }
    return worldTemplate;
}

} // namespace stonemason::pocket_heroes
