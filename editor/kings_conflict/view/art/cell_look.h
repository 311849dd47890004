// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/kings_conflict/view/art/art_palette.h"

#include <array>
#include <cstdint>

namespace stonemason::kings_conflict {

/// What stands on a tile's ground.
enum class Feature : std::uint8_t {
    None,
    Trees,
    Peaks,
    Mounds,
    Waves,
    Dunes,
    Cone,
    Molten,
    Network, ///< river, road or bridge, by the edges
    Letter,  ///< a tile of the game that has no art here
    Hole,    ///< no part of the board
    Unknown, ///< a code the game does not know
};

/// How a tile is drawn.
struct TileArt {
    Ground ground = Ground::Unknown;
    Feature feature = Feature::Unknown;
    Edges river;
    Edges road;
};

/// The eight neighbours, clockwise from the north; sides are even, corners odd.
inline constexpr std::array<Cell, 8> around{
    {{-1, 0}, {-1, 1}, {0, 1}, {1, 1}, {1, 0}, {1, -1}, {0, -1}, {-1, -1}}};

constexpr int aroundIndex(Direction side) {
    return 2 * int(side);
}

/// Everything that decides what a cell looks like: its tile and what matters of its neighbours. Two cells of
/// equal look are the same picture.
struct CellLook {
    Code code = 0;
    int variation = 0;             ///< 0 to 7, by position
    int parity = 0;                ///< of row + column; decides what straddles the sides
    std::array<Ground, 8> spill{}; ///< the ground that grows over the rim from `around`[i]; Sea: none does
    std::uint8_t same = 0;         ///< bit i: `around`[i] has the same feature
    Edges riverStops;              ///< river edges that end before the rim, because nothing joins there
    Edges roadStops;               ///< likewise for the road
    Edges fed;                     ///< sides through which a neighbour's river runs in or out

    bool isSame(int index) const { return (same >> index) & 1; }
    /// The bits of `around` where other ground spills in; for a sea, where there is land.
    std::uint8_t land() const;
    std::uint64_t key() const;
};

/// Above this number of cells, small cells are drawn without considering their neighbours.
inline constexpr int bigBoard = 64 * 64;

/// Looks up how tiles are drawn, by id or, for a tile of another game, by class and edges; by code, quickly.
class ArtTable {
public:
    explicit ArtTable(const GameProfile& game);
    const TileArt& operator[](Code code) const { return arts_[std::uint8_t(code)]; }

private:
    std::array<TileArt, 256> arts_;
};

/// A map's terrain as displayed, turned or not. Cells are in view coordinates.
class TerrainView {
public:
    TerrainView(const Map& map, const GameProfile& game, const ArtTable& arts, bool turned);

    Size size() const { return terrain_.size(); }
    /// The half-turn is its own inverse: this maps view cells to map cells and back.
    Cell turn(Cell cell) const {
        return turned_ ? Cell{terrain_.rows() - 1 - cell.row, terrain_.columns() - 1 - cell.column} : cell;
    }
    Code code(Cell cell) const { return codes_[std::uint8_t(terrain_[turn(cell)])]; }
    const TileArt& art(Cell cell) const { return arts_[code(cell)]; }
    CellLook look(Cell cell) const;
    /// The look without neighbours, except where rivers and roads end: on any map there are few such
    /// looks.
    CellLook simpleLook(Cell cell) const;

private:
    void lookAround(CellLook& look, Cell cell, const TileArt& own) const;
    bool stops(Network network, Cell cell, Direction side) const;

    const Grid<Code>& terrain_;
    const GameProfile& game_;
    const ArtTable& arts_;
    bool turned_;
    std::array<Code, 256> codes_{}; ///< what each code becomes in the view
};

/// The look of a tile by itself, for palettes: nothing around it, every river and road runs on.
CellLook loneLook(Code code, Cell cell);

} // namespace stonemason::kings_conflict
