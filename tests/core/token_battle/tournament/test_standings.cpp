// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/token_battle/tournament/tally.h"
#include "tests/support/test_program.h"
#include "tests/support/tournaments.h"

#include <QTest>

#include <cmath>

using namespace stonemason;
using namespace stonemason::token_battle;
using namespace stonemason::test;

namespace {

bool areClose(double a, double b) {
    return std::abs(a - b) < 1e-9;
}

} // namespace

class TestStandings : public QObject {
    Q_OBJECT

private slots:
    /// All figures once more, straight from the games.
    void figuresAreThoseOfTheGames() {
        const Tournament tournament = tournamentOf(anyPlan(3, 20));
        const Schedule& schedule = tournament.schedule();
        const Standings standings = standingsOf(tournament, playedBy(tournament).tally);
        for (int deck = 0; deck < 3; ++deck) {
            Outcomes outcomes;
            double points = 0;
            int games = 0;
            std::vector<double> credit(std::size_t(tournament.entrant(deck).deck.size()), 0);
            std::vector<int> plays(credit.size(), 0);
            std::vector<int> playedIn(credit.size(), 0);
            for (std::int64_t unit = 0; unit < schedule.units(); ++unit) {
                const Pairing pairing = schedule.pairing(schedule.pairingOfUnit(unit));
                if (pairing.first != deck && pairing.second != deck) continue;
                const auto both = playUnit(tournament, unit);
                for (std::size_t i = 0; i < 2; ++i) {
                    const bool first = (pairing.first == deck) == (i == 0);
                    const GameOfSide& own = (*both)[i].sides[first ? 0 : 1];
                    outcomes.add(own.result);
                    points += own.points;
                    ++games;
                    for (std::size_t card = 0; card < credit.size(); ++card) {
                        credit[card] += own.cards[card].credit;
                        plays[card] += own.cards[card].plays;
                        playedIn[card] += own.cards[card].plays > 0 ? 1 : 0;
                    }
                }
            }
            const DeckFigures& figures = standings.decks[std::size_t(deck)];
            QCOMPARE(games, 40);
            QCOMPARE(figures.outcomes, outcomes);
            QVERIFY(areClose(figures.share.value, double(outcomes.halfPoints()) / 80));
            QVERIFY(areClose(figures.points.value, points / games));
            QVERIFY(figures.share.interval.low < figures.share.value);
            for (std::size_t card = 0; card < credit.size(); ++card) {
                QVERIFY(areClose(figures.cards[card].credit.value, credit[card] / games));
                QVERIFY(areClose(figures.cards[card].playRate, double(playedIn[card]) / games));
                QVERIFY(areClose(figures.cards[card].plays, double(plays[card]) / games));
                QCOMPARE(figures.cards[card].card, tournament.entrant(deck).deck.cards()[card]);
            }
        }
        QCOMPARE(standings.ranking.size(), std::size_t(3));
        for (std::size_t i = 1; i < 3; ++i)
            QVERIFY(standings.decks[std::size_t(standings.ranking[i - 1])].elo.value >=
                    standings.decks[std::size_t(standings.ranking[i])].elo.value);
    }

    /// Who moves first, how long games are, and each pairing, straight from the games.
    void theWholeIsThatOfTheGames() {
        const Tournament tournament = tournamentOf(anyPlan(3, 20));
        const Schedule& schedule = tournament.schedule();
        const Standings standings = standingsOf(tournament, playedBy(tournament).tally);
        Outcomes firstMovers;
        std::int64_t moves = 0;
        std::vector<Outcomes> ofFirst(std::size_t(schedule.pairings()));
        std::vector<std::array<double, 2>> points(ofFirst.size());
        for (std::int64_t unit = 0; unit < schedule.units(); ++unit) {
            const auto both = playUnit(tournament, unit);
            const auto pairing = std::size_t(schedule.pairingOfUnit(unit));
            for (std::size_t i = 0; i < 2; ++i) {
                const TournamentGame& game = (*both)[i];
                firstMovers.add(game.sides[0].result);
                moves += game.moves;
                ofFirst[pairing].add(game.sides[i].result); // the pairing's first deck moves first in game 0
                points[pairing][0] += game.sides[i].points;
                points[pairing][1] += game.sides[1 - i].points;
            }
        }
        QCOMPARE(firstMovers.games(), std::int64_t(60));
        QVERIFY(firstMovers.wins != firstMovers.losses); // else nobody would see who is who
        QVERIFY(areClose(standings.movingFirst, double(firstMovers.halfPoints()) / 120));
        QVERIFY(areClose(standings.moves, double(moves) / 60));
        for (std::size_t i = 0; i < ofFirst.size(); ++i) {
            const PairingFigures& figures = standings.pairings[i];
            QCOMPARE(figures.entrants, schedule.pairing(int(i)));
            QCOMPARE(figures.outcomes, ofFirst[i]);
            QVERIFY(areClose(figures.share.value, double(ofFirst[i].halfPoints()) / 40));
            QVERIFY(areClose(figures.points.value, points[i][0] / 20));
            QVERIFY(areClose(figures.pointsOfSecond.value, points[i][1] / 20));
        }
    }

