// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/wastes/format/swar.h"
#include "editor/wastes/game/model/war_words.h"
#include "editor/wastes/game/view/war_animation.h"
#include "editor/wastes/game/view/war_moves_model.h"
#include "tests/editor/wastes/war_desk.h"
#include "tests/support/test_program.h"
#include "tests/support/wait.h"

#include <QSignalSpy>
#include <QTest>

namespace stonemason::wastes {

using test::boardOf;
using test::WarDesk;
using test::warLane;

/// A game as it is played in the window.
class TestWar : public QObject {
    Q_OBJECT

private slots:
    void aClickChoosesAndAnotherMoves() {
        WarDesk desk(warLane());
        desk.click({0, 1});
        QCOMPARE(desk.view->choice().chosen(), squareOf({0, 1}));
        QVERIFY(desk.view->choice().isTarget(squareOf({0, 2})));
        desk.click({0, 2});
        QCOMPARE(desk.pieces(), QStringLiteral("b4 0,2 r5 0,5"));
        QCOMPARE(desk.document.moveCount(), 1);
        desk.drag({0, 5}, {0, 4});
        QCOMPARE(desk.pieces(), QStringLiteral("b4 0,2 r5 0,4"));
        desk.document.undoStack().undo();
        QCOMPARE(desk.pieces(), QStringLiteral("b4 0,2 r5 0,5"));
    }

    void aSecondClickPutsItBack() {
        WarDesk desk(warLane());
        desk.click({0, 1});
        desk.click({0, 1});
        QCOMPARE(desk.view->choice().chosen(), noSquare);
        desk.click({0, 1});
        QVERIFY(desk.view->board()->controller().cancel());
        QCOMPARE(desk.view->choice().chosen(), noSquare);
        QCOMPARE(desk.document.moveCount(), 0);
    }

    void keysPlay() {
        WarDesk desk(warLane());
        GridView& board = *desk.view->board();
        board.state().setCursor({0, 1});
        board.controller().actAtCursor({});
        board.controller().moveCursor(1, 0, {});
        board.controller().actAtCursor({});
        QCOMPARE(desk.pieces(), QStringLiteral("b4 1,1 r5 0,5"));
    }

    void aGameEndsAtTheGoal() {
        WarDesk desk(boardOf("R...B", "b4 0,3 r5 0,2"));
        desk.drag({0, 3}, {0, 4});
        QVERIFY(desk.document.isOver());
        QCOMPARE(desk.document.winnerOfGame(), std::optional(0));
        QVERIFY(turnWords(desk.document).contains(QStringLiteral("Blue")));
        QVERIFY(!endWords(desk.document).isEmpty());
        desk.click({0, 2});
        QVERIFY(!desk.refused.isEmpty());
    }

    void computersPlayToTheEnd() {
        WarDesk desk(boardOf("R...../....../.....B", "b4 0,2 r5 2,3"), {"normal", "hard"});
        TRY_PATIENTLY(desk.document.isOver());
        QVERIFY(desk.document.moveCount() > 2);
        QVERIFY(!desk.document.hasPersonPlayed());
        QVERIFY(desk.document.isModified()); // it does not go without a question
    }

    /// Each level is the one that is chosen: they differ in what they do within a few moves.
    void theComputerAnswersAndUndoTakesBothBack() {
        WarDesk desk(warLane(), {"human", "easy"});
        desk.drag({0, 1}, {0, 2});
        TRY_PATIENTLY(desk.document.moveCount() == 2);
        desk.document.undoStack().undo();
        QCOMPARE(desk.document.moveCount(), 0);
        QVERIFY(desk.document.hasPersonPlayed() == false);
    }

