// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>

namespace stonemason::test {

/// Spearman's rank correlation of two series of the same length: 1 when they put everything in the same
/// order, -1 in the opposite one. Equal values share the mean of their ranks. 0 when a series has no two
/// different values, where the coefficient is not defined.
double rankCorrelation(std::span<const int> a, std::span<const int> b);

} // namespace stonemason::test
