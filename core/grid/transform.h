// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/grid/cell.h"

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

/// Writes a code into a cell of a board and, turned, into the cell's mirror image. Returns false, and writes
/// nothing, where the cell is its own image and the code would be turned into another.
/// @param mirror one that is its own inverse; one that does not lay the board on itself counts as Identity
/// @param turned turned(code, transform): what the image must hold
/// @param write write(cell, code); called once or twice, the cell itself first
template <typename Code, typename Turned, typename Write>
bool writeMirrored(Size board, Transform mirror, Cell cell, Code code, Turned turned, Write write) {
    if (transformed(board, mirror) != board) mirror = Transform::Identity;
    const Cell image = transformed(cell, board, mirror);
    const Code mirroredCode = turned(code, mirror);
    if (image == cell && mirroredCode != code) return false;
    write(cell, code);
    if (image != cell) write(image, mirroredCode);
    return true;
}

} // namespace stonemason
