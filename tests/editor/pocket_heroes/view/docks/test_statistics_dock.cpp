// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pocket_heroes/rules/fairness.h"
#include "core/pocket_heroes/rules/ground.h"
#include "editor/pocket_heroes/view/docks/figure_tree.h"
#include "editor/pocket_heroes/view/docks/statistics_dock.h"
#include "tests/editor/pocket_heroes/view/docks/inhabited_world.h"
#include "tests/editor/pocket_heroes/world_window.h"
#include "tests/support/test_program.h"

#include <QHeaderView>
#include <QTest>

namespace stonemason::pocket_heroes {

using test::pocketHeroes;
using test::WorldWindow;

namespace {

/// Grass with a castle of red's on the left and of green's on the right, a mine and a chest near red's.
World between() {
    World world = emptyWorld(32);
    world.nodes = Grid<Node>(world.nodes.size(), Node{Surface::Grass, 0});
    for (const auto& [player, column] : {std::pair{PlayerId::Red, 8}, std::pair{PlayerId::Green, 26}}) {
        Castle& castle = world.castles.emplace_back();
        castle.id = "small_01";
        castle.owner = player;
        castle.cell = {10, column};
        world.players.push_back({player, Controller::Human, MainCastle{castle.cell, false}});
    }
    world.ownerables = {{"gold_mine", PlayerId::Neutral, {20, 6}, {}}};
    Item& chest = world.items.emplace_back();
    chest.treasure = Chest{};
    chest.cell = {2, 3};
    return world;
}

/// The figure of a line below a heading, empty where there is none.
QString figureOf(const QTreeWidget& tree, const QString& heading, const QString& name) {
    for (QTreeWidgetItem* group : tree.findItems(heading, Qt::MatchExactly | Qt::MatchRecursive))
        for (int i = 0; i < group->childCount(); ++i)
            if (group->child(i)->text(0) == name) return group->child(i)->text(1);
    return {};
}

} // namespace

class TestStatisticsDock : public QObject {
    Q_OBJECT

private slots:
    void figuresFollowTheWorld() {
        WorldWindow window(inhabited());
        window.window.show();
        auto* dock = window.dock<StatisticsDock>();
        dock->show();
        const QTreeWidget& figures = *dock->figures();
        const auto guards = [&figures] {
            return figureOf(figures, QStringLiteral("Objects"), QStringLiteral("Guards"));
        };
        QTRY_COMPARE(guards(), QStringLiteral("2"));
        QCOMPARE(figureOf(figures, QStringLiteral("Red"), QStringLiteral("Castles")), QStringLiteral("2"));
        QCOMPARE(figureOf(figures, QStringLiteral("Ground"), QStringLiteral("Water")),
                 QStringLiteral("100.0 %"));
        World more = window.world();
        more.guards.pop_back();
        window.document.replace(QStringLiteral("less"), more);
        QTRY_COMPARE(guards(), QStringLiteral("1"));
        window.workspace.setCurrent(nullptr, nullptr);
        QCOMPARE(figures.topLevelItemCount(), 0);
    }

