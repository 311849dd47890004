// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/kings_conflict/view/docks/number_row.h"
#include "editor/kings_conflict/view/docks/rules_dock.h"
#include "tests/editor/kings_conflict/map_window.h"
#include "tests/support/test_program.h"

#include <QPushButton>
#include <QSpinBox>
#include <QTest>
#include <QToolButton>

using namespace stonemason;
using namespace stonemason::kings_conflict;
using test::kingsConflict;
using test::MapWindow;

namespace {

NumberRow& row(RulesDock& dock, std::string_view id) {
    return *dock.row(std::size_t(numberIndex(id)));
}

} // namespace

class TestRulesDock : public QObject {
    Q_OBJECT

private slots:
    void showsEveryNumberWithItsRange() {
        MapWindow window;
        auto& dock = *window.dock<RulesDock>();
        for (std::size_t i = 0; i < numberFields.size(); ++i) {
            const NumberInfo& info = kingsConflict().kings->numberInfos[i];
            const QSpinBox& spin = *dock.row(i)->spinBox();
            QCOMPARE(spin.minimum(), info.minimum);
            QCOMPARE(spin.maximum(), info.maximum);
            QCOMPARE(spin.value(), kingsConflict().kings->numbers.*numberFields[i].value);
            QVERIFY(!dock.row(i)->isChanged());
            QVERIFY(dock.row(i)->resetButton()->isHidden());
        }
        QVERIFY(!dock.resetAllButton()->isEnabled());
    }

    /// It is closed at first: its rows cost nothing until somebody looks at them.
    void hasNoRowsUntilItIsOpened() {
        MapDocument document(test::publishedMap("the-crossing"), kingsConflict());
        RulesDock dock(kingsConflict());
        dock.bind(&document, nullptr);
        document.setNumber(std::size_t(numberIndex("kingMove")), 2);
        QVERIFY(!dock.widget());
        QVERIFY(dock.isEnabled());
        dock.show();
        QVERIFY(dock.widget());
        QCOMPARE(row(dock, "kingMove").spinBox()->value(), 2);
        QVERIFY(dock.resetAllButton()->isEnabled());
        document.resetNumbers();
        QVERIFY(!dock.resetAllButton()->isEnabled());
    }

    void changesTheMapByKeys() {
        MapWindow window;
        window.window.show();
        auto& dock = *window.dock<RulesDock>();
        NumberRow& king = row(dock, "kingMove");
        QTest::keyClick(king.spinBox(), Qt::Key_Up);
        QTest::keyClick(king.spinBox(), Qt::Key_Up);
        QCOMPARE(window.document.numbers().kingMove, 3);
        QCOMPARE(window.steps(), 1);
        QVERIFY(king.isChanged());
        QVERIFY(!king.resetButton()->isHidden());
        window.document.undoStack().undo();
        QCOMPARE(king.spinBox()->value(), 1);
        QVERIFY(!king.isChanged());
        window.document.undoStack().redo();
        QCOMPARE(king.spinBox()->value(), 3);
    }

    /// A number that is typed counts when it is whole: "12" is not 1 for a moment.
    void typedNumbersCountWhenTheyAreDone() {
        MapWindow window;
        window.window.show();
        QSpinBox& spin = *row(*window.dock<RulesDock>(), "swatNote").spinBox();
        spin.selectAll();
        QTest::keyClicks(&spin, QStringLiteral("12"));
        QCOMPARE(window.steps(), 0);
        QTest::keyClick(&spin, Qt::Key_Return);
        QCOMPARE(window.document.numbers().swatNote, 12);
        QCOMPARE(window.steps(), 1);
    }

    void undoBelongsToTheMap() {
        MapWindow window;
        window.window.show();
        QSpinBox& spin = *row(*window.dock<RulesDock>(), "kingMove").spinBox();
        QAction undo;
        undo.setShortcut(QKeySequence::Undo);
        connect(&undo, &QAction::triggered, &window.document.undoStack(), &QUndoStack::undo);
        window.window.addAction(&undo);
        QVERIFY(QTest::qWaitForWindowActive(&window.window));
        spin.setFocus();
        QTest::keyClick(&spin, Qt::Key_Up);
        QCOMPARE(window.document.numbers().kingMove, 2);
        QTest::keyClick(&spin, Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(window.document.numbers().kingMove, 1);
        QCOMPARE(spin.value(), 1);
    }

    void resetsOneAndAll() {
        MapWindow window;
        window.window.show();
        auto& dock = *window.dock<RulesDock>();
        window.document.setNumber(std::size_t(numberIndex("kingMove")), 2);
        window.document.setNumber(std::size_t(numberIndex("trapError")), 3);
        row(dock, "kingMove").resetButton()->click();
        QVERIFY((window.document.map().rules == NumberChanges{{"trapError", 3}}));
        QVERIFY(row(dock, "trapError").isChanged() && !row(dock, "kingMove").isChanged());
        dock.resetAllButton()->click();
        QVERIFY(window.document.map().rules.empty());
        window.document.undoStack().undo();
        QCOMPARE(row(dock, "trapError").spinBox()->value(), 3);
    }

    void followsTheCurrentMap() {
        MapWindow window;
        auto& dock = *window.dock<RulesDock>();
        Map other = newMap(kingsConflict());
        other.rules = {{"hintMove", 5}};
        MapDocument document(other, kingsConflict());
        window.workspace.setCurrent(&document, nullptr);
        QCOMPARE(row(dock, "hintMove").spinBox()->value(), 5);
        window.workspace.setCurrent(nullptr, nullptr);
        QVERIFY(!dock.isEnabled());
        row(dock, "hintMove").spinBox()->setValue(4);
        QVERIFY(document.map() == other);
    }

    void aLegendLeadsToItsNumber() {
        MapWindow w;
        w.window.resize(1000, 420); // too low for all rows
        w.window.show();
        QVERIFY(QTest::qWaitForWindowExposed(&w.window));
        auto& panel = *w.dock<RulesDock>();
        panel.hide();
        const int last = int(numberFields.size()) - 1;
        emit w.view().rulesRequested(last);
        NumberRow* row = panel.row(std::size_t(last));
        QTRY_VERIFY(!row->visibleRegion().isEmpty());
        QTRY_COMPARE(row->visibleRegion().boundingRect(), row->rect());
        QVERIFY(row->spinBox()->hasFocus());
    }

    void theMapMenuLeadsHere() {
        MapWindow window;
        window.window.show();
        auto& dock = *window.dock<RulesDock>();
        dock.hide();
        window.action(QStringLiteral("rules"))->trigger();
        QVERIFY(dock.isVisible());
    }
};

STONEMASON_TEST(TestRulesDock)
#include "test_rules_dock.moc"
