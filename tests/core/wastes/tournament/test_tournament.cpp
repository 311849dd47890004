// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/wastes/format/sboard.h"
#include "core/wastes/tournament/runner.h"
#include "core/wastes/tournament/tournament.h"
#include "tests/support/boards.h"
#include "tests/support/error_text.h"
#include "tests/support/files.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <set>

namespace stonemason::wastes {

using test::boardOf;
using test::theWastes;

namespace {

Board puddle() {
    return readSboard(test::resourceData("boards/the-puddle.sboard"), theWastes()).value();
}

TournamentPlan planOf(int games, PlayerLevel first = PlayerLevel::Normal,
                      PlayerLevel second = PlayerLevel::Easy) {
    return {.board = puddle(), .players = {{{first}, {second}}}, .games = games, .seed = 5};
}

Tournament tournamentOf(const TournamentPlan& plan) {
    return Tournament::of(plan, theWastes()).value();
}

PartialResult playedBy(const Tournament& tournament, Shard shard = {}, int jobs = 1) {
    return runTournament(tournament, PartialResult(tournament, shard), jobs);
}

/// The same board for the other colour.
Board recoloured(Board board) {
    forEachCell(board.size(), [&board](Cell cell) { board.tiles[cell] = swapped(board.tiles[cell]); });
    for (Piece& piece : board.pieces)
        piece.side = opponentOf(piece.side);
    board.toMove = opponentOf(board.toMove);
    return board;
}

QString errorOf(const TournamentPlan& plan) {
    const auto tournament = Tournament::of(plan, theWastes());
    return tournament ? QStringLiteral("none") : QString::fromStdString(test::errorText(tournament.error()));
}

QString faultOf(const std::vector<TournamentPart>& parts) {
    const auto result = merged(parts);
    const auto* fault = std::get_if<MergeFault>(&result);
    return fault
               ? QString::number(fault->part) + u' ' + QString::fromStdString(std::string(fault->message.id))
               : QStringLiteral("none");
}

} // namespace

class TestTournament : public QObject {
    Q_OBJECT

private slots:
    void threadsMakeNoDifference() {
        const Tournament tournament = tournamentOf(planOf(16));
        const PartialResult one = playedBy(tournament);
        QVERIFY(one.isFinished(tournament.schedule()));
        QCOMPARE(one.gamesPlayed(), std::int64_t(16));
        QCOMPARE(playedBy(tournament, {}, 3), one);
        TournamentPlan other = planOf(16);
        other.seed = 6;
        QVERIFY(playedBy(tournamentOf(other)).tally != one.tally);
    }

    void shardsMakeTheWhole() {
        const Tournament tournament = tournamentOf(planOf(18));
        std::vector<TournamentPart> parts;
        for (const int number : {2, 3, 1})
            parts.push_back({tournament, playedBy(tournament, {number, 3})});
        QCOMPARE(std::get<PartialResult>(merged(parts)), playedBy(tournament));
    }

    /// A stopped and resumed tournament has the same result in the end.
    void whatIsStoppedGoesOn() {
        const Tournament tournament = tournamentOf(planOf(40));
        std::stop_source stop;
        const PartialResult some = runTournament(tournament, PartialResult(tournament), 1, stop.get_token(),
                                                 [&stop](const PartialResult&) { stop.request_stop(); });
        QVERIFY(some.gamesPlayed() > 0);
        QCOMPARE(runTournament(tournament, some, 1), playedBy(tournament));
    }

    void unitsAreCountedForWhoMovedFirst() {
        const Tournament tournament = tournamentOf(planOf(30, PlayerLevel::Easy));
        UnitCounts firstMover{};
        PairingTally pairing;
        for (std::int64_t unit = 0; unit < 15; ++unit) {
            const UnitGames games = *playUnit(tournament, unit);
            pairing.add(games[0], games[1]);
            ++firstMover[std::size_t(games[0].sides[0].result) + std::size_t(games[1].sides[0].result)];
        }
        const PartialResult result = playedBy(tournament);
        QCOMPARE(result.tally.firstMover, firstMover);
        QCOMPARE(result.tally.pairings.front(), pairing);
        QVERIFY(!inconsistencyOf(tournament, result));
        const Standings standings = standingsOf(tournament, result.tally);
        QCOMPARE(standings.firstMover.value, standings.movingFirst);
    }

