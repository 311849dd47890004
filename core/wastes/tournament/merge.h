// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/wastes/tournament/tally.h"

#include <span>
#include <variant>

namespace stonemason::wastes {

/// What came of a shard, with the tournament it is of.
struct TournamentPart {
    Tournament tournament;
    PartialResult result;
};

/// The result of the whole tournament from those of its shards; see mergedShards(). All parts must have been
/// read with the same profile; there must be at least one. Faults beside those: tournament/other-player,
/// tournament/other-board.
std::variant<PartialResult, MergeFault> merged(std::span<const TournamentPart> parts);

} // namespace stonemason::wastes
