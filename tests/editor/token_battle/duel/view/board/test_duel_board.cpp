// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/app/settings/motion.h"
#include "editor/token_battle/duel/view/board/duel_board.h"
#include "editor/token_battle/duel/view/duel_view.h"
#include "editor/token_battle/duel/view/hands/card_button.h"
#include "tests/editor/token_battle/duel/duel_window.h"
#include "tests/support/test_program.h"

#include <QDragEnterEvent>
#include <QMimeData>
#include <QSignalSpy>

using namespace stonemason;
using namespace stonemason::token_battle;
using namespace stonemason::test;

namespace {

/// A drag of that stack's card that comes onto the board and is let go on a cell, as the window system
/// reports of it. Returns whether it was taken.
bool drop(DuelWindow& w, const QMimeData& data, Square square) {
    const QPoint at = w.middleOf(square);
    QDragEnterEvent enter(at, Qt::CopyAction, &data, Qt::LeftButton, {});
    enter.ignore();
    QCoreApplication::sendEvent(w.board()->viewport(), &enter);
    if (!enter.isAccepted()) return false;
    QDragMoveEvent move(at, Qt::CopyAction, &data, Qt::LeftButton, {});
    move.ignore();
    QCoreApplication::sendEvent(w.board()->viewport(), &move);
    if (!move.isAccepted()) {
        QDragLeaveEvent leave;
        QCoreApplication::sendEvent(w.board()->viewport(), &leave);
        return false;
    }
    QDropEvent drop(at, Qt::CopyAction, &data, Qt::LeftButton, {});
    QCoreApplication::sendEvent(w.board()->viewport(), &drop);
    return drop.isAccepted();
}

} // namespace

class TestDuelBoard : public QObject {
    Q_OBJECT

private slots:
    void clicksOnACardAndACellPlay() {
        DuelWindow w(documentOf(setupWith("human", "human")));
        w.clickCard(0, 2);
        QCOMPARE(w.choice().stack(), 2);
        w.click(at(4, 1));
        QCOMPARE(w.game().record().moves, (std::vector<Move>{{2, at(4, 1)}}));
        QVERIFY(!w.choice().stack());
        w.clickCard(1, 0);
        w.click(at(0, 0));
        QCOMPARE(w.game().moveCount(), 2);
    }

    void keysAlonePlayAGame() {
        DuelWindow w(documentOf(setupWith("human", "human")));
        w.key(Qt::Key_4);
        QCOMPARE(w.choice().stack(), 3);
        w.key(Qt::Key_Home);
        w.key(Qt::Key_Up);
        w.key(Qt::Key_Up);
        w.key(Qt::Key_Up);
        w.key(Qt::Key_Up);
        w.key(Qt::Key_Right);
        QCOMPARE(w.choice().cursor(), at(0, 1));
        QVERIFY(w.choice().preview());
        w.key(Qt::Key_Return);
        QCOMPARE(w.game().record().moves, (std::vector<Move>{{3, at(0, 1)}}));
        w.key(Qt::Key_1);
        w.key(Qt::Key_End);
        w.key(Qt::Key_Enter);
        QCOMPARE(w.game().moveCount(), 2);
    }

    void nothingMovesWithReducedMotion() {
        DuelWindow w(documentOf(setupWith("human", "human")), Tempo::Slow);
        const QSignalSpy showing(w.board(), &DuelBoard::showingChanged);
        applyMotion(Motion::Reduced);
        w.clickCard(0, 2);
        w.click(at(4, 1));
        QCOMPARE(w.game().moveCount(), 1);
        QVERIFY(showing.isEmpty());
        applyMotion(Motion::Full);
        w.clickCard(1, 0);
        w.click(at(0, 0));
        QCOMPARE(showing.size(), 1);
        applyMotion(Motion::System);
    }

    void escapeLetsTheCardGo() {
        DuelWindow w(documentOf(setupWith("human", "human")));
        w.key(Qt::Key_1);
        w.key(Qt::Key_Escape);
        QVERIFY(!w.choice().stack());
    }

    void aCardDroppedOnACellIsPlayed() {
        DuelWindow w(documentOf(setupWith("human", "human")));
        w.choice().choose(1);
        const std::unique_ptr<QMimeData> data(StackDrag::dataOf(1, w.choice()));
        QVERIFY(!drop(w, *data, at(2, 2))); // taken
        QCOMPARE(w.game().moveCount(), 0);
        QVERIFY(drop(w, *data, at(3, 3)));
        QCOMPARE(w.game().record().moves, (std::vector<Move>{{1, at(3, 3)}}));
    }

    void dropsFromElsewhereAreRefused() {
        DuelWindow w(documentOf(setupWith("human", "human")));
        DuelWindow other(documentOf(setupWith("human", "human")));
        w.choice().choose(1);
        const std::unique_ptr<QMimeData> data(StackDrag::dataOf(1, other.choice()));
        QVERIFY(!drop(w, *data, at(3, 3)));
        QMimeData text;
        text.setText(QStringLiteral("1"));
        QVERIFY(!drop(w, text, at(3, 3)));
    }

