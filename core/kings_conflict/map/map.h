// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/grid/cell_set.h"
#include "core/grid/grid.h"
#include "core/kings_conflict/game/game_profile.h"
#include "core/kings_conflict/game/wish_numbers.h"

#include <cstdint>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace stonemason::kings_conflict {

/// The words that go with a map; UTF-8, each may be empty.
struct MapInfo {
    std::string name;
    std::string author;
    std::string description;
    std::string licence;

    bool operator==(const MapInfo&) const = default;
};

/// The author's notes on single cells of the terrain, for editors of the map; the game ignores them. None is
/// empty, each is UTF-8 without NUL of at most maximumCellNote characters, and there are at most
/// maximumCellNotes.
using CellNotes = std::map<Cell, std::string>;

/// How a generated map was made (core/kings_conflict/generate), regardless of later edits.
struct MapOrigin {
    int generator = 1; ///< the generator's version
    std::uint64_t seed = 1;
    Symmetry symmetry = Symmetry::HalfTurn;
    Wishes wishes; ///< those that were given
    /// The cells that were locked, row by row, with `openCell` for those that were not; none: nothing was
    /// locked.
    std::vector<std::string> locked;

    static constexpr char openCell = ' ';

    bool operator==(const MapOrigin&) const = default;
};

inline constexpr int terrainLayer = 0;

/// A map: its terrain, its hint grids and its description. A plain value; copy it freely.
/// layers[0] is the terrain, the others are the hint layers in the game profile's order. An empty grid is a
/// missing layer; the terrain is never missing. Hint cells hold '0' to '9'. A hint grid may differ in size
/// from the terrain (reported by the check hint-size), and terrain may hold codes the game does not know
/// (check codes).
struct Map {
    std::string game; ///< GameProfile::id
    MapInfo info;
    Symmetry symmetry = Symmetry::None; ///< what the map declares, whether or not it obeys
    NumberChanges rules; ///< the assumed numbers its author changed, by id; the others are the game's
    CellNotes notes;
    /// Cells of the terrain that generators leave unchanged; manual painting ignores the lock.
    CellSet lockedCells;
    std::vector<Grid<Code>> layers;
    std::optional<MapOrigin> origin; ///< of a map that was generated
    std::string unknownFields;       ///< JSON object of fields an .smap held that we do not know, or empty

    Size size() const { return layers.front().size(); }
    const Grid<Code>& terrain() const { return layers.front(); }
    bool hasLayer(int layer) const { return !layers[std::size_t(layer)].empty(); }
    const Grid<Code>& layer(int index) const { return layers[std::size_t(index)]; }
    Grid<Code>& layer(int index) { return layers[std::size_t(index)]; }
    int layerCount() const { return int(layers.size()); }

    bool operator==(const Map&) const = default;
};

/// A map of the game's own size: plain tiles everywhere but in the holes, hint grids all 0, the game's
/// default symmetry.
Map newMap(const GameProfile& game);

/// The numbers that hold on the map: the game's, with those its author changed. Ids the game does not know
/// are passed over; a game without kings has its own varietyFew, which no map changes.
CheckNumbers numbersOf(const Map& map, const GameProfile& game);

/// The code a fresh cell of that layer holds: the plain tile, or '0'.
Code blankCode(const GameProfile& game, int layer);

/// Whether the code may stand in the layer: any tile the game knows, what stands in holes, or a digit.
bool isValidCode(const GameProfile& game, int layer, Code code);

/// A rectangle cut out of one layer: a selection on its way to the clipboard, a stamp.
/// Cells that were not selected hold `hole` and leave what is under them alone.
struct Block {
    static constexpr Code hole = '\0';

    LayerKind kind = LayerKind::Terrain;
    Grid<Code> codes;

    Size size() const { return codes.size(); }
    bool operator==(const Block&) const = default;
};

/// The selected cells of a layer as a block as large as their bounding box; an empty block for no cells.
Block copyBlock(const Map& map, const GameProfile& game, int layer, std::span<const Cell> cells);

/// The block turned or flipped, its codes turned too.
Block transformed(const Block& block, const GameProfile& game, Transform t);

/// The whole map turned or flipped: every layer, codes turned. A quarter turn of an oblong swaps rows and
/// columns.
Map transformed(const Map& map, const GameProfile& game, Transform t);

} // namespace stonemason::kings_conflict
