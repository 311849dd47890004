// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/grid/cell.h"
#include "core/grid/direction.h"

#include <array>
#include <cstdint>

namespace stonemason {

/// The eight ways to lay a square on itself.
enum class Transform : std::uint8_t {
    Identity,
    QuarterTurn, ///< clockwise
    HalfTurn,
    ThreeQuarterTurn, ///< clockwise; that is a quarter turn the other way
    FlipHorizontal,   ///< left and right change places
    FlipVertical,     ///< top and bottom change places
    Diagonal,         ///< mirrored about the line from top left to bottom right: (r,c) -> (c,r)
    AntiDiagonal,     ///< mirrored about the line from bottom left to top right
};

inline constexpr std::array<Transform, 8> allTransforms{
    Transform::Identity,       Transform::QuarterTurn,  Transform::HalfTurn, Transform::ThreeQuarterTurn,
    Transform::FlipHorizontal, Transform::FlipVertical, Transform::Diagonal, Transform::AntiDiagonal};

/// The size of a board of this size after the transform (quarter turns swap rows and columns).
Size transformed(Size size, Transform t);

/// The cell that a cell of a board of this size is mapped to.
Cell transformed(Cell cell, Size size, Transform t);

Direction transformed(Direction d, Transform t);
Edges transformed(Edges edges, Transform t);

/// The transform that undoes this one.
Transform inverse(Transform t);

/// How a map answers itself: what stands in one half stands, transformed, in the other.
enum class Symmetry : std::uint8_t {
    None,
    Diagonal, ///< (r,c) <-> (c,r); square boards only
    HalfTurn, ///< (r,c) <-> (rows-1-r, columns-1-c)
};

/// The transform a symmetry is made of; Identity for None.
Transform transformOf(Symmetry s);

/// Whether a board of this size can have the symmetry at all (Diagonal needs a square).
bool fits(Symmetry s, Size size);

/// The cell that answers this one; the cell itself for None and on the axis or centre.
Cell partner(Cell cell, Size size, Symmetry s);

/// The half of the player who starts bottom left, or of the one who starts top right.
enum class Half : std::uint8_t { BottomLeft, TopRight };

/// Whether the cell belongs to that half. Bottom left is row > column; of two partners on the diagonal itself
/// the lower belongs to bottom left. A cell that is its own partner belongs to neither.
bool inHalf(Cell cell, Size size, Symmetry s, Half half);

} // namespace stonemason
