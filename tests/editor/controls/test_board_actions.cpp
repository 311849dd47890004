// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/app/files/document.h"
#include "tests/editor/controls/action_test.h"
#include "tests/support/test_program.h"

using namespace stonemason::test;

namespace {

void zoomIntoBoard(Stage& stage) {
    stage.trigger(QStringLiteral("board.zoom-in"));
}

void chooseNoSymmetry(Stage& stage) {
    stage.trigger(QStringLiteral("board.symmetry-none"));
}

void forgetBoardFile(Stage& stage) {
    stage.window().tabs().currentDocument()->markNeverSaved();
}

const QList<ActionException> boardExceptions{
    {"a board.sboard", "the recent file that is open already, and in front"},
    {"game.swar", "likewise"},
    {"board.zoom-fit", "it fits already", zoomIntoBoard},
    {"board.symmetry-top-bottom", "is declared already", chooseNoSymmetry},
    {"war.play-back", "shows the next position after a pause", {}, true},
    {"Save…", "the game is as its file has it", forgetBoardFile},
    {"window.reset-layout", "panels are in their places already", hideAPanel},
};

} // namespace

/// What the menus offer for boards of War in the Wastes and for games on them does something.
class TestBoardActions : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { QStandardPaths::setTestModeEnabled(true); }

    void onABoardAsItWasMade() { HOLDS(log_.walk({"board", openPlainBoard}, boardExceptions)); }
    void onABoardWorkedOn() { HOLDS(log_.walk({"board worked on", openWorkedOnBoard}, boardExceptions)); }
    void onAGameThatIsOver() { HOLDS(log_.walk({"war over", openFinishedWar}, boardExceptions)); }
    void onAGameThatRests() { HOLDS(log_.walk({"war of computers", openRestingWar}, boardExceptions)); }
    void onAGameThatGoesOn() { HOLDS(log_.walk({"war", openRunningWar}, boardExceptions)); }
    void allBoardActionsCanBeDone() { HOLDS(log_.untried(QStringLiteral("board."))); }
    void allGameActionsCanBeDone() { HOLDS(log_.untried(QStringLiteral("war."))); }
    void noDialogIsUnknown() { HOLDS(log_.unplannedDialogs()); }

private:
    ActionLog log_;
};

STONEMASON_TEST(TestBoardActions)
#include "test_board_actions.moc"
