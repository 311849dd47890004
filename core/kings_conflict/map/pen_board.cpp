// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/kings_conflict/map/pen_board.h"

namespace stonemason::kings_conflict {

Edges PenBoard::edges(Cell cell, Network network) const {
    const Tile* tile = game_.tile(code(cell));
    return tile ? edgesOf(*tile, network) : Edges{};
}

Join PenBoard::join(Network network, Cell cell, Direction direction) const {
    const Cell next = neighbour(cell, direction);
    return joinWith(game_, network, direction, contains(next) ? std::optional(code(next)) : std::nullopt);
}

std::optional<Code> PenBoard::tileWith(Network network, Edges edges, Edges others) const {
    if (edges.empty() && others.empty()) return game_.plainTile;
    return network == Network::River ? game_.tileWith(edges, others) : game_.tileWith(others, edges);
}

void PenBoard::writePair(Cell cell, Code code) {
    write(partnerOf(cell), game_.transformed(code, transform_));
    write(cell, code);
}

int edgeCost(Join join, bool isKept) {
    const int change = isKept ? 0 : 2;
    switch (join) {
    case Join::Joined: return 0;
    case Join::Mouth: return 18 + change;
    case Join::Loose: return 28 + change;
    case Join::Clash: return 1000;
    }
    return 0;
}

int shapeCost(Edges edges) {
    return edges.isStraight() ? 0 : 5;
}

} // namespace stonemason::kings_conflict
