// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/wastes/board/jump_edit.h"

#include "core/grid/line.h"
#include "core/wastes/board/symmetry.h"

#include <algorithm>
#include <cstdlib>

namespace stonemason::wastes {

namespace {

bool holds(const std::vector<Jump>& jumps, const Jump& jump) {
    return std::ranges::find(jumps, jump) != jumps.end();
}

bool isOverSludge(const Board& board, const Jump& jump) {
    return board.tileAt(jump.from) != Tile::Hole &&
           std::ranges::any_of(allDirections, [&](Direction direction) {
               return farBank(board, jump.from, direction) == jump.to;
           });
}

void setJump(const Board& board, JumpChanges& changes, const Jump& jump, bool wanted) {
    std::erase(changes.extra, jump);
    std::erase(changes.forbidden, jump);
    if (wanted == isOverSludge(board, jump)) return;
    (wanted ? changes.extra : changes.forbidden).push_back(jump);
}

} // namespace

JumpKind kindOf(const Board& board, const Jump& jump) {
    const bool overSludge = isOverSludge(board, jump);
    if (holds(jumpsFrom(board, jump.from), jump)) return overSludge ? JumpKind::OverSludge : JumpKind::Extra;
    return overSludge ? JumpKind::Forbidden : JumpKind::None;
}

JumpFault faultOf(const Board& board, const Jump& jump) {
    if (board.tileAt(jump.from) == Tile::Hole || board.tileAt(jump.to) == Tile::Hole) return JumpFault::Hole;
    const int rows = std::abs(jump.from.row - jump.to.row);
    const int columns = std::abs(jump.from.column - jump.to.column);
    return rows + columns <= 1 ? JumpFault::Step : JumpFault::None;
}

JumpChanges withJump(const Board& board, const Jump& jump, bool wanted) {
    JumpChanges changes = board.jumps;
    const auto image = [&board](Cell cell) { return partner(cell, board.size(), board.symmetry); };
    setJump(board, changes, jump, wanted);
    setJump(board, changes, {image(jump.from), image(jump.to)}, wanted);
    return changes;
}

JumpChanges withoutJumpsAt(const JumpChanges& jumps, const std::function<bool(Cell)>& isGone) {
    JumpChanges left = jumps;
    for (std::vector<Jump>* list : {&left.extra, &left.forbidden})
        std::erase_if(*list, [&](const Jump& jump) { return isGone(jump.from) || isGone(jump.to); });
    return left;
}

namespace {

/// Whether the jump leads no further than a step.
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
