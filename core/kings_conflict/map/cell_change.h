// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/grid/cell_map.h"
#include "core/kings_conflict/map/map.h"

#include <span>
#include <vector>

namespace stonemason::kings_conflict {

/// A change of one cell of one layer from one code to another.
struct CellChange {
    int layer = terrainLayer;
    Cell cell;
    Code before = 0;
    Code after = 0;

    bool operator==(const CellChange&) const = default;
};

using CellChanges = std::vector<CellChange>;

/// Writes every `after` (in order). Call it with its qualified name, because argument-dependent lookup also
/// finds std::apply.
void apply(Map& map, std::span<const CellChange> changes);

/// Writes every `before` (in reverse order): the inverse of apply.
void revert(Map& map, std::span<const CellChange> changes);

/// One change per cell: the first `before`, the last `after`, none where they are equal; ordered by layer and
/// cell.
CellChanges merged(std::span<const CellChange> changes);

/// Whether the change puts no tile into a hole of the board, empties no hole elsewhere and writes no hint
/// into one. A board of another size than the game's has no holes.
bool keepsHoles(const CellChange& change, const GameProfile& game, Size board);

/// Removes the changes for which keepsHoles() is false.
void keepHoles(CellChanges& changes, const GameProfile& game, Size board);

/// Collects changes to a map without touching it: reads see earlier writes, cells outside the layer are
/// ignored. Its cost depends on the cells written, not on the size of the map, which must outlive it.
class ChangeSet {
public:
    explicit ChangeSet(const Map& map) : map_(map) {}

    /// The code as it would be after the changes so far. The cell must lie inside the layer.
    Code at(int layer, Cell cell) const;
    /// Ignores cells outside the layer and missing layers.
    void set(int layer, Cell cell, Code code);
    bool contains(int layer, Cell cell) const { return map_.layer(layer).contains(cell); }
    const Map& map() const { return map_; }

    /// The changes so far, merged.
    CellChanges collected() const;

private:
    const Map& map_;
    std::vector<CellMap<Code>> written_; ///< one per layer, made on the first write
};

/// Replaces one code by another everywhere in the layer.
void replaceAll(ChangeSet& changes, int layer, Code from, Code to);

/// Where two maps of one game differ.
struct MapDifference {
    /// For each layer the cells, row by row, that both maps have and that hold different codes. A grid that
    /// only one map has differs nowhere.
    std::vector<std::vector<Cell>> cells;
    std::vector<int> onlyHere; ///< layers the other map lacks
    std::vector<int> onlyThere;
    std::vector<Cell> notes; ///< cells of either map whose notes differ

    /// The cells of the layers, each once, row by row.
    std::vector<Cell> allCells() const;
    bool isNone() const;
};

/// Both maps must have as many layers.
MapDifference differenceOf(const Map& here, const Map& there);

} // namespace stonemason::kings_conflict
