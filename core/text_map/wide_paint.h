// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/grid/cell_set.h"
#include "core/grid/grid.h"
#include "core/grid/transform.h"
#include "core/text_map/text_map.h"

#include <functional>
#include <optional>
#include <vector>

namespace stonemason::text_map {

/// Cells of one row, side by side, that went from one sign to another.
struct SignRun {
    Cell first;
    int cells = 1;
    SignIndex before = nothing;
    SignIndex after = nothing;

    bool operator==(const SignRun&) const = default;
};

/// A change to the cells of a map.
struct SignChanges {
    std::vector<SignRun> runs; ///< row by row
    /// Instead of runs, which would take more than the map: what all cells hold after the change. Else 0 x 0.
    Grid<SignIndex> whole;

    bool empty() const { return runs.empty() && whole.empty(); }
};

/// The difference between two states of a map's cells, of the same size. Linear in the size of the map.
SignChanges changesBetween(const Grid<SignIndex>& before, Grid<SignIndex> after);

/// Which cells a wide stroke writes.
enum class Spread : std::uint8_t {
    Area,      ///< flood fill from `at` over cells of the same meaning that touch along edges
    Alike,     ///< all that mean the same as the one at `at`
    Selection, ///< all that are selected
};

/// A stroke over up to a whole map, in one sign.
struct WidePaint {
    Spread spread = Spread::Area;
    Cell at{}; ///< on the map; of no meaning for Selection
    SignIndex sign = nothing;
    /// By SignIndex: what a sign means. Two signs of one meaning are the same to the stroke.
    std::vector<int> meanings;
    /// Only these are written, but for their mirror images; empty: any.
    CellSet selection{};
    /// All writes are repeated in the mirror image; the transform must be its own inverse.
    Transform mirroring = Transform::Identity;
};

/// Fills cells of a map with one sign and then pastes a part of a map onto it, any number of times. All
/// writes are repeated in the mirror image; overlapping writes take place in this order.
struct WidePut {
    CellSet cells{};          ///< that are written in `sign` first
    SignIndex sign = nothing; ///< of no meaning without them
    /// The part: its cells, counted from its top left corner, and what they hold, row by row.
    CellSet part{};
    std::vector<SignIndex> signs{};
    std::vector<Cell> places{}; ///< where its corner is placed; cells outside the map are dropped
    Transform mirroring = Transform::Identity;
};

/// A progress callback, from 0 to 1; returns false to cancel.
using WideProgress = std::function<bool(double done)>;

/// The changes that the stroke makes to these cells; nullopt if cancelled. Linear in the size of the map:
/// meant for a thread of its own.
std::optional<SignChanges> widePaint(const Grid<SignIndex>& cells, const WidePaint& paint,
                                     const WideProgress& progress);
/// The same for pasting; linear in the size of the map, plus the cells of the part for each place.
std::optional<SignChanges> widePut(const Grid<SignIndex>& cells, const WidePut& put,
                                   const WideProgress& progress);
/// The cells that a stroke of this spread comes to, without their mirror images.
CellSet reachedBy(const Grid<SignIndex>& cells, const WidePaint& paint);

} // namespace stonemason::text_map
