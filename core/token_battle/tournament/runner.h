// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/play/unit_runner.h"
#include "core/token_battle/tournament/tally.h"

#include <functional>
#include <stop_token>

namespace stonemason::token_battle {

/// Sees what has been played so far.
using RunWatcher = std::function<void(const PartialResult&)>;

/// Plays what is left of a shard on so many threads, 1 to maximumJobs, and returns it with what was there.
/// Blocks until all is played or a stop is requested; then units that were not finished, and those behind
/// them, are missing from the result, which can be gone on with. The calling thread does not play: it adds
/// up, and calls `watcher`, about ten times a second and at the end, whenever there is something new. So a
/// window calls this on a thread of its own. What is returned depends on the tournament and the shard, and
/// after a stop on how far it came, never on the threads.
PartialResult runTournament(const Tournament& tournament, PartialResult from, int jobs,
                            const std::stop_token& stop = {}, const RunWatcher& watcher = {});

} // namespace stonemason::token_battle
