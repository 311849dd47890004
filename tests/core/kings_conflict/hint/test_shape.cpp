// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/grid/line.h"
#include "core/kings_conflict/hint/hint_field.h"
#include "core/kings_conflict/hint/shape.h"
#include "tests/support/checks.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <cmath>
#include <set>

using namespace stonemason;
using namespace stonemason::kings_conflict;
using namespace stonemason::test;

namespace {

const int strategic = 1;
const int mountain = 3;

/// A board of any size with random terrain and random digits on every hint layer.
Map scribbled(Random& random, Size size) {
    Map map = randomMap(random, size, "PPPPMS-BH");
    for (int layer = 1; layer < map.layerCount(); ++layer)
        forEachCell(size, [&](Cell cell) { map.layer(layer)[cell] = Code('0' + random.below(10)); });
    return map;
}

Size randomSize(Random& random) {
    return {1 + random.below(9), 1 + random.below(9)};
}

/// Some cells of the board, row by row, and now and then one outside.
std::vector<Cell> someCells(Random& random, Size size) {
    std::vector<Cell> cells;
    for (int row = -1; row <= size.rows; ++row)
        for (int column = -1; column <= size.columns; ++column)
            if (random.coin()) cells.push_back({row, column});
    return cells;
}

std::vector<Cell> everyCell(Size size) {
    std::vector<Cell> cells;
    forEachCell(size, [&](Cell cell) { cells.push_back(cell); });
    return cells;
}

Map after(Map map, const CellChanges& changes) {
    stonemason::kings_conflict::apply(map, changes);
    return map;
}

int valueAt(const Map& map, int layer, Cell cell) {
    return map.layer(layer)[cell] - '0';
}

/// Every change is in the region and the layer, has an effect, the right old code, and a cell of its own.
void verifyTidy(const Map& map, int layer, const std::vector<Cell>& cells, const CellChanges& changes) {
    std::set<Cell> seen;
    for (const CellChange& change : changes) {
        QCOMPARE(change.layer, layer);
        QVERIFY(std::binary_search(cells.begin(), cells.end(), change.cell));
        QVERIFY(map.layer(layer).contains(change.cell));
        QCOMPARE(change.before, map.layer(layer)[change.cell]);
        QVERIFY(change.after != change.before && change.after >= '0' && change.after <= '9');
        QVERIFY(seen.insert(change.cell).second);
    }
}

/// How far it is on foot, by relaxing every pair of neighbours until nothing changes.
Grid<int> stepsByRelaxing(const Map& map, int mover, const std::vector<Cell>& goals) {
    constexpr int far = 1000;
    Grid<int> steps(map.size(), far);
    for (Cell goal : goals)
        steps[goal] = 0;
    for (bool changes = true; changes;) {
        changes = false;
        forEachCell(map.size(), [&](Cell cell) {
            if (!kingsConflict().mayEnter(mover, map.terrain()[cell])) return;
            forEachCell(map.size(), [&](Cell other) {
                if (chebyshev(cell, other) != 1 || steps[other] + 1 >= steps[cell]) return;
                steps[cell] = steps[other] + 1;
                changes = true;
            });
        });
    }
    return steps;
}

} // namespace

class TestShape : public QObject {
    Q_OBJECT

private slots:
    void rampLeadsEvenlyFromEndToEnd() {
        for (int length = 2; length <= 20; ++length)
            for (int from = 0; from <= 9; ++from)
                for (int to = 0; to <= 9; ++to) {
                    const auto values = ramp(lineBetween({3, 0}, {3, length - 1}), from, to);
                    QCOMPARE(int(values.size()), length);
                    QCOMPARE(values.front(), (HintValue{{3, 0}, from}));
                    QCOMPARE(values.back(), (HintValue{{3, length - 1}, to}));
                    for (int i = 0; i < length; ++i) {
                        const double exact = from + double(to - from) * i / (length - 1);
                        QVERIFY(std::abs(values[std::size_t(i)].value - exact) <= 0.5);
                    }
                }
    }

