// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/play/paired_standings.h"
#include "core/play/shards.h"
#include "core/wastes/tournament/endings.h"
#include "core/wastes/tournament/tournament.h"

#include <array>
#include <optional>
#include <string>

namespace stonemason::wastes {

/// The two games of a unit, in each the side that moves first before the other.
using UnitGames = std::array<BoardGame, 2>;

/// The results of units, in whole numbers: independent of the order in which they were added. There is one
/// pairing, of the plan's two players.
struct Tally : PairedTally {
    /// Nothing played yet.
    explicit Tally(const Schedule& schedule) : PairedTally(schedule) {}

    UnitCounts firstMover{}; ///< units by half points of the side that moved first in their games
    Endings endings;

    void add(const UnitGames& games);
    Tally& operator+=(const Tally& other);
    bool operator==(const Tally&) const = default;
};

/// What has been played of a shard.
struct PartialResult : PartialOf<Tally> {
    explicit PartialResult(const Tournament& tournament, Shard of = {})
        : PartialOf<Tally>{of, {}, Tally(tournament.schedule())} {}

    bool operator==(const PartialResult&) const = default;
};

/// The field of a result that cannot result from playing those units: "pairings[0]", "firstMover",
/// "endings"; nullopt for one that can.
std::optional<std::string> inconsistencyOf(const Tournament& tournament, const PartialResult& result);

/// The results of the games for one side of the board, whichever player had it.
struct SideFigures {
    Side side = Side::Blue;
    Outcomes outcomes;
    Estimate share; ///< of the points
    WinCounts wins{};

    bool operator==(const SideFigures&) const = default;
};

/// The table of a tournament, and how fair the board is.
struct Standings : PairedStandings {
    /// The share of points that the side makes that moves first on this board. Where the players are equals
    /// and the interval leaves 1/2 out, the board favours one side.
    Estimate firstMover;
    std::array<SideFigures, playerCount> sides{}; ///< the one that moves first before the other
    DrawCounts draws{};
    LengthFigures length; ///< without the opening

    std::int64_t games() const { return sides[0].outcomes.games(); }
    bool operator==(const Standings&) const = default;
};

Standings standingsOf(const Tournament& tournament, const Tally& tally);

/// The side that the board favours beyond doubt; nullopt while the interval holds 1/2.
std::optional<Side> favouredSide(const Tournament& tournament, const Standings& standings);

} // namespace stonemason::wastes
