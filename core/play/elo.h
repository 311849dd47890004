// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/play/estimate.h"

#include <span>
#include <vector>

namespace stonemason {

/// What came of the units of two entrants: by half points of the first.
struct EloPairing {
    Pairing entrants;
    UnitCounts units{};
};

/// The strength of each entrant in Elo: one that is d better makes 1 / (1 + 10^(-d/400)) of the points. The
/// mean of all is 0; the interval is that of the difference to it.
///
/// Fitted is the model of Bradley and Terry (Biometrika 39, 1952) by maximum likelihood, a draw being half a
/// win and half a loss. So that one who won or lost everything has a strength too, each is given one
/// more game, drawn against a strength of 0: that pulls strengths together by less than the games of
/// one unit could. The maximum is unique, found by Newton's method, then the mean is taken off.
///
/// Intervals are 1.96 standard errors, from the inverse of the information matrix times the dispersion, by
/// which the units differ more or less than two independent games would (Wedderburn, quasi-likelihood,
/// Biometrika 61, 1974): the sum over pairings of k/(k-1) times squares about their mean, divided by
/// k m (1 - m) / 2, both sums begun with 1/2, as much as four units of equals bring, so that few units
/// leave it near 1.
std::vector<Estimate> eloOf(int entrants, std::span<const EloPairing> pairings);

} // namespace stonemason
