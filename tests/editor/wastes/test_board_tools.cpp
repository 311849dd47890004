// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/wastes/model/board_part.h"
#include "editor/wastes/model/board_state.h"
#include "tests/editor/wastes/board_window.h"
#include "tests/support/test_program.h"

#include <QAction>
#include <QClipboard>
#include <QGuiApplication>
#include <QSignalSpy>
#include <QTest>

#include <algorithm>
#include <set>

namespace stonemason::wastes {

using test::boardOf;
using test::BoardWindow;
using test::piecesOf;
using test::smallWindow;

class TestBoardTools : public QObject {
    Q_OBJECT

private slots:
    void everyToolOfBoardsPaintsTiles() {
        BoardWindow window = smallWindow();
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

    /// Strokes stay within what is selected, and a piece that was selected to be moved is no such thing.
    void aSelectedPieceDoesNotKeepTheBrushToItsCell() {
        BoardWindow window = smallWindow();
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

    /// A region goes with the pieces on it, their sides and all that they can do, to another board too.
    void piecesTravelWithTheirTiles() {
        BoardWindow window = smallWindow();
        window.brush().setTool(QStringLiteral("place-piece"));
        window.brush().setPiece({.side = Side::Red, .rank = 6, .walks = true, .jumps = true});
        window.click({1, 1});
        window.brush().setTool(QStringLiteral("brush"));
        window.brush().setTile(Tile::High);
        window.click({1, 0});
        window.brush().setTool(QStringLiteral("select"));
        window.document.view().setSelection({{0, 0}, {1, 0}, {1, 1}});
        window.action(QStringLiteral("cut"))->trigger();
        QCOMPARE(piecesOf(window), QStringLiteral("r5 2,4"));
        QCOMPARE(window.tileAt({1, 0}), Tile::Normal);

        BoardWindow other(boardOf("....../....../~~~~~~", "b2 2,3 b3 1,3"));
        other.action(QStringLiteral("paste"))->trigger();
        other.click({1, 2}); // its upper left cell comes to lie there
        QCOMPARE(piecesOf(other), QStringLiteral("r6wj 2,3 b3 1,3 b4 1,2"));
        QCOMPARE(other.tileAt({2, 2}), Tile::High);
        QCOMPARE(other.tileAt({1, 3}), Tile::Normal); // nothing was selected there: piece and tile stay
        QCOMPARE(other.steps(), 1);
    }

    /// With the tool that moves pieces in hand it is they who are copied, removed and turned, not the ground.
    void withTheMoverInHandPiecesTravelAlone() {
        BoardWindow window = smallWindow();
        window.brush().setTile(Tile::High);
        window.click({0, 0});
        window.action(QStringLiteral("select-pieces"))->trigger();
        QCOMPARE(window.brush().tool(), QStringLiteral("move-piece"));
        window.document.view().setSelection({{0, 0}});
        window.action(QStringLiteral("cut"))->trigger();
        QCOMPARE(window.tileAt({0, 0}), Tile::High);
        QCOMPARE(piecesOf(window), QStringLiteral("r5 2,4"));
        window.action(QStringLiteral("paste"))->trigger();
        window.click({2, 0});
        QCOMPARE(piecesOf(window), QStringLiteral("r5 2,4 b4 2,0"));
        QCOMPARE(window.tileAt({2, 0}), Tile::BlueGoal);
        window.brush().setTool(QStringLiteral("move-piece"));
        window.document.view().setSelection({{2, 0}, {2, 1}});
        window.action(QStringLiteral("flip-horizontal"))->trigger();
        QCOMPARE(piecesOf(window), QStringLiteral("r5 2,4 b4 2,1"));
        QCOMPARE(window.tileAt({2, 0}), Tile::BlueGoal);
        window.document.view().setSelection({{0, 0}});
        window.action(QStringLiteral("delete"))->trigger(); // no piece is there
        QCOMPARE(window.tileAt({0, 0}), Tile::High);
    }

    /// What is erased is what is seen: pieces too, unless they are hidden.
    void theEraserTakesPieces() {
        BoardWindow window = smallWindow();
        window.brush().setTool(QStringLiteral("eraser"));
        window.document.view().setShowsPieces(false);
        window.drag({0, 0}, {0, 4});
        QCOMPARE(piecesOf(window), QStringLiteral("b4 0,0 r5 2,4"));
        QCOMPARE(window.tileAt({0, 4}), Tile::Normal);
        window.document.view().setShowsPieces(true);
        window.drag({0, 0}, {0, 4});
        QCOMPARE(piecesOf(window), QStringLiteral("r5 2,4"));
        window.brush().setTool(QStringLiteral("brush")); // what is painted goes under the pieces
        window.click({2, 4});
        QCOMPARE(piecesOf(window), QStringLiteral("r5 2,4"));
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
        QCOMPARE(piecesOf(window), QStringLiteral("b4 2,1 r4 2,3"));
        QCOMPARE(window.tileAt({2, 1}), Tile::High);
        QCOMPARE(window.document.board().pieces[0].unknownFields, std::string(R"({"nick":"Bo"})"));
        QCOMPARE(window.steps(), 1);
        window.drag({2, 1}, {0, 1}, {.control = true});
        QCOMPARE(piecesOf(window), QStringLiteral("b4 2,1 r4 2,3 b4 0,1 r4 0,3"));
    }

    void selectionsAndStampsAreTurned() {
        BoardWindow window = smallWindow();
        window.brush().setTool(QStringLiteral("select"));
        const std::vector<Cell> part{{0, 0}, {0, 1}, {1, 0}, {1, 1}, {2, 0}, {2, 1}};
        window.document.view().setSelection(part);
        window.action(QStringLiteral("flip-vertical"))->trigger();
        QCOMPARE(window.tileAt({0, 0}), Tile::BlueGoal);
        QCOMPARE(window.tileAt({2, 0}), Tile::Normal);
        QCOMPARE(piecesOf(window), QStringLiteral("b4 2,0 r5 2,4"));
        window.action(QStringLiteral("rotate-right"))->trigger();
        QCOMPARE(window.steps(), 2);
        window.document.undoStack().undo();
        window.document.view().setSelection(part);
        window.action(QStringLiteral("capture-stamp"))->trigger();
        window.action(QStringLiteral("flip-horizontal"))->trigger();
        QCOMPARE(window.steps(), 1); // the stamp turns, not the board
        window.document.view().setSelection({});
        window.click({1, 2});
        QCOMPARE(piecesOf(window), QStringLiteral("b4 2,0 r5 2,4 b4 2,3"));
        QCOMPARE(window.tileAt({0, 3}), Tile::BlueGoal);
    }

    /// Every cell content has a unique code that maps back to it.
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
        BoardWindow window = smallWindow();
        window.brush().setTile(Tile::Sludge);
        window.click({1, 1});
        window.document.view().setSelection({{1, 1}, {1, 2}, {2, 1}});
        window.action(QStringLiteral("copy"))->trigger();
        QCOMPARE(QGuiApplication::clipboard()->text(), QStringLiteral("~.\n. \n"));
        window.action(QStringLiteral("paste"))->trigger();
        QCOMPARE(window.brush().tool(), QStringLiteral("stamp"));
        window.click({0, 3});
        QCOMPARE(window.tileAt({0, 3}), Tile::Sludge);
        QSignalSpy sent(&window.workspace, &Workspace::message);
        QGuiApplication::clipboard()->setText(QStringLiteral("no board"));
        window.action(QStringLiteral("paste"))->trigger();
        QVERIFY(!sent.isEmpty() && !sent.back().front().toString().isEmpty());
    }

    /// Whatever the symmetry adds, the brush paints the share that was asked for.
    void scatterKeepsItsShareUnderEverySymmetry() {
        for (const Symmetry symmetry :
             {Symmetry::None, Symmetry::HalfTurn, Symmetry::TopBottom, Symmetry::LeftRight}) {
            Board board;
            board.tiles = Grid<Tile>({64, 64}, Tile::Normal);
            board.symmetry = symmetry;
            BoardWindow window(board);
            window.brush().setTool(QStringLiteral("scatter"));
            window.brush().setTile(Tile::Rough);
            window.brush().setBrushSize(9);
            window.brush().setScatterShare(30);
            window.hand().press({4, 4}, {});
            for (int row = 4; row < 68; row += 8)
                for (const int column : {4, 59})
                    window.hand().drag({std::min(row, 59), row % 16 == 4 ? column : 63 - column}, {});
            window.hand().release({63, 63});
            int painted = 0;
            forEachCell(board.size(), [&](Cell cell) { painted += int(window.tileAt(cell) == Tile::Rough); });
            const double share = 100.0 * painted / board.size().area();
            QVERIFY2(share > 27 && share < 33, qPrintable(QString::number(share)));
        }
    }
};

} // namespace stonemason::wastes

STONEMASON_TEST(stonemason::wastes::TestBoardTools)
#include "test_board_tools.moc"
