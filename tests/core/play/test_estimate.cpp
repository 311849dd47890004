// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/play/estimate.h"
#include "tests/support/random.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <cmath>

using namespace stonemason;
using test::Random;

namespace {

using Chances = std::array<double, unitResults>;

double meanOf(const Chances& chances) {
    double mean = 0;
    for (std::size_t i = 0; i < chances.size(); ++i)
        mean += chances[i] * double(i) / 4;
    return mean;
}

double logFactorial(std::int64_t n) {
    return std::lgamma(double(n) + 1);
}

/// The probability that the interval of so many units contains the true share: by enumerating all outcomes.
double coverageOf(const Chances& chances, int units) {
    const double truth = meanOf(chances);
    double covered = 0;
    UnitCounts counts{};
    const auto visit = [&](auto&& self, std::size_t result, int left) -> void {
        if (result + 1 == counts.size()) {
            counts[result] = left;
            double logChance = logFactorial(units);
            for (std::size_t i = 0; i < counts.size(); ++i) {
                if (counts[i] > 0 && chances[i] == 0) return;
                if (counts[i] > 0) logChance += double(counts[i]) * std::log(chances[i]);
                logChance -= logFactorial(counts[i]);
            }
            const Interval interval = shareOf(std::span(&counts, 1)).interval;
            if (interval.low <= truth && truth <= interval.high) covered += std::exp(logChance);
            return;
        }
        for (int here = 0; here <= left; ++here) {
            counts[result] = here;
            self(self, result + 1, left - here);
        }
    };
    visit(visit, 0, units);
    return covered;
}

int drawn(Random& random, const Chances& chances) {
    double at = double(random.below(1'000'000)) / 1'000'000;
    for (std::size_t i = 0; i < chances.size(); ++i)
        if ((at -= chances[i]) < 0) return int(i);
    return int(unitResults) - 1;
}

} // namespace

