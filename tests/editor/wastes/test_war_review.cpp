// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/random.h"
#include "editor/wastes/game/model/war_advantages.h"
#include "editor/wastes/game/model/war_document.h"
#include "editor/wastes/game/model/war_words.h"
#include "editor/wastes/game/view/war_board.h"
#include "editor/wastes/game/view/war_moves_model.h"
#include "editor/wastes/game/view/war_view.h"
#include "editor/wastes/text/advantage_text.h"
#include "tests/support/boards.h"
#include "tests/support/test_program.h"
#include "tests/support/wait.h"

#include <QLabel>
#include <QTest>

#include <utility>

namespace stonemason::wastes {

namespace {

/// Some moves of two people, of whom one has given up.
Game givenUpGame(int moves) {
    Game game =
        Game::of({.board = test::publicBoard("wastes-multiplayer"), .seed = 1, .players = {"human", "human"}},
                 test::theWastes())
            .value();
    SeededRandom random(4);
    while (game.moveCount() < moves) {
        const MoveList legal = game.engine().moves(game.position());
        game.play(legal[std::size_t(random.below(int(legal.size())))]);
    }
    game.resign(0);
    return game;
}

/// One that was not played after so many.
Move otherMove(const Game& game, int move) {
    const MoveList legal = game.engine().moves(game.positionAfter(move));
    return legal[0] == game.move(move) ? legal[1] : legal[0];
}

std::string bytesOf(const WarDocument& document) {
    return document.bytesFor({}).value();
}

} // namespace

class TestWarReview : public QObject {
    Q_OBJECT

private slots:
    /// The better move is drawn beside the one that was played, and said in words.
    void aReviewIsDrawnAndDescribed() {
        WarDocument document(givenUpGame(10), test::theWastes());
        BoardRenderer renderer(test::theWastes());
        WarView view(document, renderer, Tempo::Off, nullptr);
        view.resize(700, 700);
        view.show();
        document.show(5);
        const QImage before = view.board()->grab().toImage();
        const MoveLoss loss{4, 58, otherMove(document.game(), 4)};
        WarReview::of(document).restore({loss});
        QVERIFY(before != view.board()->grab().toImage());
        QCOMPARE(view.previewLine()->text(), reviewWords(document, loss));
        document.show(4); // before the move it is shown as well
        QCOMPARE(view.previewLine()->text(), reviewWords(document, loss));
        document.show(8);
        QVERIFY(!reviewedAt(document));
        QVERIFY(view.previewLine()->text() != reviewWords(document, loss));
        const MoveLoss large{4, 600, loss.better};
        QVERIFY(reviewWords(document, large).contains(QStringLiteral("turned the game")));
    }

    /// In the unit of the Advantage panel; the difference in pieces is in the list's tool tip alone.
    void aReviewSpeaksOfWinningChances() {
        WarDocument document(givenUpGame(10), test::theWastes());
        const WarAdvantages& advantages = WarAdvantages::of(document);
        TRY_PATIENTLY(advantages.isComplete());
        const JudgingNumbers& judging = test::theWastes().judging;
        int lowered = 0;
        for (int move = 0; move < 9; ++move) {
            const MoveLoss loss{move, 58, otherMove(document.game(), move)};
            const Side mover = Side(document.game().playerOf(move));
            const int before = chancePercent(advantages.after(move), mover, judging);
            const int after = chancePercent(advantages.after(move + 1), mover, judging);
            const QString words = reviewWords(document, loss);
            QVERIFY(!words.contains(QStringLiteral("pieces")));
            QCOMPARE(gainText(document, loss).isEmpty(), before <= after);
            if (before <= after) continue;
            ++lowered;
            QCOMPARE(gainText(document, loss), QStringLiteral("+%1 %").arg(before - after));
            QVERIFY(words.endsWith(
                QStringLiteral("(winning chances %1 % instead of %2 %)").arg(before).arg(after)));
        }
        QVERIFY(lowered > 0);
        WarReview::of(document).restore({{4, 58, otherMove(document.game(), 4)}});
        WarMovesModel model;
        model.setDocument(&document);
        QVERIFY(
            model.index(5, 0).data(Qt::ToolTipRole).toString().contains(QStringLiteral("+0.8 in pieces")));
    }

    /// What is worked out is a step that Undo takes away, and is kept in the file.
    void aReviewIsAnUndoStepAndKept() {
        WarDocument document(givenUpGame(3), test::theWastes());
        WarReview& review = WarReview::of(document);
        const std::string plain = bytesOf(document);
        QVERIFY(plain.find("\"version\": 1") != std::string::npos);
        review.start();
        TRY_PATIENTLY(review.isDone());
        QCOMPARE(document.undoStack().index(), 1);
        QVERIFY(document.isModified());
        const std::string kept = bytesOf(document);
        QVERIFY(kept.find("\"version\": 2") != std::string::npos);
        auto read = readReviewedSwar(kept, test::theWastes());
        QVERIFY(read);
        WarDocument again(std::move(read).value(), test::theWastes());
        QVERIFY(WarReview::of(again).isDone() && !again.isModified());
        QCOMPARE(WarReview::of(again).costly(), review.costly());
        QCOMPARE(bytesOf(again), kept);
        document.undoStack().undo();
        QVERIFY(!review.isDone() && !document.isModified());
        QCOMPARE(bytesOf(document), plain);
        document.undoStack().redo();
        QVERIFY(review.isDone());
        document.show(1);
        QVERIFY(document.play(otherMove(document.game(), 1)));
        QVERIFY(!review.isDone()); // it was of another game
        QVERIFY(bytesOf(document).find("\"review\"") == std::string::npos);
    }

    /// What another program wrote into the file comes with its review, whichever way it is read.
    void reloadingTakesTheReview() {
        WarDocument document(givenUpGame(6), test::theWastes());
        const Game longer = givenUpGame(9);
        const std::vector<MoveLoss> review{{2, 90, otherMove(longer, 2)}};
        const std::string bytes = writeSwar(longer, &review).value();
        QVERIFY(document.reload(bytes));
        QCOMPARE(document.moveCount(), 9);
        QCOMPARE(WarReview::of(document).costly(), review);
        document.undoStack().undo();
        QCOMPARE(document.moveCount(), 6);
        QVERIFY(!WarReview::of(document).isDone());
        WarDocument read(readReviewedSwar(bytes, test::theWastes()).value(), test::theWastes());
        QVERIFY(document.reloadFrom(read));
        QCOMPARE(WarReview::of(document).costly(), review);
        std::string broken = bytes;
        broken.replace(broken.rfind("\"move\":3"), 8, "\"move\":9");
        QVERIFY(!document.reload(broken));
        QCOMPARE(WarReview::of(document).costly(), review);
    }
};

} // namespace stonemason::wastes

STONEMASON_TEST(stonemason::wastes::TestWarReview)
#include "test_war_review.moc"
