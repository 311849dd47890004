// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pocket_heroes/check/checks.h"
#include "core/pocket_heroes/edit/placing.h"

#include <algorithm>

namespace stonemason::pocket_heroes {

namespace {

/// humans/none: the game lists such a map, but cannot begin it (source:
/// Dlg_ScenList.cpp)
constexpr std::string_view humansMessages[]{"humans/none"};
/// fix/human: player who may be one
constexpr std::string_view humansFixes[]{"fix/human"};

std::vector<Problem> runHumans(const Survey& survey) {
    const World& world = survey.world;
    const auto mayBeHuman = [](const Player& player) {
        return player.controller == Controller::Human || player.controller == Controller::Either;
    };
    // That nobody plays is what the check of players says.
    if (world.players.empty() || std::ranges::any_of(world.players, mayBeHuman)) return {};
    Player first = world.players.front();
    first.controller = Controller::Either;
    Problem problem{humansCheck.id, Severity::Error, {"humans/none", {}}};
    if (isPlayer(first.id))
        problem.fixes.push_back({{"fix/human", {int(first.id)}},
                                 replacing(world, {ThingKind::Player, 0}, {ThingKind::Player, first})});
    return {std::move(problem)};
}

} // namespace

constinit const Check humansCheck{"humans", runHumans, humansMessages, humansFixes};

} // namespace stonemason::pocket_heroes