    /// A win that was passed over is what lost most.
    void aReviewMarksWhatLostMost() {
        WarDesk desk(boardOf("R...B/.....", "b4 0,3 r5 1,1"));
        desk.drag({0, 3}, {0, 2});
        desk.drag({1, 1}, {1, 0});
        desk.drag({0, 2}, {0, 3});
        desk.drag({1, 0}, {1, 1});
        desk.drag({0, 3}, {0, 4});
        QVERIFY(desk.document.isOver());
        QVERIFY(desk.action("review")->isEnabled());
        desk.action("review")->trigger();
        WarReview& review = WarReview::of(desk.document);
        TRY_PATIENTLY(review.isDone());
        QVERIFY(!review.costlyMoves().empty());
        QCOMPARE(review.costlyMoves().front(), 0);
        QVERIFY(review.lossOf(0)->better == (Move{squareOf({0, 3}), squareOf({0, 4})}));
        WarMovesModel model;
        model.setDocument(&desk.document);
        QVERIFY(model.index(1, 0).data().toString().contains(QStringLiteral("▼")));
        QVERIFY(!model.index(0, 0).data().toString().contains(QStringLiteral("▼")));
        model.setDocument(nullptr);
    }

    void recordsReadBack() {
        WarDesk desk(warLane());
        desk.drag({0, 1}, {0, 2});
        desk.drag({0, 5}, {0, 4});
        const std::string bytes = desk.document.bytesFor(QStringLiteral("a.swar")).value();
        QVERIFY(desk.workspace.recognises(bytes));
        const auto read = desk.workspace.read(bytes);
        QVERIFY(read);
        QCOMPARE(static_cast<WarDocument&>(**read).moveCount(), 2);
        QVERIFY(!static_cast<WarDocument&>(**read).isBegunHere());
        QVERIFY(desk.document.reload(desk.document.recoveryBytes().value()));
        QVERIFY(!desk.document.reload("{}"));
    }

    void branchesAndRematches() {
        WarDesk desk(warLane(), {"human", "human"});
        QSignalSpy created(&desk.workspace, &Workspace::created);
        desk.drag({0, 1}, {0, 2});
        desk.drag({0, 5}, {0, 4});
        desk.document.show(1);
        desk.action("branch")->trigger();
        QCOMPARE(created.size(), 1);
        const std::unique_ptr<Document> branch(created.front().front().value<Document*>());
        QCOMPARE(static_cast<WarDocument&>(*branch).moveCount(), 1);
        desk.action("rematch")->trigger();
        QCOMPARE(created.size(), 2);
        const std::unique_ptr<Document> rematch(created.back().front().value<Document*>());
        QCOMPARE(static_cast<WarDocument&>(*rematch).moveCount(), 0);
        QSignalSpy boards(&desk.workspace, &WarWorkspace::boardWanted);
        desk.action("open-board")->trigger();
        QCOMPARE(boards.size(), 1);
    }

    /// An animation starts at the previous position and ends at the new one.
    void animationsLeadFromOnePositionToTheNext() {
        test::Random random(5);
        for (int i = 0; i < 60; ++i) {
            const auto engine = Engine::of(test::randomBoard(random), test::theWastes());
            if (!engine) continue;
            Position position = engine->start();
            for (int moves = 0; moves < 20 && position.running(); ++moves) {
                const MoveList list = engine->moves(position);
                const Move move = list[std::size_t(random.below(int(list.size())))];
                const WarAnimation animation(*engine, position, move);
                QCOMPARE(animation.at(0).size(), spritesOf(*engine, position).size());
                engine->play(position, move);
                const auto after = spritesOf(*engine, position);
                const auto last = animation.at(animation.length());
                QCOMPARE(last.size(), after.size());
                for (const PieceSprite& sprite : after)
                    QVERIFY(std::ranges::any_of(last, [&](const PieceSprite& shown) {
                        return shown.look == sprite.look && shown.place == sprite.place && shown.opacity == 1;
                    }));
            }
        }
    }
};

} // namespace stonemason::wastes

STONEMASON_TEST(stonemason::wastes::TestWar)
#include "test_war.moc"
