// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/grid/cell.h"
#include "core/pocket_heroes/check/checks.h"
#include "core/pocket_heroes/check/new_home.h"

#include <algorithm>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace stonemason::pocket_heroes {

namespace {

/// players/none
/// players/twice, players/homeless: player
/// players/main-castle: player, the declared cell of his main castle
/// players/nobody: player who does not play, kind and id of what he has, its cell
constexpr std::string_view playersMessages[]{"players/none", "players/twice", "players/homeless",
                                             "players/main-castle", "players/nobody"};
/// fix/delete: kind
/// fix/remove-player: player
/// fix/give-castle: player, cell of a neutral castle
/// fix/place-castle: player, cell of the new castle
/// fix/main-castle: player, cell of his castle that becomes the main castle
/// fix/no-main-castle: player
/// fix/neutral: kind
/// fix/add-player: player
/// fix/two-play: the players who get a castle each
constexpr std::string_view playersFixes[]{"fix/delete",       "fix/remove-player", "fix/give-castle",
                                          "fix/place-castle", "fix/main-castle",   "fix/no-main-castle",
                                          "fix/neutral",      "fix/add-player",    "fix/two-play"};

/// The objects of each colour.
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

Fix withMainCastle(PlayerId player, std::optional<Cell> castle) {
    Fix fix{{castle ? "fix/main-castle" : "fix/no-main-castle", {int(player)}},
            SetMainCastle{player, castle}};
    if (castle) fix.label.arguments.push_back(*castle);
    return fix;
}

void lookAtPlayer(const Survey& survey, const Player& player, std::optional<HomeFinder>& homes,
                  Problems& problems) {
    const World& world = survey.world;
    const auto castle = std::ranges::find(world.castles, player.id, &Castle::owner);
    const bool hasCastle = castle != world.castles.end();
    if (!hasCastle && std::ranges::find(world.heroes, player.id, &Hero::owner) == world.heroes.end()) {
        problems.push_back(problemOf("players/homeless", {int(player.id)}));
        if (!homes) homes.emplace(survey);
        if (auto fix = isPlayer(player.id) ? homes->fixFor(player) : std::nullopt)
            problems.back().fixes.push_back(*std::move(fix));
        if (std::ranges::any_of(world.players, [&](const Player& other) { return other.id != player.id; }))
            problems.back().fixes.push_back(
                {{"fix/remove-player", {int(player.id)}}, RemovePlayer{player.id}});
    }
    if (!player.mainCastle) return;
    const Cell cell = player.mainCastle->cell;
    const bool isThere = std::ranges::any_of(
        world.castles, [&](const Castle& own) { return own.owner == player.id && own.cell == cell; });
    if (isThere) return;
    Problem problem = problemOf("players/main-castle", {int(player.id), cell}, {cell});
    if (hasCastle) problem.fixes.push_back(withMainCastle(player.id, castle->cell));
    problem.fixes.push_back(withMainCastle(player.id, std::nullopt));
    problems.push_back(std::move(problem));
}

void lookAtOwner(const Colours& colours, Thing thing, const auto& record, Problems& problems) {
    if constexpr (requires { record.owner; }) {
        if (!isPlayer(record.owner) || colours.play[std::size_t(record.owner)]) return;
        problems.add(playersCheck.id, Severity::Error, "players/nobody", [&] {
            const std::string kind(thingKindId(thing.kind));
            Problem problem =
                problemOf("players/nobody", {int(record.owner), kind, record.id, record.cell}, {record.cell});
            if (thing.kind != ThingKind::Hero)
                problem.fixes.push_back({{"fix/neutral", {kind}}, MakeNeutral{thing, record.cell}});
            if (colours.haveHome[std::size_t(record.owner)]) // otherwise the player would lose at once
                problem.fixes.push_back({{"fix/add-player", {int(record.owner)}}, AddPlayer{record.owner}});
            return problem;
        });
    }
}

using Pair = std::pair<std::size_t, std::size_t>;

/// Indices of the first neutral castle and of the one furthest from it; nullopt when there are no two in
/// different places.
std::optional<Pair> castlesForTwo(const World& world) {
    std::vector<std::size_t> free;
    for (std::size_t i = 0; i < world.castles.size(); ++i)
        if (world.castles[i].owner == PlayerId::Neutral) free.push_back(i);
    if (free.empty()) return std::nullopt;
    const Cell home = world.castles[free.front()].cell;
    const auto away = [&](std::size_t castle) { return chebyshev(world.castles[castle].cell, home); };
    const std::size_t furthest = *std::ranges::max_element(free, {}, away);
    if (away(furthest) == 0) return std::nullopt;
    return Pair{free.front(), furthest};
}

/// Red gets the first castle, Green the second.
void letTwoPlay(World& world, int /*which*/) {
    const auto castles = castlesForTwo(world);
    if (!castles) return;
    world.castles[castles->first].owner = PlayerId::Red;
    world.castles[castles->second].owner = PlayerId::Green;
    for (const PlayerId player : {PlayerId::Red, PlayerId::Green})
        world.players.push_back({player, Controller::Either, std::nullopt});
}

void lookForPlayers(const World& world, const Colours& colours, Problems& problems) {
    if (!world.players.empty()) return;
    problems.push_back(problemOf("players/none", {}));
    const bool isAnyonesHome = std::ranges::any_of(colours.haveHome, std::identity());
    if (isAnyonesHome || !castlesForTwo(world)) return;
    problems.back().fixes.push_back(
        {{"fix/two-play", {int(PlayerId::Red), int(PlayerId::Green)}}, ChangeWorld{letTwoPlay}});
}

void runPlayers(const Survey& survey, Problems& problems) {
    const World& world = survey.world;
    const Colours colours = coloursOf(world);
    lookForPlayers(world, colours, problems);
    std::map<PlayerId, int> seen; // the first entry of each
    std::optional<HomeFinder> homes;
    for (int i = 0; i < int(world.players.size()); ++i) {
        const PlayerId id = world.players[std::size_t(i)].id;
        const auto [first, isNew] = seen.emplace(id, i);
        if (isNew)
            lookAtPlayer(survey, world.players[std::size_t(i)], homes, problems);
        else
            problems.add(playersCheck.id, Severity::Error, "players/twice", [&] {
                Problem problem = problemOf("players/twice", {int(id)});
                problem.fixes.push_back({{"fix/delete", {std::string(thingKindId(ThingKind::Player))}},
                                         DeleteEntry{i, first->second}});
                return problem;
            });
    }
    forEachPlaced(world,
                  [&](Thing thing, const auto& record) { lookAtOwner(colours, thing, record, problems); });
}

} // namespace

