// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pocket_heroes/rules/zones.h"
#include "tests/support/test_program.h"
#include "tests/support/worlds.h"

#include <QTest>

namespace stonemason::pocket_heroes {

using test::pocketHeroes;

namespace {

/// The left half of 32 x 32 cells is zone 0, the right one zone 2, but for the first row, which is of none.
ZoneMap halves() {
    ZoneMap zones{Grid<std::int16_t>({32, 32}, 0), {1, 10, 100, 1000}};
    forEachCell(zones.zoneOf.size(), [&zones](Cell cell) {
        zones.zoneOf[cell] = cell.row == 0 ? std::int16_t(-1) : std::int16_t(cell.column < 16 ? 0 : 2);
    });
    return zones;
}

Item itemAt(Treasure treasure, Cell cell) {
    Item item;
    item.treasure = std::move(treasure);
    item.cell = cell;
    return item;
}

} // namespace

class TestZones : public QObject {
    Q_OBJECT

private slots:
    void countsEachThingInItsZone() {
        World world = emptyWorld(32);
        world.items = {itemAt(Pile{}, {1, 15}), itemAt(Campfire{}, {1, 16}), itemAt(Chest{}, {2, 16}),
                       itemAt(Artifact{"SilverSword"}, {3, 31}), itemAt(Lamp{}, {4, 31})};
        world.guards = {{{randomGuard, 0}, Disposition::Savage, false, {5, 5}, ""}};
        world.castles.resize(2);
        world.castles[0].cell = {9, 9};
        world.castles[1].cell = {9, 20};
        world.ownerables = {{"gold_mine", PlayerId::Red, {20, 20}, {}},
                            {"obs_tower3", PlayerId::Red, {24, 24}, {}}};
        const auto figures = figuresOf(halves(), world, pocketHeroes());
        QCOMPARE(figures.size(), std::size_t(3));
        QCOMPARE(figures[0], (ZoneFigures{31 * 16, 1, 0, 1, 1, 1}));
        QCOMPARE(figures[1], ZoneFigures{});
        QCOMPARE(figures[2], (ZoneFigures{31 * 16, 1, 1, 4, 0, 1110}));
    }

    void whatIsInNoZoneCountsNowhere() {
        World world = emptyWorld(32);
        const auto bare = figuresOf(halves(), world, pocketHeroes());
        world.items = {itemAt(Chest{}, {0, 3}), itemAt(Chest{}, {-1, 3}), itemAt(Chest{}, {3, 32})};
        world.castles.emplace_back().cell = {200, 200};
        QCOMPARE(figuresOf(halves(), world, pocketHeroes()), bare);
        QVERIFY(figuresOf(ZoneMap{}, world, pocketHeroes()).empty());
    }
};

} // namespace stonemason::pocket_heroes

STONEMASON_APPLESS_TEST(stonemason::pocket_heroes::TestZones)
#include "test_zones.moc"
