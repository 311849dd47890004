// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/app/widgets/binding.h"
#include "editor/app/window/panel_walk.h"
#include "tests/support/test_program.h"

#include <QAction>
#include <QApplication>
#include <QDockWidget>
#include <QLabel>
#include <QLineEdit>
#include <QMainWindow>
#include <QTest>

#include <algorithm>

using namespace stonemason;

namespace {

/// A view with panels around it, two on the left, and on the right one behind another.
struct PanelWindow {
    PanelWindow() {
        main.setCentralWidget(&view);
        add(QStringLiteral("lower left"), Qt::LeftDockWidgetArea, new QLineEdit);
        add(QStringLiteral("right"), Qt::RightDockWidgetArea, new QLineEdit);
        add(QStringLiteral("behind"), Qt::RightDockWidgetArea, new QLineEdit);
        add(QStringLiteral("words"), Qt::LeftDockWidgetArea, new QLabel(QStringLiteral("nothing to press")));
        add(QStringLiteral("bottom"), Qt::BottomDockWidgetArea, new QLineEdit);
        add(QStringLiteral("upper left"), Qt::LeftDockWidgetArea, new QLineEdit);
        main.splitDockWidget(dock("upper left"), dock("lower left"), Qt::Vertical);
        main.tabifyDockWidget(dock("right"), dock("behind"));
        dock("right")->raise();
        main.resize(900, 700);
        main.show();
        main.activateWindow();
        if (!QTest::qWaitForWindowActive(&main)) qFatal("no active window");
        view.setFocus();
        QCoreApplication::processEvents();
    }
    ~PanelWindow() { main.takeCentralWidget(); }

    void add(const QString& name, Qt::DockWidgetArea area, QWidget* content) {
        auto* panel = new QDockWidget(name, &main);
        panel->setObjectName(name);
        panel->setWidget(content);
        main.addDockWidget(area, panel);
    }
    QDockWidget* dock(const char* name) { return main.findChild<QDockWidget*>(QString::fromLatin1(name)); }
    /// The object with the keyboard focus.
    QString holder() {
        const QWidget* focused = QApplication::focusWidget();
        for (const QDockWidget* panel : main.findChildren<QDockWidget*>())
            if (focused && focused != panel && panel->isAncestorOf(focused)) return panel->objectName();
        return focused == &view ? QStringLiteral("view") : QString();
    }
    QStringList walk(int by) {
        QStringList visited;
        do {
            stepPanel(view, by);
            visited += holder();
        } while (visited.last() != QLatin1String("view") && visited.size() < 10);
        return visited;
    }

    QLineEdit view;
    QMainWindow main;
};

} // namespace

/// The keys go round the view.
class TestPanelWalk : public QObject {
    Q_OBJECT

private slots:
    void visitsWhatIsInSightAndComesBack() {
        PanelWindow window;
        QStringList round{QStringLiteral("upper left"), QStringLiteral("lower left"), QStringLiteral("right"),
                          QStringLiteral("bottom"), QStringLiteral("view")};
        QCOMPARE(window.walk(1), round);
        round.removeLast();
        std::reverse(round.begin(), round.end());
        QCOMPARE(window.walk(-1), round + QStringList{QStringLiteral("view")});
    }

    void followsWhatIsShown() {
        PanelWindow window;
        window.dock("upper left")->hide();
        window.dock("bottom")->hide();
        window.dock("behind")->raise();
        QCoreApplication::processEvents();
        QCOMPARE(window.walk(1), (QStringList{QStringLiteral("lower left"), QStringLiteral("behind"),
                                              QStringLiteral("view")}));
        for (QDockWidget* panel : window.main.findChildren<QDockWidget*>())
            panel->hide();
        QCOMPARE(window.walk(1), QStringList{QStringLiteral("view")});
    }

    /// As a view does that is shown somewhere else.
    void aViewWithoutPanelsKeepsTheKeys() {
        QLineEdit alone;
        alone.show();
        alone.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&alone));
        alone.setFocus();
        stepPanel(alone, 1);
        QVERIFY(alone.hasFocus());
    }

    /// A panel that is switched on is raised, whichever panel covers it.
    void aPanelThatIsSwitchedOnComesToTheFront() {
        PanelWindow window;
        QDockWidget* behind = window.dock("behind");
        letSwitchRaise(*behind);
        QAction* toggle = behind->toggleViewAction();
        QVERIFY(!isInSight(*behind) && toggle->isChecked());
        toggle->trigger(); // open, but not to be seen: it is meant to be
        QCoreApplication::processEvents();
        QVERIFY(isInSight(*behind) && toggle->isChecked());
        toggle->trigger();
        QCoreApplication::processEvents();
        QVERIFY(!behind->isVisible() && !toggle->isChecked());
        toggle->trigger();
        QCoreApplication::processEvents();
        QVERIFY(isInSight(*behind) && toggle->isChecked());
        behind->close();
        window.dock("right")->raise();
        showDock(behind);
        QCoreApplication::processEvents();
        QVERIFY(isInSight(*behind));
    }
};

STONEMASON_TEST(TestPanelWalk)
#include "test_panel_walk.moc"
