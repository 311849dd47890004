// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/mirrored_templates.h"

namespace stonemason::pocket_heroes::mirrored {

Template ringOf(int players) {
    Template made;
    made.name = "Mirrored Ring";
    for (int player = 0; player < players; ++player) {
        Zone home;
        home.surface = player < players / 2 ? Surface::Grass : Surface::Snow;
        home.mines = {{Resource::Ore}, {Resource::Wood}};
        home.mineCount = {2, 4};
        home.castles = {{Nation::Random, PlayerId(player)}};
        made.zones.push_back(home);
    }
    const int first = players;
    for (const int size : {30, 30}) {
        Zone end;
        end.size = size;
        end.castleCount = {0, 0};
        end.mineCount = {0, 0};
        end.surface = Surface::Dirt;
        made.zones.push_back(end);
    }
    const int half = players / 2;
    const auto link = [&](int from, int to) { made.links.push_back({from, to, LinkKind::Regular, {1, 2}}); };
    for (int side = 0; side < 2; ++side) {
        link(first, side * half);
        for (int home = 1; home < half; ++home)
            link(side * half + home - 1, side * half + home);
        link(side * half + half - 1, first + 1);
    }
    return made;
}

Template duel() {
    Template made = ringOf(2);
    made.name = "Mirrored Duel";
    made.zones[2].mines = {{Resource::Gold, PlayerId::Neutral, {3, 3}}};
    made.zones[2].size = 50;
    for (int player = 0; player < 2; ++player) {
        Zone treasure;
        treasure.surface = Surface::Swamp;
        treasure.size = 40;
        treasure.richness = 30;
        treasure.castleCount = {0, 0};
        treasure.mines = {{Resource::Crystal, PlayerId::Neutral, {1, 2}}};
        made.zones.push_back(treasure);
        made.links.push_back({player, 4 + player, LinkKind::Regular, {1, 1}});
    }
    return made;
}

Template linkedAcross() {
    Template made = duel();
    made.name = "Mirrored Neighbours";
    made.links.push_back({5, 4, LinkKind::Regular, {2, 3}});
    return made;
}

Template withPortals(LinkKind home) {
    Template made = duel();
    made.name = "Mirrored Portals";
    made.links.push_back({0, 5, home, {2, 3}});
    made.links.push_back({4, 1, home, {2, 3}});
    made.links.push_back({4, 5, LinkKind::Portal, {-2, -2}});
    made.links.push_back({2, 3, LinkKind::Portal, {1, 1}});
    made.zones[2].moreCastles = {2, 3};
    made.zones[2].size = 60;
    return made;
}

Template joinedByPortals() {
    Template made = ringOf(2);
    made.name = "Mirrored Islands";
    for (Link& link : made.links)
        link.kind = LinkKind::Portal;
    return made;
}

} // namespace stonemason::pocket_heroes::mirrored
