// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/wastes/players/move_score.h"
#include "core/wastes/players/player.h"
#include "tests/support/boards.h"
#include "tests/support/plain_wastes.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <cmath>
#include <cstdlib>
#include <set>

namespace stonemason::wastes {

using test::boardOf;
using test::PlainTurn;
using test::PlainWastes;
using test::Random;

namespace {

/// The document's formula once more, from the board alone. For goals nearest to the top or bottom.
double plainScore(const PlainWastes& before, PlainTurn turn) {
    const Piece mover = *before.at(turn.from);
    const Piece* captured = before.at(turn.to);
    const int rank = captured ? mover.rank - captured->rank : 0;
    PlainWastes after = before;
    after.play(turn);
    int material = 0;
    for (const Piece& piece : after.board.pieces)
        material += piece.side == mover.side ? piece.rank : -piece.rank;
    PlainWastes again = after; // were it to move once more
    again.outcome = PlainWastes::Outcome::Running;
    again.next = mover.side;
    int mobility = 0;
    for (const PlainTurn& next : again.turns())
        mobility += next.from == turn.to ? 1 : 0;
    const Size size = before.board.size();
    int protection = 0;
    double nearest = -1;
    std::set<Cell> area;
    forEachCell(size, [&](Cell cell) {
        const Tile tile = before.board.tiles[cell];
        if (tile == goalOf(mover.side)) {
            const double away = std::hypot(cell.row - turn.to.row, cell.column - turn.to.column);
            nearest = nearest < 0 ? away : std::min(nearest, away);
        }
        if (tile != goalOf(opponentOf(mover.side))) return;
        const int down = 2 * cell.row >= size.rows ? -1 : 1;
        for (int deep = 0; deep < 3; ++deep)
            for (int wide = -3; wide <= 3; ++wide)
                area.insert({cell.row + down * deep, cell.column + wide});
    });
    for (const Piece& piece : after.board.pieces)
        if (area.contains(piece.cell)) protection += piece.side == mover.side ? 1 : -1;
    return material + mobility + protection - std::max(nearest, 0.0) + rank;
}

std::string choice(const Engine& engine, PlayerLevel level, std::uint64_t seed) {
    return moveText(DesignedPlayer(level, seed).choose(engine, engine.start(), {}));
}

Engine engineOf(const Board& board) {
    return Engine::of(board, test::theWastes()).value();
}

} // namespace

class TestDesignedPlayer : public QObject {
    Q_OBJECT

private slots:
    void scoresAreThoseOfTheFormula() {
        Random random(51);
        for (const char* name : {"wastes-multiplayer", "wastes-single-player"}) {
            const Board board = test::publicBoard(name);
            const Engine engine = engineOf(board);
            const MoveScore score(engine);
            for (int games = 0; games < 2; ++games) {
                Position position = engine.start();
                PlainWastes plain(board);
                while (position.running() && position.moves < 40) {
                    const MoveList moves = engine.moves(position);
                    for (const Move move : moves) {
                        const double expected = plainScore(plain, {cellOf(move.from), cellOf(move.to)});
                        QVERIFY(std::abs(score.of(position, move) - expected) < 1e-9);
                    }
                    const Move move = moves[std::size_t(random.below(int(moves.size())))];
                    engine.play(position, move);
                    plain.play({cellOf(move.from), cellOf(move.to)});
                }
            }
        }
    }

    /// By hand: Blue's b1 goes from b2 to b3, three tiles straight above its goal.
    void aScoreByHand() {
        const Board board = boardOf(".R./.../.../.../.../.B.", "b3 1,1 r2 5,0 r1 0,0");
        const Engine engine = engineOf(board);
        const MoveScore score(engine);
        const Move move{squareOf({1, 1}), squareOf({2, 1})};
        // mat 3 - 3, four ways on, in the area of Red's goal own b3 against r1, d 3, nobody captured
        QCOMPARE(score.of(engine.start(), move), 0.0 + 4 + 0 - 3 + 0);
    }

