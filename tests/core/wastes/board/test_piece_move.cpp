// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/wastes/board/board_edit.h"
#include "core/wastes/board/symmetry.h"
#include "tests/support/boards.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <algorithm>

namespace stonemason::wastes {

using test::boardOf;
using test::piecesText;
using test::Random;

namespace {

Board after(const Board& board, const std::vector<Piece>& pieces, Cell by) {
    Board moved = board;
    apply(moved, editOf(board, movedBy(board, pieces, by).strokes));
    return moved;
}

/// The properties of pieces that do not depend on their cells, sorted.
std::vector<std::pair<Side, int>> kindsOf(const Board& board) {
    std::vector<std::pair<Side, int>> kinds;
    for (const Piece& piece : board.pieces)
        kinds.emplace_back(piece.side, piece.rank);
    std::ranges::sort(kinds);
    return kinds;
}

bool standApart(const Board& board) {
    return std::ranges::all_of(board.pieces, [&board](const Piece& piece) {
        return std::ranges::count(board.pieces, piece.cell, &Piece::cell) == 1;
    });
}

} // namespace

class TestPieceMove : public QObject {
    Q_OBJECT

private slots:
    void oneGoesAndOneInTheWayTakesItsPlace() {
        const Board board = boardOf("..../....", "b4 0,0 r5 1,1");
        QCOMPARE(piecesText(after(board, {board.pieces[0]}, {0, 1})), "b4 0,1 r5 1,1");
        QCOMPARE(piecesText(after(board, {board.pieces[0]}, {1, 1})), "r5 0,0 b4 1,1");
        QCOMPARE(movedBy(board, {&board.pieces[0], 1}, {1, 1}).displaced.size(), std::size_t(1));
        QVERIFY(movedBy(board, board.pieces, {}).strokes == Strokes{});
        QCOMPARE(piecesText(after(board, {board.pieces[0]}, {-1, 0})), "r5 1,1"); // off the board
    }

    /// A row of pieces leaves its last tile free, not one that it fills again.
    void aRowIsPassedToItsEnd() {
        const Board board = boardOf("....", "b1 0,0 b2 0,1 b3 0,2 r8 0,3");
        const std::vector<Piece> row{board.pieces[0], board.pieces[1], board.pieces[2]};
        const Board moved = after(board, row, {0, 1});
        QVERIFY(kindsOf(moved) == kindsOf(board) && standApart(moved));
        for (const Piece& piece : moved.pieces)
            QCOMPARE(piece.cell.column, piece.rank == 8 ? 0 : piece.rank);
    }

    /// Whatever is moved on the board: no piece is lost, and each moved piece is on its destination.
    void noPieceIsLost() {
        Random random(20);
        for (int i = 0; i < 3000; ++i) {
            Board board = test::randomBoard(random);
            board.symmetry = Symmetry::None;
            if (!standApart(board)) continue;
            const Cell by{random.below(5) - 2, random.below(5) - 2};
            std::vector<Piece> moving;
            for (const Piece& piece : board.pieces)
                if (random.coin() &&
                    board.size().contains({piece.cell.row + by.row, piece.cell.column + by.column}))
                    moving.push_back(piece);
            const Board moved = after(board, moving, by);
            QVERIFY(standApart(moved));
            QVERIFY(kindsOf(moved) == kindsOf(board));
            for (Piece piece : moving) {
                piece.cell = {piece.cell.row + by.row, piece.cell.column + by.column};
                QVERIFY(std::ranges::find(moved.pieces, piece) != moved.pieces.end());
            }
        }
    }

    void imagesAreLeftToTheSymmetry() {
        Board board = boardOf("...../.....", "b4 0,1 r4 1,3 b5 0,4");
        QCOMPARE(withoutImages(board, board.pieces, {1, 3}).size(), std::size_t(3)); // there is none
        board.symmetry = Symmetry::HalfTurn;
        QVERIFY((withoutImages(board, board.pieces, {1, 3}) ==
                 std::vector<Piece>{board.pieces[1], board.pieces[2]}));
        QVERIFY((withoutImages(board, board.pieces, {0, 0}) ==
                 std::vector<Piece>{board.pieces[0], board.pieces[2]}));
    }
};

} // namespace stonemason::wastes

STONEMASON_TEST(stonemason::wastes::TestPieceMove)
#include "test_piece_move.moc"
