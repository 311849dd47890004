// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/kings_conflict/format/block_text.h"
#include "tests/support/profile.h"
#include "tests/support/random.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace stonemason;
using namespace stonemason::kings_conflict;
using test::kingsConflict;

namespace {

Block read(std::string_view text, LayerKind kind = LayerKind::Terrain) {
    const auto block = readBlock(text, kingsConflict(), kind);
    return block ? block.value() : Block{};
}

Error errorOf(std::string_view text, LayerKind kind = LayerKind::Terrain) {
    const auto block = readBlock(text, kingsConflict(), kind);
    return block ? Error{} : block.error();
}

} // namespace

class TestBlockText : public QObject {
    Q_OBJECT

private slots:
    void writesOneLinePerRow() {
        Block block{LayerKind::Terrain, Grid<Code>({2, 3}, 'P')};
        block.codes[{0, 1}] = '-';
        block.codes[{1, 2}] = Block::hole;
        QCOMPARE(writeBlock(block), std::string("P-P\nPP.\n"));
    }

    void readsWhatItWrites() {
        test::Random random(7);
        for (int round = 0; round < 500; ++round) {
            const auto kind = random.coin() ? LayerKind::Terrain : LayerKind::Hint;
            Block block{kind, Grid<Code>({1 + random.below(12), 1 + random.below(12)})};
            forEachCell(block.size(), [&](Cell cell) {
                const Code code = kind == LayerKind::Hint ? Code('0' + random.below(10))
                                                          : random.oneOf(kingsConflict().tiles).code;
                block.codes[cell] = random.below(4) == 0 ? Block::hole : code;
            });
            block.codes[random.cellOf(block.size())] = '3';
            const auto again = readBlock(writeBlock(block), kingsConflict(), kind);
            QVERIFY(again.ok());
            QVERIFY(again.value() == block);
        }
    }

    void forgivesWhatSurroundsTheCodes_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::newRow("indented") << QByteArray("   PM|\n\t-FS \n");
        QTest::newRow("no last line end") << QByteArray("PM|\n-FS");
        QTest::newRow("CRLF") << QByteArray("PM|\r\n-FS\r\n");
        QTest::newRow("lone CR") << QByteArray("PM|\r-FS\r");
        QTest::newRow("blank lines around") << QByteArray("\n  \n\r\nPM|\n-FS\n\n \n");
        QTest::newRow("byte order mark") << QByteArray("\xEF\xBB\xBFPM|\n-FS\n");
    }
    void forgivesWhatSurroundsTheCodes() {
        QFETCH(QByteArray, text);
        QCOMPARE(writeBlock(read(text.toStdString())), std::string("PM|\n-FS\n"));
    }

    void takesDigitsForWhatTheLayerHolds() {
        QCOMPARE(read("0123").kind, LayerKind::Terrain);
        QCOMPARE(read("0189", LayerKind::Hint).kind, LayerKind::Hint);
        QCOMPARE(errorOf("0189").message.id, "block/unknown-code");
        QCOMPARE(errorOf("01P9", LayerKind::Hint).message.id, "block/unknown-code");
    }

    void refusesRaggedRows() {
        QVERIFY(errorOf("PPP\nPPP\nPP\nPPP") == (Error{.message = {"block/ragged", {2, 3}}, .line = 3}));
        QVERIFY(errorOf("\nPP\nPPPP") == (Error{.message = {"block/ragged", {4, 2}}, .line = 3}));
        QVERIFY(errorOf("PPP\n\nPPP") == (Error{.message = {"block/ragged", {0, 3}}, .line = 2}));
    }

    void namesTheCodeItDoesNotKnow() {
        QVERIFY(errorOf("PPP\nPXP") ==
                (Error{.message = {"block/unknown-code", {std::string("X"), 1}}, .line = 2}));
        QVERIFY(errorOf("PP\xC5\xBA") ==
                (Error{.message = {"block/unknown-code", {std::string("\xC5\xBA"), 2}}, .line = 1}));
        QVERIFY(errorOf(std::string_view("P\0P", 3)) ==
                (Error{.message = {"block/unknown-code", {std::string(1, '\0'), 1}}, .line = 1}));
    }

    void refusesNothingAtAll_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::newRow("empty") << QByteArray();
        QTest::newRow("white space") << QByteArray(" \n\t\r\n");
        QTest::newRow("holes alone") << QByteArray("...\n...\n");
    }
    void refusesNothingAtAll() {
        QFETCH(QByteArray, text);
        QCOMPARE(errorOf(text.toStdString()).message.id, "block/empty");
    }

    void refusesWhatNoBoardCouldHold() {
        QCOMPARE(read(std::string(256, 'P')).size().columns, 256);
        QCOMPARE(errorOf(std::string(257, 'P')).message.id, "block/too-large");
        std::string tall;
        for (int row = 0; row < 257; ++row)
            tall += "P\n";
        QCOMPARE(errorOf(tall).message.id, "block/too-large");
        QCOMPARE(read(tall.substr(2)).size().rows, 256);
    }
};

STONEMASON_APPLESS_TEST(TestBlockText)
#include "test_block_text.moc"
