// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pocket_heroes/rules/reach.h"
#include "tests/support/random.h"
#include "tests/support/test_program.h"
#include "tests/support/worlds.h"

#include <QTest>

namespace stonemason::pocket_heroes {

using test::drawn;
using test::pocketHeroes;

namespace {

Reach reachIn(const World& world, PlayerId player = PlayerId::Red) {
    return reachOf(world, pocketHeroes(), footingOf(world, pocketHeroes()), player);
}

/// The drawing with a '*' where red's heroes can stand.
std::vector<std::string> stood(const std::vector<std::string>& rows) {
    const Reach reach = reachIn(drawn(rows));
    std::vector<std::string> marked = rows;
    for (int row = 0; row < int(rows.size()); ++row)
        for (int column = 0; column < int(rows[std::size_t(row)].size()); ++column)
            if (reach.stands[Cell{row, column}] != 0) marked[std::size_t(row)][std::size_t(column)] = '*';
    return marked;
}

bool comesTo(const std::vector<std::string>& rows, Thing thing) {
    const World world = drawn(rows);
    return reaches(reachIn(world), recordOf(world, thing));
}

constexpr Thing chest{ThingKind::Item, 0};
constexpr Thing sign{ThingKind::Visitable, 0};

/// An independent computation: the cells that can be stood on grow step by step until nothing changes.
Grid<char> plainReach(const World& world) {
    const Grid<Footing> footing = footingOf(world, pocketHeroes());
    Grid<char> stands(world.size(), 0);
    for (const Hero& hero : world.heroes)
        if (hero.owner == PlayerId::Red && footing[hero.cell] != Footing::Building) stands[hero.cell] = 1;
    const auto near = [&stands](Cell cell, std::initializer_list<Cell> steps) {
        for (const Cell step : steps)
            if (stands.contains(cell + step) && stands[cell + step] != 0) return true;
        return false;
    };
    const auto enters = [&near](const Visitable& building) {
        return near(building.cell, {{0, 1}, {1, 0}, {1, 1}});
    };
    const auto leaves = [&](const char* in, const char* out, Cell cell) {
        for (const Visitable& from : world.visitables)
            for (const Visitable& to : world.visitables)
                if (&from != &to && from.id == in && to.id == out && enters(from))
                    for (const Cell step : {Cell{0, 1}, Cell{1, 0}, Cell{1, 1}})
                        if (to.cell + step == cell) return true;
        return false;
    };
    for (bool changed = true; changed;) {
        changed = false;
        bool hasKey = false;
        for (const Visitable& tent : world.visitables)
            hasKey = hasKey || (tent.id == "tent_red" && enters(tent));
        forEachCell(world.size(), [&](Cell cell) {
            bool open = footing[cell] == Footing::Free && stands[cell] == 0;
            for (const Item& item : world.items)
                if (item.cell == cell && std::holds_alternative<KeyGuard>(item.treasure) && !hasKey)
                    open = false;
            if (!open) return;
            if (near(cell, {{-1, -1}, {-1, 0}, {-1, 1}, {0, -1}, {0, 1}, {1, -1}, {1, 0}, {1, 1}}) ||
                leaves("teleport1", "teleport1", cell) ||
                leaves("teleport_red_ent", "teleport_red_ext", cell)) {
                stands[cell] = 1;
                changed = true;
            }
        });
    }
    return stands;
}

} // namespace

class TestReach : public QObject {
    Q_OBJECT

private slots:
    void heroesStepToEightNeighbours() {
        QCOMPARE(stood({"H.#.", "##.#", "...#", "####"}),
                 (std::vector<std::string>{"**#*", "##*#", "***#", "####"}));
        QCOMPARE(stood({"H#..", "##.."}), (std::vector<std::string>{"*#..", "##.."}));
    }

    void guardsAndItemsAreNoWalls() {
        QCOMPARE(stood({"HGC."}), (std::vector<std::string>{"****"}));
        QCOMPARE(stood({"HWC."}), (std::vector<std::string>{"*WC."}));
    }

    /// From the right, from below, from the corner between; not from elsewhere.
    void buildingsAreEnteredFromThreeSides() {
        QVERIFY(comesTo({"###", "#SH", "###"}, sign));
        QVERIFY(comesTo({"###", "#S#", "#H#"}, sign));
        QVERIFY(comesTo({"###", "#S#", "##H"}, sign));
        for (const auto& rows : std::vector<std::vector<std::string>>{{"H##", "#S#", "###"},
                                                                      {"#H#", "#S#", "###"},
                                                                      {"##H", "#S#", "###"},
                                                                      {"###", "HS#", "###"},
                                                                      {"###", "#S#", "H##"}})
            QVERIFY(!comesTo(rows, sign));
    }

    void castlesFromTwo() {
        const auto enters = [](Cell hero) {
            World world = drawn({"........", "........", "........", "........", "........"});
            world.castles = {{"small_01", Nation::Random, PlayerId::Green, {2, 2}, {}, "", {}}};
            world.heroes.emplace_back().owner = PlayerId::Red;
            world.heroes[0].cell = hero;
            for (const Cell step : eightSteps)
                if (hero != Cell{2, 2} + step) world.decorations.push_back({Cell{2, 2} + step, "rocks_2"});
            return reaches(reachIn(world), recordOf(world, {ThingKind::Castle, 0}));
        };
        QVERIFY(enters({2, 3}));
        QVERIFY(enters({3, 2}));
        QVERIFY(!enters({3, 3}));
        QVERIFY(!enters({1, 1}));
    }

