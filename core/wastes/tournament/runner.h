// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/play/unit_runner.h"
#include "core/wastes/tournament/tally.h"

#include <optional>
#include <span>
#include <stop_token>
#include <variant>

namespace stonemason::wastes {

/// Plays a unit; nullopt when stopped before its end.
std::optional<UnitGames> playUnit(const Tournament& tournament, std::int64_t unit,
                                  const std::stop_token& stop = {});

using RunWatcher = RunWatcherOf<PartialResult>;

/// Plays the missing units of a shard with playUnits() on so many threads, 1 to maximumJobs, and returns
/// them together with `from`. The result depends on the tournament and the shard, and after a stop on the
/// progress so far, never on the threads.
PartialResult runTournament(const Tournament& tournament, PartialResult from, int jobs,
                            const std::stop_token& stop = {}, const RunWatcher& watcher = {});

using TournamentPart = TournamentPartOf<Tournament, PartialResult>;

/// The result of the whole tournament from those of its shards; see mergedShards(). All parts must have been
/// read with the same profile; there must be at least one. Faults beside those: tournament/other-player,
/// tournament/other-board.
std::variant<PartialResult, MergeFault> merged(std::span<const TournamentPart> parts);

} // namespace stonemason::wastes
