// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/wastes/game/game.h"
#include "tests/support/boards.h"
#include "tests/support/error_text.h"
#include "tests/support/test_program.h"

#include <QStringList>
#include <QTest>

#include <algorithm>
#include <map>

namespace stonemason::wastes {

using test::boardOf;
using test::Random;

namespace {

Engine engineOf(const Board& board) {
    return Engine::of(board, test::theWastes()).value();
}

Engine engineOf(const char* rows, const char* pieces) {
    return engineOf(boardOf(rows, pieces));
}

/// The moves of the side to move, sorted: "a1-b1 a1xc2".
QString movesOf(const Engine& engine, const Position& position) {
    QStringList words;
    for (const Move move : engine.moves(position)) {
        QString word = QString::fromStdString(moveText(move));
        switch (engine.kindOf(position, move)) {
        case MoveKind::Step: break;
        case MoveKind::Capture: word.replace('-', 'x'); break;
        case MoveKind::Jump: word.replace('-', '^'); break;
        case MoveKind::Goal: word += '#'; break;
        }
        words += word;
    }
    words.sort();
    return words.join(' ');
}

Position after(const Engine& engine, std::initializer_list<const char*> moves) {
    Position position = engine.start();
    for (const char* text : moves) {
        const auto move = moveFromText(text);
        if (!move || !engine.isLegal(position, *move)) qFatal("%s cannot be played", text);
        engine.play(position, *move);
    }
    return position;
}

QString errorOf(const Board& board) {
    const auto engine = Engine::of(board, test::theWastes());
    return engine ? QStringLiteral("none") : QString::fromStdString(test::errorText(engine.error()));
}

QString refusal(const Engine& engine, const Position& position, Cell from, Cell to) {
    const auto message = engine.refusalOf(position, squareOf(from), squareOf(to));
    return message ? QString::fromStdString(test::errorText(Error{*message, 0, {}})) : QString();
}

} // namespace

class TestEngine : public QObject {
    Q_OBJECT

private slots:
    void piecesMoveAsTheRulesSay_data() {
        QTest::addColumn<QString>("rows");
        QTest::addColumn<QString>("pieces");
        QTest::addColumn<QString>("moves");
        const auto row = [](const char* name, const char* rows, const char* pieces, const char* moves) {
            QTest::newRow(name) << QString(rows) << QString(pieces) << QString(moves);
        };
        row("a step each way", ".../.../...", "b4 1,1 r1 0,0", "b2-a2 b2-b1 b2-b3 b2-c2");
        row("not into holes", " . /...", "b4 0,1 r1 1,0", "b1-b2");
        row("not onto one's own", "...", "b4 0,0 b5 0,1 r1 0,2", "b1xc1");
        row("equals are captured", "..", "b4 0,0 r4 0,1", "a1xb1");
        row("stronger ones are not", ".././..", "b4 0,0 r5 0,1", "a1-a2");
        row("but on rough ground", ".%", "b4 0,0 r5 0,1", "a1xb1");
        row("high ground helps", "^.", "b4 0,0 r5 0,1", "a1xb1");
        row("high ground protects", "..^", "b4 0,1 r4 0,2", "b1-a1");
        row("a trap gives up any", ".x", "b1 0,0 r8 0,1", "a1xb1");
        row("from a trap none is captured", "x./..", "b8 0,0 r1 0,1", "a1-a2");
        row("nor from trap to trap", "xx/..", "b8 0,0 r1 0,1", "a1-a2");
        row("sludge is for walkers", ".~/..", "b4 0,0 r1 1,1", "a1-a2");
        row("a walker goes in", ".~/..", "b4w 0,0 r1 1,1", "a1-a2 a1-b1");
        row("and captures any from there", "~.", "b1w 0,0 r8 0,1", "a1xb1");
        row("walkers in sludge are equal", "~~", "b1w 0,0 r8w 0,1", "a1xb1");
        row("one in sludge is safe from the bank", ".~/..", "b8w 0,0 r1w 0,1", "a1-a2");
        row("a jump over a run", ".~~./....", "b6j 0,0 r1 1,2", "a1-a2 a1^d1");
        row("no jump into a hole", ".~~ /....", "b6j 0,0 r1 1,3", "a1-a2");
        row("no jump off the board", ".~~/...", "b6j 0,0 r1 1,2", "a1-a2");
        row("no jump over anybody", ".~~./....", "b6j 0,0 r1w 0,2", "a1-a2");
        row("no jump onto anybody", ".~~./....", "b6j 0,0 r1 0,3", "a1-a2");
        row("a jumper that walks does both", ".~./...", "b6jw 0,0 r1 1,2", "a1-a2 a1-b1 a1^c1");
        row("from within sludge too", "~~./   ", "b6jw 0,0 r1 0,2", "a1-b1");
        row("into one's goal", ".B/..", "b4 0,0 r1 1,1", "a1-a2 a1-b1#");
        row("by a jump as well", ".~B/...", "b6j 0,0 r1 1,2", "a1-a2 a1-c1#");
        row("never into the other's", ".R/..", "b4 0,0 r1 1,1", "a1-a2");
        row("nor by a jump", ".~R/...", "b6j 0,0 r1 1,2", "a1-a2");
    }

