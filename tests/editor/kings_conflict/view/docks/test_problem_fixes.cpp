// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/grid/problems/problem_list.h"
#include "editor/kings_conflict/view/canvas/map_problems.h"
#include "editor/kings_conflict/view/dialogs/suggest_dialog.h"
#include "tests/editor/kings_conflict/view/docks/problems_window.h"
#include "tests/support/checks.h"
#include "tests/support/test_program.h"

#include <QApplication>
#include <QCheckBox>
#include <QMenu>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>
#include <QTimer>

using namespace stonemason;
using namespace stonemason::kings_conflict;
using test::breakSymmetry;
using test::MapWindow;
using test::rowOf;
using test::show;

/// What can be done about a problem, from the panel.
class TestProblemFixes : public QObject {
    Q_OBJECT

private slots:
    void eachFixButtonIsOneStepAndTheProblemGoes() {
        MapWindow window;
        breakSymmetry(window.document);
        show(window);
        auto* panel = &window.dock<ProblemsDock>()->panel();
        const Map broken = window.document.map();
        const int fixes = int(panel->model()->fixTexts(rowOf(*panel, "symmetry")).size());
        QCOMPARE(fixes, 2);
        for (int fix = 0; fix < fixes; ++fix) {
            const QModelIndex row = rowOf(*panel, "symmetry");
            QVERIFY(row.isValid());
            panel->list()->scrollTo(row);
            const QRect button = panel->list()->fixRect(row, fix);
            QVERIFY(panel->list()->viewport()->rect().contains(button.center()));
            QTest::mouseClick(panel->list()->viewport(), Qt::LeftButton, {}, button.center());
            QCOMPARE(window.steps(), 2);
            QVERIFY(!rowOf(*panel, "symmetry").isValid());
            QVERIFY(window.document.map() != broken);
            window.document.undoStack().undo();
            QVERIFY(window.document.map() == broken);
        }
    }

    void ofMoreThanTwoFixesAllButTheFirstShareAButton() {
        MapWindow window;
        window.document.setSymmetry(Symmetry::None);
        window.document.apply(QStringLiteral("Break"), {{{terrainLayer, {0, 0}, window.at(0, 0), 'L'}}, {}});
        show(window);
        auto* panel = &window.dock<ProblemsDock>()->panel();
        const QModelIndex row = rowOf(*panel, "symmetry");
        const auto fixes = panel->model()->fixTexts(row);
        QVERIFY(fixes.size() > 2);
        QCOMPARE(int(panel->model()->buttonTexts(row).size()), 2);
        QCOMPARE(panel->model()->buttonTexts(row).front(), fixes.front());
        QVERIFY(!panel->model()->isMoreButton(row, 0));
        QVERIFY(panel->model()->isMoreButton(row, 1));
        panel->list()->scrollTo(row);
        QStringList offered;
        QTimer::singleShot(0, this, [&] {
            auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
            if (!menu) return;
            for (QAction* action : menu->actions())
                offered += action->text();
            QTest::keyClick(menu, Qt::Key_Escape);
        });
        QTest::mouseClick(panel->list()->viewport(), Qt::LeftButton, {},
                          panel->list()->fixRect(row, 1).center());
        QCOMPARE(offered, QStringList(fixes.begin() + 1, fixes.end()));
    }

    void releasingBesideTheButtonDoesNothing() {
        MapWindow window;
        breakSymmetry(window.document);
        show(window);
        auto* panel = &window.dock<ProblemsDock>()->panel();
        const QRect button = panel->list()->fixRect(rowOf(*panel, "symmetry"), 0);
        QTest::mousePress(panel->list()->viewport(), Qt::LeftButton, {}, button.center());
        QTest::mouseMove(panel->list()->viewport(), button.topLeft() - QPoint(0, 20));
        QTest::mouseRelease(panel->list()->viewport(), Qt::LeftButton, {}, button.topLeft() - QPoint(0, 20));
        QCOMPARE(window.steps(), 1);
    }

