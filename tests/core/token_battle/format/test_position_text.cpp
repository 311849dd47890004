// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/token_battle/format/position_text.h"
#include "tests/support/duels.h"
#include "tests/support/error_text.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace stonemason;
using namespace stonemason::token_battle;

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

void playAny(const Duel& duel, Position& position, SeededRandom& random) {
    const MoveList moves = duel.legalMoves(position);
    duel.play(position, moves[std::size_t(random.below(int(moves.size())))]);
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
        QVERIFY(*readPositionForm(positionText(position)) == position);
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
        row("scores 0 0", "scores 0 1000", "position/impossible @10");
        row("scores 0 0", "scores 5 0", "position/impossible @10");
        row("yields 0 0", "yields 0 2", "position/yields 0 0 @11");
        row("moves 0", "moves 1000", "position/moves 0 @9");
        row("b2 ", "b3 ", "position/impossible @7");
        row("b2 ", "a2 ", "position/impossible @7");
        row("b2 ", ".  ", "position/impossible @7");
        row("to-move a", "to-move b", "position/impossible @8");
        row("to-move a", "won a", "position/state state to-move a @8");
        row("to-move a", "drawn", "position/state state to-move a @8");
        row("boosts 0 0", "boosts 1 0", "position/impossible @12");
        row("extra 0 0", "extra 1 0", "position/impossible @13");
        row("extra 0 0", "extra 200 200", "position/impossible @13");
        row("extra 0 0", "extra 0 256", "position/number 256 @13");
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

    /// The end of a game and its winner follow from the points, the board and the moves.
    void theStateFollowsFromTheRest() {
        int ended = 0;
        for (std::uint64_t seed = 0; seed < 30; ++seed) {
            const Game game = test::anyGame(seed, seed % 3 == 0 ? 12 : 2000);
            ended += game.hasEnded() ? 1 : 0;
            const QString text = QString::fromStdString(positionText(game.position()));
            const QString state = text.section(QLatin1Char('\n'), 7, 7);
            for (const char* other : {"state to-move a", "state won a", "state won b", "state drawn"}) {
                if (state.startsWith(QLatin1String("state to-move")) ==
                    (other == QLatin1String("state to-move a")))
                    continue;
                if (state == QLatin1String(other)) continue;
                const auto lie = readPosition(
                    QString(text).replace(state, QLatin1String(other)).toStdString(), game.duel());
                QVERIFY2(!lie, other);
                QCOMPARE(test::errorText(lie.error()),
                         "position/state " +
                             (game.hasEnded() ? state : QStringLiteral("state to-move a")).toStdString() +
                             " @8");
            }
        }
        QVERIFY(ended > 10 && ended < 30);
    }

    /// Numbers that follow from the board and the stacks may not be one more or less.
    void whatTheRestImpliesIsCertain() {
        for (std::uint64_t seed = 0; seed < 20; ++seed) {
            const Game game = test::anyGame(seed, 5 + int(seed) * 3);
            for (const int by : {-1, 1}) {
                std::vector<Position> lies(6, game.position());
                lies[0].moves = std::uint16_t(lies[0].moves + by);
                lies[1].yields[0] = std::uint16_t(lies[1].yields[0] + by);
                lies[2].yields[1] = std::uint16_t(lies[2].yields[1] + by);
                lies[3].played[0].all = std::uint16_t(lies[3].played[0].all + by);
                lies[4].played[1].all = std::uint16_t(lies[4].played[1].all + by);
                lies[5].scores[0] = std::uint16_t(by < 0 ? lies[5].yields[0] - 1 : lies[5].yields[0] + 1000);
                for (std::size_t i = 0; i < lies.size(); ++i)
                    QVERIFY2(!readPosition(positionText(lies[i]), game.duel()),
                             qPrintable(QString::number(i)));
            }
        }
    }

    /// The card that gives the opponent turns gives one for each time it was played.
    void turnsToComeAreBounded() {
        const Duel giving = test::duelOf("31 0 | 2 3 | 4 5 | 6 7", "31 0 | 2 3 | 4 5 | 6 7");
        Position position = giving.start(squareOf({2, 2}));
        const auto reads = [&](std::uint8_t first, std::uint8_t second) {
            Position other = position;
            other.extraMoves = {first, second};
            return readPosition(positionText(other), giving).ok();
        };
        QVERIFY(reads(0, 0) && !reads(0, 1));
        giving.play(position, {0, 0});
        QVERIFY((position.extraMoves == std::array<std::uint8_t, 2>{0, 1}));
        QVERIFY(reads(0, 1) && !reads(1, 0) && !reads(0, 2) && !reads(1, 1) && !reads(0, 200));
        giving.play(position, {0, 1});
        giving.play(position, {1, 2});
        QVERIFY((position.extraMoves == std::array<std::uint8_t, 2>{1, 0}));
        QVERIFY(reads(1, 0) && reads(2, 0) && !reads(3, 0) && !reads(1, 1) && !reads(200, 0));
    }

    void aBoostComesFromTheCardBefore() {
        const Duel boosting = test::duelOf("41 0 | 2 3 | 4 5 | 6 7", "1 8 | 2 3 | 4 5 | 6 7");
        Position position = boosting.start(squareOf({2, 2}));
        const auto reads = [&](std::uint8_t first, std::uint8_t second) {
            Position other = position;
            other.boosts = {first, second};
            return readPosition(positionText(other), boosting).ok();
        };
        QVERIFY(reads(0, 0) && !reads(1, 0));
        boosting.play(position, {0, 0});
        QVERIFY(position.boosts[0] == 1 && reads(1, 0) && !reads(2, 0) && !reads(1, 1));
    }

    /// Any position that reads can be played on to its end, and all positions on the way read as well.
    void whatReadsCanBePlayedOn() {
        SeededRandom random(11);
        const Duel giving = test::duelOf("31 29 | 41 3 | 30 5 | 6 7", "31 0 | 29 3 | 30 42 | 6 7");
        int lies = 0;
        for (int walk = 0; walk < 300; ++walk) {
            Position position = giving.start(squareOf({2, 2}));
            for (int moves = random.below(40); moves > 0 && position.running(); --moves)
                playAny(giving, position, random);
            position.extraMoves = {std::uint8_t(random.below(4)), std::uint8_t(random.below(4))};
            position.boosts[0] = std::uint8_t(random.below(2));
            if (position.running() && position.moves > 0) position.toMove = std::uint8_t(random.below(2));
            auto read = readPosition(positionText(position), giving);
            if (!read) ++lies;
            while (read && read->running()) {
                Position next = *read;
                playAny(giving, next, random);
                read = readPosition(positionText(next), giving);
                if (!read) QFAIL((test::errorText(read.error()) + "\n" + positionText(next)).c_str());
            }
        }
        QVERIFY(lies > 30 && lies < 270);
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

STONEMASON_APPLESS_TEST(TestPositionText)
#include "test_position_text.moc"