    void piecesMoveAsTheRulesSay() {
        QFETCH(QString, rows);
        QFETCH(QString, pieces);
        QFETCH(QString, moves);
        const Engine engine = engineOf(boardOf(rows.toStdString(), pieces.toStdString()));
        QCOMPARE(movesOf(engine, engine.start()), moves);
    }

    void jumpsCanBeAddedAndForbidden() {
        Board board = boardOf(".~.../.....", "b6j 0,0 r1 1,4");
        const Engine plain = engineOf(board);
        QCOMPARE(movesOf(plain, plain.start()), QString("a1-a2 a1^c1"));
        board.jumps.extra = {{{0, 0}, {1, 3}}, {{0, 0}, {0, 3}}, {{0, 0}, {0, 2}}, {{0, 0}, {1, 0}}};
        const Engine more = engineOf(board);
        QCOMPARE(movesOf(more, more.start()), QString("a1-a2 a1^c1 a1^d1 a1^d2"));
        board.jumps.forbidden = {{{0, 0}, {0, 2}}, {{0, 0}, {1, 3}}, {{0, 0}, {1, 0}}};
        const Engine fewer = engineOf(board);
        QCOMPARE(movesOf(fewer, fewer.start()), QString("a1-a2 a1^d1"));
        board.pieces.push_back({Side::Red, 1, {0, 1}, true, false});
        const Engine blocked = engineOf(board);
        QCOMPARE(movesOf(blocked, blocked.start()), QString("a1-a2"));
    }

    void gamesEnd_data() {
        QTest::addColumn<QString>("rows");
        QTest::addColumn<QString>("pieces");
        QTest::addColumn<QString>("move");
        QTest::addColumn<int>("state");
        QTest::addColumn<int>("end");
        const auto row = [](const char* name, const char* rows, const char* pieces, const char* move,
                            GameState state, End end) {
            QTest::newRow(name) << QString(rows) << QString(pieces) << QString(move) << int(state)
                                << int(end);
        };
        row("goal", ".B/..", "b4 0,0 r1 1,1", "a1-b1", GameState::FirstWon, End::Goal);
        row("the last is captured", "..", "b4 0,0 r4 0,1", "a1-b1", GameState::FirstWon, End::Captured);
        row("not the last", ".../...", "b4 0,0 r4 0,1 r1 0,2", "a1-b1", GameState::Running, End::None);
        row("nowhere to go", "../.", "b8 0,1 r1 1,0", "b1-a1", GameState::FirstWon, End::Blocked);
        row("a goal it may not enter is no way out", ".../B  ", "b8 0,2 r1 0,0", "c1-b1", GameState::FirstWon,
            End::Blocked);
    }

    void gamesEnd() {
        QFETCH(QString, rows);
        QFETCH(QString, pieces);
        QFETCH(QString, move);
        const Engine engine = engineOf(boardOf(rows.toStdString(), pieces.toStdString()));
        const Position position = after(engine, {move.toLatin1().constData()});
        QTEST(int(position.state), "state");
        QTEST(int(position.end), "end");
        QCOMPARE(movesOf(engine, position).isEmpty(), !position.running());
    }

    void whoCannotMoveAtTheStartHasLost() {
        const Engine engine = engineOf(". ./  .", "b8 0,0 r1 0,2");
        QCOMPARE(engine.start().state, GameState::SecondWon);
        QCOMPARE(engine.start().end, End::Blocked);
    }

