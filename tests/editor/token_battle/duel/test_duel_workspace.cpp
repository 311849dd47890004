// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/token_battle/format/game_record.h"
#include "core/token_battle/format/position_text.h"
#include "core/token_battle/format/shared_position.h"
#include "editor/play/end_card.h"
#include "editor/play/turn_banner.h"
#include "editor/token_battle/duel/duel_status.h"
#include "editor/token_battle/settings.h"
#include "tests/editor/token_battle/duel/duel_window.h"
#include "tests/support/test_program.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QImage>
#include <QLabel>
#include <QMenu>
#include <QSet>
#include <QToolButton>

using namespace stonemason;
using namespace stonemason::test;

class TestDuelWorkspace : public QObject {
    Q_OBJECT

private slots:
    void itKnowsItsFiles() {
        DuelWindow w(documentOf(setupWith("human", "human")));
        const std::string bytes = w.document->recoveryBytes().value();
        QVERIFY(w.workspace->recognises(bytes));
        QVERIFY(!w.workspace->recognises("set 0\n0 1\n"));
        const auto read = w.workspace->read(bytes);
        QVERIFY(read && *read);
        QVERIFY(!w.workspace->read("{\"format\": \"stonemason-duel\"}"));
    }

    void everyActionIsComplete() {
        DuelWindow w(documentOf(setupWith("human", "human")));
        QSet<QKeySequence> keys;
        for (const QAction* action : w.workspace->duelActions() + w.workspace->actions().create) {
            QVERIFY2(!action->text().isEmpty() && !action->toolTip().isEmpty(),
                     qPrintable(action->objectName()));
            QVERIFY2(!action->icon().isNull(), qPrintable(action->objectName()));
            const QString name = action->objectName().mid(5);
            QVERIFY2(action->shortcut().isEmpty() || !keys.contains(action->shortcut()), qPrintable(name));
            keys.insert(action->shortcut());
        }
    }

    void aNewGameIsMadeAsChosen() {
        DuelWindow w(documentOf(setupWith("human", "human")));
        w.workspace->begin({.mode = GameMode::Watch, .openDecks = true, .seed = 5}, {});
        QVERIFY(w.created);
        QVERIFY(w.created->hasOpenDecks() && !w.created->isModified());
        QCOMPARE(w.created->setup().sides[0].player, std::string("normal"));
    }

    void aRematchChangesSides() {
        DuelWindow w(documentOf(setupWith("human", "easy")));
        w.action(QStringLiteral("rematch"))->trigger();
        QVERIFY(w.created);
        QCOMPARE(w.created->setup().sides[0].player, std::string("easy"));
        QCOMPARE(w.created->game().moveCount(), 0);
    }

    void aBranchIsAGameOfItsOwn() {
        DuelWindow w(documentOf(anyGame(4, 8)));
        w.document->show(5);
        w.action(QStringLiteral("branch"))->trigger();
        QVERIFY(w.created);
        QCOMPARE(w.created->game().moveCount(), 5);
        QVERIFY(w.created->isModified());
        QCOMPARE(w.game().moveCount(), 8);
    }

    void steppingByKeysAndActions() {
        DuelWindow w(documentOf(anyGame(4, 8)));
        w.key(Qt::Key_Home, Qt::ControlModifier);
        QCOMPARE(w.document->shown(), 0);
        QVERIFY(!w.action(QStringLiteral("previous"))->isEnabled());
        w.key(Qt::Key_PageDown);
        QCOMPARE(w.document->shown(), 1);
        w.key(Qt::Key_End, Qt::ControlModifier);
        QVERIFY(w.document->isAtEnd() && !w.action(QStringLiteral("next"))->isEnabled());
        w.key(Qt::Key_PageUp);
        QCOMPARE(w.document->shown(), 7);
    }

    void theEndIsToldOverTheBoard() {
        DuelWindow w(documentOf(setupWith("human", "human")));
        int saves = 0;
        connect(w.workspace.get(), &Workspace::saveRequested, &w.window, [&saves] { ++saves; });
        EndCard* card = w.view->endCard();
        w.document->play({0, at(0, 0)});
        QVERIFY(!card->isVisible());
        w.document->resign(0);
        QVERIFY(card->isVisible());
        QVERIFY2(card->text().contains(QStringLiteral("gave up")) &&
                     card->text().contains(QStringLiteral("after 1 move")),
                 qPrintable(card->text()));
        QVERIFY(w.board()->geometry().contains(
            QRect(card->mapTo(w.view, QPoint()), card->size()).intersected(w.view->rect())));
        QCOMPARE(card->buttons().size(), 3);
        card->buttons()[2]->click();
        QCOMPARE(saves, 1);
        QVERIFY(!card->isVisible());
        w.document->undoStack().undo();
        w.document->resign(0);
        card->buttons()[0]->click();
        QVERIFY(w.created && w.created->moveCount() == 0);
    }

