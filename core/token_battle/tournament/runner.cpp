// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/token_battle/tournament/runner.h"

namespace stonemason::token_battle {

PartialResult runTournament(const Tournament& tournament, PartialResult from, int jobs,
                            const std::stop_token& stop, const RunWatcher& watcher) {
    const Schedule& schedule = tournament.schedule();
    const auto play = [&](std::int64_t unit) { return playUnit(tournament, unit, stop); };
    const auto add = [&](const UnitGames& games, std::int64_t unit, Tally& tally) {
        const int pairing = schedule.pairingOfUnit(unit);
        tally.add(schedule.pairing(pairing), pairing, games);
    };
    return withUnitsPlayed<UnitGames>(std::move(from), schedule, jobs, stop, watcher, play, add);
}

namespace {

/// The difference of players and decks between the plan of a part and that of the first.
std::optional<Message> planDifference(const TournamentPlan& part, const TournamentPlan& first) {
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
    return mergedParts(parts, planDifference);
}

} // namespace stonemason::token_battle