    void whatCannotBeSteppedOnCanBeTouched() {
        QVERIFY(comesTo({"H.#", "..C", "..#"}, chest));
        QVERIFY(!comesTo({"H#C"}, chest));
        World world = drawn({"H."});
        world.items.push_back({Chest{}, {0, 2}, {}, ""}); // on the water beside
        QVERIFY(reaches(reachIn(world), recordOf(world, chest)));
    }

    void eventsWaitOnCellsAndInBuildings() {
        QVERIFY(comesTo({"H.!"}, {ThingKind::Event, 0}));
        QVERIFY(!comesTo({"H#!"}, {ThingKind::Event, 0}));
        World world = drawn({"...S", "...H"});
        world.events.push_back({{0, 3}, {}, "", "", 63, {}});
        QVERIFY(reaches(reachIn(world), recordOf(world, {ThingKind::Event, 0})));
        world.events[0].cell = {30, 30};
        QVERIFY(!reaches(reachIn(world), recordOf(world, {ThingKind::Event, 0})));
    }

    void heroesBeginInCastles() {
        QCOMPARE(stood({".....", "..A..", "....."}), (std::vector<std::string>{".....", "..A..", "*****"}));
        const World world = drawn({"....", "...."});
        QCOMPARE(reachIn(world).stands, Grid<char>(world.size(), 0));
    }

    void oneCastleByItself() {
        const World world = drawn({"......#......", "......#......", "..A...#...A..", "......#..K..."});
        const Reach both = reachIn(world);
        QVERIFY((both.stands[{3, 2}] != 0 && both.stands[{3, 10}] != 0));
        const auto from = [&world](const std::bitset<256>& keys) {
            return reachFrom(world, pocketHeroes(), footingOf(world, pocketHeroes()), {2, 10}, keys);
        };
        QVERIFY((from({}).stands[{3, 10}] != 0 && from({}).enters[{2, 10}] != 0));
        QVERIFY((from({}).stands[{3, 2}] == 0 && from({}).enters[{2, 2}] == 0));
        QVERIFY((from({}).stands[{3, 8}] == 0));
        QVERIFY((from({1}).stands[{3, 8}] != 0)); // past the guard, with the key that he wants
    }

    void piecesOfTheGround() {
        const World world = drawn({"..#..#", ".#.#.K", "#.1#..", "......"});
        const auto pieces = [&world](const std::bitset<256>& keys) {
            return piecesOf(world, pocketHeroes(), footingOf(world, pocketHeroes()), keys);
        };
        const Grid<int> found = pieces({});
        QCOMPARE((found[{0, 0}]), 0);
        QVERIFY((found[{1, 0}] == 0 && found[{1, 2}] != -1));
        QVERIFY(
            (found[{0, 2}] == -1 && found[{2, 2}] == -1 && found[{1, 5}] == -1)); // rocks, a portal, a guard
        QVERIFY((found[{20, 20}] == -1));                                         // water
        QVERIFY((pieces({1})[{1, 5}] != -1));
    }

    void aHeroInABuildingLeavesItByItsDoor() {
        World world = drawn({"...", ".S.", "..."});
        world.heroes.emplace_back().owner = PlayerId::Red;
        world.heroes[0].cell = {1, 1};
        world.decorations = {{{1, 2}, "rocks_2"}, {{2, 1}, "rocks_2"}, {{2, 2}, "rocks_2"}};
        QCOMPARE(reachIn(world).stands, Grid<char>(world.size(), 0));
        world.decorations.pop_back();
        QCOMPARE((reachIn(world).stands[{2, 2}]), char(1));
    }

    void portals() {
        QVERIFY(!comesTo({"H...#1..", "....#..C"}, chest));
        QVERIFY(comesTo({"1H..#1..", "....#..C"}, chest));
        QVERIFY(comesTo({"1...#1.H", "C...#..."}, chest));
        QVERIFY(comesTo({"<H..#>..", "....#..C"}, chest));
        QVERIFY(!comesTo({"<...#>.H", "C...#..."}, chest));
        QVERIFY(!comesTo({"1H..#>..", "....#..C"}, chest));
    }

    void keysOpenTheirGuards() {
        QVERIFY(!comesTo({"H..KC", "...##"}, {ThingKind::Item, 1}));
        QVERIFY(comesTo({"HT.KC", "...##"}, {ThingKind::Item, 1}));
        World world = drawn({"HT.KC", "...##"});
        world.items[0].treasure = KeyGuard{1};
        QVERIFY(!reaches(reachIn(world), recordOf(world, {ThingKind::Item, 1})));
        world.items[0].treasure = KeyGuard{200};
        QVERIFY(!reaches(reachIn(world), recordOf(world, {ThingKind::Item, 1})));
        // what waits at the door through which one comes
        QVERIFY(comesTo({"H1T##", "..#1#", "..#KC"}, {ThingKind::Item, 1}));
        QVERIFY(reachIn(world).keys.test(0) && reachIn(world).keys.count() == 1);
    }

    void asBruteForceHasIt() {
        test::Random random(22);
        const std::string signs = "......###=W1<>TKSCG";
        int reached = 0;
        for (int round = 0; round < 300; ++round) {
            std::vector<std::string> rows(7, std::string(9, '.'));
            for (std::string& row : rows)
                for (char& sign : row)
                    sign = signs[std::size_t(random.below(int(signs.size())))];
            rows[std::size_t(random.below(7))][std::size_t(random.below(9))] = 'H';
            const World world = drawn(rows);
            const Grid<char> expected = plainReach(world);
            QVERIFY(reachIn(world).stands == expected);
            reached += int(std::ranges::count(expected.values(), 1));
        }
        QVERIFY(reached > 1000);
    }
};

} // namespace stonemason::pocket_heroes

STONEMASON_APPLESS_TEST(stonemason::pocket_heroes::TestReach)
#include "test_reach.moc"
