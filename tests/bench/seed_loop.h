// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/grid/bit_grid.h"

#include <string>
#include <vector>

/// The method as its description writes it down, in its own C: a map of characters, a filter as a list of x,
/// y and character, one comparison after the other. Its two faults are repaired, so that it finds what we
/// find: it leaves out the last row and column, and asks for more cells than the percentage. Compiled with
/// -O2 in a file of its own.
namespace stonemason::seed {

struct MapCell {
    char character;
};

struct Map {
    int columns = 0; ///< x
    int rows = 0;    ///< y
    std::vector<MapCell> cells;
};

struct Filter {
    std::vector<int> triples; ///< x, y, character
    int columns = 0;
    int rows = 0;
};

Map mapOf(const BitGrid& passable);
Filter filterOf(const std::vector<std::string>& rows);

/// The top left corners of all places that pass, row by row.
std::vector<Cell> passingPlaces(const Map& map, const Filter& filter, float percentage);

} // namespace stonemason::seed
