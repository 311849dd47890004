// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/wastes/board/board_hand.h"
#include "editor/wastes/board/piece_drag.h"
#include "editor/wastes/board_edits.h"
#include "editor/wastes/docks/piece_form.h"
#include "editor/wastes/docks/pieces_dock.h"
#include "tests/editor/wastes/board_window.h"
#include "tests/support/test_program.h"

#include <QAction>
#include <QClipboard>
#include <QComboBox>
#include <QGuiApplication>
#include <QMimeData>
#include <QSignalSpy>
#include <QTest>

#include <algorithm>
#include <memory>

namespace stonemason::wastes {

using test::boardOf;
using test::BoardWindow;

namespace {

QString pieces(const BoardWindow& window) {
    return QString::fromStdString(test::piecesText(window.document.board()));
}

/// A small board without a symmetry, with a Brawler and a Guard.
BoardWindow& smallWindow(std::unique_ptr<BoardWindow>& kept) {
    Board board = boardOf("....R/...../B....", "b4 0,0 r5 2,4");
    board.symmetry = Symmetry::None;
    kept = std::make_unique<BoardWindow>(board);
    return *kept;
}

} // namespace

class TestBoardTools : public QObject {
    Q_OBJECT

private slots:
    void everyToolOfBoardsPaintsTiles() {
        std::unique_ptr<BoardWindow> kept;
        BoardWindow& window = smallWindow(kept);
        window.brush().setTile(Tile::High);
        window.click({1, 1});
        QCOMPARE(window.tileAt({1, 1}), Tile::High);
        QCOMPARE(window.steps(), 1);
        window.brush().setTool(QStringLiteral("rectangle"));
        window.brush().setTile(Tile::Hole);
        window.drag({0, 2}, {1, 3});
        QCOMPARE(window.tileAt({1, 3}), Tile::Hole);
        QCOMPARE(window.steps(), 2);
        window.brush().setTool(QStringLiteral("eraser"));
        window.click({0, 2});
        QCOMPARE(window.tileAt({0, 2}), Tile::Normal);
        window.brush().setTool(QStringLiteral("eyedropper"));
        window.click({2, 0});
        QCOMPARE(window.brush().tile(), Tile::BlueGoal);
    }

    void piecesArePlacedAndPicked() {
        std::unique_ptr<BoardWindow> kept;
        BoardWindow& window = smallWindow(kept);
        window.brush().setTool(QStringLiteral("place-piece"));
        window.brush().setPiece({.side = Side::Red, .rank = 8});
        window.drag({1, 0}, {1, 2}); // it goes with the pointer
        QCOMPARE(pieces(window), QStringLiteral("b4 0,0 r5 2,4 r8 1,2"));
        QCOMPARE(window.steps(), 1);
        window.click({0, 0}); // in place of what stood there
        QCOMPARE(pieces(window), QStringLiteral("r8 0,0 r5 2,4 r8 1,2"));
        window.click({2, 4}, {.secondary = true});
        QCOMPARE(window.brush().piece().rank, 5);
        QCOMPARE(window.steps(), 2);
    }

    void piecesAreMovedCopiedAndRemoved() {
        std::unique_ptr<BoardWindow> kept;
        BoardWindow& window = smallWindow(kept);
        window.brush().setTool(QStringLiteral("move-piece"));
        window.drag({0, 0}, {1, 1});
        QCOMPARE(pieces(window), QStringLiteral("b4 1,1 r5 2,4"));
        QCOMPARE(window.steps(), 1);
        QVERIFY((window.document.view().selection() == std::vector<Cell>{{1, 1}}));
        window.drag({1, 1}, {0, 1}, {.control = true});
        QCOMPARE(pieces(window), QStringLiteral("b4 1,1 r5 2,4 b4 0,1"));
        window.drag({0, 0}, {2, 2}); // beside pieces: selects those in the rectangle
        QVERIFY((window.document.view().selection() == std::vector<Cell>{{0, 1}, {1, 1}}));
        window.drag({1, 1}, {1, 2}); // moves both
        QCOMPARE(pieces(window), QStringLiteral("b4 1,2 r5 2,4 b4 0,2"));
        window.action(QStringLiteral("delete"))->trigger();
        QCOMPARE(pieces(window), QStringLiteral("r5 2,4"));
        QCOMPARE(window.steps(), 4);
    }

