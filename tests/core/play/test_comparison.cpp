// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/random.h"
#include "core/play/comparison.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <array>
#include <cmath>

using namespace stonemason;

namespace {

bool isNear(double number, double expected) {
    return std::abs(number - expected) < 0.0005;
}

} // namespace

class TestComparison : public QObject {
    Q_OBJECT

private slots:
    /// The intervals of Newcombe's first paper of 1998 (Statistics in Medicine 17, 857), method 3.
    void ratesHaveWilsonsInterval() {
        const struct {
            int count;
            int games;
            double low;
            double high;
        } known[]{{81, 263, 0.2553, 0.3662},
                  {15, 148, 0.0624, 0.1605},
                  {0, 20, 0, 0.1611},
                  {1, 29, 0.0061, 0.1718}};
        for (const auto& [count, games, low, high] : known) {
            const Estimate rate = rateOf(count, games);
            QVERIFY(isNear(rate.value, double(count) / games));
            QVERIFY2(isNear(rate.interval.low, low) && isNear(rate.interval.high, high),
                     qPrintable(QStringLiteral("%1 %2").arg(rate.interval.low).arg(rate.interval.high)));
        }
        QCOMPARE(rateOf(0, 0), (Estimate{0, {0, 1}}));
        for (const int games : {1, 7, 1000, 10'000'000}) {
            QCOMPARE(rateOf(0, games).interval.low, 0.0);
            QCOMPARE(rateOf(games, games).interval.high, 1.0);
        }
    }

    /// Those of his second (873), method 10: 56/70 - 48/80 and others.
    void differencesHaveNewcombesInterval() {
        const struct {
            std::array<int, 4> counts;
            double low;
            double high;
        } known[]{{{56, 70, 48, 80}, 0.0524, 0.3339},
                  {{9, 10, 3, 10}, 0.1705, 0.8090},
                  {{5, 56, 0, 29}, -0.0381, 0.1926},
                  {{10, 10, 0, 20}, 0.6791, 1.0}};
        for (const auto& [counts, low, high] : known) {
            const Estimate difference =
                differenceBetween(rateOf(counts[0], counts[1]), rateOf(counts[2], counts[3]));
            QVERIFY2(isNear(difference.interval.low, low) && isNear(difference.interval.high, high),
                     qPrintable(
                         QStringLiteral("%1 %2").arg(difference.interval.low).arg(difference.interval.high)));
        }
        QVERIFY(isBeyondChance(differenceBetween(rateOf(56, 70), rateOf(48, 80))));
        QVERIFY(isBeyondChance(differenceBetween(rateOf(48, 80), rateOf(56, 70))));
        QVERIFY(!isBeyondChance(differenceBetween(rateOf(5, 56), rateOf(0, 29))));
        QVERIFY(!isBeyondChance(differenceBetween(rateOf(5, 5), rateOf(5, 5))));
    }

    void turnedAroundADifferenceIsTheSame() {
        SeededRandom random(3);
        for (int i = 0; i < 200; ++i) {
            const Estimate one = rateOf(random.below(50), 50);
            const Estimate other = rateOf(random.below(80), 80);
            const Estimate forward = differenceBetween(one, other);
            const Estimate back = differenceBetween(other, one);
            QCOMPARE(forward.value, -back.value);
            QCOMPARE(forward.interval.low, -back.interval.high);
            QVERIFY(forward.interval.low <= forward.value && forward.value <= forward.interval.high);
        }
    }

    void distancesFromHalf() {
        QCOMPARE(distanceFromHalf({0.75, {0.625, 0.875}}), (Estimate{0.25, {0.125, 0.375}}));
        QCOMPARE(distanceFromHalf({0.25, {0.125, 0.375}}),
                 (Estimate{0.25, {0.125, 0.375}})); // of the other side
        QCOMPARE(distanceFromHalf({0.5, {0.375, 0.75}}), (Estimate{0, {0, 0.25}}));
    }
};

STONEMASON_APPLESS_TEST(TestComparison)
#include "test_comparison.moc"
