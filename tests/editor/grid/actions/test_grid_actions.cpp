// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/grid/actions/canvas_actions.h"
#include "editor/grid/actions/symmetry_button.h"
#include "editor/grid/panels/overview_dock.h"
#include "tests/editor/grid/grid_desk.h"
#include "tests/support/test_program.h"

#include <QMenu>
#include <QToolBar>

using namespace stonemason;
using test::GridDesk;

class TestGridActions : public QObject {
    Q_OBJECT

private slots:
    void zoomActsOnTheBoundView() {
        GridDesk desk;
        GridDesk other;
        ZoomActions actions(QStringLiteral("toy"), QStringLiteral("Fit"), QStringLiteral("All of it"));
        QVERIFY(!actions.action(QStringLiteral("zoom-in"))->isEnabled());
        actions.bind(&desk.view);
        desk.view.zoomNormal();
        const double untouched = other.view.zoomPercent();
        actions.action(QStringLiteral("zoom-in"))->trigger();
        QVERIFY(desk.view.zoomPercent() > 100);
        actions.action(QStringLiteral("zoom-reset"))->trigger();
        QCOMPARE(desk.view.zoomPercent(), 100.0);
        actions.action(QStringLiteral("zoom-out"))->trigger();
        QVERIFY(desk.view.zoomPercent() < 100);
        QCOMPARE(other.view.zoomPercent(), untouched);
        desk.view.zoomNormal();
        actions.action(QStringLiteral("zoom-fit"))->trigger();
        QVERIFY(desk.view.visibleCells().contains(QRectF(0.01, 0.01, 11.98, 7.98)));
        QCOMPARE(actions.action(QStringLiteral("zoom-fit"))->text(), QStringLiteral("Fit"));
        QVERIFY(actions.menu().front()->objectName() == QStringLiteral("toy.zoom-in"));
        actions.bind(nullptr);
        QVERIFY(!actions.action(QStringLiteral("zoom-fit"))->isEnabled());
    }

    void theSymmetryButtonSaysTheVerdict() {
        QMenu menu;
        SymmetryAction action(QStringLiteral("toy.symmetry-state"), &menu);
        QToolBar bar;
        bar.addAction(&action);
        QVERIFY(bar.findChild<SymmetryButton*>());
        QCOMPARE(bar.findChild<SymmetryButton*>()->menu(), &menu);
        SymmetryButton button(action, nullptr);
        SymmetryVerdict verdict{.icon = QStringLiteral("symmetry-half-turn"),
                                .text = QStringLiteral("Half-turn: obeyed"),
                                .sentence = QStringLiteral("obeyed"),
                                .tip = QStringLiteral("Fine"),
                                .isDeclared = true,
                                .isObeyed = true};
        action.setVerdict(verdict);
        QCOMPARE(button.text(), verdict.text);
        QVERIFY(button.toolTip().contains(verdict.tip));
        const auto background = [&button] {
            button.resize(300, 40);
            return button.grab().toImage().pixelColor(280, 8);
        };
        const QColor fine = background();
        verdict.isObeyed = false;
        action.setVerdict(verdict);
        const QColor wrong = background();
        QVERIFY(fine.green() > fine.red() && wrong.red() > wrong.green());
    }

    void theOverviewDockShowsTheBoundView() {
        GridDesk desk;
        OverviewDock<GridModel, GridView> dock(QStringLiteral("toy"), QStringLiteral("Overview"),
                                               QStringLiteral("Overview of the toy"));
        dock.bind(nullptr, nullptr);
        QVERIFY(!dock.isEnabled());
        QVERIFY(dock.pane()->frameRect().isEmpty());
        desk.view.zoomNormal();
        desk.view.zoomIn();
        dock.bind(&desk.board(), &desk.view);
        QVERIFY(dock.isEnabled());
        QVERIFY(!dock.pane()->frameRect().isEmpty());
        QCOMPARE(dock.pane()->accessibleName(), QStringLiteral("Overview of the toy"));
    }
};

STONEMASON_TEST(TestGridActions)
#include "test_grid_actions.moc"
