// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/wastes/board/far_bank.h"

#include "core/grid/line.h"

#include <algorithm>
#include <cstdlib>

namespace stonemason::wastes {

namespace {

/// No further than a step leads, or nowhere.
bool isStep(const Jump& jump) {
    return std::abs(jump.from.row - jump.to.row) + std::abs(jump.from.column - jump.to.column) <= 1;
}

} // namespace

std::optional<Cell> farBank(const Board& board, Cell from, Direction direction) {
    Cell to = neighbour(from, direction);
    if (board.tileAt(to) != Tile::Sludge) return std::nullopt;
    while (board.tileAt(to) == Tile::Sludge)
        to = neighbour(to, direction);
    if (board.tileAt(to) == Tile::Hole) return std::nullopt;
    return to;
}

std::vector<Jump> jumpsFrom(const Board& board, Cell from) {
    std::vector<Jump> jumps;
    if (board.tileAt(from) == Tile::Hole) return jumps;
    for (const Direction d : allDirections)
        if (const auto to = farBank(board, from, d)) jumps.push_back({from, *to});
    for (const Jump& jump : board.jumps.extra)
        if (jump.from == from && board.tileAt(jump.to) != Tile::Hole && !isStep(jump) &&
            std::ranges::find(jumps, jump) == jumps.end())
            jumps.push_back(jump);
    std::erase_if(jumps, [&board](const Jump& jump) {
        return std::ranges::find(board.jumps.forbidden, jump) != board.jumps.forbidden.end();
    });
    return jumps;
}

std::vector<Cell> sludgeBetween(const Board& board, const Jump& jump) {
    if (jump.from.row != jump.to.row && jump.from.column != jump.to.column) return {};
    std::vector<Cell> cells = lineBetween(jump.from, jump.to);
    std::erase_if(cells, [&](Cell cell) {
        return cell == jump.from || cell == jump.to || board.tileAt(cell) != Tile::Sludge;
    });
    return cells;
}

} // namespace stonemason::wastes
