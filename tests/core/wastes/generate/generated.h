// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/wastes/check/check.h"
#include "core/wastes/generate/generate.h"
#include "tests/support/boards.h"

#include <algorithm>
#include <set>
#include <tuple>
#include <vector>

namespace stonemason::wastes::test {

/// Where a symmetry lays a cell, written out by hand.
inline Cell imageOf(Cell cell, Size size, Symmetry symmetry) {
    const int down = size.rows - 1 - cell.row;
    const int right = size.columns - 1 - cell.column;
    switch (symmetry) {
    case Symmetry::HalfTurn: return {down, right};
    case Symmetry::TopBottom: return {down, cell.column};
    case Symmetry::LeftRight: return {cell.row, right};
    case Symmetry::None: break;
    }
    return cell;
}

inline bool obeysByHand(const Board& board) {
    using Traits = std::tuple<int, int, int, int, bool, bool>;
    std::multiset<Traits> pieces;
    std::multiset<Traits> images;
    for (const Piece& piece : board.pieces) {
        const Cell image = imageOf(piece.cell, board.size(), board.symmetry);
        pieces.insert(
            {piece.cell.row, piece.cell.column, int(piece.side), piece.rank, piece.walks, piece.jumps});
        images.insert({image.row, image.column, 1 - int(piece.side), piece.rank, piece.walks, piece.jumps});
    }
    bool isSame = pieces == images;
    for (int row = 0; row < board.size().rows; ++row)
        for (int column = 0; column < board.size().columns; ++column) {
            const Tile tile = board.tiles[{row, column}];
            const Tile other = board.tiles[imageOf({row, column}, board.size(), board.symmetry)];
            const Tile expected = tile == Tile::BlueGoal  ? Tile::RedGoal
                                  : tile == Tile::RedGoal ? Tile::BlueGoal
                                                          : tile;
            isSame = isSame && other == expected;
        }
    return isSame;
}

/// Whether a piece of the side reaches its goal by steps alone, on a board without other pieces: a flood
/// fill independent of the engine.
inline bool walksToGoal(const Board& board, Side side) {
    std::vector<Cell> queue;
    std::set<Cell> seen;
    for (const Piece& piece : board.pieces)
        if (piece.side == side && seen.insert(piece.cell).second) queue.push_back(piece.cell);
    const Tile own = side == Side::Blue ? Tile::BlueGoal : Tile::RedGoal;
    for (std::size_t next = 0; next < queue.size(); ++next) {
        const Cell at = queue[next];
        if (board.tileAt(at) == own) return true;
        for (const Cell beside : {Cell{at.row - 1, at.column}, Cell{at.row + 1, at.column},
                                  Cell{at.row, at.column - 1}, Cell{at.row, at.column + 1}}) {
            const Tile tile = board.tileAt(beside);
            const bool isClosed = tile == Tile::Hole || tile == Tile::Sludge || (isGoal(tile) && tile != own);
            if (!isClosed && seen.insert(beside).second) queue.push_back(beside);
        }
    }
    return false;
}

inline int faultsOf(const Board& board, const Profile& profile) {
    const Report report = runChecks(board, profile);
    return report.count(Severity::Error) + report.count(Severity::Warning);
}

/// The name of the first requirement that a requested board violates; empty: none.
inline std::string wrongWith(const Board& board, const BoardRequest& request, const Profile& profile) {
    if (board.size() != request.size) return "size";
    if (board.symmetry != request.symmetry || !obeysByHand(board)) return "symmetry";
    for (const Side side : bothSides)
        if (!walksToGoal(board, side)) return "way to the goal";
    if (faultsOf(board, profile) > 0) return "checks";
    const WishCounts counts = countedWishes(board, profile);
    for (std::size_t i = 0; i < counts.size(); ++i)
        if (!rangeOf(request.wishes, WishKind(i), profile.generation).contains(counts[i]))
            return std::string(wishIds[i]);
    return {};
}

} // namespace stonemason::wastes::test
