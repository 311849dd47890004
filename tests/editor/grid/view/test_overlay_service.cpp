// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/grid/view/overlay_service.h"
#include "tests/editor/grid/grid_desk.h"
#include "tests/support/test_program.h"
#include "tests/support/wait.h"

#include <atomic>
#include <semaphore>

using namespace stonemason;
using test::RedCell;
using Pace = JobPace;

namespace {

constexpr OverlayPlace place{"red", 1};
constexpr Size smallBoard{8, 8};
constexpr Size largeBoard{200, 200};

/// A provider whose overlay marks the column it was asked for; large boards wait for `go`.
struct Service {
    explicit Service(Size size) : board(size), state(size), service(state) {
        service.add({.id = place.id,
                     .places = {place},
                     .work = [this] { return work(); },
                     .show = {},
                     .isShown = [this] { return column >= 0; }});
    }
    ~Service() { go.release(100); } // nobody waits any more

    OverlayProvider::Work work() {
        return [this, at = column](const std::stop_token& stop) {
            if (board == largeBoard) go.acquire();
            worked += 1;
            stopped += stop.stop_requested() ? 1 : 0;
            return Overlays{std::make_shared<RedCell>(board, Cell{0, at})};
        };
    }

    int shownColumn() const {
        const auto* overlay = static_cast<const RedCell*>(state.overlay(place));
        return overlay ? overlay->cell.column : -1;
    }

    Size board;
    int column = -1;
    std::counting_semaphore<1000> go{0};
    std::atomic<int> worked = 0;
    std::atomic<int> stopped = 0;
    GridState state;
    OverlayService service;
};

} // namespace

class TestOverlayService : public QObject {
    Q_OBJECT

private slots:
    void smallBoardsAreShownAtOnce() {
        Service s(smallBoard);
        QCOMPARE(s.shownColumn(), -1);
        s.column = 3;
        s.service.refresh(place.id, Pace::Follow);
        QCOMPARE(s.shownColumn(), 3);
        QVERIFY(!s.service.isBusy() && !s.state.isWorking());
        s.service.refresh("another", Pace::Follow);
        QCOMPARE(s.worked.load(), 1);
        s.column = -1;
        s.service.refreshAll(Pace::Follow);
        QCOMPARE(s.shownColumn(), -1);
    }

    /// The first result is shown, for feedback in a long stroke, and the last; old ones stay until then.
    void followingShowsTheFirstAndTheNewest() {
        Service s(largeBoard);
        for (int i = 1; i <= 20; ++i) {
            s.column = i;
            s.service.refresh(place.id, Pace::Follow);
        }
        QVERIFY(s.service.isBusy() && s.state.isWorking());
        QCOMPARE(s.shownColumn(), -1);
        s.go.release();
        TRY_PATIENTLY(s.shownColumn() == 1);
        QVERIFY(s.state.isWorking());
        s.go.release();
        TRY_PATIENTLY(s.shownColumn() == 20);
        QVERIFY(!s.state.isWorking());
        QCOMPARE(s.worked.load(), 2);
    }

    void restartingDropsWhatIsUnderWay() {
        Service s(largeBoard);
        s.column = 1;
        s.service.refresh(place.id, Pace::Restart);
        s.column = 2;
        s.service.refresh(place.id, Pace::Restart);
        s.go.release(2);
        TRY_PATIENTLY(s.shownColumn() >= 0 && !s.service.isBusy());
        QCOMPARE(s.shownColumn(), 2);
        QCOMPARE(s.stopped.load(), 1);
    }

    void nothingIsShownOnceNothingIsWanted() {
        Service s(largeBoard);
        s.column = 1;
        s.service.refresh(place.id, Pace::Follow);
        s.column = -1;
        s.service.refresh(place.id, Pace::Follow);
        QVERIFY(!s.service.isBusy() && !s.state.isWorking());
        s.go.release();
        TRY_PATIENTLY(s.worked == 1);
        QCoreApplication::processEvents();
        QCOMPARE(s.shownColumn(), -1);
    }

    /// A provider with isShown copies its input when the work starts, not for each cell of a stroke; the
    /// last overlay is still the newest, and is removed at once when isShown returns false.
    void workIsMadeWhenItsTurnComes() {
        Service s(largeBoard);
        int made = 0;
        int column = 0;
        const OverlayPlace lazy{"lazy", 2};
        const auto shown = [&] {
            const auto* overlay = static_cast<const RedCell*>(s.state.overlay(lazy));
            return overlay ? overlay->cell.column : -1;
        };
        s.service.add({.id = lazy.id,
                       .places = {lazy},
                       .work = [&]() -> OverlayProvider::Work {
                           ++made;
                           return [&s, at = column](const std::stop_token&) {
                               s.go.acquire();
                               return Overlays{std::make_shared<RedCell>(largeBoard, Cell{0, at})};
                           };
                       },
                       .show = {},
                       .isShown = [&column] { return column >= 0; }});
        for (const Pace pace : {Pace::Follow, Pace::Restart}) {
            made = 0;
            for (int step = 0; step < 100; ++step) {
                ++column;
                s.service.refresh(lazy.id, pace);
            }
            s.go.release(3);
            TRY_PATIENTLY(!s.service.isBusy());
            QCOMPARE(shown(), column);
            QVERIFY2(made <= 2, qPrintable(QString::number(made)));
            while (s.go.try_acquire()) {
            }
        }
        column = -1;
        s.service.refresh(lazy.id, Pace::Follow);
        QCOMPARE(shown(), -1);
    }

    void othersGetTheirOverlaysThemselves() {
        GridState state(smallBoard);
        OverlayService service(state);
        std::size_t got = 99;
        bool shown = true;
        bool there = true;
        int made = 0;
        const auto work = [&]() -> OverlayProvider::Work {
            ++made;
            if (!there) return {};
            return [](const std::stop_token&) { return Overlays(3); };
        };
        service.add({.id = "own",
                     .places = {},
                     .work = work,
                     .show = [&got](const Overlays& overlays) { got = overlays.size(); },
                     .isShown = [&shown] { return shown; }});
        QCOMPARE(got, std::size_t(3));
        there = false; // shown, but there is nothing
        service.refreshAll(Pace::Follow);
        QCOMPARE(got, std::size_t(0));
        there = true;
        service.refreshAll(Pace::Follow);
        shown = false;
        service.refreshAll(Pace::Follow);
        QCOMPARE(got, std::size_t(0));
        QCOMPARE(made, 3); // nobody works for what is not shown
    }
};

STONEMASON_TEST(TestOverlayService)
#include "test_overlay_service.moc"
