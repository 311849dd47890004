// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/wastes/game/reach.h"
#include "tests/support/boards.h"
#include "tests/support/plain_wastes.h"
#include "tests/support/test_program.h"

#include <QTest>
#include <queue>

#include <map>
#include <set>

namespace stonemason::wastes {

using test::boardOf;
using test::PlainWastes;

namespace {

Engine engineFor(const Board& board) {
    return Engine::of(board, test::theWastes()).value();
}

/// Where the piece can go in one turn were its side to move, by the plain rules.
std::set<Cell> plainSteps(Board board, const Piece& piece) {
    board.toMove = piece.side;
    PlainWastes plain(board);
    plain.outcome = PlainWastes::Outcome::Running;
    plain.next = piece.side;
    std::set<Cell> cells;
    for (const test::PlainTurn& turn : plain.turns())
        if (turn.from == piece.cell) cells.insert(turn.to);
    return cells;
}

/// The board with the piece somewhere else, and without what stood there.
Board movedTo(const Board& board, const Piece& piece, Cell to) {
    Board after = board;
    std::erase_if(after.pieces, [&](const Piece& other) { return other.cell == to && !(other == piece); });
    for (Piece& other : after.pieces)
        if (other == piece) other.cell = to;
    return after;
}

std::map<Cell, int> plainReach(const Board& board, const Piece& piece, int most) {
    std::map<Cell, int> turns{{piece.cell, 0}};
    std::queue<Cell> queue;
    queue.push(piece.cell);
    while (!queue.empty()) {
        const Cell at = queue.front();
        queue.pop();
        if (turns[at] == most || board.tileAt(at) == goalOf(piece.side)) continue;
        Piece there = piece;
        there.cell = at;
        for (const Cell to : plainSteps(at == piece.cell ? board : movedTo(board, piece, at), there))
            if (turns.emplace(to, turns[at] + 1).second) queue.push(to);
    }
    return turns;
}

} // namespace

class TestReach : public QObject {
    Q_OBJECT

private slots:
    void reachIsThatOfThePlainRules() {
        test::Random random(21);
        int seen = 0;
        for (int i = 0; i < 120; ++i) {
            const Board board = test::randomBoard(random);
            const auto engine = Engine::of(board, test::theWastes());
            if (!engine) continue;
            const Piece& piece = random.oneOf(board.pieces);
            const Grid<int> turns = turnsFrom(*engine, engine->start(), squareOf(piece.cell), 3);
            const std::map<Cell, int> expected = plainReach(board, piece, 3);
            forEachCell(board.size(), [&](Cell cell) {
                const auto found = expected.find(cell);
                QCOMPARE(turns[cell], found == expected.end() ? unreached : found->second);
                seen += int(turns[cell] > 1);
            });
        }
        QVERIFY(seen > 300);
    }

    void nobodyReachesNothing() {
        const Engine engine = engineFor(boardOf("B..R", "b1 0,1 r1 0,2"));
        const Grid<int> turns = turnsFrom(engine, engine.start(), squareOf({0, 0}), 3);
        forEachCell(turns.size(), [&](Cell cell) { QCOMPARE(turns[cell], unreached); });
    }

    void controlCountsThePlainMoves() {
        test::Random random(22);
        for (int i = 0; i < 120; ++i) {
            const Board board = test::randomBoard(random);
            const auto engine = Engine::of(board, test::theWastes());
            if (!engine) continue;
            const Grid<Control> control = controlOf(*engine, engine->start());
            Grid<Control> expected(board.size());
            for (const Piece& piece : board.pieces)
                for (const Cell to : plainSteps(board, piece))
                    ++expected[to][std::size_t(piece.side)];
            QVERIFY(control == expected);
        }
    }

    void threatsAreThePlainOnes() {
        test::Random random(23);
        int seen = 0;
        for (int i = 0; i < 200; ++i) {
            const Board board = test::randomBoard(random);
            const auto engine = Engine::of(board, test::theWastes());
            if (!engine) continue;
            const std::vector<Square> threatened = threatenedOf(*engine, engine->start());
            const PlainWastes plain(board);
            for (const Piece& piece : board.pieces) {
                const bool is = std::ranges::find(threatened, squareOf(piece.cell)) != threatened.end();
                QCOMPARE(is, plain.isThreatened(piece.cell));
                seen += int(is);
            }
        }
        QVERIFY(seen > 20);
    }

    /// Each step of the way is a move of the piece on the empty board, and it ends at the goal in time.
    void racesAreRun() {
        test::Random random(24);
        int run = 0;
        for (int i = 0; i < 300; ++i) {
            const Board board = test::randomBoard(random);
            const auto engine = Engine::of(board, test::theWastes());
            if (!engine) continue;
            const PlainWastes plain(board);
            for (const Side side : bothSides) {
                const Race race = raceOf(engine->ground(), side);
                int best = Ground::farAway;
                for (const Piece& piece : board.pieces)
                    if (piece.side == side) best = std::min(best, plain.movesToGoal(piece).value_or(best));
                QCOMPARE(race.turns, best);
                QCOMPARE(race.way.empty(), best == Ground::farAway);
                if (race.way.empty()) continue;
                ++run;
                QCOMPARE(int(race.way.size()), race.turns + 1);
                QCOMPARE(board.tileAt(race.way.back()), goalOf(side));
                QVERIFY(race.way.front() == race.runners.front());
                const Piece runner = *std::ranges::find_if(board.pieces, [&](const Piece& piece) {
                    return piece.cell == race.way.front() && piece.side == side;
                });
                for (std::size_t step = 1; step < race.way.size(); ++step) {
                    Board alone = board;
                    Piece there = runner;
                    there.cell = race.way[step - 1];
                    alone.pieces = {there};
                    QVERIFY(plainSteps(alone, there).contains(race.way[step]));
                }
            }
        }
        QVERIFY(run > 100);
    }
};

} // namespace stonemason::wastes

STONEMASON_APPLESS_TEST(stonemason::wastes::TestReach)
#include "test_reach.moc"
