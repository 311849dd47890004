// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/wastes/players/forced_win.h"
#include "tests/support/boards.h"
#include "tests/support/plain_wastes.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <algorithm>
#include <stop_token>

namespace stonemason::wastes {

using test::boardOf;
using test::PlainTurn;
using test::PlainWastes;
using test::Random;

namespace {

constexpr std::int64_t enough = 10'000'000;

/// The fewest plies, up to `most`, in which a side forces a win, by brute force; 0 when there are none.
int plainLength(const PlainWastes& plain, int most);

/// Whether `side`, to move or not, forces a win within so many plies.
bool wins(const PlainWastes& plain, int plies, Side side) {
    using Outcome = PlainWastes::Outcome;
    if (plain.hasEnded()) return plain.outcome == (side == Side::Blue ? Outcome::BlueWon : Outcome::RedWon);
    if (plies == 0) return false;
    const auto turns = plain.turns();
    const auto leads = [&](const PlainTurn& turn) {
        PlainWastes after = plain;
        after.play(turn);
        return wins(after, plies - 1, side);
    };
    return plain.next == side ? std::ranges::any_of(turns, leads) : std::ranges::all_of(turns, leads);
}

int plainLength(const PlainWastes& plain, int most) {
    for (int plies = 1; plies <= most; ++plies)
        for (const Side side : bothSides)
            if (wins(plain, plies, side)) return plies;
    return 0;
}

} // namespace

class TestForcedWin : public QObject {
    Q_OBJECT

private slots:
    void winsAreFound_data() {
        QTest::addColumn<QString>("rows");
        QTest::addColumn<QString>("pieces");
        QTest::addColumn<QString>("line");
        const auto row = [](const char* name, const char* rows, const char* pieces, const char* line) {
            QTest::newRow(name) << QString(rows) << QString(pieces) << QString(line);
        };
        row("at once", ".B/R.", "b1 0,0 r1 1,1", "a1-b1");
        row("the other, whatever is done", "...../R.../.....B", "b1 0,0 r1 2,0", "a1-b1 a3-a2");
        row("in three", "..B/.../R..", "b1 0,0 r1 2,2", "a1-b1 c3-b3 b1-c1");
        row("by taking all", "...", "b4 0,0 r4 0,1", "a1-b1");
        row("not at all", "....B/...../R....", "b1 0,0 r8 0,3", "");
    }

    void winsAreFound() {
        QFETCH(QString, rows);
        QFETCH(QString, pieces);
        const Board board = boardOf(rows.toStdString(), pieces.toStdString());
        const Engine engine = Engine::of(board, test::theWastes()).value();
        const auto win = forcedWin(engine, engine.start(), 4, enough);
        QFETCH(QString, line);
        const auto expected = line.isEmpty() ? 0 : line.count(' ') + 1;
        QCOMPARE(win ? int(win->line.size()) : 0, int(expected));
        QCOMPARE(plainLength(PlainWastes(board), 4), int(expected));
    }

    /// As long as brute force finds, for the same side, and its line can be played and wins.
    void lengthsAreThoseOfTryingEverything() {
        Random random(41);
        std::array<int, 5> lengths{};
        for (int boards = 0; boards < 250;) {
            const Board board = test::randomBoard(random);
            if (board.pieces.size() > 5 || board.size().area() > 36) continue;
            const auto engine = Engine::of(board, test::theWastes());
            if (!engine || !engine->start().running()) continue;
            ++boards;
            const PlainWastes plain(board);
            const auto win = forcedWin(*engine, engine->start(), 4, enough);
            const int length = plainLength(plain, 4);
            ++lengths[std::size_t(length)];
            QCOMPARE(win ? win->winnersMoves() : 0, (length + 1) / 2);
            QCOMPARE(win ? int(win->line.size()) : 0, length);
            if (!win) continue;
            QVERIFY(wins(plain, length, win->winner));
            Position position = engine->start();
            for (const Move move : win->line) {
                QVERIFY(engine->isLegal(position, move));
                engine->play(position, move);
            }
            QCOMPARE(winnerOf(position.state), std::optional(int(win->winner)));
            QVERIFY(win->end == position.end);
        }
        for (const int times : lengths)
            QVERIFY(times > 4);
    }

