// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/wastes/board/board.h"
#include "core/wastes/board/symmetry.h"
#include "core/wastes/format/board_rows.h"
#include "core/wastes/game/engine.h"
#include "tests/support/boards.h"
#include "tests/support/test_program.h"

#include <QTest>

namespace stonemason::wastes {

using test::boardOf;

class TestBoardShape : public QObject {
    Q_OBJECT

private slots:
    void rowsAndColumnsComeOnAnySide() {
        Board board = boardOf("B.R/.~.", "b1 1,0");
        board.jumps.extra = {{{1, 0}, {1, 2}}};
        const Board larger = resized(board, {.top = 1, .left = 2, .right = 1}, Tile::Hole);
        QVERIFY(larger.size() == (Size{3, 6}));
        QCOMPARE(QString::fromStdString(rowText(larger, 0)), QStringLiteral("      "));
        QCOMPARE(QString::fromStdString(rowText(larger, 1)), QStringLiteral("  B.R "));
        QCOMPARE(QString::fromStdString(rowText(larger, 2)), QStringLiteral("  .~. "));
        QCOMPARE(QString::fromStdString(test::piecesText(larger)), QStringLiteral("b1 2,2"));
        QVERIFY((larger.jumps.extra == std::vector<Jump>{{{2, 2}, {2, 4}}}));
        QVERIFY(resized(larger, {.top = -1, .left = -2, .right = -1}, Tile::Normal) == board);
    }

    void whatFallsOffIsGone() {
        Board board = boardOf("B.R/...", "b1 0,1 r2 1,2");
        board.jumps.forbidden = {{{0, 0}, {1, 1}}, {{1, 0}, {1, 1}}};
        const Margins margins{.top = -1};
        QCOMPARE(piecesLost(board, margins), 1);
        const Board smaller = resized(board, margins, Tile::Normal);
        QCOMPARE(QString::fromStdString(test::piecesText(smaller)), QStringLiteral("r2 0,2"));
        QVERIFY((smaller.jumps.forbidden == std::vector<Jump>{{{0, 0}, {0, 1}}}));
    }

    /// Four quarter turns, or two of any mirror, are the board itself; symmetries turn with it.
    void turnsComeBack() {
        test::Random random(7);
        for (int i = 0; i < 200; ++i) {
            Board board = test::randomBoard(random);
            board.symmetry = random.oneOf(symmetries);
            if (random.coin()) apply(board, repairSymmetry(board, board.symmetry, Half::First));
            for (const Transform transform : allTransforms)
                QVERIFY(transformed(transformed(board, transform), inverse(transform)) == board);
            const std::size_t broken = cellsBreaking(board, board.symmetry).size();
            const Board turned = transformed(board, Transform::QuarterTurn);
            QCOMPARE(cellsBreaking(turned, turned.symmetry).size(), broken);
        }
    }

    void sidesComeBack() {
        test::Random random(8);
        for (int i = 0; i < 100; ++i) {
            const Board board = test::randomBoard(random);
            const Board other = withSidesExchanged(board);
            QVERIFY(withSidesExchanged(other) == board);
            for (std::size_t p = 0; p < board.pieces.size(); ++p)
                QVERIFY(other.pieces[p].side != board.pieces[p].side);
        }
    }

    /// Whatever its size, a plain board obeys its symmetry and can be played where pieces have room.
    void plainBoardsCanBePlayed() {
        std::vector<Piece> army;
        for (int rank = 1; rank <= rankCount; ++rank)
            army.push_back({.rank = rank, .walks = rank == 1, .jumps = rank == 6});
        for (int rows = 3; rows <= 20; ++rows)
            for (int columns = 3; columns <= 20; ++columns)
                for (const Symmetry symmetry :
                     {Symmetry::None, Symmetry::HalfTurn, Symmetry::TopBottom, Symmetry::LeftRight}) {
                    const Board board = plainBoard({rows, columns}, symmetry, army);
                    QCOMPARE(board.symmetry, symmetry);
                    QVERIFY(board.size() == (Size{rows, columns}));
                    QVERIFY(cellsBreaking(board, symmetry).empty());
                    const int across = symmetry == Symmetry::LeftRight ? columns : rows;
                    if (across < 4) continue; // no room behind the middle
                    QVERIFY2(Engine::of(board, test::theWastes()),
                             qPrintable(QStringLiteral("%1 x %2").arg(rows).arg(columns)));
                    if (rows >= 6 && columns >= 8 && symmetry != Symmetry::LeftRight)
                        QCOMPARE(board.pieces.size(), std::size_t(2 * rankCount));
                }
        QVERIFY(plainBoard({5, 5}, Symmetry::HalfTurn).pieces.empty());
    }
};

} // namespace stonemason::wastes

STONEMASON_APPLESS_TEST(stonemason::wastes::TestBoardShape)
#include "test_board_shape.moc"
