// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/wastes/board/symmetry.h"
#include "tests/support/boards.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <algorithm>

namespace stonemason::wastes {

using test::boardOf;
using test::Random;

namespace {

/// A random board, repaired so that it obeys the symmetry.
Board symmetricBoard(Random& random, Symmetry symmetry) {
    Board board = test::randomBoard(random);
    apply(board, repairSymmetry(board, symmetry, random.coin() ? Half::First : Half::Second));
    return board;
}

} // namespace

class TestSymmetry : public QObject {
    Q_OBJECT

private slots:
    void idsReadBack() {
        for (const Symmetry symmetry :
             {Symmetry::None, Symmetry::HalfTurn, Symmetry::TopBottom, Symmetry::LeftRight})
            QCOMPARE(symmetryFromId(symmetryId(symmetry)), std::optional(symmetry));
        QVERIFY(!symmetryFromId("diagonal"));
    }

    void thePublicBoardsAreSymmetric() {
        // Its goals lie above each other, so that left and right cannot be the sides.
        const Board several = test::publicBoard("wastes-multiplayer");
        QVERIFY(cellsBreaking(several, Symmetry::TopBottom).empty());
        QCOMPARE(obeyedSymmetry(several), Symmetry::TopBottom);
        const Board single = test::publicBoard("wastes-single-player");
        QCOMPARE(obeyedSymmetry(single), Symmetry::HalfTurn);
        QVERIFY(!cellsBreaking(single, Symmetry::TopBottom).empty());
        Board tiles = several;
        tiles.pieces.clear();
        QCOMPARE(obeyedSymmetry(tiles), Symmetry::HalfTurn);
        QVERIFY(cellsBreaking(tiles, Symmetry::TopBottom).empty());
        QVERIFY((cellsBreaking(tiles, Symmetry::LeftRight) == std::vector<Cell>{{0, 5}, {12, 5}}));
    }

    void sidesAreExchanged() {
        QVERIFY(cellsBreaking(boardOf("B.R", "b3 0,0 r3 0,2"), Symmetry::LeftRight).empty());
        QVERIFY(cellsBreaking(boardOf("B.R"), Symmetry::HalfTurn).empty());
        QVERIFY((cellsBreaking(boardOf("B.B"), Symmetry::LeftRight) == std::vector<Cell>{{0, 0}, {0, 2}}));
        QVERIFY((cellsBreaking(boardOf("...", "b3 0,0 b3 0,2"), Symmetry::LeftRight) ==
                 std::vector<Cell>{{0, 0}, {0, 2}}));
        QCOMPARE(cellsBreaking(boardOf("...", "b3 0,0 r4 0,2"), Symmetry::LeftRight).size(), std::size_t(2));
        QCOMPARE(cellsBreaking(boardOf("...", "b3 0,0 r3j 0,2"), Symmetry::LeftRight).size(), std::size_t(2));
        QVERIFY((cellsBreaking(boardOf(".B.", "b3 0,1"), Symmetry::LeftRight) == std::vector<Cell>{{0, 1}}));
        QVERIFY(cellsBreaking(boardOf("B../^.%", "r1 0,0"), Symmetry::None).empty());
    }

    void changedJumpsBelongToIt() {
        Board board = boardOf("...../.....");
        board.jumps.extra = {{{0, 0}, {0, 3}}};
        QVERIFY(
            (cellsBreaking(board, Symmetry::HalfTurn) == std::vector<Cell>{{0, 0}, {0, 3}, {1, 1}, {1, 4}}));
        Board both = board;
        apply(both, repairSymmetry(board, Symmetry::HalfTurn, Half::First));
        QCOMPARE(both.jumps.extra.size(), std::size_t(2));
        QVERIFY((both.jumps.extra.back() == Jump{{1, 4}, {1, 1}}));
        QVERIFY(cellsBreaking(both, Symmetry::HalfTurn).empty());
        apply(board, repairSymmetry(board, Symmetry::HalfTurn, Half::Second));
        QVERIFY(board.jumps == JumpChanges{});
        both.jumps.forbidden = {{{0, 1}, {0, 4}}};
        QCOMPARE(cellsBreaking(both, Symmetry::HalfTurn).size(), std::size_t(4));
    }