    void illegalClicksSayWhyAndDoNothing() {
        DuelWindow w(documentOf(setupWith("human", "human")));
        w.click(at(0, 0));
        QVERIFY2(w.message.startsWith(QStringLiteral("Choose one")), qPrintable(w.message));
        w.clickCard(0, 0);
        w.click(at(2, 2));
        QVERIFY2(w.message.startsWith(QStringLiteral("That cell is taken")), qPrintable(w.message));
        w.message.clear();
        w.clickCard(1, 0); // the other player's
        QVERIFY(!w.message.isEmpty());
        QCOMPARE(w.choice().stack(), 0);
        QVERIFY(!w.view->hand(1)->card(0)->isChecked());
        QCOMPARE(w.game().moveCount(), 0);
    }

    void pressingHereAndLettingGoThereIsNoMove() {
        DuelWindow w(documentOf(setupWith("human", "human")));
        w.clickCard(0, 0);
        QTest::mousePress(w.board()->viewport(), Qt::LeftButton, {}, w.middleOf(at(0, 0)));
        QTest::mouseRelease(w.board()->viewport(), Qt::LeftButton, {}, w.middleOf(at(0, 1)));
        QTest::mouseClick(w.board()->viewport(), Qt::RightButton, {}, w.middleOf(at(0, 1)));
        QCOMPARE(w.game().moveCount(), 0);
    }

    void clicksNeverMoveForTheComputer() {
        DuelWindow w(documentOf(setupWith("easy", "human")));
        w.view->duelTurns().setGoing(false);
        w.document->undoStack().setIndex(0);
        w.document->show(0);
        QVERIFY(!w.view->duelTurns().canMove());
        w.clickCard(0, 0);
        QVERIFY2(w.message.contains(QStringLiteral("Easy")), qPrintable(w.message));
        w.click(at(0, 0));
        w.key(Qt::Key_1);
        w.key(Qt::Key_Return);
        QCOMPARE(w.game().moveCount(), 0);
    }

    void pointingShowsWhatTheMoveDoes() {
        DuelWindow w(documentOf(setupWith("human", "human")));
        w.clickCard(0, 0);
        QTest::mouseMove(w.board()->viewport(), w.middleOf(at(2, 1)));
        QVERIFY(w.choice().preview());
        QCOMPARE(w.choice().preview()->touched, bit(at(2, 2)));
        QVERIFY(w.view->previewLine()->words().contains(QStringLiteral("Broadaxe on b3")));
        QCOMPARE(w.view->previewLine()->yields(), QStringLiteral("Blue +0 → +3 · Orange +2 → +1"));
        QTest::mouseMove(w.board()->viewport(), w.middleOf(at(2, 2)));
        QVERIFY(!w.choice().preview()); // a token lies there
    }

    void anAnimatedGameEndsWhereThePlainOneDoes() {
        DuelWindow w(documentOf(setupWith("human", "human")), Tempo::Quick);
        w.choice().choose(0);
        w.choice().playOn(at(2, 1));
        QVERIFY(w.board()->isShowing());
        w.choice().choose(1); // meanwhile the next may move
        w.choice().playOn(at(0, 0));
        QCOMPARE(w.game().moveCount(), 2);
        QTRY_VERIFY(!w.board()->isShowing());
        w.choice().choose(0);
        w.choice().playOn(at(5, 5));
        w.document->undoStack().undo(); // shown at once
        QVERIFY(!w.board()->isShowing());
    }

    void theComputerWaitsForTheAnimation() {
        DuelWindow w(documentOf(setupWith("human", "easy")), Tempo::Quick);
        w.choice().choose(0);
        w.choice().playOn(at(0, 0));
        bool movedWhileShowing = false;
        connect(w.document.get(), &DuelDocument::gameChanged, &w.window,
                [&] { movedWhileShowing = movedWhileShowing || w.board()->isShowing(); });
        QTRY_COMPARE(w.game().moveCount(), 2);
        QVERIFY(!movedWhileShowing);
    }

    void tabsClosedInTheMiddleAreSafe() {
        for (int i = 0; i < 5; ++i) {
            DuelWindow w(documentOf(setupWith("human", "hard")), i % 2 == 0 ? Tempo::Quick : Tempo::Off);
            w.choice().choose(0);
            w.choice().playOn(at(0, i));
        }
    }

    void playingInThePastSaysWhatIsDropped() {
        DuelWindow w(documentOf(setupWith("human", "human")));
        for (int i = 0; i < 4; ++i) {
            w.choice().choose(0);
            w.choice().playOn(at(0, i));
        }
        w.key(Qt::Key_PageUp);
        w.key(Qt::Key_PageUp);
        QCOMPARE(w.document->shown(), 2);
        w.clickCard(0, 1);
        w.click(at(5, 5));
        QCOMPARE(w.game().moveCount(), 3);
        QVERIFY2(w.message.contains(QLatin1Char('2')) && w.message.contains(QStringLiteral("Undo")),
                 qPrintable(w.message));
    }
};

STONEMASON_TEST(TestDuelBoard)
#include "test_duel_board.moc"
