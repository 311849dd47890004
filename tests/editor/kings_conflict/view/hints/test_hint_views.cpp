// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/kings_conflict/check/check.h"
#include "core/kings_conflict/hint/suggest.h"
#include "editor/grid/document/grid_overlay.h"
#include "editor/grid/view/legend_panel.h"
#include "editor/kings_conflict/model/map_sentences.h"
#include "editor/kings_conflict/model/map_style.h"
#include "editor/kings_conflict/view/hints/hint_analysis.h"
#include "editor/kings_conflict/view/hints/hint_overlays.h"
#include "editor/kings_conflict/view/hints/hint_signs.h"
#include "tests/editor/kings_conflict/desk.h"
#include "tests/editor/kings_conflict/map_window.h"
#include "tests/support/test_program.h"
#include "tests/support/wait.h"

#include <QPainter>
#include <QSignalSpy>
#include <QTest>

#include <map>
#include <set>

using namespace stonemason;
using namespace stonemason::kings_conflict;
using test::Desk;
using test::MapWindow;

namespace {

constexpr int strategic = 1;

Map bigMap() {
    Map map = newMap(test::kingsConflict());
    for (Grid<Code>& layer : map.layers)
        layer = Grid<Code>({256, 256}, &layer == &map.layers.front() ? 'P' : '0');
    map.symmetry = Symmetry::None;
    return map;
}

/// A desk whose hint views are kept up to date, as a tab does it.
struct Watched : Desk {
    explicit Watched(Map map = newMap(test::kingsConflict())) : Desk(std::move(map)) {
        document.view().setCurrentLayer(strategic);
    }
    void show(bool HintViews::*field, bool on = true) {
        HintViews views = document.view().hintViews();
        views.*field = on;
        document.view().setHintViews(views);
    }
    QString message(OverlayPlace slot, Cell cell) {
        const GridOverlay* overlay = document.view().overlay(slot);
        return overlay ? overlay->describe(cell) : QStringLiteral("(none)");
    }
    void paint(Cell cell, Code digit, int layer = strategic) {
        document.apply(QStringLiteral("Paint"),
                       {{{layer, cell, document.map().layer(layer)[cell], digit}}, {}});
    }

    HintOverlays overlays{document};
};

} // namespace

class TestHintViews : public QObject {
    Q_OBJECT

private slots:
    void everythingIsOffAtFirst() {
        Watched desk;
        QVERIFY(desk.document.view().overlays().empty());
        QVERIFY(desk.document.view().hintViews() == HintViews{});
    }

    void eachViewTakesItsPlaceAndLeavesIt() {
        Watched desk(test::publishedMap("the-crossing"));
        const std::pair<bool HintViews::*, OverlayPlace> switches[] = {{&HintViews::flow, flowPlace},
                                                                       {&HintViews::basins, basinsPlace},
                                                                       {&HintViews::stops, stopsPlace}};
        for (const auto& [field, slot] : switches) {
            desk.show(field);
            TRY_PATIENTLY(desk.document.view().overlay(slot));
            QCOMPARE(desk.document.view().overlays().size(), 1U);
            QVERIFY(!desk.document.view().overlay(slot)->legend().empty());
            QVERIFY(desk.document.view().overlay(slot)->name().contains(QStringLiteral("Strategic")));
            desk.show(field, false);
            TRY_PATIENTLY(!desk.document.view().overlay(slot));
        }
    }

    void flowSaysWhereUnitsGoAndEnd() {
        Watched desk(test::publishedMap("the-crossing"));
        desk.show(&HintViews::flow);
        TRY_PATIENTLY(desk.document.view().overlay(flowPlace));
        QCOMPARE(desk.message(flowPlace, {3, 5}),
                 QStringLiteral("a unit goes to the 9 at row 5, column 5 and ends there"));
        QCOMPARE(desk.message(flowPlace, {5, 5}),
                 QStringLiteral("a unit stays here: no better tile in reach"));
        QCOMPARE(desk.message(flowPlace, {5, 0}), QStringLiteral("units of this layer cannot enter"));
        QVERIFY(desk.message(flowPlace, {7, 5}).contains(QStringLiteral("one of 2 tile")));
        QCOMPARE(desk.message(flowPlace, {-1, 40}), QString());
        QVERIFY(cellText(desk.document, {3, 5}).endsWith(desk.message(flowPlace, {3, 5})));
    }

