// SPDX-License-Identifier: GPL-3.0-or-later
// Boards on which nearly everything is wrong: the cost of checking, and repairing everything at once.
#include "core/wastes/check/check.h"
#include "tests/core/wastes/check/check_support.h"
#include "tests/support/cost.h"
#include "tests/support/one_by_one.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <algorithm>
#include <utility>
#include <variant>
#include <vector>

namespace stonemason::wastes {

using test::boardOf;
using test::Random;

namespace {

/// The largest board, all sludge, with a piece on each tile that cannot walk, and so many more.
Board allSunk(int more = 0) {
    Board board;
    board.tiles = Grid<Tile>({maximumSide, maximumSide}, Tile::Sludge);
    forEachCell(board.size(), [&board](Cell cell) {
        board.pieces.push_back({cell.row < maximumSide / 2 ? Side::Blue : Side::Red, 1, cell});
    });
    for (int i = 0; i < more; ++i)
        board.pieces.push_back({Side::Blue, 1, {0, 0}});
    return board;
}

/// The reference: applies the first fix that improves the board until none does.
ErrorsAndWarnings fixedOneByOne(const Board& board) {
    return test::badnessOneByOne(
        board, [](const Board& at) { return runChecks(at, test::theWastes()).problems; },
        [](const Problem& problem) {
            return problem.severity != Severity::Note &&
                   !std::holds_alternative<DeclareSymmetry>(problem.fixes.front().repair);
        },
        [](const Board& at, const Fix& fix) { return repaired(at, fix).board; }, badnessOf);
}

} // namespace

class TestManyProblems : public QObject {
    Q_OBJECT

private slots:
    void allAreCountedAndFewListed() {
        const Report report = runChecks(allSunk(), test::theWastes());
        QVERIFY(report.count(Severity::Error) >= maximumSide * maximumSide);
        QVERIFY(report.problems.size() < 2 * maximumListedProblems);
        int found = 0;
        visitProblems(allSunk(), test::theWastes(), [&found](const Problem& problem) {
            found += problem.message.id == "place/sludge" && problem.fixes.size() == 3 ? 1 : 0;
        });
        QCOMPARE(found, maximumSide * maximumSide);
    }

    void allAreRepairedAtOnce() {
        const Board board = allSunk();
        const FixedBoard fixed = fixAll(board, test::theWastes());
        Board after = board;
        apply(after, fixed.edit);
        QVERIFY(std::ranges::all_of(after.pieces, &Piece::walks));
        QCOMPARE(after.pieces.size(), board.pieces.size());
        QVERIFY(fixed.solved >= maximumSide * maximumSide);
        const ErrorsAndWarnings left = badnessOf(after);
        QCOMPARE(fixed.left, left.first + left.second);
    }

    /// Thousands of pieces in one hole, which can only be repaired by removing them.
    void crowdsInHolesGo() {
        Board board = allSunk();
        board.tiles = Grid<Tile>(board.size(), Tile::Normal);
        board.tiles[{0, 0}] = Tile::Hole;
        board.pieces = {{Side::Blue, 2, {3, 3}}, {Side::Red, 2, {9, 9}}};
        board.pieces.insert(board.pieces.end(), 20'000, {Side::Blue, 1, {0, 0}});
        const FixedBoard fixed = fixAll(board, test::theWastes());
        apply(board, fixed.edit);
        QCOMPARE(board.pieces.size(), std::size_t(2));
    }

    void fixingAllTakesLittleMemory() {
        const auto cost = test::costApart([] {
            const Board board = allSunk(200'000);
            return fixAll(board, test::theWastes()).solved >= maximumSide * maximumSide;
        });
        QVERIFY(cost);
        if (test::hasSanitizer()) return;
        QVERIFY2(cost->peakMebibytes <= 80, QByteArray::number(qlonglong(cost->peakMebibytes)));
    }

    void isAsGoodAsOneByOne() {
        Random random(19);
        int tried = 0;
        for (int round = 0; round < 60; ++round) {
            const Board board = spoiltBoard(random);
            if (board.size().area() > 40) continue;
            ++tried;
            Board after = board;
            apply(after, fixAll(board, test::theWastes()).edit);
            QVERIFY(badnessOf(after) <= fixedOneByOne(board));
        }
        QVERIFY(tried > 15);
    }

    /// The edit of a fix is computed on request, and only for the board of the fix.
    void fixesKnowWhatTheyAreOf() {
        const Board board = boardOf("B~.R", "b3 0,1 r1 0,2");
        const Report report = runChecks(board, test::theWastes());
        const Fix& fix = report.problems.front().fixes.front();
        QVERIFY((fix.repair == Repair(LetWalk{0, {0, 1}})));
        Board other = board;
        other.pieces.erase(other.pieces.begin());
        QVERIFY(editOf(board, fix) && !editOf(other, fix));
    }
};

} // namespace stonemason::wastes

STONEMASON_APPLESS_TEST(stonemason::wastes::TestManyProblems)
#include "test_many_problems.moc"
