// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/kings_conflict/map/map.h"

#include <vector>

namespace stonemason::kings_conflict {

/// Where two maps of one game differ.
struct MapDifference {
    /// For each layer the cells, row by row, that both maps have and that hold different codes. A grid that
    /// only one map has differs nowhere.
    std::vector<std::vector<Cell>> cells;
    std::vector<int> onlyHere; ///< layers the other map lacks
    std::vector<int> onlyThere;
    std::vector<Cell> notes; ///< cells of either map whose notes differ

    /// The cells of the layers, each once, row by row.
    std::vector<Cell> allCells() const;
    bool isNone() const;
};

/// Both maps must have as many layers.
MapDifference differenceOf(const Map& here, const Map& there);

} // namespace stonemason::kings_conflict
