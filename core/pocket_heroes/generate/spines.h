// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/grid/grid.h"

#include <cstdint>
#include <vector>

namespace stonemason::pocket_heroes {

/// In each zone a way from its depth to those of the cells that are its own.
struct Spines {
    Grid<char> cells; ///< 1 on one, 0 elsewhere
    int cut = 0;      ///< ways that come beside those of other zones, so that a wall will lie on one of them
};

/// Ways away from the rims of zones where they can be, and apart from those of other zones.
Spines spinesOf(const Grid<std::int16_t>& zoneOf, const std::vector<Cell>& ends);

} // namespace stonemason::pocket_heroes