    /// A river that nobody crosses lies between two players, until it dries up.
    void figuresShowZonesAndFairness() {
        World world = between();
        const World dry = world;
        for (int row = 0; row <= 32; ++row)
            world.nodes[{row, 16}].surface = Surface::Water;
        WorldWindow window(world);
        window.window.show();
        auto* dock = window.dock<StatisticsDock>();
        dock->show();
        const QTreeWidget& figures = *dock->figures();
        const auto figure = [&figures](const char* heading, const char* name) {
            return figureOf(figures, QString::fromUtf8(heading), QString::fromUtf8(name));
        };
        QTRY_COMPARE(figure("Red", "To the castle of Green"), QStringLiteral("cannot be reached"));
        QCOMPARE(figure("Green", "To the castle of Red"), QStringLiteral("cannot be reached"));
        QVERIFY(!figures
                     .findItems(QStringLiteral("Nobody comes to the castle of another"),
                                Qt::MatchExactly | Qt::MatchRecursive)
                     .empty());
        QCOMPARE(figure("Fairness", "Some come where others never do"), QStringLiteral("unfair"));
        QCOMPARE(figure("Green", "Nearest mine"), QStringLiteral("none can be reached"));
        QCOMPARE(figure("Green", "Mines within reach"), QStringLiteral("0 of 1"));
        QCOMPARE(figure("Red", "Mines within reach"), QStringLiteral("1 of 1"));
        QCOMPARE(figure("Red", "Riches by day 7"), QStringLiteral("3"));
        for (const char* never : {"nan", "inf"})
            QVERIFY(
                figures.findItems(QLatin1String(never), Qt::MatchContains | Qt::MatchRecursive, 1).empty());
        QVERIFY(figures.findItems(QStringLiteral("Zones"), Qt::MatchExactly).empty());

        window.document.replace(QStringLiteral("dry"), dry);
        QTRY_VERIFY(figure("Red", "To the castle of Green").endsWith(QStringLiteral(" days")));
        QCOMPARE(figure("Green", "Mines within reach"), QStringLiteral("1 of 1"));
        QVERIFY(figure("Fairness", "Unfair: best and worst differ by").endsWith(QStringLiteral(" %")));

        ZoneMap zones{Grid<std::int16_t>({32, 32}, 0), {1, 2, 50, 5}};
        forEachCell({8, 32}, [&zones](Cell cell) { zones.zoneOf[cell] = 1; });
        window.document.setZones(zones);
        QTRY_COMPARE(figure("Zones", "Zone 1"), QStringLiteral("25.0 %"));
        QCOMPARE(figure("Zones", "Zone 0"), QStringLiteral("75.0 %"));
        QCOMPARE(figure("Zone 1", "Richness"), QStringLiteral("50"));
        QCOMPARE(figure("Zone 1", "Treasure"), QStringLiteral("1"));
        QCOMPARE(figure("Zone 0", "Richness"), QStringLiteral("0"));
        QCOMPARE(figure("Zone 0", "Mines"), QStringLiteral("1"));
        QCOMPARE(figure("Zone 0", "Castles"), QStringLiteral("2"));
        QTRY_COMPARE(figure("Red", "Riches by day 7"), QStringLiteral("50"));
    }

    /// As far as each mine is, and what the verdict counts of that: all are Red's, by more than half a day.
    void figuresShowTheWayToEachMine() {
        World world = between();
        world.ownerables.push_back({"ore_mine", PlayerId::Neutral, {5, 5}, {}});
        world.ownerables.push_back({"wood_sawmill", PlayerId::Neutral, {15, 3}, {}});
        const auto fairness = fairnessOf(world, pocketHeroes(), footingOf(world, pocketHeroes()),
                                         pocketHeroes().fairness.worth);
        WorldWindow window(world);
        window.window.show();
        auto* dock = window.dock<StatisticsDock>();
        dock->show();
        const auto figure = [dock](const char* name) {
            return figureOf(*dock->figures(), QStringLiteral("Red"), QString::fromUtf8(name));
        };
        QTRY_COMPARE(figure("Mines within reach"), QStringLiteral("3 of 3"));
        double sum = 0;
        int number = 0;
        for (const double way : fairness.players.at(0).mineDays) {
            QCOMPARE(figureOf(*dock->figures(), QStringLiteral("Mines within reach"),
                              QStringLiteral("Mine %1").arg(++number)),
                     QString::number(way, 'f', 1) + QStringLiteral(" days"));
            sum += way;
        }
        QCOMPARE(number, 3);
        QVERIFY(dock->figures()->header()->sectionSize(0) > dock->figures()->viewport()->width() / 3);
        QCOMPARE(figure("Nearest 3 mine(s), on average"),
                 QString::number(sum / 3, 'f', 1) + QStringLiteral(" days"));
        QVERIFY(!dock->figures()
                     ->findItems(QStringLiteral("Because of "), Qt::MatchStartsWith | Qt::MatchRecursive)
                     .empty());
    }

    /// Nobody is compared with nobody.
    void describesFairnessOfFewInWords() {
        World world = emptyWorld(32);
        WorldWindow window(world);
        window.window.show();
        auto* dock = window.dock<StatisticsDock>();
        dock->show();
        const auto isSaid = [dock](const char* words) {
            return !dock->figures()
                        ->findItems(QLatin1String(words), Qt::MatchExactly | Qt::MatchRecursive)
                        .empty();
        };
        QTRY_VERIFY(isSaid("No player has a castle"));
        window.document.replace(QStringLiteral("one"), inhabited());
        QTRY_VERIFY(isSaid("There are no two players to compare"));
    }
};

} // namespace stonemason::pocket_heroes

STONEMASON_TEST(stonemason::pocket_heroes::TestStatisticsDock)
#include "test_statistics_dock.moc"
