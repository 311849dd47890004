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

// What rivers and roads in the making ask of the cells around them.

/// Whether a neighbour of the cell belongs to the network.
bool touchesNetwork(const Draft& draft, Cell cell, Network network);
bool isRim(Size size, Cell cell);
/// King's moves to the nearest start of a king; many on boards without kings.
int distanceToKings(const Draft& draft, Cell cell);
/// Whether a river may end by that edge, and does not meet one that it may not.
bool isMouth(const Draft& draft, Cell cell, Direction d);
/// Bridges belong to both networks.
int networkTiles(const Draft& draft, Network network);
/// From now on the land at the end of every river stays, or the river would end in the open.
void keepMouths(Draft& draft);

} // namespace stonemason::kings_conflict
