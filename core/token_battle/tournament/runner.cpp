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

} // namespace stonemason::token_battle
