// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/ambush/stencil.h"

#include <compare>

namespace stonemason::ambush {

/// Where a stencil passes. Its members stand in the order of a list: by row, column, pattern, orientation.
struct Place {
    Cell corner;     ///< of the box, top left
    int stencil = 0; ///< among those searched with
    int agree = 0;   ///< the weight that agrees

    auto operator<=>(const Place&) const = default;
};

/// Whether the first ranks before the second: the larger share that agrees wins, compared exactly; ties are
/// broken by the order of a list (decided).
bool isBetter(const Place& first, const Place& second, std::span<const Stencil> stencils);

/// The full description of a place, in cells of the map.
struct Site {
    int pattern = 0;
    Orientation orientation = Orientation::R0;
    Cell corner;
    Size size; ///< of the box
    int agree = 0;
    int of = 0;               ///< the score is agree / of
    std::vector<Cell> misses; ///< cells compared that do not agree, row by row
    std::vector<Cell> stand;  ///< where monsters can wait, row by row: passable all of them
    /// Cells where the pattern places a monster but the map has a wall, row by row; empty with
    /// Waiters::OnWays.
    std::vector<Cell> blocked;

    bool operator==(const Site&) const = default;
};

/// The map must be the one the place was found on.
Site siteAt(const Place& place, std::span<const Stencil> stencils, const BitGrid& passable);

/// The criterion by which two places overlap. The seed uses rectangles for maps, and areas of any shape for
/// patterns.
enum class Overlap : std::uint8_t {
    Cells,      ///< a cell is compared by both
    Rectangles, ///< their boxes share a cell
};

bool doOverlap(const Place& first, const Place& second, std::span<const Stencil> stencils, Overlap overlap);

/// Whether the place takes up one of these cells of the map.
bool meets(const Place& place, const BitGrid& cells, std::span<const Stencil> stencils, Overlap overlap);

/// Sets all cells of the map that the place takes up to the value.
void mark(BitGrid& cells, const Place& place, bool value, std::span<const Stencil> stencils, Overlap overlap);

} // namespace stonemason::ambush
