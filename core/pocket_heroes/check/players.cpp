// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pocket_heroes/check/checks.h"
#include "core/pocket_heroes/edit/placing.h"

#include <algorithm>

namespace stonemason::pocket_heroes {

namespace {

/// players/none
/// players/twice, players/homeless: player
/// players/main-castle: player, the cell where his main castle is said to be
/// players/nobody: player who does not play, kind and id of what he has, its cell
constexpr std::string_view playersMessages[]{"players/none", "players/twice", "players/homeless",
                                             "players/main-castle", "players/nobody"};
/// fix/delete: kind
/// fix/remove-player: player
/// fix/main-castle: player, cell of the castle of his that becomes it
/// fix/no-main-castle: player
/// fix/neutral: kind
/// fix/add-player: player
constexpr std::string_view playersFixes[]{"fix/delete",         "fix/remove-player", "fix/main-castle",
                                          "fix/no-main-castle", "fix/neutral",       "fix/add-player"};

/// What there is of each colour.
struct Colours {
    std::array<bool, playerCount> play{};
    std::array<bool, playerCount> haveHome{}; ///< a castle or a hero
};

Colours coloursOf(const World& world) {
    Colours colours;
    const auto mark = [](std::array<bool, playerCount>& marks, PlayerId id) {
        if (isPlayer(id)) marks[std::size_t(id)] = true;
    };
    for (const Player& player : world.players)
        mark(colours.play, player.id);
    for (const Castle& castle : world.castles)
        mark(colours.haveHome, castle.owner);
    for (const Hero& hero : world.heroes)
        mark(colours.haveHome, hero.owner);
    return colours;
}

Problem problemOf(std::string_view id, std::vector<Argument> arguments, std::vector<Cell> cells = {}) {
    return {playersCheck.id, Severity::Error, {id, std::move(arguments)}, std::move(cells)};
}

Fix withMainCastle(const World& world, int index, std::optional<MainCastle> castle) {
    Player player = world.players[std::size_t(index)];
    player.mainCastle = castle;
    Fix fix{{castle ? "fix/main-castle" : "fix/no-main-castle", {int(player.id)}}, {}};
    if (castle) fix.label.arguments.push_back(castle->cell);
    fix.edit = replacing(world, {ThingKind::Player, index}, {ThingKind::Player, player});
    return fix;
}

/// Takes a player out who has neither castle nor hero; what else is his becomes nobody's.
Fix withoutPlayer(const World& world, PlayerId id) {
    std::vector<Thing> entries;
    for (int i = 0; i < int(world.players.size()); ++i)
        if (world.players[std::size_t(i)].id == id) entries.push_back({ThingKind::Player, i});
    Fix fix{{"fix/remove-player", {int(id)}}, deleting(world, entries)};
    for (int i = 0; i < int(world.ownerables.size()); ++i) {
        Ownerable building = world.ownerables[std::size_t(i)];
        if (building.owner != id) continue;
        building.owner = PlayerId::Neutral;
        const Thing thing{ThingKind::Ownerable, i};
        fix.edit.records.push_back({thing, recordOf(world, thing), Record{thing.kind, building}});
    }
    return fix;
}

void lookAtPlayer(const World& world, int index, std::vector<Problem>& problems) {
    const Player& player = world.players[std::size_t(index)];
    const auto castle = std::ranges::find(world.castles, player.id, &Castle::owner);
    const bool hasCastle = castle != world.castles.end();
    if (!hasCastle && std::ranges::find(world.heroes, player.id, &Hero::owner) == world.heroes.end()) {
        problems.push_back(problemOf("players/homeless", {int(player.id)}));
        if (std::ranges::any_of(world.players, [&](const Player& other) { return other.id != player.id; }))
            problems.back().fixes.push_back(withoutPlayer(world, player.id));
    }
    if (!player.mainCastle) return;
    const Cell cell = player.mainCastle->cell;
    const bool isThere = std::ranges::any_of(
        world.castles, [&](const Castle& own) { return own.owner == player.id && own.cell == cell; });
    if (isThere) return;
    Problem problem = problemOf("players/main-castle", {int(player.id), cell}, {cell});
    if (hasCastle)
        problem.fixes.push_back(
            withMainCastle(world, index, MainCastle{castle->cell, player.mainCastle->createHero}));
    problem.fixes.push_back(withMainCastle(world, index, std::nullopt));
    problems.push_back(std::move(problem));
}

void lookAtOwner(const World& world, const Colours& colours, Thing thing, const auto& record,
                 std::vector<Problem>& problems) {
    if constexpr (requires { record.owner; }) {
        if (!isPlayer(record.owner) || colours.play[std::size_t(record.owner)]) return;
        Problem problem = problemOf(
            "players/nobody",
            {int(record.owner), std::string(thingKindId(thing.kind)), record.id, record.cell}, {record.cell});
        if (thing.kind != ThingKind::Hero) {
            auto neutral = record;
            neutral.owner = PlayerId::Neutral;
            problem.fixes.push_back({{"fix/neutral", {std::string(thingKindId(thing.kind))}},
                                     replacing(world, thing, {thing.kind, neutral})});
        }
        if (colours.haveHome[std::size_t(record.owner)]) { // else it would have lost at once
            const Player player{record.owner, Controller::Either, std::nullopt};
            problem.fixes.push_back(
                {{"fix/add-player", {int(record.owner)}}, placing(world, Record{ThingKind::Player, player})});
        }
        problems.push_back(std::move(problem));
    }
}

std::vector<Problem> runPlayers(const Survey& survey) {
    const World& world = survey.world;
    std::vector<Problem> problems;
    if (world.players.empty()) problems.push_back(problemOf("players/none", {}));
    for (int i = 0; i < int(world.players.size()); ++i) {
        const PlayerId id = world.players[std::size_t(i)].id;
        const auto before = std::span(world.players).first(std::size_t(i));
        if (std::ranges::find(before, id, &Player::id) != before.end()) {
            problems.push_back(problemOf("players/twice", {int(id)}));
            problems.back().fixes.push_back(deletion(world, {ThingKind::Player, i}));
        } else {
            lookAtPlayer(world, i, problems);
        }
    }
    const Colours colours = coloursOf(world);
    forEachPlaced(world, [&](Thing thing, const auto& record) {
        lookAtOwner(world, colours, thing, record, problems);
    });
    return problems;
}

} // namespace

constinit const Check playersCheck{"players", runPlayers, playersMessages, playersFixes};

} // namespace stonemason::pocket_heroes
