// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pocket_heroes/check/checks.h"

#include <algorithm>
#include <utility>

namespace stonemason::pocket_heroes {

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
    // The check of players reports that nobody plays.
    if (world.players.empty() || std::ranges::any_of(world.players, mayBeHuman)) return;
    Problem problem{humansCheck.id, Severity::Error, {"humans/none", {}}};
    if (const PlayerId first = world.players.front().id; isPlayer(first))
        problem.fixes.push_back({{"fix/human", {int(first)}}, ChangeWorld{letFirstBeHuman}});
    problems.push_back(std::move(problem));
}

} // namespace

constinit const Check humansCheck{"humans", runHumans, humansMessages, humansFixes};

} // namespace stonemason::pocket_heroes
