// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/wastes/format/sboard.h"
#include "core/wastes/tournament/comparison.h"
#include "core/wastes/tournament/runner.h"
#include "tests/support/boards.h"
#include "tests/support/files.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <algorithm>
#include <numeric>
#include <vector>

namespace stonemason::wastes {

using test::boardOf;
using test::theWastes;

namespace {

Board sample(const char* name) {
    return readSboard(test::resourceData(std::string("boards/") + name + ".sboard"), theWastes()).value();
}

Tournament tournamentOn(Board board, int games = 24, PlayerLevel level = PlayerLevel::Normal) {
    return Tournament::of(
               {.board = std::move(board), .players = {{{level}, {level}}}, .games = games, .seed = 7},
               theWastes())
        .value();
}

Standings standingsOn(const Tournament& tournament) {
    return standingsOf(tournament, runTournament(tournament, PartialResult(tournament), 1).tally);
}

Board swappedSides(Board board) {
    forEachCell(board.size(), [&board](Cell cell) { board.tiles[cell] = swapped(board.tiles[cell]); });
    for (Piece& piece : board.pieces)
        piece.side = opponentOf(piece.side);
    board.toMove = opponentOf(board.toMove);
    return board;
}

BoardGame gameOf(GameResult first, End end, int moves) {
    const GameResult other = first == GameResult::Win    ? GameResult::Loss
                             : first == GameResult::Loss ? GameResult::Win
                                                         : GameResult::Draw;
    BoardGame game;
    game.sides = {SideResult{first, 0}, SideResult{other, 0}};
    game.moves = moves;
    game.end = end;
    return game;
}

} // namespace

class TestBoardFairness : public QObject {
    Q_OBJECT

private slots:
    void gamesAreCountedOnce() {
        Endings endings;
        for (const BoardGame& game :
             {gameOf(GameResult::Win, End::Goal, 30), gameOf(GameResult::Win, End::Captured, 30),
              gameOf(GameResult::Loss, End::Blocked, 41), gameOf(GameResult::Draw, End::QuietTurns, 120),
              gameOf(GameResult::Draw, End::Repetition, 9), gameOf(GameResult::Loss, End::Goal, 50)})
            endings.add(game);
        QCOMPARE(endings.wins[0], (WinCounts{1, 1, 0}));
        QCOMPARE(endings.wins[1], (WinCounts{1, 0, 1}));
        QCOMPARE(endings.draws, (DrawCounts{1, 1, 0}));
        QCOMPARE(endings.games(), std::int64_t(6));
        QVERIFY(endings.outcomes() == (Outcomes{2, 2, 2}));
        const LengthFigures length = lengthFiguresOf(endings);
        QCOMPARE(length.median, 35.5);
        QCOMPARE(length.shortest, 9);
        QCOMPARE(length.longest, 120);
        QCOMPARE(length.mean.value, 280 / 6.0);
        QVERIFY(length.mean.interval->low < 46 && length.mean.interval->high > 47);
        QVERIFY(lengthFiguresOf({}) == LengthFigures{});
    }

    /// All counts add up to the number of games and agree with the games themselves.
    void countsAddUp() {
        for (const char* name : {"the-puddle", "two-players"}) {
            const Tournament tournament = tournamentOn(sample(name), 24, PlayerLevel::Easy);
            const Standings standings = standingsOn(tournament);
            Endings played;
            std::vector<int> lengths;
            for (std::int64_t unit = 0; unit < 12; ++unit) {
                const UnitGames games = *playUnit(tournament, unit);
                for (const BoardGame& game : games) {
                    played.add(game);
                    lengths.push_back(game.moves);
                }
            }
            std::ranges::sort(lengths);
            const auto& [first, second] = standings.sides;
            QCOMPARE(standings.games(), std::int64_t(24));
            QVERIFY(first.side == tournament.firstMover() && second.side == opponentOf(first.side));
            QVERIFY(second.outcomes == turned(first.outcomes));
            QCOMPARE(first.share.value + second.share.value, 1.0);
            QCOMPARE(sumOf(first.wins), first.outcomes.wins);
            QCOMPARE(sumOf(second.wins), second.outcomes.wins);
            QCOMPARE(std::accumulate(standings.draws.begin(), standings.draws.end(), std::int64_t{0}),
                     first.outcomes.draws);
            QCOMPARE(first.wins, played.wins[0]);
            QCOMPARE(second.wins, played.wins[1]);
            QCOMPARE(standings.draws, played.draws);
            QCOMPARE(standings.length.mean.value, standings.moves);
            QCOMPARE(standings.length.median, (lengths[11] + lengths[12]) / 2.0);
            QCOMPARE(standings.length.shortest, lengths.front());
            QCOMPARE(standings.length.longest, lengths.back());
        }
    }

    /// With the colours exchanged all figures are those of the other colour.
    void coloursChangePlaces() {
        Board board = sample("the-puddle");
        const Standings blue = standingsOn(tournamentOn(board));
        const Standings red = standingsOn(tournamentOn(swappedSides(board)));
        for (std::size_t i = 0; i < blue.sides.size(); ++i) {
            QVERIFY(red.sides[i].side == opponentOf(blue.sides[i].side));
            QVERIFY(red.sides[i].outcomes == blue.sides[i].outcomes);
            QVERIFY(red.sides[i].wins == blue.sides[i].wins);
        }
        QVERIFY(red.length == blue.length && red.draws == blue.draws);
        for (const FairnessFigure figure : fairnessFigures)
            QCOMPARE(differenceOf(figure, blue, red)->value, 0.0);
        QVERIFY(!fairerOf(blue, red));
    }

    /// Red cannot move and loses so: one way to win, one length.
    void reportsABlockedSide() {
        const Standings standings = standingsOn(tournamentOn(boardOf("R..B./     /    .", "b4 0,1 r4 2,4")));
        QCOMPARE(standings.sides[0].wins, (WinCounts{0, 0, 24}));
        QCOMPARE(standings.length.shortest, standings.length.longest);
    }

    void twoBoardsAreCompared() {
        const Tournament unfair = tournamentOn(
            boardOf("......./......B/......./......./......./......./R......", "b1 3,5 b2 4,4 r1 2,3 r2 0,2"),
            60);
        const Standings one = standingsOn(unfair);
        const Standings other = standingsOn(tournamentOn(sample("the-puddle"), 60));
        QCOMPARE(fairerOf(one, other), std::optional(1));
        QCOMPARE(fairerOf(other, one), std::optional(0));
        QVERIFY(isBeyondChance(*differenceOf(FairnessFigure::FirstMover, one, other)));
        for (const FairnessFigure figure : fairnessFigures) {
            QCOMPARE(differenceOf(figure, one, other)->value, -differenceOf(figure, other, one)->value);
            QVERIFY(!isBeyondChance(*differenceOf(figure, one, one)));
        }
        // Who is favoured makes no difference to how fair a board is.
        Standings turned = one;
        turned.firstMover = one.sides[1].share;
        QVERIFY(!fairerOf(one, turned));
        const Tournament unplayed = tournamentOn(sample("the-puddle"));
        const Standings none = standingsOf(unplayed, PartialResult(unplayed).tally);
        for (const FairnessFigure figure : fairnessFigures)
            QVERIFY(!differenceOf(figure, one, none));
    }
};

} // namespace stonemason::wastes

STONEMASON_APPLESS_TEST(stonemason::wastes::TestBoardFairness)
#include "test_board_fairness.moc"
