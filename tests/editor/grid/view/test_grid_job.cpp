// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/grid/view/grid_job.h"
#include "tests/support/test_program.h"
#include "tests/support/wait.h"

#include <QTest>

#include <atomic>
#include <semaphore>
#include <string>

using namespace stonemason;

namespace {

constexpr Size small{8, 8};
constexpr Size large{200, 200};

/// Records the calls it receives: "busy", "value 3", "idle". Work on large boards waits for `go`.
struct Desk : QObject {
    GridJob<int>::Work work(int value, Size board) {
        return [this, value, board](const std::stop_token& stop) {
            if (board == large) go.acquire();
            worked += 1;
            stopped += stop.stop_requested() ? 1 : 0;
            return value;
        };
    }
    void run(int value, Size board, JobPace pace) { job.run(board, work(value, board), pace); }
    ~Desk() override { go.release(100); } // nobody waits any more

    std::string reported;
    std::counting_semaphore<1000> go{0};
    std::atomic<int> worked = 0;
    std::atomic<int> stopped = 0;
    GridJob<int> job{*this, [this](int value) { reported += "value " + std::to_string(value) + ";"; },
                     [this](bool busy) { reported += busy ? "busy;" : "idle;"; }};
};

} // namespace

class TestGridJob : public QObject {
    Q_OBJECT

private slots:
    void smallBoardsAreDoneAtOnce() {
        Desk desk;
        desk.run(3, small, JobPace::Follow);
        desk.run(4, small, JobPace::Restart);
        QCOMPARE(desk.reported, "value 3;value 4;");
        QVERIFY(!desk.job.isBusy());
    }

    void reportsWhoIsBusyOnce() {
        Desk desk;
        for (int i = 1; i <= 5; ++i)
            desk.run(i, large, JobPace::Follow);
        QVERIFY(desk.job.isBusy());
        desk.go.release(2);
        TRY_PATIENTLY(!desk.job.isBusy());
        QCOMPARE(desk.reported, "busy;value 1;idle;value 5;");
        QCOMPARE(desk.worked.load(), 2);
    }

    void restartingDropsWhatIsUnderWay() {
        Desk desk;
        desk.run(1, large, JobPace::Restart);
        desk.run(2, large, JobPace::Restart);
        desk.go.release(2);
        TRY_PATIENTLY(!desk.job.isBusy());
        QCOMPARE(desk.reported, "busy;idle;value 2;");
        QCOMPARE(desk.stopped.load(), 1);
    }

    /// A board that has become small is newer than what is still worked out of the large one.
    void whatIsDoneAtOnceIsTheNewest() {
        Desk desk;
        desk.run(1, large, JobPace::Follow);
        desk.run(2, large, JobPace::Follow);
        desk.run(3, small, JobPace::Follow);
        QCOMPARE(desk.reported, "busy;idle;value 3;");
        desk.go.release(2);
        TRY_PATIENTLY(desk.worked == 2); // the first and the small one
        QCoreApplication::processEvents();
        QCOMPARE(desk.reported, "busy;idle;value 3;");
    }

    void aCancelledTaskReportsNoValue() {
        Desk desk;
        desk.job.cancel();
        QCOMPARE(desk.reported, "");
        desk.run(1, large, JobPace::Follow);
        desk.job.cancel();
        QCOMPARE(desk.reported, "busy;idle;");
        desk.run(2, large, JobPace::Follow);
        desk.go.release(2);
        TRY_PATIENTLY(!desk.job.isBusy());
        QCOMPARE(desk.reported, "busy;idle;busy;idle;value 2;");
    }

    void nobodyNeedsToKnowWhoIsBusy() {
        QObject owner;
        int reported = 0;
        GridJob<int> job(owner, [&reported](int value) { reported = value; });
        job.run(
            large, [](const std::stop_token&) { return 7; }, JobPace::Restart);
        TRY_PATIENTLY(reported == 7);
    }
};

STONEMASON_GUILESS_TEST(TestGridJob)
#include "test_grid_job.moc"
