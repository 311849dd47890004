// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/grid/cell.h"

namespace stonemason {

/// Whether what is worked out over all cells of the board is there within a frame, so that no thread is
/// needed.
inline bool isQuick(Size board) {
    constexpr int largest = 32 * 32; // cells
    return board.area() <= largest;
}

} // namespace stonemason
