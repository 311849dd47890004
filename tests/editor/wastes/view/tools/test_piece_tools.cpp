// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/wastes/model/board_edits.h"
#include "editor/wastes/view/canvas/board_hand.h"
#include "editor/wastes/view/docks/palette_docks.h"
#include "editor/wastes/view/docks/piece_form.h"
#include "tests/editor/wastes/board_window.h"
#include "tests/support/test_program.h"

#include <QAction>
#include <QComboBox>
#include <QMimeData>
#include <QSignalSpy>
#include <QTest>

#include <algorithm>
#include <memory>

namespace stonemason::wastes {

using test::boardOf;
using test::BoardWindow;
using test::piecesOf;
using test::smallWindow;

class TestPieceTools : public QObject {
    Q_OBJECT

private slots:
    void piecesArePlacedAndPicked() {
        BoardWindow window = smallWindow();
        window.brush().setTool(QStringLiteral("place-piece"));
        window.brush().setPiece({.side = Side::Red, .rank = 8});
        window.drag({1, 0}, {1, 2}); // it goes with the pointer
        QCOMPARE(piecesOf(window), QStringLiteral("b4 0,0 r5 2,4 r8 1,2"));
        QCOMPARE(window.steps(), 1);
        window.click({0, 0}); // in place of what stood there
        QCOMPARE(piecesOf(window), QStringLiteral("r8 0,0 r5 2,4 r8 1,2"));
        window.click({2, 4}, {.secondary = true});
        QCOMPARE(window.brush().piece().rank, 5);
        QCOMPARE(window.steps(), 2);
    }

    void piecesAreMovedCopiedAndRemoved() {
        BoardWindow window = smallWindow();
        window.brush().setTool(QStringLiteral("move-piece"));
        window.drag({0, 0}, {1, 1});
        QCOMPARE(piecesOf(window), QStringLiteral("b4 1,1 r5 2,4"));
        QCOMPARE(window.steps(), 1);
        QVERIFY((window.document.view().selection() == std::vector<Cell>{{1, 1}}));
        window.drag({1, 1}, {0, 1}, {.control = true});
        QCOMPARE(piecesOf(window), QStringLiteral("b4 1,1 r5 2,4 b4 0,1"));
        window.drag({0, 0}, {2, 2}); // beside pieces: selects those in the rectangle
        QVERIFY((window.document.view().selection() == std::vector<Cell>{{0, 1}, {1, 1}}));
        window.drag({1, 1}, {1, 2}); // moves both
        QCOMPARE(piecesOf(window), QStringLiteral("b4 1,2 r5 2,4 b4 0,2"));
        window.action(QStringLiteral("delete"))->trigger();
        QCOMPARE(piecesOf(window), QStringLiteral("r5 2,4"));
        QCOMPARE(window.steps(), 4);
    }

    /// Only files put two pieces on one tile; neither is lost when they are parted or changed.
    void piecesThatShareATileAreParted() {
        BoardWindow window(boardOf("...../...../.....", "b4 0,0 b5 0,0 r5 2,4"));
        window.brush().setTool(QStringLiteral("move-piece"));
        window.drag({0, 0}, {1, 1});
        const auto has = [&window](const char* piece) {
            return piecesOf(window).contains(QLatin1String(piece));
        };
        QVERIFY2(has("b4 0,0") && has("b5 1,1") && has("r5 2,4"), qPrintable(piecesOf(window)));
        window.document.undoStack().undo();
        window.document.view().setSelection({{0, 0}});
        changeSelectedPieces(window.document, QStringLiteral("Change the rank"),
                             [](Piece& piece) { piece.rank = 7; });
        QCOMPARE(piecesOf(window), QStringLiteral("b7 0,0 b7 0,0 r5 2,4"));
    }

