// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/app/window/main_window.h"
#include "editor/kings_conflict/view/docks/properties_dock.h"
#include "editor/kings_conflict/view/tools/map_tools.h"
#include "tests/editor/kings_conflict/map_window.h"
#include "tests/support/test_program.h"

#include <QLineEdit>
#include <QMap>
#include <QMenu>
#include <QSignalSpy>
#include <QTest>

#include <set>

using namespace stonemason;
using namespace stonemason::kings_conflict;
using test::kingsConflict;
using test::MapWindow;

namespace {

/// Every action that a list of places reaches, submenus included.
void collect(const QList<QAction*>& actions, QList<QAction*>& found) {
    for (QAction* action : actions) {
        if (action->menu())
            collect(action->menu()->actions(), found);
        else if (!action->isSeparator())
            found += action;
    }
}

QList<QAction*> inMenus(MapWorkspace& workspace) {
    const WorkspaceActions places = workspace.actions();
    QList<QAction*> found;
    for (const auto& list : {workspace.newDocumentActions(), places.edit, places.view, places.menu,
                             places.tools, places.exports})
        collect(list, found);
    return found;
}

} // namespace

class TestActions : public QObject {
    Q_OBJECT

private slots:
    void everyActionIsInAMenu() {
        MapWorkspace workspace(kingsConflict());
        const QList<QAction*> reached = inMenus(workspace);
        for (QAction* action : workspace.mapActions().all())
            QVERIFY2(reached.contains(action), qPrintable(action->objectName()));
    }

    void everyActionHasTextIconAndToolTip() {
        MapWorkspace workspace(kingsConflict());
        for (const QAction* action : inMenus(workspace)) {
            QVERIFY2(!action->text().isEmpty(), qPrintable(action->objectName()));
            QVERIFY2(!action->icon().isNull(), qPrintable(action->objectName()));
            QVERIFY2(action->toolTip().size() > 5, qPrintable(action->objectName()));
            QVERIFY2(!action->objectName().isEmpty(), qPrintable(action->text()));
            if (!action->shortcut().isEmpty())
                QVERIFY2(action->toolTip().contains(action->shortcut().toString(QKeySequence::NativeText)),
                         qPrintable(action->objectName()));
        }
    }

    void noTwoActionsShareAShortcut() {
        MapWorkspace workspace(kingsConflict());
        QMap<QKeySequence, QString> taken;
        QList<QAction*> actions = inMenus(workspace);
        const std::set<QAction*> distinct(actions.begin(), actions.end());
        for (const QAction* action : distinct) {
            for (const QKeySequence& keys : action->shortcuts()) {
                QVERIFY2(!taken.contains(keys), qPrintable(keys.toString() + u' ' + taken.value(keys) + u' ' +
                                                           action->objectName()));
                taken.insert(keys, action->objectName());
            }
        }
    }

    void everyToolHasItsAction() {
        MapWindow window;
        MapToolState& state = window.workspace.toolState();
        const ToolBox box = mapTools();
        for (const auto& tool : box.tools()) {
            QAction* action = window.action(tool->id());
            QVERIFY2(action, qPrintable(tool->id()));
            QVERIFY(action->isCheckable());
            if (!action->isEnabled()) continue;
            action->trigger();
            QCOMPARE(state.tool(), tool->id());
            QVERIFY(action->isChecked());
        }
        state.setTool(QStringLiteral("wand")); // from elsewhere
        QVERIFY(window.action(QStringLiteral("wand"))->isChecked());
        QVERIFY(!window.action(QStringLiteral("brush"))->isChecked());
    }

    void toolBarShowsTheToolsOfTheCurrentLayersKind() {
        MapWindow window;
        const auto button = [&window](const char* id) -> QAction* {
            for (QAction* action : window.workspace.actions().toolBar)
                if (action->objectName() == QStringLiteral("map.%1-button").arg(QLatin1String(id)))
                    return action;
            return nullptr;
        };
        for (const char* id : {"river", "road"})
            QVERIFY(button(id)->isVisible());
        for (const char* id : {"raise", "ramp", "rise", "ramp-ends", "slope"})
            QVERIFY2(!button(id)->isVisible(), id);
        window.view().setCurrentLayer(1);
        for (const char* id : {"river", "road"})
            QVERIFY(!button(id)->isVisible());
        button("ramp")->trigger();
        button("ramp")->trigger(); // again: it stays the tool in hand
        QCOMPARE(window.workspace.toolState().tool(), QStringLiteral("ramp"));
        QVERIFY(button("ramp")->isChecked() && window.action(QStringLiteral("ramp"))->isChecked());
        QVERIFY(button("ramp-ends")->isVisible() && !button("slope")->isVisible());
        window.action(QStringLiteral("rise"))->trigger();
        QVERIFY(button("rise")->isChecked() && !button("ramp")->isChecked());
        QVERIFY(!button("ramp-ends")->isVisible() && button("slope")->isVisible());
    }

