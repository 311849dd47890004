// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pocket_heroes/craft/craft.h"
#include "core/pocket_heroes/rules/ground.h"
#include "core/pocket_heroes/rules/reach.h"
#include "tests/support/random.h"
#include "tests/support/test_program.h"
#include "tests/support/worlds.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <string>
#include <string_view>
#include <vector>

namespace stonemason::pocket_heroes {

using test::pocketHeroes;

namespace {

double figureIn(const World& world, CraftFigure figure) {
    return craftOf(world, pocketHeroes())[std::size_t(figure)].value_or(-1);
}

bool isNear(double a, double b) {
    return std::abs(a - b) < 1e-9;
}

void addDecoration(World& world, const char* id, Cell cell) {
    world.decorations.push_back({cell, id});
}

/// A patch of land of random signs in the corner of the world.
World scribbled(unsigned seed) {
    test::Random random(seed);
    constexpr int side = 12;
    std::vector<std::string> rows(side);
    for (std::string& row : rows)
        for (int i = 0; i < side; ++i)
            row += std::string_view("......##=WCGST1K")[std::size_t(random.below(16))];
    return test::drawn(rows);
}

/// The terms again, each cell by itself.
class PlainTerms {
public:
    explicit PlainTerms(const World& world) : world_(world) {}

    bool isShut(Cell cell) const {
        if (!world_.size().contains(cell)) return true;
        const auto isHere = [&](const auto& list) {
            return std::ranges::any_of(list, [&](const auto& each) { return each.cell == cell; });
        };
        const bool hasRoad = std::ranges::any_of(
            world_.paths, [&](const Placed& path) { return path.cell == cell && path.id == "dirt_road"; });
        const bool hasWall = std::ranges::any_of(
            world_.paths, [&](const Placed& path) { return path.cell == cell && path.id != "dirt_road"; });
        const bool isWater = surfaceOf(world_, cell) == Surface::Water && !hasRoad;
        return isWater || hasWall || isHere(world_.visitables) || covers(Section::Decoration, cell) ||
               covers(Section::Visitable, cell);
    }

    bool hasThing(Cell cell) const {
        const auto isHere = [&](const auto& list) {
            return std::ranges::any_of(list, [&](const auto& each) { return each.cell == cell; });
        };
        return isHere(world_.items) || isHere(world_.guards);
    }

    /// By relaxing until nothing changes.
    double toward() const {
        constexpr int far = 100'000;
        Grid<int> steps(world_.size(), far);
        forEachCell(steps.size(), [&](Cell cell) {
            if (isShut(cell)) return;
            for (const Visitable& building : world_.visitables)
                for (const Cell step : approachesOf(ThingKind::Visitable))
                    if (building.cell + step == cell) steps[cell] = 1;
            if (hasThing(cell)) steps[cell] = 0;
        });
        Grid<char> shut(world_.size(), 0);
        forEachCell(shut.size(), [&](Cell cell) { shut[cell] = isShut(cell) ? 1 : 0; });
        for (bool changed = true; changed;) {
            changed = false;
            forEachCell(steps.size(), [&](Cell cell) {
                if (shut[cell] != 0) return;
                for (const Cell step : eightSteps) {
                    const Cell next = cell + step;
                    if (!steps.contains(next) || shut[next] != 0 || steps[next] + 1 >= steps[cell]) continue;
                    steps[cell] = steps[next] + 1;
                    changed = true;
                }
            });
        }
        double sum = 0;
        int count = 0;
        forEachCell(steps.size(), [&](Cell cell) {
            if (shut[cell] != 0 || steps[cell] >= far || surfaceOf(world_, cell) == Surface::Water) return;
            sum += steps[cell];
            ++count;
        });
        return count == 0 ? -1 : sum / count;
    }

    double meadow() const {
        int land = 0;
        int open = 0;
        forEachCell(world_.size(), [&](Cell cell) {
            if (surfaceOf(world_, cell) == Surface::Water) return;
            ++land;
            bool isOpen = true;
            forEachCell(Size{5, 5}, [&](Cell offset) {
                const Cell near = cell + offset + Cell{-2, -2};
                if (world_.size().contains(near) && isShut(near)) isOpen = false;
            });
            open += isOpen ? 1 : 0;
        });
        return 100.0 * open / land;
    }

private:
    bool covers(Section section, Cell cell) const {
        const auto any = [&](const auto& list) {
            return std::ranges::any_of(list, [&](const auto& each) {
                const auto cells = footprintAt(pocketHeroes(), section, each.id, each.cell);
                return std::ranges::find(cells, cell) != cells.end();
            });
        };
        return section == Section::Decoration ? any(world_.decorations) : any(world_.visitables);
    }

    const World& world_;
};

} // namespace

class TestCraft : public QObject {
    Q_OBJECT

private slots:
    void countsTreasure() {
        const World world = test::drawn({"CC.....G", "........", "...C...."});
        QVERIFY(isNear(figureIn(world, CraftFigure::Items), 100.0 * 3 / 24));
        QVERIFY(isNear(figureIn(world, CraftFigure::WorthEach), 3));
        QVERIFY(isNear(figureIn(world, CraftFigure::Heap), 200.0 / 3));
        QVERIFY(isNear(figureIn(world, CraftFigure::Nook), 200.0 / 3)); // the third has five open neighbours
        QVERIFY(isNear(figureIn(world, CraftFigure::LootGuarded), 0));
        QVERIFY(isNear(figureIn(world, CraftFigure::Guards), 100.0 / 24));
        QVERIFY(isNear(figureIn(test::drawn({"C.G..K"}), CraftFigure::LootGuarded), 100));
        QVERIFY(isNear(figureIn(test::drawn({"C.G..K"}), CraftFigure::Items), 100.0 / 6)); // no key guards
    }

