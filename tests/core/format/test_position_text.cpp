// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/format/position_text.h"
#include "tests/support/duels.h"
#include "tests/support/error_text.h"

#include <QTest>

using namespace stonemason;

namespace {

constexpr char start[] = R"(token-battle position 1
.   .   .   .   .   .
.   .   .   .   .   .
.   .   b2  .   .   .
.   .   .   .   .   .
.   .   .   .   .   .
.   .   .   .   .   .
state to-move a
moves 0
scores 0 0
yields 0 0
boosts 0 0
extra 0 0
last none
tops 0 0 0 0 / 0 0 0 0
seen 0 0 0 0 / 0 0 0 0
played 0 0 0 / 0 0 0
)";

Duel duel() {
    return test::duelOf("0 1 | 2 3 | 4 5 8 | 6 7 9", "10 11 | 12 13 | 14 15 | 16 17 18 19 20");
}

QString errorOf(const QString& text) {
    const auto position = readPosition(text.toStdString(), duel());
    return position ? QStringLiteral("read") : QString::fromStdString(test::errorText(position.error()));
}

} // namespace

class TestPositionText : public QObject {
    Q_OBJECT

private slots:
    void theStart() {
        const Duel two = duel();
        QCOMPARE(positionText(two.start(squareOf({2, 2}))), std::string(start));
        QVERIFY(*readPosition(start, two) == two.start(squareOf({2, 2})));
    }

    /// Every position of many games reads back, kinds, gold, boosts, ends and all.
    void whatIsWrittenReadsBack() {
        for (std::uint64_t seed = 0; seed < 40; ++seed) {
            const Game game = test::anyGame(seed, 2000, seed % 4 == 0 ? DuelMode::Sandbox : DuelMode::Two);
            for (int moves = 0; moves <= game.moveCount(); ++moves) {
                const std::string text = positionText(game.positionAfter(moves));
                const auto position = readPosition(text, game.duel());
                if (!position) QFAIL((test::errorText(position.error()) + "\n" + text).c_str());
                Position expected = game.positionAfter(moves);
                if (!expected.running()) expected.toMove = 0; // of no meaning, and not written
                QVERIFY(*position == expected);
            }
        }
    }

    void everyKindHasItsLetter() {
        Position position = duel().start(squareOf({2, 2}));
        for (std::size_t kind = 0; kind < tokenKindCount; ++kind)
            position.put(Square(kind), {int(kind) % 2, 1 + int(kind) * 2, TokenKind(kind)});
        QVERIFY(positionText(position).find("a1  b3r a5f b7w a9e b11h\na13v b15g") != std::string::npos);
        QVERIFY(*readPosition(positionText(position), duel()) == position);
    }

    void blanksAndRemarksDoNotMatter() {
        QString text = QString::fromLatin1(start).replace("\n", "  \r\n\n# a remark\n").replace(" ", "\t ");
        QVERIFY(*readPosition(text.toStdString(), duel()) == duel().start(squareOf({2, 2})));
    }

    void errorsNameTheLine_data() {
        QTest::addColumn<QString>("error");
        const auto row = [](const char* from, const char* to, const char* error) {
            QTest::addRow("%s|%s", from, to) << error;
        };
        row("position 1", "position 2", "position/header token-battle position 1 @1");
        row(".   .   b2 ", ". b2", "position/row 6 5 @4");
        row("b2 ", "c2 ", "position/token c2 @4");
        row("b2 ", "b0 ", "position/token b0 @4");
        row("b2 ", "b16", "position/token b16 @4");
        row("b2 ", "b2x", "position/token b2x @4");
        row("b2 ", "b  ", "position/token b @4");
        row("to-move a", "to-move c", "position/line state @8");
        row("moves 0", "moves", "position/line moves @9");
        row("scores 0 0", "scores 0 -1", "position/number -1 @10");
        row("scores 0 0", "scores 0 70000", "position/number 70000 @10");
        row("scores 0 0", "points 0 0", "position/line scores @10");
        row("last none", "last g1", "position/number g1 @14");
        row("last none", "last a1", "position/impossible @14");
        row("tops 0", "tops 1", "position/impossible @16");
        row("seen 0", "seen 3", "position/impossible @16");
        row("/ 0 0 0 0\nseen", "0 0 0 0 /\nseen", "position/line tops @15");
        row("scores 0 0", "scores 0 1000", "position/impossible @17");
        row("moves 0", "moves 1000", "position/impossible @17");
        row("played 0 0 0", "played 1 0 0", "position/impossible @17");
        row("/ 0 0 0\n", "/ 0 1 0\n", "position/impossible @17");
        row("/ 0 0 0\n", "/ 0 0 0\nmore\n", "position/more @18");
    }

    void errorsNameTheLine() {
        QFETCH(QString, error);
        const QList<QByteArray> change = QByteArray(QTest::currentDataTag()).split('|');
        QString text = QString::fromLatin1(start);
        const qsizetype at = text.lastIndexOf(change[0]);
        QVERIFY(at >= 0);
        QCOMPARE(errorOf(text.replace(at, change[0].size(), change[1])), error);
    }

    void theTextIsNotEndless() {
        const std::string remark(maximumPositionText - std::string_view(start).size() - 1, '#');
        QVERIFY(readPosition(std::string(start) + remark, duel()));
        const auto longer = readPosition(std::string(start) + remark + "##", duel());
        QCOMPARE(test::errorText(longer.error()), std::string("file/too-large 65536"));
    }

    void aFullBoardHasEnded() {
        QString text = QString::fromLatin1(start);
        text.replace(text.indexOf('.'), text.indexOf("state") - text.indexOf('.'),
                     "a1 a1 a1 a1 a1 a1\n"
                     "a1 a1 a1 a1 a1 a1\n"
                     "a1 a1 a1 a1 a1 a1\n"
                     "a1 a1 a1 a1 a1 a1\n"
                     "a1 a1 a1 a1 a1 a1\n"
                     "a1 a1 a1 a1 a1 a1\n");
        QCOMPARE(errorOf(text), "position/impossible @8");
        QCOMPARE(errorOf(text.replace("to-move a", "won a")), "read");
    }

    void aTruncatedPositionIsAnError() {
        const std::string whole = start;
        for (std::size_t size = 0; size + 2 < whole.size(); ++size)
            QVERIFY(!readPosition(std::string_view(whole).substr(0, size), duel()));
    }

    void aDamagedPositionIsHarmless() {
        const Game game = test::anyGame(8, 20);
        const std::string whole = positionText(game.position());
        for (std::size_t at = 0; at < whole.size(); ++at)
            for (const char byte : {'\0', '\n', ' ', '9', 'a', '/', '\xFF'}) {
                std::string damaged = whole;
                damaged[at] = byte;
                const auto position = readPosition(damaged, game.duel());
                if (position) QVERIFY(*readPosition(positionText(*position), game.duel()) == *position);
            }
    }
};

QTEST_APPLESS_MAIN(TestPositionText)
#include "test_position_text.moc"
