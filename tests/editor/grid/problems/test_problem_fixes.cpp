// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/grid/problems/problems_dock.h"
#include "editor/grid/problems/report_text.h"
#include "tests/editor/grid/problems/toy_problems.h"
#include "tests/support/test_program.h"

#include <QApplication>
#include <QMenu>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>
#include <QTimer>

using namespace stonemason;
using namespace stonemason::test;
/// What the buttons of the problems panel do.
class TestProblemFixes : public QObject {
    Q_OBJECT

private slots:
    void buttonsAreTheFixesThenTheTool() {
        const Panel panel({found("none", Severity::Error), found("two", Severity::Error, {}, {{1}, {2}}),
                           found("three", Severity::Error, {}, {{1}, {2}, {3}}),
                           found("tool", Severity::Error, {}, {{1}, {2}, {3}})});
        const ProblemModel& model = *panel.panel.model();
        const auto texts = [&](const char* headline) {
            const auto buttons = model.buttonTexts(panel.row(headline));
            return QStringList(buttons.begin(), buttons.end()).join(u',');
        };
        QCOMPARE(texts("none"), QString());
        QCOMPARE(texts("two"), QStringLiteral("Fix 1,Fix 2"));
        QCOMPARE(texts("three"), QStringLiteral("Fix 1,Other ways…"));
        QCOMPARE(texts("tool"), QStringLiteral("Fix 1,Other ways…,Tool"));
        QVERIFY(!model.isMoreButton(panel.row("two"), 1));
        QVERIFY(model.isMoreButton(panel.row("three"), 1));
        QVERIFY(!model.isToolButton(panel.row("three"), 1));
        QVERIFY(model.isMoreButton(panel.row("tool"), 1));
        QVERIFY(model.isToolButton(panel.row("tool"), 2));
    }

    void aFixIsMadeOnceTheGestureHasEnded() {
        Panel panel({found("two", Severity::Error, {}, {{1}, {2}})});
        panel.click("two", 1);
        QCOMPARE(panel.source->reported.join(u','), QStringLiteral("end,Fix 2"));
        QVERIFY(!panel.row("two").isValid());
    }

    void aProblemThatGoesWithTheStrokeIsNotFixed() {
        Panel panel({found("stroke", Severity::Error, {{1, 1}}, {{1}})});
        QSignalSpy messages(&panel.dock, &WorkspaceDock::message);
        // The same there without the stroke, and repaired otherwise.
        panel.source->stroke = {found("stroke", Severity::Error, {{1, 1}}, {{2}})};
        panel.click("stroke", 0);
        QCOMPARE(panel.source->reported.join(u','), QStringLiteral("end"));
        QCOMPARE(messages.count(), 1);
    }

    void nothingIsFixedWhileTheReportLags() {
        Panel panel({found("one", Severity::Error, {}, {{1}}), found("more", Severity::Error, {}, {{2}})});
        QSignalSpy messages(&panel.dock, &WorkspaceDock::message);
        QVERIFY(!panel.panel.isStale());
        panel.source->current = false;
        emit panel.source->outdated();
        QVERIFY(panel.panel.isStale());
        QVERIFY(!panel.panel.fixAllButton()->isEnabled());
        panel.click("one", 0);
        panel.panel.fixAll();
        panel.panel.updateVerdict();
        QCOMPARE(panel.source->reported.join(u','), QStringLiteral("end,end"));
        QCOMPARE(messages.count(), 3);
        QCOMPARE(messages[0][0].toString(), QStringLiteral("changed"));
        QCOMPARE(messages[1][0].toString(), QStringLiteral("checking"));
        QCOMPARE(messages[2][0].toString(), QStringLiteral("checking"));
    }

    void keysRepairAndOpenTools() {
        Panel panel({found("one", Severity::Error, {}, {{1}}), found("tool", Severity::Error),
                     found("two", Severity::Error, {}, {{1}, {2}})});
        panel.press("one", Qt::Key_F);
        panel.press("tool", Qt::Key_F);
        QStringList offered;
        QTimer::singleShot(0, this, [&] {
            auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
            if (!menu) return;
            for (const QAction* action : menu->actions())
                offered += action->text();
            QTest::keyClick(menu, Qt::Key_Escape);
        });
        panel.press("two", Qt::Key_F);
        QCOMPARE(panel.source->reported.join(u','), QStringLiteral("end,Fix 1,prepare,tool"));
        QCOMPARE(offered.join(u','), QStringLiteral("Fix 1,Fix 2"));
    }

    /// From the board, where the list has no keys: of the one that is shown, else of the first.
    void theProblemThatIsShownIsFixed() {
        Panel panel({found("one", Severity::Error, {}, {{1}}), found("two", Severity::Error, {}, {{2}})});
        panel.panel.list()->setCurrentIndex({});
        panel.panel.list()->fixCurrent();
        QCOMPARE(panel.source->reported.join(u','), QStringLiteral("prepare,end,Fix 1"));
        panel.source->reported.clear();
        panel.panel.list()->step(1);
        panel.panel.list()->fixCurrent();
        QCOMPARE(panel.source->reported.join(u','), QStringLiteral("prepare,end,Fix 2"));
    }

    void stepsThroughAllOfThem() {
        Panel panel({found("a", Severity::Error), found("b", Severity::Note), found("c", Severity::Note)});
        panel.panel.list()->setCurrentIndex({});
        QStringList seen;
        for (int i = 0; i < 4; ++i) {
            panel.panel.list()->step(1);
            seen += panel.panel.model()->headline(panel.panel.list()->currentIndex());
        }
        panel.panel.list()->step(-1);
        seen += panel.panel.model()->headline(panel.panel.list()->currentIndex());
        QCOMPARE(seen.join(u','), QStringLiteral("a,b,c,a,c"));
    }

    void allFixesAreTakenAtOnce() {
        Panel panel({found("one", Severity::Error, {}, {{1}}), found("two", Severity::Warning, {}, {{2}}),
                     found("note", Severity::Note, {}, {{3}}), found("none", Severity::Error)});
        QSignalSpy messages(&panel.dock, &WorkspaceDock::message);
        QVERIFY(!panel.panel.fixAllButton()->isHidden());
        QVERIFY(panel.panel.fixAllButton()->text().contains(QStringLiteral("(2)"))); // notes are left alone
        panel.panel.fixAllButton()->click();
        QCOMPARE(panel.source->reported.join(u','), QStringLiteral("end,all"));
        QCOMPARE(messages.count(), 1);
        panel.source->takesFixes = false;
        panel.panel.fixAllButton()->click();
        QCOMPARE(messages.count(), 1); // the document has said why not
        panel.source->findings.problems.erase(panel.source->findings.problems.begin());
        emit panel.source->reportChanged();
        QVERIFY(panel.panel.fixAllButton()->isHidden()); // one fix has its own button
    }

    void aGameWithoutFixAllHasNoButtonForIt() {
        Panel panel({found("one", Severity::Error, {}, {{1}}), found("two", Severity::Error, {}, {{2}})});
        panel.source->fixesAll = false;
        emit panel.source->reportChanged();
        QVERIFY(panel.panel.fixAllButton()->isHidden());
        panel.panel.fixAll();
        QVERIFY(panel.source->reported.isEmpty());
    }
};

STONEMASON_TEST(TestProblemFixes)
#include "test_problem_fixes.moc"
