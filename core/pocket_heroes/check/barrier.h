// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/pocket_heroes/rules/ground.h"

#include <vector>

namespace stonemason::pocket_heroes {

/// The cells on which nobody can stand along the way between two areas that crosses the fewest of them; empty
/// where one of the areas is, or where they meet. Steps go to any of the eight neighbours.
/// @param from not 0 where the one area is, and
/// @param to where the other is; both of the size of the footing
std::vector<Cell> barrierBetween(const Grid<Footing>& footing, const Grid<char>& from, const Grid<char>& to);

} // namespace stonemason::pocket_heroes
