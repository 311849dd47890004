// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/grid/problems/problem_list.h"
#include "editor/grid/problems/problems_dock.h"
#include "editor/kings_conflict/view/canvas/map_problems.h"
#include "tests/editor/kings_conflict/view/docks/problems_window.h"
#include "tests/support/checks.h"
#include "tests/support/test_program.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QTest>

#include <set>

using namespace stonemason;
using namespace stonemason::kings_conflict;
using test::breakSymmetry;
using test::MapWindow;
using test::rowOf;
using test::show;

class TestProblemsDock : public QObject {
    Q_OBJECT

private slots:
    void showsReadyWhenNothingIsWrong() {
        MapWindow window;
        auto* panel = &window.dock<ProblemsDock>()->panel();
        QVERIFY(!panel->readyPanel()->isHidden());
        breakSymmetry(window.document);
        QVERIFY(panel->readyPanel()->isHidden());
        QVERIFY(rowOf(*panel, "symmetry").isValid());
        window.document.undoStack().undo();
        QVERIFY(!panel->readyPanel()->isHidden());
        QVERIFY(!rowOf(*panel, "symmetry").isValid());
    }

    void withoutAMapNothingIsReady() {
        MapWindow window;
        auto* panel = &window.dock<ProblemsDock>()->panel();
        window.workspace.setCurrent(nullptr, nullptr);
        QVERIFY(panel->readyPanel()->isHidden());
        QCOMPARE(panel->model()->rowCount(), 0);
    }

    void listsErrorsBeforeWarningsBeforeNotes() {
        MapWindow window(newMap(test::kingsConflict())); // all plains: a good deal is wrong with it
        auto* panel = &window.dock<ProblemsDock>()->panel();
        const ProblemModel& model = *panel->model();
        Severity last = Severity::Error;
        int problems = 0;
        for (int row = 0; row < model.rowCount(); ++row) {
            QVERIFY(int(model.severity(model.index(row))) <= int(last));
            const bool heading = model.kind(model.index(row)) == ProblemModel::RowKind::Heading;
            if (model.severity(model.index(row)) != last || row == 0) QVERIFY(heading);
            last = model.severity(model.index(row));
            problems += heading ? 0 : 1;
        }
        QCOMPARE(problems, int(window.document.report().problems.size()));
        QVERIFY(problems > 2);
    }

    void clickMarksTheCells() {
        MapWindow window;
        breakSymmetry(window.document);
        show(window);
        auto* panel = &window.dock<ProblemsDock>()->panel();
        const QModelIndex row = rowOf(*panel, "symmetry");
        const Problem problem = MapReport::of(panel->model()->problem(row));
        ProblemList* list = panel->list();
        QTest::mouseClick(list->viewport(), Qt::LeftButton, {},
                          list->visualRect(row).topLeft() + QPoint(60, 12));
        QVERIFY(window.view().marked() == problem.cells);
        QCOMPARE(window.view().markSeverity(), Severity::Error);
        QCOMPARE(window.steps(), 1); // only shown, nothing written
    }

    void enterMarksTheCellsToo() {
        MapWindow window;
        breakSymmetry(window.document);
        show(window);
        auto* panel = &window.dock<ProblemsDock>()->panel();
        panel->list()->setCurrentIndex(rowOf(*panel, "symmetry"));
        QVERIFY(window.view().marked().empty());
        QTest::keyClick(panel->list(), Qt::Key_Return);
        QVERIFY(!window.view().marked().empty());
    }

