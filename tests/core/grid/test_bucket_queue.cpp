// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/random.h"
#include "core/grid/bucket_queue.h"
#include "tests/support/test_program.h"

#include <QTest>
#include <queue>

#include <functional>
#include <tuple>
#include <vector>

using namespace stonemason;

class TestBucketQueue : public QObject {
    Q_OBJECT

private slots:
    void isEmptyAtFirst() { QVERIFY(!BucketQueue<int>(3).pop()); }

    void entriesLeaveByCostAndThenByAge() {
        SeededRandom random(7);
        constexpr int largestStep = 5;
        using Reference = std::tuple<int, int>; // cost, number: the older has the lower one
        std::priority_queue<Reference, std::vector<Reference>, std::greater<>> reference;
        BucketQueue<int> queue(largestStep);
        int last = 0;
        int number = 0;
        for (int i = 0; i < 10000; ++i) {
            if (random.percent(60)) {
                const int cost = last + random.below(largestStep + 1);
                reference.emplace(cost, number);
                queue.push(cost, number++);
                continue;
            }
            const auto entry = queue.pop();
            QCOMPARE(entry.has_value(), !reference.empty());
            if (!entry) continue;
            QVERIFY(Reference(entry->cost, entry->item) == reference.top());
            last = entry->cost;
            reference.pop();
        }
    }

    void beginsAnew() {
        BucketQueue<int> queue(2);
        queue.push(0, 1);
        queue.push(2, 2);
        QCOMPARE(queue.pop()->item, 1);
        QCOMPARE(queue.pop()->cost, 2);
        queue.push(3, 3);
        queue.clear();
        QVERIFY(!queue.pop());
        queue.push(1, 4);
        QCOMPARE(queue.pop()->item, 4);
    }
};

STONEMASON_APPLESS_TEST(TestBucketQueue)
#include "test_bucket_queue.moc"
