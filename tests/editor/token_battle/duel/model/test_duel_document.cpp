// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/token_battle/format/game_record.h"
#include "tests/editor/token_battle/duel/duel_window.h"
#include "tests/support/test_program.h"

#include <QSignalSpy>

using namespace stonemason;
using namespace stonemason::token_battle;
using namespace stonemason::test;

class TestDuelDocument : public QObject {
    Q_OBJECT

private slots:
    void anyWalkOfUndoAndRedoEqualsTheReplay() {
        const auto document = documentOf(anySetup(7));
        Random random(7);
        for (int i = 0; i < 400; ++i) {
            const int what = random.below(10);
            if (what < 5 && document->position().running()) {
                const MoveList legal = document->duel().legalMoves(document->position());
                QVERIFY(document->play(legal[std::size_t(random.below(int(legal.size())))]));
            } else if (what < 7) {
                document->undoStack().undo();
            } else if (what < 8) {
                document->undoStack().redo();
            } else if (what < 9) {
                document->show(random.below(document->game().moveCount() + 1));
            } else if (document->undoStack().index() > 3) {
                document->undoStack().setIndex(random.below(document->undoStack().count()));
            }
            const auto again = Game::replay(tokenBattleTable(), document->game().record());
            QVERIFY(again);
            QCOMPARE(again->moveCount(), document->game().moveCount());
            QVERIFY(again->position() == document->game().position());
            QVERIFY(document->shown() >= 0 && document->shown() <= document->game().moveCount());
            QVERIFY(document->position() == again->positionAfter(document->shown()));
        }
    }

    void undoneToTheSavedMoveItIsClean() {
        const auto document = documentOf(setupWith("human", "human"));
        QVERIFY(!document->isModified());
        document->play({0, at(0, 0)});
        QVERIFY(document->isModified());
        document->markSaved();
        document->play({0, at(0, 1)});
        QVERIFY(document->isModified());
        document->undoStack().undo();
        QVERIFY(!document->isModified());
        document->show(0);
        QVERIFY(!document->isModified());
    }

    void playingInThePastDropsTheRestAndUndoBringsItBack() {
        const auto document = documentOf(setupWith("human", "human"));
        for (int column = 0; column < 5; ++column)
            QVERIFY(document->play({0, at(0, column)}));
        const GameRecord before = document->game().record();
        document->show(2);
        QVERIFY(document->play({1, at(5, 5)}));
        QCOMPARE(document->game().moveCount(), 3);
        QCOMPARE(document->game().record().moves.back(), (Move{1, at(5, 5)}));
        QVERIFY(document->isAtEnd());
        document->undoStack().undo();
        QVERIFY(document->game().record() == before);
        QCOMPARE(document->shown(), 2);
        document->undoStack().redo();
        QCOMPARE(document->game().moveCount(), 3);
    }

    void anIllegalMoveChangesNothing() {
        const auto document = documentOf(setupWith("human", "human"));
        QVERIFY(!document->play({0, at(2, 2)})); // the start token lies there
        QVERIFY(!document->play({4, at(0, 0)}));
        QVERIFY(!document->play({0, noSquare}));
        QCOMPARE(document->undoStack().count(), 0);
    }

    void takingBackOnesMoveTakesBackItsAnswers() {
        const auto document = documentOf(setupWith("human", "easy"));
        document->play({0, at(0, 0)});
        QVERIFY(document->answer({0, at(0, 1)}));
        document->play({0, at(0, 2)});
        QVERIFY(document->answer({0, at(0, 3)}));
        QCOMPARE(document->undoStack().count(), 2);
        document->undoStack().undo();
        QCOMPARE(document->game().moveCount(), 2);
        document->undoStack().redo();
        QCOMPARE(document->game().moveCount(), 4);
    }

    void movesOfTwoComputersAreStepsOfTheirOwn() {
        const auto document = documentOf(setupWith("easy", "easy"));
        document->answer({0, at(0, 0)});
        document->answer({0, at(0, 1)});
        QCOMPARE(document->undoStack().count(), 2);
    }

    void resigningEndsTheGameAndCanBeTakenBack() {
        const auto document = documentOf(setupWith("human", "easy"));
        document->play({0, at(0, 0)});
        document->resign(0);
        QVERIFY(document->hasEndedHere());
        QCOMPARE(document->game().winner(), 1);
        QVERIFY(!document->play({0, at(0, 1)}));
        document->show(0);
        QVERIFY(!document->hasEndedHere()); // a game goes on from anywhere before
        document->undoStack().undo();
        QVERIFY(!document->game().hasEnded());
    }