    /// The start counts, and each time it comes back.
    void theThirdTimeIsADraw() {
        const Engine engine = engineOf("../..", "b1 0,0 r2 1,1");
        const Position twice = after(engine, {"a1-b1", "b2-a2", "b1-a1", "a2-b2"});
        QCOMPARE(twice.state, GameState::Running);
        const Position thrice =
            after(engine, {"a1-b1", "b2-a2", "b1-a1", "a2-b2", "a1-b1", "b2-a2", "b1-a1", "a2-b2"});
        QCOMPARE(thrice.state, GameState::Drawn);
        QCOMPARE(thrice.end, End::Repetition);
    }

    void quietGamesAreDrawn() {
        Profile profile = test::theWastes();
        profile.draw.quietTurns = 2;
        const Engine engine = Engine::of(boardOf(".....B/....../R.....", "b1 0,0 r1 2,5"), profile).value();
        Position position = engine.start();
        const auto play = [&](const char* text) { engine.play(position, *moveFromText(text)); };
        play("a1-a2"); // no nearer than before
        play("f3-f2");
        play("a2-b2"); // as near as at the start
        QCOMPARE(position.quiet, std::uint16_t(3));
        play("f2-e2");
        QCOMPARE(position.end, End::QuietTurns);

        position = engine.start();
        for (const char* text : {"a1-a2", "f3-f2", "a2-b2", "f2-f3", "b2-c2"})
            play(text);
        QCOMPARE(position.state, GameState::Drawn);
        position = engine.start();
        for (const char* text : {"a1-a2", "f3-e3", "a2-b2"})
            play(text);
        QCOMPARE(position.quiet, std::uint16_t(1)); // Red came nearer than ever
        play("e3-f3");
        play("b2-c2"); // and so does Blue
        QCOMPARE(position.quiet, std::uint16_t(0));
    }

    void gamesDoNotGoOnForEver() {
        Profile profile = test::theWastes();
        profile.draw.mostMoves = 2;
        const Engine engine = Engine::of(boardOf("../..", "b1 0,0 r2 1,1"), profile).value();
        Position position = engine.start();
        engine.play(position, *moveFromText("a1-b1"));
        QCOMPARE(position.state, GameState::Running);
        engine.play(position, *moveFromText("b2-a2"));
        QCOMPARE(position.end, End::MostMoves);
    }

    void reportsMoves() {
        const Engine engine = engineOf("^.B/~../...", "b6j 0,0 r3 0,1 r4 2,2");
        const Position position = engine.start();
        const PieceId mine = 0;
        const PieceId other = maximumPieces;
        const Square a1 = squareOf({0, 0});
        const Square b1 = squareOf({0, 1});
        const Square a3 = squareOf({2, 0});
        QVERIFY((engine.preview(position, {a1, b1}) ==
                 std::vector<Event>{{EventKind::Captured, other, a1, b1},
                                    {EventKind::Stepped, mine, a1, b1},
                                    {EventKind::PowerChanged, mine, a1, b1, 7, 6}}));
        QVERIFY((engine.preview(position, {a1, a3}) ==
                 std::vector<Event>{{EventKind::Jumped, mine, a1, a3},
                                    {EventKind::PowerChanged, mine, a1, a3, 7, 6}}));
        Position later = after(engine, {"a1-b1", "c3-c2"});
        const Square c1 = squareOf({0, 2});
        QVERIFY((engine.preview(later, {b1, c1}) == std::vector<Event>{{EventKind::Stepped, mine, b1, c1},
                                                                       {EventKind::ReachedGoal, mine, b1, c1},
                                                                       {EventKind::Ended, mine, b1, c1}}));
        QCOMPARE(later, after(engine, {"a1-b1", "c3-c2"}));
    }

    void reportsPowers() {
        const Engine engine = engineOf(".^%~x", "b4 0,0 r4 0,1");
        const auto power = [&](int column) { return engine.powerOf(0, squareOf({0, column})); };
        QCOMPARE(power(0), 4);
        QCOMPARE(power(1), 5);
        QCOMPARE(power(2), 3);
        QCOMPARE(power(3), 100);
        QCOMPARE(power(4), 0);
    }

