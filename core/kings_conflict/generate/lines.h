// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/kings_conflict/generate/draft.h"

namespace stonemason::kings_conflict {

/// How many tiles of a network a map is to have, bridges among them.
struct LineTarget {
    int least = 0;
    int most = 0;
    int wanted = 0;
};

/// Carries on what leaves the cells that are not open: rivers to a place where they may end, roads by a
/// straight tile. What cannot be carried on stays loose.
void carryOn(Draft& draft, SeededRandom& random);

/// Lays rivers from mouth to mouth until there are as many tiles as wanted, or no river fits.
/// @param height low land is preferred
void layRivers(Draft& draft, const Grid<int>& height, const LineTarget& target, SeededRandom& random);

/// Lays roads: where there is no way on foot from king to king first one that makes it, then others, until
/// there are as many tiles as wanted, or no road fits.
void layRoads(Draft& draft, const LineTarget& target, int crossings, SeededRandom& random);

} // namespace stonemason::kings_conflict
