// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// How long the generator looks for what can be had, and how finely. They are of its methods and not of what
/// worlds are like: others cost time, or worlds. What a game may want otherwise is in GeneratorNumbers.
namespace stonemason::pocket_heroes::numbers {

inline constexpr int shareRounds = 60;  ///< of moving and weighing zones until all is as wanted
inline constexpr int shareSamples = 64; ///< rows of the coarse map that these look at
/// At which part of its share rims are left alone; less than any GeneratorNumbers::shareTolerancePercent.
inline constexpr double shareAim = .08;
inline constexpr int joinTries = 8;      ///< to let linked zones touch that do not
inline constexpr int mostJoinTries = 24; ///< the same while there are not portals for all of them
inline constexpr int growTries = 4;      ///< to grow zones along their links when they do not touch otherwise
inline constexpr int mostGrowTries = 12; ///< the same while no world can come of them
inline constexpr int widenTries = 8;     ///< to part ways that lie side by side
inline constexpr int balanceTries = 4;   ///< to come to shares with ways that are wide enough
inline constexpr int leaveOutTries = 4;  ///< to draw zones so that links without portals do not cross
inline constexpr int mostUncrossedZones =
    100; ///< of templates whose links are kept from crossing at any price

} // namespace stonemason::pocket_heroes::numbers
