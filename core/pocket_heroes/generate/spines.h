// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/grid/grid.h"

#include <cstdint>
#include <vector>

namespace stonemason::pocket_heroes {

/// In each zone a way from its depth to those of the cells that are its own, away from its rim where it can
/// be: 1 on it, 0 elsewhere.
Grid<char> spinesOf(const Grid<std::int16_t>& zoneOf, const std::vector<Cell>& ends);

} // namespace stonemason::pocket_heroes
