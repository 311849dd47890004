// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/grid/cell_set.h"

#include <cstddef>
#include <optional>
#include <vector>

namespace stonemason {

/// A piece of a border between cells: it begins at the top left corner of `from`.
struct CellEdge {
    Cell from;
    int length = 1;          ///< in cells
    bool isVertical = false; ///< it runs down, along the left side of cells; else right, along their top

    bool operator==(const CellEdge&) const = default;
};

/// The border of the set along its cells within the range; collinear adjacent pieces are merged. nullopt
/// when there are more than `most`, which would be unreadable. Cost: linear in the words of the set within
/// the range and in the result.
std::optional<std::vector<CellEdge>> outlineOf(const CellSet& cells, const CellRange& range,
                                               std::size_t most);

/// The part of the set within the range as rectangles that do not overlap; nullopt when there are more than
/// `most`. Costs the same.
std::optional<std::vector<CellRange>> blocksOf(const CellSet& cells, const CellRange& range,
                                               std::size_t most);

} // namespace stonemason