    void basinsSayPeakAndShare() {
        Watched desk;
        desk.paint({5, 5}, '9');
        desk.show(&HintViews::basins);
        TRY_PATIENTLY(desk.document.view().overlay(basinsPlace));
        // 25 tiles of 121 see the 9, the others stay on their 0.
        QCOMPARE(desk.message(basinsPlace, {4, 7}),
                 QStringLiteral("leads to the 9 at row 5, column 5 (21 % of the board)"));
        QCOMPARE(desk.message(basinsPlace, {0, 0}),
                 QStringLiteral("leads to the 0 at row 0, column 0 (79 % of the board)"));
    }

    /// The share is one of the whole board, water and all; nobody ends where the king stands.
    void basinsCountTheBoardAndSpareTheKing() {
        Watched desk(test::publishedMap("the-crossing"));
        desk.document.view().setCurrentLayer(2);
        desk.show(&HintViews::basins);
        desk.show(&HintViews::flow);
        TRY_PATIENTLY(desk.document.view().overlay(basinsPlace));
        QCOMPARE(desk.message(basinsPlace, {0, 10}), QString());
        QCOMPARE(desk.message(flowPlace, {0, 10}),
                 QStringLiteral("the computer's king stands here: units pass and never stop"));
        QVERIFY(!desk.message(flowPlace, {0, 9}).contains(QStringLiteral("row 0, column 10")));
    }

    void changedRulesAreShownAtOnce() {
        Watched desk;
        desk.paint({5, 5}, '9');
        desk.show(&HintViews::flow);
        TRY_PATIENTLY(desk.document.view().overlay(flowPlace));
        const QString before = desk.message(flowPlace, {5, 1});
        desk.document.setNumber(std::size_t(numberIndex("hintMove")), 4);
        TRY_PATIENTLY(desk.message(flowPlace, {5, 1}) != before);
        QVERIFY(desk.message(flowPlace, {5, 1}).contains(QStringLiteral("goes to the 9")));
        desk.document.undoStack().undo();
        QTRY_COMPARE(desk.message(flowPlace, {5, 1}), before);
    }

    void stopsSayWhy() {
        Watched desk;
        desk.paint({5, 5}, '9');
        desk.show(&HintViews::stops);
        TRY_PATIENTLY(desk.document.view().overlay(stopsPlace));
        QVERIFY(desk.message(stopsPlace, {5, 1})
                    .startsWith(QStringLiteral(
                        "plateau: the neighbours are no better, the 9 at row 5, column 5 is 4")));
        QVERIFY(desk.message(stopsPlace, {5, 5}).startsWith(QStringLiteral("units end here")));
        QCOMPARE(desk.message(stopsPlace, {5, 4}), QString());
    }

    /// Only what Problems says, too, is marked as a fault: a crossing that a unit of a suggested grid may
    /// keep is a stop short of the best, and none.
    void onlyProblemsAreMarkedAsFaults() {
        for (const char* name : {"the-crossing", "mountain-passes"}) {
            Map map = test::publishedMap(name);
            for (int layer = 1; layer < map.layerCount(); ++layer)
                map.layer(layer) = suggestHints(map, test::kingsConflict(), layer)->grid;
            for (const Map& shown : {map, test::publishedMap(name)}) {
                std::map<int, std::set<Cell>> message;
                for (const Problem& problem : runChecks(shown, test::kingsConflict()).problems)
                    if (problem.check == "hint-peak")
                        message[problem.layer.value()].insert(problem.cells.begin(), problem.cells.end());
                for (int layer = 1; layer < shown.layerCount(); ++layer) {
                    const auto analysis = analyseHints(shown, test::kingsConflict(), layer);
                    for (const Stop& stop : analysis->stops) {
                        const bool fault = message[layer].contains(stop.cell);
                        const QString text = stopText(*analysis, stop.cell);
                        QCOMPARE(analysis->isTooLow(stop.cell), fault);
                        QCOMPARE(text.contains(QLatin1String("see Problems")), fault);
                        if (stop.reason != StopReason::Best && !fault)
                            QVERIFY(text.contains(QLatin1String("Problems does not name it")));
                    }
                }
            }
        }
    }

