// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/editor/deck/view_window.h"

#include <QHelpEvent>
#include <QLineEdit>
#include <QSignalSpy>
#include <QTest>
#include <QToolTip>

using namespace stonemason;
using test::deckOf;
using test::deckText;
using test::ofCollection;
using test::ofStacks;
using test::ViewWindow;

namespace {

std::string normal(const char* stacks) {
    return deckText(deckOf(stacks));
}

} // namespace

class TestClicksAndKeys : public QObject {
    Q_OBJECT

private slots:
    void aCardIsClickedAndThenItsPlace() {
        ViewWindow w("0 1 | | |");
        QSignalSpy said(&w.actions, &CardActions::message);
        w.clickCard(3);
        QVERIFY(w.gestures().hand() == ofCollection({3}));
        QVERIFY(said.first().first().toString().startsWith(QStringLiteral("Sabre in hand")));
        w.clickStacks(w.above({0, 1}));
        QCOMPARE(w.deck(), normal("0 3 1 | | |"));
        QVERIFY(w.gestures().hand().empty());
    }

    void aCardOfTheStacksIsClickedAndThenItsPlace() {
        ViewWindow w("0 1 | 2 | |");
        w.clickStacks(w.middleOf(Slot{0, 0}));
        QVERIFY(w.gestures().hand() == ofStacks({0}));
        w.clickStacks(w.middleOf(Slot{1, 3}));
        QCOMPARE(w.deck(), normal("1 | 2 0 | |"));
        w.clickStacks(w.middleOf(Slot{1, 0}));
        w.clickStacks(w.middleOf(Slot{1, 0})); // the same again lets go
        QVERIFY(w.gestures().hand().empty());
        QCOMPARE(w.steps(), 1);
    }

    void aSecondClickAmongTheCollectionTakesOut() {
        ViewWindow w("0 1 | 2 | |");
        w.clickStacks(w.middleOf(Slot{0, 0}));
        w.clickCard(0); // its own place
        QCOMPARE(w.deck(), normal("1 | 2 | |"));
        w.clickStacks(w.middleOf(Slot{0, 0}));
        w.clickCard(9); // another card: that is in hand instead
        QCOMPARE(w.deck(), normal("1 | 2 | |"));
        QVERIFY(w.gestures().hand() == ofCollection({9}));
        w.gestures().letGo();
        w.clickStacks(w.middleOf(Slot{1, 0}));
        w.filters()->setFilter({.words = "hourglass"}); // leaves room beside the cards
        const QRect room = w.list()->viewport()->rect();
        QTest::mouseClick(w.list()->viewport(), Qt::LeftButton, {}, room.bottomRight() - QPoint(5, 5));
        QCOMPARE(w.deck(), normal("1 | | |"));
    }

    void severalAreClickedTogether() {
        ViewWindow w("0 1 2 | 3 | |");
        w.clickStacks(w.middleOf(Slot{1, 0}));
        w.clickStacks(w.middleOf(Slot{0, 2}), Qt::ControlModifier);
        w.clickStacks(w.middleOf(Slot{0, 0}), Qt::ControlModifier);
        QVERIFY(w.gestures().hand() == ofStacks({0, 2, 3})); // as they lie in the deck
        w.clickStacks(w.middleOf(Slot{0, 2}), Qt::ControlModifier);
        w.clickStacks(w.middleOf(Slot{2, 0}));
        QCOMPARE(w.deck(), normal("1 2 | | 0 3 |"));
        w.clickStacks(w.middleOf(Slot{0, 0}));
        w.clickStacks(w.middleOf(Slot{0, 1}), Qt::ShiftModifier);
        QVERIFY(w.gestures().hand() == ofStacks({1, 2}));
        w.gestures().letGo();
        w.clickCard(7);
        w.clickCard(5, Qt::ControlModifier);
        w.clickCard(9, Qt::ControlModifier);
        QVERIFY(w.gestures().hand() == ofCollection({7, 5, 9})); // as they were clicked
        w.clickCard(5, Qt::ControlModifier);
        QVERIFY(w.gestures().hand() == ofCollection({7, 9}));
    }

