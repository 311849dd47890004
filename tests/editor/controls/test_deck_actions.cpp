// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/app/files/document.h"
#include "tests/editor/controls/action_test.h"
#include "tests/support/test_program.h"

using namespace stonemason::test;

namespace {

void enlarge(Stage& stage) {
    stage.trigger(QStringLiteral("deck.zoom-in"));
}

void goToStack2(Stage& stage) {
    stage.trigger(QStringLiteral("deck.choose-stack-2"));
}

void goToStack1(Stage& stage) {
    stage.trigger(QStringLiteral("deck.choose-stack-1"));
}

void goToAnotherDeck(Stage& stage) {
    stage.trigger(QStringLiteral("deck.next"));
}

void forgetDeckFile(Stage& stage) {
    stage.window().tabs().currentDocument()->markNeverSaved();
}

const QList<ActionException> deckExceptions{
    {"decks.sdeck", "the recent file that is open already, and in front"},
    {"game.sduel", "the recent file that is open already, and in front"},
    {"deck.zoom-reset", "cards are of their normal size already", enlarge},
    {"deck.choose-stack-1", "is the stack gone to already", goToStack2},
    {"deck.choose-stack-2", "likewise", goToStack1},
    {"deck.set-active", "is the active deck already", goToAnotherDeck},
    {"duel.play-back", "shows the next position after a pause", {}, true},
    {"Save…", "the game is as its file has it", forgetDeckFile},
    {"window.reset-layout", "panels are in their places already", hideAPanel},
};

} // namespace

/// What the menus offer for decks and games, and on the start page, does something.
class TestDeckActions : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { QStandardPaths::setTestModeEnabled(true); }

    void onTheStartPage() { HOLDS(log_.walk({"start page", openStartPage}, deckExceptions)); }
    void onDecksAsTheyWereMade() { HOLDS(log_.walk({"decks", openPlainDecks}, deckExceptions)); }
    void onDecksWorkedOn() { HOLDS(log_.walk({"decks worked on", openWorkedOnDecks}, deckExceptions)); }
    void onAGameThatIsOver() { HOLDS(log_.walk({"game over", openFinishedGame}, deckExceptions)); }
    void onAGameThatRests() { HOLDS(log_.walk({"game of a computer", openRestingGame}, deckExceptions)); }
    void onAGameThatGoesOn() { HOLDS(log_.walk({"game", openRunningGame}, deckExceptions)); }
    void allDeckActionsCanBeDone() { HOLDS(log_.untried(QStringLiteral("deck."))); }
    void allGameActionsCanBeDone() { HOLDS(log_.untried(QStringLiteral("duel."))); }
    void noDialogIsUnknown() { HOLDS(log_.unplannedDialogs()); }

private:
    ActionLog log_;
};

STONEMASON_TEST(TestDeckActions)
#include "test_deck_actions.moc"
