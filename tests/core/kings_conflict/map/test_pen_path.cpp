// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/grid/transform.h"
#include "core/kings_conflict/map/pen_path.h"
#include "tests/core/kings_conflict/map/pen_support.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <set>

using namespace stonemason;
using namespace stonemason::kings_conflict;
using namespace stonemason::test;

namespace {

constexpr Size boardSize{11, 11};

bool touch(Cell a, Cell b) {
    return std::abs(a.row - b.row) + std::abs(a.column - b.column) == 1;
}

} // namespace

class TestPenPath : public QObject {
    Q_OBJECT

private slots:
    void keepsWalksAsTheyAre() {
        const std::vector<Cell> path = along({{1, 1}, {1, 5}, {4, 5}, {4, 2}, {0, 2}});
        QVERIFY(walkAlong(path, boardSize) == path);
        QVERIFY(walkAlong({}, boardSize).empty());
    }

    void closesGaps_data() {
        QTest::addColumn<QList<int>>("path");
        QTest::addColumn<QList<int>>("corners");
        QTest::newRow("straight") << QList<int>{2, 2, 2, 7} << QList<int>{2, 2, 2, 7};
        QTest::newRow("longer leg first, row") << QList<int>{2, 2, 4, 7} << QList<int>{2, 2, 2, 7, 4, 7};
        QTest::newRow("longer leg first, column") << QList<int>{2, 2, 7, 4} << QList<int>{2, 2, 7, 2, 7, 4};
        QTest::newRow("even legs: row first") << QList<int>{5, 5, 4, 4} << QList<int>{5, 5, 5, 4, 4, 4};
        QTest::newRow("goes on as it came") << QList<int>{1, 1, 2, 1, 4, 8} << QList<int>{1, 1, 4, 1, 4, 8};
        QTest::newRow("goes on as it came, along the row")
            << QList<int>{1, 1, 1, 2, 8, 4} << QList<int>{1, 1, 1, 4, 8, 4};
        QTest::newRow("never straight back")
            << QList<int>{5, 1, 5, 2, 9, 0} << QList<int>{5, 1, 5, 2, 9, 2, 9, 0};
        QTest::newRow("outside is dropped") << QList<int>{0, 3, -1, 3, -1, 5, 0, 5} << QList<int>{0, 3, 0, 5};
    }
    void closesGaps() {
        QFETCH(QList<int>, path);
        QFETCH(QList<int>, corners);
        const auto cells = [](const QList<int>& numbers) {
            std::vector<Cell> result;
            for (int i = 0; i + 1 < numbers.size(); i += 2)
                result.push_back({numbers[i], numbers[i + 1]});
            return result;
        };
        QVERIFY(walkAlong(cells(path), boardSize) == along(cells(corners)));
    }

    void aStepBackTakesAStepBack() {
        const std::vector<Cell> path{{1, 1}, {1, 2}, {1, 3}, {1, 3}, {1, 2}, {2, 2}, {1, 2}, {1, 1}, {0, 1}};
        QVERIFY(walkAlong(path, boardSize) == (std::vector<Cell>{{1, 1}, {0, 1}}));
        QVERIFY(walkAlong(std::vector<Cell>{{1, 1}, {1, 2}, {1, 1}}, boardSize) ==
                (std::vector<Cell>{{1, 1}}));
        const std::vector<Cell> loop = along({{1, 1}, {1, 2}, {2, 2}, {2, 1}, {1, 1}});
        QVERIFY(walkAlong(loop, boardSize) == loop);
    }

    void anyPathBecomesAWalk() {
        Random random(1);
        for (int round = 0; round < 500; ++round) {
            std::vector<Cell> path;
            for (int i = random.below(12); i > 0; --i)
                path.push_back({random.below(15) - 2, random.below(15) - 2});
            const std::vector<Cell> walk = walkAlong(path, boardSize);
            std::vector<Cell> inside;
            std::copy_if(path.begin(), path.end(), std::back_inserter(inside),
                         [](Cell c) { return boardSize.contains(c); });
            QCOMPARE(walk.empty(), inside.empty());
            if (walk.empty()) continue;
            QVERIFY(walk.front() == inside.front());
            QVERIFY(walk.back() == inside.back());
            for (std::size_t i = 1; i < walk.size(); ++i) {
                QVERIFY(boardSize.contains(walk[i]) && touch(walk[i - 1], walk[i]));
                QVERIFY(i < 2 || walk[i] != walk[i - 2]);
            }
        }
    }

    void farCellsCostNothing() {
        const std::vector<Cell> path{{2, 2}, {INT_MAX, INT_MIN}, {INT_MIN, 0}, {2, 3}};
        QVERIFY(walkAlong(path, boardSize) == (std::vector<Cell>{{2, 2}, {2, 3}}));
    }

    void ordersTurnWithTheWalk() {
        Random random(2);
        for (int round = 0; round < 300; ++round) {
            const std::vector<Cell> walk = randomWalk(random, boardSize, 1 + random.below(9), true);
            const auto rows = std::set<int>{walk.front().row, walk.back().row};
            const DirectionOrder order = orderAtStart(walk);
            QVERIFY(std::set<Direction>(order.begin(), order.end()).size() == 4);
            if (walk.size() > 1) QVERIFY(neighbour(walk[0], order[3]) == walk[1]);
            const std::vector<Cell> back(walk.rbegin(), walk.rend());
            QVERIFY(orderAtEnd(walk) == orderAtStart(back));
            const bool turns =
                std::any_of(walk.begin(), walk.end(), [&](Cell c) { return c.row != walk.front().row; }) &&
                std::any_of(walk.begin(), walk.end(),
                            [&](Cell c) { return c.column != walk.front().column; });
            if (!turns) continue;
            for (Transform t : allTransforms) {
                std::vector<Cell> turned;
                for (Cell cell : walk)
                    turned.push_back(transformed(cell, boardSize, t));
                DirectionOrder expected = order;
                for (Direction& d : expected)
                    d = transformed(d, t);
                QVERIFY(orderAtStart(turned) == expected);
            }
        }
    }

    void setsComeInTheirOrder() {
        const EdgeSets sets =
            edgeSets({Direction::South, Direction::East, Direction::West, Direction::North});
        QVERIFY((sets[0] == Edges{Direction::South, Direction::East, Direction::West, Direction::North}));
        QVERIFY((sets[3] == Edges{Direction::South, Direction::East}));
        QVERIFY((sets[14] == Edges{Direction::North}));
        for (std::size_t i = 0; i < sets.size(); ++i)
            QCOMPARE(std::count(sets.begin(), sets.end(), sets[i]), 1);
    }
};

STONEMASON_APPLESS_TEST(TestPenPath)
#include "test_pen_path.moc"
