// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/pocket_heroes/generate/flora.h"
#include "core/pocket_heroes/generate/steps.h"

namespace stonemason::pocket_heroes {

/// The number of an ObjectClass for each cell that is to be covered, noClass elsewhere: groves of one class.
/// @param classes of the cells that have one already, noClass elsewhere
/// @param bare 1 where a cell is to be covered
Grid<std::int8_t> grovesOf(Grid<std::int8_t> classes, const Grid<char>& bare, const Soil& soil,
                           const GeneratorNumbers& numbers, Flora& flora, SeededRandom& random);

} // namespace stonemason::pocket_heroes
