// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/wastes/board/board.h"
#include "core/wastes/format/sboard.h"
#include "editor/wastes/model/board_document.h"
#include "editor/wastes/model/board_edits.h"
#include "editor/wastes/model/board_state.h"
#include "tests/support/boards.h"
#include "tests/support/test_program.h"
#include "tests/support/wait.h"

#include <QSignalSpy>
#include <QTest>

namespace stonemason::wastes {

using test::boardOf;
using test::Random;

namespace {

Strokes randomStrokes(Random& random, Size size) {
    Strokes strokes;
    for (int i = 0; i <= random.below(4); ++i) {
        const Cell cell = random.cellOf(size);
        if (random.coin()) {
            strokes.tiles.push_back({cell, Tile(random.below(int(tileCount)))});
        } else {
            Piece piece{.side = random.coin() ? Side::Blue : Side::Red, .rank = 1 + random.below(rankCount)};
            piece.cell = cell;
            strokes.pieces.push_back(
                {cell, random.below(4) == 0 ? std::optional<Piece>{} : std::optional(piece)});
        }
    }
    return strokes;
}

/// One of the things that people do to a board.
void edit(BoardDocument& document, Random& random) {
    const Board& board = document.committedBoard();
    switch (random.below(9)) {
    case 0: document.paint(QStringLiteral("paint"), randomStrokes(random, board.size())); break;
    case 1:
        document.preview(randomStrokes(random, board.size()));
        document.extendPreview(randomStrokes(random, board.size()));
        document.commit(QStringLiteral("stroke"));
        break;
    case 2:
        document.preview(randomStrokes(random, board.size()));
        document.cancelPreview();
        break;
    case 3: document.setSymmetry(random.oneOf(symmetries)); break;
    case 4: {
        const Symmetry symmetry = random.oneOf(symmetries);
        document.setSymmetry(symmetry, repairSymmetry(board, symmetry, Half::First));
        break;
    }
    case 5: document.setWords(std::to_string(random.below(9)), "author", "words"); break;
    case 6: document.setToMove(random.coin() ? Side::Blue : Side::Red); break;
    case 7: transformBoard(document, QStringLiteral("turn"), random.oneOf(allTransforms)); break;
    default: {
        const Margins margins{random.below(3) - 1, random.below(3) - 1, random.below(3) - 1, 1};
        const Size size = withMargins(board.size(), margins);
        if (size.rows < 1 || size.columns < 1 || size.rows > 12 || size.columns > 12) return;
        document.change(QStringLiteral("size"),
                        [&](Board& changed) { changed = resized(changed, margins, Tile::Normal); });
    }
    }
}

} // namespace

class TestBoardDocument : public QObject {
    Q_OBJECT

private slots:
    /// Whatever was done, going back shows each board there was, and forward again; what is shown is what is
    /// committed, and saving reads back.
    void randomWalksUndoAndRedo() {
        for (unsigned seed = 1; seed <= 12; ++seed) {
            Random random(seed);
            BoardDocument document(test::randomBoard(random), test::theWastes());
            std::vector<Board> seen{document.committedBoard()};
            while (seen.size() < 40) {
                const int before = document.undoStack().index();
                edit(document, random);
                QVERIFY(!document.hasPreview());
                QVERIFY(document.board() == document.committedBoard());
                QVERIFY(document.view().board() == document.board().size());
                const int after = document.undoStack().index();
                if (after == before && document.committedBoard() == seen.back()) continue;
                if (after == before) // typed words became one step with those before
                    seen.back() = document.committedBoard();
                else
                    seen.push_back(document.committedBoard());
                QCOMPARE(std::size_t(after) + 1, seen.size());
            }
            for (std::size_t i = seen.size(); i-- > 1;) {
                document.undoStack().undo();
                QVERIFY(document.board() == seen[i - 1]);
            }
            QVERIFY(!document.isModified());
            for (std::size_t i = 1; i < seen.size(); ++i) {
                document.undoStack().redo();
                QVERIFY(document.board() == seen[i]);
            }
        }
    }

    void aStrokeIsMirroredWithSidesExchanged() {
        Board board = boardOf(".../.../...");
        board.symmetry = Symmetry::TopBottom;
        BoardDocument document(board, test::theWastes());
        QSignalSpy refused(&document, &BoardDocument::refused);
        Piece piece{.side = Side::Blue, .rank = 4};
        piece.cell = {0, 1};
        document.paint(QStringLiteral("x"), {.tiles = {{{0, 0}, Tile::RedGoal}, {{2, 2}, Tile::Sludge}},
                                             .pieces = {{{0, 1}, piece}}});
        QCOMPARE(document.board().tileAt({2, 0}), Tile::BlueGoal);
        QCOMPARE(document.board().tileAt({0, 2}), Tile::Sludge);
        QCOMPARE(QString::fromStdString(test::piecesText(document.board())), QStringLiteral("b4 0,1 r4 2,1"));
        QVERIFY(refused.isEmpty());
        document.paint(QStringLiteral("x"), {.tiles = {{{1, 1}, Tile::BlueGoal}}, .pieces = {}});
        QCOMPARE(refused.size(), 1);
        QCOMPARE(document.board().tileAt({1, 1}), Tile::Normal);
    }