    void theMenuIsAboutWhatOneClicks() {
        ViewWindow w("0 1 | 3 | 4 5 6 |");
        const auto rightClick = [&w](QPoint at) {
            QTest::mouseClick(w.stacks()->viewport(), Qt::RightButton, {}, at);
            return w.gestures().cursor();
        };
        QVERIFY(rightClick(w.middleOf(Slot{2, 1})) == (Slot{2, 1}));
        QVERIFY(rightClick(w.middleOf(Slot{1, 4})) == (Slot{1, 1})); // the first empty place there
        QVERIFY(rightClick(w.stacks()->places().header(0).center().toPoint()) == (Slot{0, 0}));
        w.clickCard(9);
        QVERIFY(rightClick(w.middleOf(Slot{3, 2})) == (Slot{3, 0}));
        w.stacks()->setFocus();
        for (QAction* action : w.stacks()->actions())
            if (action->objectName() == QStringLiteral("deck.take-up")) action->trigger();
        QCOMPARE(w.deck(), normal("0 1 | 3 | 4 5 6 | 9"));
    }

    void whatTheKeysCannotDoIsSaidAtTheStack() {
        ViewWindow w("0 1 2 3 4 | 6 | |");
        w.stacks()->setFocus();
        w.gestures().setCursor({1, 0});
        w.key(Qt::Key_Left, Qt::ControlModifier);
        QVERIFY(w.stacks()->refusal().contains(QStringLiteral("more than 5 cards")));
        w.key(Qt::Key_Right, Qt::ControlModifier);
        QVERIFY(w.stacks()->refusal().isEmpty());
        QCOMPARE(w.deck(), normal("0 1 2 3 4 | | 6 |"));
    }

    void thePreviewFollowsWhatWasMovedLast() {
        ViewWindow w("0 1 2 | 3 | |");
        w.stacks()->setFocus();
        w.gestures().setCursor({0, 0});
        QTest::mouseMove(w.stacks()->viewport(), w.middleOf(Slot{1, 0}));
        QTRY_VERIFY(w.view->focusedCard() == CardId(3));
        w.key(Qt::Key_Down);
        QVERIFY(w.view->focusedCard() == CardId(1));
        w.key(Qt::Key_Down, Qt::ControlModifier); // a change of the deck is no movement of the pointer
        QVERIFY(w.view->focusedCard() == CardId(1));
        QTest::mouseMove(w.stacks()->viewport(), w.middleOf(Slot{1, 0}) + QPoint(3, 3));
        QTRY_VERIFY(w.view->focusedCard() == CardId(3));
        w.key(Qt::Key_F6);
        QVERIFY(w.view->focusedCard() == w.list()->currentCard());
    }

    void whatIsInHandShowsWhereItWillLand() {
        ViewWindow w("0 1 2 3 4 | 6 | |");
        w.clickCard(9);
        QTest::mouseMove(w.stacks()->viewport(), w.above({1, 0}));
        QVERIFY(w.stacks()->dropPlace() == (DropPlace{{1, 0}}));
        QVERIFY(w.stacks()->refusal().isEmpty());
        QTest::mouseMove(w.stacks()->viewport(), w.above({0, 1}));
        QVERIFY(w.stacks()->refusal().contains(QStringLiteral("more than 5 cards")));
        QCOMPARE(w.stacks()->viewport()->cursor().shape(), Qt::ForbiddenCursor);
        w.clickStacks(w.above({0, 1}));
        QCOMPARE(w.steps(), 0);
        QVERIFY(w.gestures().hand() == ofCollection({9})); // to be tried elsewhere
        w.stacks()->setFocus();
        w.key(Qt::Key_Escape);
        QVERIFY(w.gestures().hand().empty());
        QVERIFY(w.stacks()->refusal().isEmpty());
    }

