// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/token_battle/tournament/runner.h"
#include "tests/support/duels.h"

namespace stonemason::test {

using namespace token_battle;

/// A plan with so many random decks, "Deck 1" and on, played by Easy.
TournamentPlan anyPlan(int decks, int games, std::uint64_t seed = 1);

/// The tournament of a plan. Ends the test run when the plan is invalid.
Tournament tournamentOf(TournamentPlan plan);

/// The result of the whole shard, played on one thread by default.
PartialResult playedBy(const Tournament& tournament, Shard shard = {}, int jobs = 1);

/// The result in its file format.
std::string fileOf(const Tournament& tournament, const PartialResult& result);

} // namespace stonemason::test
