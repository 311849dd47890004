// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/wastes/generate/draft.h"
#include "core/wastes/generate/wishes.h"

namespace stonemason::wastes {

/// Draws the pieces of a side according to the aims: each chosen rank at least once, then any of them again.
/// Walkers and jumpers are by default those of the game; random pieces gain or lose the ability to match the
/// aims.
std::vector<Piece> drawArmy(const Profile& profile, const WishCounts& aims, SeededRandom& random);

/// Puts the pieces of Blue near each other behind a front that is as far from the goal as is aimed at, or as
/// nearly so as the board allows. False: there is no room.
bool placeArmy(Draft& draft, const std::vector<Piece>& army, int distance, SeededRandom& random);

} // namespace stonemason::wastes