    void theNearestIsDetected() {
        QCOMPARE(detectSymmetry(boardOf("B../.../..R")), Symmetry::HalfTurn);
        QCOMPARE(detectSymmetry(boardOf("B../.../R.^")), Symmetry::TopBottom);
        QCOMPARE(detectSymmetry(boardOf("B.R/.../..^")), Symmetry::LeftRight);
        QCOMPARE(obeyedSymmetry(boardOf("B.R/.../..^")), Symmetry::None);
    }

    /// Mirrored strokes keep a symmetric board symmetric, and take effect unless refused.
    void mirroredStrokesKeepTheSymmetry() {
        Random random(11);
        int refusals = 0;
        for (int i = 0; i < 400; ++i) {
            const Symmetry symmetry = random.oneOf(symmetries);
            Board board = symmetricBoard(random, symmetry);
            QVERIFY(cellsBreaking(board, symmetry).empty());
            Strokes strokes;
            strokes.tiles.push_back({random.cellOf(board.size()), Tile(random.below(int(tileCount)))});
            strokes.pieces.push_back({random.cellOf(board.size()), {}});
            if (random.coin())
                strokes.pieces[0].piece =
                    Piece{Side::Red, 1 + random.below(8), strokes.pieces[0].cell, false, true};
            const MirroredStrokes both = mirrored(strokes, board.size(), symmetry);
            apply(board, editOf(board, both.strokes));
            QVERIFY(cellsBreaking(board, symmetry).empty());
            refusals += int(both.refused.size());
            if (both.refused.empty()) {
                QCOMPARE(board.tiles[strokes.tiles[0].cell], strokes.tiles[0].tile);
                const auto there = std::ranges::find(board.pieces, strokes.pieces[0].cell, &Piece::cell);
                QCOMPARE(there != board.pieces.end(), strokes.pieces[0].piece.has_value());
            }
        }
        QVERIFY(refusals > 5);
    }

    void withoutASymmetryStrokesStayAsTheyAre() {
        const Strokes strokes{{{{0, 0}, Tile::BlueGoal}}, {{{0, 1}, Piece{Side::Blue, 1, {0, 1}}}}};
        QCOMPARE(mirrored(strokes, {1, 3}, Symmetry::None).strokes, strokes);
    }

    void whatCannotAnswerItselfIsRefused() {
        const Strokes strokes{{{{0, 1}, Tile::BlueGoal}, {{1, 1}, Tile::Trap}},
                              {{{0, 1}, Piece{Side::Blue, 1, {0, 1}}}, {{1, 1}, {}}}};
        const MirroredStrokes both = mirrored(strokes, {2, 3}, Symmetry::LeftRight);
        QVERIFY((both.refused == std::vector<Cell>{{0, 1}}));
        QVERIFY((both.strokes == Strokes{{{{1, 1}, Tile::Trap}}, {{{1, 1}, {}}}}));
    }

    /// A half stays as it is, the other becomes its image.
    void repairsCopyAHalf() {
        Random random(12);
        for (int i = 0; i < 300; ++i) {
            const Board before = test::randomBoard(random);
            const Symmetry symmetry = random.oneOf(symmetries);
            const Half half = random.coin() ? Half::First : Half::Second;
            Board board = before;
            apply(board, repairSymmetry(board, symmetry, half));
            QVERIFY(cellsBreaking(board, symmetry).empty());
            QVERIFY(repairSymmetry(board, symmetry, half).empty());
            QVERIFY(
                repairSymmetry(board, symmetry, half == Half::First ? Half::Second : Half::First).empty());
            const Cell corner =
                half == Half::First ? Cell{0, 0} : Cell{before.size().rows - 1, before.size().columns - 1};
            QCOMPARE(board.tiles[corner], before.tiles[corner]);
        }
        const Board board = boardOf("xB^/.R.", "b1 0,0 r2 1,2 b3 0,1");
        Board left = board;
        apply(left, repairSymmetry(board, Symmetry::LeftRight, Half::First));
        QCOMPARE(left, boardOf("x.x/...", "b1 0,0 r1 0,2"));
        Board bottom = board;
        apply(bottom, repairSymmetry(board, Symmetry::TopBottom, Half::Second));
        QCOMPARE(bottom, boardOf(".B./.R.", "r2 1,2 b2 0,2"));
        QVERIFY(repairSymmetry(board, Symmetry::None, Half::First).empty());
    }
};

} // namespace stonemason::wastes

STONEMASON_APPLESS_TEST(stonemason::wastes::TestSymmetry)
#include "test_symmetry.moc"
