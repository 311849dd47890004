// SPDX-License-Identifier: GPL-3.0-or-later
// Checks, statistics and edits work on any world that a file can contain.
#include "core/pocket_heroes/check/check.h"
#include "core/pocket_heroes/edit/occupancy.h"
#include "core/pocket_heroes/rules/statistics.h"
#include "tests/support/test_program.h"
#include "tests/support/worlds.h"

#include <QTest>

#include <algorithm>
#include <set>

namespace stonemason::pocket_heroes {

using test::pocketHeroes;

class TestAnyWorld : public QObject {
    Q_OBJECT

private slots:
    void whatChecksSayIsInTheirTables() {
        std::set<std::string_view> seen;
        for (unsigned seed = 0; seed < 80; ++seed) {
            const World world = test::anyWorld(seed % 2 == 0 ? Version::Plain : Version::Translated, seed);
            for (const Problem& problem : runChecks(world, pocketHeroes()).problems) {
                const auto check = std::ranges::find(allChecks(), problem.check, &Check::id);
                QVERIFY(check != allChecks().end());
                QVERIFY(std::ranges::count(check->messages, problem.message.id) == 1);
                for (const Fix& fix : problem.fixes) {
                    QVERIFY(std::ranges::count(check->fixes, fix.label.id) == 1);
                    World fixed = world;
                    const WorldEdit edit = editOf(world, pocketHeroes(), fix).value();
                    apply(fixed, edit);
                    QVERIFY(fixed != world);
                    apply(fixed, reversed(edit));
                    QVERIFY(fixed == world);
                }
                seen.insert(problem.message.id);
            }
        }
        QVERIFY(seen.size() > 8);
    }

    void canBeCountedAndCollidedWith() {
        for (unsigned seed = 0; seed < 40; ++seed) {
            const World world = test::anyWorld(Version::Plain, seed);
            QCOMPARE(statisticsOf(world, pocketHeroes()).things[std::size_t(ThingKind::Castle)],
                     int(world.castles.size()));
            const Occupancy occupancy(world, pocketHeroes());
            for (int kind = 0; kind < thingKindCount; ++kind)
                for (int i = 0; i < countOf(world, ThingKind(kind)); ++i)
                    occupancy.collisions(recordOf(world, {ThingKind(kind), i}));
        }
    }

    /// Thousands of everything in one place: what takes square time would be noticed.
    void crowdsAreLookedAtToo() {
        constexpr std::size_t many = 8000;
        World world = test::drawn({"....", ".A..", "...."});
        const Cell cell{1, 2};
        world.items.assign(many, {Chest{}, cell, {}, ""});
        world.events.assign(many, {cell, {}, "", "", 63, {}});
        world.visitables.assign(many, {"teleport1", cell, {}, ""});
        world.ownerables.assign(many, {"ore_mine", PlayerId::Yellow, {30, 30}, {}});
        world.castles.insert(world.castles.end(), many / 8, world.castles.front());
        world.heroes.resize(many);
        for (Hero& hero : world.heroes)
            hero.cell = cell;
        world.players.insert(world.players.end(), many, world.players.front());
        world.decorations.assign(many, {{2, 2}, "mountains_2"});
        const Report report = runChecks(world, pocketHeroes());
        QVERIFY(report.count(Severity::Error) + report.count(Severity::Warning) > int(5 * many));
        QVERIFY(report.problems.size() < many);
        QCOMPARE(statisticsOf(world, pocketHeroes()).things[std::size_t(ThingKind::Hero)], int(many));
    }

    void aStopEndsTheChecks() {
        std::stop_source source;
        source.request_stop();
        const World world = test::anyWorld(Version::Plain, 1);
        QCOMPARE(runChecks(world, pocketHeroes(), source.get_token()), Report());
    }
};

} // namespace stonemason::pocket_heroes

STONEMASON_APPLESS_TEST(stonemason::pocket_heroes::TestAnyWorld)
#include "test_any_world.moc"
