// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/kings_conflict/check/check.h"
#include "core/kings_conflict/map/symmetry.h"
#include "tests/support/checks.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <algorithm>
#include <set>

using namespace stonemason;
using namespace stonemason::kings_conflict;
using namespace stonemason::test;

namespace {

std::vector<Problem> mergedOf(std::string_view check, const Map& map) {
    std::vector<Problem> found = mergedReport(runChecks(map, kingsConflict()), map).problems;
    std::erase_if(found, [check](const Problem& problem) { return problem.check != check; });
    return found;
}

std::set<Cell> cellsOf(const std::vector<Problem>& problems) {
    std::set<Cell> cells;
    for (const Problem& problem : problems)
        cells.insert(problem.cells.begin(), problem.cells.end());
    return cells;
}

bool isStillToCome(const Report& report) {
    return std::ranges::any_of(report.problems,
                               [](const Problem& p) { return p.message.id == "variety/to-come"; });
}

/// A road across the board with a corner in the place of a straight, and its half-turned image.
Map twoWrongCorners() {
    Map map = board("2,2=dd4dd 8,4=dd6dd");
    map.symmetry = Symmetry::HalfTurn;
    return map;
}

} // namespace

/// A single mistake of the user is reported as a single problem.
class TestMergedReport : public QObject {
    Q_OBJECT

private slots:
    void aWrongCornerIsOneProblemWithItsMirrorImage() {
        const Map map = twoWrongCorners();
        const std::vector<Problem> all = problemsOf("joins", map);
        QVERIFY(all.size() >= 4);
        const std::vector<Problem> reported = mergedOf("joins", map);
        QCOMPARE(reported.size(), 1U);
        QVERIFY(reported[0].isMirrored);
        QCOMPARE(reported[0].severity, Severity::Error);
        QVERIFY(!reported[0].fixes.empty());
        QCOMPARE(cellsOf(reported), cellsOf(all));
        QVERIFY(std::ranges::is_sorted(reported[0].cells));
    }

    void placesApartAreTwoWithoutSymmetry() {
        Map map = twoWrongCorners();
        map.symmetry = Symmetry::None;
        const std::vector<Problem> reported = mergedOf("joins", map);
        QCOMPARE(reported.size(), 2U);
        QVERIFY(!reported[0].isMirrored && !reported[1].isMirrored);
    }

    void kingsComeInPairs() {
        Map map = board("9,0=MM 10,1=M");
        map.symmetry = Symmetry::HalfTurn;
        map = painted(map, "0,9=M 1,9=MM");
        QCOMPARE(problemsOf("king-trap", map).size(), 2U);
        const std::vector<Problem> reported = mergedOf("king-trap", map);
        QCOMPARE(reported.size(), 1U);
        QVERIFY(reported[0].isMirrored);
    }

    void whatIsStillToComeIsOneProblem() {
        const std::vector<Problem> reported = mergedOf("variety", board());
        const auto errors = std::ranges::count(reported, Severity::Error, &Problem::severity);
        QCOMPARE(errors, 1);
        const auto toCome =
            std::ranges::find(reported, "variety/to-come", [](const Problem& p) { return p.message.id; });
        QVERIFY(toCome != reported.end());
        QStringList classes;
        for (const Problem& problem : problemsOf("variety", board()))
            if (problem.severity == Severity::Error)
                classes += QString::fromStdString(std::get<std::string>(problem.message.arguments[0]));
        QVERIFY(classes.size() > 1);
        QCOMPARE(QString::fromStdString(std::get<std::string>(toCome->message.arguments[0])),
                 classes.join(u' '));
    }

    void gridsThatAreAllFlatAreOneProblem() {
        Map map = board();
        const std::vector<Problem> flat = mergedOf("hint-flat", map);
        QCOMPARE(flat.size(), 1U);
        QVERIFY((flat[0].message == Message{"hint-flat/several-flat", {3}}));
        QVERIFY(!flat[0].layer);
        map.layer(1)[{2, 3}] = '7';
        QVERIFY((mergedOf("hint-flat", map)[0].message == Message{"hint-flat/several-flat", {2}}));
        map.layer(2)[{2, 3}] = '7';
        const std::vector<Problem> one = mergedOf("hint-flat", map);
        QCOMPARE(one.size(), 1U);
        QCOMPARE(one[0].message.id, std::string_view("hint-flat/flat"));
        QCOMPARE(one[0].layer, 3);
    }

    void missingGridsAreOneProblemBesideFlatOnes() {
        Map map = board();
        map.layer(1) = {};
        map.layer(2) = {};
        const std::vector<Problem> reported = mergedOf("hint-flat", map);
        QCOMPARE(reported.size(), 2U);
        QVERIFY((reported[0].message == Message{"hint-flat/several-missing", {2}}));
        QCOMPARE(reported[1].message.id, std::string_view("hint-flat/flat"));
    }

    /// An unpainted map has no tactics yet; they are checked once the last kind of terrain is present.
    void killsOnTurnOneWaitForTheTerrain() {
        QCOMPARE(problemsOf("first-turn-kill", board()).size(), 2U);
        QVERIFY(mergedOf("first-turn-kill", board()).empty());
        QVERIFY(mergedOf("first-turn-kill", board("5,5=M 4,4=S")).empty());
        Map whole = board("5,5=M 4,4=S 3,3=F");
        QCOMPARE(mergedOf("first-turn-kill", whole).size(), 2U);
        QVERIFY(mergedReport(runChecks(board(), kingsConflict()), board()).hasErrors());
        QCOMPARE(mergedOf("king-trap", board("9,0=MM 10,1=M")).size(), 1U); // other tactics are reported
    }

    void nothingIsLostOnRandomMaps() {
        Random random(19);
        int held = 0;
        int kept = 0;
        for (int round = 0; round < 60; ++round) {
            constexpr std::string_view codes[]{"PPPMFS-|Dd4", "PPPPPPPPPPMD", "PPPPPPPPPPPPPPPPPPFMS"};
            Map map = randomMap(random, kingsConflict().board, codes[round % 3]);
            map.symmetry = Symmetry(random.below(3));
            const Report report = runChecks(map, kingsConflict());
            const Report reported = mergedReport(report, map);
            std::vector<Problem> meant = report.problems;
            if (isStillToCome(reported))
                std::erase_if(meant, [](const Problem& p) { return p.check == "first-turn-kill"; });
            held += int(report.problems.size() - meant.size());
            kept += int(mergedOf("first-turn-kill", map).size());
            QVERIFY(reported.problems.size() <= report.problems.size());
            QCOMPARE(reported.problems.empty(), report.problems.empty());
            QCOMPARE(reported.hasErrors(), report.hasErrors());
            QCOMPARE(cellsOf(reported.problems), cellsOf(meant));
            for (const Severity severity : {Severity::Note, Severity::Warning, Severity::Error})
                QVERIFY(reported.count(severity) <= report.count(severity));
        }
        QVERIFY(held > 0 && kept > 0);
    }
};

STONEMASON_APPLESS_TEST(TestMergedReport)
#include "test_merged_report.moc"