    void aFileBringsTheGameBack() {
        Game game = anyGame(11, 30);
        const auto document = documentOf(game);
        const auto bytes = document->bytesFor(QStringLiteral("any.sduel"));
        QVERIFY(bytes);
        QCOMPARE(document->recoveryBytes().value(), *bytes);
        const auto read = DuelDocument::read(*bytes, tokenBattleTable());
        QVERIFY(read);
        QVERIFY((*read)->game().record() == game.record());
        QVERIFY((*read)->game().position() == game.position());
        QVERIFY((*read)->isAtEnd());
        QVERIFY(!(*read)->isModified());
    }

    void aGameThatCannotHaveBeenPlayedIsRefused() {
        GameRecord record = anyGame(3, 6).record();
        record.moves[3].square = record.moves[2].square;
        auto read = DuelDocument::read(writeGameRecord(record, tokenBattle()), tokenBattleTable());
        if (read) { // the token of that move may have gone
            record.moves[1].square = record.setup.start;
            record.moves[0].square = record.setup.start;
            read = DuelDocument::read(writeGameRecord(record, tokenBattle()), tokenBattleTable());
        }
        QVERIFY(!read);
        QCOMPARE(std::string(read.error().message.id), std::string("duel/illegal-move"));
        QVERIFY(!DuelDocument::read("{", tokenBattleTable()));
    }

    void reloadingIsOneStepAndErrorsLeaveTheGame() {
        const auto document = documentOf(setupWith("human", "human"));
        document->play({0, at(0, 0)});
        const GameRecord before = document->game().record();
        QVERIFY(!document->reload("nonsense"));
        QVERIFY(document->game().record() == before);
        QVERIFY(document->reload(writeGameRecord(anyGame(5, 9).record(), tokenBattle())));
        QCOMPARE(document->game().moveCount(), 9);
        document->undoStack().undo();
        QVERIFY(document->game().record() == before);
        const int steps = document->undoStack().count();
        QVERIFY(document->reload(writeGameRecord(before, tokenBattle())));
        QCOMPARE(document->undoStack().count(), steps); // the same game is no step
    }

    void takesOverWhatWasReadBesideIt() {
        const auto document = documentOf(setupWith("human", "human"));
        document->play({0, at(0, 0)});
        const GameRecord before = document->game().record();
        QVERIFY(document->reloadFrom(*documentOf(anyGame(5, 9))));
        QCOMPARE(document->game().moveCount(), 9);
        document->undoStack().undo();
        QVERIFY(document->game().record() == before);
        const int steps = document->undoStack().count();
        QVERIFY(document->reloadFrom(*documentOf(Game(document->game()))));
        QCOMPARE(document->undoStack().count(), steps);
    }

    void steppingOneOnShowsTheMove() {
        const auto document = documentOf(anyGame(4, 8));
        QSignalSpy forward(document.get(), &DuelDocument::steppedForward);
        QSignalSpy jumped(document.get(), &DuelDocument::jumped);
        document->show(3);
        document->show(4);
        QCOMPARE(forward.size(), 1);
        QCOMPARE(forward.front().front().toInt(), 3);
        QCOMPARE(jumped.size(), 1);
        document->show(99);
        QCOMPARE(document->shown(), 8);
        document->show(-5);
        QCOMPARE(document->shown(), 0);
    }

    void theRecordUpToTheShownPositionIsAGame() {
        const auto document = documentOf(anyGame(4, 8));
        document->show(5);
        const auto branch = Game::replay(tokenBattleTable(), document->recordUpToShown());
        QVERIFY(branch);
        QVERIFY(branch->position() == document->position());
    }

    void untitledGamesAreCalledByTheirPlayersOrDecks() {
        QCOMPARE(documentOf(setupWith("human", "human"))->title(), QStringLiteral("First – Second"));
        QCOMPARE(documentOf(setupWith("easy", "human"))->title(), QStringLiteral("You against Easy"));
        QCOMPARE(documentOf(sandboxOf({deckOf(plainDeck), "Mine", "human"}, 1))->title(),
                 QStringLiteral("Sandbox: Mine"));
    }
};

STONEMASON_TEST(TestDuelDocument)
#include "test_duel_document.moc"
