// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/token_battle/format/game_record.h"
#include "editor/play/turn_banner.h"
#include "tests/editor/token_battle/duel/duel_window.h"
#include "tests/support/test_program.h"

#include <QToolButton>

using namespace stonemason;
using namespace stonemason::token_battle;
using namespace stonemason::test;

class TestDuelTurns : public QObject {
    Q_OBJECT

private slots:
    void goOnLetsComputersPlayAndRest() {
        DuelWindow w(documentOf(anyGame(3, 5))); // easy moves first
        auto* goOn = w.action(QStringLiteral("go-on"));
        while (!w.view->duelTurns().hasOpponent(w.game().position().toMove))
            QVERIFY(w.document->play(w.game().duel().legalMoves(w.game().position())[0]));
        const int moves = w.game().moveCount();
        w.document->show(0);
        QVERIFY(goOn->isEnabled());
        goOn->trigger();
        QTRY_VERIFY(w.game().moveCount() > moves);
    }

    void goOnIsPauseWhileAComputerIsAboutToMove() {
        DuelWindow w(documentOf(setupWith("easy", "human")), Tempo::Slow);
        auto* goOn = w.action(QStringLiteral("go-on"));
        QVERIFY(w.view->duelTurns().isThinking());
        QCOMPARE(goOn->text(), QStringLiteral("Pa&use"));
        QVERIFY(goOn->isEnabled() && !goOn->isCheckable());
        goOn->trigger();
        QVERIFY(!w.view->duelTurns().isThinking());
        QCOMPARE(goOn->text(), QStringLiteral("&Go On"));
        QVERIFY(goOn->isEnabled());
        QVERIFY(goOn->toolTip().contains(QStringLiteral("Space")));
        w.view->duelTurns().setTempo(Tempo::Off);
        goOn->trigger();
        QTRY_COMPARE(w.game().moveCount(), 1);
        QCOMPARE(goOn->text(), QStringLiteral("&Go On")); // the person's turn: there is nothing to wait for
        QVERIFY(!goOn->isEnabled());
    }

    void whatWasRefusedIsTakenBackByWhatIsNot() {
        DuelWindow w(documentOf(setupWith("human", "human")));
        w.click(at(0, 0));
        QVERIFY(w.message.startsWith(QStringLiteral("Choose one")));
        w.clickCard(0, 1);
        QCOMPARE(w.message, QString());
        w.message = QStringLiteral("something");
        w.click(at(0, 0));
        QCOMPARE(w.game().moveCount(), 1);
        QCOMPARE(w.message, QString());
    }

    /// "It is Easy's turn" is over with Easy's turn, and with a look at another position.
    void whatWasRefusedIsOverWithItsReason() {
        DuelWindow w(documentOf(setupWith("human", "easy")), Tempo::Slow);
        QVERIFY(w.view->duelTurns().play({0, at(0, 0)}));
        QVERIFY(w.view->duelTurns().isThinking());
        w.click(at(1, 1));
        QVERIFY2(w.message.startsWith(QStringLiteral("It is Easy's turn")), qPrintable(w.message));
        QTRY_COMPARE_WITH_TIMEOUT(w.game().moveCount(), 2, 30'000);
        QCOMPARE(w.view->banner()->text(), QStringLiteral("Your turn"));
        QCOMPARE(w.message, QString());
        w.click(at(1, 1));
        QVERIFY(w.message.startsWith(QStringLiteral("Choose one")));
        w.document->show(0);
        QCOMPARE(w.message, QString());
        w.message = QStringLiteral("something else");
        w.document->show(2); // messages of others stay
        QCOMPARE(w.message, QStringLiteral("something else"));
    }

    void theOtherPlayersCardsAreRefusedUntilHisTurn() {
        DuelWindow w(documentOf(setupWith("human", "human")));
        w.clickCard(1, 0);
        QVERIFY2(w.message.startsWith(QStringLiteral("These are the other")), qPrintable(w.message));
        QVERIFY(w.view->duelTurns().play({0, at(0, 0)}));
        QCOMPARE(w.message, QString());
    }

    /// Opening a game plays nothing in it, whoever is to move and whether anything was played or not.
    void anOpenedGameWaits_data() {
        QTest::addColumn<int>("moves");
        QTest::newRow("nothing was played") << 0;
        QTest::newRow("in the middle") << 2;
    }

    void anOpenedGameWaits() {
        QFETCH(int, moves);
        Game game = Game::of(tokenBattleTable(), setupWith("easy", "human")).value();
        while (game.moveCount() < moves)
            game.play(game.duel().legalMoves(game.position())[0]);
        const std::string bytes = writeGameRecord(game.record(), tokenBattle());
        const DuelWindow reader(documentOf(setupWith("human", "human")));
        auto opened = reader.workspace->read(bytes);
        QVERIFY(opened);
        DuelWindow w(std::unique_ptr<DuelDocument>(static_cast<DuelDocument*>(opened.value().release())));
        QVERIFY(!w.view->duelTurns().isThinking());
        QVERIFY(w.view->duelTurns().isResting());
        QCoreApplication::processEvents();
        QCOMPARE(w.game().moveCount(), moves);
        QVERIFY(!w.document->isModified());
        QCOMPARE(w.document->bytesFor(QStringLiteral("a.sduel")).value(), bytes);
        // It is shown, with how to go on: a button and a key.
        const TurnBanner* banner = w.view->banner();
        QCOMPARE(banner->text(), QStringLiteral("Easy to move"));
        QVERIFY2(banner->remark().startsWith(QStringLiteral("waiting")), qPrintable(banner->remark()));
        QVERIFY(banner->goOnButton()->isVisible());
        const int height = w.board()->height();
        banner->goOnButton()->click();
        QTRY_COMPARE(w.game().moveCount(), moves + 1);
        QVERIFY(!banner->goOnButton()->isVisible());
        QCOMPARE(w.board()->height(), height);
        QCOMPARE(banner->text(), QStringLiteral("Your turn"));
    }

    /// Only a game begun here goes at once: its computers are what was just asked for.
    void aGameBegunHereGoesAtOnce() {
        DuelWindow w(documentOf(setupWith("human", "human")));
        w.workspace->begin(
            {.seats = {.mode = GameMode::Watch, .near = PlayerLevel::Easy, .far = PlayerLevel::Easy}}, {});
        QVERIFY(w.created);
        DuelWindow begun(std::move(w.created));
        QTRY_VERIFY(begun.game().moveCount() > 0);
    }

    void whoseTurnItIsStandsAboveTheBoard() {
        DuelWindow w(documentOf(setupWith("human", "easy")));
        QCOMPARE(w.view->banner()->text(), QStringLiteral("Your turn"));
        w.view->duelTurns().setGoing(false);
        w.document->play({0, at(0, 0)});
        QCOMPARE(w.view->banner()->text(), QStringLiteral("Easy to move"));
        QVERIFY(w.view->banner()->remark().contains(QStringLiteral("Space")));
        w.document->show(0);
        QVERIFY(w.view->banner()->remark().startsWith(QStringLiteral("looking back")));
    }
};

STONEMASON_TEST(TestDuelTurns)
#include "test_duel_turns.moc"
