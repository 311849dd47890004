// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/editor/token_battle/duel/duel_window.h"
#include "tests/support/test_program.h"

#include <QAccessible>
#include <QAccessibleActionInterface>

using namespace stonemason;
using namespace stonemason::token_battle;
using namespace stonemason::test;

class TestBoardAccessible : public QObject {
    Q_OBJECT

private slots:
    void everyCellSaysWhatLiesThere() {
        DuelWindow w(documentOf(setupWith("human", "easy", "7 1 | 2 3 | 4 5 | 6 9")));
        QAccessibleInterface* board = QAccessible::queryAccessibleInterface(w.board());
        QVERIFY(board);
        QCOMPARE(board->text(QAccessible::Name), QStringLiteral("Board"));
        QCOMPARE(board->role(), QAccessible::Table);
        QCOMPARE(board->childCount(), duelCells);
        const auto cell = [board](Square square) { return board->child(square); };
        QCOMPARE(cell(at(0, 0))->text(QAccessible::Name), QStringLiteral("a1: empty"));
        QCOMPARE(cell(at(2, 2))->text(QAccessible::Name),
                 QStringLiteral("c3: the opponent's token, value 2, scores 2 a turn"));
        QCOMPARE(cell(at(2, 2))->text(QAccessible::Value), QStringLiteral("2"));
        QCOMPARE(cell(at(2, 2))->role(), QAccessible::Cell);
        w.view->duelTurns().setOpponent(1, nullptr);
        w.choice().choose(0);
        w.choice().playOn(at(2, 4));
        QCOMPARE(cell(at(2, 4))->text(QAccessible::Name),
                 QStringLiteral("e3: your token, value 2, Resilient, scores 2 a turn"));
        for (int i = 0; i < duelCells; ++i)
            QCOMPARE(board->indexOfChild(cell(Square(i))), i);
        QVERIFY(!board->child(-1) && !board->child(duelCells));
    }

    void focusFollowsTheCursorAndTheMoveIsDescribed() {
        DuelWindow w(documentOf(setupWith("human", "human")));
        w.key(Qt::Key_1);
        w.choice().setCursor(at(0, 0));
        w.key(Qt::Key_Right);
        QAccessibleInterface* board = QAccessible::queryAccessibleInterface(w.board());
        QCOMPARE(board->indexOfChild(board->focusChild()), int(at(0, 1)));
        QVERIFY(board->child(at(0, 1))->state().focused);
        QVERIFY(!board->child(at(0, 0))->state().focused);
        const QString reported = board->child(at(0, 1))->text(QAccessible::Description);
        QVERIFY2(reported.contains(QStringLiteral("Broadaxe on b1")), qPrintable(reported));
        QVERIFY(board->child(at(0, 0))->text(QAccessible::Description).isEmpty());
        const QRect rect = board->child(at(4, 2))->rect();
        QCOMPARE(board->indexOfChild(board->childAt(rect.center().x(), rect.center().y())), int(at(4, 2)));
    }

    void pressingACellPlays() {
        DuelWindow w(documentOf(setupWith("human", "human")));
        w.choice().choose(0);
        QAccessibleInterface* cell = QAccessible::queryAccessibleInterface(w.board())->child(at(5, 0));
        cell->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
        QCOMPARE(w.game().record().moves, (std::vector<Move>{{0, at(5, 0)}}));
    }

    void everyWidgetThatTakesTheKeysHasAName() {
        DuelWindow w(documentOf(setupWith("human", "human")));
        for (QWidget* widget : w.window.findChildren<QWidget*>()) {
            if (!(widget->focusPolicy() & Qt::TabFocus) || widget->focusProxy() || !widget->isVisible())
                continue;
            const QAccessibleInterface* reported = QAccessible::queryAccessibleInterface(widget);
            QVERIFY2(reported && !reported->text(QAccessible::Name).isEmpty(), widget->metaObject()->className());
        }
    }
};

STONEMASON_TEST(TestBoardAccessible)
#include "test_board_accessible.moc"