    void refusalsSayWhy() {
        const Engine engine =
            engineOf(". .^~/.x.../R~../..~.", "b4 1,0 b2j 2,2 b3 1,1 r5 0,3 r4 1,3 r6 1,2 b1 3,1 r2w 3,2");
        const Position position = engine.start();
        const auto why = [&](Cell from, Cell to) { return refusal(engine, position, from, to); };
        QCOMPARE(why({0, 0}, {1, 0}), "move/nobody (0,0)");
        QCOMPARE(why({1, 3}, {0, 3}), "move/not-yours 4");
        QCOMPARE(why({1, 0}, {0, 1}), "move/hole (0,1)");
        QCOMPARE(why({1, 0}, {9, 9}), "move/hole (9,9)");
        QCOMPARE(why({1, 0}, {1, 1}), "move/own-piece 4 3 (1,1)");
        QCOMPARE(why({1, 0}, {2, 0}), "move/goal 4 (2,0)");
        QCOMPARE(why({1, 1}, {1, 2}), "move/on-trap 3 6");
        QCOMPARE(why({1, 1}, {2, 1}), "move/sludge 3 (2,1)");
        QCOMPARE(why({2, 2}, {1, 2}), "move/too-strong 2 2 6 6 (1,2)");
        QCOMPARE(why({2, 2}, {2, 0}), "move/goal 2 (2,0)");
        QCOMPARE(why({1, 0}, {3, 0}), "move/too-far 4 (3,0)");
        QCOMPARE(why({1, 0}, {0, 0}), QString());
        QCOMPARE(why({3, 1}, {2, 1}), "move/sludge 1 (2,1)");
    }

    void refusalsOfJumpsSayWhy() {
        const Engine engine = engineOf(".~~.~.", "b6j 0,3 b6jw 0,1 r1 0,5");
        const Position position = engine.start();
        QCOMPARE(refusal(engine, position, {0, 3}, {0, 0}), "move/jump-blocked 6 (0,1)");
        QCOMPARE(refusal(engine, position, {0, 3}, {0, 5}), "move/jump-occupied 6 (0,5)");
        QCOMPARE(refusal(engine, position, {0, 3}, {0, 1}), "move/own-piece 6 6 (0,1)");
    }

    /// There is a reason exactly for the moves that are not legal.
    void everyMoveIsLegalOrRefused() {
        Random random(5);
        for (int boards = 0; boards < 60; ++boards) {
            const auto made = Engine::of(test::randomBoard(random), test::theWastes());
            if (!made || made->ground().size().area() > 64) continue;
            const Position position = made->start();
            forEachCell(made->ground().size(), [&](Cell from) {
                forEachCell(made->ground().size(), [&](Cell to) {
                    const Move move{squareOf(from), squareOf(to)};
                    QCOMPARE(made->refusalOf(position, move.from, move.to).has_value(),
                             !made->isLegal(position, move));
                });
            });
        }
    }

    void boardsThatCannotBePlayedAreRefused() {
        const Board good = boardOf(".. B/....", "b1 0,0 r1 1,1");
        QCOMPARE(errorOf(good), "none");
        const auto with = [&good](Piece piece) {
            Board board = good;
            board.pieces.push_back(piece);
            return errorOf(board);
        };
        QCOMPARE(with({Side::Blue, 9, {1, 0}}), "board/rank 3");
        QCOMPARE(with({Side::Blue, 0, {1, 0}}), "board/rank 3");
        QCOMPARE(with({Side::Blue, 1, {0, 2}}), "board/piece-place 3 (0,2)");
        QCOMPARE(with({Side::Blue, 1, {0, 3}}), "board/piece-place 3 (0,3)");
        QCOMPARE(with({Side::Blue, 1, {2, 0}}), "board/piece-place 3 (2,0)");
        QCOMPARE(with({Side::Blue, 1, {1, 1}}), "board/shared-tile (1,1)");
        QCOMPARE(errorOf(boardOf("..", "b1 0,0")), "board/no-pieces red");
        QCOMPARE(errorOf(Board()), "board/size 64");
        Board wide = good;
        wide.tiles = Grid<Tile>({1, 65}, Tile::Normal);
        QCOMPARE(errorOf(wide), "board/size 64");
        Board crowded = boardOf("..");
        crowded.tiles = Grid<Tile>({9, 8}, Tile::Normal);
        crowded.pieces.push_back({Side::Red, 1, {8, 0}});
        for (int i = 0; i < 64; ++i)
            crowded.pieces.push_back({Side::Blue, 1, {i / 8, i % 8}});
        QCOMPARE(errorOf(crowded), "none");
        crowded.pieces.push_back({Side::Blue, 1, {8, 1}});
        QCOMPARE(errorOf(crowded), "board/too-many-pieces blue 64");
    }
};

} // namespace stonemason::wastes

STONEMASON_APPLESS_TEST(stonemason::wastes::TestEngine)
#include "test_engine.moc"
