// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/pocket_heroes/edit/texts.h"

namespace stonemason::pocket_heroes {

/// A player with two castles, two guards, one with a message, and a tree.
inline World inhabited() {
    World world = emptyWorld(32);
    world.players = {{PlayerId::Red, Controller::Human, MainCastle{{8, 8}, false}}};
    world.castles.resize(2);
    for (Castle& castle : world.castles) {
        castle.id = "small_01";
        castle.owner = PlayerId::Red;
    }
    world.castles[0].cell = {8, 8};
    world.castles[1].cell = {20, 20};
    world.guards = {{{randomGuard, 3}, Disposition::Savage, false, {3, 3}, ""},
                    {{7, 20}, Disposition::Savage, false, {3, 5}, ""}};
    world.decorations = {{{1, 1}, "trees_1"}};
    setWords(world, {ThingKind::Guard, 1}, TextKind::GuardMessage, Language::English, "Zażółć the bridge");
    return world;
}

} // namespace stonemason::pocket_heroes
