// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/grid/document/grid_overlay.h"
#include "editor/kings_conflict/model/map_style.h"
#include "editor/kings_conflict/view/hints/difference_overlay.h"
#include "tests/editor/kings_conflict/map_window.h"
#include "tests/support/test_program.h"

#include <QScrollBar>
#include <QTest>
#include <QToolButton>

using namespace stonemason;
using namespace stonemason::kings_conflict;
using test::MapWindow;

namespace {

constexpr int comparedGrid = 1;
constexpr int safe = 2;

struct Compared : MapWindow {
    Compared() {
        window.show();
        view().setCurrentLayer(comparedGrid);
        action(QStringLiteral("compare-safe"))->trigger();
    }
    MapCanvas* right() { return boards->rightCanvas(); }
    void click(MapCanvas* board, Cell cell) {
        QTest::mouseClick(board->viewport(), Qt::LeftButton, {},
                          board->geometryOfCells().rectOf(cell).center().toPoint());
    }
};

} // namespace

class TestCompare : public QObject {
    Q_OBJECT

private slots:
    void anotherLayerStandsBeside() {
        MapWindow window;
        QVERIFY(!window.boards->rightCanvas());
        Compared compared;
        QVERIFY(compared.right());
        QCOMPARE(compared.right()->shownLayer(), safe);
        QCOMPARE(compared.canvas->shownLayer(), comparedGrid);
        QCOMPARE(compared.right()->model().heldIn({0, 0}), QStringLiteral("8"));
        QCOMPARE(compared.canvas->model().heldIn({0, 0}), QStringLiteral("0"));
        compared.action(QStringLiteral("compare-none"))->trigger();
        QVERIFY(!compared.right());
        QCOMPARE(compared.view().currentLayer(), comparedGrid);
    }

    void zoomAndPlaceGoTogether() {
        Compared compared;
        QTRY_COMPARE(compared.right()->cellSize(), compared.canvas->cellSize());
        for (int i = 0; i < 8; ++i)
            compared.canvas->zoomIn();
        QCOMPARE(compared.right()->cellSize(), compared.canvas->cellSize());
        compared.canvas->verticalScrollBar()->setValue(77);
        QCOMPARE(compared.right()->verticalScrollBar()->value(), 77);
        compared.right()->horizontalScrollBar()->setValue(55);
        QCOMPARE(compared.canvas->horizontalScrollBar()->value(), 55);
        compared.right()->zoomOut();
        QCOMPARE(compared.right()->cellSize(), compared.canvas->cellSize());
    }

    void bothFitWhenTheWindowIsResized() {
        Compared compared;
        compared.window.resize(900, 700);
        QTRY_VERIFY(compared.canvas->viewport()->rect().contains(
            compared.canvas->geometryOfCells().gridRect().toRect()));
        QTRY_COMPARE(compared.right()->cellSize(), compared.canvas->cellSize());
    }

    void theBoardPressedIsTheOneWorkedOn() {
        Compared compared;
        compared.workspace.toolState().setDigit('3');
        compared.click(compared.right(), {4, 4});
        QCOMPARE(compared.view().currentLayer(), safe);
        QCOMPARE(compared.at(4, 4, safe), '3');
        QCOMPARE(compared.at(4, 4, comparedGrid), '6'); // as published
        QCOMPARE(compared.steps(), 1);
        QCOMPARE(compared.boards->activeCanvas(), compared.right());
        QCOMPARE(compared.right()->shownLayer(), safe); // layers keep their sides
        QCOMPARE(compared.canvas->shownLayer(), comparedGrid);
        QVERIFY(compared.canvas->isAside());
        compared.workspace.toolState().setDigit('5');
        compared.click(compared.canvas, {0, 0});
        QCOMPARE(compared.at(0, 0, comparedGrid), '5');
        QCOMPARE(compared.boards->activeCanvas(), compared.canvas);
    }

    void choosingTheLayerBesideMovesThere() {
        Compared compared;
        compared.view().setCurrentLayer(safe);
        QCOMPARE(compared.boards->activeCanvas(), compared.right());
        QCOMPARE(compared.view().hintViews().comparedLayer, comparedGrid);
        compared.view().setCurrentLayer(3); // another one replaces the active board's
        QCOMPARE(compared.right()->shownLayer(), 3);
        QCOMPARE(compared.canvas->shownLayer(), comparedGrid);
    }

