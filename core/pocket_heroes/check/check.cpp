// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pocket_heroes/check/check.h"

#include "core/pocket_heroes/check/checks.h"
#include "core/pocket_heroes/edit/placing.h"

#include <algorithm>
#include <array>
#include <utility>

namespace stonemason::pocket_heroes {

std::span<const Check> allChecks() {
    static const std::array table{placesCheck, playersCheck, portalsCheck, reachCheck,   fairnessCheck,
                                  textsCheck,  valuesCheck,  idsCheck,     surfacesCheck};
    return table;
}

Survey surveyOf(const World& world, const Catalogue& catalogue, std::stop_token stop) {
    Survey survey{world, catalogue, footingOf(world, catalogue), {}, std::move(stop)};
    for (int player = 0; player < playerCount; ++player)
        if (std::ranges::find(world.players, PlayerId(player), &Player::id) != world.players.end())
            survey.players.push_back(
                {PlayerId(player), reachOf(world, catalogue, survey.footing, PlayerId(player))});
    return survey;
}

Report runChecks(const World& world, const Catalogue& catalogue, std::stop_token stop) {
    return reportOf(allChecks(), stop, surveyOf(world, catalogue, stop));
}

bool deletesWork(const Problem& problem, const Fix& fix) {
    if (problem.message.id == "places/lost" || problem.message.id == "players/twice") return false;
    return std::ranges::any_of(fix.edit.records, [](const RecordChange& change) { return !change.after; });
}

Fix deletion(const World& world, Thing thing) {
    return {{"fix/delete", {std::string(thingKindId(thing.kind))}}, deleting(world, {&thing, 1})};
}

} // namespace stonemason::pocket_heroes
