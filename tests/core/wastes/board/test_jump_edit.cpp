// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/wastes/board/jump_edit.h"
#include "core/wastes/board/symmetry.h"
#include "core/wastes/game/engine.h"
#include "tests/support/boards.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <algorithm>

namespace stonemason::wastes {

using test::boardOf;
using test::Random;

namespace {

std::vector<Jump> allJumps(const Board& board) {
    std::vector<Jump> jumps;
    forEachCell(board.size(), [&](Cell from) {
        for (const Jump& jump : jumpsFrom(board, from))
            jumps.push_back(jump);
    });
    std::ranges::sort(jumps, {}, [](const Jump& jump) { return std::pair(jump.from, jump.to); });
    return jumps;
}

bool contains(const std::vector<Jump>& jumps, const Jump& jump) {
    return std::ranges::find(jumps, jump) != jumps.end();
}

} // namespace

class TestJumpEdit : public QObject {
    Q_OBJECT

private slots:
    void kindsAndFaults() {
        Board board = boardOf(".~.. /.....");
        QCOMPARE(kindOf(board, {{0, 0}, {0, 2}}), JumpKind::OverSludge);
        QCOMPARE(kindOf(board, {{0, 0}, {1, 4}}), JumpKind::None);
        board.jumps = {.extra = {{{0, 0}, {1, 4}}}, .forbidden = {{{0, 0}, {0, 2}}}};
        QCOMPARE(kindOf(board, {{0, 0}, {0, 2}}), JumpKind::Forbidden);
        QCOMPARE(kindOf(board, {{0, 0}, {1, 4}}), JumpKind::Extra);
        QCOMPARE(kindOf(board, {{1, 4}, {0, 0}}), JumpKind::None);
        QCOMPARE(faultOf(board, {{0, 0}, {1, 4}}), JumpFault::None);
        QCOMPARE(faultOf(board, {{0, 0}, {0, 4}}), JumpFault::Hole);
        QCOMPARE(faultOf(board, {{0, 0}, {2, 0}}), JumpFault::Hole); // off the board
        QCOMPARE(faultOf(board, {{0, 2}, {0, 3}}), JumpFault::Step);
        QCOMPARE(faultOf(board, {{0, 2}, {0, 2}}), JumpFault::Step);
    }

    /// Every requested jump holds afterwards, also for its mirror image; nothing else changes, and undoing
    /// restores the board.
    void onlyWhatIsAskedForChanges() {
        Random random(20);
        for (int i = 0; i < 2000; ++i) {
            Board board = test::randomBoard(random);
            board.symmetry =
                random.oneOf(std::array{Symmetry::None, Symmetry::HalfTurn, Symmetry::TopBottom});
            if (random.coin()) apply(board, repairSymmetry(board, board.symmetry, Half::First));
            board.jumps = {};
            const Jump jump{random.cellOf(board.size()), random.cellOf(board.size())};
            const Jump image{partner(jump.from, board.size(), board.symmetry),
                             partner(jump.to, board.size(), board.symmetry)};
            if (faultOf(board, jump) != JumpFault::None || faultOf(board, image) != JumpFault::None) continue;
            const std::vector<Jump> before = allJumps(board);
            const bool wanted = !contains(before, jump);
            Board changed = board;
            changed.jumps = withJump(board, jump, wanted);
            const std::vector<Jump> after = allJumps(changed);
            QCOMPARE(contains(after, jump), wanted);
            QCOMPARE(contains(after, image), wanted);
            for (const std::vector<Jump>* jumps : {&before, &after})
                for (const Jump& other : *jumps)
                    if (other != jump && other != image)
                        QVERIFY(contains(before, other) && contains(after, other));
            if (contains(before, image) != contains(before, jump)) continue;
            QVERIFY(withJump(changed, jump, !wanted) == JumpChanges{});
        }
    }

    /// The engine plays by the same jumps.
    void theEngineJumpsAsTheBoardSays() {
        Board board = boardOf("..~.R/...../B....", "b6j 0,1 r4 2,4");
        const auto targets = [](const Board& played) {
            const auto engine = Engine::of(played, test::theWastes());
            if (!engine) qFatal("a board that can be played");
            std::vector<Cell> cells;
            for (const Move& move : engine->moves(engine->start()))
                if (cellOf(move.from) == Cell{0, 1}) cells.push_back(cellOf(move.to));
            return cells;
        };
        const auto leads = [&](Cell to) { return std::ranges::count(targets(board), to) == 1; };
        QVERIFY(leads({0, 3}) && !leads({2, 3}));
        board.jumps = withJump(board, {{0, 1}, {2, 3}}, true);
        board.jumps = withJump(board, {{0, 1}, {0, 3}}, false);
        QVERIFY(!leads({0, 3}) && leads({2, 3}));
    }
};

} // namespace stonemason::wastes

STONEMASON_TEST(stonemason::wastes::TestJumpEdit)
#include "test_jump_edit.moc"