    /// The amber of warnings is on the board where a unit gets stuck, and nowhere else.
    void theColourOfWarningsIsForFaults() {
        Watched desk;
        desk.paint({5, 5}, '9');
        desk.show(&HintViews::stops);
        TRY_PATIENTLY(desk.document.view().overlay(stopsPlace));
        const auto entries = [&] { return desk.document.view().overlay(stopsPlace)->legend().size(); };
        QCOMPARE(entries(), std::size_t(5)); // near the king all is flat: units stay there
        QVERIFY(desk.message(stopsPlace, {0, 9}).contains(QLatin1String("see Problems")));
        QVERIFY(desk.message(stopsPlace, {10, 1}).contains(QLatin1String("Problems does not name it")));
        desk.paint({0, 9}, '9');
        desk.paint({1, 10}, '9');
        TRY_PATIENTLY(entries() == 4);
    }

    void viewsFollowStrokesBeforeTheyEnd() {
        Watched desk;
        desk.show(&HintViews::flow);
        desk.state.setDigit('9');
        Tool& brush = desk.tool("brush");
        brush.press(desk.target, {5, 5}, {});
        TRY_PATIENTLY(desk.message(flowPlace, {5, 4}).contains(QStringLiteral("row 5, column 5")));
        brush.drag(desk.target, {5, 8}, {});
        TRY_PATIENTLY(desk.message(flowPlace, {5, 10}).contains(QStringLiteral("row 5, column 8")));
        desk.document.cancelPreview();
        TRY_PATIENTLY(desk.message(flowPlace, {5, 4}).startsWith(QStringLiteral("a unit stays")));
    }

    void viewsFollowTerrainUndoAndOtherMaps() {
        Watched desk;
        desk.paint({5, 5}, '9');
        desk.show(&HintViews::flow);
        TRY_PATIENTLY(desk.message(flowPlace, {5, 4}).startsWith(QStringLiteral("a unit goes")));
        desk.paint({5, 4}, 'M', terrainLayer);
        TRY_PATIENTLY(
            desk.message(flowPlace, {5, 4}).startsWith(QStringLiteral("units of this layer cannot")));
        desk.document.undoStack().undo();
        TRY_PATIENTLY(desk.message(flowPlace, {5, 4}).startsWith(QStringLiteral("a unit goes")));
        Map without = desk.document.map();
        without.layer(strategic) = {};
        desk.document.replace(QStringLiteral("Remove"), without);
        TRY_PATIENTLY(!desk.document.view().overlay(flowPlace));
        desk.document.undoStack().undo();
        TRY_PATIENTLY(desk.document.view().overlay(flowPlace));
    }

    void viewsAreOfTheHintLayerLastWorkedOn() {
        Watched desk(test::publishedMap("mountain-passes"));
        desk.show(&HintViews::flow);
        QTRY_COMPARE(desk.message(flowPlace, {4, 4}), QStringLiteral("(none)")); // until it is there
        TRY_PATIENTLY(desk.document.view().overlay(flowPlace));
        desk.document.view().setCurrentLayer(3);
        TRY_PATIENTLY(desk.document.view().overlay(flowPlace)->name().contains(QStringLiteral("Mountain")));
        desk.document.view().setCurrentLayer(terrainLayer);
        QCOMPARE(desk.document.view().hintLayer(), 3);
        TRY_PATIENTLY(!desk.overlays.isBusy());
        QVERIFY(desk.document.view().overlay(flowPlace)->name().contains(QStringLiteral("Mountain")));
    }

    void bigMapsFollowFromAWorker() {
        Watched desk(bigMap());
        desk.show(&HintViews::flow);
        QCoreApplication::sendPostedEvents();
        TRY_PATIENTLY(desk.document.view().overlay(flowPlace));
        const GridOverlay* before = desk.document.view().overlay(flowPlace);
        desk.paint({100, 100}, '5');
        QVERIFY(desk.overlays.isBusy());
        QCOMPARE(desk.document.view().overlay(flowPlace), before); // the older one stays until then
        TRY_PATIENTLY(desk.message(flowPlace, {100, 99}).contains(QStringLiteral("row 100, column 100")));
    }

