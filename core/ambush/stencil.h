// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/ambush/pattern.h"
#include "core/grid/bit_grid.h"

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace stonemason::ambush {

/// Where the waiting monsters may stand.
enum class Waiters : std::uint8_t {
    OnWays,   ///< on passable cells only: a place with a monster in a wall does not pass (decided)
    Anywhere, ///< also in walls if the other cells agree well enough, as in the given code
};

/// A pattern in one orientation, prepared for matching against a map.
struct Stencil {
    struct Compared {
        Cell cell; ///< from the top left corner of the box
        Demand demand;
    };

    int pattern = 0; ///< its index among the given patterns
    Orientation orientation = Orientation::R0;
    Size size;                       ///< of the box
    std::vector<Compared> cells;     ///< those compared, row by row
    std::vector<Cell> stand;         ///< where monsters wait, row by row
    std::vector<std::uint64_t> rows; ///< the compared cells of each row, column 0 in the lowest bit
    int of = 0;                      ///< the weight of all cells compared
    /// The minimum weight that must agree for a place to pass (decided). The given code requires more than
    /// this weight, which even a perfect place cannot reach when all must agree.
    int needed = 0;
};

/// Every pattern in every orientation it allows, by pattern and then by orientation. Orientations that give
/// the same signs are listed once, as the first of them. The patterns must be valid (faultOf()). With
/// Waiters::OnWays the cells where monsters wait must be passable, as with `@`; they count as before.
std::vector<Stencil> stencilsOf(std::span<const Pattern> patterns, Waiters waiters = Waiters::OnWays);

/// How many rows and columns there are on the map for the corner of the stencil; 0 x 0 when it is larger than
/// the map. A stencil never leaves the map (given), and fits flush with every side of it: the given test
/// leaves out the last row and the last column.
Size cornersOn(Size map, const Stencil& stencil);

/// The weight that agrees with the map when the top left corner of the box lies there, which must be one of
/// cornersOn(); nullopt when a cell that must agree does not.
std::optional<int> agreementAt(Cell corner, const Stencil& stencil, const BitGrid& passable);

} // namespace stonemason::ambush
