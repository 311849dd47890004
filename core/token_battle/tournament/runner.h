// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/play/unit_runner.h"
#include "core/token_battle/tournament/tally.h"

#include <span>
#include <stop_token>

namespace stonemason::token_battle {

using RunWatcher = RunWatcherOf<PartialResult>;

/// Plays what is left of a shard on so many threads, 1 to maximumJobs, and returns it with what was there.
/// Blocks until all is played or a stop is requested; then units that were not finished, and those behind
/// them, are missing from the result, which can be gone on with. The calling thread does not play: it adds
/// up, and calls `watcher`, about ten times a second and at the end, whenever there is something new. So a
/// window calls this on a thread of its own. The result depends on the tournament and the shard, and after a
/// stop on the progress so far, never on the threads.
PartialResult runTournament(const Tournament& tournament, PartialResult from, int jobs,
                            const std::stop_token& stop = {}, const RunWatcher& watcher = {});

using TournamentPart = TournamentPartOf<Tournament, PartialResult>;

/// The result of the whole tournament from those of its shards, in any order: the very same as if it had been
/// played in one run. Of a shard that was broken off its units are missing from the whole, too. All parts
/// must have been read with the same cards and rules; there must be at least one. Faults, each of a part
/// beside the first: tournament/other-seed, tournament/other-form, tournament/other-games,
/// tournament/other-player, tournament/other-decks (a name), tournament/other-shards (its number of shards,
/// that of the first part), tournament/shard-twice (number). Of the first: tournament/shards-missing (numbers
/// in words, number of shards).
std::variant<PartialResult, MergeFault> merged(std::span<const TournamentPart> parts);

} // namespace stonemason::token_battle
