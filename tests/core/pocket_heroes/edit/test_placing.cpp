// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pocket_heroes/edit/placing.h"
#include "core/pocket_heroes/rules/ground.h"
#include "tests/support/random.h"
#include "tests/support/test_program.h"
#include "tests/support/worlds.h"

#include <QTest>

namespace stonemason::pocket_heroes {

using test::drawn;

namespace {

World after(World world, const WorldEdit& edit) {
    apply(world, edit);
    return world;
}

/// Whether the edit followed by its reverse restores the world.
bool goesBack(const World& world, const WorldEdit& edit) {
    return after(after(world, edit), reversed(edit)) == world;
}

Placed placed(int row, int column, const char* id) {
    return {{row, column}, id};
}

} // namespace

class TestPlacing : public QObject {
    Q_OBJECT

private slots:
    void placingAddsBehind() {
        const World world = drawn({"C.", ".."});
        const auto edit = placing(world, {ThingKind::Item, Item{Lamp{}, {1, 1}, {}, "m"}});
        const World now = after(world, edit);
        QCOMPARE(now.items.size(), std::size_t(2));
        QCOMPARE(now.items[1], (Item{Lamp{}, {1, 1}, {}, "m"}));
        QVERIFY(goesBack(world, edit));
    }

    void aCellHasOneDecorationOrPieceOfPath() {
        const World world = drawn({"#=", ".."});
        World now = after(world, placing(world, {ThingKind::Path, placed(0, 0, "river")}));
        QCOMPARE(now.decorations, std::vector<Placed>());
        QCOMPARE(now.paths, (std::vector{placed(0, 1, "dirt_road"), placed(0, 0, "river")}));
        const auto edit = placing(now, {ThingKind::Decoration, placed(0, 1, "trees_1")});
        QCOMPARE(after(now, edit).paths, (std::vector{placed(0, 0, "river")}));
        QVERIFY(goesBack(now, edit));
    }

    void movingTakesTheMainCastleAlong() {
        const World world = drawn({".....", "..A..", "....."});
        const Thing castle{ThingKind::Castle, 0};
        const auto edit = moving(world, {&castle, 1}, {5, 6});
        const World now = after(world, edit);
        QCOMPARE(now.castles[0].cell, (Cell{6, 8}));
        QCOMPARE(now.players[0].mainCastle->cell, (Cell{6, 8}));
        QVERIFY(goesBack(world, edit));
        QVERIFY(moving(world, {&castle, 1}, {0, 0}).empty());
    }

    void deletingTheMainCastleGivesTheNext() {
        World world = drawn({".....", "..A..", ".....", ".....", ".....", "..A.."});
        world.players[0].mainCastle->cell = {1, 2};
        const std::vector<Thing> castles{{ThingKind::Castle, 0}, {ThingKind::Castle, 1}};
        const auto one = deleting(world, std::span(castles).first(1));
        QCOMPARE(after(world, one).players[0].mainCastle->cell, (Cell{5, 2}));
        QVERIFY(goesBack(world, one));
        const auto both = deleting(world, castles);
        QVERIFY(!after(world, both).players[0].mainCastle);
        QVERIFY(after(world, both).castles.empty());
        QVERIFY(goesBack(world, both));
    }

    void severalGoAtOnce() {
        const World world = drawn({"C#C", "GC#"});
        const std::vector<Thing> things{{ThingKind::Item, 0},
                                        {ThingKind::Guard, 0},
                                        {ThingKind::Item, 2},
                                        {ThingKind::Item, 0},
                                        {ThingKind::Decoration, 1}};
        const auto edit = deleting(world, things);
        const World now = after(world, edit);
        QCOMPARE(now.items, std::vector{world.items[1]});
        QVERIFY(now.guards.empty());
        QCOMPARE(now.decorations, std::vector{world.decorations[0]});
        QVERIFY(goesBack(world, edit));
    }

    void copies() {
        const World world = drawn({"C#", "GS"});
        const std::vector<Thing> things{{ThingKind::Item, 0}, {ThingKind::Visitable, 0}};
        const World now = after(world, placing(world, copiesOf(world, things, {4, 5})));
        QCOMPARE(now.items[1].cell, (Cell{4, 5}));
        QCOMPARE(now.visitables[1].cell, (Cell{5, 6}));
        QCOMPARE(now.visitables[1].id, world.visitables[0].id);
    }

    void anyEditsGoBack() {
        test::Random random(22);
        World world = test::anyWorld(Version::Translated, 5);
        const World first = world;
        std::vector<WorldEdit> done;
        for (int round = 0; round < 300; ++round) {
            std::vector<Thing> things;
            for (int i = random.below(4); i >= 0; --i) {
                const auto kind = ThingKind(random.below(thingKindCount));
                if (const int count = countOf(world, kind); count > 0)
                    things.push_back({kind, random.below(count)});
            }
            switch (random.below(4)) {
            case 0: done.push_back(deleting(world, things)); break;
            case 1: done.push_back(moving(world, things, random.cellOf({9, 9}))); break;
            case 2:
                done.push_back(painting(world, std::vector{random.cellOf({40, 40})}, Surface::Snow));
                break;
            default: done.push_back(placing(world, copiesOf(world, things, random.cellOf({9, 9}))));
            }
            apply(world, done.back());
        }
        QVERIFY(world != first);
        for (; !done.empty(); done.pop_back())
            apply(world, reversed(done.back()));
        QVERIFY(world == first);
    }

    void paintingChangesNodesOnce() {
        const World world = emptyWorld(32);
        const std::vector<Cell> nodes{{0, 0}, {0, 0}, {32, 32}, {33, 0}, {-1, 4}};
        const auto edit = painting(world, nodes, Surface::Sand);
        QCOMPARE(edit.nodes.size(), std::size_t(2));
        QVERIFY(goesBack(world, edit));
        QVERIFY(painting(world, nodes, Surface::Water).empty());
    }

    void piecesJoinTheirLikes() {
        World world = drawn({"...", "===", ".=."});
        world.paths.push_back({{0, 1}, "river"});
        const Grid<int> paths = pathsByCell(world);
        QCOMPARE(joinsOf(world, paths, {1, 1}), (Edges{Direction::East, Direction::South, Direction::West}));
        QCOMPARE(joinsOf(world, paths, {1, 0}), Edges{Direction::East});
        QCOMPARE(joinsOf(world, paths, {0, 1}), Edges());
        QCOMPARE(joinsOf(world, paths, {0, 0}), Edges());
    }
};

} // namespace stonemason::pocket_heroes

STONEMASON_APPLESS_TEST(stonemason::pocket_heroes::TestPlacing)
#include "test_placing.moc"