    void gradientsAndSlopesAreChosenInTheirMenus() {
        MapWindow window;
        MapToolState& state = window.workspace.toolState();
        QVERIFY(!window.action(QStringLiteral("slope-1-in-2"))->isEnabled());
        window.view().setCurrentLayer(1);
        window.action(QStringLiteral("slope-1-in-2"))->trigger();
        QCOMPARE(state.slope(), (Slope{1, 2}));
        QVERIFY(window.action(QStringLiteral("slope-1-in-2"))->isChecked());
        QVERIFY(window.action(QStringLiteral("ramp-from-there"))->isChecked());
        window.action(QStringLiteral("ramp-from-zero"))->trigger();
        window.action(QStringLiteral("ramp-to-there"))->trigger();
        QCOMPARE(state.ramp(), (RampEnds{RampEnd::Zero, RampEnd::ValueThere}));
        QVERIFY(!window.action(QStringLiteral("ramp-to-digit"))->isChecked());
    }

    void brushSizesComeFromMenuAndKeys() {
        MapWindow window;
        MapToolState& state = window.workspace.toolState();
        QVERIFY(!window.action(QStringLiteral("smaller-brush"))->isEnabled());
        window.action(QStringLiteral("brush-size-8"))->trigger();
        QCOMPARE(state.brushSize(), 8);
        window.action(QStringLiteral("larger-brush"))->trigger();
        QCOMPARE(state.brushSize(), 9);
        QVERIFY(window.action(QStringLiteral("brush-size-9"))->isChecked());
        QVERIFY(!window.action(QStringLiteral("larger-brush"))->isEnabled());
        window.action(QStringLiteral("smaller-brush"))->trigger();
        QCOMPARE(state.brushSize(), 8);
    }

    void toolsSayHowTheyAreUsed() {
        MapWindow window;
        QSignalSpy messages(&window.workspace, &Workspace::message);
        window.action(QStringLiteral("river"))->trigger();
        const ToolBox box = mapTools();
        QCOMPARE(messages.count(), 1);
        QCOMPARE(messages.front().front().toString(), box.tool(QStringLiteral("river"))->hint());
    }

    void nothingWorksWithoutAMap() {
        MapWindow window;
        window.workspace.setCurrent(nullptr, nullptr);
        for (const QAction* action : window.workspace.mapActions().all())
            QVERIFY2(!action->isEnabled(), qPrintable(action->objectName()));
    }

    void hintLayersHaveDigitsAndNoPens() {
        MapWindow window;
        QVERIFY(!window.action(QStringLiteral("digit-7"))->isEnabled());
        QVERIFY(!window.action(QStringLiteral("raise"))->isEnabled());
        window.action(QStringLiteral("river"))->trigger();
        window.action(QStringLiteral("layer-safe"))->trigger();
        QCOMPARE(window.view().currentLayer(), 2);
        QCOMPARE(window.workspace.toolState().tool(), QStringLiteral("brush")); // rivers are terrain
        QVERIFY(!window.action(QStringLiteral("road"))->isEnabled());
        window.action(QStringLiteral("digit-7"))->trigger();
        QCOMPARE(window.workspace.toolState().digit(), '7');
        QVERIFY(window.action(QStringLiteral("raise"))->isEnabled());
        window.action(QStringLiteral("raise"))->trigger();
        window.action(QStringLiteral("layer-terrain"))->trigger();
        QCOMPARE(window.workspace.toolState().tool(), QStringLiteral("brush"));
    }

    void keysChooseToolsButNotWhileOneTypes() {
        MapWindow window;
        window.window.show();
        QVERIFY(QTest::qWaitForWindowActive(&window.window));
        window.canvas->setFocus();
        QTest::keyClick(window.canvas, Qt::Key_V);
        QCOMPARE(window.workspace.toolState().tool(), QStringLiteral("river"));
        QLineEdit* name = window.dock<PropertiesDock>()->nameField();
        name->setFocus();
        QTest::keyClicks(name, QStringLiteral("blew 7 vows"));
        QCOMPARE(name->text(), QStringLiteral("blew 7 vows"));
        QCOMPARE(window.workspace.toolState().tool(), QStringLiteral("river"));
        QTest::keyClick(name, Qt::Key_Delete); // not the selection's
        QTest::keyClick(name, Qt::Key_A, Qt::ControlModifier);
        QVERIFY(window.view().selection().empty());
        QCOMPARE(name->selectedText(), name->text());
    }

