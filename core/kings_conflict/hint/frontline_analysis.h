// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/kings_conflict/map/map.h"

#include <stop_token>
#include <vector>

namespace stonemason::kings_conflict {

/// How the land lies between the two kings for units that fight: what suggestions are made from. Lengths are
/// those of path_length.h.
struct FrontlineAnalysis {
    Cell own;   ///< where the computer's king starts
    Cell enemy; ///< where the human's king starts
    bool connected =
        false; ///< a way leads from one to the other on foot; if none does, lengths are as the crow flies
    int length = 0;      ///< from king to king, at least 1
    Grid<int> fromOwn;   ///< or unreachable
    Grid<int> fromEnemy; ///< or unreachable
    int width = 0; ///< the fewest tiles that close every way outside the kings' camps; 0: open land or no way
    std::vector<Cell> posts; ///< those tiles, as near to the enemy as can be
    std::vector<Cell> front; ///< where the sides meet: the crossings' tiles, as near to either king as can
                             ///< be; on open land the tiles as far from one king as from the other
};

/// When `stop` is requested it ends early, and what it gives then is of no use.
FrontlineAnalysis analyseFrontline(const Map& map, const GameProfile& game, std::stop_token stop = {});

} // namespace stonemason::kings_conflict
