// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/play/animation_queue.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <vector>

using namespace stonemason;

namespace {

struct Numbered {
    int number = 0;
    double steps = 1;

    double length() const { return steps; }
};

struct Shown {
    int frames = 0;
    std::vector<bool> changes;
    AnimationQueue<Numbered> queue{[this] { ++frames; }, [this](bool on) { changes.push_back(on); }};
};

} // namespace

class TestAnimationQueue : public QObject {
    Q_OBJECT

private slots:
    void withoutTimeNothingIsShown() {
        Shown shown;
        shown.queue.add({1});
        QVERIFY(shown.queue.empty());
        QVERIFY(shown.changes.empty());
    }

    void showsOneAfterTheOther() {
        Shown shown;
        shown.queue.setStepTime(40);
        shown.queue.add({1, 2});
        shown.queue.add({2, 1});
        QCOMPARE(shown.queue.front().number, 1);
        QCOMPARE(shown.changes, (std::vector<bool>{true}));
        QTRY_COMPARE(shown.queue.empty() ? 0 : shown.queue.front().number, 2);
        QTRY_VERIFY(shown.queue.empty());
        QCOMPARE(shown.changes, (std::vector<bool>{true, false}));
        QVERIFY(shown.frames > 2);
    }

    void theLastTakesThePlaceOfOneThatWaits() {
        Shown shown;
        shown.queue.setStepTime(30);
        for (const int number : {1, 2, 3, 4})
            shown.queue.add({number, 1});
        QCOMPARE(shown.queue.front().number, 1);
        std::vector<int> seen;
        while (!shown.queue.empty()) {
            if (seen.empty() || seen.back() != shown.queue.front().number)
                seen.push_back(shown.queue.front().number);
            QTest::qWait(1);
        }
        QCOMPARE(seen.front(), 1);
        QVERIFY(seen.size() <= 2 && (seen.size() == 1 || seen.back() == 4));
    }

    void clearingEndsItAtOnce() {
        Shown shown;
        shown.queue.setStepTime(10'000);
        shown.queue.add({1, 5});
        shown.queue.clear();
        QVERIFY(shown.queue.empty());
        QCOMPARE(shown.changes, (std::vector<bool>{true, false}));
        shown.queue.clear();
        QCOMPARE(shown.changes.size(), std::size_t(2));
        shown.queue.add({2, 5});
        shown.queue.setStepTime(0);
        QVERIFY(shown.queue.empty());
    }
};

STONEMASON_GUILESS_TEST(TestAnimationQueue)
#include "test_animation_queue.moc"
