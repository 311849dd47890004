// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/pocket_heroes/edit/occupancy.h"

#include <span>
#include <vector>

namespace stonemason::pocket_heroes {

/// Where records that are put down or moved there would collide with what is there, each cell once. The game
/// keeps one decoration or piece of path on a cell, so that none may come to the place of another.
/// @param occupancy of the world without the things that are moved
/// @param moved these, sorted
std::vector<Cell> clashesOf(const World& world, const Occupancy& occupancy, std::span<const Record> records,
                            const std::vector<Thing>& moved = {});

} // namespace stonemason::pocket_heroes
