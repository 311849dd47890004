// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/token_battle/duel/view/hands/hand_view.h"
#include "editor/token_battle/duel/view/hands/peek_view.h"
#include "tests/editor/token_battle/duel/duel_window.h"
#include "tests/support/test_program.h"

using namespace stonemason;
using namespace stonemason::token_battle;
using namespace stonemason::test;

namespace {

constexpr std::string_view longDeck = "0 1 2 | 3 4 | 5 6 | 9 41";

using Cards = std::vector<std::optional<CardId>>;

} // namespace

class TestHandView : public QObject {
    Q_OBJECT

private slots:
    void ownCardsLieOpenInOrder() {
        DuelWindow w(documentOf(setupWith("human", "easy", longDeck, longDeck)));
        w.view->duelTurns().setOpponent(1, nullptr);
        const HandView* own = w.view->hand(0);
        QCOMPARE(own->card(0)->card(), 0);
        QVERIFY(own->peek(0)->cards() == (Cards{1, 2}));
        w.choice().choose(0);
        w.choice().playOn(at(0, 0));
        QCOMPARE(own->card(0)->card(), 1);
        QVERIFY(own->peek(0)->cards() == (Cards{2, 0}));
    }

    void anOpponentsCardsAreKnownOncePlayed() {
        DuelWindow w(documentOf(setupWith("human", "easy", longDeck, longDeck)));
        w.view->duelTurns().setOpponent(1, nullptr);
        const HandView* other = w.view->hand(1);
        QVERIFY(!other->card(0)->card()); // on top, and never played
        QVERIFY(!other->card(0)->toolTip().contains(QStringLiteral("Broadaxe")));
        QCOMPARE(other->card(0)->accessibleName(), QStringLiteral("Stack 1: not known yet"));
        QVERIFY(other->peek(0)->cards() == (Cards{std::nullopt, std::nullopt}));
        w.choice().choose(0);
        w.choice().playOn(at(0, 0));
        w.choice().choose(0); // the opponent's move
        w.choice().playOn(at(0, 1));
        QVERIFY(!other->card(0)->card());
        QVERIFY(other->peek(0)->cards() == (Cards{std::nullopt, 0}));
        QVERIFY(
            other->peek(0)->accessibleDescription().startsWith(QStringLiteral("Not known yet; Broadaxe")));
    }

    void nothingIsHiddenOnceTheGameIsOver() {
        DuelWindow w(documentOf(setupWith("human", "easy", longDeck, longDeck)));
        w.document->resign(0);
        QVERIFY(w.view->hand(1)->peek(0)->cards() == (Cards{1, 2}));
        w.document->undoStack().undo();
        QVERIFY(w.view->hand(1)->peek(0)->cards() == (Cards{std::nullopt, std::nullopt}));
    }

    void aCardLeftByTheKeysIsLookedAtNoLonger() {
        DuelWindow w(documentOf(setupWith("human", "human", longDeck, longDeck)));
        QCursor::setPos(w.window.mapToGlobal(QPoint(1, 1)));
        w.view->hand(0)->card(0)->setFocus(Qt::TabFocusReason);
        QCOMPARE(w.view->lookedCard(), 0);
        w.board()->setFocus();
        QVERIFY(!w.view->lookedCard());
    }

    /// Growing and shrinking again leaves no trace: a card is no reason for a window to stay high.
    void handsGiveRoomBack() {
        DuelWindow w(documentOf(setupWith("human", "easy", longDeck, longDeck)));
        const int least = w.view->minimumSizeHint().height();
        w.window.resize(1600, 1400);
        QCoreApplication::processEvents();
        QCOMPARE(w.view->minimumSizeHint().height(), least);
        w.window.resize(1000, 560);
        QCoreApplication::processEvents();
        const QRect seen = w.view->rect();
        for (int player : {0, 1})
            for (int stack = 0; stack < stackCount; ++stack)
                for (const QWidget* part : std::initializer_list<const QWidget*>{
                         w.view->hand(player)->card(stack), w.view->hand(player)->peek(stack)}) {
                    const QRect place(part->mapTo(w.view, QPoint()), part->size());
                    QVERIFY(seen.contains(place) && place.height() >= 48);
                }
    }

    void openDecksAndTwoPeopleHideNothing() {
        auto document = documentOf(setupWith("human", "easy", longDeck, longDeck));
        document->setOpenDecks(true);
        DuelWindow open(std::move(document));
        QVERIFY(open.view->hand(1)->peek(0)->cards() == (Cards{1, 2}));
        DuelWindow people(documentOf(setupWith("human", "human", longDeck, longDeck)));
        QVERIFY(people.view->hand(1)->peek(0)->cards() == (Cards{1, 2}));
        DuelWindow watched(documentOf(setupWith("easy", "hard", longDeck, longDeck)));
        QVERIFY(watched.view->hand(0)->peek(1)->cards() == (Cards{4}));
    }

    void thePersonSitsBelow() {
        DuelWindow first(documentOf(setupWith("human", "easy")));
        QVERIFY(first.view->hand(0)->y() > first.view->hand(1)->y());
        DuelWindow second(documentOf(setupWith("easy", "human")));
        QVERIFY(second.view->hand(1)->y() > second.view->hand(0)->y());
        DuelWindow alone(documentOf(sandboxOf({deckOf(plainDeck), "Mine", "human"}, 1)));
        QVERIFY(!alone.view->hand(1));
    }

    void onlyWhoIsToMoveCanChoose() {
        DuelWindow w(documentOf(setupWith("human", "human")));
        QVERIFY(w.view->hand(0)->card(0)->isPlayable());
        QVERIFY(!w.view->hand(1)->card(0)->isPlayable());
        w.choice().choose(0);
        QVERIFY(w.view->hand(0)->card(0)->isChecked());
        w.choice().playOn(at(0, 0));
        QVERIFY(!w.view->hand(0)->card(0)->isPlayable());
        QVERIFY(w.view->hand(1)->card(0)->isPlayable());
    }

    void reportsCardsAndScores() {
        DuelWindow w(documentOf(setupWith("human", "easy")));
        w.view->duelTurns().setOpponent(1, nullptr);
        QCOMPARE(w.view->hand(0)->card(1)->accessibleName(),
                 QStringLiteral("Stack 2: Hammer, value 2, Damage, Cross"));
        QCOMPARE(w.view->hand(1)->heading()->accessibleName(),
                 QStringLiteral("Easy, Second: points 0, 2 a turn"));
        w.choice().choose(0);
        w.choice().playOn(at(0, 0));
        QCOMPARE(w.view->hand(0)->heading()->accessibleName(),
                 QStringLiteral("You, First: points 3, 3 a turn"));
    }
};

STONEMASON_TEST(TestHandView)
#include "test_hand_view.moc"
