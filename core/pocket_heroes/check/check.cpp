// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pocket_heroes/check/check.h"

#include "core/pocket_heroes/check/checks.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <utility>
#include <variant>

namespace stonemason::pocket_heroes {

namespace {

PlayerId ownerOf(const World& world, Thing thing) {
    if (thing.kind == ThingKind::Castle) return world.castles[std::size_t(thing.index)].owner;
    return thing.kind == ThingKind::Hero ? world.heroes[std::size_t(thing.index)].owner : PlayerId::Neutral;
}

/// Whether it is the only castle or hero of a player.
bool isLastHome(const World& world, Thing thing) {
    const PlayerId owner = ownerOf(world, thing);
    if (!isPlayer(owner) || !findPlayer(world, owner)) return false;
    const auto anotherIn = [&](const auto& list, ThingKind kind) {
        for (int i = 0; i < int(list.size()); ++i)
            if (list[std::size_t(i)].owner == owner && Thing{kind, i} != thing) return true;
        return false;
    };
    return !anotherIn(world.castles, ThingKind::Castle) && !anotherIn(world.heroes, ThingKind::Hero);
}

} // namespace

std::span<const Check> allChecks() {
    static const std::array table{placesCheck,  playersCheck,  humansCheck,   gatesCheck,  portalsCheck,
                                  reachCheck,   fairnessCheck, roadsCheck,    eventsCheck, wornCheck,
                                  loadingCheck, textsCheck,    keysCheck,     blanksCheck, halvesCheck,
                                  valuesCheck,  idsCheck,      surfacesCheck, tailCheck};
    return table;
}

Survey surveyOf(const World& world, const Catalogue& catalogue, std::stop_token stop) {
    Survey survey{world, catalogue, footingOf(world, catalogue), {}, std::move(stop)};
    for (int player = 0; player < playerCount; ++player)
        if (findPlayer(world, PlayerId(player)))
            survey.players.push_back(
                {PlayerId(player), reachOf(world, catalogue, survey.footing, PlayerId(player))});
    return survey;
}

Report runChecks(const World& world, const Catalogue& catalogue, std::stop_token stop) {
    return reportOf(allChecks(), stop, surveyOf(world, catalogue, stop));
}

void visitProblems(const World& world, const Catalogue& catalogue,
                   const std::function<void(const Problem&)>& visit, std::stop_token stop) {
    Problems problems(visit);
    runTable(allChecks(), stop, problems, surveyOf(world, catalogue, stop));
}

bool deletesWork(const Problem& problem, const Fix& fix) {
    if (problem.message.id == "places/lost" || problem.message.id == "players/twice") return false;
    return std::holds_alternative<DeleteThing>(fix.repair) ||
           std::holds_alternative<DeleteThings>(fix.repair) ||
           std::holds_alternative<RemovePlayer>(fix.repair);
}

Fix deletion(Thing thing, Cell cell) {
    return {{"fix/delete", {std::string(thingKindId(thing.kind))}}, DeleteThing{thing, cell}};
}

void addDeletion(Problem& problem, const World& world, Thing thing, Cell cell) {
    if (!isLastHome(world, thing)) problem.fixes.push_back(deletion(thing, cell));
}

int triesFor(const World& world, int most) {
    constexpr std::size_t work = 1'000'000; ///< things and cells, each of which takes a microsecond
    std::size_t size = std::size_t(world.size().area());
    for (int kind = 0; kind < thingKindCount; ++kind)
        size += std::size_t(countOf(world, ThingKind(kind)));
    return int(std::min(std::size_t(most), work / std::max<std::size_t>(size, 1)));
}

} // namespace stonemason::pocket_heroes
