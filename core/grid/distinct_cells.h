// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/grid/cell_map.h"

#include <utility>
#include <vector>

namespace stonemason {

/// The cells in their order, each only where it comes first: thousands of things may lie on one.
inline std::vector<Cell> withoutRepeats(std::vector<Cell> cells) {
    if (cells.size() < 2) return cells;
    CellMap<char> seen;
    std::erase_if(cells, [&seen](Cell cell) { return std::exchange(seen[cell], char(1)) != 0; });
    return cells;
}

} // namespace stonemason
