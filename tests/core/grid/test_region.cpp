// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/grid/region.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <set>
#include <string_view>
#include <vector>

using namespace stonemason;

namespace {

/// Whether the cell in the middle of such a board, where '.' is open, is a choke point.
bool chokes(const std::vector<std::string_view>& rows, std::size_t smallest) {
    const int reach = int(rows.size()) / 2;
    return isChokePoint({reach, reach}, reach, smallest, [&](Cell cell) {
        return rows.at(std::size_t(cell.row)).at(std::size_t(cell.column)) == '.';
    });
}

} // namespace

class TestRegion : public QObject {
    Q_OBJECT

private slots:
    void forwardStepsMeetEachPairOnce() {
        std::set<Cell> met;
        for (const Cell step : forwardSteps) {
            met.insert(step);
            met.insert({-step.row, -step.column});
        }
        QCOMPARE(met, std::set<Cell>(eightSteps.begin(), eightSteps.end()));
    }

    void clockwiseStepsAreNeighboursOfEachOther() {
        const std::set<Cell> all(clockwiseSteps.begin(), clockwiseSteps.end());
        QCOMPARE(all, std::set<Cell>(eightSteps.begin(), eightSteps.end()));
        for (std::size_t i = 0; i < clockwiseSteps.size(); ++i) {
            const Cell here = clockwiseSteps[i];
            const Cell next = clockwiseSteps[(i + 1) % clockwiseSteps.size()];
            QCOMPARE(std::abs(here.row - next.row) + std::abs(here.column - next.column), 1);
            QCOMPARE(i % 2 == 0, here.row == 0 || here.column == 0);
        }
    }

    void theDistanceToTheEdgeIsThatToTheNearest() {
        const Size board{5, 9};
        QCOMPARE(distanceToEdge(board, {0, 4}), 0);
        QCOMPARE(distanceToEdge(board, {4, 4}), 0);
        QCOMPARE(distanceToEdge(board, {2, 4}), 2);
        QCOMPARE(distanceToEdge(board, {2, 1}), 1);
        QCOMPARE(distanceToEdge(board, {2, 8}), 0);
    }

    void squaresAreVisitedRowByRow() {
        std::vector<Cell> cells;
        forEachWithin({5, 0}, 1, [&](Cell cell) { cells.push_back(cell); });
        const std::vector<Cell> expected{{4, -1}, {4, 0},  {4, 1}, {5, -1}, {5, 0},
                                         {5, 1},  {6, -1}, {6, 0}, {6, 1}};
        QCOMPARE(cells, expected);
    }

    void aNarrowWayIsAChokePoint() {
        QVERIFY(chokes({".....", "##.##", "##.##", "##.##", "....."}, 2));
        QVERIFY(!chokes({".....", "##.##", "##.##", "##.##", "#####"}, 2)); // nothing lies beyond
        QVERIFY(!chokes({".....", ".#.##", ".#.##", ".#.##", "....."}, 2)); // a way leads round it
        QVERIFY(!chokes({".....", "##.##", "##.##", "##.##", "##.##"}, 2)); // too little lies beyond
        QVERIFY(chokes({".....", "##.##", "##.##", "##.##", "##.##"}, 1));
    }
};

STONEMASON_APPLESS_TEST(TestRegion)
#include "test_region.moc"
