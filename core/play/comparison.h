// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/play/estimate.h"

#include <cstdint>

// Rates of events in games, and differences between two measurements.

namespace stonemason {

/// The share of games in which something happened, 0 to 1, with the interval of Wilson ("Probable inference,
/// the law of succession, and statistical inference", Journal of the American Statistical Association 22,
/// 1927), which assumes independent games. Without any games it is 0 and the interval is 0 to 1.
/// @param count 0 to `games`
Estimate rateOf(std::int64_t count, std::int64_t games);

/// The difference of two independently measured numbers, the first minus the second. The interval recovers
/// the variances from both intervals (Newcombe, "Interval estimation for the difference between independent
/// proportions", Statistics in Medicine 17, 1998; Zou and Donner, the same 27, 2008):
///
///     d - sqrt((a - low a)^2 + (high b - b)^2)   to   d + sqrt((high a - a)^2 + (b - low b)^2)
Estimate differenceBetween(const Estimate& some, const Estimate& others);

/// Whether a difference is statistically significant: its interval does not contain 0.
bool isBeyondChance(const Estimate& difference);

/// How far a share is from 1/2, 0 to 1/2. Its interval contains the distances of all values in the share's
/// interval.
Estimate distanceFromHalf(const Estimate& share);

} // namespace stonemason
