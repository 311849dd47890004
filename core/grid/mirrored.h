// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/grid/transform.h"

namespace stonemason {

/// Writes a code into a cell of a board and, turned, into its partner. A symmetry that does not
/// fit the board counts as none. Returns false, and writes nothing, where the cell is its own partner and
/// the code would be turned into another.
/// @param turned turned(code, transform): what the partner must hold to be the mirror image
/// @param write write(cell, code); called once or twice, the cell itself first
template <typename Code, typename Turned, typename Write>
bool writeMirrored(Size board, Symmetry symmetry, Cell cell, Code code, Turned turned, Write write) {
    if (!fits(symmetry, board)) symmetry = Symmetry::None;
    const Cell other = partner(cell, board, symmetry);
    const Code mirroredCode = turned(code, transformOf(symmetry));
    if (other == cell && mirroredCode != code) return false;
    write(cell, code);
    if (other != cell) write(other, mirroredCode);
    return true;
}

} // namespace stonemason
