// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/kings_conflict/model/map_edits.h"
#include "editor/kings_conflict/view/docks/layer_row.h"
#include "editor/kings_conflict/view/docks/layers_dock.h"
#include "editor/kings_conflict/view/tools/map_tools.h"
#include "tests/editor/kings_conflict/map_window.h"
#include "tests/support/test_program.h"

#include <QRadioButton>
#include <QSignalSpy>
#include <QSlider>
#include <QTest>
#include <QToolButton>

using namespace stonemason;
using namespace stonemason::kings_conflict;
using test::MapWindow;

namespace {

constexpr int safeLayer = 2;

/// The Crossing without one of its hint grids.
Map withoutSafeGrid() {
    Map map = test::publishedMap("the-crossing");
    map.layer(safeLayer) = {};
    return map;
}

} // namespace

class TestLayersDock : public QObject {
    Q_OBJECT

private slots:
    void choosesTheLayerToolsWorkOn() {
        MapWindow window;
        auto* dock = window.dock<LayersDock>();
        QVERIFY(dock->row(terrainLayer)->choice()->isChecked());
        dock->row(safeLayer)->choice()->click();
        QCOMPARE(window.view().currentLayer(), safeLayer);
        QVERIFY(dock->row(safeLayer)->choice()->isChecked());
        QVERIFY(!dock->row(terrainLayer)->choice()->isChecked());
        dock->row(safeLayer)->choice()->click(); // a second click does not let go of it
        QVERIFY(dock->row(safeLayer)->choice()->isChecked());
        QCOMPARE(window.view().currentLayer(), safeLayer);
    }

    void arrowsWalkPastMissingGrids() {
        MapWindow window(withoutSafeGrid());
        auto* dock = window.dock<LayersDock>();
        window.view().setCurrentLayer(1);
        QTest::keyClick(dock->row(1)->choice(), Qt::Key_Down);
        QCOMPARE(window.view().currentLayer(), 3);
        QTest::keyClick(dock->row(3)->choice(), Qt::Key_Down);
        QCOMPARE(window.view().currentLayer(), 3);
        QTest::keyClick(dock->row(3)->choice(), Qt::Key_Up);
        QTest::keyClick(dock->row(1)->choice(), Qt::Key_Up);
        QCOMPARE(window.view().currentLayer(), terrainLayer);
    }

    void eyesShowAndHide() {
        MapWindow window;
        auto* dock = window.dock<LayersDock>();
        QVERIFY(!window.view().isVisible(1));
        dock->row(1)->eye()->click();
        QVERIFY(window.view().isVisible(1));
        QVERIFY(window.view().style().opacity[1] > 0);
        dock->row(terrainLayer)->eye()->click();
        QVERIFY(!window.view().isVisible(terrainLayer));
        window.view().setVisible(terrainLayer, true);
        QVERIFY(dock->row(terrainLayer)->eye()->isChecked());
    }

    void aLongNameHasTwoLines() {
        LayerRow row(QStringLiteral("Strategic points"));
        row.resize(600, row.sizeHint().height());
        row.show();
        QCOMPARE(row.choice()->text(), QStringLiteral("Strategic points"));
        const int words = row.fontMetrics().horizontalAdvance(QStringLiteral("Strategic p"));
        row.resize(row.width() - row.choice()->width() + words + 40, row.height());
        QTRY_COMPARE(row.choice()->text(), QStringLiteral("Strategic\npoints"));
        QVERIFY(row.choice()->sizeHint().height() >= 2 * row.fontMetrics().height());
        QCOMPARE(row.choice()->accessibleName(), QStringLiteral("Strategic points"));
    }

    void lockedLayersTakeNoStroke() {
        MapWindow window;
        auto* dock = window.dock<LayersDock>();
        QSignalSpy refused(&window.document, &MapDocument::refused);
        const Map before = window.document.map();
        dock->row(terrainLayer)->lock()->click();
        QVERIFY(window.view().isLocked(terrainLayer) && !window.view().isLocked(safeLayer));
        MapToolState& state = window.workspace.toolState();
        state.setTile('F');
        const ToolBox box = mapTools();
        for (const auto& tool : box.tools()) { // none of them has anything to change it with
            state.setTool(tool->id());
            window.view().setSelection({{4, 4}, {4, 5}});
            GridController& hand = window.canvas->controller();
            hand.press({4, 4}, {});
            hand.drag({6, 6}, {});
            hand.release({6, 6});
            QVERIFY2(window.document.map() == before, qPrintable(tool->id()));
        }
        const auto saysSo = [](const QList<QVariant>& message) {
            return message[0].toString().startsWith(QStringLiteral("Terrain is locked."));
        };
        QVERIFY(std::ranges::count_if(refused, saysSo) >= 9);
        window.view().setCurrentLayer(safeLayer);
        window.view().setSelection({});
        state.setTool(QStringLiteral("brush"));
        state.setDigit(window.at(4, 4, safeLayer) == '9' ? '8' : '9');
        window.canvas->controller().press({4, 4}, {});
        window.canvas->controller().release({4, 4});
        QCOMPARE(window.steps(), 1); // hint layers are not locked with it
    }

    /// A key may lock what is just being painted on.
    void aLockTakesTheGestureBack() {
        for (const char* id : {"brush", "select", "river", "stamp"}) {
            MapWindow window;
            const Map before = window.document.map();
            window.workspace.toolState().setTool(QString::fromLatin1(id));
            window.workspace.toolState().setTile('F');
            window.view().setSelection({{1, 1}});
            auto& hand = window.canvas->controller();
            hand.press({1, 1}, {});
            hand.drag({1, 4}, {});
            window.view().setLocked(terrainLayer, true);
            hand.drag({1, 5}, {});
            QVERIFY2(!window.document.hasPreview(), id);
            hand.release({1, 5});
            hand.press({7, 1}, {});
            hand.drag({7, 4}, {});
            QVERIFY2(!window.document.hasPreview(), id); // nor does it show what it could not do
            hand.release({7, 4});
            QVERIFY2(window.document.map() == before, id);
            QCOMPARE(window.steps(), 0);
        }
    }

