// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/ambush/pattern.h"
#include "core/grid/bit_grid.h"

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace stonemason::ambush {

/// Where those who wait may stand.
enum class Waiters : std::uint8_t {
    OnWays,   ///< on passable cells only: a site with one of them in a wall is none (decided)
    Anywhere, ///< in walls too, where the other cells agree well enough: as the given code has it
};

/// A pattern turned one way, ready to be laid on a map.
struct Stencil {
    struct Compared {
        Cell cell; ///< from the top left corner of the box
        Demand demand;
    };

    int pattern = 0; ///< its place among those given
    Orientation orientation = Orientation::R0;
    Size size;                       ///< of the box
    std::vector<Compared> cells;     ///< those compared, row by row
    std::vector<Cell> stand;         ///< where monsters wait, row by row
    std::vector<std::uint64_t> rows; ///< the compared cells of each row, column 0 in the lowest bit
    int of = 0;                      ///< the weight of all cells compared
    /// The weight that must agree for a place to pass: as much or more (decided). The given code requires
    /// more than it, which a perfect place cannot have when all must agree.
    int needed = 0;
};

/// Every pattern turned every way it allows, by pattern and then by orientation. Ways that give the same
/// signs are there once, under the first. The patterns must be without fault. With Waiters::OnWays the cells
/// where monsters wait must be passable, as with `@`; they count as before.
std::vector<Stencil> stencilsOf(std::span<const Pattern> patterns, Waiters waiters = Waiters::OnWays);

/// How many rows and columns there are on the map for the corner of the stencil; 0 x 0 when it is larger than
/// the map. A stencil never leaves the map (given), and fits flush with every side of it: the given test
/// leaves out the last row and the last column.
Size cornersOn(Size map, const Stencil& stencil);

/// The weight that agrees with the map when the top left corner of the box lies there, which must be one of
/// cornersOn(); nullopt when a cell that must agree does not.
std::optional<int> agreementAt(Cell corner, const Stencil& stencil, const BitGrid& passable);

} // namespace stonemason::ambush
