// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/wastes/board/far_bank.h"
#include "editor/wastes/board/board_hand.h"
#include "editor/wastes/board/piece_drag.h"
#include "editor/wastes/board_edits.h"
#include "editor/wastes/board_part.h"
#include "editor/wastes/docks/piece_form.h"
#include "editor/wastes/docks/pieces_dock.h"
#include "editor/wastes/tools/cell_content.h"
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
#include <set>

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
        // Last, so that it is seen.
        QCOMPARE(told.back().front().toString(),
                 QStringLiteral("Jumper 6 has taken the place of Brawler 4."));
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

    /// A region goes with the pieces on it, their sides and all that they can do, to another board too.
    void piecesTravelWithTheirTiles() {
        std::unique_ptr<BoardWindow> kept;
        BoardWindow& window = smallWindow(kept);
        window.brush().setTool(QStringLiteral("place-piece"));
        window.brush().setPiece({.side = Side::Red, .rank = 6, .walks = true, .jumps = true});
        window.click({1, 1});
        window.brush().setTool(QStringLiteral("brush"));
        window.brush().setTile(Tile::High);
        window.click({1, 0});
        window.brush().setTool(QStringLiteral("select"));
        window.document.view().setSelection({{0, 0}, {1, 0}, {1, 1}});
        window.action(QStringLiteral("cut"))->trigger();
        QCOMPARE(pieces(window), QStringLiteral("r5 2,4"));
        QCOMPARE(window.tileAt({1, 0}), Tile::Normal);

        BoardWindow other(boardOf("....../....../~~~~~~", "b2 2,3 b3 1,3"));
        other.action(QStringLiteral("paste"))->trigger();
        other.click({1, 2}); // its upper left cell comes to lie there
        QCOMPARE(pieces(other), QStringLiteral("r6wj 2,3 b3 1,3 b4 1,2"));
        QCOMPARE(other.tileAt({2, 2}), Tile::High);
        QCOMPARE(other.tileAt({1, 3}), Tile::Normal); // nothing was selected there: piece and tile stay
        QCOMPARE(other.steps(), 1);
    }

    /// With the tool that moves pieces in hand it is they who are copied, removed and turned, not the ground.
    void withTheMoverInHandPiecesTravelAlone() {
        std::unique_ptr<BoardWindow> kept;
        BoardWindow& window = smallWindow(kept);
        window.brush().setTile(Tile::High);
        window.click({0, 0});
        window.action(QStringLiteral("select-pieces"))->trigger();
        QCOMPARE(window.brush().tool(), QStringLiteral("move-piece"));
        window.document.view().setSelection({{0, 0}});
        window.action(QStringLiteral("cut"))->trigger();
        QCOMPARE(window.tileAt({0, 0}), Tile::High);
        QCOMPARE(pieces(window), QStringLiteral("r5 2,4"));
        window.action(QStringLiteral("paste"))->trigger();
        window.click({2, 0});
        QCOMPARE(pieces(window), QStringLiteral("r5 2,4 b4 2,0"));
        QCOMPARE(window.tileAt({2, 0}), Tile::BlueGoal);
        window.brush().setTool(QStringLiteral("move-piece"));
        window.document.view().setSelection({{2, 0}, {2, 1}});
        window.action(QStringLiteral("flip-horizontal"))->trigger();
        QCOMPARE(pieces(window), QStringLiteral("r5 2,4 b4 2,1"));
        QCOMPARE(window.tileAt({2, 0}), Tile::BlueGoal);
        window.document.view().setSelection({{0, 0}});
        window.action(QStringLiteral("delete"))->trigger(); // no piece is there
        QCOMPARE(window.tileAt({0, 0}), Tile::High);
    }

    /// What is erased is what is seen: pieces too, unless they are hidden.
    void theEraserTakesPieces() {
        std::unique_ptr<BoardWindow> kept;
        BoardWindow& window = smallWindow(kept);
        window.brush().setTool(QStringLiteral("eraser"));
        window.document.view().setShowsPieces(false);
        window.drag({0, 0}, {0, 4});
        QCOMPARE(pieces(window), QStringLiteral("b4 0,0 r5 2,4"));
        QCOMPARE(window.tileAt({0, 4}), Tile::Normal);
        window.document.view().setShowsPieces(true);
        window.drag({0, 0}, {0, 4});
        QCOMPARE(pieces(window), QStringLiteral("r5 2,4"));
        window.brush().setTool(QStringLiteral("brush")); // what is painted goes under the pieces
        window.click({2, 4});
        QCOMPARE(pieces(window), QStringLiteral("r5 2,4"));
        QCOMPARE(window.steps(), 2);
    }

    void aMovedSelectionTakesItsPiecesAlong() {
        Board board = boardOf("...../.^.../.....", "b4 1,1 r4 1,3");
        board.pieces[0].unknownFields = R"({"nick":"Bo"})";
        board.symmetry = Symmetry::LeftRight;
        BoardWindow window(board);
        window.brush().setTool(QStringLiteral("select"));
        window.drag({1, 0}, {1, 1});
        window.drag({1, 1}, {2, 1});
        QCOMPARE(pieces(window), QStringLiteral("b4 2,1 r4 2,3"));
        QCOMPARE(window.tileAt({2, 1}), Tile::High);
        QCOMPARE(window.document.board().pieces[0].unknownFields, std::string(R"({"nick":"Bo"})"));
        QCOMPARE(window.steps(), 1);
        window.drag({2, 1}, {0, 1}, {.control = true});
        QCOMPARE(pieces(window), QStringLiteral("b4 2,1 r4 2,3 b4 0,1 r4 0,3"));
    }

    void selectionsAndStampsAreTurned() {
        std::unique_ptr<BoardWindow> kept;
        BoardWindow& window = smallWindow(kept);
        window.brush().setTool(QStringLiteral("select"));
        const std::vector<Cell> part{{0, 0}, {0, 1}, {1, 0}, {1, 1}, {2, 0}, {2, 1}};
        window.document.view().setSelection(part);
        window.action(QStringLiteral("flip-vertical"))->trigger();
        QCOMPARE(window.tileAt({0, 0}), Tile::BlueGoal);
        QCOMPARE(window.tileAt({2, 0}), Tile::Normal);
        QCOMPARE(pieces(window), QStringLiteral("b4 2,0 r5 2,4"));
        window.action(QStringLiteral("rotate-right"))->trigger();
        QCOMPARE(window.steps(), 2);
        window.document.undoStack().undo();
        window.document.view().setSelection(part);
        window.action(QStringLiteral("capture-stamp"))->trigger();
        window.action(QStringLiteral("flip-horizontal"))->trigger();
        QCOMPARE(window.steps(), 1); // the stamp turns, not the board
        window.document.view().setSelection({});
        window.click({1, 2});
        QCOMPARE(pieces(window), QStringLiteral("b4 2,0 r5 2,4 b4 2,3"));
        QCOMPARE(window.tileAt({0, 3}), Tile::BlueGoal);
    }

    /// A jump is added and taken away by a drag, by two clicks, by keys; each is one undo step.
    void jumpsAreAddedAndTakenAway() {
        BoardWindow window(boardOf(".~..R/...../B...."));
        window.brush().setTool(QStringLiteral("jump"));
        QCOMPARE(window.document.view().insight(), Insight::Jumps);
        const auto has = [&window](Cell from, Cell to) {
            return std::ranges::count(jumpsFrom(window.document.board(), from), Jump{from, to}) == 1;
        };
        QSignalSpy told(&window.workspace, &Workspace::message);
        window.drag({0, 0}, {2, 3});
        QVERIFY(has({0, 0}, {2, 3}) && !has({2, 3}, {0, 0}));
        QVERIFY(!told.isEmpty() && window.document.view().selection().empty());
        window.click({0, 0});
        QVERIFY((window.document.view().selection() == std::vector<Cell>{{0, 0}}));
        window.click({0, 2});
        QVERIFY(!has({0, 0}, {0, 2}) && has({0, 2}, {0, 0}));
        QCOMPARE(window.document.board().jumps.forbidden.size(), std::size_t(1));
        window.document.view().setCursor({0, 0});
        window.hand().actAtCursor({});
        window.hand().moveCursor(0, 2, {});
        window.hand().actAtCursor({});
        QVERIFY(has({0, 0}, {0, 2}));
        window.drag({1, 0}, {1, 4}, {.shift = true}); // there and back
        QVERIFY(has({1, 0}, {1, 4}) && has({1, 4}, {1, 0}));
        QCOMPARE(window.steps(), 4);
        for (int i = 0; i < 4; ++i)
            window.document.undoStack().undo();
        QVERIFY(window.document.board().jumps == JumpChanges{});
        window.brush().setTool(QStringLiteral("brush"));
        QCOMPARE(window.document.view().insight(), Insight::None); // as before
    }

    /// Each of two boards has its own view back.
    void jumpsAreInSightOnTheBoardThatIsWorkedOn() {
        BoardWindow window(boardOf(".~..R/...../B...."));
        BoardDocument other(boardOf("B...R"), test::theWastes());
        const std::unique_ptr<QWidget> view(window.workspace.createView(other, nullptr));
        window.document.view().setInsight(Insight::Control);
        window.brush().setTool(QStringLiteral("jump"));
        window.workspace.setCurrent(&other, view.get());
        QCOMPARE(window.document.view().insight(), Insight::Control);
        QCOMPARE(other.view().insight(), Insight::Jumps);
        window.brush().setTool(QStringLiteral("brush"));
        QCOMPARE(other.view().insight(), Insight::None);
        QCOMPARE(window.document.view().insight(), Insight::Control);
        window.workspace.setCurrent(nullptr, nullptr);
    }

    void jumpsThatCannotBeAreRefused() {
        BoardWindow window(boardOf(".~. R/...../B...."));
        QSignalSpy refused(&window.document, &BoardDocument::refused);
        window.brush().setTool(QStringLiteral("jump"));
        window.drag({1, 0}, {1, 1});
        window.drag({1, 0}, {0, 3});
        window.drag({1, 0}, {1, 7});
        QCOMPARE(refused.size(), 3);
        window.click({1, 0});
        window.canvas->cancel(); // Escape gives the chosen tile up
        window.click({1, 3});
        QCOMPARE(window.steps(), 0);
        window.brush().setTool(QStringLiteral("brush"));
        QVERIFY(window.document.view().selection().empty());
    }

    void jumpsAreMirrored() {
        Board board = boardOf("..~.R/B~...");
        board.symmetry = Symmetry::HalfTurn;
        BoardWindow window(board);
        window.brush().setTool(QStringLiteral("jump"));
        window.drag({0, 0}, {1, 4});
        QVERIFY(
            (window.document.board().jumps.extra == std::vector<Jump>{{{0, 0}, {1, 4}}, {{1, 4}, {0, 0}}}));
        QCOMPARE(window.steps(), 1);
    }

    /// Of every content a code can be made, and it says the content again.
    void codesSayWhatCellsHold() {
        std::set<TileIndex> seen;
        const auto comesBack = [&seen](const CellContent& content) {
            return contentOf(codeOf(content)) == content && seen.insert(codeOf(content)).second;
        };
        std::vector<std::optional<Tile>> tiles{std::nullopt};
        for (std::size_t i = 0; i < tileCount; ++i)
            tiles.emplace_back(Tile(i));
        for (const std::optional<Tile>& tile : tiles) {
            QVERIFY(comesBack({.tile = tile}));
            QVERIFY(comesBack({.tile = tile, .clears = true}));
            for (int kind = 0; kind < 64; ++kind)
                QVERIFY(comesBack({.tile = tile,
                                   .piece = Piece{.side = Side(kind & 1),
                                                  .rank = kind / 8 + 1,
                                                  .walks = (kind & 2) != 0,
                                                  .jumps = (kind & 4) != 0}}));
        }
    }

    /// The text of a part is read back as it was; any other text is none or can be written again.
    void partsAreReadBack() {
        test::Random random(20);
        for (int i = 0; i < 300; ++i) {
            const LiftedPiece whole = wholeOf(test::randomBoard(random));
            QString text = partText(whole);
            const auto read = partOf(text);
            QVERIFY(read && read->size == whole.size && read->cells == whole.cells);
            for (int edits = 0; edits < 3; ++edits)
                text[random.below(int(text.size()))] = QChar(random.below(128));
            if (const auto other = partOf(text)) QVERIFY(partOf(partText(*other)).has_value());
        }
        for (const char* text :
             {"", "\n", "b4 0,0", "b4 0,0\n", "..\n.\n", "..\nb4 1,0\n", "..\nb9 0,0\n", "?\n"})
            QVERIFY2(!partOf(QString::fromLatin1(text)), text);
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
