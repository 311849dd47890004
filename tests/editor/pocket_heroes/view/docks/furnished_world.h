// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/pocket_heroes/edit/properties.h"

#include <vector>

namespace stonemason::pocket_heroes {

/// One of each kind, in two languages, and a player with the castle.
inline World furnished() {
    World world = emptyWorld(32);
    setLanguage(world, Language::Russian, true);
    world.players = {{PlayerId::Red, Controller::Human, MainCastle{{8, 8}, true}}};
    world.heroes.resize(1);
    world.heroes[0].id = "hero_dimitry";
    world.heroes[0].cell = {1, 1};
    world.heroes[0].spells.emplace();
    const std::vector<Treasure> treasures{Pile{}, ManaCrystal{}, Artifact{"SilverSword"}, SpellScroll{},
                                          KeyGuard{}};
    for (int i = 0; i < int(treasures.size()); ++i)
        world.items.push_back({treasures[std::size_t(i)], {2, i}, {}, {}});
    world.guards = {{{randomGuard, 3}, Disposition::Savage, true, {3, 3}, ""},
                    {{7, 20}, Disposition::Savage, false, {3, 5}, ""}};
    world.events.resize(1);
    world.events[0].cell = {4, 4};
    world.visitables = {{"teleport1", {5, 5}, {}, ""}};
    world.ownerables = {{"ore_mine", PlayerId::Neutral, {6, 6}, {}}};
    world.castles.resize(1);
    world.castles[0].id = "small_01";
    world.castles[0].owner = PlayerId::Red;
    world.castles[0].cell = {8, 8};
    return world;
}

} // namespace stonemason::pocket_heroes
