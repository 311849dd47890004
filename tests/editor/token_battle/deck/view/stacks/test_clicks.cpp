// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/editor/token_battle/deck/view_window.h"
#include "tests/support/test_program.h"

#include <QHelpEvent>
#include <QSignalSpy>
#include <QTest>
#include <QToolTip>

using namespace stonemason;
using namespace stonemason::token_battle;
using test::deckOf;
using test::normal;
using test::ofCollection;
using test::ofStacks;
using test::ViewWindow;

namespace {

void doubleClickOn(const ViewWindow& w, CardId card) {
    QWidget* pane = w.list()->viewport();
    const QPoint at = w.middleOf(card);
    QTest::mouseClick(pane, Qt::LeftButton, {}, at);
    QTest::mouseDClick(pane, Qt::LeftButton, {}, at);
    QTest::mouseRelease(pane, Qt::LeftButton, {}, at);
}

} // namespace

/// A deck put together with the pointer, without dragging.
class TestClicks : public QObject {
    Q_OBJECT

private slots:
    void aCardIsClickedAndThenItsPlace() {
        ViewWindow w("0 1 | | |");
        QSignalSpy messages(&w.actions, &CardActions::message);
        w.clickCard(3);
        QVERIFY(w.gestures().hand() == ofCollection({3}));
        QVERIFY(messages.first().first().toString().startsWith(QStringLiteral("Sabre picked up")));
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

    /// The title of a stack means its first free place, and its last one where it is full.
    void theTitleOfAStackChoosesIt() {
        ViewWindow w("0 1 | 2 | 3 4 5 6 7 |");
        const auto clickTitle = [&w](int stack) {
            w.clickStacks(w.stacks()->places().header(stack).center().toPoint());
        };
        clickTitle(1);
        QVERIFY(w.gestures().cursor() == (Slot{1, 1}));
        clickTitle(2);
        QVERIFY(w.gestures().cursor() == (Slot{2, 4}));
        clickTitle(3);
        QVERIFY(w.gestures().cursor() == (Slot{3, 0}));
        QVERIFY(w.gestures().hand().empty());
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
        w.gestures().cancel();
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
        w.gestures().cancel();
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
        doubleClickOn(w, 9);
        QCOMPARE(w.deck(), normal("0 | | 9 |"));
        QVERIFY(w.gestures().hand().empty());
    }

    void aDoubleClickGoesOnToTheNextStackWithRoom() {
        ViewWindow w("0 1 2 3 4 | 5 | 6 7 8 10 11 |");
        w.gestures().setCursor({2, 0});
        doubleClickOn(w, 9);
        QCOMPARE(w.deck(), normal("0 1 2 3 4 | 5 | 6 7 8 10 11 | 9"));
        QVERIFY(w.gestures().cursor() == (Slot{3, 0}));
        w.gestures().setCursor({0, 0});
        doubleClickOn(w, 12);
        QCOMPARE(w.deck(), normal("0 1 2 3 4 | 5 12 | 6 7 8 10 11 | 9"));
    }

    void aCardPickedFromTheCollectionGivesTheKeysToTheStacks() {
        ViewWindow w("0 1 | 2 | |");
        QTest::mouseMove(w.list()->viewport(), w.middleOf(CardId(9)));
        QTRY_COMPARE(w.view->focusedCard(), std::optional(CardId(9)));
        w.clickCard(9);
        QVERIFY(w.stacks()->hasFocus());
        QCOMPARE(w.view->focusedCard(), std::optional(CardId(9))); // it still is pointed at
        w.key(Qt::Key_2);
        w.key(Qt::Key_Down);
        w.key(Qt::Key_Return);
        QCOMPARE(w.deck(), normal("0 1 | 2 9 | |"));
        w.clickCard(1);
        w.key(Qt::Key_Delete); // the one in hand, not the one at the stacks' cursor
        QCOMPARE(w.deck(), normal("0 | 2 9 | |"));
    }

    void anotherDeckIsShownWithEmptyHands() {
        ViewWindow w("0 1 | 2 | |");
        w.gestures().toggle(0);
        w.document.insertDecks(QStringLiteral("Add"), 1, {{.name = "B", .deck = deckOf("0 | | |")}});
        QVERIFY(w.gestures().hand().empty()); // though it has the card as well
        w.gestures().pick(ofCollection({9}));
        w.document.show(0);
        QVERIFY(w.gestures().hand() == ofCollection({9}));
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
        w.gestures().pick(ofCollection({9})); // where it may go is what counts now
        QVERIFY(!tipAt({0, 0}).contains(QStringLiteral("Broadaxe")));
    }
};

STONEMASON_TEST(TestClicks)
#include "test_clicks.moc"
