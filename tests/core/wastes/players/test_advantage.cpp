// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/wastes/players/advantage.h"
#include "core/wastes/players/search.h"
#include "tests/support/boards.h"
#include "tests/support/plain_wastes.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <functional>
#include <set>
#include <stop_token>

namespace stonemason::wastes {

using test::boardOf;
using test::PlainTurn;
using test::PlainWastes;
using test::Random;

namespace {

constexpr std::int64_t plenty = 300'000;

Engine engineAt(const Board& board) {
    return Engine::of(board, test::theWastes()).value();
}

/// The value of a position for the side to move by a plain search without pruning. At its leaves, captures
/// and steps into a goal are searched on. All wins count the same, however long they take.
int exhaustiveValue(const Engine& engine, const PieceSquareTable& worth, const Position& position,
                    int depth) {
    if (!position.running()) return position.state == GameState::Drawn ? 0 : -winValue;
    int best = depth > 0 ? -2 * winValue : worth.evaluate(position, position.toMove);
    for (const Move move : engine.moves(position)) {
        const auto& beside = engine.ground().beside(move.from);
        const bool entersGoal =
            isGoal(engine.ground().tile(move.to)) && std::ranges::find(beside, move.to) != beside.end();
        if (depth == 0 && position.at(move.to) == noPiece && !entersGoal) continue;
        Position after = position;
        engine.play(after, move);
        best = std::max(best, -exhaustiveValue(engine, worth, after, std::max(depth - 1, 0)));
    }
    return best;
}

int asWonOrNot(int value) {
    return value > winValue / 2 ? winValue : value < -winValue / 2 ? -winValue : value;
}

/// Whether a side forces a win within so many plies, by brute force.
bool forces(const PlainWastes& plain, int plies, Side side) {
    using Outcome = PlainWastes::Outcome;
    if (plain.hasEnded()) return plain.outcome == (side == Side::Blue ? Outcome::BlueWon : Outcome::RedWon);
    if (plies == 0) return false;
    const auto leads = [&](const PlainTurn& turn) {
        PlainWastes after = plain;
        after.play(turn);
        return forces(after, plies - 1, side);
    };
    const auto turns = plain.turns();
    return plain.next == side ? std::ranges::any_of(turns, leads) : std::ranges::all_of(turns, leads);
}

int forcedPlies(const PlainWastes& plain, int most) {
    for (int plies = 0; plies <= most; ++plies)
        for (const Side side : bothSides)
            if (forces(plain, plies, side)) return plies;
    return -1;
}

Position afterLine(const Engine& engine, Position position, const AnalysedLine& line) {
    for (const Move move : line.moves) {
        if (!engine.isLegal(position, move)) return {};
        engine.play(position, move);
    }
    return position;
}

} // namespace

class TestAdvantage : public QObject {
    Q_OBJECT

private slots:
    void chancesRiseWithTheLeadAndAddUpToOne() {
        const JudgingNumbers& judging = test::theWastes().judging;
        double last = 0;
        for (int value = -5000; value <= 5000; value += 50) {
            const double blue = winningChance({value}, Side::Blue, judging);
            QVERIFY(blue > last && blue < 1);
            QVERIFY(std::abs(blue + winningChance({value}, Side::Red, judging) - 1) < 1e-9);
            QVERIFY(std::abs(blue - winningChance({-value}, Side::Red, judging)) < 1e-9);
            last = blue;
        }
        QCOMPARE(winningChance({0}, Side::Blue, judging), 0.5);
        QVERIFY(std::abs(winningChance({judging.chanceScale}, Side::Blue, judging) - 10.0 / 11) < 1e-9);
    }

    void whatIsCertainHasNoChances() {
        const JudgingNumbers& judging = test::theWastes().judging;
        const Advantage won{-5000, SureWin{Side::Blue, 3}};
        QCOMPARE(winningChance(won, Side::Blue, judging), 1.0);
        QCOMPARE(winningChance(won, Side::Red, judging), 0.0);
        QCOMPARE(winningChance({.value = 900, .isDrawn = true}, Side::Red, judging), 0.5);
    }

    /// Every line's score is the best among the moves that no earlier line starts with.
    void linesAreTheBestMoves() {
        Random random(7);
        for (int boards = 0; boards < 40;) {
            const Board board = test::randomBoard(random);
            const auto engine = Engine::of(board, test::theWastes());
            if (!engine || !engine->start().running() || board.pieces.size() > 8) continue;
            const PieceSquareTable worth(engine->ground());
            const Position& start = engine->start();
            const MoveList moves = engine->moves(start);
            for (int depth = 1; depth <= 3; ++depth) {
                std::vector<int> values;
                for (const Move move : moves) {
                    Position after = start;
                    engine->play(after, move);
                    values.push_back(asWonOrNot(-exhaustiveValue(*engine, worth, after, depth - 1)));
                }
                std::ranges::sort(values, std::greater());
                const auto lines = Search(*engine, plenty).lines(start, moves, 4, depth);
                QCOMPARE(lines.size(), std::min<std::size_t>(4, moves.size()));
                const bool isDecided = asWonOrNot(lines.front().value) != lines.front().value;
                for (std::size_t i = 0; i < lines.size() && !isDecided; ++i)
                    QCOMPARE(asWonOrNot(lines[i].value), values[i]);
            }
            ++boards;
        }
    }

