// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pocket_heroes/check/check.h"
#include "tests/core/pocket_heroes/check/findings.h"
#include "tests/support/test_program.h"
#include "tests/support/worlds.h"

#include <QTest>

#include <algorithm>

namespace stonemason::pocket_heroes {

using test::drawn;
using test::pocketHeroes;

class TestPlaces : public QObject {
    Q_OBJECT

private slots:
    void placesOffTheMap() {
        World world = drawn(sound);
        world.items.push_back({Chest{}, {-1, 4}, {}, ""});
        world.decorations.push_back({{0, 32}, "trees_1"});
        QCOMPARE(findings(world, "places"),
                 (QStringList{"E places/off-map item  (-1,4) | fix/move item (0,5) | fix/delete item",
                              "E places/off-map decoration trees_1 (0,32) | fix/delete decoration"}));
        QVERIFY(fixesHelp(world, "places"));
        world = drawn({"H..#.", "...#.", "...#."}); // behind the rocks nobody comes
        world.items.push_back({Chest{}, {0, 40}, {}, ""});
        QCOMPARE(findings(world, "places"),
                 (QStringList{"E places/off-map item  (0,40) | fix/move item (0,2) | fix/delete item"}));
        QVERIFY(fixesHelp(world, "places"));
        world = drawn(sound);
        world.decorations.push_back({{0, 0}, "mountains_1"}); // over the rim: people draw maps so
        QCOMPARE(findings(world, "places"), nothing);
        world = drawn({"......", "......", "......"});
        world.ownerables.push_back({"ore_mine", PlayerId::Neutral, {0, 6}, {}});
        QCOMPARE(findings(world, "places"),
                 (QStringList{"E places/over-rim ownerable ore_mine (0,6) | fix/move "
                              "ownerable (1,6) | fix/delete ownerable"}));
        QVERIFY(fixesHelp(world, "places"));
    }

    void placesShared() {
        World world = drawn(sound);
        world.guards.push_back({{0, 5}, Disposition::Aggressive, false, {4, 6}, ""});
        QCOMPARE(
            findings(world, "places"),
            (QStringList{"E places/shared item  guard  (4,6) | fix/move guard (3,6) | fix/delete guard"}));
        QVERIFY(fixesHelp(world, "places"));
        world = drawn(sound);
        world.events.push_back({{5, 10}, {}, "", "", 63, {}});
        world.events.push_back({{4, 6}, {}, "", "", 63, {}}); // an event may wait where something lies
        QCOMPARE(findings(world, "places").size(), 1);
        world = drawn(sound);
        world.visitables.push_back({"stables", {6, 2}, {}, ""});
        QCOMPARE(findings(world, "places").size(), 1);
        QVERIFY(findings(world, "places")[0].startsWith(
            "E places/shared visitable wooden_sign1 visitable stables (5,2)"));
    }

    /// Where it would bar the only way there is, nothing is offered to be moved.
    void placesThatBarAWay() {
        World world = drawn({"...............", "...............", "..A.........B..", "......###......"});
        world.visitables.push_back({"arena", {1, 7}, {}, ""});
        QCOMPARE(findings(world, "reach"), nothing);
        QCOMPARE(findings(world, "places"),
                 QStringList{"E places/over-rim visitable arena (1,7) | fix/delete visitable"});
        world = drawn({"...............", "...............", "..A.........B..", "..............."});
        world.visitables.push_back({"arena", {1, 7}, {}, ""});
        QCOMPARE(
            findings(world, "places"),
            QStringList{"E places/over-rim visitable arena (1,7) | fix/move visitable (2,7) | fix/delete "
                        "visitable"});
        QVERIFY(fixesHelp(world, "places"));
    }

    /// Where the places nearby bar the way, one further off is found.
    void aBuildingOverTheRimGoesBesideTheWay() {
        std::vector<std::string> land(8, std::string(30, '.'));
        for (std::size_t row = 3; row < land.size(); ++row)
            land[row].replace(0, 19, std::string(19, '#'));
        land[2][2] = 'A';
        land[2][26] = 'B';
        World world = drawn(land);
        world.visitables.push_back({"arena", {1, 7}, {}, ""});
        const QStringList lines = findings(world, "places");
        QCOMPARE(lines.size(), 1);
        QVERIFY2(lines[0].contains(QStringLiteral("fix/move visitable")), qPrintable(lines[0]));
        QVERIFY(fixesHelp(world, "places"));
    }

    void placesBuried() {
        for (const auto& [id, cell] :
             {std::pair{"mountains_2", Cell{5, 7}}, std::pair{"rocks_2", Cell{4, 6}}}) {
            World world = drawn(sound);
            world.decorations.push_back({cell, id});
            QVERIFY(findings(world, "places").join('\n').contains("E places/buried item  (4,6) | fix/move"));
            QVERIFY(fixesHelp(world, "places"));
        }
        World world = drawn(sound);
        world.items.push_back({Chest{}, {2, 2}, {}, ""}); // at the gate
        world.events.push_back({{2, 2}, {}, "", "", 63, {}});
        world.heroes.push_back({});
        world.heroes[0].cell = {2, 2};
        world.heroes[0].owner = PlayerId::Red;
        QCOMPARE(findings(world, "places").size(), 2); // the chest, and that hero and chest share
        QVERIFY(findings(world, "places").join('\n').contains("E places/buried item  (2,2)"));
        world = drawn(sound);
        world.decorations.push_back({{4, 6}, "flowers_8"});
        QCOMPARE(findings(world, "places"), nothing);
    }

    void placesOfWhichTheGameKeepsOne() {
        World world = drawn(sound);
        world.decorations = {{{0, 0}, "trees_1"}, {{0, 0}, "trees_2"}};
        world.paths = {{{1, 0}, "river"}, {{1, 0}, "dirt_road"}, {{0, 0}, "river"}};
        QCOMPARE(findings(world, "places"),
                 (QStringList{"W places/lost decoration trees_1 (0,0) | fix/delete decoration",
                              "W places/lost path river (1,0) | fix/delete path"}));
        QVERIFY(fixesHelp(world, "places"));
    }
};

} // namespace stonemason::pocket_heroes

STONEMASON_APPLESS_TEST(stonemason::pocket_heroes::TestPlaces)
#include "test_places.moc"
