// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/token_battle/format/tournament_file.h"
#include "core/token_battle/tournament/runner.h"
#include "tests/support/test_program.h"
#include "tests/support/tournaments.h"

#include <QTest>

#include <atomic>

using namespace stonemason;
using namespace stonemason::token_battle;
using namespace stonemason::test;

class TestRunner : public QObject {
    Q_OBJECT

private slots:
    void jobsMakeNoDifference() {
        const Tournament tournament = tournamentOf(anyPlan(4, 14));
        const std::string one = fileOf(tournament, playedBy(tournament));
        QCOMPARE(fileOf(tournament, playedBy(tournament, {}, 2)), one);
        QCOMPARE(fileOf(tournament, playedBy(tournament, {}, 8)), one);
        const Tournament other = tournamentOf(anyPlan(4, 14, 2));
        QVERIFY(fileOf(other, playedBy(other)) != one);
    }

    void shardsMergeIntoTheSame() {
        const Tournament tournament = tournamentOf(anyPlan(3, 22));
        const std::string whole = fileOf(tournament, playedBy(tournament));
        for (const int of : {1, 2, 5, 40}) {
            std::vector<TournamentPart> parts;
            for (int number = of; number >= 1; --number)
                parts.push_back({tournament, playedBy(tournament, {number, of}, 2)});
            const auto result = merged(parts);
            QVERIFY(std::holds_alternative<PartialResult>(result));
            QCOMPARE(fileOf(tournament, std::get<PartialResult>(result)), whole);
        }
    }

    /// What Hard thinks of depends on no clock.
    void hardIsTheSameOnEveryThread() {
        TournamentPlan plan = anyPlan(2, 4);
        plan.player = {PlayerLevel::Hard, 300};
        const Tournament tournament = tournamentOf(plan);
        QCOMPARE(fileOf(tournament, playedBy(tournament, {}, 3)), fileOf(tournament, playedBy(tournament)));
    }

    /// Units in the middle are there already: what is missing before them is one piece, what is behind them
    /// another, so that a stop at the first report leaves something to do however fast the machine is.
    void aRunThatIsBrokenOffCanBeGoneOnWith() {
        const Tournament tournament = tournamentOf(anyPlan(3, 400));
        const Schedule& schedule = tournament.schedule();
        PartialResult result(tournament);
        const std::int64_t middle = schedule.units() / 2;
        const int pairing = schedule.pairingOfUnit(middle);
        result.tally.add(schedule.pairing(pairing), pairing, *playUnit(tournament, middle));
        result.played.add({middle, middle + 1});
        int pauses = 0;
        while (!result.isFinished(tournament.schedule())) {
            std::stop_source stop;
            const auto before = result.gamesPlayed();
            result = runTournament(tournament, std::move(result), 3, stop.get_token(),
                                   [&](const PartialResult& so) {
                                       if (so.gamesPlayed() > before) stop.request_stop();
                                   });
            // What a broken-off run leaves is a whole result of fewer games.
            QVERIFY(!inconsistencyOf(tournament, result));
            const auto back = readTournament(fileOf(tournament, result), tokenBattleTable());
            QVERIFY(back.ok());
            QVERIFY(back->result == result);
            ++pauses;
        }
        QVERIFY(pauses > 1);
        QCOMPARE(fileOf(tournament, result), fileOf(tournament, playedBy(tournament, {}, 2)));
    }

    void aStopBeforeTheStartPlaysNothing() {
        const Tournament tournament = tournamentOf(anyPlan(2, 100));
        std::stop_source stop;
        stop.request_stop();
        const PartialResult result =
            runTournament(tournament, PartialResult(tournament), 4, stop.get_token());
        QCOMPARE(result.gamesPlayed(), 0);
        QVERIFY(!result.isFinished(tournament.schedule()));
    }

    void watchersSeeEveryGameOnce() {
        const Tournament tournament = tournamentOf(anyPlan(3, 60));
        std::int64_t last = 0;
        const PartialResult result =
            runTournament(tournament, PartialResult(tournament, {2, 3}), 2, {}, [&](const PartialResult& so) {
                QVERIFY(so.gamesPlayed() > last);
                QVERIFY(!inconsistencyOf(tournament, so));
                last = so.gamesPlayed();
            });
        QCOMPARE(last, result.gamesPlayed());
        QCOMPARE(last, result.gamesInAll(tournament.schedule()));
    }

    /// The games are those that `play` gives with the same seed: both seats of a pair, from the same start.
    void unitsAreGamesOfOneSeedWithSidesChanged() {
        const Tournament tournament = tournamentOf(anyPlan(3, 10));
        const Schedule& schedule = tournament.schedule();
        for (std::int64_t unit = 0; unit < schedule.units(); ++unit) {
            const auto games = playUnit(tournament, unit);
            const Pairing pairing = schedule.pairing(schedule.pairingOfUnit(unit));
            const std::uint64_t seed = schedule.seedOfUnit(tournament.plan().seed, unit);
            for (std::size_t i = 0; i < 2; ++i) {
                const Entrant& first = tournament.entrant(i == 0 ? pairing.first : pairing.second);
                const Entrant& second = tournament.entrant(i == 0 ? pairing.second : pairing.first);
                const GameSetup setup =
                    setupOf({first.deck, first.name, "easy"}, {second.deck, second.name, "easy"}, seed,
                            tokenBattleTable()->rules());
                Game game = Game::of(tokenBattleTable(), setup).value();
                QVERIFY(
                    playOut(game, contestantsOf({tournament.plan().player, tournament.plan().player}, seed)));
                QCOMPARE((*games)[i].moves, game.moveCount());
                for (std::size_t side = 0; side < 2; ++side) {
                    const GameOfSide& own = (*games)[i].sides[side];
                    QCOMPARE(own.points, int(game.position().scores[side]));
                    const GameResult result = !game.winner()                ? GameResult::Draw
                                              : *game.winner() == int(side) ? GameResult::Win
                                                                            : GameResult::Loss;
                    QVERIFY(own.result == result);
                }
            }
        }
    }

    /// Two equal decks: whatever moving first is worth, each makes half of the points of every pair.
    void luckCancelsInAPair() {
        TournamentPlan plan = anyPlan(1, 200);
        plan.entrants.push_back({"The same", plan.entrants.front().deck});
        plan.player = {PlayerLevel::Normal};
        const Tournament tournament = tournamentOf(plan);
        const PairingTally tally = playedBy(tournament, {}, 2).tally.pairings.front();
        QCOMPARE(tally.units, (UnitCounts{0, 0, 100, 0, 0}));
        QCOMPARE(tally.movingFirst.wins, tally.movingSecond.losses);
        QCOMPARE(tally.points[0], tally.points[1]);
    }

    void playersOfAGameStopSoon() {
        const Tournament tournament = tournamentOf(anyPlan(2, 2));
        std::stop_source stop;
        stop.request_stop();
        QVERIFY(!playUnit(tournament, 0, stop.get_token()).has_value());
        Game game = anyGame(1, 0);
        QVERIFY(!playOut(game, contestantsOf({}, 1), stop.get_token()));
        QCOMPARE(game.moveCount(), 0);
    }
};

STONEMASON_APPLESS_TEST(TestRunner)
#include "test_runner.moc"