    void selectionCommands() {
        MapWindow window;
        window.action(QStringLiteral("select-all"))->trigger();
        QCOMPARE(int(window.view().selection().size()), 121);
        window.action(QStringLiteral("invert-selection"))->trigger();
        QVERIFY(window.view().selection().empty());
        window.view().setSelection({{1, 1}, {2, 2}});
        window.action(QStringLiteral("invert-selection"))->trigger();
        QCOMPARE(int(window.view().selection().size()), 119);
        window.action(QStringLiteral("select-none"))->trigger();
        QVERIFY(window.view().selection().empty());
        QVERIFY(!window.action(QStringLiteral("copy"))->isEnabled());
    }

    void turnsTheWholeMapOnlyFromItsMenu() {
        MapWindow window;
        const Map before = window.document.map();
        QSignalSpy sent(&window.workspace, &Workspace::message);
        for (const char* id : {"flip-vertical", "flip-horizontal", "rotate-left", "rotate-right"}) {
            window.action(QString::fromLatin1(id))->trigger(); // nothing is selected
            QVERIFY(window.document.map() == before);
        }
        QCOMPARE(sent.count(), 4);
        window.action(QStringLiteral("map-flip-vertical"))->trigger();
        QVERIFY(window.document.map() == transformed(before, kingsConflict(), Transform::FlipVertical));
        QCOMPARE(window.steps(), 1);
        window.document.undoStack().undo();
        window.action(QStringLiteral("map-rotate-left"))->trigger();
        QVERIFY(window.document.map() == transformed(before, kingsConflict(), Transform::ThreeQuarterTurn));
        window.action(QStringLiteral("map-rotate-right"))->trigger();
        QVERIFY(window.document.map() == before);
    }

    void turnsTheStampOrTheSelection() {
        MapWindow window;
        MapToolState& state = window.workspace.toolState();
        const Map before = window.document.map();
        window.view().setSelection({{4, 5}, {5, 5}});
        window.action(QStringLiteral("capture-stamp"))->trigger();
        QCOMPARE(state.tool(), QStringLiteral("stamp"));
        const Block stamp = state.stamp();
        window.action(QStringLiteral("rotate-right"))->trigger();
        QVERIFY(state.stamp() == transformed(stamp, kingsConflict(), Transform::QuarterTurn));
        QVERIFY(window.document.map() == before);

        state.setTool(QStringLiteral("select"));
        window.view().setSelection({{0, 2}, {0, 5}}); // hills and plains with a hole between
        window.action(QStringLiteral("flip-horizontal"))->trigger();
        QCOMPARE(window.at(0, 2), 'P');
        QCOMPARE(window.at(0, 5), 'H');
        QCOMPARE(window.at(0, 3), 'H'); // the hole was left alone
    }

    void viewSwitchesReachTheView() {
        MapWindow window;
        window.action(QStringLiteral("codes"))->trigger();
        QVERIFY(window.view().showsCodes());
        window.action(QStringLiteral("grid"))->trigger();
        QVERIFY(!window.view().showsGrid());
        window.action(QStringLiteral("opponent"))->trigger();
        QVERIFY(window.view().isTurned());
        window.action(QStringLiteral("mirror-hints"))->trigger();
        QVERIFY(window.view().mirrorsHints());
        window.view().setTurned(false);
        QVERIFY(!window.action(QStringLiteral("opponent"))->isChecked());
    }

    void missingGridsComeBack() {
        Map map = newMap(kingsConflict());
        map.layer(1) = {};
        map.layer(3) = {};
        MapWindow window(map);
        QVERIFY(!window.action(QStringLiteral("layer-strategic"))->isEnabled());
        window.action(QStringLiteral("add-grids"))->trigger();
        QVERIFY(window.document.map().hasLayer(1) && window.document.map().hasLayer(3));
        QCOMPARE(window.steps(), 1);
        QVERIFY(!window.action(QStringLiteral("add-grids"))->isEnabled());
        QVERIFY(!window.action(QStringLiteral("remove-grid"))->isEnabled()); // terrain is current
        window.view().setCurrentLayer(1);
        window.action(QStringLiteral("remove-grid"))->trigger();
        QVERIFY(!window.document.map().hasLayer(1));
        QCOMPARE(window.view().currentLayer(), terrainLayer);
    }

    void everyMapHasItsOwnState() {
        MapWindow window;
        MapDocument other(newMap(kingsConflict()), kingsConflict());
        window.view().setShowsCodes(true);
        window.workspace.setCurrent(&other, nullptr);
        QVERIFY(!window.action(QStringLiteral("codes"))->isChecked());
        window.view().setShowsCodes(false); // the one behind does not reach the actions
        window.view().setShowsCodes(true);
        QVERIFY(!window.action(QStringLiteral("codes"))->isChecked());
        window.workspace.setCurrent(&window.document, window.canvas);
        QVERIFY(window.action(QStringLiteral("codes"))->isChecked());
    }
};

STONEMASON_TEST(TestActions)
#include "test_actions.moc"
