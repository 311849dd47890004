// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/play/paired_standings.h"
#include "tests/support/random.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <algorithm>
#include <cmath>

using namespace stonemason;
using test::Random;

namespace {

bool areClose(double a, double b) {
    return std::abs(a - b) < 1e-9;
}

/// A game that the first to move wins, loses or draws, with any points and moves.
GameScore anyGame(Random& random) {
    const auto result = GameResult(random.below(3));
    const auto other = GameResult(2 - int(result));
    return {{SideResult{result, random.below(1'000)}, SideResult{other, random.below(1'000)}},
            1 + random.below(90)};
}

/// A tournament of made-up games, with what they add up to counted one by one.
struct Made {
    explicit Made(TournamentForm form, int entrants, int units, std::uint64_t seed)
        : schedule(form, entrants, units)
        , tallies(std::size_t(schedule.pairings()))
        , halfPoints(std::size_t(entrants))
        , points(std::size_t(entrants))
        , games(std::size_t(entrants)) {
        Random random(seed);
        for (std::int64_t unit = 0; unit < schedule.units(); ++unit) {
            const int pairing = schedule.pairingOfUnit(unit);
            const GameScore one = anyGame(random);
            const GameScore other = anyGame(random);
            tallies[std::size_t(pairing)].add(one, other);
            const auto [first, second] = schedule.pairing(pairing);
            count(one, first, second);
            count(other, second, first);
        }
    }

    void count(const GameScore& game, int first, int second) {
        moves += game.moves;
        byFirstMover += int(game.sides[0].result);
        for (const auto& [side, entrant] : {std::pair{0U, first}, std::pair{1U, second}}) {
            halfPoints[std::size_t(entrant)] += int(game.sides[side].result);
            points[std::size_t(entrant)] += game.sides[side].points;
            ++games[std::size_t(entrant)];
        }
    }

    Schedule schedule;
    std::vector<PairingTally> tallies;
    std::vector<double> halfPoints;
    std::vector<double> points;
    std::vector<double> games;
    double moves = 0;
    double byFirstMover = 0;
};

} // namespace

class TestPairedStandings : public QObject {
    Q_OBJECT

private slots:
    void figuresAreThoseOfTheGamesOneByOne_data() {
        QTest::addColumn<bool>("isField");
        QTest::newRow("each every other") << false;
        QTest::newRow("one against a field") << true;
    }
    void figuresAreThoseOfTheGamesOneByOne() {
        QFETCH(const bool, isField);
        const Made made(isField ? TournamentForm::Field : TournamentForm::RoundRobin, 5, 30, 7);
        const PairedStandings standings = standingsOf(made.schedule, made.tallies);
        const double games = 2.0 * double(made.schedule.units());
        QVERIFY(areClose(standings.moves, made.moves / games));
        QVERIFY(areClose(standings.movingFirst, made.byFirstMover / 2 / games));
        QCOMPARE(standings.entrants.size(), std::size_t(5));
        for (std::size_t i = 0; i < 5; ++i) {
            const EntrantFigures& figures = standings.entrants[i];
            QCOMPARE(double(figures.outcomes.games()), made.games[i]);
            QVERIFY(areClose(figures.share.value, made.halfPoints[i] / 2 / made.games[i]));
            QVERIFY(areClose(figures.points.value, made.points[i] / made.games[i]));
            QVERIFY(figures.elo.interval.low < figures.elo.value);
        }
        std::vector<int> byElo{0, 1, 2, 3, 4};
        std::ranges::sort(byElo, std::greater(),
                          [&](int i) { return standings.entrants[std::size_t(i)].elo.value; });
        QCOMPARE(standings.ranking, byElo);
    }

    void bothOfAPairingAreMeasured() {
        const Made made(TournamentForm::RoundRobin, 2, 40, 8);
        const PairedStandings standings = standingsOf(made.schedule, made.tallies);
        const PairingFigures& met = standings.pairings.at(0);
        QCOMPARE(met.entrants, (Pairing{0, 1}));
        QCOMPARE(standings.entrants[0].outcomes, met.outcomes);
        QCOMPARE(standings.entrants[1].outcomes, turned(met.outcomes));
        QCOMPARE(standings.entrants[0].share, met.share);
        QVERIFY(areClose(standings.entrants[1].share.value, 1 - met.share.value));
        QCOMPARE(standings.entrants[0].points, met.points);
        QCOMPARE(standings.entrants[1].points, met.pointsOfSecond);
    }

    void sumsDoNotDependOnTheOrder() {
        Random random(9);
        std::vector<std::array<GameScore, 2>> units(50);
        for (auto& [one, other] : units)
            one = anyGame(random), other = anyGame(random);
        PairingTally all;
        for (const auto& [one, other] : units)
            all.add(one, other);
        std::array<PairingTally, 3> parts;
        std::ranges::reverse(units);
        for (std::size_t i = 0; i < units.size(); ++i)
            parts[i % 3].add(units[i][0], units[i][1]);
        QCOMPARE((parts[2] += parts[0]) += parts[1], all);
        QCOMPARE(all.unitCount(), std::int64_t(50));
        QVERIFY(isPossible(all, 50, mostSquaresOf({})));
    }

    /// The sums of games that were played are possible; a number that is changed by itself is not.
    void distinguishesSumsThatNoGamesHave() {
        const Made made(TournamentForm::RoundRobin, 2, 40, 10);
        const PairingTally good = made.tallies[0];
        const auto accepts = [](const PairingTally& tally) {
            return isPossible(tally, 40, mostSquaresOf({}));
        };
        QVERIFY(accepts(good));
        QVERIFY(!isPossible(good, 41, mostSquaresOf({})));
        QVERIFY(!isPossible(good, 40, good.points[0].squares - 1));
        const auto changed = [&](auto change) {
            PairingTally tally = good;
            change(tally);
            return accepts(tally);
        };
        QVERIFY(!changed([](PairingTally& t) { ++t.units[2]; }));
        QVERIFY(!changed([](PairingTally& t) { ++t.units[0], --t.units[1]; }));
        QVERIFY(!changed([](PairingTally& t) { ++t.movingFirst.wins; }));
        QVERIFY(!changed([](PairingTally& t) { t.movingSecond.draws = -1; }));
        QVERIFY(!changed([](PairingTally& t) { t.moves = -1; }));
        QVERIFY(!changed([](PairingTally& t) { t.moves = std::int64_t{80} * 65'535 + 2; }));
        QVERIFY(!changed([](PairingTally& t) { t.points[0].sum = -1; }));
        QVERIFY(!changed([](PairingTally& t) { t.points[1].squares = 0; }));
        QVERIFY(!changed([](PairingTally& t) { t.points[1].sum = 40 * mostPointsOfUnit + 40; }));
    }
};

STONEMASON_APPLESS_TEST(TestPairedStandings)
#include "test_paired_standings.moc"
