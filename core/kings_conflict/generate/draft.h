// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/random.h"
#include "core/kings_conflict/map/join.h"
#include "core/kings_conflict/map/map.h"

#include <optional>
#include <span>
#include <vector>

namespace stonemason::kings_conflict {

/// The terrain of a map being generated. Every write is repeated in the mirror image.
class Draft {
public:
    /// Begins with a terrain that obeys the symmetry. The profile must outlive it.
    /// @param open cells that may be written: not 0; holes and their images never may
    Draft(const GameProfile& game, Symmetry symmetry, Grid<Code> terrain, const Grid<char>& open);

    const GameProfile& game() const { return game_; }
    Symmetry symmetry() const { return symmetry_; }
    Size size() const { return terrain_.size(); }
    const Grid<Code>& terrain() const { return terrain_; }
    Code at(Cell cell) const { return terrain_[cell]; }
    const Tile* tileAt(Cell cell) const { return game_.tile(terrain_[cell]); }
    bool isNetwork(Cell cell) const {
        const Tile* tile = tileAt(cell);
        return tile && tile->isNetwork();
    }
    Cell imageOf(Cell cell) const { return partner(cell, size(), symmetry_); }
    bool isOpen(Cell cell) const { return open_[cell] != 0; }
    /// From now on the cell and its image stay as they are.
    void freeze(Cell cell);
    /// Cells that may be written, the first of each pair, row by row.
    const std::vector<Cell>& cells() const { return cells_; }

    /// False, and nothing is written: the cell is not open, or the symmetry would turn the code into another
    /// on a cell that is its own image.
    bool set(Cell cell, Code code);
    /// Adds edges of a network to what the cell has. False as above, or where there is no such tile.
    bool addEdges(Cell cell, Network network, Edges edges);
    bool canAddEdges(Cell cell, Network network, Edges edges) const;
    /// Puts a terrain back that this draft had before.
    void restore(const Grid<Code>& terrain) { terrain_ = terrain; }

private:
    const GameProfile& game_;
    Symmetry symmetry_;
    Transform transform_;
    Grid<Code> terrain_;
    Grid<char> open_;
    std::vector<Cell> cells_;
};

/// The tiles of a class that belong to no network, in the profile's order.
std::vector<Code> groundTiles(const GameProfile& game, int terrainClass);

/// Smooth noise: a random number from 0 to 1000 for each cell, similar in neighbouring cells and equal in
/// mirror images.
/// @param radius distance at which cells are nearly uncorrelated
Grid<int> noiseField(Size size, Symmetry symmetry, int radius, SeededRandom& random);

} // namespace stonemason::kings_conflict