    void rampIsTheSameFromBothEnds() {
        const auto there = ramp(lineBetween({0, 0}, {7, 2}), 1, 8);
        const auto back = ramp(lineBetween({7, 2}, {0, 0}), 8, 1);
        QVERIFY(there == back);
    }

    void rampOfOneCellAndOfNone() {
        const Cell cell{2, 2};
        QCOMPARE(ramp(std::span(&cell, 1), 3, 8), (std::vector<HintValue>{{cell, 3}}));
        QVERIFY(ramp({}, 3, 8).empty());
    }

    void rampThatCrossesItselfKeepsTheLaterValue() {
        const std::vector<Cell> path{{0, 0}, {0, 1}, {0, 2}, {0, 1}};
        QCOMPARE(ramp(path, 0, 9), (std::vector<HintValue>{{{0, 0}, 0}, {{0, 1}, 9}, {{0, 2}, 6}}));
    }

    void rampIsAsWideAsTheBrushAndTakesTheNearestValue() {
        Random random(5);
        for (int round = 0; round < 60; ++round) {
            const Size size{9, 9};
            const auto path = lineBetween(random.cellOf(size), random.cellOf(size));
            const int brush = 1 + random.below(5);
            const int low = -((brush - 1) / 2);
            const auto narrow = ramp(path, 1, 9);
            const auto values = ramp(path, 1, 9, brush);
            std::set<Cell> covered;
            for (Cell middle : path)
                for (int row = 0; row < brush; ++row)
                    for (int column = 0; column < brush; ++column)
                        covered.insert(middle + Cell{low + row, low + column});
            QCOMPARE(values.size(), covered.size());
            const auto valueOn = [&](Cell cell) {
                for (const HintValue& value : narrow)
                    if (value.cell == cell) return value.value;
                return -1;
            };
            for (const HintValue& value : values) {
                double nearest = 1000;
                int expected = -1;
                for (Cell middle : path) { // the later of two that are as near
                    const Cell by{value.cell.row - middle.row - low, value.cell.column - middle.column - low};
                    const double distance =
                        std::hypot(value.cell.row - middle.row, value.cell.column - middle.column);
                    if (!Size{brush, brush}.contains(by) || distance > nearest) continue;
                    nearest = distance;
                    expected = valueOn(middle);
                }
                QCOMPARE(value.value, expected);
            }
        }
    }

    void riseIsTheDistanceOnFoot() {
        Random random(11);
        for (int round = 0; round < 300; ++round) {
            const Size size = randomSize(random);
            const Map map = scribbled(random, size);
            const int layer = random.coin() ? strategic : mountain;
            const int mover = kingsConflict().layers[std::size_t(layer)].mover;
            std::vector<Cell> goals;
            for (int i = random.below(4); i >= 0; --i)
                goals.push_back(random.cellOf(size));
            const int peak = random.below(10);
            const Slope slope{random.below(4), 1 + random.below(3)};
            const Grid<int> values = rise(map, kingsConflict(), layer, goals, peak, slope);
            const Grid<int> steps = stepsByRelaxing(map, mover, goals);
            forEachCell(size, [&](Cell cell) {
                const bool walks = kingsConflict().mayEnter(mover, map.terrain()[cell]) && steps[cell] < 1000;
                const int fallen = peak - slope.fall * (steps[cell] / slope.steps);
                QCOMPARE(values[cell], walks ? std::max(0, fallen) : 0);
            });
        }
    }

