// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/grid/transform.h"

namespace stonemason {

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
