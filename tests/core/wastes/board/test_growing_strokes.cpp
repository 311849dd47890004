// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/wastes/board/board_edit.h"
#include "tests/support/boards.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <algorithm>
#include <optional>

namespace stonemason::wastes {

using test::boardOf;
using test::Random;

namespace {

/// Some are beyond the edges, and kinds of pieces are few, so that pieces swap places in the list.
Strokes anyStrokes(Random& random, Size size) {
    const Size around{size.rows + 1, size.columns + 1};
    Strokes strokes;
    for (int left = random.below(4); left > 0; --left)
        strokes.tiles.push_back({random.cellOf(around), Tile(random.below(int(tileCount)))});
    for (int left = random.below(4); left > 0; --left) {
        PieceStroke stroke{random.cellOf(around), {}};
        if (random.coin()) stroke.piece = Piece{Side::Red, 1 + random.below(2), stroke.cell};
        strokes.pieces.push_back(stroke);
    }
    return strokes;
}

void append(Strokes& strokes, const Strokes& more) {
    strokes.tiles.insert(strokes.tiles.end(), more.tiles.begin(), more.tiles.end());
    strokes.pieces.insert(strokes.pieces.end(), more.pieces.begin(), more.pieces.end());
}

Board with(const Board& board, const Strokes& strokes) {
    Board after = board;
    apply(after, editOf(board, strokes));
    return after;
}

/// Some of the red pieces have unknown fields.
Board anyBoard(Random& random) {
    Board board = test::randomBoard(random);
    for (int left = random.below(5); left > 0; --left) {
        Piece piece{Side::Red, 1 + random.below(2), random.cellOf(board.size())};
        if (random.coin()) piece.unknownFields = "{\"n\":" + std::to_string(left) + "}";
        board.pieces.push_back(piece);
    }
    return board;
}

/// Where the boards differ, as people see them.
std::vector<Cell> differences(const Board& one, const Board& other) {
    std::vector<Cell> cells;
    forEachCell(one.size(), [&](Cell cell) {
        const auto on = [cell](const Board& board) {
            std::vector<Piece> pieces;
            for (const Piece& piece : board.pieces)
                if (piece.cell == cell) pieces.push_back(piece);
            for (Piece& piece : pieces)
                piece.unknownFields.clear();
            return pieces;
        };
        if (one.tiles[cell] != other.tiles[cell] || on(one) != on(other)) cells.push_back(cell);
    });
    return cells;
}

bool holdsAll(const std::vector<Cell>& cells, const std::vector<Cell>& others) {
    return std::ranges::all_of(others,
                               [&cells](Cell cell) { return std::ranges::find(cells, cell) != cells.end(); });
}

} // namespace

class TestGrowingStrokes : public QObject {
    Q_OBJECT

private slots:
    /// However a gesture grows, the board shown equals the one from all its strokes at once, with pieces in
    /// the same order; every cell that looks different is reported, and undoing gives the original board.
    void growingIsLikeMakingAllAtOnce() {
        for (unsigned seed = 1; seed <= 300; ++seed) {
            Random random(seed);
            const Board bare = anyBoard(random);
            Board shown = bare;
            GrowingStrokes growing;
            Strokes all;
            for (int drags = random.below(8); drags > 0; --drags) {
                const Strokes more = anyStrokes(random, bare.size());
                append(all, more);
                const Board before = shown;
                const std::vector<Cell> written = growing.add(more, bare, shown);
                const Board expected = with(bare, all);
                QVERIFY2(shown == expected, qPrintable(QString::number(seed)));
                QVERIFY(holdsAll(written, differences(before, shown)));
                QCOMPARE(std::size_t(growing.changedTiles()), editOf(bare, all).tiles.size());
                QCOMPARE(growing.empty(), all == Strokes{});
            }
            const Board before = shown;
            const std::vector<Cell> written = growing.removeAll(bare, shown);
            QVERIFY(shown == bare);
            QVERIFY(growing.empty());
            QVERIFY(holdsAll(written, differences(before, bare)));
        }
    }

    /// Only cells that a stroke changes are reported: erasing an empty cell is not.
    void namesWhatItWrites() {
        const Board bare = boardOf("...../.....", "b1 0,0");
        Board shown = bare;
        GrowingStrokes growing;
        QVERIFY(growing.add({.pieces = {{{1, 1}, {}}, {{7, 7}, {}}}}, bare, shown).empty());
        QVERIFY(!growing.empty());
        QCOMPARE(growing.add({.tiles = {{{1, 4}, Tile::Trap}}}, bare, shown), (std::vector<Cell>{{1, 4}}));
        QCOMPARE(growing.add({.pieces = {{{0, 0}, {}}}}, bare, shown), (std::vector<Cell>{{0, 0}}));
        QVERIFY(shown.pieces.empty());
    }
};

} // namespace stonemason::wastes

STONEMASON_TEST(stonemason::wastes::TestGrowingStrokes)
#include "test_growing_strokes.moc"
