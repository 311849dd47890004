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

class TestChecks : public QObject {
    Q_OBJECT

private slots:
    void aSoundWorldIsSound() {
        World world = drawn(sound);
        world.texts[1].words[0] = "Sound";
        QCOMPARE(runChecks(world, pocketHeroes()), Report());
    }

    void portals() {
        QCOMPARE(findings({"A..1......1."}, "portals"), nothing);
        QCOMPARE(findings({"A..<......>."}, "portals"), nothing);
        QCOMPARE(findings({"A..1........"}, "portals"),
                 (QStringList{"E portals/single 1 (0,3) | fix/delete-ends 1"}));
        QCOMPARE(findings({"A..>......>."}, "portals"),
                 (QStringList{"E portals/no-way-in 10 (0,3)(0,10) | fix/way-in (0,10) | fix/delete-ends 2"}));
        QCOMPARE(
            findings({"A..<......<."}, "portals"),
            (QStringList{"E portals/no-way-out 10 (0,3)(0,10) | fix/way-out (0,10) | fix/delete-ends 2"}));
        QCOMPARE(findings({"A..1..1...1."}, "portals"),
                 (QStringList{"E portals/crowded 1 3 (0,3)(0,6)(0,10) | fix/delete-ends 1"}));
        QCOMPARE(findings({"A.<<.>.>..<."}, "portals"),
                 (QStringList{"E portals/crowded 10 5 (0,2)(0,3)(0,5)(0,7)(0,10) | fix/delete-ends 3"}));
    }

    /// What stays of a portal leads in and out, as far as any of it does.
    void fixesOfPortals() {
        for (const char* row :
             {"A..1........", "A..>........", "A..>......>.", "A..<......<.", "A..1..1...1.", "A..<..<...>.",
              "A..<..>...>.", "A..>..>...<.", "A..<..<...<.", "A.<<.>.>..<."})
            QVERIFY2(fixesHelp(drawn({row}), "portals"), row);
        World world = drawn({"A..<..<...>."});
        const Report report = runChecks(world, pocketHeroes());
        const auto problem = std::ranges::find(report.problems, "portals", &Problem::check);
        QVERIFY(problem != report.problems.end());
        apply(world, editOf(world, pocketHeroes(), problem->fixes.front()).value());
        QCOMPARE(world.visitables.size(), std::size_t(2));
        QVERIFY((world.visitables[0].cell == Cell{0, 3} && world.visitables[1].cell == Cell{0, 10}));
    }

    /// Without it a player would have neither castle nor hero.
    void theLastHomeIsNotDeleted() {
        World world = drawn(sound);
        world.castles[0].cell = {0, 40};
        world.players[0].mainCastle.reset();
        QVERIFY(!findings(world, "places").join('\n').contains("fix/delete castle"));
        QVERIFY(fixesHelp(world, "places"));
        world.heroes.emplace_back().owner = PlayerId::Red;
        world.heroes[0].cell = {5, 0};
        QVERIFY(findings(world, "places").join('\n').contains("fix/delete castle"));
        QVERIFY(fixesHelp(world, "places"));
    }
};

} // namespace stonemason::pocket_heroes

STONEMASON_APPLESS_TEST(stonemason::pocket_heroes::TestChecks)
#include "test_checks.moc"
