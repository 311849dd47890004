// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/play/estimate.h"

#include <span>
#include <vector>

namespace stonemason {

/// The result of an entrant.
struct EntrantFigures {
    Outcomes outcomes;
    Estimate share; ///< see shareOf(); groups are opponents
    Mean points;    ///< per game
    Estimate elo;   ///< see eloOf()

    bool operator==(const EntrantFigures&) const = default;
};

/// The result of a pairing, from the first entrant's point of view unless stated otherwise.
struct PairingFigures {
    Pairing entrants;
    Outcomes outcomes;
    Estimate share;
    Mean points;         ///< per game
    Mean pointsOfSecond; ///< per game

    bool operator==(const PairingFigures&) const = default;
};

/// The table of a tournament.
struct PairedStandings {
    std::vector<EntrantFigures> entrants;
    std::vector<PairingFigures> pairings; ///< as in Schedule
    std::vector<int> ranking;             ///< entrants by falling Elo, then as they stand
    double movingFirst = 0.5;             ///< share of the points that the side makes that moves first
    double moves = 0;                     ///< per game, of both sides

    bool operator==(const PairedStandings&) const = default;
};

/// The figures of what was played: a tally for each pairing of the schedule, in its order. Works on sums:
/// equal tallies give equal figures.
PairedStandings standingsOf(const Schedule& schedule, std::span<const PairingTally> pairings);

/// A sum over units as a mean per game.
Mean perGame(std::int64_t units, const Sums& sums);

} // namespace stonemason
