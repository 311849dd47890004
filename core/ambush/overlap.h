// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/ambush/place.h"

namespace stonemason::ambush {

/// When two places are in each other's way. The seed says rectangles where it speaks of maps, and that an
/// area is not bound to one where it speaks of patterns.
enum class Overlap : std::uint8_t {
    Cells,      ///< a cell is compared by both
    Rectangles, ///< their boxes share a cell
};

bool doOverlap(const Place& first, const Place& second, std::span<const Stencil> stencils, Overlap overlap);

/// The cells of a map that chosen places have taken up.
class TakenCells {
public:
    /// The stencils must outlive this.
    TakenCells(Size map, std::span<const Stencil> stencils, Overlap overlap)
        : stencils_(stencils), overlap_(overlap), taken_(map) {}

    bool isFree(const Place& place) const;
    /// Takes or gives back the cells of a place.
    void set(const Place& place, bool taken);

private:
    std::span<const Stencil> stencils_;
    Overlap overlap_;
    BitGrid taken_;
};

} // namespace stonemason::ambush
