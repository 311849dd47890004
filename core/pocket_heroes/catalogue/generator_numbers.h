// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace stonemason::pocket_heroes {

/// How the generator of worlds works, under "generator" in the catalogue; the reader checks each number
/// against the range listed here. All are decided, none comes from the game. A catalogue that was read sets
/// them all; the default of each is its minimum.
struct GeneratorNumbers {
    int centreJitterPercent =
        0; ///< 0 to 100: how far a zone is moved at most, of the width of an average one
    /// 10 to 15: the permitted difference between the area of a zone and its share. Not below
    /// numbers::shareAim, where the generator leaves rims alone; the validator rejects worlds beyond 15.
    int shareTolerancePercent = 10;
    int castleYard = 1; ///< 1 to 16 cells: side of a square in which a castle and a way to it find room
    int jagTenths = 0;  ///< 0 to 100 tenths of a cell: how far rims of zones wander
    int jagSpacing = 1; ///< 1 to 64 cells between two turns of a rim
    /// 10 to 10000 cells of a zone for each mine, where it draws more than one of each resource
    int cellsPerDrawnMine = 10;
    int obstaclePercent = 0;      ///< 0 to 100: cells that are obstacles before they gather
    int rimObstaclePercent = 0;   ///< 0 to 100: the same beside a wall
    int smallestGlade = 1;        ///< 1 to 1000 cells; smaller open places are filled
    int cellsPerVisitable = 10;   ///< 10 to 10000, in a zone of the usual richness
    int usualRichness = 1;        ///< 1 to 1000, as Zone::richness counts
    int roadStep = 1;             ///< 1 to 100: what a step of a new road costs on open ground
    int roadThroughObstacle = 1;  ///< 1 to 100: and where an obstacle goes
    int bigDecorationPercent = 0; ///< 0 to 100: of the places where one of several cells fits
    /// 0 to 1000: patches of another ground for 10000 cells of the map
    int patchesPer10000 = 0;
    /// 4 to 1000: nodes of the largest of these
    int patchCells = 4;
    /// 0 to 100: of the nodes at the border of two grounds that take the other
    int borderMixPercent = 0;
    /// 1 to 1000: cells of the largest groves of one class
    int groveCells = 1;
    /// 0 to 100: of the borders between zones that a range of mountains follows
    int rangePercent = 0;
    /// 0 to 100: of the cells at the rim of a grove that have low growth
    int undergrowthPercent = 0;
    /// 0 to 1000: decorations that block nothing, for 1000 cells of the map
    int flatPer1000 = 0;
    /// 0 to 1000: treasures for 1000 cells of a zone of the usual richness
    int treasurePer1000 = 0;
    /// 0 to 100: of the piles, those of a resource that the game draws
    int randomPilePercent = 0;
    /// 0 to 100: of the hoards of several treasures that have a guard
    int hoardGuardPercent = 0;
    /// 0 to 100: the largest extra cost of a step of a new road, drawn at random for its cell
    int roadWinding = 0;
    /// 0 to 100: the same for cells at the rim of the map
    int roadAtRim = 0;
    /// 0 to 60: of the cells of a zone that lakes are to have
    int waterPercent = 0;
    /// 0 to 100: of the coasts, those with sand
    int sandRimPercent = 0;
    /// 0 to 6: levels by which guards of zones with strong or weak ones differ from the usual
    int guardStrengthStep = 0;
    int widePassage = 1; ///< 1 to 64 cells: how broad a wide passage is where there is room
    /// 0 to 100: of the water of a world of lakes, what lies along borders between zones
    int straitPercent = 0;
    int straitCells = 2;         ///< 2 to 40: how wide water between two zones is at most
    int islandPortalPercent = 0; ///< 0 to 100: of links between islands that can be portals, those that are
    /// 0 to 100: of the hoards of several treasures, those with a decoration among them
    int hoardGrowthPercent = 0;
    int patchBendPercent = 0; ///< 0 to 100: how far rims of patches wander, of their width
    int smallestPatch = 1;    ///< 1 to 100 nodes: smaller pieces of a ground take that around them
    /// 0 to 100: of the mines, those that stand in a range of mountains, or a sawmill in a wood
    int mineRangePercent = 0;
    int castleRangePercent = 0; ///< 0 to 100: the same of castles, always in mountains
    int mineRangeCells = 1;     ///< 1 to 6: how far from the building such a range reaches at most
    /// 1 to 64: how far the mines of ore and wood are from the castle of their zone, on a map of 64 rows; on
    /// others by the root of the rows
    int baseMineCells = 1;
    /// 0 to 100: of mines and villages, those with piles at their doors
    int doorPilePercent = 0;
    int villageHouses = 1; ///< 1 to 20: buildings of the largest villages
    /// 0 to 100: of the hoards, those that are a single treasure
    int loneHoardPercent = 0;
    int smallestPond = 1; ///< 1 to 100 cells: smaller pieces of water are left out
    /// 0 to 100: of the cells of a grove that have another class
    int groveMixPercent = 0;

    double centreJitter() const { return centreJitterPercent / 100.0; }
    double shareTolerance() const { return shareTolerancePercent / 100.0; }
    double jagCells() const { return jagTenths / 10.0; }

    bool operator==(const GeneratorNumbers&) const = default;
};

} // namespace stonemason::pocket_heroes
