// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/play/game_over_panel.h"
#include "editor/token_battle/duel/view/duel_status.h"
#include "editor/token_battle/model/settings.h"
#include "tests/editor/token_battle/duel/duel_window.h"
#include "tests/support/test_program.h"

#include <QImage>
#include <QLabel>
#include <QMenu>
#include <QSet>
#include <QToolButton>

using namespace stonemason;
using namespace stonemason::token_battle;
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
        for (const QAction* action : w.workspace->duelActions() + w.workspace->newDocumentActions()) {
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
        w.workspace->begin({.seats = {.mode = GameMode::Watch}, .openDecks = true, .seed = 5}, {});
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
        GameOverPanel* card = w.view->gameOverPanel();
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
        QVERIFY(w.view->duelTurns().tempo() == Tempo::Slow);
        DuelWorkspace again(tokenBattleTable(), w.settings, w.dialogs);
        for (const QAction* action : again.duelActions())
            if (action->objectName() == QStringLiteral("duel.tempo-slow")) QVERIFY(action->isChecked());
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