    /// Nothing disappears unseen: what is moved onto a piece exchanges places with it, by pointer and by
    /// keys.
    void aPieceMovedOntoAnotherExchangesPlacesWithIt() {
        BoardWindow window = smallWindow();
        QSignalSpy sent(&window.workspace, &Workspace::message);
        window.brush().setTool(QStringLiteral("move-piece"));
        window.drag({0, 0}, {2, 4});
        QCOMPARE(piecesOf(window), QStringLiteral("r5 0,0 b4 2,4"));
        QCOMPARE(window.steps(), 1);
        QCOMPARE(window.document.undoStack().undoText(), QStringLiteral("Exchange Brawler 4 and Guard 5"));
        QCOMPARE(sent.back().front().toString(),
                 QStringLiteral("Brawler 4 and Guard 5 have exchanged places."));
        QVERIFY((window.document.view().selection() == std::vector<Cell>{{2, 4}}));
        window.document.view().setCursor({0, 0});
        window.hand().actAtCursor({});
        window.hand().moveCursor(2, 0, {});
        window.hand().moveCursor(0, 4, {});
        window.hand().actAtCursor({});
        QCOMPARE(piecesOf(window), QStringLiteral("b4 0,0 r5 2,4"));
        window.document.undoStack().undo();
        window.document.undoStack().undo();
        QCOMPARE(piecesOf(window), QStringLiteral("b4 0,0 r5 2,4"));
    }

    /// A new piece or a copy takes the place of one that is there, and that is reported.
    void aNewPieceSaysWhatItTakesThePlaceOf() {
        BoardWindow window = smallWindow();
        QSignalSpy sent(&window.workspace, &Workspace::message);
        const std::unique_ptr<QMimeData> data(PieceDrag::dataOf({.side = Side::Red, .rank = 6}));
        QVERIFY(window.hand().drop(*data, Cell{0, 0}));
        QCOMPARE(piecesOf(window), QStringLiteral("r6 0,0 r5 2,4"));
        QCOMPARE(window.document.undoStack().undoText(), QStringLiteral("Replace Brawler 4 with Jumper 6"));
        const auto isShown = [&sent](const QString& sentence) {
            return std::ranges::any_of(
                sent, [&](const auto& each) { return each.front().toString().contains(sentence); });
        };
        // Last, so that it is seen.
        QCOMPARE(sent.back().front().toString(),
                 QStringLiteral("Jumper 6 has taken the place of Brawler 4."));
        window.drag({0, 0}, {2, 4}, {.control = true});
        QCOMPARE(piecesOf(window), QStringLiteral("r6 0,0 r6 2,4"));
        QVERIFY(isShown(QStringLiteral("had to give way to the copy.")));
        QCOMPARE(window.steps(), 2);
    }

    /// Where a symmetry leaves no room for a piece it stays where it is, and the reason is shown.
    void aMoveThatTheSymmetryForbidsMovesNothing() {
        Board board = boardOf("...../...../.....", "b4 0,1 r4 2,3 b5 1,0 r5 1,4");
        board.symmetry = Symmetry::HalfTurn;
        BoardWindow window(board);
        QSignalSpy refused(&window.document, &BoardDocument::refused);
        window.brush().setTool(QStringLiteral("move-piece"));
        window.drag({0, 1}, {1, 2}); // the middle
        QCOMPARE(refused.size(), 1);
        QCOMPARE(window.steps(), 0);
        window.document.view().setSelection({{0, 1}, {1, 0}});
        window.drag({0, 1}, {1, 3}); // the other would come to {2, 2}, its image to {0, 2}
        QCOMPARE(window.steps(), 1);
        window.document.undoStack().undo();
        window.document.view().setSelection({{1, 0}, {0, 1}});
        window.drag({1, 0}, {1, 2});
        QCOMPARE(refused.size(), 2);
        QVERIFY(window.document.board() == board);
    }

