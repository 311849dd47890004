// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/wastes/board/symmetry.h"
#include "core/wastes/format/board_rows.h"
#include "tests/support/boards.h"
#include "tests/support/error_text.h"
#include "tests/support/test_program.h"

#include <QTest>

namespace stonemason::wastes {

using test::boardOf;
using test::Random;

namespace {

QString errorOf(const std::string& text) {
    const auto read = readBoardRows(text);
    return read ? QStringLiteral("read") : QString::fromStdString(test::errorText(read.error()));
}

Board undeclared(Board board) {
    board.symmetry = Symmetry::None;
    return board;
}

} // namespace

class TestBoardRows : public QObject {
    Q_OBJECT

private slots:
    void signsReadBack() {
        for (std::size_t i = 0; i < tileCount; ++i)
            QCOMPARE(tileOf(signOf(Tile(i))), std::optional(Tile(i)));
        QVERIFY(!tileOf('P'));
        QVERIFY(!tileOf('\0'));
    }

    void rowsAreRead() {
        const Board read = readBoardRows(".xRx.\n^%~  \n.xBx.\n").value();
        QCOMPARE(undeclared(read), boardOf(".xRx./^%~  /.xBx."));
        QCOMPARE(read.symmetry, Symmetry::TopBottom);
        QCOMPARE(readBoardRows("R.").value().symmetry, Symmetry::None);
        QCOMPARE(readBoardRows("R.B").value().symmetry, Symmetry::HalfTurn);
    }

    void margins_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::newRow("none") << QByteArray(" .R\n.~\n  x");
        QTest::newRow("lines around") << QByteArray("\n  \n .R\n.~\n  x\n\n\n");
        QTest::newRow("indented") << QByteArray("     .R\n    .~\n      x\n");
        QTest::newRow("blanks behind") << QByteArray(" .R   \n.~ \n  x\t\n");
        QTest::newRow("ends of Windows") << QByteArray(" .R\r\n.~\r\n  x\r\n");
        QTest::newRow("ends of old") << QByteArray(" .R\r.~\r  x");
        QTest::newRow("a mark") << QByteArray("\xEF\xBB\xBF .R\n.~\n  x");
    }
    void margins() {
        QFETCH(QByteArray, text);
        QCOMPARE(undeclared(readBoardRows(text.toStdString()).value()), boardOf(" .R/.~ /  x"));
    }

    void aRowOfHolesWithinStays() {
        QCOMPARE(undeclared(readBoardRows("..\n\n..").value()), boardOf("../  /.."));
    }

    void reportsFaults() {
        QCOMPARE(errorOf(""), "file/empty");
        QCOMPARE(errorOf("  \n \n"), "file/empty");
        QCOMPARE(errorOf("\n\n  ..\n  .P.\n"), "board/unknown-sign 2 2 P @4");
        QCOMPARE(errorOf("..\n\t.\n"), "board/unknown-sign 2 1 \t @2");
        QCOMPARE(errorOf("..\xC3\xA9.\n"), "board/unknown-sign 1 3 \xC3\xA9 @1");
        QCOMPARE(errorOf(std::string(65, '.')), "board/size 64");
        QCOMPARE(errorOf(std::string(64, '.')), "read");
        std::string tall;
        for (int row = 0; row < 64; ++row)
            tall += "x\n";
        QCOMPARE(errorOf(tall), "read");
        QCOMPARE(errorOf(tall + "x"), "board/size 64");
        QCOMPARE(errorOf(std::string(1024 * 1024 + 1, '.')), "file/too-large 1048576");
        QCOMPARE(errorOf(std::string("..\0..", 5)), "file/nul @1");
    }

    void textsLookLikeRows() {
        QVERIFY(looksLikeBoardRows(" ..\n.R\n"));
        QVERIFY(!looksLikeBoardRows("....\n"));
        QVERIFY(!looksLikeBoardRows("PMH\nPMH\n"));
        QVERIFY(!looksLikeBoardRows("{\n}\n"));
        QVERIFY(!looksLikeBoardRows(""));
    }

    /// Boards that are no wider than their tiles read back.
    void whatIsWrittenReadsBack() {
        Random random(1);
        for (int i = 0; i < 200; ++i) {
            Board board = test::randomBoard(random);
            const Size size = board.size();
            board.tiles[{0, 0}] = Tile::Trap;
            board.tiles[{size.rows - 1, size.columns - 1}] = Tile::High;
            const Board read = readBoardRows(writeBoardRows(board)).value();
            QCOMPARE(read.tiles, board.tiles);
            QVERIFY(read.pieces.empty());
            QVERIFY(cellsBreaking(read, read.symmetry).empty());
            QVERIFY(looksLikeBoardRows(writeBoardRows(board)));
        }
    }
};

} // namespace stonemason::wastes

STONEMASON_APPLESS_TEST(stonemason::wastes::TestBoardRows)
#include "test_board_rows.moc"