    void resigningAsksFirst() {
        DuelWindow w(documentOf(setupWith("human", "easy")));
        w.action(QStringLiteral("resign"))->trigger();
        QVERIFY(!w.game().hasEnded());
        w.dialogs.confirmAnswer = true;
        w.action(QStringLiteral("resign"))->trigger();
        QCOMPARE(w.game().winner(), 1);
        QVERIFY(!w.action(QStringLiteral("resign"))->isEnabled());
        QCOMPARE(w.view->banner()->text(), QStringLiteral("You gave up – Easy wins"));
    }

    void thePositionIsCopiedAsText() {
        DuelWindow w(documentOf(anyGame(9, 10)));
        w.action(QStringLiteral("copy-position"))->trigger();
        QCOMPARE(QGuiApplication::clipboard()->text().toStdString(),
                 sharedPosition(w.document->knownSetup(), w.document->position()));
        QVERIFY(QGuiApplication::clipboard()->text().contains(QStringLiteral(" ?"))); // against a computer
        QVERIFY(!w.said.isEmpty());
    }

    /// Copied and pasted, a position is a game of its own, played on by people, undone, saved and opened.
    void aPastedPositionIsAGameOfItsOwn() {
        DuelWindow w(documentOf(anyGame(9, 10)));
        w.document->setOpenDecks(true);
        w.document->show(6);
        w.action(QStringLiteral("copy-position"))->trigger();
        w.action(QStringLiteral("paste-position"))->trigger();
        QVERIFY2(w.created, qPrintable(w.said));
        QCOMPARE(w.game().moveCount(), 10);
        QVERIFY(w.created->position() == w.game().positionAfter(6));
        QVERIFY(w.created->isModified());
        QVERIFY(w.created->title().endsWith(QStringLiteral(", from move 6")));
        QCOMPARE(w.created->setup().sides[0].deckName, w.game().setup().sides[0].deckName);
        QCOMPARE(w.created->setup().sides[0].player, std::string("human"));
        QVERIFY(w.created->play(w.game().record().moves[6]));
        QVERIFY(w.created->position() == w.game().positionAfter(7));
        for (const std::string& bytes :
             {w.created->bytesFor(QStringLiteral("a.sduel")).value(), w.created->recoveryBytes().value()}) {
            const auto again = DuelDocument::read(bytes, tokenBattleTable());
            QVERIFY(again);
            QVERIFY((*again)->position() == w.game().positionAfter(7));
        }
        w.created->undoStack().undo();
        QVERIFY(w.created->position() == w.game().positionAfter(6));
    }

    void aPositionWithoutDecksTakesThoseOfTheGame() {
        DuelWindow w(documentOf(anyGame(9, 10)));
        QGuiApplication::clipboard()->setText(
            QString::fromStdString(positionText(w.game().positionAfter(4))));
        w.action(QStringLiteral("paste-position"))->trigger();
        QVERIFY2(w.created, qPrintable(w.said));
        QVERIFY(w.created->position() == w.game().positionAfter(4));
    }

    /// The decks of a live game are not to be seen, neither in the text nor by pasting it.
    void aLiveGameKeepsItsDecksToItself() {
        DuelWindow w(documentOf(anyGame(9, 10)));
        w.document->setLive(true);
        w.action(QStringLiteral("copy-position"))->trigger();
        QCOMPARE(QGuiApplication::clipboard()->text().toStdString(), positionText(w.document->position()));
        w.action(QStringLiteral("paste-position"))->trigger();
        QVERIFY(!w.created);
        QVERIFY2(w.said.contains(QStringLiteral("names no decks")), qPrintable(w.said));
        w.document->setLive(false);
    }

    void whatIsNoPositionIsRefusedInWords() {
        DuelWindow w(documentOf(anyGame(9, 10)));
        for (const char* text : {"", "hello", "token-battle position 1\n. . ."}) {
            w.said.clear();
            QGuiApplication::clipboard()->setText(QString::fromLatin1(text));
            w.action(QStringLiteral("paste-position"))->trigger();
            QVERIFY(!w.created);
            QVERIFY2(w.said.endsWith(QLatin1Char('.')), qPrintable(w.said));
        }
    }

