// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/play/paired_standings.h"
#include "tests/support/random.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <cmath>
#include <utility>
#include <vector>

using namespace stonemason;
using test::Random;

namespace {

double chanceOf(double lead) {
    return 1 / (1 + std::pow(10, -lead / 400));
}

/// All pairings of entrants of these strengths; each game of a unit is won or lost by itself, or, with
/// `coupled`, both are won or lost together.
std::vector<EloPairing> played(Random& random, const std::vector<double>& strengths, int units,
                               bool coupled) {
    std::vector<EloPairing> pairings;
    for (int first = 0; first < int(strengths.size()); ++first)
        for (int second = first + 1; second < int(strengths.size()); ++second) {
            EloPairing pairing{{first, second}};
            const double chance = chanceOf(strengths[std::size_t(first)] - strengths[std::size_t(second)]);
            for (int unit = 0; unit < units; ++unit) {
                const bool one = random.below(1'000'000) < chance * 1'000'000;
                const bool other = coupled ? one : random.below(1'000'000) < chance * 1'000'000;
                pairing.units[(one ? 2U : 0U) + (other ? 2U : 0U)] += 1;
            }
            pairings.push_back(pairing);
        }
    return pairings;
}

} // namespace

class TestElo : public QObject {
    Q_OBJECT

private slots:
    /// The logistic curve of chess, at values from published tables.
    void theExpectedScoreIsThatOfChess() {
        const std::vector<std::pair<double, double>> table{{0, 0.5},      {35, 0.5502},  {100, 0.6401},
                                                           {200, 0.7597}, {400, 0.9091}, {-100, 0.3599}};
        for (const auto& [elo, score] : table) {
            QVERIFY(std::abs(expectedScore(elo) - score) < 5e-5);
            QVERIFY(std::abs(eloDifferenceOf(expectedScore(elo)).value() - elo) < 1e-6);
        }
        const Estimate expected = expectedScore(Estimate{35, {21, 49}});
        QVERIFY(std::abs(expected.interval.low - 0.5302) < 5e-5 &&
                std::abs(expected.interval.high - 0.5701) < 5e-5);
        QVERIFY(!eloDifferenceOf(0.0) && !eloDifferenceOf(1.0));
        QVERIFY(!eloDifferenceOf(Estimate{1, {0.9, 1}}));
        const auto difference = eloDifferenceOf(Estimate{0.75, {0.5, 0.9}});
        QVERIFY(difference && std::abs(difference->value - 190.85) < 0.01 && difference->interval.low == 0);
    }

    void findsKnownStrengths() {
        Random random(1);
        const std::vector<double> strengths{-250, -60, 10, 100, 200};
        const auto ratings = eloOf(5, played(random, strengths, 20'000, false));
        for (std::size_t i = 0; i < strengths.size(); ++i)
            QVERIFY2(std::abs(ratings[i].value - strengths[i]) < 6,
                     qPrintable(QString::number(ratings[i].value)));
    }

    /// The scores that the guide and the tool tip name: 100 more score 64 %, 200 more 76 %, 400 more 91 %.
    void hundredMoreScoreSixtyFour() {
        for (const auto& [lead, percent] : {std::pair{100, 64}, std::pair{200, 76}, std::pair{400, 91}}) {
            const EloPairing pairing{{0, 1}, {1'000 * (100 - percent), 0, 0, 0, 1'000 * percent}};
            const auto ratings = eloOf(2, std::span(&pairing, 1));
            const double found = ratings[0].value - ratings[1].value;
            QVERIFY2(std::abs(found - lead) < 3, qPrintable(QString::number(found)));
        }
    }

    /// Two by hand: with shares m of n games and one drawn game each against strength 0, the slope of
    /// the likelihood is zero where the fit says.
    void liesWhereTheLikelihoodIsFlat() {
        Random random(2);
        for (int run = 0; run < 200; ++run) {
            UnitCounts units{};
            for (std::int64_t& count : units)
                count = random.below(30);
            const EloPairing pairing{{0, 1}, units};
            const auto ratings = eloOf(2, std::span(&pairing, 1));
            double games = 0;
            double points = 0;
            for (std::size_t i = 0; i < units.size(); ++i) {
                games += 2 * double(units[i]);
                points += 0.5 * double(i) * double(units[i]);
            }
            const double lead = ratings[0].value - ratings[1].value;
            const double slope = points - games * chanceOf(lead) + 0.5 - chanceOf(lead / 2);
            QVERIFY2(std::abs(slope) < 1e-6, qPrintable(QString::number(slope)));
        }
    }

    void meanIsNothing() {
        Random random(3);
        double sum = 0;
        for (const Estimate& rating : eloOf(4, played(random, {-700, 0, 100, 900}, 50, false)))
            sum += rating.value;
        QVERIFY(std::abs(sum) < 1e-6);
    }

    /// 95 of a hundred intervals contain the strength, with independent games and with correlated ones.
    void intervalsHoldTheTruth_data() {
        QTest::addColumn<bool>("coupled");
        QTest::newRow("games by themselves") << false;
        QTest::newRow("both games of a unit alike") << true;
    }
    void intervalsHoldTheTruth() {
        QFETCH(bool, coupled);
        Random random(4);
        const std::vector<double> strengths{-120, -30, 0, 150};
        constexpr int runs = 1'500;
        int covered = 0;
        double width = 0;
        for (int run = 0; run < runs; ++run) {
            const auto ratings = eloOf(4, played(random, strengths, 60, coupled));
            for (std::size_t i = 0; i < strengths.size(); ++i) {
                const auto [low, high] = ratings[i].interval;
                covered += low <= strengths[i] && strengths[i] <= high ? 1 : 0;
                width += high - low;
            }
        }
        QVERIFY2(covered > 0.93 * 4 * runs && covered < 0.97 * 4 * runs,
                 qPrintable(QString::number(covered)));
        width /= 4 * runs;
        QVERIFY2(coupled ? width > 60 && width < 100 : width > 45 && width < 70,
                 qPrintable(QString::number(width)));
    }

    /// With only wins or only losses strength is unbounded; the fit stays finite and reports uncertainty.
    void sureWinnersAreFinite() {
        for (const int units : {1, 10, 1'000, 1'000'000}) {
            const EloPairing pairing{{0, 1}, {0, 0, 0, 0, units}};
            const auto ratings = eloOf(2, std::span(&pairing, 1));
            QVERIFY(std::isfinite(ratings[0].value) && ratings[0].value > 0);
            QCOMPARE(ratings[1].value, -ratings[0].value);
            QVERIFY(ratings[0].interval.low < ratings[0].value && std::isfinite(ratings[0].interval.high));
        }
    }

    void withoutGamesAllAreEqual() {
        const EloPairing pairings[] = {{{0, 1}}, {{0, 2}}, {{1, 2}}};
        for (const Estimate& rating : eloOf(3, pairings)) {
            QCOMPARE(rating.value, 0.0);
            QVERIFY(rating.interval.high > 400);
        }
    }

    /// In a field the others meet only through the measured one.
    void aFieldIsEnough() {
        const EloPairing pairings[] = {{{0, 1}, {0, 0, 500, 0, 500}}, {{0, 2}, {500, 0, 500, 0, 0}}};
        const auto ratings = eloOf(3, pairings);
        QVERIFY(std::abs(ratings[0].value) < 1);
        QVERIFY(std::abs(ratings[2].value - 190.8) < 3);
        QVERIFY(std::abs(ratings[1].value + 190.8) < 3);
    }
};

STONEMASON_APPLESS_TEST(TestElo)
#include "test_elo.moc"
