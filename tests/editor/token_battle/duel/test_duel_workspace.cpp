// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/app/widgets/appearance.h"
#include "editor/play/game_over_panel.h"
#include "editor/play/turn_banner.h"
#include "editor/token_battle/duel/view/duel_view.h"
#include "editor/token_battle/model/settings.h"
#include "tests/editor/token_battle/duel/duel_window.h"
#include "tests/support/test_program.h"
#include "tests/support/wait.h"

#include <QImage>
#include <QLabel>
#include <QMenu>
#include <QScopeGuard>
#include <QSet>
#include <QToolButton>

#include <algorithm>

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

    void showsTheEndOverTheBoard() {
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
        QVERIFY(!w.board()->geometry().intersects(QRect(card->mapTo(w.view, QPoint()), card->size())));
        QCOMPARE(card->buttons().size(), 3);
        card->buttons()[2]->click();
        QCOMPARE(saves, 1);
        QVERIFY(!card->isVisible());
        w.document->undoStack().undo();
        w.document->resign(0);
        card->buttons()[0]->click();
        QVERIFY(w.created && w.created->moveCount() == 0);
    }

    /// What ends a game is reported from the first move on, what it was in the end card.
    void reportsWhatEndsTheGame() {
        DuelWindow w(documentOf(setupWith("human", "human")));
        const QString goal = QStringLiteral("Ends at 1000 point(s) or a full board.");
        QCOMPARE(w.view->previewLine()->yields(), goal);
        const HandHeading* heading = w.view->hand(0)->heading();
        QVERIFY(heading->toolTip().contains(goal));
        QVERIFY(heading->accessibleDescription().contains(QStringLiteral("number on a token")));
        while (!w.document->isOver()) {
            const Position& now = w.document->position();
            const MoveList moves = w.document->duel().legalMoves(now);
            QVERIFY(w.document->play(moves[std::size_t(now.moves) % moves.size()]));
        }
        const QString card = w.view->gameOverPanel()->text();
        const auto& scores = w.document->position().scores;
        QVERIFY2(std::max(scores[0], scores[1]) >= 1000 ? card.contains(QStringLiteral("reached 1000 point"))
                                                        : card.contains(QStringLiteral("The board is full")),
                 qPrintable(card));
        QVERIFY2(card.contains(QStringLiteral("number on a token")), qPrintable(card));
    }

    /// The numbers say less where there is little room.
    void numbersLeaveTheNamesTheirRoom() {
        DuelWindow w(documentOf(setupWith("human", "human")));
        const HandHeading* heading = w.view->hand(0)->heading();
        const HandHeading::Words wide = heading->wordsIn(1000);
        QVERIFY(!wide.player.isEmpty() && !wide.deck.isEmpty());
        QVERIFY(wide.most.contains(QStringLiteral("1000")) && wide.growth.contains(QStringLiteral("token")));
        const HandHeading::Words narrow = heading->wordsIn(100);
        QCOMPARE(narrow.deck, wide.deck);
        QVERIFY(narrow.most.isEmpty());
        QVERIFY(narrow.growth.startsWith(u'+') && wide.growth.contains(narrow.growth));
        QVERIFY(!narrow.player.isEmpty() && narrow.player != QStringLiteral("…"));
        QCOMPARE(narrow.score, wide.score);
    }

    /// A deck is whole as long as it fits beside the shortest of the numbers.
    void aLongNameGoesBeforeTheNumbers() {
        GameSetup setup = setupWith("human", "human");
        setup.sides[0].deckName = "Random cards of mine";
        DuelWindow w(documentOf(setup));
        const HandHeading* heading = w.view->hand(0)->heading();
        int least = 60;
        while (heading->wordsIn(least).deck != deckName(setup, 0) && least < 1000)
            ++least;
        QVERIFY2(heading->wordsIn(least).growth.size() == 2, qPrintable(heading->wordsIn(least).growth));
        for (int width = least; width < least + 200; width += 5)
            QCOMPARE(heading->wordsIn(width).deck, deckName(setup, 0));
    }

    /// The token on the board before anybody has moved is explained until both have seen it.
    void theFirstTokenIsExplained() {
        DuelWindow w(documentOf(setupWith("human", "easy")));
        w.view->duelTurns().setOpponent(1, nullptr);
        QVERIFY2(w.view->banner()->remark().contains(
                     QStringLiteral("The 2 on c3 belongs to Easy, who moves second")),
                 qPrintable(w.view->banner()->remark()));
        w.document->play({0, at(0, 0)});
        QVERIFY(w.view->banner()->remark().contains(QStringLiteral("The 2 on c3")));
        w.document->play({0, at(5, 5)});
        QVERIFY(!w.view->banner()->remark().contains(QStringLiteral("The 2 on c3")));
        DuelWindow second(documentOf(setupWith("easy", "human")));
        second.view->duelTurns().setOpponent(0, nullptr);
        second.document->show(0);
        QVERIFY(second.view->banner()->remark().contains(QStringLiteral("The 2 on c3 is yours")));
    }

    /// The end card covers no tile, however small the window and large the texts.
    void theEndCardCoversNoTile_data() {
        QTest::addColumn<QSize>("size");
        QTest::addColumn<int>("texts");
        QTest::newRow("large") << QSize(1280, 800) << 100;
        QTest::newRow("small") << QSize(1024, 600) << 100;
        QTest::newRow("small, large texts") << QSize(1024, 600) << 150;
        QTest::newRow("large texts") << QSize(1024, 768) << 150;
    }
    void theEndCardCoversNoTile() {
        QFETCH(QSize, size);
        QFETCH(int, texts);
        applyTextSize(texts);
        const auto back = qScopeGuard([] { applyTextSize(100); });
        DuelWindow w(documentOf(setupWith("human", "human")));
        w.window.resize(size);
        w.document->play({0, at(0, 0)});
        w.document->resign(0);
        QCoreApplication::processEvents();
        const GameOverPanel* card = w.view->gameOverPanel();
        const QRect place(card->mapTo(&w.window, QPoint()), card->size());
        QVERIFY(card->isVisible());
        QVERIFY(!place.intersects(QRect(w.board()->mapTo(&w.window, QPoint()), w.board()->size())));
        QCOMPARE(w.window.size(), size);
        QVERIFY(w.window.rect().contains(place));
        QVERIFY2(w.board()->height() >= 200, qPrintable(QString::number(w.board()->height())));
    }

    void aHintShowsTheMoveOfHard() {
        DuelWindow w(documentOf(setupWith("human", "easy")));
        QAction* hint = w.action(QStringLiteral("hint"));
        QVERIFY(hint->isEnabled() && hint->text().remove(u'&') == QStringLiteral("Hint"));
        QVERIFY(w.workspace->actions().toolBar.contains(hint) && w.workspace->actions().menu.contains(hint));
        w.key(Qt::Key_H);
        TRY_PATIENTLY(w.choice().hint());
        const Move move = *w.choice().hint();
        QVERIFY(w.document->duel().isLegal(w.document->position(), move));
        QCOMPARE(w.steps(), 0); // nothing was played
        QVERIFY2(w.view->previewLine()->words().startsWith(QStringLiteral("Hard would play card")),
                 qPrintable(w.view->previewLine()->words()));
        w.choice().choose(move.stack);
        QVERIFY(w.choice().playOn(move.square));
        QVERIFY(!w.choice().hint() && !hint->isEnabled()); // of that position alone; the computer's turn
        w.document->show(0);
        QVERIFY(!w.choice().hint() && hint->isEnabled()); // looking back there is a hint, too
        w.document->resign(0);
        w.document->show(w.document->moveCount());
        QVERIFY(!hint->isEnabled());
        DuelWindow alone(documentOf(sandboxOf({deckOf(plainDeck), "Mine", "human"}, 1)));
        alone.key(Qt::Key_H);
        TRY_PATIENTLY(alone.choice().hint());
    }

    /// The better move is drawn beside the one that was played, said in words, and kept in the file.
    void aReviewIsDrawnAndKept() {
        Game game = anyGame(7, 14);
        game.resign(0);
        const Move better = game.duel().legalMoves(game.positionAfter(4))[3];
        DuelWindow w(documentOf(game));
        DuelReview& review = DuelReview::of(*w.document);
        w.document->show(5);
        const QImage before = w.board()->grab().toImage();
        review.restore({{4, 37, better}});
        const QString words = w.view->previewLine()->words();
        QVERIFY2(words.contains(QStringLiteral("cost about 37 point")) &&
                     words.contains(QStringLiteral("(+37)")),
                 qPrintable(words));
        const QImage after = w.board()->grab().toImage();
        const QRect cell = w.board()->places().cell(better.square).toRect();
        const QPoint at = cell.translated(w.board()->viewport()->pos()).topLeft();
        QVERIFY(before.copy(QRect(at, cell.size())) != after.copy(QRect(at, cell.size())));
        w.choice().setHint(w.document->duel().legalMoves(w.document->position())[0]);
        QVERIFY(w.view->previewLine()->words().startsWith(QStringLiteral("Hard would play"))); // asked last
        w.document->show(8);
        QVERIFY(!w.view->previewLine()->words().contains(QStringLiteral("cost about")));

        const std::string bytes = w.document->bytesFor({}).value();
        const auto opened = w.workspace->read(bytes);
        QVERIFY(opened && *opened);
        auto* again = static_cast<DuelDocument*>(opened->get());
        QVERIFY(DuelReview::of(*again).isDone() && !again->isModified());
        QCOMPARE(DuelReview::of(*again).costly(), review.costly());
        QCOMPARE(again->bytesFor({}).value(), bytes);
        QVERIFY(w.document->reload(documentOf(game)->bytesFor({}).value()));
    }

    /// A review that was worked out is a change of the document, one step that Undo takes away.
    void aReviewIsAnUndoStep() {
        Game game = anyGame(7, 3);
        game.resign(0);
        DuelWindow w(documentOf(game));
        w.action(QStringLiteral("review"))->trigger();
        DuelReview& review = DuelReview::of(*w.document);
        TRY_PATIENTLY(review.isDone());
        QVERIFY(w.document->isModified() && w.steps() == 1);
        QVERIFY(w.document->bytesFor({}).value().find("\"review\"") != std::string::npos);
        w.document->undoStack().undo();
        QVERIFY(!review.isDone() && !w.document->isModified());
        w.document->undoStack().redo();
        QVERIFY(review.isDone());
        w.document->show(1);
        w.document->play(w.document->duel().legalMoves(w.document->position())[0]);
        QVERIFY(!review.isDone()); // it was of another game
        QVERIFY(w.document->bytesFor({}).value().find("\"review\"") == std::string::npos);
    }

    void takingBackUndoes() {
        DuelWindow w(documentOf(setupWith("human", "human")));
        QAction* takeBack = w.action(QStringLiteral("take-back"));
        QVERIFY(!takeBack->isEnabled());
        w.document->play({0, at(0, 0)});
        QVERIFY(takeBack->isEnabled());
        takeBack->trigger();
        QCOMPARE(w.document->moveCount(), 0);
        w.document->undoStack().redo();
        QCOMPARE(w.document->moveCount(), 1);
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
        w.message.clear();
        w.action(QStringLiteral("save-picture"))->trigger();
        QVERIFY2(w.message.contains(QStringLiteral("folder.png")), qPrintable(w.message));
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
        QVERIFY2(w.message.contains(QStringLiteral("“Half” is not finished")), qPrintable(w.message));
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
