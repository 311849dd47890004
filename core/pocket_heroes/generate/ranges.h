// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/pocket_heroes/generate/flora.h"
#include "core/pocket_heroes/generate/steps.h"

namespace stonemason::pocket_heroes {

/// Places ranges of mountains on blocked cells along some of the borders between zones, and the ranges
/// around buildings in Draft::ranges. Source of the rule: measured, rules of thumb 4 and 6 of people's maps:
/// mountains stand in chains that part land.
/// @param bare 1 where a cell is to be covered
/// @returns the number of an ObjectClass for each cell of a range, noClass elsewhere
Grid<std::int8_t> rangesOf(const Draft& draft, const Grid<char>& bare, const Soil& soil,
                           const GeneratorNumbers& numbers, Flora& flora, SeededRandom& random);

} // namespace stonemason::pocket_heroes
