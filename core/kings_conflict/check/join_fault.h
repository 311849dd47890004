// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/kings_conflict/map/pen.h"

namespace stonemason::kings_conflict {

/// An edge of a river or road that is not as it should be.
struct JoinFault {
    Network network = Network::River;
    Cell cell;
    Direction direction = Direction::North;
    bool clash = false;   ///< else a loose end
    bool isError = false; ///< a clash or a loose river of a bridge; else a warning

    bool operator==(const JoinFault&) const = default;
};

/// Whether an end of that network on the tile may stop in the open: a straight road may.
inline bool mayStop(const Tile& tile, Network network) {
    return network == Network::Road && !tile.isBridge() && tile.road.isStraight();
}

/// Calls visit(fault) for every fault of the cell's own edges: rivers first, clockwise from the north.
template <typename Visit>
void visitJoinFaults(const Grid<Code>& terrain, const GameProfile& game, Cell cell, Visit visit) {
    const Tile* tile = game.tile(terrain[cell]);
    if (!tile || !tile->isNetwork()) return;
    for (Network network : allNetworks) {
        const Edges edges = edgesOf(*tile, network);
        for (Direction direction : allDirections) {
            if (!edges.has(direction)) continue;
            const Join join = joinAt(terrain, game, network, cell, direction);
            const bool clash = join == Join::Clash;
            const bool isError = clash || (network == Network::River && tile->isBridge());
            if (clash || (join == Join::Loose && !mayStop(*tile, network)))
                visit(JoinFault{network, cell, direction, clash, isError});
        }
    }
}

} // namespace stonemason::kings_conflict
