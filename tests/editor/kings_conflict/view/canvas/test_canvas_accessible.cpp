// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/editor/kings_conflict/view/canvas/canvas_screen.h"
#include "tests/support/test_program.h"

#include <QAccessible>
#include <QTest>

using namespace stonemason;
using namespace stonemason::kings_conflict;
using test::Screen;

/// What assistive technology reads of the board.
class TestCanvasAccessible : public QObject {
    Q_OBJECT

private slots:
    void cellsSpeak() {
        Screen screen;
        QAccessibleInterface* board = QAccessible::queryAccessibleInterface(&screen.canvas);
        QVERIFY(board);
        QCOMPARE(board->childCount(), 121);
        QAccessibleInterface* cell = board->child(8 * 11 + 4);
        QCOMPARE(cell->text(QAccessible::Name), QStringLiteral("row 8, column 4, Plains"));
        QCOMPARE(cell->role(), QAccessible::Cell);
        QCOMPARE(board->indexOfChild(cell), 8 * 11 + 4);
        const QPoint middle = cell->rect().center();
        QCOMPARE(board->childAt(middle.x(), middle.y()), cell);
        screen.state.setTile('F');
        screen.click({8, 4});
        QCOMPARE(cell->text(QAccessible::Value), QStringLiteral("Forest"));
        QCOMPARE(screen.canvas.accessibleDescription(), QStringLiteral("row 8, column 4, Forest"));
    }

    void notifiesAssistiveTechnologyOfPieceAndDigit() {
        Screen screen;
        const QAccessibleInterface* board = QAccessible::queryAccessibleInterface(&screen.canvas);
        const QAccessibleInterface* cell = board->child(3 * 11 + 5);
        const Tile* corner = nullptr;
        for (const Tile& tile : test::kingsConflict().tiles)
            if (tile.id == "road-top-left") corner = &tile;
        QVERIFY(corner);
        screen.state.setTile(corner->code);
        screen.click({3, 5});
        QCOMPARE(cell->text(QAccessible::Name), QStringLiteral("row 3, column 5, Road bend, top to left"));
        screen.document.view().setCurrentLayer(1);
        QCOMPARE(cell->text(QAccessible::Name),
                 QStringLiteral("row 3, column 5, Strategic points 0, Road bend, top to left"));
        QCOMPARE(cell->text(QAccessible::Value), QStringLiteral("0"));
    }

    void assistiveTechnologyFindsTheCursorAndWhatIsSelected() {
        Screen screen;
        screen.canvas.activateWindow();
        screen.canvas.setFocus();
        QTRY_VERIFY(screen.canvas.hasFocus());
        screen.document.view().setCursor({2, 3});
        screen.document.view().setSelection({{2, 3}, {2, 4}});
        QAccessibleInterface* board = QAccessible::queryAccessibleInterface(&screen.canvas);
        QVERIFY(board->child(2 * 11 + 3)->state().focused && board->child(2 * 11 + 4)->state().selected);
        QCOMPARE(board->indexOfChild(board->focusChild()), 2 * 11 + 3);
    }
};

STONEMASON_TEST(TestCanvasAccessible)
#include "test_canvas_accessible.moc"
