// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pocket_heroes/edit/region.h"
#include "core/pocket_heroes/edit/resizing.h"
#include "core/pocket_heroes/rules/creatures.h"
#include "core/pocket_heroes/rules/ground.h"
#include "tests/support/test_program.h"
#include "tests/support/worlds.h"

#include <QTest>

namespace stonemason::pocket_heroes {

using test::pocketHeroes;

namespace {

World withEdit(World world, const WorldEdit& edit) {
    apply(world, edit);
    return world;
}

/// Grass with red's main castle at row 8, column 8, another of red's castles far away, and a chest in each
/// corner.
World corners() {
    World world = emptyWorld(64);
    world.nodes = Grid<Node>(world.nodes.size(), Node{Surface::Grass, 0});
    world.nodes[{8, 8}].altitude = 9;
    for (const Cell cell : {Cell{8, 8}, Cell{50, 50}}) {
        Castle& castle = world.castles.emplace_back();
        castle.id = "small_01";
        castle.owner = PlayerId::Red;
        castle.cell = cell;
    }
    world.players = {{PlayerId::Red, Controller::Human, MainCastle{{8, 8}, false}}};
    for (const Cell cell : {Cell{0, 0}, Cell{0, 63}, Cell{63, 0}, Cell{63, 63}})
        world.items.push_back({Chest{}, cell, {}, ""});
    world.ultimate.cell = {60, 60};
    return world;
}

} // namespace

class TestRegion : public QObject {
    Q_OBJECT

private slots:
    void groundIsLaidAndWhatStandsThereMakesRoom() {
        World from = emptyWorld(32);
        for (int row = 0; row < 4; ++row)
            for (int column = 0; column < 5; ++column)
                from.nodes[{row, column}] = {Surface::Lava, std::uint8_t(row + column)};
        const Grid<Node> ground = groundOf(from, {{0, 0}, {2, 3}});
        QCOMPARE(ground.size(), (Size{4, 5}));
        QVERIFY((rangeOfGround(ground, {6, 7}) == CellRange{{6, 7}, {8, 10}}));
        const World world = corners();
        const WorldEdit edit = laying(world, pocketHeroes(), ground, {6, 7});
        const World now = withEdit(world, edit);
        for (int row = 0; row < 4; ++row)
            for (int column = 0; column < 5; ++column)
                QVERIFY((now.nodes[Cell{6 + row, 7 + column}] == ground[Cell{row, column}]));
        QVERIFY((now.nodes[Cell{5, 7}] == Node{Surface::Grass, 0}));
        QCOMPARE(now.castles.size(), std::size_t(1));
        QVERIFY(now.players[0].mainCastle);
        QCOMPARE(now.players[0].mainCastle->cell, (Cell{50, 50}));
        QCOMPARE(now.items.size(), std::size_t(4));
        QVERIFY(withEdit(now, reversed(edit)) == world);
    }

    /// A castle stands on rows above its entrance: laying ground there takes it, too.
    void whatReachesIntoTheGroundMakesRoom() {
        const World world = corners();
        const Grid<Node> ground({2, 2});
        QCOMPARE(withEdit(world, laying(world, pocketHeroes(), ground, {7, 9})).castles.size(),
                 std::size_t(1));
        QCOMPARE(withEdit(world, laying(world, pocketHeroes(), ground, {20, 20})).castles.size(),
                 std::size_t(2));
    }

    void groundBeyondTheRimIsCut() {
        const World world = corners();
        for (const Cell at : {Cell{-2, -2}, Cell{62, 62}, Cell{-2000000000, 5}, Cell{5, 2000000000}}) {
            const World now = withEdit(world, laying(world, pocketHeroes(), Grid<Node>({5, 5}), at));
            QCOMPARE(now.size(), world.size());
        }
    }

    void growingLosesNothing() {
        const World world = corners();
        for (int row = 0; row < 3; ++row)
            for (int column = 0; column < 3; ++column) {
                const Resized grown = resized(world, 256, {row, column}, Surface::Snow);
                const Cell by{row * 96, column * 96};
                QCOMPARE(shiftOf(64, 256, {row, column}), by);
                QVERIFY(grown.lost.empty());
                QCOMPARE(grown.world.size(), (Size{256, 256}));
                QVERIFY((grown.world.nodes[Cell{8, 8} + by] == Node{Surface::Grass, 9}));
                QVERIFY((grown.world.items[3].cell == Cell{63, 63} + by));
                QVERIFY(grown.world.players[0].mainCastle->cell == grown.world.castles[0].cell);
                QVERIFY((grown.world.ultimate.cell == Cell{60, 60} + by));
                QVERIFY((surfaceOf(grown.world, row == 0 ? Cell{255, 128} : Cell{0, 128}) == Surface::Snow));
                // and back
                const Resized back = resized(grown.world, 64, {row, column}, Surface::Snow);
                QVERIFY(back.lost.empty());
                QVERIFY(back.world.items == world.items && back.world.players == world.players);
                QVERIFY((back.world.nodes[Cell{8, 8}] == world.nodes[Cell{8, 8}]));
            }
    }

    void whatFallsOffIsNamed() {
        World world = corners();
        world.decorations = {{{-3, 5}, "trees_1"}}; // off the map already: no size is to blame
        const Resized cut = resized(world, 32, {2, 2}, Surface::Grass);
        QCOMPARE(
            cut.lost,
            (std::vector<Thing>{
                {ThingKind::Item, 0}, {ThingKind::Item, 1}, {ThingKind::Item, 2}, {ThingKind::Castle, 0}}));
        QCOMPARE(cut.world.items.size(), std::size_t(1));
        QVERIFY((cut.world.items[0].cell == Cell{31, 31}));
        QVERIFY((cut.world.castles[0].cell == Cell{18, 18}));
        QVERIFY((cut.world.players[0].mainCastle->cell == Cell{18, 18}));
        QVERIFY((cut.world.ultimate.cell == Cell{28, 28}));
        QCOMPARE(cut.world.decorations.size(), std::size_t(1));
        QCOMPARE(resized(world, 32, {0, 0}, Surface::Grass).world.ultimate.cell, UltimateArtifact().cell);
    }

    void creaturesHaveNationsAndLevels() {
        QVERIFY(nationOf(1) == Nation::Citadel && levelOf(1) == 2);      // archers
        QVERIFY(nationOf(35) == Nation::Necropolis && levelOf(35) == 6); // plagues
        QVERIFY(!nationOf(36) && !levelOf(36));                          // rogues
        QVERIFY(!nationOf(noCreature) && !levelOf(noCreature));
        QVERIFY(!nationOf(randomGuard + 3) && levelOf(randomGuard + 3) == 3);
        QVERIFY(!levelOf(randomGuard) && !levelOf(randomGuard + guardLevels + 1));
        QCOMPARE(pocketHeroes().creatures[1].id, std::string("archer"));
        QCOMPARE(pocketHeroes().creatures[36].id, std::string("rogue"));
    }
};

} // namespace stonemason::pocket_heroes

STONEMASON_APPLESS_TEST(stonemason::pocket_heroes::TestRegion)
#include "test_region.moc"