    void allFixesAreOneStep() {
        MapWindow window;
        auto* panel = &window.dock<ProblemsDock>()->panel();
        QVERIFY(panel->fixAllButton()->isHidden());
        const Map before = window.document.map();
        window.document.apply(
            QStringLiteral("Break"), // the road and the river, and their mirror images
            window.document.symmetric({{terrainLayer, {3, 8}, 'd', '7'}, {terrainLayer, {5, 2}, '-', '0'}}));
        const int steps = window.document.undoStack().count();
        QVERIFY(window.document.report().hasErrors());
        QVERIFY(!panel->fixAllButton()->isHidden());
        panel->fixAllButton()->click();
        QCOMPARE(window.document.undoStack().count(), steps + 1);
        QVERIFY(!window.document.report().hasErrors());
        QVERIFY(panel->fixAllButton()->isHidden());
        window.document.undoStack().undo();
        QVERIFY(window.document.report().hasErrors());
        window.document.undoStack().undo();
        QCOMPARE(window.document.map(), before);
    }

    void flatGridsOpenTheSuggestionForAll() {
        MapWindow window(newMap(test::kingsConflict()));
        show(window);
        auto* panel = &window.dock<ProblemsDock>()->panel();
        int boxes = 0;
        int ticked = 0;
        QTimer::singleShot(0, this, [&] {
            auto* dialog = qobject_cast<SuggestDialog*>(QApplication::activeModalWidget());
            if (!dialog) return;
            for (const QCheckBox* box : dialog->findChildren<QCheckBox*>())
                ++boxes, ticked += box->isChecked();
            dialog->reject();
        });
        QTest::mouseClick(panel->list()->viewport(), Qt::LeftButton, {},
                          panel->list()->fixRect(rowOf(*panel, "hint-flat"), 0).center());
        QCOMPARE(boxes, 3);
        QCOMPARE(ticked, 3);
    }

    /// What no fix repairs is painted: with a tile that helps, where it helps.
    void opensTheBrushAtThePlace_data() {
        QTest::addColumn<QString>("terrain");
        QTest::addColumn<QString>("check");
        QTest::addColumn<QString>("tile");
        QTest::addColumn<int>("row"); // -1: where the cursor was
        QTest::addColumn<int>("column");
        QTest::newRow("a king with one way out") << "9,0=M 10,1=M"
                                                 << "king-trap"
                                                 << "P" << 9 << 0;
        QTest::newRow("a king that cannot stand") << "10,0=M"
                                                  << "start"
                                                  << "P" << 10 << 0;
        QTest::newRow("mountains beside the king") << "9,1=M"
                                                   << "swat"
                                                   << "P" << 9 << 1;
        QTest::newRow("killed on turn one") << "5,5=M 4,4=S 3,3=F"
                                            << "first-turn-kill"
                                            << "F" << 0 << 7;
        QTest::newRow("no forest") << "5,5=M 4,4=S"
                                   << "variety"
                                   << "F" << -1 << -1;
        QTest::newRow("no way") << "5,0=MMMMMMMMMMM"
                                << "route"
                                << "P" << -1 << -1;
    }

    void opensTheBrushAtThePlace() {
        QFETCH(QString, terrain);
        QFETCH(QString, check);
        QFETCH(QString, tile);
        QFETCH(int, row);
        QFETCH(int, column);
        MapWindow window(test::board(terrain.toStdString()));
        show(window);
        window.view().setCursor({5, 5});
        window.view().setCurrentLayer(1);
        window.workspace.toolState().setTool(QStringLiteral("fill"));
        window.workspace.toolState().setTile('L');
        auto* panel = &window.dock<ProblemsDock>()->panel();
        const QModelIndex card = rowOf(*panel, check.toStdString());
        QVERIFY(card.isValid());
        QVERIFY(panel->model()->isToolButton(card, 0));
        panel->list()->setCurrentIndex(card);
        QTest::keyClick(panel->list(), Qt::Key_F);
        QCOMPARE(window.workspace.toolState().tool(), QStringLiteral("brush"));
        QCOMPARE(QString(QLatin1Char(window.workspace.toolState().tile())), tile);
        QCOMPARE(window.view().currentLayer(), terrainLayer);
        QCOMPARE(window.view().cursor(), row < 0 ? (Cell{5, 5}) : (Cell{row, column}));
        QVERIFY(window.canvas->hasFocus());
        QCOMPARE(window.steps(), 0);
    }

