// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/grid/cell_map.h"

#include <utility>
#include <vector>

namespace stonemason {

/// The cells that one gesture has painted on a board so far: what each held before, and what it is to hold.
/// Painting another cell costs the same however many there are, and however large the board is.
template <typename T>
class PaintedCells {
public:
    struct Paint {
        T before{};
        T after{};
    };
    using Entry = typename CellMap<Paint>::Entry;

    bool empty() const { return cells_.empty(); }
    /// The painted cells in the order in which they were first painted, those that hold again what they held
    /// before among them.
    const std::vector<Entry>& entries() const { return cells_.entries(); }
    bool contains(Cell cell) const { return cells_.find(cell); }

    /// What the cell holds with the paint on it; `bare` without.
    T seen(Cell cell, T bare) const {
        const Paint* paint = cells_.find(cell);
        return paint ? paint->after : bare;
    }

    /// Paints the cell, which holds `bare` without the gesture, over what was painted there earlier. Returns
    /// what it held until now.
    T paint(Cell cell, T bare, T code) {
        const std::size_t known = entries().size();
        Paint& paint = cells_[cell];
        if (entries().size() != known) paint = {bare, bare};
        return std::exchange(paint.after, code);
    }

private:
    CellMap<Paint> cells_;
};

} // namespace stonemason