    /// The window's own Paste as New and Open come this way.
    void textWithAPositionIsRecognised() {
        DuelWindow w(documentOf(anyGame(9, 10)));
        const std::string text = "Look:\n\n> " + sharedPosition(w.document->setup(), w.document->position());
        QVERIFY(w.workspace->recognises(text));
        auto read = w.workspace->read(text);
        QVERIFY(read);
        auto& made = static_cast<DuelDocument&>(**read);
        QVERIFY(made.position() == w.document->position());
        made.setPath(QStringLiteral("/tmp/position.txt"));
        made.setFileBytes(text);
        QVERIFY(!made.lossWhenSavedAs(made.path()).isEmpty());
        QVERIFY(made.lossWhenSavedAs(QStringLiteral("/tmp/other.sduel")).isEmpty());
        QVERIFY(made.reload(text) && !made.isModified());
        made.setFileBytes(made.recoveryBytes().value());
        QVERIFY(made.lossWhenSavedAs(made.path()).isEmpty());
    }

    void thePictureIsSaved() {
        DuelWindow w(documentOf(anyGame(9, 10)));
        const QString path = w.folder.filePath(QStringLiteral("board.png"));
        w.dialogs.saveAnswer = path;
        w.action(QStringLiteral("save-picture"))->trigger();
        QCOMPARE(QImage(path).size(), QSize(1200, 1200));
        w.dialogs.saveAnswer = w.folder.filePath(QStringLiteral("no/such/folder.png"));
        w.said.clear();
        w.action(QStringLiteral("save-picture"))->trigger();
        QVERIFY2(w.said.contains(QStringLiteral("folder.png")), qPrintable(w.said));
    }

    void theTempoIsRemembered() {
        DuelWindow w(documentOf(setupWith("human", "human")));
        w.action(QStringLiteral("tempo-slow"))->trigger();
        QCOMPARE(w.settings.value(setting::duelTempo), QStringLiteral("slow"));
        QVERIFY(w.view->duelPlay().tempo() == Tempo::Slow);
        const DuelWorkspace again(tokenBattleTable(), w.settings, w.dialogs);
        for (const QAction* action : again.duelActions())
            if (action->objectName() == QStringLiteral("duel.tempo-slow")) QVERIFY(action->isChecked());
    }

    void goOnLetsComputersPlayAndRest() {
        DuelWindow w(documentOf(anyGame(3, 5))); // easy moves first
        auto* goOn = w.action(QStringLiteral("go-on"));
        while (!w.view->duelPlay().hasOpponent(w.game().position().toMove))
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
        QVERIFY(w.view->duelPlay().isThinking());
        QCOMPARE(goOn->text(), QStringLiteral("Pa&use"));
        QVERIFY(goOn->isEnabled() && !goOn->isCheckable());
        goOn->trigger();
        QVERIFY(!w.view->duelPlay().isThinking());
        QCOMPARE(goOn->text(), QStringLiteral("&Go On"));
        QVERIFY(goOn->isEnabled());
        QVERIFY(goOn->toolTip().contains(QStringLiteral("Space")));
        w.view->duelPlay().setTempo(Tempo::Off);
        goOn->trigger();
        QTRY_COMPARE(w.game().moveCount(), 1);
        QCOMPARE(goOn->text(), QStringLiteral("&Go On")); // the person's turn: there is nothing to wait for
        QVERIFY(!goOn->isEnabled());
    }

    void whatWasRefusedIsTakenBackByWhatIsNot() {
        DuelWindow w(documentOf(setupWith("human", "human")));
        w.click(at(0, 0));
        QVERIFY(w.said.startsWith(QStringLiteral("Choose one")));
        w.clickCard(0, 1);
        QCOMPARE(w.said, QString());
        w.said = QStringLiteral("something");
        w.click(at(0, 0));
        QCOMPARE(w.game().moveCount(), 1);
        QCOMPARE(w.said, QString());
    }

