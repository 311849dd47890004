// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/map/pen.h"

#include "core/map/pen_mend.h"
#include "core/map/pen_stroke.h"

namespace stonemason {

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

/// The cells of the stroke; around its last one neighbours rather bend the way the stroke ran.
std::vector<TouchedCell> touchedBy(const PenStroke& stroke, std::span<const Cell> walk) {
    const DirectionOrder start = orderAtStart(walk);
    const DirectionOrder end = orderAtEnd(walk);
    std::vector<TouchedCell> touched;
    for (Cell cell : stroke.drawnCells())
        touched.push_back({cell, cell == walk.back() ? end : start});
    return touched;
}

} // namespace

Edit drawPath(const Map& map, const GameProfile& game, Network network, Symmetry symmetry,
              std::span<const Cell> path) {
    const std::vector<Cell> walk = walkAlong(path, map.size());
    if (walk.empty()) return {};
    PenBoard board(map, game, symmetry);
    for (;;) {
        PenStroke stroke(board, network, walk);
        stroke.lay();
        // A neighbour taken out may have stood in the way of a better end, which one more such drag would
        // find.
        if (!mendAround(board, touchedBy(stroke, walk))) return {board.take(), stroke.refused()};
    }
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

} // namespace stonemason
