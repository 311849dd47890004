// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/editor/grid/grid_desk.h"
#include "tests/support/test_program.h"

#include <QAccessible>
#include <QAccessibleActionInterface>

using namespace stonemason;
using test::GridDesk;

namespace {

QAccessibleInterface* tableOf(GridDesk& desk) {
    return QAccessible::queryAccessibleInterface(&desk.view);
}

} // namespace

class TestAccessibleCells : public QObject {
    Q_OBJECT

private slots:
    void cellsSayWhatTheyAre() {
        GridDesk desk;
        QAccessibleInterface* board = tableOf(desk);
        QVERIFY(board);
        QCOMPARE(board->role(), QAccessible::Table);
        QCOMPARE(board->childCount(), 96);
        QAccessibleInterface* cell = board->child(1 * 12 + 4);
        QCOMPARE(cell->text(QAccessible::Name), QStringLiteral("cell 1 4"));
        QCOMPARE(cell->text(QAccessible::Value), QStringLiteral("5"));
        QCOMPARE(cell->text(QAccessible::Description), QStringLiteral("digs"));
        QCOMPARE(cell->role(), QAccessible::Cell);
        QCOMPARE(board->indexOfChild(cell), 1 * 12 + 4);
        const QPoint middle = cell->rect().center();
        QCOMPARE(board->childAt(middle.x(), middle.y()), cell);
        desk.state.setOverlay({"red", 0}, std::make_shared<test::RedCell>(Size{8, 12}, Cell{1, 4}));
        QCOMPARE(cell->text(QAccessible::Name), QStringLiteral("cell 1 4; red"));
    }

    void theCursorHasTheFocusAndPressActs() {
        GridDesk desk;
        desk.view.activateWindow();
        QTRY_VERIFY(desk.view.hasFocus());
        QAccessibleInterface* board = tableOf(desk);
        QAccessibleInterface* cell = board->child(2 * 12 + 3);
        QAccessibleActionInterface* actions = cell->actionInterface();
        QVERIFY(actions);
        actions->doAction(QAccessibleActionInterface::setFocusAction());
        QCOMPARE(desk.state.cursor(), (Cell{2, 3}));
        QCOMPARE(desk.controller().takeCalls(), "");
        QVERIFY(cell->state().focused);
        QCOMPARE(board->indexOfChild(board->focusChild()), 2 * 12 + 3);
        actions->doAction(QAccessibleActionInterface::pressAction());
        QCOMPARE(desk.controller().takeCalls(), "act 2 3;");
        desk.state.setSelection({{2, 3}});
        QVERIFY(cell->state().selected && cell->state().selectable);
        desk.board().unselectable = {2, 3};
        QVERIFY(!cell->state().selectable);
        QVERIFY(board->child(0)->state().selectable);
    }

    void holesAndCellsThatHaveGoneAreInvalid() {
        GridDesk desk;
        desk.board().hole = {3, 3};
        QAccessibleInterface* board = tableOf(desk);
        QVERIFY(!board->child(3 * 12 + 3)->isValid());
        QAccessibleInterface* last = board->child(95);
        QVERIFY(last->isValid());
        desk.state.setBoard({2, 2});
        QVERIFY(!last->isValid());
        QVERIFY(last->text(QAccessible::Name).isEmpty());
        QVERIFY(last->state().invalid);
        QVERIFY(!board->child(4));
    }
};

STONEMASON_TEST(TestAccessibleCells)
#include "test_accessible_cells.moc"