    /// Both halves selected: the piece under the pointer goes where it points, its image the mirrored way.
    void selectedImagesMoveOnce() {
        Board board = boardOf("...../...../.....", "b4 0,1 r4 2,3");
        board.symmetry = Symmetry::HalfTurn;
        BoardWindow window(board);
        window.action(QStringLiteral("select-pieces"))->trigger();
        window.brush().setTool(QStringLiteral("move-piece"));
        window.drag({2, 3}, {2, 4});
        QCOMPARE(piecesOf(window), QStringLiteral("b4 0,0 r4 2,4"));
        QVERIFY((window.document.view().selection() == std::vector<Cell>{{0, 0}, {2, 4}}));
    }

    void aPieceThatIsDraggedOffIsGoneAndEscapeBringsItBack() {
        BoardWindow window = smallWindow();
        window.brush().setTool(QStringLiteral("move-piece"));
        window.hand().press({0, 0}, {});
        window.hand().drag({-1, 0}, {});
        QCOMPARE(piecesOf(window), QStringLiteral("r5 2,4"));
        QVERIFY(window.hand().cancel());
        QCOMPARE(piecesOf(window), QStringLiteral("b4 0,0 r5 2,4"));
        QCOMPARE(window.steps(), 0);
    }

    void keysMovePieces() {
        BoardWindow window = smallWindow();
        window.brush().setTool(QStringLiteral("move-piece"));
        window.document.view().setCursor({0, 0});
        window.hand().actAtCursor({});
        window.hand().moveCursor(1, 0, {});
        window.hand().moveCursor(0, 1, {});
        window.hand().actAtCursor({});
        QCOMPARE(piecesOf(window), QStringLiteral("b4 1,1 r5 2,4"));
        QCOMPARE(window.steps(), 1);
    }

    /// The mirror image of a piece that is moved moves with it, as the other side's.
    void symmetryMovesBoth() {
        Board board = test::publicBoard("wastes-multiplayer");
        board.symmetry = Symmetry::TopBottom;
        BoardWindow window(board);
        const std::size_t count = window.document.board().pieces.size();
        window.brush().setTool(QStringLiteral("move-piece"));
        window.drag({2, 4}, {3, 4});
        QCOMPARE(window.document.board().pieces.size(), count);
        QVERIFY(cellsBreaking(window.document.board(), Symmetry::TopBottom).empty());
        QVERIFY(piecesOf(window).contains(QStringLiteral("b4 3,4")));
        QVERIFY(piecesOf(window).contains(QStringLiteral("r4 9,4")));
    }

    void piecesAreDroppedFromThePanel() {
        BoardWindow window = smallWindow();
        const std::unique_ptr<QMimeData> data(
            PieceDrag::dataOf({.side = Side::Red, .rank = 6, .jumps = true}));
        QVERIFY(window.hand().acceptsDrag(*data));
        QVERIFY(window.hand().dragOver(*data, Cell{1, 1}));
        QVERIFY(piecesOf(window).contains(QStringLiteral("r6j 1,1")));
        QVERIFY(!window.hand().dragOver(*data, std::nullopt)); // it leaves again
        QVERIFY(!piecesOf(window).contains(QStringLiteral("r6j")));
        QVERIFY(window.hand().drop(*data, Cell{1, 3}));
        QVERIFY(piecesOf(window).contains(QStringLiteral("r6j 1,3")));
        QCOMPARE(window.steps(), 1);
        QCOMPARE(window.brush().tool(), QStringLiteral("move-piece")); // the next click means the piece
        QMimeData other;
        other.setText(QStringLiteral("r6"));
        QVERIFY(!window.hand().acceptsDrag(other));
        QVERIFY(!window.hand().drop(other, Cell{0, 1}));
    }

    void severalPiecesAreChangedAtOnce() {
        BoardWindow window = smallWindow();
        PieceForm& form = *window.dock<PiecesDock>()->form();
        window.action(QStringLiteral("select-pieces"))->trigger();
        QCOMPARE(form.sideField()->currentIndex(), -1); // they differ
        QCOMPARE(form.rankField()->currentIndex(), -1);
        emit form.changed({.rank = 3});
        QCOMPARE(piecesOf(window), QStringLiteral("b3 0,0 r3 2,4"));
        QCOMPARE(form.rankField()->currentData().toInt(), 3);
        emit form.changed({.walks = true});
        QCOMPARE(piecesOf(window), QStringLiteral("b3w 0,0 r3w 2,4"));
        QCOMPARE(window.steps(), 2);
        window.action(QStringLiteral("select-none"))->trigger();
        emit form.changed({.side = Side::Red}); // nothing is selected: of the piece to place
        QCOMPARE(window.brush().piece().side, Side::Red);
        QCOMPARE(window.steps(), 2);
    }

