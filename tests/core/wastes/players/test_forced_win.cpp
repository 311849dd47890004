// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/wastes/players/forced_win.h"
#include "tests/support/boards.h"
#include "tests/support/plain_wastes.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <algorithm>

namespace stonemason::wastes {

using test::boardOf;
using test::PlainTurn;
using test::PlainWastes;
using test::Random;

namespace {

constexpr std::int64_t enough = 10'000'000;

/// The fewest plies, up to `most`, in which a side forces a win, by trying everything; 0 when none does.
int plainLength(const PlainWastes& plain, int most);

/// Whether the side to move forces a win within so many plies, or the other does.
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

    /// As long as trying everything says, for the same side, and its line can be played and wins.
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
            QCOMPARE(win ? int(win->line.size()) : 0, length);
            if (!win) continue;
            QVERIFY(wins(plain, length, win->winner));
            Position position = engine->start();
            for (const Move move : win->line) {
                QVERIFY(engine->isLegal(position, move));
                engine->play(position, move);
            }
            QCOMPARE(winnerOf(position.state), std::optional(int(win->winner)));
        }
        for (const int times : lengths)
            QVERIFY(times > 4);
    }

    void aBudgetThatIsTooSmallFindsNothing() {
        const Engine engine = Engine::of(boardOf("..B/.../R..", "b1 0,0 r1 2,2"), test::theWastes()).value();
        QVERIFY(forcedWin(engine, engine.start(), 4, 1000).has_value());
        QVERIFY(!forcedWin(engine, engine.start(), 2, 1000).has_value());
        for (const std::int64_t nodes : {0, 1, 5, 12}) {
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
