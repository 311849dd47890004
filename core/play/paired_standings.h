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

/// Computes the figures from one tally for each pairing of the schedule, in its order. Works on sums: equal
/// tallies give equal figures.
PairedStandings standingsOf(const Schedule& schedule, std::span<const PairingTally> pairings);

/// A sum over units as a mean per game.
Mean perGame(std::int64_t units, const Sums& sums);

/// The results of the units of two entrants, by half points of the first.
struct EloPairing {
    Pairing entrants;
    UnitCounts units{};
};

/// The strength of each entrant in Elo: one that is d better makes 1 / (1 + 10^(-d/400)) of the points. The
/// mean of all is 0; the interval is that of the difference to it.
///
/// Fits the model of Bradley and Terry (Biometrika 39, 1952) by maximum likelihood, a draw being half a win
/// and half a loss. To keep strengths finite for an entrant that won or lost everything, each is given one
/// more game, drawn against a strength of 0: this shrinks strengths by less than the games of one unit
/// could. The maximum is unique, found by Newton's method, then the mean is subtracted.
///
/// Intervals are 1.96 standard errors, from the inverse of the information matrix times the dispersion, by
/// which the units differ more or less than two independent games would (Wedderburn, quasi-likelihood,
/// Biometrika 61, 1974): the sum over pairings of k/(k-1) times squares about their mean, divided by
/// k m (1 - m) / 2, both sums begun with 1/2, as much as four units of equals bring, so that few units
/// leave it near 1.
std::vector<Estimate> eloOf(int entrants, std::span<const EloPairing> pairings);

} // namespace stonemason
