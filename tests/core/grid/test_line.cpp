// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/grid/line.h"
#include "core/grid/region.h"
#include "tests/support/random.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <algorithm>
#include <set>

using namespace stonemason;

namespace {

constexpr Size board{9, 9};

/// Calls visit for every two cells of the board.
template <typename Visit>
void forEachPair(Visit visit) {
    forEachCell(board, [&](Cell a) { forEachCell(board, [&](Cell b) { visit(a, b); }); });
}

std::vector<Cell> reversed(std::vector<Cell> cells) {
    std::reverse(cells.begin(), cells.end());
    return cells;
}

/// Twice the number of cells by which the cell misses the ideal line, times the line's length.
int miss(Cell from, Cell to, Cell cell) {
    return 2 * std::abs((cell.row - from.row) * (to.column - from.column) -
                        (cell.column - from.column) * (to.row - from.row));
}

} // namespace

class TestLine : public QObject {
    Q_OBJECT

private slots:
    void linesAreStraightAndWithoutGaps() {
        forEachPair([](Cell from, Cell to) {
            const std::vector<Cell> line = lineBetween(from, to);
            const int length = chebyshev(from, to);
            QCOMPARE(int(line.size()), length + 1);
            QVERIFY(line.front() == from && line.back() == to);
            for (std::size_t i = 0; i < line.size(); ++i) {
                QCOMPARE(chebyshev(from, line[i]), int(i));
                QVERIFY(i == 0 || chebyshev(line[i - 1], line[i]) == 1);
                QVERIFY(miss(from, to, line[i]) <= length);
            }
            QVERIFY(reversed(lineBetween(to, from)) == line);
        });
    }

    void edgeLinesTouchAlongEdges() {
        forEachPair([](Cell from, Cell to) {
            const std::vector<Cell> line = edgeLineBetween(from, to);
            const int rows = std::abs(from.row - to.row);
            const int columns = std::abs(from.column - to.column);
            QCOMPARE(int(line.size()), rows + columns + 1);
            QVERIFY(line.front() == from && line.back() == to);
            for (std::size_t i = 1; i < line.size(); ++i)
                QCOMPARE(std::abs(line[i].row - line[i - 1].row) +
                             std::abs(line[i].column - line[i - 1].column),
                         1);
            for (Cell cell : line)
                QVERIFY(miss(from, to, cell) <= rows + columns);
            QVERIFY(reversed(edgeLineBetween(to, from)) == line);
        });
    }

    void rectanglesHoldTheCellsBetweenTheirCorners() {
        forEachPair([](Cell a, Cell b) {
            const std::vector<Cell> all = rectangleBetween(a, b);
            std::vector<Cell> expected;
            forEachCell(board, [&](Cell cell) {
                const auto [top, bottom] = std::minmax(a.row, b.row);
                const auto [left, right] = std::minmax(a.column, b.column);
                if (cell.row < top || cell.row > bottom || cell.column < left || cell.column > right) return;
                expected.push_back(cell);
            });
            QVERIFY(all == expected);
        });
    }

    void areasAgreeWithRegions() {
        test::Random random(1);
        for (int round = 0; round < 200; ++round) {
            Grid<int> grid(Size{1 + random.below(8), 1 + random.below(8)});
            forEachCell(grid.size(), [&](Cell cell) { grid[cell] = random.below(3); });
            const Regions regions = findRegions(grid);
            forEachCell(grid.size(), [&](Cell cell) {
                QVERIFY(sameArea(grid, cell) == regions.members[std::size_t(regions.label[cell])]);
                const std::vector<Cell> same = cellsHolding(grid, grid[cell]);
                forEachCell(grid.size(), [&](Cell other) {
                    QCOMPARE(std::binary_search(same.begin(), same.end(), other), grid[other] == grid[cell]);
                });
            });
        }
    }

    void noAreaOutside() {
        QVERIFY(sameArea(Grid<int>(board), {9, 0}).empty());
        QVERIFY(sameArea(Grid<int>(), {0, 0}).empty());
    }

    void theMiddleIsACellOfTheArea() {
        using Cells = std::vector<Cell>;
        QCOMPARE(middleOf(Cells{{3, 4}}), (Cell{3, 4}));
        QCOMPARE(middleOf(Cells{{0, 0}, {0, 1}, {0, 2}}), (Cell{0, 1}));
        QCOMPARE(middleOf(Cells{{0, 0}, {0, 1}}), (Cell{0, 0})); // as near: the first
        const Cells ring{{0, 0}, {0, 1}, {0, 2}, {1, 0}, {1, 2}, {2, 0}, {2, 1}, {2, 2}};
        QCOMPARE(middleOf(ring), (Cell{0, 1}));
    }
};

STONEMASON_APPLESS_TEST(TestLine)
#include "test_line.moc"
