// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pocket_heroes/edit/occupancy.h"
#include "tests/support/test_program.h"
#include "tests/support/worlds.h"

#include <QTest>

namespace stonemason::pocket_heroes {

using test::drawn;
using test::pocketHeroes;

namespace {

Record itemAt(Cell cell) {
    return {ThingKind::Item, Item{Chest{}, cell, {}, ""}};
}
Record placedAt(ThingKind kind, const char* id, Cell cell) {
    return {kind, Placed{cell, id}};
}
Record signAt(Cell cell) {
    return {ThingKind::Visitable, Visitable{"wooden_sign1", cell, {}, ""}};
}
Record mineAt(Cell cell) {
    return {ThingKind::Ownerable, Ownerable{"ore_mine", PlayerId::Neutral, cell, {}}};
}
Record eventAt(Cell cell) {
    return {ThingKind::Event, MapEvent{cell, {}, "", "", 0, {}}};
}
Record heroAt(Cell cell) {
    Hero hero;
    hero.cell = cell;
    return {ThingKind::Hero, hero};
}

/// Whether the record may be where the drawing has the cell at row 1, column 1.
bool fits(const std::vector<std::string>& rows, const Record& record) {
    return Occupancy(drawn(rows), pocketHeroes()).collisions(record).empty();
}

constexpr Cell middle{1, 1};

} // namespace

class TestOccupancy : public QObject {
    Q_OBJECT

private slots:
    void whatIsTakenNeedsAFreeCell() {
        for (const char sign : std::string(".=!"))
            QVERIFY(fits({"...", {'.', sign, '.'}, "..."}, itemAt(middle)));
        for (const char sign : std::string("#WCGHS"))
            QVERIFY(!fits({"...", {'.', sign, '.'}, "..."}, itemAt(middle)));
        QVERIFY(!fits({"..."}, itemAt({9, 9}))); // water
    }

    void heroesMayBeginInBuildings() {
        for (const char sign : std::string(".=!S"))
            QVERIFY(fits({"...", {'.', sign, '.'}, "..."}, heroAt(middle)));
        for (const char sign : std::string("#WCGH"))
            QVERIFY(!fits({"...", {'.', sign, '.'}, "..."}, heroAt(middle)));
        World world = drawn({"....", "....", "...."});
        apply(world, mineAt({2, 2}));
        const Occupancy occupancy(world, pocketHeroes());
        QVERIFY(occupancy.collisions(heroAt({2, 2})).empty());
        QCOMPARE(occupancy.collisions(heroAt({1, 1})), std::vector{middle});
    }

    void eventsNeedACellToStepOn() {
        for (const char sign : std::string(".=CGHS"))
            QVERIFY(fits({"...", {'.', sign, '.'}, "..."}, eventAt(middle)));
        for (const char sign : std::string("#W!"))
            QVERIFY(!fits({"...", {'.', sign, '.'}, "..."}, eventAt(middle)));
    }

    void buildingsKeepTheirCells() {
        QVERIFY(fits({"...", "...", "..."}, mineAt({1, 1})));
        QCOMPARE(Occupancy(drawn({"...", "...", "..."}), pocketHeroes()).collisions(mineAt({0, 0})),
                 (std::vector<Cell>{{-1, -1}, {-1, 0}, {0, -1}}));
        QVERIFY(fits({"#..", "...", "..."}, mineAt(middle)));  // trees around a mine
        QVERIFY(!fits({"...", ".#.", "..."}, mineAt(middle))); // at its door
        QVERIFY(!fits({"C..", "...", "..."}, mineAt(middle)));
        QVERIFY(!fits({"S..", "...", "..."}, mineAt(middle)));
        QVERIFY(!fits({"!..", "...", "..."}, mineAt(middle)));
        for (const char sign : std::string("H!")) // who begins or what happens at its door
            QVERIFY(fits({"...", {'.', sign, '.'}, "..."}, mineAt(middle)));
        for (const char sign : std::string("CGK")) // what a hero could not take there
            QVERIFY(!fits({"...", {'.', sign, '.'}, "..."}, mineAt(middle)));
        QVERIFY(fits({"=..", "=..", "..."}, mineAt(middle)));
    }

    void decorationsBuryNothing() {
        const auto tree = placedAt(ThingKind::Decoration, "mountains_2", {1, 1});
        for (const char sign : std::string(".#W"))
            QVERIFY(fits({{sign, '.'}, ".."}, tree));
        for (const char sign : std::string("CGH!S="))
            QVERIFY(!fits({{sign, '.'}, ".."}, tree));
        QVERIFY(fits({"C.", ".."}, placedAt(ThingKind::Decoration, "flowers_8", {0, 0})));
        QVERIFY(fits({".."}, placedAt(ThingKind::Decoration, "mountains_2", {0, 0}))); // over the rim
        QVERIFY(!fits({".."}, placedAt(ThingKind::Decoration, "mountains_2", {-1, 0})));
    }

    void pathsAreNotBlockedAndWallsBlockNothing() {
        const auto road = placedAt(ThingKind::Path, "dirt_road", middle);
        const auto wall = placedAt(ThingKind::Path, "tower_wall", middle);
        for (const char sign : std::string(".CGH!S=W"))
            QVERIFY(fits({"...", {'.', sign, '.'}, "..."}, road));
        QVERIFY(!fits({"...", ".#.", "..."}, road));
        QVERIFY(fits({"..."}, placedAt(ThingKind::Path, "dirt_road", {9, 9}))); // a bridge
        for (const char sign : std::string(".=#W"))
            QVERIFY(fits({"...", {'.', sign, '.'}, "..."}, wall));
        for (const char sign : std::string("CGH!S"))
            QVERIFY(!fits({"...", {'.', sign, '.'}, "..."}, wall));
    }

    void whatMovesIsNotInItsOwnWay() {
        const World world = drawn({".C.", "..."});
        const Thing chest{ThingKind::Item, 0};
        QVERIFY(!Occupancy(world, pocketHeroes()).collisions(itemAt({0, 1})).empty());
        QVERIFY(Occupancy(world, pocketHeroes(), {&chest, 1}).collisions(itemAt({0, 1})).empty());
    }

    void theNearestPlaceIsFree() {
        const Occupancy occupancy(drawn({"####.", "#C##.", "#####"}), pocketHeroes());
        QCOMPARE(occupancy.nearestPlace(itemAt({1, 1})), std::optional(Cell{1, 4}));
        QCOMPARE(occupancy.nearestPlace(itemAt({-20, 9})), std::optional(Cell{0, 4}));
        QCOMPARE(occupancy.nearestPlace(signAt({1, 4})), std::optional(Cell{1, 4}));
        const Occupancy doors(drawn({"C##", "..."}), pocketHeroes()); // rocks beside
        QCOMPARE(doors.nearestPlace(signAt({0, 0})), std::optional(Cell{1, 0}));
        const Occupancy full(drawn({"##"}), pocketHeroes());
        QCOMPARE(full.nearestPlace(itemAt({0, 0})), std::optional<Cell>());
    }

private:
    static void apply(World& world, const Record& record) {
        world.ownerables.push_back(std::get<Ownerable>(record.value));
    }
};

} // namespace stonemason::pocket_heroes

STONEMASON_APPLESS_TEST(stonemason::pocket_heroes::TestOccupancy)
#include "test_occupancy.moc"
