// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/random.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <array>
#include <vector>

using namespace stonemason;

class TestRandom : public QObject {
    Q_OBJECT

private slots:
    void rangesIncludeBothEnds() {
        SeededRandom random(1);
        std::array<int, 3> counts{};
        for (int i = 0; i < 300; ++i)
            ++counts.at(std::size_t(random.in({4, 6}) - 4));
        for (const int count : counts)
            QVERIFY(count > 60);
    }

    void aRangeOfOneNumberNeedsNoRandomNumber() {
        SeededRandom random(1);
        QCOMPARE(random.in({5, 5}), 5);
        QCOMPARE(random.in({5, 3}), 5);
        QCOMPARE(random.next(), SeededRandom(1).next());
    }

    void unitNumbersFillTheIntervalAndAreLessThanOne() {
        SeededRandom random(1);
        double sum = 0;
        for (int i = 0; i < 1000; ++i) {
            const double number = random.unit();
            QVERIFY(number >= 0 && number < 1);
            sum += number;
        }
        QVERIFY(sum > 450 && sum < 550);
    }

    void itemsAreChosenByWeight() {
        SeededRandom random(1);
        const std::array weights{0, 1, 0, 3};
        std::array<int, 4> counts{};
        for (int i = 0; i < 400; ++i)
            ++counts.at(random.weightedIndex(weights).value());
        QCOMPARE(counts[0] + counts[2], 0);
        QVERIFY(counts[1] > 70 && counts[1] < 130);
    }

    void nothingIsChosenWithoutWeight() {
        SeededRandom random(1);
        QVERIFY(!random.weightedIndex(std::array{0, 0}));
        QVERIFY(!random.weightedIndex(std::vector<int>()));
        QCOMPARE(random.next(), SeededRandom(1).next());
    }

    void weightsCanBeMembers() {
        struct Item {
            int weight;
        };
        SeededRandom random(1);
        QCOMPARE(random.weightedIndex(std::array{Item{0}, Item{2}}, &Item::weight),
                 std::optional<std::size_t>(1));
    }
};

STONEMASON_APPLESS_TEST(TestRandom)
#include "test_random.moc"
