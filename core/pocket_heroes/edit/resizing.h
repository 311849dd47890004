// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/grid/cell.h"
#include "core/pocket_heroes/catalogue/catalogue.h"
#include "core/pocket_heroes/world/thing.h"
#include "core/pocket_heroes/world/world.h"

#include <vector>

namespace stonemason::pocket_heroes {

/// Where the old map lies on the new one: how much of what is added or cut off falls to each side.
struct Anchor {
    int row = 0;    ///< 0: the old map stays at the top, 1: in the middle, 2: at the bottom
    int column = 0; ///< 0: at the left, 1: in the middle, 2: at the right

    bool operator==(const Anchor&) const = default;
};

/// By how much everything moves when a map of `from` cells a side gets `to`.
Cell shiftOf(int from, int to, Anchor anchor);

/// A world of another size, and what was lost.
struct Resized {
    World world;
    std::vector<Thing> lost; ///< things of the old world whose place is off the new map, list by list

    bool operator==(const Resized&) const = default;
};

/// The world with so many cells a side, one of worldSides, moved by shiftOf(). New ground is the surface, at
/// height 0. What would have its place off the new map is left out; a player who loses his main castle so
/// gets the next of his castles for it, if any. What was off the old map already stays as far off it, and an
/// ultimate artifact whose place falls off may lie anywhere.
Resized resized(const World& world, int side, Anchor anchor, Surface surface);

} // namespace stonemason::pocket_heroes
