// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/grid/grid.h"
#include "core/kings_conflict/game/game_profile.h"

#include <array>
#include <optional>

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
inline Join joinWith(const GameProfile& game, Network network, Direction direction,
                     std::optional<Code> neighbour) {
    if (neighbour && isHoleCode(game, *neighbour)) neighbour.reset(); // holes are edges, too
    const Tile* tile = neighbour ? game.tile(*neighbour) : nullptr;
    if (tile) {
        const Edges edges = edgesOf(*tile, network);
        if (edges.has(opposite(direction))) return Join::Joined;
        if (!edges.empty()) return Join::Clash;
    }
    const bool mouth = network == Network::River && (!neighbour || (tile && tile->riverMouth));
    return mouth ? Join::Mouth : Join::Loose;
}

/// How an edge of the network in that direction, were the cell to have it, meets its neighbour.
inline Join joinAt(const Grid<Code>& terrain, const GameProfile& game, Network network, Cell cell,
                   Direction direction) {
    const Cell next = neighbour(cell, direction);
    return joinWith(game, network, direction,
                    terrain.contains(next) ? std::optional(terrain[next]) : std::nullopt);
}

} // namespace stonemason::kings_conflict
