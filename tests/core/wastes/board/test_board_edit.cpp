// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/wastes/board/board_edit.h"
#include "tests/support/boards.h"
#include "tests/support/test_program.h"

#include <QTest>

namespace stonemason::wastes {

using test::boardOf;
using test::piecesText;
using test::Random;

namespace {

/// The pieces after strokes on three pieces in a row.
std::string piecesAfter(const std::vector<PieceStroke>& strokes) {
    Board board = boardOf("...../.....", "b1 0,0 b2 0,1 r3 0,2");
    apply(board, editOf(board, {{}, strokes}));
    return piecesText(board);
}

Strokes anyStrokes(Random& random, const Board& board) {
    Strokes strokes;
    const Size around{board.size().rows + 1, board.size().columns + 1};
    for (int left = random.below(6); left > 0; --left)
        strokes.tiles.push_back({random.cellOf(around), Tile(random.below(int(tileCount)))});
    for (int left = random.below(6); left > 0; --left) {
        PieceStroke stroke{random.cellOf(around), {}};
        if (random.coin()) stroke.piece = Piece{Side::Red, 1 + random.below(8), stroke.cell, true, false};
        strokes.pieces.push_back(stroke);
    }
    return strokes;
}

} // namespace

class TestBoardEdit : public QObject {
    Q_OBJECT

private slots:
    void piecesKeepTheirPlaceInTheList() {
        const Piece one{Side::Blue, 1, {1, 4}};
        QCOMPARE(piecesAfter({}), std::string("b1 0,0 b2 0,1 r3 0,2"));
        QCOMPARE(piecesAfter({{{0, 1}, {}}}), std::string("b1 0,0 r3 0,2"));
        QCOMPARE(piecesAfter({{{0, 0}, {}}, {one.cell, one}}), std::string("b1 1,4 b2 0,1 r3 0,2"));
        QCOMPARE(piecesAfter({{{0, 1}, Piece{Side::Red, 8, {0, 1}}}}), std::string("b1 0,0 r8 0,1 r3 0,2"));
        QCOMPARE(piecesAfter({{one.cell, one}}), std::string("b1 0,0 b2 0,1 r3 0,2 b1 1,4"));
        // captured by moving onto it
        QCOMPARE(piecesAfter({{{0, 0}, {}}, {{0, 2}, Piece{Side::Blue, 1, {0, 2}}}}),
                 std::string("b2 0,1 b1 0,2"));
    }

    void theLastStrokeOnACellCounts() {
        const Piece one{Side::Blue, 5, {1, 1}};
        QCOMPARE(piecesAfter({{one.cell, one}, {one.cell, {}}}), std::string("b1 0,0 b2 0,1 r3 0,2"));
        Board board = boardOf("..");
        apply(board, editOf(board, {{{{0, 0}, Tile::Trap}, {{0, 0}, Tile::High}}, {}}));
        QCOMPARE(board, boardOf("^."));
    }

    void nothingChangedIsNoEdit() {
        const Board board = boardOf(".x", "b1 0,0");
        QVERIFY(editOf(board, {{{{0, 1}, Tile::Trap}}, {{{0, 0}, board.pieces[0]}}}).empty());
        QVERIFY(!editOf(board, {{{{0, 1}, Tile::High}}, {}}).empty());
        QVERIFY(editOf(board, {{{{0, 2}, Tile::High}}, {{{1, 0}, board.pieces[0]}}}).empty());
    }

    void editsAreTakenBack() {
        Random random(3);
        for (int i = 0; i < 300; ++i) {
            const Board before = test::randomBoard(random);
            Board board = before;
            BoardEdit edit = editOf(board, anyStrokes(random, board));
            if (random.coin()) edit.symmetry = Change<Symmetry>{board.symmetry, Symmetry::TopBottom};
            apply(board, edit);
            QCOMPARE(board == before, edit.empty());
            QVERIFY(editBetween(before, board) == edit);
            apply(board, inverted(edit));
            QCOMPARE(board, before);
        }
    }
};

} // namespace stonemason::wastes

STONEMASON_APPLESS_TEST(stonemason::wastes::TestBoardEdit)
#include "test_board_edit.moc"
