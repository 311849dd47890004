// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/pocket_heroes/check/check.h"
#include "core/pocket_heroes/format/hmm.h"
#include "tests/support/worlds.h"

#include <array>
#include <string>
#include <vector>

namespace stonemason::pocket_heroes {

/// Worlds in which between them every check says everything it can say, and offers everything it can do.
inline std::vector<World> tellingWorlds() {
    std::vector<World> worlds;
    const auto add = [&worlds](const std::vector<std::string>& rows) -> World& {
        return worlds.emplace_back(test::drawn(rows));
    };
    for (const char* row : {"A..1........", "A..>......>.", "A..<......<.", "A..1..1...1."})
        add({row});
    add({"H..#C", "...#.", "...#G", "...#!", "...##"});
    add({"H....", "..S#.", "..##."});
    add({"H....", "..S..", "..#.."});
    add({"H....", "..SWW", "..W#W", "..WWW"});
    add({"......#......", "..A...#...B..", "......#......"});
    add({"......#......", "..A...#...B..", ".<....#.>...."});
    add({"......#.............", "......#.............", "..A...#...B......A..", "......#............."});
    add({"......#.............", "......#.............", "..A...#...B......A..", ".<....#.>..........."});
    add({"......#.............", "......#.............", "..A...#...B......A..", ".>....#.<..........."});
    add({"..........................", "..........................", "..A....................B..",
         "...<..................>...", "..........................", ".........................."});
    const std::string free(32, '.');
    add({free, free, "..A........................B....", free, free, free})
        .ownerables.push_back({"ore_mine", PlayerId::Neutral, {4, 8}, {}});
    for (const PlayerId owner : {PlayerId::Green, PlayerId::Neutral}) { // Blue has no castle
        World& homeless = add(std::vector<std::string>(16, free));
        homeless.castles.push_back({"small_01", Nation::Tower, PlayerId::Red, {4, 4}, {}, {}, {}});
        homeless.castles.push_back({"small_01", Nation::Tower, owner, {4, 24}, {}, {}, {}});
        for (const PlayerId player : {PlayerId::Red, PlayerId::Green, PlayerId::Blue})
            homeless.players.push_back({player, Controller::Human, std::nullopt});
    }
    World& parted =
        add({".....#......", ".....#......", "..A..#...B..", ".....#......", ".....#......", ".....#......"});
    parted.ownerables.push_back({"ore_mine", PlayerId::Neutral, {4, 1}, {}});
    parted.items.push_back({Chest{}, {3, 7}, {}, ""});
    World& crowded = add({"............", "............", "..A.....B...", "......C.....", "..S...G...!."});
    crowded.items.push_back({Chest{}, {-1, 4}, {}, ""});
    crowded.items.push_back({Artifact{"Spoon"}, {4, 6}, {}, "nowhere"});
    crowded.ownerables.push_back({"ore_mine", PlayerId::Cyan, {0, 0}, {}});
    crowded.heroes.emplace_back().owner = PlayerId::Cyan;
    crowded.heroes[0].cell = {4, 11};
    crowded.visitables.push_back({"stables", {5, 2}, {}, ""});
    crowded.decorations = {{{4, 6}, "mountains_2"}, {{4, 6}, "rocks_2"},  {{0, 0}, "cactus_1"},
                           {{0, 2}, "cactus_1"},    {{0, 4}, "cactus_2"}, {{1, 4}, "oak"},
                           {{1, 6}, "oak"},         {{1, 8}, "elm"}};
    crowded.players[0].mainCastle->cell = {2, 8};
    crowded.players.push_back({PlayerId::Blue, Controller::Human, std::nullopt});
    crowded.players.push_back({PlayerId::Red, Controller::Human, std::nullopt});
    crowded.languages = 3;
    crowded.items[0].message = "chest";
    crowded.events[0].players = 0;
    crowded.texts.push_back({"chest", TextKind::ItemMessage, {"", "Сундук"}});
    World& ownerless = add({"............", "............", "..A.....B...", "............"});
    ownerless.players.clear();
    for (Castle& castle : ownerless.castles)
        castle.owner = PlayerId::Neutral;
    World& strange = add({"....", ".A..", "...."});
    strange.texts[0].kind = TextKind(11);
    strange.players[0].controller = Controller(6);
    strange.castles[0].nation = Nation(9);
    strange.nodes[{3, 3}].surface = Surface(13);
    strange.nodes[{3, 2}].surface = Surface(13);
    strange.items.push_back({Pile{Resource(9), 1}, {0, 0}, {}, ""});
    strange.guards.push_back({{99, 5}, Disposition(7), false, {0, 2}, ""});
    strange.ownerables.push_back({"ore_mine", PlayerId(8), {2, 3}, {}});
    strange.events.push_back(
        {{0, 3}, {}, "", "", 63, {{RewardKind(12), 0, "", 0}, {RewardKind::Artifact, 0, "Fork", 0}}});
    strange.items.push_back({KeyGuard{77}, {0, 1}, {}, ""});
    strange.items.push_back({SpellScroll{999}, {1, 3}, {Troop{321, 1}}, ""});
    strange.castles[0].constructions = {{200, 9}};
    Hero& hero = strange.heroes.emplace_back();
    hero.secondarySkills = {{99, 9}};
    hero.skills = {{99, 1}};
    hero.artifacts = {{12, 0}, {7, 0}, {9, 99}};
    strange.players.push_back({PlayerId(7), Controller::Human, std::nullopt});
    // What the game's own editor refuses, passes over or cannot play.
    for (const int copies : {1, 2}) {
        World& refused =
            add({"............", "............", "..A.....B...", "......C.....", "..S...G...!."});
        refused.tail = "behind";
        refused.paths = {{{4, 1}, "dirt_road"}};
        refused.decorations = {{{4, 1}, "mountains_1"}};
        refused.events[0].cell = refused.castles[0].cell;
        for (Player& player : refused.players)
            player.controller = Controller::Computer;
        refused.texts.clear();
        for (int i = 0; i < copies; ++i) {
            refused.texts.push_back({"Сундук" + std::to_string(i), TextKind::ItemMessage, {"Chest", ""}});
            refused.texts.push_back({"twice", TextKind::ItemMessage, {"a\xED\xA0\x80", ""}});
            refused.texts.push_back({"blank" + std::to_string(i), TextKind::ItemMessage, {" ", ""}});
            refused.items.push_back({Chest{}, {0, 3 * i}, {}, "blank" + std::to_string(i)});
        }
        refused.texts.push_back({"twice", TextKind::ItemMessage, {"b", ""}});
    }
    World& unloaded = add({"...........", "..A........", "..........."}); // what the game stops at
    unloaded.heroes.resize(2);
    for (Hero& one : unloaded.heroes) {
        one.id = "hero_yog";
        one.secondarySkills.assign(3, {1, 0});
    }
    unloaded.heroes[0].cell = {1, 6};
    unloaded.heroes[1].cell = {1, 8};
    unloaded.visitables.push_back({"shipwreck", {20, 20}, {}, ""});
    unloaded.visitables.back().guard[0] = {3, 5};
    unloaded.ultimate = {{20, 20}, 0};
    worlds.push_back(emptyWorld(worldSides[0]));
    return worlds;
}

inline std::vector<Problem> tellingWorldProblems() {
    std::vector<Problem> problems;
    for (const World& world : tellingWorlds())
        for (Problem& problem : runChecks(world, test::pocketHeroes()).problems)
            problems.push_back(std::move(problem));
    // Only portals that lead one way, to ground that both come to, leave two apart with nothing that shuts a
    // way.
    problems.push_back({"reach",
                        Severity::Error,
                        {"reach/castles", {0, 1, std::vector<Cell>{{2, 2}, {2, 9}}}},
                        {{2, 2}, {2, 9}}});
    return problems;
}

/// Files and worlds that cannot be read or written.
inline std::vector<Error> worldErrors() {
    std::vector<Error> errors;
    const auto read = [&errors](const std::string& bytes) {
        if (const auto world = readWorld(bytes); !world) errors.push_back(world.error());
    };
    const auto write = [&errors](const World& world) {
        if (const auto bytes = writeWorld(world); !bytes) errors.push_back(bytes.error());
    };
    const World world = emptyWorld(worldSides[0]);
    const std::string bytes = *writeWorld(world);
    read("shopping list");
    read(bytes.substr(0, 8));
    constexpr std::size_t version = 4, side = 8, firstKey = 17;
    const auto readChanged = [&](std::size_t at, char value) {
        std::string changed = bytes;
        changed[at] = value;
        read(changed);
    };
    readChanged(version, 7);
    readChanged(version + 3, char(0xF7)); // a number that no int holds
    readChanged(side, 9);
    readChanged(13 + 2, 0x7F); // texts
    readChanged(firstKey + 2, 0x7F);
    World bad = world;
    bad.nodes = Grid<Node>({5, 5});
    write(bad);
    bad = world;
    bad.author = "\xFF";
    write(bad);
    bad = world;
    bad.ultimate.cell = {0, 40000};
    write(bad);
    bad = world;
    bad.languages = 9;
    write(bad);
    bad = world;
    bad.items.resize(65536);
    write(bad);
    // Of files for the game: what each is given stands in core/pocket_heroes/format/phm.h.
    for (const char* id :
         {"phm/language", "phm/loses-event-names", "phm/loses-heights", "phm/loses-languages",
          "phm/no-nation", "phm/not-a-map", "phm/packed", "phm/player-twice", "phm/saved-game"})
        errors.push_back(Error{{id}});
    for (const char* id : {"phm/loses-constructions", "phm/loses-pictures", "phm/loses-rewards",
                           "phm/loses-skills", "phm/loses-spells", "phm/number", "phm/rest", "phm/surface"})
        for (const int number : {1, 2})
            errors.push_back(Error{{id, {number}}});
    errors.push_back(Error{{"phm/too-large", {5'000'000, 4'194'304}}});
    errors.push_back(Error{{"phm/unknown", {"spoon"}}, 0, "items[3]"});
    errors.push_back(Error{{"phm/version", {56, 57}}, 0, "version"});
    return errors;
}

} // namespace stonemason::pocket_heroes
