// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace stonemason {

/// A normal one lies within so many standard deviations of its mean in 95 of 100 cases.
inline constexpr double quantileOfNormal95 = 1.959963984540054;

/// The number that a normal one exceeds in this part of cases, more than 0 and less than 1/2: 1.96 for 0.025.
double quantileOfNormal(double tail);

/// The number of Student's t that is exceeded as often as that one of the normal distribution, for so many
/// degrees of freedom, from 1: by the first terms of a series in 1/degrees, good to a hundredth from 7 on,
/// with z up to 3.
double studentOf(double normal, double degrees);

} // namespace stonemason