    /// Likewise farther ahead, on boards so small that trying everything ends, after moves that may bring the
    /// draws of the rules into reach.
    void longWinsAreThoseOfTryingEverything() {
        Random random(43);
        constexpr int most = 8;
        std::array<int, most + 1> lengths{};
        for (int boards = 0; boards < 150;) {
            const Board board = test::randomBoard(random);
            if (board.pieces.size() > 3 || board.size().area() > 20) continue;
            const auto engine = Engine::of(board, test::theWastes());
            if (!engine || !engine->start().running()) continue;
            Position position = engine->start();
            PlainWastes plain(board);
            for (int moves = random.below(10); moves > 0 && position.running(); --moves) {
                const MoveList legal = engine->moves(position);
                const Move move = legal[std::size_t(random.below(int(legal.size())))];
                engine->play(position, move);
                plain.play({cellOf(move.from), cellOf(move.to)});
            }
            if (!position.running()) continue;
            ++boards;
            const auto win = forcedWin(*engine, position, most, enough);
            const int length = plainLength(plain, most);
            ++lengths[std::size_t(length)];
            QCOMPARE(win ? int(win->line.size()) : 0, length);
        }
        QVERIFY(lengths[5] + lengths[6] + lengths[7] + lengths[8] > 10);
    }

    /// Seven moves of the winner, thirteen of both, where others can do as they like.
    void winsBeyondSixMovesAreFound() {
        const Board board =
            boardOf("......../......../.... .../B....../........", "b3 0,1 b5 4,6 r2 4,7 r7 0,7");
        const Engine engine = Engine::of(board, test::theWastes()).value();
        const auto win = forcedWin(engine, engine.start(), longestForcedWin, enough);
        QVERIFY(win && win->winner == Side::Blue);
        const Board far = boardOf("R       B/........./         ", "b1 1,0 r1 1,8");
        const Engine race = Engine::of(far, test::theWastes()).value();
        int whole = 0;
        const auto raced = forcedWin(race, race.start(), longestForcedWin, enough, &whole);
        QVERIFY2(raced || whole == longestForcedWin, qPrintable(QString::number(whole)));
    }

    /// The third occurrence of a position is a draw, which deprives the side that needs it of a win.
    void positionsThatCameUpOftenAreNoWayToAWin() {
        const Board board = boardOf("..B/.../R..", "b1 0,0 r1 2,2");
        const Engine engine = Engine::of(board, test::theWastes()).value();
        Position position = engine.start();
        PlainWastes plain(board);
        const auto play = [&](Cell from, Cell to) {
            engine.play(position, {squareOf(from), squareOf(to)});
            plain.play({from, to});
        };
        for (int times = 0; times < 2 && position.running(); ++times) {
            play({0, 0}, {1, 0});
            play({2, 2}, {1, 2});
            play({1, 0}, {0, 0});
            play({1, 2}, {2, 2});
            if (!position.running()) break;
            const auto win = forcedWin(engine, position, 6, enough);
            QCOMPARE(win ? int(win->line.size()) : 0, plainLength(plain, 6));
        }
    }

    void aStopEndsIt() {
        const Engine engine = Engine::of(test::publicBoard("wastes-multiplayer"), test::theWastes()).value();
        std::stop_source stop;
        stop.request_stop();
        int whole = 0;
        QVERIFY(!forcedWin(engine, engine.start(), longestForcedWin, enough, &whole, stop.get_token()));
        QVERIFY(whole < 6);
    }

    void aBudgetThatIsTooSmallFindsNothing() {
        const Engine engine = Engine::of(boardOf("..B/.../R..", "b1 0,0 r1 2,2"), test::theWastes()).value();
        QVERIFY(forcedWin(engine, engine.start(), 4, 1000).has_value());
        QVERIFY(!forcedWin(engine, engine.start(), 2, 1000).has_value());
        for (const std::int64_t nodes : {0, 1, 3}) {
            int whole = 0;
            QVERIFY(!forcedWin(engine, engine.start(), 4, nodes, &whole).has_value());
            QVERIFY(whole < 4); // the win is at 3, and its line may be what was too much
        }
        int whole = 0;
        QVERIFY(!forcedWin(engine, engine.start(), 2, 1000, &whole).has_value());
        QCOMPARE(whole, 2);
    }
};

} // namespace stonemason::wastes

STONEMASON_APPLESS_TEST(stonemason::wastes::TestForcedWin)
#include "test_forced_win.moc"