constinit const Check playersCheck{"players", runPlayers, playersMessages, playersFixes};

namespace {

/// humans/none: the game lists such a map, but cannot begin it (source:
/// Dlg_ScenList.cpp)
constexpr std::string_view humansMessages[]{"humans/none"};
/// fix/human: player who may be one
constexpr std::string_view humansFixes[]{"fix/human"};

void letFirstBeHuman(World& world, int /*which*/) {
    if (!world.players.empty()) world.players.front().controller = Controller::Either;
}

void runHumans(const Survey& survey, Problems& problems) {
    const World& world = survey.world;
    const auto mayBeHuman = [](const Player& player) {
        return player.controller == Controller::Human || player.controller == Controller::Either;
    };
    // playersCheck reports worlds without players.
    if (world.players.empty() || std::ranges::any_of(world.players, mayBeHuman)) return;
    Problem problem{humansCheck.id, Severity::Error, {"humans/none", {}}};
    if (const PlayerId first = world.players.front().id; isPlayer(first))
        problem.fixes.push_back({{"fix/human", {int(first)}}, ChangeWorld{letFirstBeHuman}});
    problems.push_back(std::move(problem));
}

} // namespace

constinit const Check humansCheck{"humans", runHumans, humansMessages, humansFixes};

} // namespace stonemason::pocket_heroes