    void aGestureLeavesNoTraceUnlessItIsCommitted() {
        BoardDocument document(boardOf("B.R"), test::theWastes());
        QSignalSpy ends(&document, &BoardDocument::gestureEnds);
        document.preview({.tiles = {{{0, 1}, Tile::Trap}}, .pieces = {}});
        QCOMPARE(document.board().tileAt({0, 1}), Tile::Trap);
        QCOMPARE(document.committedBoard().tileAt({0, 1}), Tile::Normal);
        document.setToMove(Side::Red); // something else changes the board
        QVERIFY(!ends.isEmpty());
        QCOMPARE(document.board().tileAt({0, 1}), Tile::Normal);
        document.preview({.tiles = {{{0, 1}, Tile::Normal}}, .pieces = {}});
        document.commit(QStringLiteral("nothing"));
        QCOMPARE(document.undoStack().index(), 1);
    }

    /// However a stroke grows, what is shown is what all of it at once makes of the committed board; nobody
    /// who draws only the reported cells has missed a cell.
    void aGrowingStrokeIsLikeOneMadeAtOnce() {
        for (unsigned seed = 1; seed <= 60; ++seed) {
            Random random(seed);
            Board board = test::randomBoard(random);
            board.symmetry = Symmetry(random.below(4));
            BoardDocument document(board, test::theWastes());
            Grid<Tile> drawn = board.tiles;
            connect(&document, &BoardDocument::cellsChanged, this, [&](const CellRange& range) {
                forEachCell(drawn.size(), [&](Cell cell) {
                    if (range.contains(cell)) drawn[cell] = document.board().tiles[cell];
                });
            });
            for (int gestures = 4; gestures > 0; --gestures) {
                const Board before = document.committedBoard();
                Strokes all = randomStrokes(random, before.size());
                document.preview(all);
                for (int drags = random.below(6); drags > 0; --drags) {
                    const Strokes more = randomStrokes(random, before.size());
                    document.extendPreview(more);
                    all.tiles.insert(all.tiles.end(), more.tiles.begin(), more.tiles.end());
                    all.pieces.insert(all.pieces.end(), more.pieces.begin(), more.pieces.end());
                    Board expected = before;
                    apply(expected, editOf(before, document.symmetric(all).strokes));
                    QVERIFY2(document.board() == expected, qPrintable(QString::number(seed)));
                    QVERIFY(drawn == expected.tiles);
                    QVERIFY(document.committedBoard() == before);
                }
                const Board shown = document.board();
                if (random.coin()) {
                    document.commit(QStringLiteral("stroke"));
                    QVERIFY(document.committedBoard().tiles == shown.tiles);
                    QVERIFY(document.committedBoard().pieces == shown.pieces);
                } else {
                    document.cancelPreview();
                    QVERIFY(document.board() == before);
                }
                QVERIFY(document.board() == document.committedBoard());
                QVERIFY(drawn == document.board().tiles);
            }
        }
    }

    /// What a drag adds is all that has to be drawn again, however long the stroke is.
    void aDragReportsWhatItAdds() {
        BoardDocument document(boardOf("......../......../........"), test::theWastes());
        document.preview({.tiles = {{{0, 0}, Tile::Trap}}, .pieces = {}});
        QList<CellRange> reported;
        connect(&document, &BoardDocument::cellsChanged, this,
                [&reported](const CellRange& range) { reported += range; });
        document.extendPreview({.tiles = {{{2, 6}, Tile::Trap}, {{2, 7}, Tile::Trap}}, .pieces = {}});
        QVERIFY(reported == (QList<CellRange>{{{2, 6}, {2, 7}}}));
    }

    void checksFollow() {
        BoardDocument document(boardOf("B.R"), test::theWastes());
        QVERIFY(!document.reportIsCurrent());
        TRY_PATIENTLY(document.reportIsCurrent());
        QVERIFY(document.report().hasErrors()); // there are no pieces
        const auto problem = document.report();
        document.paint(QStringLiteral("x"), {.tiles = {{{0, 1}, Tile::Trap}}, .pieces = {}});
        QVERIFY(!document.reportIsCurrent());
        TRY_PATIENTLY(document.reportIsCurrent());
    }