    void lockedLayersTakeNoCommandButUndo() {
        MapWindow window;
        const auto digit = window.at(4, 4, safeLayer);
        window.view().setCurrentLayer(safeLayer);
        const auto raise = [&window] { window.action(QStringLiteral("raise-hints"))->trigger(); };
        raise();
        QCOMPARE(window.steps(), 1);
        QAction* lock = window.action(QStringLiteral("lock-layer"));
        lock->trigger();
        QVERIFY(lock->isChecked() && window.dock<LayersDock>()->row(safeLayer)->lock()->isChecked());
        QSignalSpy refused(&window.document, &MapDocument::refused);
        raise();
        window.view().setSelection({{4, 4}});
        for (const char* id : {"delete", "cut", "flip-horizontal", "clear-hints"})
            window.action(QString::fromLatin1(id))->trigger();
        removeGrid(window.document, safeLayer);
        Grid<Code> other({3, 3}, '0');
        replaceHints(window.document, QStringLiteral("Suggest"), {{safeLayer, other}});
        QCOMPARE(window.steps(), 1);
        QVERIFY(refused.size() >= 5);
        window.document.undoStack().undo();
        QCOMPARE(window.at(4, 4, safeLayer), digit);
        window.view().setCurrentLayer(terrainLayer);
        QVERIFY(!lock->isChecked()); // it is about the layer that is worked on
        FixEdit fix;
        fix.changes = {{safeLayer, {4, 4}, digit, digit == '9' ? '8' : '9'}};
        fix.redeclares = true;
        fix.declares = Symmetry::None;
        window.document.applyFix(QStringLiteral("Fix"), fix);
        QCOMPARE(window.document.map().symmetry, Symmetry::HalfTurn); // no half of a fix either
        window.view().setLocked(safeLayer, false);
        window.document.applyFix(QStringLiteral("Fix"), fix);
        QCOMPARE(window.document.map().symmetry, Symmetry::None);
    }

    /// The icon and the tool tip show the state without knowledge of what a pressed button means.
    void eyesLookAndSayWhatTheyDo() {
        MapWindow window;
        const QToolButton* eye = window.dock<LayersDock>()->row(terrainLayer)->eye();
        const auto look = [eye] { return eye->icon().pixmap(32).toImage(); };
        const QImage open = look();
        const QString hide = eye->toolTip();
        QVERIFY(!open.isNull());
        window.view().setVisible(terrainLayer, false);
        QVERIFY(look() != open);
        QVERIFY(eye->toolTip() != hide);
        window.view().setVisible(terrainLayer, true);
        QCOMPARE(look(), open);
        QCOMPARE(eye->toolTip(), hide);
    }

    void sliderIsTheCurrentLayersOpacity() {
        MapWindow window;
        auto* dock = window.dock<LayersDock>();
        dock->opacitySlider()->setValue(40);
        QCOMPARE(window.view().opacity(terrainLayer), 0.4);
        window.view().setCurrentLayer(1);
        QCOMPARE(dock->opacitySlider()->value(), qRound(100 * window.view().opacity(1)));
        dock->opacitySlider()->setValue(10);
        QCOMPARE(window.view().opacity(1), 0.1);
        QCOMPARE(window.view().opacity(terrainLayer), 0.4);
    }

    void missingGridsCanBeAddedAndTheAddingUndone() {
        MapWindow window(withoutSafeGrid());
        window.window.show();
        auto* dock = window.dock<LayersDock>();
        QVERIFY(!dock->row(safeLayer)->choice()->isEnabled());
        QVERIFY(dock->row(safeLayer)->eye()->isHidden());
        dock->row(safeLayer)->addButton()->click();
        QVERIFY(window.document.map().hasLayer(safeLayer));
        QCOMPARE(window.at(5, 5, safeLayer), '0');
        QCOMPARE(window.view().currentLayer(), safeLayer);
        QVERIFY(dock->row(safeLayer)->choice()->isEnabled());
        window.document.undoStack().undo();
        QVERIFY(!window.document.map().hasLayer(safeLayer));
        QVERIFY(!dock->row(safeLayer)->choice()->isEnabled());
        QCOMPARE(window.view().currentLayer(), terrainLayer); // there is nothing left to work on there
    }

    void removingIsOneStep() {
        MapWindow window;
        const Map before = window.document.map();
        removeGrid(window.document, safeLayer);
        QVERIFY(!window.document.map().hasLayer(safeLayer));
        QCOMPARE(window.steps(), 1);
        removeGrid(window.document, terrainLayer); // never
        QVERIFY(window.document.map().hasLayer(terrainLayer));
        QCOMPARE(window.steps(), 1);
        window.document.undoStack().undo();
        QVERIFY(window.document.map() == before);
    }

    void clearingMakesALayerBlank() {
        MapWindow window;
        clearLayer(window.document, 1);
        forEachCell(window.document.map().size(),
                    [&](Cell c) { QCOMPARE(window.at(c.row, c.column, 1), '0'); });
        clearLayer(window.document, terrainLayer);
        forEachCell(window.document.map().size(), [&](Cell c) { QCOMPARE(window.at(c.row, c.column), 'P'); });
        QCOMPARE(window.steps(), 2);
        clearLayer(window.document, 1); // nothing left to do
        QCOMPARE(window.steps(), 2);
    }
};

STONEMASON_TEST(TestLayersDock)
#include "test_layers_dock.moc"
