// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/kings_conflict/game/game_profile.h"

#include <QString>

#include <vector>

namespace stonemason::kings_conflict {

/// The pieces of one sort that one picture of the palette stands for: a game's rivers, roads or bridges.
struct TileGroup {
    QString name;            ///< what the names of the straight pieces begin with, such as "River"
    QString tool;            ///< the pen that lays them, see tools/map_tools.h; none for bridges
    std::vector<Code> codes; ///< at least two, in the game's order

    bool contains(Code code) const;
};

/// The groups that the game has tiles for; a network of a single piece is no group.
std::vector<TileGroup> tileGroups(const GameProfile& game);

} // namespace stonemason::kings_conflict