    /// "It is Easy's turn" is over with Easy's turn, and with a look at another position.
    void whatWasRefusedIsOverWithItsReason() {
        DuelWindow w(documentOf(setupWith("human", "easy")), Tempo::Slow);
        QVERIFY(w.view->duelPlay().play({0, at(0, 0)}));
        QVERIFY(w.view->duelPlay().isThinking());
        w.click(at(1, 1));
        QVERIFY2(w.said.startsWith(QStringLiteral("It is Easy's turn")), qPrintable(w.said));
        QTRY_COMPARE_WITH_TIMEOUT(w.game().moveCount(), 2, 30'000);
        QCOMPARE(w.view->banner()->text(), QStringLiteral("Your turn"));
        QCOMPARE(w.said, QString());
        w.click(at(1, 1));
        QVERIFY(w.said.startsWith(QStringLiteral("Choose one")));
        w.document->show(0);
        QCOMPARE(w.said, QString());
        w.said = QStringLiteral("something else");
        w.document->show(2); // what others said stays
        QCOMPARE(w.said, QStringLiteral("something else"));
    }

    void theOtherPlayersCardsAreRefusedUntilHisTurn() {
        DuelWindow w(documentOf(setupWith("human", "human")));
        w.clickCard(1, 0);
        QVERIFY2(w.said.startsWith(QStringLiteral("These are the other")), qPrintable(w.said));
        QVERIFY(w.view->duelPlay().play({0, at(0, 0)}));
        QCOMPARE(w.said, QString());
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
        QVERIFY(!w.view->duelPlay().isThinking());
        QVERIFY(w.view->duelPlay().isResting());
        QCoreApplication::processEvents();
        QCOMPARE(w.game().moveCount(), moves);
        QVERIFY(!w.document->isModified());
        QCOMPARE(w.document->bytesFor(QStringLiteral("a.sduel")).value(), bytes);
        // It says so, and how to go on: a button and a key.
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
        w.workspace->begin({.mode = GameMode::Watch, .near = PlayerLevel::Easy, .far = PlayerLevel::Easy},
                           {});
        QVERIFY(w.created);
        DuelWindow begun(std::move(w.created));
        QTRY_VERIFY(begun.game().moveCount() > 0);
    }

    void aDeckThatCannotBePlayedBeginsNoGame() {
        DuelWindow w(documentOf(setupWith("human", "human")));
        const std::vector<DeckOffer> offers{{QStringLiteral("mine"), "Half", deckOf("0 | | |")}};
        w.workspace->begin(
            {.decks = {DeckChoice{DeckSource::Named, QStringLiteral("mine"), "Half"}, DeckChoice{}}}, offers);
        QVERIFY(!w.created);
        QVERIFY2(w.said.contains(QStringLiteral("“Half” is not finished")), qPrintable(w.said));
    }

    void aBranchIsCalledByWhatItComesFrom() {
        DuelWindow w(documentOf(anyGame(3, 8)));
        w.document->setName(QStringLiteral("g1"));
        w.document->show(5);
        w.action(QStringLiteral("branch"))->trigger();
        QVERIFY(w.created);
        QCOMPARE(w.created->title(), QStringLiteral("g1, branch at move 5"));
    }

    void theScoreNamesTheFirstPlayerFirst() {
        DuelWindow w(documentOf(setupWith("easy", "human")));
        for (const QWidget* widget : w.workspace->statusWidgets())
            if (widget->objectName() == QStringLiteral("duelScoreStatus"))
                QCOMPARE(qobject_cast<const QLabel*>(widget)->text(), QStringLiteral("● Easy 0 : 0 You ■"));
    }

    void whoseTurnItIsStandsAboveTheBoard() {
        DuelWindow w(documentOf(setupWith("human", "easy")));
        QCOMPARE(w.view->banner()->text(), QStringLiteral("Your turn"));
        w.view->duelPlay().setGoing(false);
        w.document->play({0, at(0, 0)});
        QCOMPARE(w.view->banner()->text(), QStringLiteral("Easy to move"));
        QVERIFY(w.view->banner()->remark().contains(QStringLiteral("Space")));
        w.document->show(0);
        QVERIFY(w.view->banner()->remark().startsWith(QStringLiteral("looking back")));
    }

    void theStatusBarSaysWhatIsUnderThePointer() {
        DuelWindow w(documentOf(setupWith("human", "human")));
        QLabel* cell = nullptr;
        for (QWidget* widget : w.workspace->statusWidgets())
            if (widget->objectName() == QStringLiteral("duelCellStatus"))
                cell = qobject_cast<QLabel*>(widget);
        QVERIFY(cell);
        QTest::mouseMove(w.board()->viewport(), w.middleOf(at(2, 2)));
        QCOMPARE(cell->text(), QStringLiteral("c3: a token of Orange, value 2, scores 2 a turn"));
        QTest::mouseMove(w.board()->viewport(), QPoint(1, 1));
        QTest::mouseMove(w.view->hand(0)->card(0), QPoint(20, 20));
        QTRY_VERIFY(cell->text().startsWith(QStringLiteral("Broadaxe, value 3")));
    }

    void withoutAGameNothingIsEnabled() {
        DuelWindow w(documentOf(setupWith("human", "human")));
        w.workspace->setCurrent(nullptr, nullptr);
        for (const QAction* action : w.workspace->duelActions())
            QVERIFY2(!action->isEnabled(), qPrintable(action->objectName()));
        w.workspace->setCurrent(w.document.get(), w.view);
        QVERIFY(w.action(QStringLiteral("stack-1"))->isEnabled());
    }
};

STONEMASON_TEST(TestDuelWorkspace)
#include "test_duel_workspace.moc"
