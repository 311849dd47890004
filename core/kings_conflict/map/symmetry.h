// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/kings_conflict/map/cell_change.h"

#include <span>
#include <vector>

namespace stonemason::kings_conflict {

/// A code that a cell on the axis or centre cannot hold, because the transform would turn it into another.
struct CellRefusal {
    Cell cell;
    Code code = 0;

    bool operator==(const CellRefusal&) const = default;
};

/// The result of an edit: the changes to make and what could not be painted.
struct Edit {
    CellChanges changes;
    std::vector<CellRefusal> refused;
};

/// Whether the cell may hold the code under the symmetry: always true except for a cell that is its own
/// partner and a code the transform changes.
bool mayHold(const GameProfile& game, Size size, Symmetry symmetry, Cell cell, Code code);

/// The changes together with their mirror images: each writes its cell and, turned, its partner. Of changes
/// that meet in one pair of cells the last wins in both. Hint layers are mirrored too (their digits do not
/// turn): leave them out by calling this for the terrain alone. A cell that cannot hold the code is left as
/// it is and named in `refused`. What would break the holes of the board is left out.
Edit mirrored(const Map& map, const GameProfile& game, Symmetry symmetry,
              std::span<const CellChange> changes);

/// The terrain cells that break the symmetry, row by row: cells whose partner does not hold their turned
/// code. On a board that cannot have the symmetry (a diagonal on an oblong) every cell breaks it; None is
/// never broken.
std::vector<Cell> cellsBreaking(const Map& map, const GameProfile& game, Symmetry symmetry);

/// The symmetry that fewest cells break, None left out; a tie goes to the first the profile lists.
Symmetry detectSymmetry(const Map& map, const GameProfile& game);

/// The changes that make the map obey the symmetry by copying one half, turned, onto the other. Cells that
/// are their own partner and hold a code they cannot become the piece that fits there (axisPiece) and are
/// named in `refused` (with the code they held). A map that holds unknown codes copies them as they are.
/// None, or a board it does not fit, changes nothing.
Edit repairSymmetry(const Map& map, const GameProfile& game, Symmetry symmetry, Half from);

/// The same, but only for cells that are their own partner; other cells that break the symmetry stay.
Edit repairAxis(const Map& map, const GameProfile& game, Symmetry symmetry);

} // namespace stonemason::kings_conflict
