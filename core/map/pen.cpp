// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/map/pen.h"

#include "core/map/pen_mend.h"
#include "core/map/pen_stroke.h"

namespace stonemason {

namespace {

/// The cells on the board, each followed by its partner.
std::vector<Cell> withPartners(const PenBoard& board, std::span<const Cell> cells) {
    std::vector<Cell> all;
    for (Cell cell : cells) {
        if (!board.contains(cell)) continue;
        all.push_back(cell);
        all.push_back(board.partnerOf(cell));
    }
    return all;
}

} // namespace

Edit drawPath(const Map& map, const GameProfile& game, Network network, Symmetry symmetry,
              std::span<const Cell> path) {
    const std::vector<Cell> walk = walkAlong(path, map.size());
    if (walk.empty()) return {};
    PenBoard board(map, game, symmetry);
    PenStroke stroke(board, network, walk);
    stroke.lay();
    mendAround(board, stroke.drawnCells(), stroke.bentCells(), orderAtStart(walk));
    return {board.take(), stroke.refused()};
}

Edit erase(const Map& map, const GameProfile& game, Symmetry symmetry, std::span<const Cell> cells) {
    PenBoard board(map, game, symmetry);
    const std::vector<Cell> erased = withPartners(board, cells);
    for (Cell cell : erased)
        board.write(cell, game.plainTile);
    mendAround(board, erased, {}, orderAtStart({}));
    return {board.take(), {}};
}

Edit eraseNetwork(const Map& map, const GameProfile& game, Network network, Symmetry symmetry,
                  std::span<const Cell> cells) {
    PenBoard board(map, game, symmetry);
    std::vector<Cell> erased = withPartners(board, cells);
    std::erase_if(erased, [&](Cell cell) { return board.edges(cell, network).empty(); });
    for (Cell cell : erased)
        if (const auto code = board.tileWith(network, {}, board.edges(cell, otherThan(network))))
            board.write(cell, *code);
    mendAround(board, erased, {}, orderAtStart({}));
    return {board.take(), {}};
}

} // namespace stonemason