    /// Who can do what its rank can, does so with another rank; what a person gave a piece is kept. Both are
    /// said.
    void anotherRankTakesNoAbilityAway() {
        wastes::Board board = boardOf("....R/...../B....", "b4w 0,0 b6j 0,2 r5 2,4");
        board.symmetry = Symmetry::None;
        BoardWindow window(board);
        PieceForm& form = *window.dock<PiecesDock>()->form();
        QStringList text;
        connect(window.dock<PiecesDock>(), &PiecesDock::message, this,
                [&text](const QString& sentence) { text += sentence; });
        const auto changeRank = [&](Cell cell, int rank) {
            text.clear();
            window.document.view().setSelection({cell});
            form.rankField()->setCurrentIndex(form.rankField()->findData(rank));
            emit form.rankField()->activated(form.rankField()->currentIndex());
        };
        changeRank({0, 0}, 3);
        QCOMPARE(piecesOf(window), QStringLiteral("b3w 0,0 b6j 0,2 r5 2,4"));
        QVERIFY(text.size() == 1 && text.front().contains(QStringLiteral("kept")));
        changeRank({0, 2}, 1); // a Jumper as the rank has it becomes a Sludge Mutant as the rank has it
        QCOMPARE(piecesOf(window), QStringLiteral("b3w 0,0 b1w 0,2 r5 2,4"));
        QVERIFY(text.size() == 1 && text.front().contains(QStringLiteral("new rank")));
        changeRank({2, 4}, 4);
        QCOMPARE(piecesOf(window), QStringLiteral("b3w 0,0 b1w 0,2 r4 2,4"));
        QVERIFY(text.isEmpty()); // nothing but the rank
        window.document.view().setSelection({});
        window.brush().setPiece({.side = Side::Red, .rank = 2, .jumps = true});
        emit form.changed({.rank = 8}); // the piece to place
        QVERIFY(window.brush().piece().jumps && text.size() == 1);
    }

    /// The figure is the rank; once more it is of the other side.
    void figuresChooseThePieceToPlace() {
        BoardWindow window = smallWindow();
        for (int rank = 1; rank <= rankCount; ++rank) {
            QAction* action = window.action(QStringLiteral("piece-%1").arg(rank));
            QCOMPARE(action->shortcut(), QKeySequence(Qt::Key_0 + rank));
            action->trigger();
            const RankInfo& usual = test::theWastes().rank(rank);
            QCOMPARE(window.brush().tool(), QStringLiteral("place-piece"));
            QCOMPARE(window.brush().piece(),
                     (Piece{.side = Side::Blue, .rank = rank, .walks = usual.walks, .jumps = usual.jumps}));
            QVERIFY(action->isChecked());
        }
        QVERIFY(!window.action(QStringLiteral("piece-1"))->isChecked());
        QAction* last = window.action(QStringLiteral("piece-8"));
        last->trigger();
        QCOMPARE(window.brush().piece().side, Side::Red);
        QVERIFY(last->isChecked());
        window.click({1, 1});
        QCOMPARE(piecesOf(window), QStringLiteral("b4 0,0 r5 2,4 r8 1,1"));
        window.brush().setTool(QStringLiteral("brush"));
        QVERIFY(!last->isChecked());
        last->trigger(); // taken up again it is the piece that it was
        QCOMPARE(window.brush().piece().side, Side::Red);
    }
};

} // namespace stonemason::wastes

STONEMASON_TEST(stonemason::wastes::TestPieceTools)
#include "test_piece_tools.moc"
