// SPDX-License-Identifier: GPL-3.0-or-later
// What is reported about maps that people drew, where they are at hand. Each error was
// looked at: a sawmill and a mine of Arena are walled in by mountains and lava,
// a sign of Delta lies below a mountain and its arena stands out over the rim,
// the island in the lake of Gods War has no bridge, and two treasures and two
// houses of Swampy are shut in by trees and water. No spell of the game leads
// there. The castles of Swampy are not equally far from each other: that of
// Blue lies in the midst of them. The game's own editor does not export Winter
// Assault for four pieces of road below decorations, and does not open Swampy
// for an artifact.
#include "core/format/file.h"
#include "core/pocket_heroes/check/check.h"
#include "core/pocket_heroes/format/hmm.h"
#include "tests/support/error_text.h"
#include "tests/support/test_program.h"
#include "tests/support/worlds.h"

#include <QTest>

#include <algorithm>

namespace stonemason::pocket_heroes {

using test::pocketHeroes;

class TestRealMaps : public QObject {
    Q_OBJECT

private slots:
    void everyErrorIsRight_data() {
        QTest::addColumn<QString>("file");
        QTest::addColumn<QStringList>("errors");
        QTest::newRow("Arena") << "Arena.hmm"
                               << QStringList{"reach/building ownerable wood_sawmill (2,21)",
                                              "reach/building ownerable crystal_mine_lava (8,56)"};
        QTest::newRow("Delta") << "Delta.hmm"
                               << QStringList{"places/over-rim visitable arena (1,10)",
                                              "reach/building visitable wooden_sign4 (7,0)"};
        QTest::newRow("Gods_War") << "Gods_War.hmm"
                                  << QStringList{"reach/item pile (14,11)",
                                                 "reach/item pile (15,14)",
                                                 "reach/item artifact (16,10)",
                                                 "reach/item campfire (16,12)",
                                                 "reach/item chest (16,13)",
                                                 "reach/item lamp (15,13)",
                                                 "reach/building visitable obelisk2 (15,11)",
                                                 "reach/building visitable shipwreck (13,13)"};
        QTest::newRow("H2O") << "H2O.hmm" << QStringList{};
        QTest::newRow("Swampy") << "Swampy.hmm"
                                << QStringList{"reach/item pile (92,116)", "reach/item campfire (93,115)",
                                               "reach/building visitable druids_treasury (45,93)",
                                               "reach/building visitable hydra_pond (43,96)",
                                               "ids/unknown item PedantOfOmniscience 1 (79,114)"};
        QTest::newRow("Winter_Assault")
            << "Winter_Assault.hmm"
            << QStringList{"roads/blocked path dirt_road (19,29)", "roads/blocked path dirt_road (19,45)",
                           "roads/blocked path dirt_road (20,33)", "roads/blocked path stone_road (55,10)"};
    }
    void everyErrorIsRight() {
        QFETCH(QString, file);
        QFETCH(QStringList, errors);
        const auto files = test::realMapFiles();
        const auto path = std::ranges::find(files, file.toStdString(), test::fileName);
        if (path == files.end()) QSKIP("the real maps are not at hand");
        const auto world = readWorld(*readFile(*path));
        QVERIFY(world.ok());
        const Report report = runChecks(*world, pocketHeroes());
        QStringList found;
        for (const Problem& problem : report.problems)
            if (problem.severity == Severity::Error)
                found << QString::fromStdString(test::errorText({problem.message}));
        QCOMPARE(found, errors);
        QStringList warnings;
        for (const Problem& problem : report.problems)
            if (problem.severity == Severity::Warning)
                warnings << QString::fromStdString(test::errorText({problem.message}));
        QCOMPARE(warnings, file == QStringLiteral("Swampy.hmm") ? QStringList{"fairness/castles 2 4 29 39 26"}
                                                                : QStringList());
        for (const Problem& problem : report.problems) {
            for (const Fix& fix : problem.fixes) {
                World fixed = *world;
                apply(fixed, editOf(fixed, pocketHeroes(), fix).value());
                const Report now = runChecks(fixed, pocketHeroes());
                const int most =
                    report.count(Severity::Error) - (problem.severity == Severity::Error ? 1 : 0);
                QVERIFY(now.count(Severity::Error) <= most);
                QVERIFY(std::ranges::find(now.problems, problem.message, &Problem::message) ==
                        now.problems.end());
            }
        }
    }
};

} // namespace stonemason::pocket_heroes

STONEMASON_APPLESS_TEST(stonemason::pocket_heroes::TestRealMaps)
#include "test_real_maps.moc"
