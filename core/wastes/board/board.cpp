// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/wastes/board/board.h"

#include "core/wastes/board/symmetry.h"

#include <algorithm>
#include <optional>
#include <utility>

namespace stonemason::wastes {

namespace {

/// Pieces and jumps at other cells; `move` returns where, nullopt drops what stands there.
template <typename Move>
void moveAll(Board& board, Move move) {
    std::vector<Piece> pieces;
    for (Piece& piece : board.pieces)
        if (const auto cell = move(piece.cell)) {
            piece.cell = *cell;
            pieces.push_back(std::move(piece));
        }
    board.pieces = std::move(pieces);
    for (std::vector<Jump>* jumps : {&board.jumps.extra, &board.jumps.forbidden}) {
        std::vector<Jump> kept;
        for (const Jump& jump : *jumps) {
            const auto from = move(jump.from);
            const auto to = move(jump.to);
            if (from && to) kept.push_back({*from, *to});
        }
        *jumps = std::move(kept);
    }
}

std::optional<Cell> shifted(Cell cell, Size size, const Margins& margins) {
    const Cell to{cell.row + margins.top, cell.column + margins.left};
    return size.contains(to) ? std::optional(to) : std::nullopt;
}

bool isSideways(Transform transform) {
    return transform == Transform::QuarterTurn || transform == Transform::ThreeQuarterTurn ||
           transform == Transform::Diagonal || transform == Transform::AntiDiagonal;
}

Symmetry sideways(Symmetry symmetry) {
    if (symmetry == Symmetry::TopBottom) return Symmetry::LeftRight;
    if (symmetry == Symmetry::LeftRight) return Symmetry::TopBottom;
    return symmetry;
}

} // namespace

Board resized(const Board& board, const Margins& margins, Tile fill) {
    const Size size = withMargins(board.size(), margins);
    Board after = board;
    after.tiles = Grid<Tile>(size, fill);
    forEachCell(board.size(), [&](Cell cell) {
        if (const auto to = shifted(cell, size, margins)) after.tiles[*to] = board.tiles[cell];
    });
    moveAll(after, [&](Cell cell) { return shifted(cell, size, margins); });
    return after;
}

int piecesLost(const Board& board, const Margins& margins) {
    const Size size = withMargins(board.size(), margins);
    return int(std::ranges::count_if(
        board.pieces, [&](const Piece& piece) { return !shifted(piece.cell, size, margins); }));
}

Board transformed(const Board& board, Transform transform) {
    const Size size = board.size();
    Board after = board;
    after.tiles = Grid<Tile>(stonemason::transformed(size, transform));
    forEachCell(size, [&](Cell cell) {
        after.tiles[stonemason::transformed(cell, size, transform)] = board.tiles[cell];
    });
    moveAll(after, [&](Cell cell) { return std::optional(stonemason::transformed(cell, size, transform)); });
    if (isSideways(transform)) after.symmetry = sideways(board.symmetry);
    return after;
}

Board withSidesExchanged(Board board) {
    forEachCell(board.size(), [&](Cell cell) { board.tiles[cell] = swapped(board.tiles[cell]); });
    for (Piece& piece : board.pieces)
        piece.side = opponentOf(piece.side);
    return board;
}

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