    /// Red may begin as well: who moves first counts, not the colour.
    void coloursMakeNoDifference() {
        for (const PlayerLevel level : {PlayerLevel::Normal, PlayerLevel::Hard}) {
            TournamentPlan plan = planOf(8, level);
            plan.players[0].nodes = 300;
            const PartialResult blue = playedBy(tournamentOf(plan));
            plan.board = recoloured(plan.board);
            const Tournament red = tournamentOf(plan);
            QCOMPARE(red.firstMover(), Side::Red);
            QCOMPARE(playedBy(red).tally, blue.tally);
        }
    }

    void theStrongerOneScores() {
        const Tournament tournament = tournamentOf(planOf(40));
        const Standings standings = standingsOf(tournament, playedBy(tournament).tally);
        QVERIFY(standings.pairings.front().share.value > 0.5);
        QCOMPARE(standings.ranking.front(), 0);
    }

    /// Blue needs one step where Red needs a dozen; four moves drawn before change little.
    void reportsABoardThatFavoursASide() {
        TournamentPlan plan = planOf(40, PlayerLevel::Normal, PlayerLevel::Normal);
        plan.board = boardOf("......./......B/......./......./......./......./......./R......",
                             "b1 3,5 b2 4,4 r1 2,3 r2 0,2");
        const Tournament unfair = tournamentOf(plan);
        QVERIFY(favouredSide(unfair, standingsOf(unfair, playedBy(unfair).tally)) == Side::Blue);
        plan.board.toMove = Side::Red;
        const Tournament turned = tournamentOf(plan);
        QVERIFY(favouredSide(turned, standingsOf(turned, playedBy(turned).tally)) == Side::Blue);
        const Tournament fair = tournamentOf(planOf(2, PlayerLevel::Normal, PlayerLevel::Normal));
        QVERIFY(!favouredSide(fair, standingsOf(fair, playedBy(fair).tally)));
    }

    void openingsAreDrawn() {
        const Engine engine = Engine::of(puddle(), theWastes()).value();
        std::set<std::uint64_t> hashes;
        for (std::uint64_t seed = 0; seed < 50; ++seed) {
            const Position opening = openingOf(engine, seed);
            QVERIFY(opening.running());
            QCOMPARE(int(opening.moves), openingMoves);
            hashes.insert(hashOf(opening));
            QVERIFY(openingOf(engine, seed) == opening);
        }
        QVERIFY(hashes.size() > 45);
        // Whoever moves wins: no game lasts four moves.
        const Engine quick = Engine::of(boardOf(".B /.R ", "b1 0,0 r1 1,0"), theWastes()).value();
        QVERIFY(openingOf(quick, 1).running());
        const Engine quickest = Engine::of(boardOf(".B/   /R.", "b1 0,0 r1 2,1"), theWastes()).value();
        QVERIFY(openingOf(quickest, 1) == quickest.start());
    }

    void marksDistinguishPlans() {
        const auto markOf = [](const TournamentPlan& plan) { return tournamentOf(plan).fingerprint(); };
        std::set<std::string> marks{markOf(planOf(4))};
        std::size_t plans = 1;
        const auto differs = [&](auto change) {
            TournamentPlan plan = planOf(4);
            change(plan);
            return marks.insert(markOf(plan)).second && marks.size() == ++plans;
        };
        QVERIFY(differs([](TournamentPlan& plan) { plan.games = 6; }));
        QVERIFY(differs([](TournamentPlan& plan) { plan.seed = 6; }));
        QVERIFY(differs([](TournamentPlan& plan) { plan.players[1].level = PlayerLevel::Hard; }));
        QVERIFY(differs([](TournamentPlan& plan) { plan.players[1] = {PlayerLevel::Hard, 100}; }));
        QVERIFY(differs([](TournamentPlan& plan) { plan.board.toMove = Side::Red; }));
        QVERIFY(differs([](TournamentPlan& plan) { plan.board.tiles[{0, 0}] = Tile::High; }));
        QVERIFY(differs([](TournamentPlan& plan) { plan.board.pieces[0].jumps = true; }));
        QVERIFY(differs([](TournamentPlan& plan) { plan.board.pieces[0].cell = {2, 4}; }));
        QVERIFY(differs([](TournamentPlan& plan) { plan.board.jumps.extra = {{{0, 0}, {2, 2}}}; }));
        QVERIFY(differs([](TournamentPlan& plan) { plan.board.jumps.forbidden = {{{0, 0}, {2, 2}}}; }));
        TournamentPlan plan = planOf(4);
        plan.board.name = "Another";
        plan.board.unknownFields = "{\"a\": 1}";
        plan.players[0].nodes = 100; // Normal does not heed it
        QVERIFY(marks.contains(markOf(plan)));
        Profile profile = theWastes();
        profile.hard.approach = 7;
        QVERIFY(gameFingerprint(profile) != gameFingerprint(theWastes()));
        for (int HardNumbers::*number : {&HardNumbers::nodes, &HardNumbers::captureNodes,
                                         &HardNumbers::farthest, &HardNumbers::urgency}) {
            profile = theWastes();
            ++(profile.hard.*number);
            QVERIFY(gameFingerprint(profile) != gameFingerprint(theWastes()));
        }
        profile = theWastes();
        ++profile.hard.measureNodes; // given to each game of a measurement anyway
        ++profile.judging.won;       // no move depends on how games are reported
        QCOMPARE(gameFingerprint(profile), gameFingerprint(theWastes()));
    }

