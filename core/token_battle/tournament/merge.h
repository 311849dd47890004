// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/token_battle/tournament/tally.h"

#include <span>

namespace stonemason::token_battle {

/// What came of a shard, with the tournament it is of.
struct TournamentPart {
    Tournament tournament;
    PartialResult result;
};

/// The result of the whole tournament from those of its shards, in any order: the very same as if it had been
/// played in one run. Of a shard that was broken off its units are missing from the whole, too. All parts
/// must have been read with the same cards and rules; there must be at least one. Faults, each of a part
/// beside the first: tournament/other-seed, tournament/other-form, tournament/other-games,
/// tournament/other-player, tournament/other-decks (a name), tournament/other-shards (its number of shards,
/// that of the first part), tournament/shard-twice (number). Of the first: tournament/shards-missing (numbers
/// in words, number of shards).
std::variant<PartialResult, MergeFault> merged(std::span<const TournamentPart> parts);

} // namespace stonemason::token_battle