    void showsTheHintGridThatAProblemIsAbout() {
        Map map = test::publishedMap("mountain-passes");
        map.layer(1) = Grid<Code>(map.size(), '3');
        map.layer(3) = {};
        MapWindow window(map);
        auto* panel = &window.dock<ProblemsDock>()->panel();
        const auto show = [&](std::string_view check) {
            const QModelIndex row = rowOf(*panel, check);
            if (row.isValid()) emit panel->list()->shown(panel->model()->problem(row));
            return row.isValid();
        };
        QVERIFY(show("hint-peak"));
        QCOMPARE(window.view().currentLayer(), 2);
        QVERIFY(window.view().marked() == (std::vector<Cell>{{1, 9}, {1, 10}}));
        QVERIFY(show("hint-flat")); // the flat strategic grid comes before the missing one
        QCOMPARE(window.view().currentLayer(), 1);
        breakSymmetry(window.document);
        QVERIFY(show("symmetry"));
        QCOMPARE(window.view().currentLayer(), 1); // about no grid: the layer stays
        window.document.undoStack().undo();
        const ProblemRef missing =
            panel->model()->problem(panel->model()->index(rowOf(*panel, "hint-flat").row() + 1));
        QVERIFY(missing && MapReport::of(missing).message.id == "hint-flat/missing");
        emit panel->list()->shown(missing);
        QCOMPARE(window.view().currentLayer(), 1); // there is nothing to show
    }

    void marksGoWithTheProblem() {
        MapWindow window;
        breakSymmetry(window.document);
        auto* panel = &window.dock<ProblemsDock>()->panel();
        emit panel->list()->shown(panel->model()->problem(rowOf(*panel, "symmetry")));
        QVERIFY(!window.view().marked().empty());
        window.document.undoStack().undo();
        QVERIFY(window.view().marked().empty());
    }

    void theChosenProblemStaysChosenWhenOthersComeAndGo() {
        MapWindow window;
        breakSymmetry(window.document);
        auto* panel = &window.dock<ProblemsDock>()->panel();
        panel->list()->setCurrentIndex(rowOf(*panel, "symmetry"));
        const Message chosen = MapReport::of(panel->list()->currentProblem()).message;
        MapInfo info;
        info.name = "Renamed";
        window.document.setInfo(info);
        clearHint(window.document);
        QVERIFY(panel->list()->currentProblem());
        QVERIFY(MapReport::of(panel->list()->currentProblem()).message == chosen);
    }

    void stepsThroughAllProblemsInTurn() {
        MapWindow window(newMap(test::kingsConflict()));
        auto* panel = &window.dock<ProblemsDock>()->panel();
        const int problems = int(window.document.report().problems.size());
        std::set<int> seen;
        for (int i = 0; i < problems; ++i) {
            panel->list()->step(1);
            seen.insert(panel->list()->currentIndex().row());
        }
        QCOMPARE(int(seen.size()), problems);
        const int last = panel->list()->currentIndex().row();
        panel->list()->step(1); // round to the first
        QCOMPARE(panel->list()->currentIndex().row(), *seen.begin());
        panel->list()->step(-1);
        QCOMPARE(panel->list()->currentIndex().row(), last);
    }

    void largeMapsAreStaleUntilTheyAreChecked() {
        Map large = newMap(test::kingsConflict());
        for (auto& layer : large.layers)
            layer = Grid<Code>({64, 64}, layer == large.layers.front() ? 'P' : '0');
        MapWindow window(large);
        auto* panel = &window.dock<ProblemsDock>()->panel();
        QTRY_VERIFY(!panel->isStale());
        window.document.apply(QStringLiteral("Paint"), {{{terrainLayer, {3, 3}, 'P', 'F'}}, {}});
        QVERIFY(panel->isStale());
        QTRY_VERIFY(!panel->isStale());
    }

    void copiesTheReportAsText() {
        MapWindow window;
        breakSymmetry(window.document);
        MapInfo info;
        info.name = "Broken Crossing";
        window.document.setInfo(info);
        window.action(QStringLiteral("copy-report"))->trigger();
        const QString text = QGuiApplication::clipboard()->text();
        QVERIFY(text.startsWith(QStringLiteral("Broken Crossing: 1 error")));
        QCOMPARE(text.count(QStringLiteral("\nError: ")), 1);
    }

private:
    static void clearHint(MapDocument& document) {
        const Code before = document.map().layer(1)[{0, 0}];
        document.apply(QStringLiteral("Hint"), {{{1, {0, 0}, before, before == '3' ? '4' : '3'}}, {}});
    }
};

STONEMASON_TEST(TestProblemsDock)
#include "test_problems_dock.moc"