    void actionsSwitchTheViews() {
        MapWindow window;
        for (const char* id : {"flow", "basins", "stops"}) {
            QAction* action = window.action(QString::fromLatin1(id));
            QVERIFY(action->isEnabled() && !action->isChecked());
            action->trigger();
            QVERIFY(action->isChecked());
        }
        QTRY_COMPARE(window.view().overlays().size(), 3U);
        window.action(QStringLiteral("flow"))->trigger();
        QTRY_COMPARE(window.view().overlays().size(), 2U);
        for (int i = 0; i < 2; ++i) { // there and back
            const bool folded = window.canvas->legend()->isFolded();
            window.action(QStringLiteral("legend"))->trigger();
            QCOMPARE(window.canvas->legend()->isFolded(), !folded);
        }
        QCOMPARE(window.steps(), 0);
    }

    void paintsAtAnyZoomBothWaysRound() {
        MapWindow window(test::publishedMap("mountain-passes"));
        window.window.show();
        for (const char* id : {"flow", "basins", "stops"})
            window.action(QString::fromLatin1(id))->trigger();
        QTRY_COMPARE(window.view().overlays().size(), 3U);
        for (const bool turned : {false, true}) {
            window.view().setTurned(turned);
            window.view().setHovered(Cell{2, 8});
            window.canvas->zoomFit();
            for (double before = 0; before != window.canvas->cellSize(); window.canvas->zoomOut()) {
                before = window.canvas->cellSize();
                QVERIFY(!window.canvas->grab().isNull());
            }
        }
    }

    /// One arrow between them, or none where they lead all around: no fan.
    void aTieIsOneThinSign() {
        const auto inked = [](std::initializer_list<Flow::Move> moves) {
            QImage image(100, 100, QImage::Format_ARGB32_Premultiplied);
            image.fill(Qt::transparent);
            QPainter painter(&image);
            paintTie(painter, QRectF(0, 0, 100, 100), std::vector(moves));
            painter.end();
            return image;
        };
        const auto hasInk = [](const QImage& image, const QRect& place) {
            for (int y = place.top(); y <= place.bottom(); ++y)
                for (int x = place.left(); x <= place.right(); ++x)
                    if (qAlpha(image.pixel(x, y)) > 0) return true;
            return false;
        };
        const QRect east(75, 45, 25, 10), middle(30, 30, 40, 40);
        const QImage fork = inked({{-1, 1}, {1, 1}});
        QVERIFY(hasInk(fork, east));
        for (const QRect& corner : {QRect(65, 0, 35, 35), QRect(65, 65, 35, 35), QRect(0, 0, 50, 100)})
            QVERIFY(!hasInk(fork, corner));
        QVERIFY(!hasInk(fork, middle)); // the digit's
        const QImage around = inked({{-1, 0}, {1, 0}, {0, 1}, {0, -1}});
        QVERIFY(!hasInk(around, east));
        QVERIFY(!hasInk(around, middle));
        QVERIFY(hasInk(around, around.rect()));
    }

    void arrowsTurnWithTheBoard() {
        Map map = newMap(test::kingsConflict());
        map.layer(strategic) = Grid<Code>(map.size(), '1');
        map.layer(strategic)[{5, 7}] = '9';
        MapWindow window(map);
        window.window.show();
        window.view().setCurrentLayer(strategic);
        window.view().setOpacity(strategic, 1);
        window.action(QStringLiteral("flow"))->trigger();
        QTRY_COMPARE(window.view().overlays().size(), 1U);
        window.view().setHovered(std::nullopt);
        // The tile west of the 9 points east; on the turned board the arrow lies at the cell's left.
        const auto brightness = [&](double x) {
            const QRectF cell = window.canvas->geometryOfCells().rectOf(Cell{5, 6});
            const QImage image = window.canvas->viewport()->grab().toImage();
            return qGray(
                image.pixel((cell.topLeft() + QPointF(cell.width() * x, cell.height() / 2)).toPoint()));
        };
        QVERIFY(brightness(0.9) > brightness(0.1) + 80);
        window.view().setTurned(true);
        QVERIFY(brightness(0.1) > brightness(0.9) + 80);
    }
};

STONEMASON_TEST(TestHintViews)
#include "test_hint_views.moc"
