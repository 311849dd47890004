// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pocket_heroes/rules/statistics.h"
#include "tests/support/test_program.h"
#include "tests/support/worlds.h"

#include <QTest>

#include <numeric>

namespace stonemason::pocket_heroes {

using test::pocketHeroes;

class TestStatistics : public QObject {
    Q_OBJECT

private slots:
    void countsWhatThereIs() {
        World world = test::drawn({"H.C#..", "G.=#.S", "....#."});
        world.ownerables = {{"gold_mine", PlayerId::Red, {20, 20}, {}},
                            {"ore_mine", PlayerId::Neutral, {24, 24}, {}},
                            {"obs_tower3", PlayerId(9), {27, 27}, {}},
                            {"distillery", PlayerId::Green, {28, 28}, {}}};
        world.guards.push_back({{randomGuard + 4, 0}, Disposition::Savage, false, {2, 2}, ""});
        const WorldStatistics counts = statisticsOf(world, pocketHeroes());
        QCOMPARE(counts.things[std::size_t(ThingKind::Decoration)], 3);
        QCOMPARE(counts.things[std::size_t(ThingKind::Player)], 2);
        QCOMPARE(counts.classes[std::size_t(ObjectClass::Rock)], 3);
        QCOMPARE(counts.classes[std::size_t(ObjectClass::Sign)], 1);
        QCOMPARE(counts.classes[std::size_t(ObjectClass::Mine)], 2);
        QCOMPARE(counts.classes[std::size_t(ObjectClass::Road)], 1);
        QCOMPARE(counts.unknown, 1);
        QCOMPARE(counts.treasures[3], 1);
        QCOMPARE(counts.guards, (std::array<int, guardLevels + 1>{1, 0, 0, 0, 1, 0, 0}));
        QCOMPARE(counts.holdings[1].heroes, 1);
        QCOMPARE(counts.holdings[1].mines[std::size_t(Resource::Gold)], 1);
        QCOMPARE(counts.holdings[0].buildings, 2);
        QCOMPARE(counts.holdings[0].mines[std::size_t(Resource::Ore)], 1);
        QCOMPARE(counts.holdings[2].buildings, 1);
    }

    void countsTheGround() {
        const World world = test::drawn({"H.#..", "..#.."});
        const WorldStatistics counts = statisticsOf(world, pocketHeroes());
        QCOMPARE(std::accumulate(counts.nodes.begin(), counts.nodes.end(), 0), 33 * 33);
        QCOMPARE(counts.nodes[std::size_t(Surface::Grass)], 3 * 6);
        QCOMPARE(counts.cells[std::size_t(Surface::Grass)], 2 * 5);
        QCOMPARE(std::accumulate(counts.cells.begin(), counts.cells.end(), 0), 32 * 32);
        QCOMPARE(counts.free, 8);
        QCOMPARE(counts.reached, 4);
    }
};

} // namespace stonemason::pocket_heroes

STONEMASON_APPLESS_TEST(stonemason::pocket_heroes::TestStatistics)
#include "test_statistics.moc"
