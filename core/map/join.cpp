// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/map/join.h"

namespace stonemason {

Join joinAt(const Grid<Code>& terrain, const GameProfile& game, Network network, Cell cell,
            Direction direction) {
    const Cell next = neighbour(cell, direction);
    if (!terrain.contains(next)) return network == Network::River ? Join::Mouth : Join::Loose;
    const Tile* facing = game.tile(terrain[next]);
    if (!facing) return Join::Loose;
    const Edges edges = edgesOf(*facing, network);
    if (edges.has(opposite(direction))) return Join::Joined;
    if (!edges.empty()) return Join::Clash;
    return network == Network::River && facing->riverMouth ? Join::Mouth : Join::Loose;
}

} // namespace stonemason
