// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/grid/cell_map.h"
#include "core/kings_conflict/map/symmetry.h"

#include <cstdint>
#include <span>
#include <vector>

namespace stonemason::kings_conflict {

/// The edit of one gesture while the gesture goes on. What is added costs what it touches: neither what was
/// added before nor the map is looked through. Passed over are cells off their layer, and what would break
/// the holes of the board (keepsHoles).
class GrowingEdit {
public:
    /// The map is the one without the edit. It must not change while the edit grows, and both must outlive
    /// it.
    GrowingEdit(const Map& map, const GameProfile& game) : map_(&map), game_(&game) {}

    /// Adds changes with their mirror images, as mirrored() of all that was added would have them; their
    /// `before` does not matter. Returns what looks different now: from what was seen until now to what is
    /// seen with them.
    CellChanges add(Symmetry symmetry, std::span<const CellChange> changes);
    /// The same for an edit that is complete: nothing is mirrored.
    CellChanges add(const Edit& edit);
    /// Becomes another edit of the same map. Returns what looks different now.
    CellChanges become(GrowingEdit other);

    /// Whether no cell was touched, not even by what changed nothing.
    bool empty() const;
    /// How many cells differ, over all layers.
    std::int64_t changedCells() const;
    const std::vector<CellRefusal>& refused() const { return refused_; }
    /// All that was added: one change for each cell that differs, ordered by layer and cell.
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