    void countsGround() {
        World world = test::drawn({"........", "........", "........"});
        QVERIFY(isNear(figureIn(world, CraftFigure::Water), 100.0 * 1000 / 1024));
        QVERIFY(isNear(figureIn(world, CraftFigure::Patches), 1000.0 / 24));
        QVERIFY(isNear(figureIn(world, CraftFigure::BorderRun), (64.0 + 9) / 11)); // below and at the right
        for (int row = 0; row < 4; ++row)
            for (int column = 4; column < 9; ++column)
                world.nodes[{row, column}].surface = Surface::Snow;
        // The lowest surface of four nodes: snow begins at column 4 and runs along three rows.
        QVERIFY(isNear(figureIn(world, CraftFigure::Patches), 2000.0 / 24));
        QVERIFY(isNear(figureIn(world, CraftFigure::BorderRun), (16.0 + 16 + 9 + 9) / 14));
    }

    void countsDecorations() {
        World world = test::drawn({"........", "........", "........", "........"});
        addDecoration(world, "rocks_2", {0, 0});
        addDecoration(world, "rocks_2", {0, 1});
        addDecoration(world, "rocks_2", {3, 7});
        addDecoration(world, "trees_4", {1, 1});
        addDecoration(world, "flowers_8", {2, 4});
        const auto cellsOf = [](const char* id) {
            return pocketHeroes().find(Section::Decoration, id)->footprint.size();
        };
        QCOMPARE(cellsOf("rocks_2"), std::size_t(1));
        QCOMPARE(cellsOf("trees_4"), std::size_t(1));
        QCOMPARE(cellsOf("flowers_8"), std::size_t(0));
        QVERIFY(isNear(figureIn(world, CraftFigure::Blocked), 400.0 / 32));
        QVERIFY(isNear(figureIn(world, CraftFigure::Same), 100.0 / 3)); // of the two rocks and the tree
        QVERIFY(isNear(figureIn(world, CraftFigure::Grove), 1.5));      // 1 1 2 2
        QVERIFY(isNear(figureIn(world, CraftFigure::Flat), 100.0 / 32));
        QVERIFY(isNear(figureIn(world, CraftFigure::Home), 100)); // both are at home on grass
    }

    void countsRoads() {
        const World world = test::drawn({"=====.C.", "....=...", "C...=..."});
        QVERIFY(isNear(figureIn(world, CraftFigure::RoadRun), (25.0 + 9) / 8));
        QVERIFY(isNear(figureIn(world, CraftFigure::RoadRim), 5.0 / 7 * 24 / 10));
        // The chest in the corner lies two from the road above it.
        QVERIFY(isNear(figureIn(world, CraftFigure::Roadside), 20.0 / 7));
    }

    void knowsNarrowWays() {
        QVERIFY(isNear(figureIn(test::drawn({"...G..."}), CraftFigure::GuardChoke), 100));
        QVERIFY(isNear(
            figureIn(test::drawn({".......", "...G...", ".......", "......."}), CraftFigure::GuardChoke), 0));
        QVERIFY(isNear(figureIn(test::drawn({"..G.."}), CraftFigure::GuardChoke), 0)); // pieces of one cell
    }

    void measuresNothingWhereNothingIs() {
        const CraftFigures figures = craftOf(emptyWorld(32), pocketHeroes());
        QCOMPARE(figures[std::size_t(CraftFigure::Water)], std::optional(100.0));
        for (int i = int(CraftFigure::Patches); i < craftFigureCount; ++i)
            QVERIFY2(!figures[std::size_t(i)], craftFigureId(CraftFigure(i)).data());
    }

    void measuresTheReachOfCastlesOnly() {
        QVERIFY(!craftOf(test::drawn({"....C..."}), pocketHeroes())[std::size_t(CraftFigure::Reach)]);
        const World parted = test::drawn({"........", "...A....", "........", "########", "...C...."});
        QVERIFY(figureIn(parted, CraftFigure::Reach) > 0);
        QVERIFY(figureIn(parted, CraftFigure::Reach) < 100);
    }

    void agreesWithThePlainReading() {
        for (unsigned seed = 1; seed <= 12; ++seed) {
            const World world = scribbled(seed);
            const PlainTerms plain(world);
            QVERIFY2(isNear(figureIn(world, CraftFigure::Toward), plain.toward()),
                     std::to_string(seed).c_str());
            QVERIFY2(isNear(figureIn(world, CraftFigure::Meadow), plain.meadow()),
                     std::to_string(seed).c_str());
        }
    }

    void measuresAnyWorld() {
        for (unsigned seed = 1; seed <= 30; ++seed)
            for (const auto& figure : craftOf(test::anyWorld(Version::Plain, seed), pocketHeroes()))
                QVERIFY(!figure || (std::isfinite(*figure) && *figure >= 0));
    }
};

} // namespace stonemason::pocket_heroes

STONEMASON_APPLESS_TEST(stonemason::pocket_heroes::TestCraft)
#include "test_craft.moc"