    void aDoubleClickPutsIntoTheStackAtTheCursor() {
        ViewWindow w("0 | | |");
        w.gestures().setCursor({2, 0});
        const QPoint at = w.middleOf(CardId(9));
        QTest::mouseClick(w.list()->viewport(), Qt::LeftButton, {}, at);
        QTest::mouseDClick(w.list()->viewport(), Qt::LeftButton, {}, at);
        QTest::mouseRelease(w.list()->viewport(), Qt::LeftButton, {}, at);
        QCOMPARE(w.deck(), normal("0 | | 9 |"));
        QVERIFY(w.gestures().hand().empty());
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

    void arrowsWithShiftTakeUpWhatTheyComeTo() {
        ViewWindow w("0 1 2 | 3 | |");
        w.stacks()->setFocus();
        w.key(Qt::Key_Down, Qt::ShiftModifier);
        w.key(Qt::Key_Down, Qt::ShiftModifier);
        QVERIFY(w.gestures().hand() == ofStacks({1, 2}));
        w.key(Qt::Key_Up, Qt::ShiftModifier); // what is in hand stays there
        w.key(Qt::Key_Up);
        QVERIFY(w.gestures().hand() == ofStacks({1, 2}));
    }

    void anotherDeckIsShownWithEmptyHands() {
        ViewWindow w("0 1 | 2 | |");
        w.gestures().toggle(0);
        w.document.insertDecks(QStringLiteral("Add"), 1, {{.name = "B", .deck = deckOf("0 | | |")}});
        QVERIFY(w.gestures().hand().empty()); // though it has the card as well
        w.gestures().takeUp(ofCollection({9}));
        w.document.show(0);
        QVERIFY(w.gestures().hand() == ofCollection({9}));
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

    void thePreviewFollowsPointerAndKeys() {
        ViewWindow w("0 1 | 2 | |");
        w.stacks()->setFocus();
        QSignalSpy changed(w.view, &DeckView::focusedCardChanged);
        w.key(Qt::Key_Down);
        QCOMPARE(w.view->focusedCard(), std::optional<CardId>(1));
        QTest::mouseMove(w.stacks()->viewport(), w.middleOf(Slot{1, 0}));
        QCOMPARE(w.view->focusedCard().value_or(-1), 2);
        QTest::mouseMove(w.stacks()->viewport(), w.middleOf(Slot{3, 3}));
        QCOMPARE(w.view->focusedCard(), std::optional<CardId>(1));
        w.list()->setFocus();
        w.list()->setCurrentIndex(w.view->collection()->proxy()->indexOf(9));
        QCOMPARE(w.view->focusedCard(), std::optional<CardId>(9));
        QVERIFY(changed.count() >= 4);
        w.stacks()->setFocus();
        w.document.insertDecks(QStringLiteral("Add"), 1, {{.name = "B", .deck = deckOf("7 8 | | |")}});
        QCOMPARE(w.view->focusedCard(), std::optional<CardId>(8)); // at the same place of the other deck
    }

    void theRightButtonGoesToTheCardItsMenuIsAbout() {
        ViewWindow w("0 1 | 2 3 | |");
        QTest::mousePress(w.stacks()->viewport(), Qt::RightButton, {}, w.middleOf(Slot{1, 1}));
        QVERIFY(w.gestures().cursor() == (Slot{1, 1}));
        QVERIFY(w.gestures().hand().empty());
    }

    void aToolTipSaysAllOfTheCard() {
        ViewWindow w("0 1 | | |");
        const auto tipAt = [&w](Slot slot) {
            const QPoint at = w.middleOf(slot);
            QHelpEvent help(QEvent::ToolTip, at, w.stacks()->viewport()->mapToGlobal(at));
            QCoreApplication::sendEvent(w.stacks()->viewport(), &help);
            return QToolTip::text();
        };
        QVERIFY(tipAt({0, 1}).contains(QStringLiteral("Pike")));
        QVERIFY(tipAt({0, 1}).contains(QStringLiteral("Takes 1 from every token")));
        w.gestures().takeUp(ofCollection({9})); // where it may go is what counts now
        QVERIFY(!tipAt({0, 0}).contains(QStringLiteral("Broadaxe")));
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

QTEST_MAIN(TestClicksAndKeys)
#include "test_clicks_and_keys.moc"
