// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/grid/cell_map.h"
#include "core/kings_conflict/map/symmetry.h"

#include <cstdint>
#include <span>
#include <vector>

namespace stonemason::kings_conflict {

/// The edit of a gesture in progress, built incrementally. Adding changes is linear in the cells they touch,
/// independent of earlier changes and of the size of the map. Cells outside their layer, and changes that
/// would break the holes of the board (keepsHoles), are ignored.
class GrowingEdit {
public:
    /// The map is the one without the edit. It must not change while the edit grows, and both must outlive
    /// it.
    GrowingEdit(const Map& map, const GameProfile& game) : map_(&map), game_(&game) {}

    /// Adds changes with their mirror images, with the same result as mirrored() of everything added; their
    /// `before` is ignored. Returns the visible changes: from the previous state to the new one.
    CellChanges add(Symmetry symmetry, std::span<const CellChange> changes);
    /// The same for an edit that is complete: nothing is mirrored.
    CellChanges add(const Edit& edit);
    /// Replaces this edit by another edit of the same map. Returns the visible changes.
    CellChanges become(GrowingEdit other);

    /// Whether no cell was touched, not even by a change without effect.
    bool empty() const;
    /// How many cells differ, over all layers.
    std::int64_t changedCells() const;
    const std::vector<CellRefusal>& refused() const { return refused_; }
    /// The whole edit: one change for each cell that differs, ordered by layer and cell.
    Edit edit() const;

private:
    void write(CellChanges& seen, int layer, Cell cell, Code code);
    void refuse(const CellRefusal& refusal);

    const Map* map_;
    const GameProfile* game_;
    std::vector<PaintedCells<Code>> painted_; ///< one per layer that was written, terrain first
    std::vector<CellRefusal> refused_;        ///< each once
    CellMap<std::vector<Code>> refusedCodes_; ///< the same by cell
};

} // namespace stonemason::kings_conflict