    /// Nothing disappears unseen: what is moved onto a piece exchanges places with it, by pointer and by
    /// keys.
    void aPieceMovedOntoAnotherExchangesPlacesWithIt() {
        std::unique_ptr<BoardWindow> kept;
        BoardWindow& window = smallWindow(kept);
        QSignalSpy told(&window.workspace, &Workspace::message);
        window.brush().setTool(QStringLiteral("move-piece"));
        window.drag({0, 0}, {2, 4});
        QCOMPARE(pieces(window), QStringLiteral("r5 0,0 b4 2,4"));
        QCOMPARE(window.steps(), 1);
        QCOMPARE(window.document.undoStack().undoText(), QStringLiteral("Exchange Brawler 4 and Guard 5"));
        QCOMPARE(told.back().front().toString(),
                 QStringLiteral("Brawler 4 and Guard 5 have exchanged places."));
        QVERIFY((window.document.view().selection() == std::vector<Cell>{{2, 4}}));
        window.document.view().setCursor({0, 0});
        window.hand().actAtCursor({});
        window.hand().moveCursor(2, 0, {});
        window.hand().moveCursor(0, 4, {});
        window.hand().actAtCursor({});
        QCOMPARE(pieces(window), QStringLiteral("b4 0,0 r5 2,4"));
        window.document.undoStack().undo();
        window.document.undoStack().undo();
        QCOMPARE(pieces(window), QStringLiteral("b4 0,0 r5 2,4"));
    }

    /// A new piece or a copy takes the place of one that is there, and that is said.
    void aNewPieceSaysWhatItTakesThePlaceOf() {
        std::unique_ptr<BoardWindow> kept;
        BoardWindow& window = smallWindow(kept);
        QSignalSpy told(&window.workspace, &Workspace::message);
        const std::unique_ptr<QMimeData> data(PieceDrag::dataOf({.side = Side::Red, .rank = 6}));
        QVERIFY(window.hand().drop(*data, Cell{0, 0}));
        QCOMPARE(pieces(window), QStringLiteral("r6 0,0 r5 2,4"));
        QCOMPARE(window.document.undoStack().undoText(), QStringLiteral("Replace Brawler 4 with Jumper 6"));
        const auto isTold = [&told](const QString& sentence) {
            return std::ranges::any_of(
                told, [&](const auto& each) { return each.front().toString().contains(sentence); });
        };
        QVERIFY(isTold(QStringLiteral("Jumper 6 has taken the place of Brawler 4.")));
        window.drag({0, 0}, {2, 4}, {.control = true});
        QCOMPARE(pieces(window), QStringLiteral("r6 0,0 r6 2,4"));
        QVERIFY(isTold(QStringLiteral("had to give way to the copy.")));
        QCOMPARE(window.steps(), 2);
    }

    /// Where a symmetry leaves no room for a piece it stays where it is, and the person is told why.
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
        QCOMPARE(pieces(window), QStringLiteral("b4 0,0 r4 2,4"));
        QVERIFY((window.document.view().selection() == std::vector<Cell>{{0, 0}, {2, 4}}));
    }

    void aPieceThatIsDraggedOffIsGoneAndEscapeBringsItBack() {
        std::unique_ptr<BoardWindow> kept;
        BoardWindow& window = smallWindow(kept);
        window.brush().setTool(QStringLiteral("move-piece"));
        window.hand().press({0, 0}, {});
        window.hand().drag({-1, 0}, {});
        QCOMPARE(pieces(window), QStringLiteral("r5 2,4"));
        QVERIFY(window.hand().cancel());
        QCOMPARE(pieces(window), QStringLiteral("b4 0,0 r5 2,4"));
        QCOMPARE(window.steps(), 0);
    }

    void keysMovePieces() {
        std::unique_ptr<BoardWindow> kept;
        BoardWindow& window = smallWindow(kept);
        window.brush().setTool(QStringLiteral("move-piece"));
        window.document.view().setCursor({0, 0});
        window.hand().actAtCursor({});
        window.hand().moveCursor(1, 0, {});
        window.hand().moveCursor(0, 1, {});
        window.hand().actAtCursor({});
        QCOMPARE(pieces(window), QStringLiteral("b4 1,1 r5 2,4"));
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
        QVERIFY(pieces(window).contains(QStringLiteral("b4 3,4")));
        QVERIFY(pieces(window).contains(QStringLiteral("r4 9,4")));
    }

