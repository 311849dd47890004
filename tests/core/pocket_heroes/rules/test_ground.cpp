// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pocket_heroes/rules/ground.h"
#include "tests/support/random.h"
#include "tests/support/test_program.h"
#include "tests/support/worlds.h"

#include <QTest>

#include <algorithm>

namespace stonemason::pocket_heroes {

using test::drawn;
using test::pocketHeroes;

namespace {

Footing footingAt(const World& world, Cell cell) {
    return footingOf(world, pocketHeroes())[cell];
}

} // namespace

class TestGround : public QObject {
    Q_OBJECT

private slots:
    void theLowestNodeMakesTheGround() {
        World world = emptyWorld(32);
        for (const Cell node : nodesOf({4, 5}))
            world.nodes[node].surface = Surface::Snow;
        QCOMPARE(surfaceOf(world, {4, 5}), Surface::Snow);
        QCOMPARE(surfaceOf(world, {4, 6}), Surface::Water);
        for (const Cell node : nodesOf({4, 5})) {
            World changed = world;
            changed.nodes[node].surface = Surface::Sand;
            QCOMPARE(surfaceOf(changed, {4, 5}), Surface::Sand);
        }
        QCOMPARE(surfaceOf(world, {31, 31}), Surface::Water);
    }

    void whatKeepsAHeroOff() {
        const World world = drawn({"......", ".#=W..", "...S.."});
        QCOMPARE(footingAt(world, {0, 0}), Footing::Free);
        QCOMPARE(footingAt(world, {1, 1}), Footing::Decoration);
        QCOMPARE(footingAt(world, {1, 2}), Footing::Free);
        QCOMPARE(footingAt(world, {1, 3}), Footing::Wall);
        QCOMPARE(footingAt(world, {2, 3}), Footing::Building);
        QCOMPARE(footingAt(world, {9, 9}), Footing::Water);
    }

    void aRoadIsABridge() {
        World world = drawn({"..."});
        world.paths = {{{8, 8}, "dirt_road"}, {{8, 9}, "river"}, {{8, 10}, "no such path"}};
        QCOMPARE(footingAt(world, {8, 8}), Footing::Free);
        QCOMPARE(footingAt(world, {8, 9}), Footing::Free);
        QCOMPARE(footingAt(world, {8, 10}), Footing::Water);
    }

    /// A mountain reaches over the cells to the left and above; those come before it.
    void aDecorationBlocksARoadBeforeIt() {
        World world = drawn({"....", "....", "...."});
        world.decorations = {{{2, 2}, "mountains_2"}};
        world.paths = {{{1, 1}, "dirt_road"}, {{2, 2}, "dirt_road"}};
        QCOMPARE(footingAt(world, {1, 1}), Footing::Decoration);
        QCOMPARE(footingAt(world, {2, 2}), Footing::Free);
        QCOMPARE(footingAt(world, {2, 1}), Footing::Decoration);
        QCOMPARE(footingAt(world, {0, 0}), Footing::Free);
    }

    void unknownThingsBlockOnlyAsBuildings() {
        World world = drawn({"....."});
        world.decorations = {{{0, 0}, "oak"}};
        world.visitables = {{"pub", {0, 2}, {}, ""}};
        QCOMPARE(footingAt(world, {0, 0}), Footing::Free);
        QCOMPARE(footingAt(world, {0, 2}), Footing::Building);
    }

    void whatReachesOverTheRimIsNoHarm() {
        World world = drawn({"...", "..."});
        world.decorations = {{{0, 0}, "mountains_1"}, {{-5, 40}, "mountains_1"}};
        world.castles = {{"large_01", Nation::Random, PlayerId::Red, {31, 31}, {}, "", {}}};
        const Grid<Footing> footing = footingOf(world, pocketHeroes());
        QCOMPARE((footing[{0, 0}]), Footing::Decoration);
        QCOMPARE((footing[{31, 31}]), Footing::Building);
    }

    void thingsOnACellFromTheTop() {
        World world = drawn({".....", ".....", "..S.."});
        world.heroes.emplace_back().cell = {2, 2};
        world.events.push_back({{2, 2}, {}, "", "", 0, {}});
        world.castles.push_back({"small_01", Nation::Random, PlayerId::Red, {2, 4}, {}, "", {}});
        world.decorations = {{{2, 2}, "flowers_8"}, {{3, 3}, "mountains_2"}, {{4, 4}, "mountains_2"}};
        const std::vector<Thing> expected{{ThingKind::Hero, 0},       {ThingKind::Castle, 0},
                                          {ThingKind::Visitable, 0},  {ThingKind::Event, 0},
                                          {ThingKind::Decoration, 0}, {ThingKind::Decoration, 1}};
        QCOMPARE(thingsAt(world, pocketHeroes(), {2, 2}), expected);
        QCOMPARE(thingsAt(world, pocketHeroes(), {9, 9}), std::vector<Thing>());
    }
};

} // namespace stonemason::pocket_heroes

STONEMASON_APPLESS_TEST(stonemason::pocket_heroes::TestGround)
#include "test_ground.moc"
