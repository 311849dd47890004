// SPDX-License-Identifier: GPL-3.0-or-later
// When the fairness check warns, about which players, and when it reports nothing.
#include "core/pocket_heroes/check/check.h"
#include "core/pocket_heroes/check/checks.h"
#include "core/pocket_heroes/rules/fairness.h"
#include "tests/support/error_text.h"
#include "tests/support/test_program.h"
#include "tests/support/worlds.h"

#include <QTest>

#include <algorithm>

namespace stonemason::pocket_heroes {

using test::drawn;
using test::pocketHeroes;

namespace {

std::vector<Problem> problemsIn(const World& world, const Catalogue& catalogue = pocketHeroes()) {
    std::vector<Problem> problems = runChecks(world, catalogue).problems;
    std::erase_if(problems, [](const Problem& problem) { return problem.check != "fairness"; });
    return problems;
}

QStringList findings(const World& world, const Catalogue& catalogue = pocketHeroes()) {
    QStringList lines;
    for (const Problem& problem : problemsIn(world, catalogue))
        lines << QString::fromStdString(test::errorText({problem.message}));
    return lines;
}

const QStringList noneNamed;

/// Villages of red and green, and 31 columns of land.
World land() {
    const std::string row = "..A........................B...";
    const std::string free(row.size(), '.');
    return drawn({free, free, row, free, free, free});
}

World parted() {
    return drawn(
        {".....#......", ".....#......", "..A..#...B..", ".....#......", ".....#......", ".....#......"});
}

void addMine(World& world, Cell cell) {
    world.ownerables.push_back({"ore_mine", PlayerId::Neutral, cell, {}});
}

} // namespace

class TestFairnessCheck : public QObject {
    Q_OBJECT

private slots:
    void evenLandIsFair() {
        QCOMPARE(findings(land()), noneNamed);
        World world = land();
        addMine(world, {4, 8});
        addMine(world, {4, 21});
        QCOMPARE(findings(world), noneNamed);
    }

    void minesNearOnlyOne() {
        World world = land();
        addMine(world, {4, 8});
        const auto problems = problemsIn(world);
        QCOMPARE(problems.size(), std::size_t(1));
        QCOMPARE(problems[0].severity, Severity::Warning);
        QVERIFY2(findings(world)[0].startsWith(QLatin1String("fairness/mines 0 1 ")),
                 qPrintable(findings(world)[0]));
        QVERIFY((problems[0].cells == std::vector<Cell>{{2, 27}, {2, 2}})); // who is worse off first
        QVERIFY(problems[0].fixes.empty());
    }

    void minesOnlyForOne() {
        World world = parted();
        addMine(world, {4, 1});
        QCOMPARE(findings(world), (QStringList{"fairness/few-mines 0 1 1 0"}));
        addMine(world, {4, 8});
        QCOMPARE(findings(world), noneNamed);
    }

    void treasureOnlyForOne() {
        World world = parted();
        world.items.push_back({Chest{}, {3, 7}, {}, ""});
        QCOMPARE(findings(world), (QStringList{"fairness/riches 1 0 7 3 0 100"}));
        world.items.push_back({Chest{}, {3, 0}, {}, ""});
        QCOMPARE(findings(world), noneNamed);
        world.items.push_back({Pile{}, {3, 1}, {}, ""}); // 4 against 3
        QCOMPARE(findings(world), (QStringList{"fairness/riches 0 1 7 4 3 25"}));
        world.items.push_back({Chest{}, {3, 2}, {}, ""});
        world.items.push_back({Chest{}, {3, 8}, {}, ""}); // 7 against 6
        QCOMPARE(findings(world), noneNamed);
    }

    /// Of two days the one with the larger gap between players is reported.
    void reportsTheWorseOfTwoDays() {
        World world = land();
        world.items.push_back({Chest{}, {4, 0}, {}, ""});
        Catalogue slow = pocketHeroes();
        slow.fairness.stepCostPerDay = 12; // two steps on grass: 28 by day 14
        slow.fairness.mostPercent = 30;
        QCOMPARE(findings(world, slow), (QStringList{"fairness/riches 0 1 7 3 0 100"}));
        slow.fairness.days = {5, 12};
        QCOMPARE(findings(world, slow), (QStringList{"fairness/riches 0 1 5 3 0 100"}));
        slow.fairness.days = FairnessRules().days;
        world.items.push_back({Chest{}, {3, 30}, {}, ""});
        QCOMPARE(findings(world, slow), noneNamed);
        for (int column = 7; column <= 10; ++column) // where red is by day 14 and green is not by day 7
            world.items.push_back({Chest{}, {4, column}, {}, ""});
        QVERIFY(findings(world, slow).join(u'\n').contains(QLatin1String("fairness/riches 0 1 7 ")));
    }

    /// A few steps more are nothing to anybody, however short the way is.
    void stepsAreNoDays() {
        World world = land();
        addMine(world, {4, 12});
        QCOMPARE(findings(world), noneNamed); // 8 steps against 15
        Catalogue strict = pocketHeroes();
        strict.fairness.leastWay = 6;
        QCOMPARE(findings(world, strict).size(), 1);
    }

    /// Reports which way is longer, and does not report a missing way twice.
    void waysToTheOthers() {
        World world =
            drawn({"..........................", "..........................", "..A....................B..",
                   "...<..................>...", ".........................."});
        const QString first = findings(world).join(u'\n');
        QVERIFY2(first.startsWith(QLatin1String("fairness/castles 0 1 ")), qPrintable(first));
        QCOMPARE(findings(parted()), noneNamed); // reach/castles says it
    }

    void noFewerThanTwoAreCompared() {
        World world = parted();
        world.items.push_back({Chest{}, {3, 7}, {}, ""});
        QCOMPARE(findings(world).size(), 1);
        World alone = world;
        alone.players.pop_back();
        QCOMPARE(findings(alone), noneNamed);
        World homeless = world;
        homeless.castles.pop_back();
        QCOMPARE(findings(homeless), noneNamed);
        World nobody = world;
        nobody.castles.clear();
        QCOMPARE(findings(nobody), noneNamed);
    }

    void theLimitIsTheCatalogues() {
        World world = parted();
        world.items.push_back({Artifact{"Helm"}, {3, 0}, {}, ""});
        world.items.push_back({Chest{}, {3, 7}, {}, ""}); // 5 against 3
        Catalogue catalogue = pocketHeroes();
        QCOMPARE(findings(world, catalogue).size(), 1);
        catalogue.fairness.mostPercent = 40;
        QCOMPARE(findings(world, catalogue), noneNamed);
        catalogue.fairness.mostPercent = 39;
        QCOMPARE(findings(world, catalogue).size(), 1);
        catalogue.fairness.worth[Treasure(Chest()).index()] = 5;
        QCOMPARE(findings(world, catalogue), noneNamed);
    }

    void aStopEndsItInItsMidst() {
        World world = parted();
        world.items.push_back({Chest{}, {3, 7}, {}, ""});
        std::stop_source source;
        const Survey survey = surveyOf(world, pocketHeroes(), source.get_token());
        QCOMPARE(reportOf(fairnessCheck, survey).problems.size(), std::size_t(1));
        source.request_stop();
        QVERIFY(reportOf(fairnessCheck, survey).problems.empty());
    }
};

} // namespace stonemason::pocket_heroes

STONEMASON_APPLESS_TEST(stonemason::pocket_heroes::TestFairnessCheck)
#include "test_fairness.moc"