    void impossibleSumsAreSeen() {
        const Tournament tournament = tournamentOf(planOf(12));
        const PartialResult good = playedBy(tournament);
        const auto faultAfter = [&](auto change) {
            PartialResult result = good;
            change(result);
            return QString::fromStdString(inconsistencyOf(tournament, result).value_or("none"));
        };
        QCOMPARE(faultAfter([](PartialResult&) {}), QStringLiteral("none"));
        QCOMPARE(faultAfter([](PartialResult& result) { ++result.tally.pairings[0].units[1]; }),
                 QStringLiteral("pairings[0]"));
        QCOMPARE(faultAfter([](PartialResult& result) { ++result.tally.firstMover[2]; }),
                 QStringLiteral("firstMover"));
        QCOMPARE(faultAfter([](PartialResult& result) {
                     result.tally.firstMover[0] += 7;
                     result.tally.firstMover[4] -= 7;
                 }),
                 QStringLiteral("firstMover"));
    }

    void whatCannotBePlayedIsRefused() {
        TournamentPlan plan = planOf(3);
        QCOMPARE(errorOf(plan), QStringLiteral("tournament/games 2 10000000"));
        plan.games = 0;
        QCOMPARE(errorOf(plan), QStringLiteral("tournament/games 2 10000000"));
        plan = planOf(2);
        plan.seed = maximumSeed + 1;
        QCOMPARE(errorOf(plan), QStringLiteral("tournament/seed"));
        plan = planOf(2);
        plan.board.pieces.clear();
        QCOMPARE(errorOf(plan), QStringLiteral("board/no-pieces blue"));
    }

    void partsOfOthersAreRefused() {
        const Tournament tournament = tournamentOf(planOf(4));
        const TournamentPart first{tournament, PartialResult(tournament, {1, 2})};
        const auto faultBeside = [&](auto change) {
            TournamentPlan plan = planOf(4);
            change(plan);
            const Tournament other = tournamentOf(plan);
            return faultOf({first, {other, PartialResult(other, {2, 2})}});
        };
        QCOMPARE(faultBeside([](TournamentPlan&) {}), QStringLiteral("none"));
        QCOMPARE(faultBeside([](TournamentPlan& plan) { plan.seed = 1; }),
                 QStringLiteral("1 tournament/other-seed"));
        QCOMPARE(faultBeside([](TournamentPlan& plan) { plan.games = 6; }),
                 QStringLiteral("1 tournament/other-games"));
        QCOMPARE(faultBeside([](TournamentPlan& plan) { plan.players[1].level = PlayerLevel::Hard; }),
                 QStringLiteral("1 tournament/other-player"));
        QCOMPARE(faultBeside([](TournamentPlan& plan) { plan.board.toMove = Side::Red; }),
                 QStringLiteral("1 tournament/other-board"));
        QCOMPARE(faultOf({first}), QStringLiteral("0 tournament/shards-missing"));
        QCOMPARE(faultOf({first, first}), QStringLiteral("1 tournament/shard-twice"));
    }
};

} // namespace stonemason::wastes

STONEMASON_APPLESS_TEST(stonemason::wastes::TestTournament)
#include "test_tournament.moc"
