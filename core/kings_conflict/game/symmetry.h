// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/grid/transform.h"

#include <cstdint>

namespace stonemason::kings_conflict {

/// How the halves of a map correspond: what stands in one stands, transformed, in the other.
enum class Symmetry : std::uint8_t {
    None,
    Diagonal, ///< (r,c) <-> (c,r); square boards only
    HalfTurn, ///< (r,c) <-> (rows-1-r, columns-1-c)
};

/// The transform a symmetry is made of; Identity for None.
Transform transformOf(Symmetry s);

/// Whether a board of this size can have the symmetry at all (Diagonal needs a square).
bool fits(Symmetry s, Size size);

/// The mirror image of a cell; the cell itself for None and on the axis or centre.
Cell partner(Cell cell, Size size, Symmetry s);

/// The half of the player who starts bottom left, or of the one who starts top right.
enum class Half : std::uint8_t { BottomLeft, TopRight };

/// Whether the cell belongs to that half. Bottom left is row > column; of two partners on the diagonal itself
/// the lower belongs to bottom left. A cell that is its own partner belongs to neither.
bool inHalf(Cell cell, Size size, Symmetry s, Half half);

} // namespace stonemason::kings_conflict
