// SPDX-License-Identifier: GPL-3.0-or-later
// The shipped boards have the properties they are described with.
#include "core/wastes/board/symmetry.h"
#include "core/wastes/check/check.h"
#include "core/wastes/format/sboard.h"
#include "tests/support/boards.h"
#include "tests/support/error_text.h"
#include "tests/support/files.h"
#include "tests/support/json_schema.h"
#include "tests/support/test_program.h"

#include <QDir>
#include <QTest>

#include <algorithm>

namespace stonemason::wastes {

namespace {

const QString samplesFolder = QStringLiteral(STONEMASON_RESOURCES "/boards");

Board sampleBoard(const std::string& name) {
    return readSboard(test::resourceData("boards/" + name + ".sboard"), test::theWastes()).value();
}

/// Tiles, pieces and who begins, without what is reported about them.
Board bare(Board board) {
    board.name = board.author = board.description = {};
    board.symmetry = Symmetry::None;
    return board;
}

} // namespace

class TestSamples : public QObject {
    Q_OBJECT

private slots:
    void areGood_data() {
        QTest::addColumn<QString>("file");
        for (const QString& file : QDir(samplesFolder).entryList({"*.sboard"}))
            QTest::newRow(qUtf8Printable(file)) << file;
    }

    /// Each is formatted as the program writes it, has no problems, and can be played.
    void areGood() {
        QFETCH(QString, file);
        const std::string bytes = test::resourceData("boards/" + file.toStdString());
        const auto read = readSboard(bytes, test::theWastes());
        if (!read) QFAIL(test::errorText(read.error()).c_str());
        QCOMPARE(*writeSboard(*read, test::theWastes()), bytes);
        QVERIFY(!read->name.empty() && !read->author.empty() && !read->description.empty());
        QVERIFY(runChecks(*read, test::theWastes()).problems.empty());
        const QJsonObject schema = test::jsonObjectOf(STONEMASON_RESOURCES "/schema/sboard.schema.json");
        QCOMPARE(test::schemaErrors(schema, test::jsonObjectOf(samplesFolder + '/' + file)), QStringList());
    }

    void publicOnesAreThePublicBoards() {
        QCOMPARE(bare(sampleBoard("two-players")), test::publicBoard("wastes-multiplayer"));
        QCOMPARE(bare(sampleBoard("one-player")), test::publicBoard("wastes-single-player"));
    }

    /// Ten pieces a side (document): those of the public board and one more of ranks 2 and 3.
    void tenPiecesAreThere() {
        const Board ten = sampleBoard("ten-pieces");
        const Board eight = test::publicBoard("wastes-multiplayer");
        QCOMPARE(ten.tiles, eight.tiles);
        for (const Piece& piece : eight.pieces)
            QVERIFY(std::ranges::find(ten.pieces, piece) != ten.pieces.end());
        for (const Side side : bothSides)
            for (int rank = 1; rank <= rankCount; ++rank) {
                const auto isOne = [&](const Piece& p) { return p.side == side && p.rank == rank; };
                QCOMPARE(std::ranges::count_if(ten.pieces, isOne), rank == 2 || rank == 3 ? 2 : 1);
            }
    }

    void oursHaveOtherShapes() {
        QCOMPARE(QDir(samplesFolder).entryList({"*.sboard"}).size(), 7);
        QVERIFY(sampleBoard("the-puddle").size().area() < 50);
        const Board wide = sampleBoard("the-long-ditch");
        QVERIFY(wide.size().columns > 2 * wide.size().rows);
        QCOMPARE(wide.symmetry, Symmetry::LeftRight);
        const Board labyrinth = sampleBoard("the-warrens");
        QVERIFY(std::ranges::count(labyrinth.tiles.values(), Tile::Hole) > labyrinth.size().area() / 5);
        const Board crooked = sampleBoard("the-crooked-valley");
        for (const Symmetry symmetry : symmetries)
            QVERIFY(cellsBreaking(crooked, symmetry).size() > 20);
    }
};

} // namespace stonemason::wastes

STONEMASON_APPLESS_TEST(stonemason::wastes::TestSamples)
#include "test_samples.moc"
