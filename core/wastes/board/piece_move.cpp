// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/wastes/board/piece_move.h"

#include "core/grid/direction.h"
#include "core/wastes/board/symmetry.h"

#include <algorithm>

namespace stonemason::wastes {

namespace {

bool holds(std::span<const Piece> pieces, Cell cell) {
    return std::ranges::find(pieces, cell, &Piece::cell) != pieces.end();
}

Cell minus(Cell cell, Cell by) {
    return {cell.row - by.row, cell.column - by.column};
}

/// The tile that is left free by the pieces which follow each other onto the one after `last`.
Cell leftBehind(std::span<const Piece> pieces, Cell last, Cell by) {
    for (Cell before = minus(last, by); holds(pieces, before); before = minus(before, by))
        last = before;
    return last;
}

} // namespace

PieceMove movedBy(const Board& board, std::span<const Piece> pieces, Cell by) {
    PieceMove move;
    if (by == Cell{}) return move;
    const auto goesItself = [&](Cell cell) {
        return holds(pieces, cell) || holds(pieces, partner(cell, board.size(), board.symmetry));
    };
    for (const Piece& piece : pieces) {
        move.strokes.pieces.push_back({piece.cell, std::nullopt});
        for (const Piece& other : board.pieces)
            if (other.cell == piece.cell && std::ranges::find(pieces, other) == pieces.end())
                move.strokes.pieces.push_back({other.cell, other}); // shares the tile and stays
    }
    for (Piece piece : pieces) {
        const Cell from = piece.cell;
        piece.cell = from + by;
        for (Piece other : board.pieces)
            if (other.cell == piece.cell && !goesItself(other.cell)) {
                move.displaced.push_back(other);
                other.cell = leftBehind(pieces, from, by);
                move.strokes.pieces.push_back({other.cell, other});
            }
        if (board.size().contains(piece.cell)) move.strokes.pieces.push_back({piece.cell, piece});
    }
    return move;
}

std::vector<Piece> withoutImages(const Board& board, std::vector<Piece> pieces, Cell near) {
    const Size size = board.size();
    const Half half = halfOf(near, size, board.symmetry).value_or(Half::First);
    const std::vector<Piece> all = pieces;
    std::erase_if(pieces, [&](const Piece& piece) {
        const Cell image = partner(piece.cell, size, board.symmetry);
        return image != piece.cell && halfOf(piece.cell, size, board.symmetry) != half && holds(all, image);
    });
    return pieces;
}

} // namespace stonemason::wastes