    void closingTheRightOneLeavesTheLeft() {
        Compared compared;
        compared.view().setCurrentLayer(safe);
        QVERIFY(compared.right());
        auto* close = compared.right()->parentWidget()->findChild<QToolButton*>();
        QTest::mouseClick(close, Qt::LeftButton);
        QVERIFY(!compared.right());
        QCOMPARE(compared.boards->activeCanvas(), compared.canvas);
        QVERIFY(!compared.canvas->isAside());
        QCOMPARE(compared.view().currentLayer(), comparedGrid);
        compared.action(QStringLiteral("zoom-in"))->trigger(); // the actions found back
    }

    void eachBoardShowsItsOwnFlow() {
        Compared compared;
        compared.action(QStringLiteral("flow"))->trigger();
        QTRY_VERIFY(compared.view().overlay(flowPlace));
        QTRY_VERIFY(compared.right()->describe({0, 1}).contains(QStringLiteral("; ")));
        QVERIFY(compared.canvas->describe({3, 5}).contains(QStringLiteral("row 5, column 5")));
        QVERIFY(!compared.right()->describe({3, 5}).contains(QStringLiteral("row 5, column 5")));
    }

    void removedGridIsComparedNoMore() {
        Compared compared;
        Map map = compared.document.map();
        map.layer(safe) = {};
        compared.document.replace(QStringLiteral("Remove"), map);
        QVERIFY(!compared.right());
        QVERIFY(!compared.action(QStringLiteral("compare-safe"))->isEnabled());
        QVERIFY(compared.action(QStringLiteral("compare-none"))->isChecked());
    }

    void terrainMayStandBesideToo() {
        Compared compared;
        compared.action(QStringLiteral("compare-terrain"))->trigger();
        QCOMPARE(compared.right()->model().heldIn({0, 0}), QStringLiteral("Mountains"));
        QVERIFY(!compared.action(QStringLiteral("compare-strategic"))->isEnabled());
    }

    void differenceIsDrawnOnTheBoardItself() {
        Compared compared;
        compared.action(QStringLiteral("compare-difference"))->trigger();
        QVERIFY(!compared.right());
        QTRY_VERIFY(compared.view().overlay(differencePlace));
        const auto& difference =
            dynamic_cast<const DifferenceOverlay&>(*compared.view().overlay(differencePlace));
        const Map& map = compared.document.map();
        forEachCell(map.size(), [&](Cell cell) {
            QCOMPARE(difference.at(cell),
                     std::optional(map.layer(comparedGrid)[cell] - map.layer(safe)[cell]));
        });
        QCOMPARE(difference.describe({0, 0}), QStringLiteral("Safe points is higher by 8"));
        QCOMPARE(difference.describe({5, 1}), QStringLiteral("both layers have 0"));
        compared.workspace.toolState().setDigit('9');
        compared.click(compared.canvas, {0, 0});
        QTRY_COMPARE(compared.view().overlay(differencePlace)->describe({0, 0}),
                     QStringLiteral("Strategic points is higher by 1"));
        compared.action(QStringLiteral("compare-difference"))->trigger();
        QVERIFY(compared.right());
        QTRY_VERIFY(!compared.view().overlay(differencePlace));
    }

    void gridsOfOtherSizesDoNotBreakIt() {
        Map map = test::publishedMap("the-crossing");
        map.layer(safe) = Grid<Code>({3, 20}, '4');
        MapWindow window(map);
        window.window.show();
        window.view().setCurrentLayer(comparedGrid);
        for (const char* id : {"flow", "basins", "stops", "compare-safe", "compare-difference"}) {
            window.action(QString::fromLatin1(id))->trigger();
            QCoreApplication::processEvents();
            QVERIFY(!window.boards->grab().isNull());
        }
        QTRY_VERIFY(window.view().overlay(differencePlace));
        QCOMPARE(window.view().overlay(differencePlace)->describe({5, 5}), QString());
    }
};

STONEMASON_TEST(TestCompare)
#include "test_compare.moc"
