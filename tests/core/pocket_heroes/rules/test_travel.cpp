// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pocket_heroes/rules/reach.h"
#include "core/pocket_heroes/rules/travel.h"
#include "tests/support/random.h"
#include "tests/support/test_program.h"
#include "tests/support/worlds.h"

#include <QTest>

#include <algorithm>
#include <map>

namespace stonemason::pocket_heroes {

using test::drawn;
using test::pocketHeroes;

namespace {

Grid<int> costsIn(const World& world) {
    const Grid<Footing> footing = footingOf(world, pocketHeroes());
    return Travel(world, pocketHeroes(), footing).costsOf(PlayerId::Red);
}

int costAt(const std::vector<std::string>& rows, Cell cell) {
    return costsIn(drawn(rows))[cell];
}

const auto sum = [](int cost, int more) { return cost == unreached ? unreached : cost + more; };

/// An independent computation: costs are relaxed until nothing changes.
class PlainTravel {
public:
    explicit PlainTravel(const World& world)
        : world_(world)
        , footing_(footingOf(world, pocketHeroes()))
        , paths_(pathsByCell(world))
        , costs_(world.size(), unreached) {
        for (const Hero& hero : world.heroes)
            costs_[hero.cell] = 0;
    }

    Grid<int> run() {
        for (bool changed = true; changed;) {
            changed = false;
            forEachCell(world_.size(), [&](Cell cell) {
                if (footing_[cell] != Footing::Free) return;
                const int cost = std::max(least(cell), opened(cell));
                if (cost >= costs_[cell]) return;
                costs_[cell] = cost;
                changed = true;
            });
        }
        return costs_;
    }

private:
    int least(Cell cell) const {
        int least = costs_[cell];
        for (const Cell step : eightSteps) {
            const Cell from = cell + step;
            if (!costs_.contains(from)) continue;
            const int halves = step.row != 0 && step.column != 0 ? 3 : 2;
            least = std::min(least, sum(costs_[from], halves * (paths_[cell] >= 0 ? 4 : 6)));
        }
        for (const Visitable& in : world_.visitables)
            for (const Visitable& out : world_.visitables)
                if (&in != &out && leads(in.id, out.id) && chebyshev(cell, out.cell) == 1 &&
                    out.cell.row <= cell.row && out.cell.column <= cell.column)
                    least = std::min(least, costToEnter(costs_, ThingKind::Visitable, in.cell));
        return least;
    }

    static bool leads(const std::string& in, const std::string& out) {
        return (in == "teleport1" && out == "teleport1") ||
               (in == "teleport_red_ent" && out == "teleport_red_ext");
    }

    /// When the guard of keys there lets heroes pass.
    int opened(Cell cell) const {
        const bool isLocked = std::ranges::any_of(world_.items, [cell](const Item& item) {
            return item.cell == cell && std::holds_alternative<KeyGuard>(item.treasure);
        });
        if (!isLocked) return 0;
        int least = unreached;
        for (const Visitable& tent : world_.visitables)
            if (tent.id == "tent_red")
                least = std::min(least, costToEnter(costs_, ThingKind::Visitable, tent.cell));
        return least;
    }

    const World& world_;
    Grid<Footing> footing_;
    Grid<int> paths_;
    Grid<int> costs_;
};

} // namespace

class TestTravel : public QObject {
    Q_OBJECT

private slots:
    /// Grass costs 6 and dirt roads 4, in halves; over a corner it is half as much again.
    void stepsCostWhatTheyLeadOnto() {
        QCOMPARE(costAt({"H..."}, {0, 3}), 3 * 12);
        QCOMPARE(costAt({"H==."}, {0, 3}), 8 + 8 + 12);
        QCOMPARE(costAt({"H..", "...", "..."}, {2, 2}), 2 * 18);
        QCOMPARE(costAt({"H#."}, {0, 2}), unreached);
        World world = drawn({"H.."});
        for (Cell node : nodesOf({0, 1}))
            world.nodes[node].surface = Surface::Snow;
        QCOMPARE((costsIn(world)[{0, 1}]), 20);
    }

    void aRoundAboutRoadCanBeTheFaster() {
        QCOMPARE(costAt({"H..........", "==========="}, {0, 10}), 12 + 8 * 8 + 18);
    }

    void heroesComeOutOfCastles() {
        const World world = drawn({".....", "..A..", "....."});
        const Grid<int> costs = costsIn(world);
        QCOMPARE((costs[{2, 2}]), 0);
        QCOMPARE((costs[{2, 0}]), 24);
        QCOMPARE((costs[{0, 0}]), unreached);
        QCOMPARE(costToEnter(costs, ThingKind::Castle, {1, 2}), 0);
        QCOMPARE(costToEnter(costs, ThingKind::Castle, {30, 30}), unreached);
    }

    void theNearestCastleOrHeroCounts() {
        World world = drawn({"H...........A....", "................."});
        const Grid<int> costs = costsIn(world);
        QCOMPARE((costs[{1, 11}]), 12);
        QCOMPARE((costs[{1, 2}]), 12 + 18);
    }

    void portalsCostNothing() {
        QCOMPARE(costAt({"1H...#1....", "H....#....."}, {0, 8}), 12);
        QCOMPARE(costAt({"1H...#1....", ".....#....."}, {0, 0}), unreached); // its own entrance
    }

    /// One hero goes to the tent, and another waits where it matters.
    void guardsOfKeysLetPassWhenTheTentIsFound() {
        QCOMPARE(costAt({"HK..", "####"}, {0, 2}), unreached);
        World world = drawn({"...HK..", "..#####", "T.#####"});
        const Grid<int> costs = costsIn(world);
        const int tent = costToEnter(costs, ThingKind::Visitable, {2, 0});
        QVERIFY(tent != unreached && tent > 12);
        QCOMPARE((costs[{0, 4}]), tent);
        QCOMPARE((costs[{0, 5}]), tent + 12);
    }

    void isTheSameByOtherMeans() {
        constexpr std::string_view signs = "......====##C1<>KTG";
        test::Random random(7);
        int reached = 0;
        for (int round = 0; round < 60; ++round) {
            std::vector<std::string> rows(9, std::string(11, '.'));
            for (std::string& row : rows)
                for (char& sign : row)
                    sign = random.oneOf(signs);
            rows[0][0] = 'H';
            const World world = drawn(rows);
            const Grid<int> costs = costsIn(world);
            QVERIFY2(costs == PlainTravel(world).run(), std::to_string(round).c_str());
            const Reach reach =
                reachOf(world, pocketHeroes(), footingOf(world, pocketHeroes()), PlayerId::Red);
            forEachCell(world.size(), [&](Cell cell) {
                QCOMPARE(costs[cell] != unreached, reach.stands[cell] != 0);
                reached += costs[cell] != unreached ? 1 : 0;
            });
        }
        QVERIFY(reached > 600);
    }
};

} // namespace stonemason::pocket_heroes

STONEMASON_APPLESS_TEST(stonemason::pocket_heroes::TestTravel)
#include "test_travel.moc"
