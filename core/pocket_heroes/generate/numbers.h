// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

/// Limits of the search methods: numbers of tries and rounds, work budgets. What worlds look like is in
/// GeneratorNumbers.
namespace stonemason::pocket_heroes::numbers {

inline constexpr int referenceSide = 64; ///< rows of the map that numbers for any size are tuned for

inline constexpr int shareRounds = 60;  ///< of moving and weighting zones until all shares are as wanted
inline constexpr int shareSamples = 64; ///< rows of the coarse map that these rounds use
/// At which part of its share rims are left alone; less than any GeneratorNumbers::shareTolerancePercent.
inline constexpr double shareAim = .08;
inline constexpr int joinTries = 8;      ///< to let linked zones touch that do not
inline constexpr int mostJoinTries = 24; ///< the same while there are not portals for all of them
/// To grow zones along their links, while links have no way, castles no plot, or shares are not as wanted.
inline constexpr int growTries = 12;
/// While the best partition is unusable, growing stops after so many tries in a row without improvement, in
/// the first earlyStopAttempts attempts; later attempts make all growTries.
inline constexpr int growTriesWithoutGain = 4;
inline constexpr int earlyStopAttempts = 2;
inline constexpr int widenTries = 8;    ///< to part ways that lie side by side, or over a castle plot
inline constexpr int balanceTries = 4;  ///< to come to shares with ways that are wide enough
inline constexpr int roadStarts = 8;    ///< from which the roads of a zone are begun
inline constexpr int leaveOutTries = 4; ///< to draw zones so that links without portals do not cross
/// Of templates whose links are kept from crossing at any price.
inline constexpr int mostUncrossedZones = 100;

/// WorkBudget of a world in all its attempts, and of sharing the map out in one of them.
inline constexpr std::int64_t worldWork = 1'400'000'000;
inline constexpr std::int64_t shareWork = 200'000'000;

} // namespace stonemason::pocket_heroes::numbers
