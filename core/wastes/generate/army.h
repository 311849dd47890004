// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/wastes/generate/draft.h"
#include "core/wastes/generate/wishes.h"

namespace stonemason::wastes {

/// The pieces of a side as they are aimed at: each rank that comes at least once, then any of them again.
/// Walkers and jumpers are those that the game has so, others by chance where more are aimed at, fewer where
/// there are too many.
std::vector<Piece> drawArmy(const Profile& profile, const WishCounts& aims, SeededRandom& random);

/// Puts the pieces of Blue near each other behind a front that is as far from the goal as is aimed at, or as
/// nearly so as the board allows. False: there is no room.
bool placeArmy(Draft& draft, const std::vector<Piece>& army, int distance, SeededRandom& random);

} // namespace stonemason::wastes
