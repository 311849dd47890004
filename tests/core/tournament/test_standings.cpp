// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tournament/standings.h"
#include "tests/support/tournaments.h"

#include <QTest>

#include <cmath>

using namespace stonemason;
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
                QCOMPARE(figures.cards[card].card, tournament.entrant(deck).deck.cards()[card]);
            }
        }
        QCOMPARE(standings.ranking.size(), std::size_t(3));
        for (std::size_t i = 1; i < 3; ++i)
            QVERIFY(standings.decks[std::size_t(standings.ranking[i - 1])].elo.value >=
                    standings.decks[std::size_t(standings.ranking[i])].elo.value);
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

QTEST_APPLESS_MAIN(TestStandings)
#include "test_standings.moc"
