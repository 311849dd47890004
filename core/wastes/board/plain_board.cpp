// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/wastes/board/plain_board.h"

#include "core/wastes/board/board_shape.h"
#include "core/wastes/board/symmetry.h"

#include <algorithm>

namespace stonemason::wastes {

namespace {

/// Where Blue's pieces stand: from the second row on, each row from about its middle, in Blue's half.
std::vector<Cell> placesOf(Size size, std::size_t count) {
    std::vector<Cell> cells;
    for (int row = 1; row < size.rows / 2; ++row) {
        const int inRow = std::min(size.columns, int(count - cells.size()));
        const int first = (size.columns - inRow) / 2;
        for (int column = first; column < first + inRow; ++column)
            cells.push_back({row, column});
    }
    return cells;
}

/// Blue at the top.
Board upright(Size size, Symmetry symmetry, std::span<const Piece> army) {
    Board board;
    board.symmetry = symmetry;
    board.tiles = Grid<Tile>(size, Tile::Normal);
    const Cell goal{0, size.columns / 2};
    board.tiles[goal] = Tile::RedGoal;
    board.tiles[partner(goal, size, symmetry)] = Tile::BlueGoal;
    const std::vector<Cell> places = placesOf(size, army.size());
    for (std::size_t i = 0; i < places.size(); ++i) {
        Piece piece = army[i];
        piece.side = Side::Blue;
        piece.cell = places[i];
        board.pieces.push_back(piece);
    }
    const std::vector<Piece> blue = board.pieces;
    for (const Piece& piece : blue)
        board.pieces.push_back(mirrored(piece, size, symmetry));
    return board;
}

} // namespace

Board plainBoard(Size size, Symmetry symmetry, std::span<const Piece> army) {
    switch (symmetry) {
    case Symmetry::LeftRight:
        return transformed(upright({size.columns, size.rows}, Symmetry::TopBottom, army),
                           Transform::Diagonal);
    case Symmetry::None: {
        Board board = upright(size, Symmetry::HalfTurn, army);
        board.symmetry = Symmetry::None;
        return board;
    }
    case Symmetry::HalfTurn:
    case Symmetry::TopBottom: break;
    }
    return upright(size, symmetry, army);
}

} // namespace stonemason::wastes
