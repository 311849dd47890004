// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/grid/cell_map.h"
#include "core/grid/grid.h"
#include "editor/grid/document/grid_geometry.h"

#include <algorithm>
#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

namespace stonemason {

/// A cell and what it is to hold.
template <typename Code>
struct CellPaint {
    Cell cell;
    Code code{};
};

/// The stroke in progress (see GridDocumentOf) on a value with one grid that is painted as it comes: without
/// mirror images or rules about what may be where. Cells off the grid are passed over.
/// @tparam Cells the grid in the value
template <typename Value, typename Code, Grid<Code> Value::*Cells>
class CellPreview {
public:
    using Change = std::vector<CellPaint<Code>>;
    using Region = std::optional<CellRange>;
    using Step = Value;

    bool empty() const { return painted_.empty(); }

    Region become(const Change& change, const Value& committed, Value& shown) {
        Region region;
        const PaintedCells<Code> before = std::exchange(painted_, {});
        for (const auto& [cell, paint] : before.entries()) {
            (shown.*Cells)[cell] = paint.before;
            include(region, cell);
        }
        return addTo(region, change, committed, shown);
    }
    Region add(const Change& change, const Value& committed, Value& shown) {
        return addTo({}, change, committed, shown);
    }

    const Value& step(const Value&, const Value& shown) const { return shown; }
    std::int64_t changedCells() const {
        return std::ranges::count_if(
            painted_.entries(), [](const auto& entry) { return entry.value.before != entry.value.after; });
    }

private:
    Region addTo(Region region, const Change& change, const Value& committed, Value& shown) {
        for (const auto& [cell, code] : change) {
            if (!(committed.*Cells).contains(cell)) continue;
            painted_.paint(cell, (committed.*Cells)[cell], code);
            (shown.*Cells)[cell] = code;
            include(region, cell);
        }
        return region;
    }

    PaintedCells<Code> painted_;
};

/// The cells that differ in two grids of one size; none when none does.
template <typename Code>
std::optional<CellRange> changedRange(const Grid<Code>& before, const Grid<Code>& after) {
    std::optional<CellRange> range;
    forEachCell(before.size(), [&](Cell cell) {
        if (before[cell] != after[cell]) include(range, cell);
    });
    return range;
}

} // namespace stonemason