    void areasLieAlongTheNearestEdge() {
        // The goals are at the sides: the area is three columns wide and as tall as the board.
        const Board board = boardOf("......./R.....B/.......", "b3 0,2 r3 2,6 b1 2,1");
        const Engine engine = engineOf(board);
        const MoveScore score(engine);
        const Move away{squareOf({0, 2}), squareOf({0, 3})};
        const Move within{squareOf({0, 2}), squareOf({1, 2})};
        const double farther = std::hypot(1, 3);
        QCOMPARE(score.of(engine.start(), away), 1.0 + 3 + 1 - farther);
        QCOMPARE(score.of(engine.start(), within), 1.0 + 4 + 2 - 4.0);
    }

    /// Each piece has one choice, which is safe when it can be, and they come highest first.
    void choicesAreOrdered() {
        Random random(52);
        int threatened = 0;
        for (int boards = 0; boards < 100; ++boards) {
            const Board board = test::randomBoard(random);
            const auto engine = Engine::of(board, test::theWastes());
            if (!engine || !engine->start().running()) continue;
            const Position start = engine->start();
            const auto choices = designedChoices(*engine, start);
            QVERIFY(std::ranges::is_sorted(choices, std::greater(), &ScoredMove::score));
            std::set<Square> movers;
            for (const Move move : engine->moves(start))
                movers.insert(move.from);
            QCOMPARE(choices.size(), movers.size());
            for (const ScoredMove& chosen : choices) {
                QVERIFY(movers.erase(chosen.move.from) == 1);
                const auto isSafe = [&](Move move) {
                    Position after = start;
                    engine->play(after, move);
                    return !after.running() || !engine->isThreatened(after, move.to);
                };
                if (isSafe(chosen.move)) continue;
                ++threatened;
                for (const Move move : engine->moves(start))
                    QVERIFY(move.from != chosen.move.from || !isSafe(move));
            }
        }
        QVERIFY(threatened > 5);
    }

    void capturesComeFirst() {
        // c1 could go nearer to the goal, but takes; what it takes with is safe there.
        const Engine engine = engineOf(boardOf("....../......./B.....R", "b5 0,2 r1 0,3 r2 1,6"));
        QCOMPARE(choice(engine, PlayerLevel::Normal, 1), std::string("c1-d1"));
    }

    void threatenedMovesArePassedOver() {
        // The capture on d1 would be answered by e1.
        const Engine engine = engineOf(boardOf("....../......./B.....R", "b5 0,2 r1 0,3 r8 0,4"));
        QVERIFY(choice(engine, PlayerLevel::Normal, 1) != "c1-d1");
    }

    /// Normal takes the best; Easy any of the three best, each at some time.
    void levelsDiffer() {
        const Engine engine = engineOf(test::publicBoard("wastes-multiplayer"));
        const auto choices = designedChoices(engine, engine.start());
        std::set<std::string> easy;
        std::set<std::string> normal;
        for (std::uint64_t seed = 0; seed < 60; ++seed) {
            easy.insert(choice(engine, PlayerLevel::Easy, seed));
            normal.insert(choice(engine, PlayerLevel::Normal, seed));
            QCOMPARE(choice(engine, PlayerLevel::Easy, seed), choice(engine, PlayerLevel::Easy, seed));
        }
        const auto best = std::size_t(std::ranges::count(choices, choices.front().score, &ScoredMove::score));
        QCOMPARE(normal.size(), best);
        QCOMPARE(easy.size(), std::max(best, std::size_t(3)));
        for (std::size_t i = 0; i < best; ++i)
            QVERIFY(normal.contains(moveText(choices[i].move)));
    }
};

} // namespace stonemason::wastes

STONEMASON_APPLESS_TEST(stonemason::wastes::TestDesignedPlayer)
#include "test_designed_player.moc"
