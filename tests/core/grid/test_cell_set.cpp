// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/grid/cell.h"
#include "core/grid/cell_outline.h"
#include "core/grid/cell_set.h"
#include "tests/support/random.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <algorithm>
#include <iterator>
#include <set>

namespace stonemason {

using test::Random;

namespace {

using Plain = std::set<Cell>;

constexpr Size oblong{9, 150};

/// Cells here and there, or runs, or rectangles; some off the oblong.
std::vector<Cell> randomCells(Random& random) {
    std::vector<Cell> cells;
    const int parts = random.below(5);
    for (int i = 0; i < parts; ++i) {
        const Cell at{random.below(13) - 2, random.below(170) - 10};
        const Size size{1 + random.below(4), 1 + random.below(random.coin() ? 2 : 140)};
        forEachCell(size, [&](Cell offset) { cells.push_back(at + offset); });
    }
    return cells;
}

Plain plain(const std::vector<Cell>& cells) {
    return {cells.begin(), cells.end()};
}

std::vector<Cell> listed(const Plain& cells) {
    return {cells.begin(), cells.end()};
}

/// The sides of the set's cells in the range whose opposite cell is not in the set.
std::set<std::pair<Cell, bool>> plainOutline(const Plain& cells, const CellRange& range) {
    std::set<std::pair<Cell, bool>> sides;
    for (const Cell cell : cells) {
        if (!range.contains(cell)) continue;
        if (!cells.contains(cell + Cell{-1, 0})) sides.insert({cell, false});
        if (!cells.contains(cell + Cell{1, 0})) sides.insert({cell + Cell{1, 0}, false});
        if (!cells.contains(cell + Cell{0, -1})) sides.insert({cell, true});
        if (!cells.contains(cell + Cell{0, 1})) sides.insert({cell + Cell{0, 1}, true});
    }
    return sides;
}

} // namespace

class TestCellSet : public QObject {
    Q_OBJECT

private slots:
    void holdsWhatASetOfCellsHolds() {
        Random random(5);
        for (int i = 0; i < 3000; ++i) {
            const std::vector<Cell> cells = randomCells(random);
            const Plain expected = plain(cells);
            const CellSet set(cells);
            QCOMPARE(set.size(), expected.size());
            QCOMPARE(set.empty(), expected.empty());
            QVERIFY(set.cells() == listed(expected));
            if (!expected.empty()) QVERIFY(set.bounds() == boundsOf(cells));
            for (int row = -4; row < 16; ++row)
                for (int column = -70; column < 230; column += 1 + random.below(5))
                    QCOMPARE(set.contains({row, column}), expected.contains({row, column}));
            CellSet grown;
            for (const Cell cell : cells)
                grown.insert(cell);
            QVERIFY(grown == set);
        }
    }

    void unitesTakesAwayAndIntersects() {
        Random random(6);
        for (int i = 0; i < 3000; ++i) {
            const std::vector<Cell> first = randomCells(random);
            const std::vector<Cell> second = randomCells(random);
            const Plain a = plain(first);
            const Plain b = plain(second);
            std::vector<Cell> both;
            std::vector<Cell> either;
            std::vector<Cell> rest;
            std::ranges::set_intersection(a, b, std::back_inserter(both));
            std::ranges::set_union(a, b, std::back_inserter(either));
            std::ranges::set_difference(a, b, std::back_inserter(rest));
            // Equal sets are equal values, whatever they were made of.
            QVERIFY((CellSet(first) & second) == CellSet(both));
            QVERIFY((CellSet(first) | second) == CellSet(either));
            QVERIFY((CellSet(first) - second) == CellSet(rest));
        }
    }

    void movesTurnsInvertsAndClips() {
        Random random(7);
        for (int i = 0; i < 3000; ++i) {
            const std::vector<Cell> cells = randomCells(random);
            const CellSet set(cells);
            const Cell by{random.below(21) - 10, random.below(301) - 150};
            const Transform turn = random.oneOf(allTransforms);
            std::vector<Cell> moved;
            std::vector<Cell> turned;
            std::vector<Cell> inside;
            for (const Cell cell : cells) {
                moved.push_back(cell + by);
                turned.push_back(transformed(cell, oblong, turn));
                if (oblong.contains(cell)) inside.push_back(cell);
            }
            QVERIFY(set.movedBy(by) == CellSet(moved));
            QVERIFY(transformed(set, oblong, turn) == CellSet(turned));
            QVERIFY(set.within(wholeOf(oblong)) == CellSet(inside));
            std::vector<Cell> others;
            const Plain present = plain(cells);
            forEachCell(oblong, [&](Cell cell) {
                if (!present.contains(cell)) others.push_back(cell);
            });
            QVERIFY(inverted(set, oblong) == CellSet(others));
        }
    }

    void runsAreAsLongAsTheyCanBe() {
        Random random(8);
        for (int i = 0; i < 2000; ++i) {
            const CellSet set(randomCells(random));
            const CellRange range =
                rangeOf({random.below(12), random.below(160)}, {random.below(12), random.below(160)});
            CellSet seen;
            Cell end{-100, 0};
            set.forEachRunIn(range, [&](Cell first, int cells) {
                QVERIFY(cells > 0 && first > end);
                QVERIFY(range.contains(first) && range.contains({first.row, first.column + cells - 1}));
                seen.insertRun(first, cells);
                end = {first.row, first.column + cells};
            });
            QVERIFY(seen == set.within(range));
        }
    }

    void outlineAndBlocksAreThoseOfTheCells() {
        Random random(9);
        for (int i = 0; i < 2000; ++i) {
            const std::vector<Cell> cells = randomCells(random);
            const CellSet set(cells);
            const CellRange range =
                rangeOf({random.below(12), random.below(160)}, {random.below(12), random.below(160)});
            const auto edges = outlineOf(set, range, 100'000);
            QVERIFY(edges.has_value());
            std::set<std::pair<Cell, bool>> sides;
            for (const CellEdge& edge : *edges)
                for (int k = 0; k < edge.length; ++k) {
                    const Cell at = edge.from + (edge.isVertical ? Cell{k, 0} : Cell{0, k});
                    QVERIFY(sides.insert({at, edge.isVertical}).second);
                }
            QVERIFY(sides == plainOutline(plain(cells), range));
            const auto blocks = blocksOf(set, range, 100'000);
            QVERIFY(blocks.has_value());
            CellSet covered;
            std::size_t area = 0;
            for (const CellRange& block : *blocks) {
                covered |= CellSet::of(block);
                area += std::size_t(sizeOf(block).area());
            }
            QVERIFY(covered == set.within(range));
            QCOMPARE(area, covered.size());
        }
    }

    void reportsWhatIsSimpleInFewWords() {
        const CellRange whole = wholeOf({4096, 4096});
        const CellSet all = CellSet::of(whole);
        QCOMPARE(all.size(), std::size_t{4096} * 4096);
        QCOMPARE(outlineOf(all, whole, 4)->size(), std::size_t(4));
        QCOMPARE(blocksOf(all, whole, 1)->size(), std::size_t(1));
        CellSet frame = all - CellSet::of({{1, 1}, {4094, 4094}});
        QCOMPARE(outlineOf(frame, whole, 8)->size(), std::size_t(8));
        QVERIFY(!outlineOf(frame, whole, 7).has_value());
    }
};

} // namespace stonemason

STONEMASON_TEST(stonemason::TestCellSet)
#include "test_cell_set.moc"