    /// Of both decks of a pairing, a draw as half: sums made by hand.
    void whoMovesFirstIsCountedInBothKindsOfGames() {
        const Tournament tournament = tournamentOf(anyPlan(3, 2));
        Tally tally(tournament);
        tally.pairings[0].movingFirst = {6, 1, 3};  // the first deck began: 6.5 of 10
        tally.pairings[0].movingSecond = {2, 0, 8}; // the second did: 8 of 10
        tally.pairings[2].movingFirst = {0, 3, 1};  // 1.5 of 4
        tally.pairings[2].movingSecond = {3, 1, 0}; // 0.5 of 4
        tally.pairings[0].moves = 400;
        tally.pairings[2].moves = 160;
        const Standings standings = standingsOf(tournament, tally);
        QVERIFY(areClose(standings.movingFirst, 16.5 / 28));
        QVERIFY(areClose(standings.moves, 20));
    }

    /// "What moving first is worth cancels": of two decks with the same cards each wins one game of every
    /// pair, or both are drawn, however much moving first brings.
    void whatMovingFirstIsWorthCancels() {
        TournamentPlan plan = anyPlan(2, 40);
        plan.entrants[1].deck = plan.entrants[0].deck;
        const Tournament tournament = tournamentOf(plan);
        const Tally tally = playedBy(tournament).tally;
        QCOMPARE(tally.pairings[0].units, (UnitCounts{0, 0, 20, 0, 0}));
        QCOMPARE(tally.pairings[0].movingFirst, turned(tally.pairings[0].movingSecond));
        const Standings standings = standingsOf(tournament, tally);
        QCOMPARE(standings.decks[0].share.value, 0.5);
        QVERIFY(!areClose(standings.movingFirst, 0.5));
    }

    /// The second deck of a pairing has the other end of everything.
    void bothDecksOfAPairingAreMeasured() {
        const Tournament tournament = tournamentOf(anyPlan(2, 20));
        const Standings standings = standingsOf(tournament, playedBy(tournament).tally);
        const PairingFigures& met = standings.pairings[0];
        QCOMPARE(standings.decks[0].outcomes, met.outcomes);
        QCOMPARE(standings.decks[1].outcomes, turned(met.outcomes));
        QCOMPARE(standings.decks[0].share, met.share);
        QVERIFY(areClose(standings.decks[1].share.value, 1 - met.share.value));
        QVERIFY(areClose(standings.decks[1].share.interval.low, 1 - met.share.interval.high));
        QCOMPARE(standings.decks[0].points, met.points);
        QCOMPARE(standings.decks[1].points, met.pointsOfSecond);
    }

    void edgesCompareEarlyWithLateGames() {
        TournamentPlan plan = anyPlan(2, 2);
        const Tournament tournament = tournamentOf(plan);
        Tally tally(tournament);
        CardTally& card = tally.cards[0][0];
        card.byFirstPlay[0] = {30, 0, 10};
        card.byFirstPlay[3] = {10, 0, 0};
        card.byFirstPlay[5] = {5, 10, 15};
        card.byFirstPlay[firstPlayNever] = {0, 0, 20};
        const CardFigures figures = standingsOf(tournament, tally).decks[0].cards[0];
        QCOMPARE(figures.early, 4);
        QVERIFY(areClose(figures.playRate, 0.8));
        QVERIFY(areClose(figures.edge->value, 40.0 / 50 - 10.0 / 50));
        QVERIFY(figures.edge->interval.low > 0.4 && figures.edge->interval.high < 0.76);
        tally.cards[0][0].byFirstPlay = {Outcomes{30, 0, 10}};
        QVERIFY(!standingsOf(tournament, tally).decks[0].cards[0].edge);
    }

    void withoutGamesNothingIsKnown() {
        const Tournament tournament = tournamentOf(anyPlan(3, 2));
        const Standings standings = standingsOf(tournament, Tally(tournament));
        for (const DeckFigures& deck : standings.decks) {
            QCOMPARE(deck.share.interval, (Interval{0, 1}));
            QVERIFY(!deck.points.interval);
            QVERIFY(!deck.cards[0].edge);
        }
        QCOMPARE(standings.movingFirst, 0.5);
    }
};

STONEMASON_APPLESS_TEST(TestStandings)
#include "test_standings.moc"
