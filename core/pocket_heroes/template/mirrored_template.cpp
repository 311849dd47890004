// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pocket_heroes/template/zone_mirror.h"

#include <algorithm>
#include <utility>

namespace stonemason::pocket_heroes {

namespace {

int upToMultiple(int count, int parts) {
    return (count + parts - 1) / parts * parts;
}

/// Repeats each mine of the zone once per part, and rounds its numbers of mines up to multiples of the
/// parts.
void repeatMines(Zone& zone, int parts) {
    std::vector<std::pair<ZoneMine, int>> lacking; // number of mines that a set lacks, by kind of mine
    for (const ZoneMine& mine : zone.mines) {
        const auto like = std::ranges::find(lacking, mine, &std::pair<ZoneMine, int>::first);
        if (like == lacking.end())
            lacking.emplace_back(mine, parts - 1);
        else if (--like->second == 0)
            lacking.erase(like);
    }
    for (const auto& [mine, count] : lacking)
        zone.mines.insert(zone.mines.end(), std::size_t(count), mine);
    for (int* count : {&zone.mineCount.min, &zone.mineCount.max})
        *count = upToMultiple(*count, parts);
}

/// Repeats the castle of the zone once per part, where there is room.
void repeatCastles(Zone& zone, int parts) {
    if (!zone.needsCastle()) return;
    zone.castles.clear();
    zone.castleCount = {0, 0};
    zone.moreCastles.min += parts;
    zone.moreCastles.max += parts;
}

/// Gives the zone about half as much ground again, for the things that it has in each part, and rounds its
/// further castles up to whole sets.
void widen(Zone& zone, const Config& config, int parts) {
    const bool bySquare = config.shareRule == ShareRule::Square; // else shares are proportional to the size
    const int percentOfSize = bySquare ? 125 : 150;
    zone.size = zone.size * percentOfSize / 100;
    for (int* count : {&zone.moreCastles.min, &zone.moreCastles.max})
        *count = upToMultiple(*count, parts);
}

/// The link from which its images are derived: for passages over the edge and portals the first in the
/// template, for others the one with both zones in the part that is made.
std::size_t firstOfCycle(const Template& whole, const ZoneMirror& mirror, std::size_t link) {
    std::size_t first = link;
    const bool byOrder = whole.links[link].kind == LinkKind::Portal;
    for (auto next = std::size_t(mirror.linkImages[link]); next != link;
         next = std::size_t(mirror.linkImages[next])) {
        const Link& here = whole.links[next];
        const bool isBefore = byOrder || mirror.isAcross(here)
                                  ? next < first
                                  : mirror.isHere(here.first) && mirror.isHere(here.second);
        if (isBefore) first = next;
    }
    return first;
}

} // namespace

Template withImageGround(Template worldTemplate, const ZoneMirror& mirror) {
    for (std::size_t zone = 0; zone < worldTemplate.zones.size(); ++zone)
        worldTemplate.zones[zone].surface =
            worldTemplate.zones[std::size_t(mirror.sourceOf(int(zone)))].surface;
    return worldTemplate;
}

Template mirroredTemplate(const Template& worldTemplate, const ZoneMirror& mirror) {
    Template whole = withImageGround(worldTemplate, mirror);
    for (std::size_t zone = 0; zone < whole.zones.size(); ++zone) {
        if (!mirror.isOwnImage(int(zone))) continue;
        if (mirror.symmetry == WorldSymmetry::QuarterTurn)
            widen(whole.zones[zone], whole.config, mirror.order());
        repeatCastles(whole.zones[zone], mirror.order());
        if (mirror.symmetry != WorldSymmetry::Diagonal) repeatMines(whole.zones[zone], mirror.order());
    }
    for (std::size_t link = 0; link < whole.links.size(); ++link) {
        if (mirror.linkImages[link] == noZone || firstOfCycle(whole, mirror, link) != link) continue;
        for (std::size_t made = link;;) {
            const auto image = std::size_t(mirror.linkImages[made]);
            if (image == link) break;
            if (mirror.zoneImages[std::size_t(whole.links[made].first)] != whole.links[image].first)
                std::swap(whole.links[image].first, whole.links[image].second);
            made = image;
        }
    }
    return whole;
}

} // namespace stonemason::pocket_heroes
