// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/kings_conflict/map/cell_change.h"
#include "tests/support/profile.h"
#include "tests/support/random.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace stonemason;
using namespace stonemason::kings_conflict;
using test::kingsConflict;
using test::mapOf;

class TestDifference : public QObject {
    Q_OBJECT

private slots:
    void mapsThatAreEqualDoNotDiffer() {
        const Map map = newMap(kingsConflict());
        QVERIFY(differenceOf(map, map).isNone());
        QVERIFY(differenceOf(map, map).allCells().empty());
    }

    void namesTheCellsOfEachLayer() {
        Map here = mapOf("PFM -|H");
        Map there = mapOf("PFF -|P");
        here.layer(2) = mapOf("012 345").terrain();
        there.layer(2) = mapOf("112 349").terrain();
        const MapDifference difference = differenceOf(here, there);
        QVERIFY((difference.cells[terrainLayer] == std::vector<Cell>{{0, 2}, {1, 2}}));
        QVERIFY((difference.cells[2] == std::vector<Cell>{{0, 0}, {1, 2}}));
        QVERIFY((difference.allCells() == std::vector<Cell>{{0, 0}, {0, 2}, {1, 2}}));
        QVERIFY(!difference.isNone());
    }

    void gridsThatOneLacksAreNamed() {
        Map here = newMap(kingsConflict());
        Map there = here;
        here.layer(1) = {};
        there.layer(3) = {};
        const MapDifference difference = differenceOf(here, there);
        QVERIFY(difference.onlyThere == std::vector{1} && difference.onlyHere == std::vector{3});
        QVERIFY(difference.allCells().empty() && !difference.isNone());
    }

    void whatBothHaveIsComparedOfOtherSizes() {
        const MapDifference difference = differenceOf(mapOf("PFM PFM"), mapOf("FF PF PP"));
        QVERIFY((difference.cells[terrainLayer] == std::vector<Cell>{{0, 0}}));
    }

    void notesDiffer() {
        Map here = mapOf("PP PP");
        Map there = here;
        here.notes = {{{0, 0}, "same"}, {{0, 1}, "one"}, {{1, 0}, "here"}};
        there.notes = {{{0, 0}, "same"}, {{0, 1}, "other"}, {{1, 1}, "there"}};
        QVERIFY((differenceOf(here, there).notes == std::vector<Cell>{{0, 1}, {1, 0}, {1, 1}}));
        QVERIFY(!differenceOf(here, there).isNone());
    }

    void isTheSameFromTheOtherSide() {
        test::Random random(1);
        for (int round = 0; round < 50; ++round) {
            Map here = newMap(kingsConflict());
            Map there = here;
            forEachCell(here.size(), [&](Cell cell) {
                here.layer(terrainLayer)[cell] = random.below(2) ? 'P' : 'F';
                there.layer(terrainLayer)[cell] = random.below(2) ? 'P' : 'F';
            });
            const std::vector<Cell> cells = differenceOf(here, there).allCells();
            QVERIFY(cells == differenceOf(there, here).allCells());
            for (Cell cell : cells)
                here.layer(terrainLayer)[cell] = there.layer(terrainLayer)[cell];
            QVERIFY(differenceOf(here, there).isNone());
        }
    }
};

STONEMASON_APPLESS_TEST(TestDifference)
#include "test_difference.moc"
