// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/app/tasks/latest_task.h"
#include "tests/support/test_program.h"

#include <QSemaphore>
#include <QTest>

#include <atomic>
#include <vector>

using namespace stonemason;

namespace {

/// A receiver of the numbers of jobs that the test holds back until it wants them done.
struct TaskDesk : QObject {
    std::vector<int> reported;
    std::atomic<int> stopped = 0;
    QSemaphore begun;
    QSemaphore gate;
    LatestTask<int> job{*this, [this](int value) { reported.push_back(value); }};

    LatestTask<int>::Work held(int value) {
        return [this, value](const std::stop_token& stop) {
            begun.release();
            while (!gate.tryAcquire(1, 1))
                if (stop.stop_requested()) {
                    ++stopped;
                    return -1;
                }
            return value;
        };
    }
    ~TaskDesk() override { gate.release(100); }
};

using Numbers = std::vector<int>;

} // namespace

class TestLatestTask : public QObject {
    Q_OBJECT

private slots:
    void followsAStroke() {
        TaskDesk desk;
        desk.job.enqueue(desk.held(1));
        desk.begun.acquire();
        for (int value : {2, 3, 4})
            desk.job.enqueue(desk.held(value));
        QVERIFY(desk.job.isBusy());
        QVERIFY(desk.reported.empty());
        desk.gate.release();
        QTRY_COMPARE(desk.reported, Numbers{1});
        QVERIFY(desk.job.isBusy());
        desk.gate.release();
        QTRY_COMPARE(desk.reported, (Numbers{1, 4}));
        QVERIFY(!desk.job.isBusy());
        QCOMPARE(desk.stopped.load(), 0);
    }

    void restartStopsWhatRuns() {
        TaskDesk desk;
        desk.job.enqueue(desk.held(1));
        desk.begun.acquire();
        desk.job.restart(desk.held(2));
        desk.job.restart(desk.held(3));
        QVERIFY(desk.job.isBusy());
        QTRY_COMPARE(desk.stopped.load(), 1);
        desk.gate.release();
        QTRY_COMPARE(desk.reported, Numbers{3});
        QVERIFY(!desk.job.isBusy());
    }

    void aDroppedTaskReportsNothing() {
        TaskDesk desk;
        desk.job.enqueue(desk.held(1));
        desk.begun.acquire();
        desk.job.enqueue(desk.held(2));
        desk.job.drop();
        QVERIFY(!desk.job.isBusy());
        QTRY_COMPARE(desk.stopped.load(), 1);
        desk.job.enqueue(desk.held(3));
        desk.gate.release();
        QTRY_COMPARE(desk.reported, Numbers{3});
    }

    void goesAwayWhileWorking() {
        auto desk = std::make_unique<TaskDesk>();
        desk->job.enqueue(desk->held(1));
        desk->begun.acquire();
        desk->job.enqueue(desk->held(2));
        desk.reset(); // waits for the thread, reports nothing
    }
};

STONEMASON_GUILESS_TEST(TestLatestTask)
#include "test_latest_task.moc"
