// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/app/tasks/live_job.h"
#include "tests/support/test_program.h"
#include "tests/support/wait.h"

#include <QSemaphore>

#include <atomic>
#include <memory>
#include <vector>

using namespace stonemason;

namespace {

/// A desk whose work reports numbers one by one, each when the test lets it.
struct Desk : QObject {
    std::vector<int> reported;
    std::vector<int> ended;
    QSemaphore gate;
    std::atomic<int> put = 0;
    std::atomic<bool> left = false;
    LiveJob<int, int> job{*this, [this](int progress) { reported.push_back(progress); },
                          [this](int value) { ended.push_back(value); }};

    void count(int to) {
        job.start([this, to](const std::stop_token& stop, const auto& report) {
            int number = 0;
            while (number < to && !stop.stop_requested())
                if (gate.tryAcquire(1, 1)) {
                    report(++number);
                    ++put;
                }
            left = true;
            return number;
        });
    }
};

using Numbers = std::vector<int>;

} // namespace

class TestLiveJob : public QObject {
    Q_OBJECT

private slots:
    void reportsHowFarItIsAndItsValue() {
        Desk desk;
        desk.count(2);
        QVERIFY(desk.job.isRunning());
        desk.gate.release();
        TRY_PATIENTLY(desk.reported == Numbers{1});
        desk.gate.release();
        TRY_PATIENTLY(desk.ended == Numbers{2});
        QCOMPARE(desk.reported, (Numbers{1, 2}));
        QVERIFY(!desk.job.isRunning());
    }

    /// While the window is busy with something else only the newest is kept.
    void aBusyWindowSeesTheNewest() {
        Desk desk;
        desk.count(100);
        desk.gate.release(100);
        while (desk.put < 100)
            std::this_thread::yield();
        TRY_PATIENTLY(!desk.ended.empty());
        QCOMPARE(desk.reported, Numbers{100});
    }

    void whatIsCancelledReportsWhatItHas() {
        Desk desk;
        desk.count(5);
        desk.gate.release(2);
        TRY_PATIENTLY(desk.put == 2);
        desk.job.stop();
        TRY_PATIENTLY(desk.ended == Numbers{2});
    }

    void canBeStartedAgain() {
        Desk desk;
        for (int run = 1; run <= 3; ++run) {
            desk.gate.release(run);
            desk.count(run);
            TRY_PATIENTLY(int(desk.ended.size()) == run);
        }
        QCOMPARE(desk.ended, (Numbers{1, 2, 3}));
    }

    /// The owner may go while work runs: it is waited for, and no result is delivered afterwards.
    void goesWithItsOwner() {
        auto desk = std::make_unique<Desk>();
        std::atomic<bool> ended = false;
        auto job = std::make_unique<LiveJob<int, int>>(
            *desk, [](int) {}, [&](int) { ended = true; });
        std::atomic<bool> left = false;
        job->start([&](const std::stop_token& stop, const auto& report) {
            while (!stop.stop_requested())
                report(1);
            left = true;
            return 1;
        });
        job.reset();
        QVERIFY(left);
        desk.reset();
        QCoreApplication::processEvents();
        QVERIFY(!ended);
    }
};

STONEMASON_GUILESS_TEST(TestLiveJob)
#include "test_live_job.moc"
