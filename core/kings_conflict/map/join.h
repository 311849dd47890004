// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/grid/grid.h"
#include "core/kings_conflict/game/game_profile.h"

#include <array>

namespace stonemason::kings_conflict {

inline constexpr std::array allNetworks{Network::River, Network::Road};

/// How an edge of a network tile meets its neighbour; the single definition that pens and the check `joins`
/// share.
enum class Join {
    Joined, ///< the neighbour has an edge of the network facing back
    Clash,  ///< the neighbour is part of the network but does not face back
    Mouth,  ///< loose, at the board's edge or a tile where a river may begin or end (rivers only)
    Loose,  ///< leads nowhere
};

/// How an edge of the network in that direction meets the neighbour there, whose code is not needed where
/// there is none: beyond the board's edge. A hole is beyond it.
Join joinWith(const GameProfile& game, Network network, Direction direction, std::optional<Code> neighbour);

/// How an edge of the network in that direction, were the cell to have it, meets its neighbour.
Join joinAt(const Grid<Code>& terrain, const GameProfile& game, Network network, Cell cell,
            Direction direction);

} // namespace stonemason::kings_conflict
