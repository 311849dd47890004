// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/grid/transform.h"

namespace stonemason {

/// Writes a code into a cell of a board and, turned, into the cell that answers it. A symmetry that does not
/// fit the board counts as none. Returns false, and writes nothing, where the cell is its own partner and
/// the code would be turned into another.
/// @param turned turned(code, transform): what the partner must hold to answer the code
/// @param write write(cell, code); called once or twice, the cell itself first
template <typename Code, typename Turned, typename Write>
bool writeMirrored(Size board, Symmetry symmetry, Cell cell, Code code, Turned turned, Write write) {
    if (!fits(symmetry, board)) symmetry = Symmetry::None;
    const Cell other = partner(cell, board, symmetry);
    const Code answer = turned(code, transformOf(symmetry));
    if (other == cell && answer != code) return false;
    write(cell, code);
    if (other != cell) write(other, answer);
    return true;
}

} // namespace stonemason