    void piecesAreDroppedFromThePanel() {
        std::unique_ptr<BoardWindow> kept;
        BoardWindow& window = smallWindow(kept);
        const std::unique_ptr<QMimeData> data(
            PieceDrag::dataOf({.side = Side::Red, .rank = 6, .jumps = true}));
        QVERIFY(window.hand().acceptsDrag(*data));
        QVERIFY(window.hand().dragOver(*data, Cell{1, 1}));
        QVERIFY(pieces(window).contains(QStringLiteral("r6j 1,1")));
        QVERIFY(!window.hand().dragOver(*data, std::nullopt)); // it leaves again
        QVERIFY(!pieces(window).contains(QStringLiteral("r6j")));
        QVERIFY(window.hand().drop(*data, Cell{1, 3}));
        QVERIFY(pieces(window).contains(QStringLiteral("r6j 1,3")));
        QCOMPARE(window.steps(), 1);
        QCOMPARE(window.brush().tool(), QStringLiteral("move-piece")); // the next click means the piece
        QMimeData other;
        other.setText(QStringLiteral("r6"));
        QVERIFY(!window.hand().acceptsDrag(other));
        QVERIFY(!window.hand().drop(other, Cell{0, 1}));
    }

    /// Strokes stay within what is selected, and a piece that was selected to be moved is no such thing.
    void aSelectedPieceDoesNotKeepTheBrushToItsCell() {
        std::unique_ptr<BoardWindow> kept;
        BoardWindow& window = smallWindow(kept);
        window.brush().setTool(QStringLiteral("move-piece"));
        window.click({0, 0});
        QCOMPARE(window.document.view().selection().size(), std::size_t(1));
        window.brush().setTool(QStringLiteral("brush"));
        window.brush().setTile(Tile::Sludge);
        window.click({1, 3});
        QCOMPARE(window.tileAt({1, 3}), Tile::Sludge);
        window.brush().setTool(QStringLiteral("select")); // what is selected to be painted on stays
        window.drag({0, 1}, {0, 2});
        window.brush().setTool(QStringLiteral("brush"));
        window.click({2, 2});
        QCOMPARE(window.tileAt({2, 2}), Tile::Normal);
    }

    void severalPiecesAreChangedAtOnce() {
        std::unique_ptr<BoardWindow> kept;
        BoardWindow& window = smallWindow(kept);
        PieceForm& form = *window.dock<PiecesDock>()->form();
        window.action(QStringLiteral("select-pieces"))->trigger();
        QCOMPARE(form.sideField()->currentIndex(), -1); // they differ
        QCOMPARE(form.rankField()->currentIndex(), -1);
        emit form.changed({.rank = 3});
        QCOMPARE(pieces(window), QStringLiteral("b3 0,0 r3 2,4"));
        QCOMPARE(form.rankField()->currentData().toInt(), 3);
        emit form.changed({.walks = true});
        QCOMPARE(pieces(window), QStringLiteral("b3w 0,0 r3w 2,4"));
        QCOMPARE(window.steps(), 2);
        window.action(QStringLiteral("select-none"))->trigger();
        emit form.changed({.side = Side::Red}); // nothing is selected: of the piece to place
        QCOMPARE(window.brush().piece().side, Side::Red);
        QCOMPARE(window.steps(), 2);
    }

    void tilesTravelAsText() {
        std::unique_ptr<BoardWindow> kept;
        BoardWindow& window = smallWindow(kept);
        window.brush().setTile(Tile::Sludge);
        window.click({1, 1});
        window.document.view().setSelection({{1, 1}, {1, 2}, {2, 1}});
        window.action(QStringLiteral("copy"))->trigger();
        QCOMPARE(QGuiApplication::clipboard()->text(), QStringLiteral("~.\n. \n"));
        window.action(QStringLiteral("paste"))->trigger();
        QCOMPARE(window.brush().tool(), QStringLiteral("stamp"));
        window.click({0, 3});
        QCOMPARE(window.tileAt({0, 3}), Tile::Sludge);
        QSignalSpy told(&window.workspace, &Workspace::message);
        QGuiApplication::clipboard()->setText(QStringLiteral("no board"));
        window.action(QStringLiteral("paste"))->trigger();
        QVERIFY(!told.isEmpty() && !told.back().front().toString().isEmpty());
    }
};

} // namespace stonemason::wastes

STONEMASON_TEST(stonemason::wastes::TestBoardTools)
#include "test_board_tools.moc"