    /// Every card ends in something to press, or in a sentence of what to change.
    void whatCannotBeFixedHasAToolOrSaysWhatToDo() {
        MapWindow window(newMap(test::kingsConflict()));
        const ProblemModel& model = *window.dock<ProblemsDock>()->panel().model();
        for (int row = 0; row < model.rowCount(); ++row)
            if (model.problem(model.index(row))) QVERIFY(!model.buttonTexts(model.index(row)).empty());
    }

    void theOneFixIsMadeWithF() {
        MapWindow window;
        auto* panel = &window.dock<ProblemsDock>()->panel();
        const auto singleFix = [panel] {
            const ProblemModel& model = *panel->model();
            for (int row = 0; row < model.rowCount(); ++row)
                if (model.fixTexts(model.index(row)).size() == 1) return model.index(row);
            return QModelIndex();
        };
        QModelIndex single;
        for (const Cell cell : {Cell{1, 5}, Cell{3, 7}, Cell{4, 5}, Cell{5, 1}, Cell{6, 5}, Cell{7, 3}})
            for (const Code code : {'d', 'D', '-', '|', '4', '7'}) {
                if (single.isValid()) break;
                window.document.undoStack().undo();
                const Code before = window.document.map().terrain()[cell];
                window.document.apply(QStringLiteral("Bend"),
                                      window.document.symmetric({{terrainLayer, cell, before, code}}));
                single = singleFix();
            }
        show(window);
        QVERIFY(single.isValid());
        panel->list()->setCurrentIndex(single);
        const QString tool = window.workspace.toolState().tool();
        QTest::keyClick(panel->list(), Qt::Key_F);
        QVERIFY(!singleFix().isValid());
        QCOMPARE(window.workspace.toolState().tool(), tool);
    }

    /// The stroke under way is given up, and what is repaired is the map without it.
    void aFixGivesTheStrokeUp() {
        MapWindow window;
        auto* panel = &window.dock<ProblemsDock>()->panel();
        breakSymmetry(window.document);
        const Map broken = window.document.map();
        const ProblemRef problem = panel->model()->problem(rowOf(*panel, "symmetry"));
        window.workspace.toolState().setTile('L');
        window.workspace.toolState().setTool(QStringLiteral("line"));
        window.view().setCursor({9, 5}); // the partner of the broken one
        QTest::keyClick(window.canvas, Qt::Key_Space);
        QVERIFY(window.document.hasPreview());
        emit panel->list()->fixRequested(problem, 0);
        Map repaired = broken;
        test::applyFix(repaired, MapReport::of(problem).fixes[0]);
        QVERIFY(window.document.map() == repaired);
        window.document.undoStack().undo();
        QVERIFY(window.document.map() == broken);
    }

    void aProblemOfTheStrokeGoesWithIt() {
        MapWindow window;
        auto* panel = &window.dock<ProblemsDock>()->panel();
        QSignalSpy messages(panel, &ProblemsPanel::message);
        const Map before = window.document.map();
        window.document.preview({{{terrainLayer, {1, 5}, window.at(1, 5), 'L'}}, {}});
        const ProblemRef problem = panel->model()->problem(rowOf(*panel, "symmetry"));
        emit panel->list()->fixRequested(problem, 0);
        QVERIFY(window.document.map() == before);
        QCOMPARE(window.steps(), 0);
        QCOMPARE(messages.count(), 1);
    }
};

STONEMASON_TEST(TestProblemFixes)
#include "test_problem_fixes.moc"
