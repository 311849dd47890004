// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/wastes/format/sboard.h"
#include "core/wastes/players/long_race.h"
#include "core/wastes/players/search.h"
#include "core/wastes/tournament/runner.h"
#include "tests/core/wastes/players/large_board.h"
#include "tests/support/boards.h"
#include "tests/support/files.h"
#include "tests/support/test_program.h"

#include <QTest>

namespace stonemason::wastes {

using test::boardOf;
using test_support::hardAgainstNormal;
using test_support::largeBoard;

namespace {

/// A column of so many plain rows below the goal of Red and above that of Blue.
Engine corridorOf(int rows, const std::string& pieces) {
    std::string drawn = ".R.";
    for (int row = 0; row < rows; ++row)
        drawn += "/...";
    return Engine::of(boardOf(drawn + "/.B.", pieces), test::theWastes()).value();
}

int raceOf(const Engine& engine) {
    const Position start = engine.start();
    return LongRace(engine.ground()).evaluate(start, start.toMove);
}

} // namespace

class TestLongRace : public QObject {
    Q_OBJECT

private slots:
    void boardsOfTheGameAreNotLarge_data() {
        QTest::addColumn<QString>("name");
        for (const char* name : {"one-player", "two-players", "ten-pieces", "the-crooked-valley",
                                 "the-long-ditch", "the-puddle", "the-warrens"})
            QTest::newRow(name) << QString(name);
    }

    /// The terms for large boards do not change the playing strength here: they add 0 on these boards, and
    /// no piece is so far away that the pull counts.
    void boardsOfTheGameAreNotLarge() {
        QFETCH(QString, name);
        const auto board =
            readSboard(test::resourceData("boards/" + name.toStdString() + ".sboard"), test::theWastes());
        const Engine engine = Engine::of(*board, test::theWastes()).value();
        QVERIFY(longestWay(engine.ground()) <= test::theWastes().hard.longWay);
        QVERIFY(longestWay(engine.ground()) <= test::theWastes().hard.farthest);
        QVERIFY(!LongRace(engine.ground()).isLong());
        QCOMPARE(raceOf(engine), 0);
    }

    /// Each step counts, from wherever the goal can be reached.
    void everyStepNearerIsWorthMore() {
        const Engine engine = Engine::of(largeBoard(64, true), test::theWastes()).value();
        const Ground& ground = engine.ground();
        const PieceSquareTable values(ground);
        for (int id = 0; id < ground.pieceCount(0); ++id)
            for (std::size_t square = 0; square < ground.squareCount(); ++square)
                for (const Square beside : ground.beside(Square(square))) {
                    if (beside == noSquare) continue;
                    const int here = ground.turns(ground.way(PieceId(id)), Square(square));
                    const int there = ground.turns(ground.way(PieceId(id)), beside);
                    if (here == Ground::farAway || there >= here) continue;
                    QVERIFY(values.value(PieceId(id), beside) > values.value(PieceId(id), Square(square)));
                }
    }

    void whoCannotBeCaughtIsAhead() {
        const int race = test::theWastes().hard.race;
        // Blue needs fewer turns, and the one who could capture it is behind it.
        QVERIFY(raceOf(corridorOf(40, "b3 30,1 r8 25,1")) > race);
        // A guard before it that may capture it; nobody runs free.
        QVERIFY(raceOf(corridorOf(40, "b3 20,1 r8 35,1 b8 2,1")) < race);
        // One before it that may not.
        QVERIFY(raceOf(corridorOf(40, "b3 20,1 r2 35,1 b8 2,1")) > race / 2);
        // Both run free and Red needs fewer turns.
        QVERIFY(raceOf(corridorOf(40, "b3 10,1 r3 9,1")) < 0);
    }

    void sidesSeeTheOpposite() {
        const Engine engine = corridorOf(40, "b3 30,1 r8 25,1");
        const Position start = engine.start();
        const LongRace race(engine.ground());
        QCOMPARE(race.evaluate(start, 1), -race.evaluate(start, 0));
    }

    /// A quick stand-in for hardWinsOnLargeBoards in test_bars.cpp.
    void hardMakesProgressOnLargeBoards() {
        const Tournament tournament = hardAgainstNormal(largeBoard(64, true), 4, 3000);
        const PartialResult result = runTournament(tournament, PartialResult(tournament), 1);
        const Outcomes hard = result.tally.pairings.front().outcomes();
        QVERIFY2(hard.wins >= 3, qPrintable(QString::number(hard.wins)));
    }
};

} // namespace stonemason::wastes

STONEMASON_APPLESS_TEST(stonemason::wastes::TestLongRace)
#include "test_long_race.moc"