    void unitsClimbARiseOfOneInTwoStepsToItsGoal() {
        Map map = publishedTerrain("the-crossing");
        const Cell goal{10, 0};
        const auto values =
            rise(map, kingsConflict(), strategic, std::span(&goal, 1), 9, Slope{.fall = 1, .steps = 2});
        map = after(map, writing(map, strategic, everyCell(map.size()), values));
        const auto field = hintField(map, kingsConflict(), strategic);
        Cell at{0, 10};
        for (int moves = 0; moves < 20; ++moves) {
            const auto next = bestTiles(*field, at);
            if (next.empty()) break;
            at = next.front();
        }
        QCOMPARE(valueAt(map, strategic, at), 9); // the goal or a tile beside it that is as good
        QVERIFY(chebyshev(at, goal) <= 1);
    }

    void smoothingTakesTheMeanOfWhatUnitsCanEnter() {
        Random random(17);
        for (int round = 0; round < 200; ++round) {
            const Size size = randomSize(random);
            const Map map = scribbled(random, size);
            const auto cells = someCells(random, size);
            const auto changes = smoothed(map, kingsConflict(), strategic, cells);
            verifyTidy(map, strategic, cells, changes);
            const Map smooth = after(map, changes);
            const auto field = hintField(map, kingsConflict(), strategic);
            forEachCell(size, [&](Cell cell) {
                int expected = field->value[cell];
                if (field->mayEnter(cell) && std::binary_search(cells.begin(), cells.end(), cell)) {
                    double sum = 0;
                    int count = 0;
                    forEachCell(size, [&](Cell near) {
                        if (chebyshev(cell, near) > 1 || !field->mayEnter(near)) return;
                        sum += field->value[near];
                        ++count;
                    });
                    expected = int(std::floor(sum / count + 0.5));
                }
                QCOMPARE(valueAt(smooth, strategic, cell), expected);
            });
        }
    }

    void smoothingLeavesALevelGridAlone() {
        Map map = board("3,3=MM 5,0=-----");
        map.layer(strategic) = Grid<Code>(map.size(), '4');
        QVERIFY(smoothed(map, kingsConflict(), strategic, everyCell(map.size())).empty());
    }

    void raisingStopsAtTheEndsOfTheScale() {
        Random random(23);
        for (int by = -10; by <= 10; ++by) {
            const Map map = scribbled(random, {6, 7});
            const auto cells = someCells(random, map.size());
            const auto changes = raised(map, strategic, cells, by);
            verifyTidy(map, strategic, cells, changes);
            const Map higher = after(map, changes);
            forEachCell(map.size(), [&](Cell cell) {
                const bool inside = std::binary_search(cells.begin(), cells.end(), cell);
                QCOMPARE(valueAt(higher, strategic, cell),
                         std::clamp(valueAt(map, strategic, cell) + (inside ? by : 0), 0, 9));
            });
        }
    }

    void scalingReachesBothEndsAndKeepsTheOrder() {
        Random random(29);
        for (int round = 0; round < 200; ++round) {
            Map map = scribbled(random, randomSize(random));
            const auto cells = everyCell(map.size());
            const int low = random.below(5);
            for (Cell cell : cells)
                map.layer(strategic)[cell] = Code('0' + low + random.below(4));
            const auto changes = scaled(map, strategic, cells);
            verifyTidy(map, strategic, cells, changes);
            const Map wide = after(map, changes);
            const auto& digits = map.layer(strategic).values();
            const auto [least, most] = std::minmax_element(digits.begin(), digits.end());
            if (*least == *most) {
                QVERIFY(changes.empty());
                continue;
            }
            for (Cell a : cells) {
                if (map.layer(strategic)[a] == *least) QCOMPARE(valueAt(wide, strategic, a), 0);
                if (map.layer(strategic)[a] == *most) QCOMPARE(valueAt(wide, strategic, a), 9);
                for (Cell b : cells)
                    QCOMPARE(valueAt(wide, strategic, a) < valueAt(wide, strategic, b),
                             valueAt(map, strategic, a) < valueAt(map, strategic, b));
            }
            QVERIFY(scaled(wide, strategic, cells).empty());
        }
    }

