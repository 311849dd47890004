// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

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

/// Which cells a wide stroke writes.
enum class Spread : std::uint8_t {
    Area,      ///< those around `at` that mean the same and touch along edges
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
    /// In order. Only these are written, but for their mirror images; empty: any.
    std::vector<Cell> selection;
    /// What is written is written in the mirror image too; a transform that undoes itself.
    Transform mirroring = Transform::Identity;
};

/// How far it has come, from 0 to 1; false: it is to end.
using WideProgress = std::function<bool(double done)>;

/// What the stroke changes on these cells, row by row; nullopt when it was ended. Costs what the map costs:
/// meant for a thread of its own.
std::optional<std::vector<SignRun>> widePaint(const Grid<SignIndex>& cells, const WidePaint& paint,
                                              const WideProgress& progress);

} // namespace stonemason::text_map
