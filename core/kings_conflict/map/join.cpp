// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/kings_conflict/map/join.h"

namespace stonemason::kings_conflict {

Join joinWith(const GameProfile& game, Network network, Direction direction, std::optional<Code> neighbour) {
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

Join joinAt(const Grid<Code>& terrain, const GameProfile& game, Network network, Cell cell,
            Direction direction) {
    const Cell next = neighbour(cell, direction);
    return joinWith(game, network, direction,
                    terrain.contains(next) ? std::optional(terrain[next]) : std::nullopt);
}

} // namespace stonemason::kings_conflict
