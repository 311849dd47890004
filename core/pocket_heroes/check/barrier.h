// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/pocket_heroes/rules/ground.h"

#include <vector>

namespace stonemason::pocket_heroes {

/// The impassable cells on the path between two areas that crosses the fewest of them; empty when one of the
/// areas is empty or when they meet. Steps go to any of the eight neighbours.
/// @param from non-zero in the first area
/// @param to non-zero in the second area; both grids have the size of the footing
std::vector<Cell> barrierBetween(const Grid<Footing>& footing, const Grid<char>& from, const Grid<char>& to);

} // namespace stonemason::pocket_heroes
