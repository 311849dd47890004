// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/map/map.h"

#include <span>
#include <vector>

namespace stonemason {

/// One cell of one layer that goes from one code to another.
struct CellChange {
    int layer = terrainLayer;
    Cell cell;
    Code before = 0;
    Code after = 0;

    bool operator==(const CellChange&) const = default;
};

using CellChanges = std::vector<CellChange>;

/// Writes every `after` (in order).
void apply(Map& map, std::span<const CellChange> changes);

/// Writes every `before` (in reverse order): the inverse of apply.
void revert(Map& map, std::span<const CellChange> changes);

/// One change per cell: the first `before`, the last `after`, none where they are equal; ordered by layer and
/// cell.
CellChanges merged(std::span<const CellChange> changes);

/// Collects changes to a map without touching it: reads see earlier writes, cells outside the layer are
/// ignored.
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
    CellChanges take() const;

private:
    struct Entry {
        int layer;
        Cell cell;
        Code code;
    };
    const Entry* find(int layer, Cell cell) const;

    const Map& map_;
    std::vector<Grid<int>> index_; ///< per layer, 1 + position in entries_, made on first write
    std::vector<Entry> entries_;
};

} // namespace stonemason