    void aFixForAnotherBoardIsRefused() {
        BoardDocument document(boardOf("B.R", "b1 0,0 r1 0,1"), test::theWastes());
        TRY_PATIENTLY(document.reportIsCurrent());
        const Report report = document.report();
        const auto fixable = std::ranges::find_if(
            report.problems, [](const Problem& problem) { return !problem.fixes.empty(); });
        QVERIFY(fixable != report.problems.end());
        const Fix fix = fixable->fixes.front();
        QSignalSpy refused(&document, &BoardDocument::refused);
        document.applyFix(QStringLiteral("fix"), fix);
        QVERIFY(refused.isEmpty());
        QCOMPARE(document.undoStack().index(), 1);
        const Board after = document.committedBoard();
        document.applyFix(QStringLiteral("fix"), fix);
        QCOMPARE(refused.size(), 1);
        QVERIFY(document.committedBoard() == after);
    }

    /// A fix of one half of a symmetric board repairs the other half with it.
    void fixesKeepTheSymmetry() {
        Board board = boardOf(" ...R/...../B... ", "b4 0,0 r4 2,4 b5 1,1 r5 1,3");
        board.symmetry = Symmetry::HalfTurn;
        QVERIFY(cellsBreaking(board, Symmetry::HalfTurn).empty());
        BoardDocument document(board, test::theWastes());
        TRY_PATIENTLY(document.reportIsCurrent());
        int fixed = 0;
        const Report report = document.report();
        for (const Problem& problem : report.problems)
            for (const Fix& fix : problem.fixes) {
                document.applyFix(QStringLiteral("fix"), fix);
                QVERIFY(document.committedBoard() != board);
                QVERIFY(cellsBreaking(document.committedBoard(), Symmetry::HalfTurn).empty());
                document.undoStack().undo();
                ++fixed;
            }
        QVERIFY(fixed > 0);
    }

    void formsOfFiles() {
        Board board = boardOf("B.R", "b1 0,1");
        board.name = "Ford";
        BoardDocument document(board, test::theWastes());
        QCOMPARE(document.title(), QStringLiteral("Ford"));
        const auto bytes = document.bytesFor(QStringLiteral("a.sboard"));
        QVERIFY(bytes);
        QVERIFY(readSboard(*bytes, test::theWastes()).value() == board);
        QCOMPARE(QString::fromStdString(document.bytesFor(QStringLiteral("a.TXT")).value()),
                 QStringLiteral("B.R\n"));
        QVERIFY(document.lossWhenSavedAs(QStringLiteral("a.sboard")).isEmpty());
        QVERIFY(document.lossWhenSavedAs(QStringLiteral("a.txt")).contains(QStringLiteral("the pieces")));
        const auto lossOf = [](Board rows) {
            rows.symmetry = obeyedSymmetry(rows);
            return BoardDocument(rows, test::theWastes()).lossWhenSavedAs(QStringLiteral("a.txt"));
        };
        QCOMPARE(lossOf(boardOf("B../..R")), QString());
        Board redBegins = boardOf("B../..R");
        redBegins.toMove = Side::Red;
        QVERIFY(lossOf(redBegins).contains(QStringLiteral("who moves first")));
        QVERIFY(lossOf(boardOf("   /B../..R")).contains(QStringLiteral("at the edges")));
        QVERIFY(lossOf(boardOf("B..R")).contains(QStringLiteral("single row")));
        document.setFileBytes("B.R\n...\n");
        document.setPath(QStringLiteral("/tmp/rows.sboard")); // keeps its file's form
        QCOMPARE(QString::fromStdString(document.bytesFor(QStringLiteral("/tmp/rows.sboard")).value()),
                 QStringLiteral("B.R\n"));
        QVERIFY(document.reload("..\n..\n"));
        QCOMPARE(document.board().size(), (Size{2, 2}));
        QVERIFY(!document.reload("{"));
        QCOMPARE(document.board().size(), (Size{2, 2}));
        document.undoStack().undo();
        QVERIFY(document.board() == board);
    }

    void wordsTypedInARowAreOneStep() {
        BoardDocument document(boardOf("B.R"), test::theWastes());
        for (const char* name : {"F", "Fo", "For", "Ford"})
            document.setWords(name, "", "");
        QCOMPARE(document.undoStack().count(), 1);
        document.setWords("Ford", "me", "");
        QCOMPARE(document.undoStack().count(), 2);
        document.setWords("Ford", "m", "");
        document.setWords("Ford", "", "");
        QCOMPARE(document.undoStack().count(), 1); // typed and taken back
        document.undoStack().undo();
        QVERIFY(document.board().name.empty());
        document.setWords(std::string("a\0b", 3), "", "");
        QCOMPARE(QString::fromStdString(document.board().name), QStringLiteral("ab"));
    }
};

} // namespace stonemason::wastes

STONEMASON_TEST(stonemason::wastes::TestBoardDocument)
#include "test_board_document.moc"
