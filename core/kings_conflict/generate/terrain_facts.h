// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/kings_conflict/generate/wishes.h"
#include "core/kings_conflict/map/map.h"

#include <array>
#include <cstdint>
#include <vector>

namespace stonemason::kings_conflict {

/// The facts behind wishes and checks, which the generator evaluates thousands of times per map, counted
/// with reused buffers. The checks themselves decide in the end (core/kings_conflict/check).
class TerrainFacts {
public:
    /// The profile must outlive it.
    TerrainFacts(const GameProfile& game, Size board, const CheckNumbers& numbers);

    /// Counts a terrain of the board's size, but for its passages, which are 0 until they are counted.
    void count(const Grid<Code>& terrain);
    /// Counts the routes of that terrain, their width and the islands. This takes longest, but what the last
    /// few terrains had is kept for others in which kings may enter the same tiles.
    void countPassages();

    /// In the order of wishesOf().
    std::vector<int> wishCounts() const;
    const std::vector<WishInfo>& wishes() const { return wishes_; }
    /// Tiles on the board: holes left out.
    int tiles() const { return tiles_; }
    int tilesOfClass(int terrainClass) const { return classCounts_[std::size_t(terrainClass)]; }

    // About kings; all 0 where the starts are not on the board.
    bool hasStarts() const { return hasStarts_; }
    int closedStarts() const { return closedStarts_; }
    int waysOut() const { return waysOut_; }       ///< of the king who has fewest
    int swatBeside() const { return swatBeside_; } ///< tiles that are a warning
    int swatNear() const { return swatNear_; }     ///< tiles that are a note
    int killingCells() const { return killing_; }  ///< of first-turn kills, of both sides
    bool hasRoute() const { return hasRoute_; }
    int routes() const { return routes_; } ///< see WishKind::Routes
    int routeWidth() const { return routeWidth_; }
    int loneTiles() const { return loneTiles_; } ///< tiles without a neighbour of their class or network
    int likeNeighbours() const { return like_; } ///< pairs of tiles of one class that share an edge
    /// Tiles that are lacking of classes that no map should be without, see GameProfile::variety.
    int missingVariety() const;
    int lackingWaysOut() const;                        ///< ways out that a king needs more, not to be trapped
    int largestPatch() const { return largestPatch_; } ///< tiles of the largest region that is not plain
    int largestClass() const;                          ///< tiles of the commonest class
    /// Cells of the region under the king of that start, and those of which a mercenary kills.
    const std::vector<int>& kingRegion(std::size_t start) const { return kingRegion_[start]; }

private:
    static constexpr std::int8_t outside = -1;

    int at(Cell cell) const { return (cell.row + 1) * stride_ + cell.column + 1; }
    void load(const Grid<Code>& terrain);
    /// Adds the tile at an index of the cells to the sums, or takes it out of them.
    void tally(Code code, int index, int by);
    void enter(Code code, int index);
    /// Changes the hash of the tiles closed to kings by what is there now.
    void hashPassage(int index);
    void countRegions();
    void countKings();
    void countKills(std::size_t attacker);
    void findRoute();
    void countRoutes();
    void countIslands();
    void walk(std::vector<int>& queue, int most);

    struct Passages {
        std::uint64_t land = 0; ///< hash of where kings may enter
        bool isKnown = false;
        int routes = 0;
        int routeWidth = 0;
        int islands = 0;
    };

    const GameProfile& game_;
    Size board_;
    CheckNumbers numbers_;
    std::vector<WishInfo> wishes_;
    bool hasStarts_ = false;
    std::array<int, 2> starts_{};
    int stride_ = 0;
    std::array<int, 4> fourSteps_{};
    std::array<int, 8> eightOffsets_{};

    Grid<Code> loaded_;             ///< the terrain counted last: only what differs is read anew
    std::uint64_t land_ = 0;        ///< hash of where kings may enter, after A. Zobrist
    std::array<Passages, 4> known_; ///< of the terrains whose passages were asked for, the last one first
    std::vector<int> route_; ///< cells of a way from start to start, the first left out; none: none is known

    // One for each cell, with a rim of cells outside.
    std::vector<std::int8_t> class_; ///< index into GameProfile::classes, or outside
    std::vector<std::uint8_t> flags_;
    std::vector<int> mark_;
    std::vector<int> steps_;
    std::vector<int> queue_;

    int tiles_ = 0;
    int rivers_ = 0;
    int roads_ = 0;
    int regions_ = 0;
    int regionTiles_ = 0;
    int islands_ = 0;
    int openTiles_ = 0;
    int tilesAround_ = 0;
    std::vector<int> classCounts_;
    int closedStarts_ = 0;
    int waysOut_ = 0;
    int swatBeside_ = 0;
    int swatNear_ = 0;
    int killing_ = 0;
    bool hasRoute_ = false;
    int routes_ = 0;
    int routeWidth_ = 0;
    int loneTiles_ = 0;
    int largestPatch_ = 0;
    int plainClass_ = -1;
    int like_ = 0;
    std::array<std::vector<int>, 2> kingRegion_;
};

} // namespace stonemason::kings_conflict
