// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/app/widgets/action_reason.h"
#include "tests/editor/app/window_fixture.h"
#include "tests/support/test_program.h"

#include <QApplication>
#include <QHelpEvent>
#include <QMenu>
#include <QMenuBar>
#include <QSignalSpy>
#include <QToolTip>

using namespace stonemason;
using namespace stonemason::test;

/// What cannot be used says why.
class TestActionReason : public QObject {
    Q_OBJECT

private slots:
    void aReasonHoldsWhileTheActionIsDisabled() {
        QAction action;
        QCOMPARE(reasonOf(action), QString());
        allow(action, false, QStringLiteral("Nothing is selected."));
        QVERIFY(!action.isEnabled());
        QCOMPARE(reasonOf(action), QStringLiteral("Nothing is selected."));
        setWithoutDocument(action, true);
        QVERIFY(reasonOf(action) != QStringLiteral("Nothing is selected."));
        setWithoutDocument(action, false);
        allow(action, true, QStringLiteral("Nothing is selected."));
        QVERIFY(action.isEnabled());
        QCOMPARE(reasonOf(action), QString());
        action.setEnabled(false);
        QCOMPARE(reasonOf(action), QString());
    }

    void theStatusTipSaysItWhileItHolds() {
        QAction action;
        action.setStatusTip(QStringLiteral("Save the document"));
        allow(action, false, QStringLiteral("All changes are saved."));
        QCOMPARE(action.statusTip(), QStringLiteral("Save the document. Not now: All changes are saved."));
        QCOMPARE(purposeOf(action), QStringLiteral("Save the document"));
        allow(action, false, QStringLiteral("No document is open."));
        QCOMPARE(action.statusTip(), QStringLiteral("Save the document. Not now: No document is open."));
        setWithoutDocument(action, true);
        QVERIFY(!action.statusTip().contains(QStringLiteral("No document is open.")));
        setWithoutDocument(action, false);
        action.setStatusTip(QStringLiteral("Save it")); // it is for something else now
        allow(action, false, QStringLiteral("No document is open."));
        QCOMPARE(action.statusTip(), QStringLiteral("Save it. Not now: No document is open."));
        allow(action, true, QStringLiteral("No document is open."));
        QCOMPARE(action.statusTip(), QStringLiteral("Save it"));
        QCOMPARE(purposeOf(action), QStringLiteral("Save it"));
    }

    void allIsSetAtOnce() {
        QAction action;
        action.setStatusTip(QStringLiteral("Save the document"));
        setAvailable(action, false, {}, true);
        QVERIFY(!action.isEnabled());
        QVERIFY(reasonOf(action).contains(QStringLiteral("document")));
        QSignalSpy changes(&action, &QAction::changed);
        setAvailable(action, false, QStringLiteral("Nothing is selected."), false);
        QCOMPARE(reasonOf(action), QStringLiteral("Nothing is selected."));
        QCOMPARE(action.statusTip(), QStringLiteral("Save the document. Not now: Nothing is selected."));
        QCOMPARE(changes.size(), 1); // each repaints menus and buttons
        setAvailable(action, false, QStringLiteral("Nothing is selected."), false);
        QCOMPARE(changes.size(), 1);
        setAvailable(action, true, QStringLiteral("Nothing is selected."), false);
        QVERIFY(action.isEnabled());
        QCOMPARE(reasonOf(action), QString());
        QCOMPARE(action.statusTip(), QStringLiteral("Save the document"));
        action.setEnabled(false); // by somebody else
        QCOMPARE(reasonOf(action), QString());
    }

    void theMenuShowsIt() {
        ReasonTips tips;
        QApplication::instance()->installEventFilter(&tips);
        QMenu menu;
        QAction* action = menu.addAction(QStringLiteral("Save"));
        allow(*action, false, QStringLiteral("All changes are saved."));
        menu.popup({});
        const QPoint at = menu.actionGeometry(action).center();
        QHelpEvent help(QEvent::ToolTip, at, menu.mapToGlobal(at));
        QApplication::sendEvent(&menu, &help);
        QCOMPARE(QToolTip::text(), QStringLiteral("All changes are saved."));
        QToolTip::hideText();
    }

    void theWindowsActionsHaveReasons() {
        const WindowFixture f;
        const WindowActions& actions = f.window->actions();
        for (const QAction* action :
             {actions.save, actions.saveAs, actions.saveCopy, actions.saveAll, actions.revert, actions.close,
              actions.closeOthers, actions.nextTab, actions.previousTab, actions.start, actions.resetLayout,
              actions.nextPanel, actions.previousPanel, actions.clearRecent}) {
            QVERIFY2(!action->isEnabled(), qPrintable(action->text()));
            QVERIFY2(!reasonOf(*action).isEmpty(), qPrintable(action->text()));
        }
    }
};

STONEMASON_TEST(TestActionReason)
#include "test_action_reason.moc"
