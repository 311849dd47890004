// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// Ranges of the numbers in files of templates: wide enough for any use, and such that no sum of them
/// overflows.
namespace stonemason::pocket_heroes {

inline constexpr int maximumZoneSize = 10'000; ///< least 1
inline constexpr int maximumRichness = 100'000;
inline constexpr int maximumRangeBound = 100'000; ///< of ranges and costs, also below 0
inline constexpr double maximumPlace = 1'000'000; ///< of a coordinate in the drawing, also below 0

} // namespace stonemason::pocket_heroes
