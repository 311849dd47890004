// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pocket_heroes/generate/steps.h"
#include "core/pocket_heroes/world/world.h"

#include <algorithm>
#include <array>

namespace stonemason::pocket_heroes {

namespace {

/// The players with a castle; the first castle of each is the main castle.
std::vector<Player> playersOf(const Draft& draft, bool withHero) {
    std::vector<Player> players;
    for (const DraftCastle& castle : draft.placedCastles) {
        if (!isPlayer(castle.plan.owner)) continue;
        const bool isNew = std::ranges::find(players, castle.plan.owner, &Player::id) == players.end();
        if (isNew)
            players.push_back(
                {castle.plan.owner, Controller::Either, MainCastle{castle.building.cell, withHero}});
    }
    std::ranges::sort(players, {}, &Player::id);
    return players;
}

} // namespace

World worldOf(const Draft& draft, const Plan& plan) {
    World world = emptyWorld(draft.size.rows);
    for (Text& text : world.texts)
        if (text.kind == TextKind::Name) text.words[std::size_t(Language::English)] = plan.worldTemplate.name;
    world.players = playersOf(draft, plan.worldTemplate.config.spawnHeroAtCastle);
    world.items = draft.items;
    world.guards = draft.guards;
    for (const DraftBuilding& building : draft.visitables)
        world.visitables.push_back({building.id, building.cell, {}, {}});
    for (const DraftLink& link : draft.links)
        for (const DraftBuilding& portal : link.portals)
            world.visitables.push_back({portal.id, portal.cell, {}, {}});
    for (const DraftMine& mine : draft.placedMines)
        world.ownerables.push_back({mine.building.id, mine.plan.owner, mine.building.cell, {}});
    for (const DraftCastle& castle : draft.placedCastles)
        world.castles.push_back(
            {castle.building.id, castle.plan.nation, castle.plan.owner, castle.building.cell, {}, {}, {}});
    forEachCell(world.nodes.size(), [&](Cell node) { world.nodes[node] = {draft.nodes[node], 0}; });
    world.decorations = draft.decorations;
    forEachCell(draft.size, [&](Cell cell) {
        if (draft.roads[cell] == 0) return;
        const Surface surface = plan.worldTemplate.zones[std::size_t(draft.zoneOf[cell])].surface;
        world.paths.push_back({cell, std::string(plan.catalogue.roadFor(surface))});
    });
    return world;
}

} // namespace stonemason::pocket_heroes