    void flatteningAndCopying() {
        Random random(31);
        const Map map = scribbled(random, {7, 5});
        const auto cells = someCells(random, map.size());
        const auto flat = flattened(map, strategic, cells);
        verifyTidy(map, strategic, cells, flat);
        const auto copy = copied(map, mountain, strategic, cells);
        verifyTidy(map, strategic, cells, copy);
        const Map flatMap = after(map, flat);
        const Map copyMap = after(map, copy);
        forEachCell(map.size(), [&](Cell cell) {
            const bool inside = std::binary_search(cells.begin(), cells.end(), cell);
            QCOMPARE(valueAt(flatMap, strategic, cell), inside ? 0 : valueAt(map, strategic, cell));
            QCOMPARE(valueAt(copyMap, strategic, cell), valueAt(map, inside ? mountain : strategic, cell));
        });
    }

    void mirroringMakesTheGridAnswerItself() {
        Random random(37);
        for (int round = 0; round < 100; ++round) {
            const bool halfTurn = random.coin();
            const int side = 1 + random.below(8);
            const Size size = halfTurn ? Size{side, 1 + random.below(8)} : Size{side, side};
            const Symmetry symmetry = halfTurn ? Symmetry::HalfTurn : Symmetry::Diagonal;
            const Half half = random.coin() ? Half::BottomLeft : Half::TopRight;
            const Map map = scribbled(random, size);
            const auto changes = mirroredFrom(map, strategic, everyCell(size), symmetry, half);
            verifyTidy(map, strategic, everyCell(size), changes);
            const Map mirror = after(map, changes);
            forEachCell(size, [&](Cell cell) {
                const Cell other = partner(cell, size, symmetry);
                QCOMPARE(valueAt(mirror, strategic, cell), valueAt(mirror, strategic, other));
                if (inHalf(cell, size, symmetry, half))
                    QCOMPARE(valueAt(mirror, strategic, cell), valueAt(map, strategic, cell));
            });
        }
    }

    void mirroringOnlyASelectionWritesOnlyThere() {
        Random random(41);
        const Map map = scribbled(random, {8, 8});
        const auto cells = someCells(random, map.size());
        verifyTidy(map, strategic, cells,
                   mirroredFrom(map, strategic, cells, Symmetry::Diagonal, Half::TopRight));
    }

    void thereIsNothingToDoWithoutAHintGrid() {
        Map map = board();
        map.layer(mountain) = {};
        const auto cells = everyCell(map.size());
        const GameProfile& game = kingsConflict();
        for (int layer : {terrainLayer, mountain, 17, -1}) {
            QVERIFY(smoothed(map, game, layer, cells).empty());
            QVERIFY(raised(map, layer, cells, 1).empty());
            QVERIFY(scaled(map, layer, cells).empty());
            QVERIFY(flattened(map, layer, cells).empty());
            QVERIFY(copied(map, strategic, layer, cells).empty());
            QVERIFY(copied(map, layer, strategic, cells).empty());
            QVERIFY(mirroredFrom(map, layer, cells, Symmetry::HalfTurn, Half::TopRight).empty());
        }
        QVERIFY(mirroredFrom(map, strategic, cells, Symmetry::None, Half::TopRight).empty());
    }

    void gridsOfAnotherSizeThanTheTerrainAreShapedToo() {
        Random random(43);
        Map map = scribbled(random, {5, 5});
        map.layer(strategic) = Grid<Code>({8, 3}, '3');
        const auto cells = everyCell({8, 3});
        QCOMPARE(raised(map, strategic, cells, 1).size(), std::size_t(24));
        QVERIFY(mirroredFrom(map, strategic, cells, Symmetry::Diagonal, Half::TopRight).empty());
        const Cell goal{7, 2};
        QCOMPARE(rise(map, kingsConflict(), strategic, std::span(&goal, 1), 9, {})[goal], 9);
        copied(map, mountain, strategic, cells);
        smoothed(map, kingsConflict(), strategic, cells);
    }
};

STONEMASON_APPLESS_TEST(TestShape)
#include "test_shape.moc"