class TestEstimate : public QObject {
    Q_OBJECT

private slots:
    void quantilesAreThoseOfTheTables() {
        const std::pair<int, double> known[] = {{1, 12.706},  {2, 4.303},    {5, 2.571},     {7, 2.3646},
                                                {8, 2.306},   {10, 2.228},   {20, 2.086},    {30, 2.0423},
                                                {60, 2.0003}, {120, 1.9799}, {100'000, 1.96}};
        for (const auto& [degrees, quantile] : known)
            QVERIFY2(std::abs(quantileOfT(degrees) - quantile) < 0.001 * quantile,
                     qPrintable(QString::number(degrees)));
    }

    /// By brute force over all outcomes: never far below 95 of a hundred, few units and sure wins included.
    void intervalsHoldTheTruth_data() {
        QTest::addColumn<QList<double>>("chances");
        QTest::newRow("even") << QList<double>{0.25, 0, 0.5, 0, 0.25};
        QTest::newRow("mostly split by who moves first") << QList<double>{0.03, 0, 0.94, 0, 0.03};
        QTest::newRow("some draws") << QList<double>{0.2, 0.1, 0.4, 0.1, 0.2};
        QTest::newRow("rather strong") << QList<double>{0.05, 0.05, 0.3, 0.1, 0.5};
        QTest::newRow("very strong") << QList<double>{0, 0, 0.05, 0.05, 0.9};
        QTest::newRow("nearly always wins") << QList<double>{0, 0, 0.02, 0, 0.98};
        QTest::newRow("both or none") << QList<double>{0.5, 0, 0, 0, 0.5};
    }
    void intervalsHoldTheTruth() {
        QFETCH(QList<double>, chances);
        Chances own{};
        std::ranges::copy(chances, own.begin());
        for (const int units : {1, 2, 3, 5, 8, 12, 20, 30}) {
            const double coverage = coverageOf(own, units);
            QVERIFY2(coverage > 0.93, qPrintable(QString("%1 units: %2").arg(units).arg(coverage)));
        }
    }

    /// With many units and shares close to the ends, where intervals usually fail: by playing it out.
    void extremeSharesAreHeldToo_data() {
        QTest::addColumn<double>("sure"); // how likely a unit is won by two wins; else one game of it is lost
        QTest::addColumn<int>("units");
        for (const double sure : {0.98, 0.995, 0.999})
            for (const int units : {50, 200, 1'000})
                QTest::addRow("%g of %d", sure, units) << sure << units;
    }
    void extremeSharesAreHeldToo() {
        QFETCH(double, sure);
        QFETCH(int, units);
        Random random(11);
        for (const bool wins : {true, false}) {
            const Chances chances =
                wins ? Chances{0, 0, 1 - sure, 0, sure} : Chances{sure, 0, 1 - sure, 0, 0};
            const double truth = meanOf(chances);
            constexpr int runs = 2'000;
            int covered = 0;
            for (int run = 0; run < runs; ++run) {
                UnitCounts counts{};
                for (int unit = 0; unit < units; ++unit)
                    ++counts[std::size_t(drawn(random, chances))];
                const Estimate share = shareOf(std::span(&counts, 1));
                QVERIFY(0 <= share.interval.low && share.interval.low <= share.value);
                QVERIFY(share.value <= share.interval.high && share.interval.high <= 1);
                covered += share.interval.low <= truth && truth <= share.interval.high ? 1 : 0;
            }
            QVERIFY2(covered > 0.93 * runs, qPrintable(QString::number(covered)));
        }
    }

    /// The numbers that the guide names: all of ten games won, and all of a hundred.
    void theGuideSaysWhereTheIntervalOfSureWinsBegins() {
        const auto lowOf = [](std::int64_t units) {
            const UnitCounts all{0, 0, 0, 0, units};
            return std::round(1'000 * shareOf(std::span(&all, 1)).interval.low);
        };
        QCOMPARE(lowOf(5), 458);
        QCOMPARE(lowOf(50), 911);
    }

    /// "Four times as many games halve an interval."
    void fourTimesTheGamesHalveAnInterval() {
        const auto widthOf = [](std::int64_t times) {
            const UnitCounts counts{30 * times, 10 * times, 40 * times, 20 * times, 50 * times};
            const Interval interval = shareOf(std::span(&counts, 1)).interval;
            return interval.high - interval.low;
        };
        QVERIFY(std::abs(widthOf(4) / widthOf(1) - 0.5) < 0.01);
        QVERIFY(std::abs(widthOf(16) / widthOf(4) - 0.5) < 0.01);
    }

    /// Conservative but useful: with many units the intervals approach the usual 1.96 standard errors.
    void intervalsAreNoWiderThanNeeded() {
        const UnitCounts counts{400, 0, 200, 0, 400};
        const Estimate share = shareOf(std::span(&counts, 1));
        QCOMPARE(share.value, 0.5);
        const double plain = 2 * 1.96 * std::sqrt(0.2 / 1000);
        QVERIFY(std::abs(share.interval.high - share.interval.low - plain) < 0.02 * plain);
    }

    /// Pairs that always split contain no random variation: the interval is narrow, while independent games
    /// of the same points would have a wide one.
    void pairsAreTheUnits() {
        const UnitCounts split{0, 0, 500, 0, 0};
        const UnitCounts bothOrNone{250, 0, 0, 0, 250};
        const auto widthOf = [](const UnitCounts& counts) {
            const Interval interval = shareOf(std::span(&counts, 1)).interval;
            return interval.high - interval.low;
        };
        QVERIFY(widthOf(split) < 0.02);
        QVERIFY(widthOf(bothOrNone) > 0.08);
    }

    void sureWinsHaveAWidth() {
        for (const int units : {1, 2, 10, 1'000}) {
            const UnitCounts all{0, 0, 0, 0, units};
            const Estimate share = shareOf(std::span(&all, 1));
            QCOMPARE(share.value, 1.0);
            QCOMPARE(share.interval.high, 1.0);
            QVERIFY(share.interval.low < 1 && share.interval.low > 1 - 5.0 / (units + 1));
        }
        const Estimate none = shareOf({});
        QCOMPARE(none.value, 0.5);
        QCOMPARE(none.interval, (Interval{0, 1}));
    }

    void theShareLiesInItsIntervalAndMirrors() {
        Random random(5);
        for (int i = 0; i < 5'000; ++i) {
            std::vector<UnitCounts> groups(std::size_t(1 + random.below(4)));
            std::vector<UnitCounts> turned;
            for (UnitCounts& counts : groups) {
                for (std::int64_t& count : counts)
                    count = random.coin() ? 0 : random.below(random.coin() ? 3 : 300);
                turned.push_back(counts);
                std::ranges::reverse(turned.back());
            }
            const Estimate share = shareOf(groups);
            const Estimate other = shareOf(turned);
            QVERIFY(share.interval.low <= share.value && share.value <= share.interval.high);
            QVERIFY(std::abs(share.value + other.value - 1) < 1e-12);
            QVERIFY(std::abs(share.interval.low + other.interval.high - 1) < 1e-9);
        }
    }

    /// Opponents of different strength add no variance: 95 of a hundred intervals contain the field's mean.
    void groupsAreStrata() {
        Random random(11);
        const std::array<Chances, 3> field{Chances{0.9, 0, 0.1, 0, 0}, Chances{0.2, 0.1, 0.4, 0.1, 0.2},
                                           Chances{0, 0, 0.1, 0, 0.9}};
        double truth = 0;
        for (const Chances& chances : field)
            truth += meanOf(chances) / 3;
        constexpr int runs = 4'000;
        int covered = 0;
        double width = 0;
        for (int run = 0; run < runs; ++run) {
            std::array<UnitCounts, 3> groups{};
            for (std::size_t i = 0; i < groups.size(); ++i)
                for (int unit = 0; unit < 15; ++unit)
                    ++groups[i][std::size_t(drawn(random, field[i]))];
            const Interval interval = shareOf(groups).interval;
            covered += interval.low <= truth && truth <= interval.high ? 1 : 0;
            width += interval.high - interval.low;
        }
        QVERIFY2(covered > 0.935 * runs && covered < 0.995 * runs, qPrintable(QString::number(covered)));
        QVERIFY2(width / runs < 0.16, qPrintable(QString::number(width / runs)));
    }

    void meansHaveTheIntervalOfStudent() {
        Random random(3);
        constexpr int runs = 4'000;
        int covered = 0;
        for (int run = 0; run < runs; ++run) {
            std::vector<std::pair<std::int64_t, Sums>> groups(2);
            for (std::size_t group = 0; group < 2; ++group)
                for (int i = 0; i < 4; ++i) {
                    groups[group].second.add(std::int64_t(1'000 * group) + random.below(201) - 100);
                    ++groups[group].first;
                }
            const Mean mean = meanOf(groups, 2);
            QVERIFY(mean.interval.has_value());
            covered += mean.interval->low <= 250 && 250 <= mean.interval->high ? 1 : 0;
        }
        QVERIFY2(covered > 0.935 * runs && covered < 0.965 * runs, qPrintable(QString::number(covered)));
        const std::pair<std::int64_t, Sums> one{1, {12, 144}};
        QCOMPARE(meanOf(std::span(&one, 1), 2), (Mean{6, std::nullopt}));
        QCOMPARE(meanOf({}, 2), Mean{});
    }

    /// Student's intervals worked out by hand: of one group and of two, whose spread is that within each.
    void meansOfFewValues() {
        const auto isAbout = [](double value, double wanted) { return std::abs(value - wanted) < 1e-3; };
        const std::vector<std::pair<std::int64_t, Sums>> one{{2, {2, 4}}}; // 0 and 2: one degree of freedom
        const Mean single = meanOf(one, 1);
        QCOMPARE(single.value, 1.0);
        QVERIFY(isAbout(single.interval->low, 1 - 12.7062) && isAbout(single.interval->high, 1 + 12.7062));

        // 0 and 2, 10 and 14: half of each mean, variances 2 / 2 and 8 / 2; two degrees of freedom.
        const std::vector<std::pair<std::int64_t, Sums>> two{{2, {2, 4}}, {0, {}}, {2, {24, 296}}};
        const double reach = 4.30265 * std::sqrt((2.0 / 2 + 8.0 / 2) / 4);
        const Mean both = meanOf(two, 1);
        QCOMPARE(both.value, 6.5);
        QVERIFY(isAbout(both.interval->low, 6.5 - reach) && isAbout(both.interval->high, 6.5 + reach));

        // A group of one gives no information about its spread: all are one.
        const std::vector<std::pair<std::int64_t, Sums>> lone{{2, {2, 4}}, {1, {10, 100}}};
        const double all = 4.30265 * std::sqrt(((4 - 0) + 100 - 48) / 2.0 / 3);
        const Mean together = meanOf(lone, 1);
        QCOMPARE(together.value, 4.0);
        QVERIFY(isAbout(together.interval->low, 4 - all) && isAbout(together.interval->high, 4 + all));
    }

    void differencesHoldTheTruth() {
        Random random(17);
        constexpr int runs = 4'000;
        int covered = 0;
        for (int run = 0; run < runs; ++run) {
            Outcomes some;
            Outcomes others;
            for (int i = 0; i < 25; ++i) {
                some.add(random.below(10) < 7 ? GameResult::Win : GameResult::Loss);
                others.add(random.below(10) < 4 ? GameResult::Win : GameResult::Loss);
            }
            const auto edge = differenceOf(some, others);
            covered += edge->interval.low <= 0.3 && 0.3 <= edge->interval.high ? 1 : 0;
        }
        QVERIFY2(covered > 0.93 * runs, qPrintable(QString::number(covered)));
        QVERIFY(!differenceOf({}, {1, 0, 0}));
        QCOMPARE(differenceOf({3, 0, 0}, {0, 0, 2})->value, 1.0);
        QCOMPARE(differenceOf({0, 2, 0}, {1, 0, 1})->value, 0.0);
    }
};

STONEMASON_APPLESS_TEST(TestEstimate)
#include "test_estimate.moc"
