// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/editor/token_battle/deck/view_window.h"
#include "tests/support/test_program.h"

#include <QLineEdit>
#include <QSignalSpy>
#include <QTest>

using namespace stonemason;
using namespace stonemason::token_battle;
using test::normal;
using test::ofCollection;
using test::ofStacks;
using test::ViewWindow;

/// A deck put together with the keys alone.
class TestKeys : public QObject {
    Q_OBJECT

private slots:
    void reportsAtTheStackWhatKeysCannotDo() {
        ViewWindow w("0 1 2 3 4 | 6 | |");
        w.stacks()->setFocus();
        w.gestures().setCursor({1, 0});
        w.key(Qt::Key_Left, Qt::ControlModifier);
        QVERIFY(w.stacks()->refusal().contains(QStringLiteral("more than 5 cards")));
        w.key(Qt::Key_Right, Qt::ControlModifier);
        QVERIFY(w.stacks()->refusal().isEmpty());
        QCOMPARE(w.deck(), normal("0 1 2 3 4 | | 6 |"));
    }

    void aWholeDeckIsPutTogetherByKeys() {
        ViewWindow w;
        w.stacks()->setFocus();
        w.key(Qt::Key_Return); // an empty place asks for a card
        QVERIFY(w.list()->hasFocus());
        for (int stack = 0; stack < stackCount; ++stack) {
            w.key(Qt::Key(Qt::Key_1 + stack));
            w.key(Qt::Key_Return); // and goes on to the next card
            w.key(Qt::Key_Return);
            w.key(Qt::Key_Right);
        }
        QCOMPARE(w.deck(), normal("0 1 | 3 4 | 6 7 | 9 10"));
        w.key(Qt::Key_F6);
        QVERIFY(w.stacks()->hasFocus());
        w.key(Qt::Key_1);
        QVERIFY(w.gestures().cursor() == (Slot{0, 0}));
        w.key(Qt::Key_Down, Qt::ControlModifier);
        QCOMPARE(w.deck(), normal("1 0 | 3 4 | 6 7 | 9 10"));
        w.key(Qt::Key_Right, Qt::ControlModifier); // the cursor goes with the card
        QCOMPARE(w.deck(), normal("1 | 3 0 4 | 6 7 | 9 10"));
        w.key(Qt::Key_Delete);
        QCOMPARE(w.deck(), normal("1 | 3 4 | 6 7 | 9 10"));
        QCOMPARE(w.gestures().cursor().stack, 1);
        w.key(Qt::Key_Left, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(w.deck(), normal("3 4 | 1 | 6 7 | 9 10"));
        const int steps = w.steps();
        for (int i = 0; i < steps; ++i)
            w.document.undoStack().undo();
        QCOMPARE(w.deck(), normal("| | |"));
    }

    void cardsAreTakenUpAndLaidDownByKeys() {
        ViewWindow w("0 1 2 | 3 | |");
        w.stacks()->setFocus();
        w.key(Qt::Key_Down);
        w.key(Qt::Key_Return);
        QVERIFY(w.gestures().hand() == ofStacks({1}));
        w.key(Qt::Key_Right);
        w.key(Qt::Key_Home);
        w.key(Qt::Key_Return);
        QCOMPARE(w.deck(), normal("0 2 | 1 3 | |"));
        w.key(Qt::Key_Return);
        w.key(Qt::Key_Left);
        w.key(Qt::Key_Return, Qt::ShiftModifier); // in its place
        QCOMPARE(w.deck(), normal("1 2 | 0 3 | |"));
        w.key(Qt::Key_Return);
        w.key(Qt::Key_Return); // on itself: lets go
        QVERIFY(w.gestures().hand().empty());
        QCOMPARE(w.steps(), 2);
    }

    void severalAreTakenUpByKeys() {
        ViewWindow w("0 1 2 | 3 | |");
        w.stacks()->setFocus();
        w.key(Qt::Key_Space);
        w.key(Qt::Key_Down);
        w.key(Qt::Key_Down);
        w.key(Qt::Key_Space);
        w.key(Qt::Key_Right, Qt::ControlModifier);
        QCOMPARE(w.deck(), normal("1 | 0 2 3 | |"));
        QVERIFY(w.gestures().hand() == ofStacks({0, 2})); // they stay in hand
        w.key(Qt::Key_Right, Qt::ControlModifier);
        QCOMPARE(w.deck(), normal("1 | 3 | 0 2 |"));
        w.key(Qt::Key_4, Qt::AltModifier);
        QCOMPARE(w.deck(), normal("1 | 3 | | 0 2"));
        w.key(Qt::Key_A, Qt::ControlModifier);
        w.key(Qt::Key_Delete);
        QCOMPARE(w.deck(), normal("| | |"));
        QCOMPARE(w.steps(), 4);
    }

    void arrowsWithShiftPickTheCardsTheyReach() {
        ViewWindow w("0 1 2 | 3 | |");
        w.stacks()->setFocus();
        w.key(Qt::Key_Down, Qt::ShiftModifier);
        w.key(Qt::Key_Down, Qt::ShiftModifier);
        QVERIFY(w.gestures().hand() == ofStacks({1, 2}));
        w.key(Qt::Key_Up, Qt::ShiftModifier); // what is in hand stays there
        w.key(Qt::Key_Up);
        QVERIFY(w.gestures().hand() == ofStacks({1, 2}));
    }

    void nothingMovesBeyondTheEdges() {
        ViewWindow w("0 | | | 1");
        w.stacks()->setFocus();
        for (Qt::Key key : {Qt::Key_Up, Qt::Key_Down, Qt::Key_Left})
            w.key(key, Qt::ControlModifier);
        w.key(Qt::Key_4);
        w.key(Qt::Key_Right, Qt::ControlModifier);
        QCOMPARE(w.steps(), 0);
        for (int i = 0; i < 10; ++i)
            w.key(Qt::Key_Down);
        QVERIFY(w.gestures().cursor() == (Slot{3, 1})); // the first empty place is the last to go to
    }

    void aFullStackRefusesKeysToo() {
        ViewWindow w("0 1 2 3 4 | 5 | |");
        QSignalSpy refused(&w.document, &DeckDocument::refused);
        w.stacks()->setFocus();
        w.key(Qt::Key_2);
        w.key(Qt::Key_Left, Qt::ControlModifier);
        QCOMPARE(refused.count(), 1);
        w.list()->setFocus();
        w.list()->setCurrentIndex(w.view->collection()->proxy()->indexOf(9));
        w.key(Qt::Key_1, Qt::AltModifier);
        QCOMPARE(refused.count(), 2);
        QCOMPARE(w.steps(), 0);
    }

    void cardsAreTakenOutFromTheCollectionToo() {
        ViewWindow w("0 1 | 2 | |");
        w.list()->setFocus();
        w.list()->setCurrentIndex(w.view->collection()->proxy()->indexOf(1));
        w.key(Qt::Key_Delete);
        QCOMPARE(w.deck(), normal("0 | 2 | |"));
        QVERIFY(!w.actions.action(QStringLiteral("take-out"))->isEnabled());
    }

    void cardsOfTheCollectionAreTakenUpByKeys() {
        ViewWindow w("0 | | |");
        w.list()->setFocus();
        w.list()->setCurrentIndex(w.view->collection()->proxy()->indexOf(5));
        w.key(Qt::Key_Space);
        QVERIFY(w.gestures().hand() == ofCollection({5}));
        w.key(Qt::Key_F6);
        w.key(Qt::Key_Return); // in front of the card there
        QCOMPARE(w.deck(), normal("5 0 | | |"));
        w.stacks()->setFocus();
        w.key(Qt::Key_2);
        QVERIFY(!w.actions.action(QStringLiteral("toggle"))->isEnabled()); // no card there
    }

    void lettersSearchAndDigitsChooseStacks() {
        ViewWindow w;
        w.list()->setFocus();
        w.key(Qt::Key_3);
        QCOMPARE(w.gestures().cursor().stack, 2);
        QTest::keyClick(w.list(), 'h');
        QVERIFY(w.filters()->searchField()->hasFocus());
        QTest::keyClicks(w.filters()->searchField(), QStringLiteral("ourglass 2"));
        QCOMPARE(w.gestures().cursor().stack, 2); // the digit went into the field
        QCOMPARE(w.view->collection()->proxy()->rowCount(), 1);
        w.key(Qt::Key_Return);
        QVERIFY(w.list()->hasFocus());
        w.key(Qt::Key_Return);
        QCOMPARE(w.deck(), normal("| | 15 |"));
        w.key(Qt::Key_F, Qt::ControlModifier);
        w.key(Qt::Key_Down); // down to what was found
        QVERIFY(w.list()->hasFocus());
        w.key(Qt::Key_F, Qt::ControlModifier);
        w.key(Qt::Key_Escape); // empties
        QVERIFY(w.filters()->searchField()->text().isEmpty());
        w.key(Qt::Key_Escape); // leaves
        QVERIFY(w.stacks()->hasFocus());
    }

    void escInTheSearchLetsGoOfTheCards() {
        for (const char* words : {"", "push"}) {
            ViewWindow w("0 1 | | |");
            w.key(Qt::Key_Return);
            QVERIFY(!w.gestures().hand().empty());
            w.key(Qt::Key_F, Qt::ControlModifier);
            QTest::keyClicks(w.filters()->searchField(), QString::fromLatin1(words));
            w.key(Qt::Key_Escape);
            QVERIFY(w.gestures().hand().empty());
            QVERIFY(w.filters()->searchField()->text().isEmpty());
        }
    }

    void everyGestureStandsInAMenuWithItsShortcut() {
        ViewWindow w("0 1 | | |");
        const auto named = [](const QWidget* widget, const char* id) {
            for (const QAction* action : widget->actions())
                if (action->objectName() == QStringLiteral("deck.") + QLatin1String(id))
                    return !action->shortcut().isEmpty() && !action->text().isEmpty() &&
                           !action->icon().isNull() && action->toolTip().contains(QLatin1Char('('));
            return false;
        };
        for (const char* id :
             {"take-up", "toggle", "lay-down-onto", "take-out", "take-up-all", "let-go", "move-up",
              "move-down", "move-left", "move-right", "stack-left", "stack-right"})
            QVERIFY2(named(w.stacks(), id), id);
        for (const char* id : {"take-up-selected", "put", "take-out", "let-go"})
            QVERIFY2(named(w.list(), id), id);
        QCOMPARE(w.stacks()->contextMenuPolicy(), Qt::ActionsContextMenu);
        QCOMPARE(w.list()->contextMenuPolicy(), Qt::ActionsContextMenu);
    }

    void returnGoesOnToTheNextStackWithRoom() {
        ViewWindow w("0 1 2 3 | | |");
        w.list()->setFocus();
        w.list()->setCurrentIndex(w.list()->model()->index(20, 0));
        const CardId first = w.list()->selectedCards().front();
        w.key(Qt::Key_Return);
        const CardId second = w.list()->selectedCards().front();
        w.key(Qt::Key_Return);
        QVERIFY(w.document.deck().at(Slot{0, 4}) == first);
        QVERIFY(w.document.deck().at(Slot{1, 0}) == second); // the first stack was full
        w.key(Qt::Key_1, Qt::AltModifier);                   // a stack that was named is no other
        QCOMPARE(w.steps(), 2);
    }

    void undoKeepsTheCursorOnAPlaceThereIs() {
        ViewWindow w;
        w.stacks()->setFocus();
        for (CardId card : {0, 1, 2, 3, 4})
            w.gestures().putInto(0, {card});
        QVERIFY(w.gestures().cursor() == (Slot{0, 4}));
        w.gestures().toggle(4);
        w.document.undoStack().undo();
        QVERIFY(w.gestures().cursor() == (Slot{0, 4})); // empty now
        QVERIFY(w.gestures().hand().empty());           // the card is no longer there
        w.document.undoStack().undo();
        QVERIFY(w.gestures().cursor() == (Slot{0, 3}));
    }
};

STONEMASON_TEST(TestKeys)
#include "test_keys.moc"
