// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/editor/token_battle/deck/view_window.h"
#include "tests/support/test_program.h"

#include <QAccessible>
#include <QAccessibleActionInterface>
#include <QTest>

using namespace stonemason;
using namespace stonemason::token_battle;
using test::ViewWindow;

class TestStacksAccessible : public QObject {
    Q_OBJECT

private slots:
    void everyPlaceSaysWhatItHolds() {
        ViewWindow w("0 7 | 99 | |");
        QAccessibleInterface* stacks = QAccessible::queryAccessibleInterface(w.stacks());
        QVERIFY(stacks);
        QCOMPARE(stacks->text(QAccessible::Name), QStringLiteral("Stacks"));
        QCOMPARE(stacks->childCount(), deckCapacity);
        const auto name = [stacks](int i) { return stacks->child(i)->text(QAccessible::Name); };
        QCOMPARE(name(1), QStringLiteral("Stack 1, place 2: Wedge, value 2, Push, Row, Resilient"));
        QCOMPARE(name(2), QStringLiteral("Stack 1, place 3: empty"));
        QCOMPARE(name(5), QStringLiteral("Stack 2, place 1: Unknown card 99"));
        QVERIFY(stacks->child(1)->text(QAccessible::Description).startsWith(QStringLiteral("Pushes")));
        QVERIFY(stacks->child(2)->text(QAccessible::Description).isEmpty());
        QVERIFY(!stacks->child(-1) && !stacks->child(deckCapacity));
        for (int i = 0; i < deckCapacity; ++i)
            QCOMPARE(stacks->indexOfChild(stacks->child(i)), i);
    }

    void reportsFocusAndSelection() {
        ViewWindow w("0 7 | 9 | |");
        w.stacks()->setFocus();
        w.key(Qt::Key_Right);
        w.key(Qt::Key_Space);
        QAccessibleInterface* stacks = QAccessible::queryAccessibleInterface(w.stacks());
        QCOMPARE(stacks->indexOfChild(stacks->focusChild()), 5);
        QVERIFY(stacks->child(5)->state().focused && stacks->child(5)->state().selected);
        QVERIFY(!stacks->child(0)->state().focused && !stacks->child(0)->state().selected);
        const QRect rect = stacks->child(5)->rect();
        QCOMPARE(stacks->indexOfChild(stacks->childAt(rect.center().x(), rect.center().y())), 5);
    }

    void pressPicksACardAndDropsIt() {
        ViewWindow w("0 7 | 9 | |");
        QAccessibleInterface* stacks = QAccessible::queryAccessibleInterface(w.stacks());
        const auto press = [stacks](int place) {
            stacks->child(place)->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
        };
        press(0);
        QVERIFY(stacks->child(0)->state().selected);
        press(2 * stackCapacity);
        QVERIFY(w.gestures().document().deck().at({2, 0}) == CardId(0));
        QVERIFY(w.gestures().hand().empty());
    }

    void theCollectionSaysWhereACardStands() {
        ViewWindow w("0 7 | 9 | |");
        const QAbstractItemModel* model = w.list()->model();
        QCOMPARE(model->index(9, 0).data(Qt::AccessibleTextRole).toString(),
                 QStringLiteral("Bellows, value 2, Push, Cross, in stack 2"));
        QCOMPARE(model->index(1, 0).data(Qt::AccessibleTextRole).toString(),
                 QStringLiteral("Pike, value 3, Damage, Column"));
        QVERIFY(!model->index(1, 0).data(Qt::AccessibleDescriptionRole).toString().isEmpty());
        QVERIFY(model->index(21, 0).data(Qt::ToolTipRole).toString().contains(QStringLiteral("its number")));
    }

    void everyWidgetThatTakesTheKeysHasAName() {
        ViewWindow w("0 7 | 9 | |");
        for (const QWidget* widget : w.view->findChildren<QWidget*>()) {
            if (!(widget->focusPolicy() & Qt::TabFocus) || widget->focusProxy()) continue;
            const QAccessibleInterface* reported =
                QAccessible::queryAccessibleInterface(const_cast<QWidget*>(widget));
            QVERIFY2(reported && !reported->text(QAccessible::Name).isEmpty(),
                     widget->metaObject()->className());
        }
    }
};

STONEMASON_TEST(TestStacksAccessible)
#include "test_stacks_accessible.moc"
