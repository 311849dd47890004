// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// The generator's own numbers. All are decided, none comes from the game.
namespace stonemason::pocket_heroes::numbers {

inline constexpr double centreJitter = .4; ///< how far a zone is moved at most, in widths of an average one

inline constexpr int shareRounds = 60;        ///< of moving and weighing zones until all is as wanted
inline constexpr int shareSamples = 64;       ///< rows of the coarse map that these look at
inline constexpr double shareTolerance = .15; ///< by which the area of a zone may differ from its share
inline constexpr double shareAim = .08;       ///< at which the cells of rims are left alone
inline constexpr int joinTries = 8;           ///< to let linked zones touch that do not
inline constexpr int mostJoinTries = 24;      ///< the same while there are not portals for all of them
inline constexpr int growTries = 4; ///< to grow zones along their links when they do not touch otherwise
inline constexpr int mostUncrossedZones =
    100;                                ///< of templates whose links are kept from crossing at any price
inline constexpr int leaveOutTries = 4; ///< to draw zones so that links without portals do not cross
inline constexpr int castleYard = 5;    ///< side of a square in which a castle and a way to it find room
inline constexpr double jagCells = 2.2; ///< how far rims wander
inline constexpr int jagSpacing = 7;    ///< cells between two turns of a rim

inline constexpr int cellsPerDrawnMine = 60; ///< of a zone that draws more mines than one of each resource

inline constexpr int obstaclePercent = 42;    ///< cells that are obstacles before they gather
inline constexpr int rimObstaclePercent = 70; ///< the same beside a wall
inline constexpr int smallestGlade = 5;       ///< cells; smaller ones are filled

inline constexpr int cellsPerVisitable = 110; ///< in a zone of the usual richness
inline constexpr int usualRichness = 14;

inline constexpr int roadStep = 2;              ///< what a step of a new road costs on open ground
inline constexpr int roadThroughObstacle = 6;   ///< and where an obstacle goes
inline constexpr int bigDecorationPercent = 55; ///< of the places where one fits

} // namespace stonemason::pocket_heroes::numbers
