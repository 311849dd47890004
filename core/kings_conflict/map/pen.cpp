// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/kings_conflict/map/pen.h"

#include "core/kings_conflict/map/pen_lay.h"
#include "core/kings_conflict/map/pen_mend.h"

namespace stonemason::kings_conflict {

namespace {

/// The cells on the board, each followed by its partner.
std::vector<TouchedCell> withPartners(const PenBoard& board, std::span<const Cell> cells) {
    const DirectionOrder order = orderAtStart({});
    std::vector<TouchedCell> all;
    for (Cell cell : cells) {
        if (!board.contains(cell)) continue;
        all.push_back({cell, order});
        all.push_back({board.partnerOf(cell), order});
    }
    return all;
}

} // namespace

Edit drawPath(const Map& map, const GameProfile& game, Network network, Symmetry symmetry,
              std::span<const Cell> path) {
    const std::vector<Cell> walk = walkAlong(path, map.size());
    if (walk.empty()) return {};
    return layWalk(map, game, network, symmetry, walk, PenOrders(walk)).edit;
}

Edit erase(const Map& map, const GameProfile& game, Symmetry symmetry, std::span<const Cell> cells) {
    PenBoard board(map, game, symmetry);
    const std::vector<TouchedCell> erased = withPartners(board, cells);
    for (const TouchedCell& each : erased)
        board.write(each.cell, game.plainTile);
    mendAround(board, erased);
    return {board.take(), {}};
}

Edit eraseNetwork(const Map& map, const GameProfile& game, Network network, Symmetry symmetry,
                  std::span<const Cell> cells) {
    PenBoard board(map, game, symmetry);
    std::vector<TouchedCell> erased = withPartners(board, cells);
    std::erase_if(erased, [&](const TouchedCell& each) { return board.edges(each.cell, network).empty(); });
    for (const TouchedCell& each : erased)
        if (const auto code = board.tileWith(network, {}, board.edges(each.cell, otherThan(network))))
            board.write(each.cell, *code);
    mendAround(board, erased);
    return {board.take(), {}};
}

} // namespace stonemason::kings_conflict
