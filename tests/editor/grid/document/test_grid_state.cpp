// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/editor/grid/grid_desk.h"
#include "tests/support/test_program.h"

#include <QSignalSpy>

using namespace stonemason;
using test::RedCell;

namespace {

constexpr OverlayPlace low{"low", 1};
constexpr OverlayPlace high{"high", 9};
constexpr OverlayPlace beside{"beside", 1};

std::shared_ptr<const GridOverlay> red(Size board = {4, 6}) {
    return std::make_shared<RedCell>(board, Cell{1, 1});
}

} // namespace

class TestGridState : public QObject {
    Q_OBJECT

private slots:
    void overlaysLieByTheirHeightHoweverTheyCome() {
        GridState state({4, 6});
        QSignalSpy changed(&state, &GridState::overlaysChanged);
        state.setOverlay(high, red());
        state.setOverlay(low, red());
        state.setOverlay(beside, red()); // of equal ones the later lies over the earlier
        QCOMPARE(state.overlays(),
                 (std::vector{state.overlay(low), state.overlay(beside), state.overlay(high)}));
        const auto other = red();
        state.setOverlay(low, other);
        QCOMPARE(state.overlays().front(), other.get());
        QCOMPARE(changed.count(), 4);
        state.setOverlay(low, other);
        state.setOverlay({"nobody", 3}, nullptr);
        QCOMPARE(changed.count(), 4);
        state.setOverlay(low, nullptr);
        QCOMPARE(state.overlays().size(), std::size_t(2));
        QVERIFY(!state.overlay(low));
    }

    void overlaysOfAnotherBoardComeTooLate() {
        GridState state({4, 6});
        state.setOverlay(low, red());
        state.setBoard({5, 5});
        QVERIFY(state.overlays().empty());
        state.setOverlay(low, red());
        QVERIFY(state.overlays().empty());
    }

    void cellsAreAlwaysOfTheBoard() {
        GridState state({4, 6}, {9, 9});
        QCOMPARE(state.cursor(), (Cell{3, 5}));
        state.setSelection({{3, 5}, {0, 0}, {4, 0}, {0, 0}});
        QCOMPARE(state.selection().cells(), (std::vector<Cell>{{0, 0}, {3, 5}}));
        state.setSelection({{0, 1}, {0, 1}, {2, 5}});
        QCOMPARE(state.selection().cells(), (std::vector<Cell>{{0, 1}, {2, 5}}));
        state.setSelection({{0, 5}, {1, 0}, {2, 5}});
        QCOMPARE(state.selection().cells(), (std::vector<Cell>{{0, 5}, {1, 0}, {2, 5}}));
        state.setHovered(Cell{4, 0});
        QVERIFY(!state.hovered());
        state.mark({{0, 1}, {7, 7}}, Severity::Error);
        QCOMPARE(state.marked(), (std::vector<Cell>{{0, 1}}));
        state.setBoard({2, 2});
        QVERIFY(state.selection().empty() && state.marked().empty());
        QCOMPARE(state.cursor(), (Cell{1, 1}));
    }

    void worksUntilTheLastIsDone() {
        GridState state({4, 6});
        QSignalSpy working(&state, &GridState::workingChanged);
        state.setWorking("a", true);
        state.setWorking("b", true);
        state.setWorking("a", false);
        state.setWorking("a", false);
        QVERIFY(state.isWorking());
        state.setWorking("b", false);
        QVERIFY(!state.isWorking());
        QCOMPARE(working.count(), 2);
    }
};

STONEMASON_TEST(TestGridState)
#include "test_grid_state.moc"
