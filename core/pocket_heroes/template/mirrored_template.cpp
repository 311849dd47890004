// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pocket_heroes/template/zone_mirror.h"

#include <algorithm>
#include <utility>

namespace stonemason::pocket_heroes {

namespace {

/// Lets the zone have each of its mines on either side, and an even number of them.
void pairMines(Zone& zone) {
    std::vector<ZoneMine> single;
    for (const ZoneMine& mine : zone.mines)
        if (const auto like = std::ranges::find(single, mine); like != single.end())
            single.erase(like);
        else
            single.push_back(mine);
    zone.mines.insert(zone.mines.end(), single.begin(), single.end());
    zone.mineCount.min += zone.mineCount.min % 2;
    zone.mineCount.max += zone.mineCount.max % 2;
}

/// Lets the zone have its castle on either side, where there is room.
void pairCastles(Zone& zone) {
    if (!zone.needsCastle()) return;
    zone.castles.clear();
    zone.castleCount = {0, 0};
    zone.moreCastles.min += 2;
    zone.moreCastles.max += 2;
}

} // namespace

Template withImageGround(Template worldTemplate, const ZoneMirror& mirror) {
    for (std::size_t zone = 0; zone < worldTemplate.zones.size(); ++zone)
        if (mirror.isHere[zone] == 0)
            worldTemplate.zones[zone].surface =
                worldTemplate.zones[std::size_t(mirror.zoneImages[zone])].surface;
    return worldTemplate;
}

Template mirroredTemplate(const Template& worldTemplate, const ZoneMirror& mirror) {
    Template whole = withImageGround(worldTemplate, mirror);
    for (std::size_t zone = 0; zone < whole.zones.size(); ++zone) {
        if (!mirror.isOwnImage(int(zone))) continue;
        pairCastles(whole.zones[zone]);
        if (mirror.symmetry != WorldSymmetry::Diagonal) pairMines(whole.zones[zone]);
    }
    for (std::size_t link = 0; link < whole.links.size(); ++link) {
        if (mirror.linkImages[link] == noZone) continue;
        const Link& image = whole.links[std::size_t(mirror.linkImages[link])];
        const auto isHere = [&](int zone) { return mirror.isHere[std::size_t(zone)] != 0; };
        const bool isAcross = !mirror.isOwnImage(image.first) && !mirror.isOwnImage(image.second) &&
                              isHere(image.first) != isHere(image.second);
        const bool isMade = image.kind == LinkKind::Portal || isAcross
                                ? std::size_t(mirror.linkImages[link]) < link
                                : isHere(image.first) && isHere(image.second);
        if (isMade && mirror.zoneImages[std::size_t(image.first)] != whole.links[link].first)
            std::swap(whole.links[link].first, whole.links[link].second);
    }
    return whole;
}

} // namespace stonemason::pocket_heroes
