// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/kings_conflict/generate/draft.h"

namespace stonemason::kings_conflict {

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
