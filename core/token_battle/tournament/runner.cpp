// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/token_battle/tournament/runner.h"

namespace stonemason::token_battle {

PartialResult runTournament(const Tournament& tournament, PartialResult from, int jobs,
                            const std::stop_token& stop, const RunWatcher& watcher) {
    PartialResult result = std::move(from);
    const Schedule& schedule = tournament.schedule();
    const auto play = [&](std::int64_t unit) { return playUnit(tournament, unit, stop); };
    const auto add = [&](const UnitGames& games, std::int64_t unit, Tally& tally) {
        const int pairing = schedule.pairingOfUnit(unit);
        tally.add(schedule.pairing(pairing), pairing, games);
    };
    const auto watch = [&] {
        if (watcher) watcher(result);
    };
    playUnits<UnitGames>(schedule, result, jobs, stop, play, add, watch);
    return result;
}

namespace {

/// What the plan of a part has that the first's has not.
std::optional<Message> differenceOf(const TournamentPlan& part, const TournamentPlan& first) {
    if (auto difference = scheduleDifference(part, first)) return difference;
    if (part.player != first.player) return Message{"tournament/other-player"};
    for (std::size_t i = 0; i < part.entrants.size(); ++i)
        if (i >= first.entrants.size() || part.entrants[i] != first.entrants[i])
            return Message{"tournament/other-decks", {part.entrants[i].name}};
    if (part.entrants.size() < first.entrants.size())
        return Message{"tournament/other-decks", {first.entrants[part.entrants.size()].name}};
    return std::nullopt;
}

} // namespace

std::variant<PartialResult, MergeFault> merged(std::span<const TournamentPart> parts) {
    return mergedShards(
        PartialResult(parts.front().tournament), parts,
        [](const TournamentPart& part) -> const PartialResult& { return part.result; },
        [](const TournamentPart& part, const TournamentPart& first) {
            return differenceOf(part.tournament.plan(), first.tournament.plan());
        });
}

} // namespace stonemason::token_battle