    void linesDifferInTheirFirstMovesAndCanBePlayed() {
        Random random(8);
        for (int boards = 0; boards < 30;) {
            const auto engine = Engine::of(test::randomBoard(random), test::theWastes());
            if (!engine || !engine->start().running()) continue;
            ++boards;
            const std::size_t legal = engine->moves(engine->start()).size();
            for (int count = 1; count <= mostLines; count += 2) {
                const auto lines = analyse(*engine, engine->start(), count, 2000);
                QCOMPARE(lines.size(), std::min(std::size_t(count), legal));
                std::set<std::string> first;
                for (std::size_t i = 0; i < lines.size(); ++i) {
                    first.insert(moveText(lines[i].moves.front()));
                    const Position end = afterLine(*engine, engine->start(), lines[i]);
                    QVERIFY(!end.on.empty());
                    if (lines[i].advantage.win && lines[i].advantage.win->end != End::None)
                        QCOMPARE(winnerOf(end.state), std::optional(int(lines[i].advantage.win->winner)));
                    const JudgingNumbers& judging = test::theWastes().judging;
                    const Side mover = Side(engine->start().toMove);
                    if (i > 0)
                        QVERIFY(winningChance(lines[i - 1].advantage, mover, judging) >=
                                winningChance(lines[i].advantage, mover, judging));
                }
                QCOMPARE(first.size(), lines.size());
                QVERIFY(lines == analyse(*engine, engine->start(), count, 2000));
            }
        }
    }

    /// Each as trying everything finds it, counted in the winner's own moves from the position on.
    void winsAreCountedAsTryingEverythingDoes() {
        Random random(9);
        constexpr int most = 5;
        int own = 0;
        int others = 0;
        for (int boards = 0; boards < 60;) {
            const Board board = test::randomBoard(random);
            if (board.pieces.size() > 4 || board.size().area() > 20) continue;
            const auto engine = Engine::of(board, test::theWastes());
            if (!engine || !engine->start().running()) continue;
            ++boards;
            const Side mover = Side(engine->start().toMove);
            for (const AnalysedLine& line : analyse(*engine, engine->start(), mostLines, plenty)) {
                PlainWastes plain(board);
                plain.play({cellOf(line.moves.front().from), cellOf(line.moves.front().to)});
                const int plies = forcedPlies(plain, most);
                if (plies < 0 || (plies == 0 && !line.advantage.win)) continue;
                QVERIFY(line.advantage.win);
                const bool isOwn = line.advantage.win->winner == mover;
                QCOMPARE(line.advantage.win->moves, (plies + (isOwn ? 2 : 1)) / 2);
                ++(isOwn ? own : others);
            }
        }
        QVERIFY(own > 10);
        QVERIFY(others > 10);
    }

    /// The worst move comes last, and a win before all others, the shortest first.
    void winsComeFirstAndLossesLast() {
        const Engine engine = engineAt(boardOf("..B~.~./.......", "b6j 0,1 r1 1,1 b6j 0,4 r2 1,6"));
        const auto lines = analyse(engine, engine.start(), mostLines, plenty);
        QCOMPARE(lines.size(), 5U);
        QVERIFY(lines[0].advantage.win == (SureWin{Side::Blue, 1, End::Goal}));
        QCOMPARE(lines[0].moves.size(), 1U);
        QVERIFY(lines[1].advantage.win && lines[1].advantage.win->moves == 1);
        QVERIFY(!lines[2].advantage.win || lines[2].advantage.win->moves > 1);
    }

    void theAdvantageOfAPosition() {
        const Board board = boardOf("..B/.../R..", "b1 0,0 r1 2,2");
        const Engine engine = engineAt(board);
        const Advantage advantage = advantageOf(engine, engine.start(), 20'000);
        QVERIFY(advantage.win == (SureWin{Side::Blue, 2, End::Goal}));
        QVERIFY(sureWin(engine, engine.start(), 20'000) == advantage.win);
        QVERIFY(!standingAdvantage(engine, engine.start()).win);
        Position ended = engine.start();
        for (const char* move : {"a1-b1", "c3-b3", "b1-c1"})
            for (const Move legal : engine.moves(ended))
                if (moveText(legal) == move) {
                    engine.play(ended, legal);
                    break;
                }
        QVERIFY(!ended.running());
        QVERIFY(advantageOf(engine, ended, 1000) == wonBy(Side::Blue, End::Goal));
        QVERIFY(standingAdvantage(engine, ended) == wonBy(Side::Blue, End::Goal));
        QVERIFY(analyse(engine, ended, 3, 1000).empty());
    }

    void aStopEndsTheAnalysis() {
        const Engine engine = engineAt(test::publicBoard("wastes-multiplayer"));
        std::stop_source stop;
        stop.request_stop();
        const auto lines = analyse(engine, engine.start(), 3, 1'000'000'000, stop.get_token());
        QCOMPARE(lines.size(), 3U);
        for (const AnalysedLine& line : lines)
            QVERIFY(!line.moves.empty());
    }
};

} // namespace stonemason::wastes

STONEMASON_TEST(stonemason::wastes::TestAdvantage)
#include "test_advantage.moc"
