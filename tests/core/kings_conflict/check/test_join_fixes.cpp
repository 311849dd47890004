// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/kings_conflict/check/checks.h"
#include "core/kings_conflict/map/symmetry.h"
#include "tests/core/kings_conflict/check/join_fix_support.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <string>
#include <vector>

using namespace stonemason;
using namespace stonemason::kings_conflict;
using namespace stonemason::test;

namespace {

struct Faults {
    int errors = 0;
    int warnings = 0;

    static Faults of(const std::vector<Problem>& problems) {
        const Report report{problems};
        return {report.count(Severity::Error), report.count(Severity::Warning)};
    }
};

} // namespace

/// The fixes that the check `joins` offers.
class TestJoinFixes : public QObject {
    Q_OBJECT

private slots:
    void fixes_data() {
        QTest::addColumn<QByteArray>("runs");
        QTest::addColumn<QString>("label");
        QTest::addRow("corner that should be straight")
            << QByteArray("5,2=d4d 5,5=F") << QStringLiteral("fix/use-here d");
        QTest::addRow("of equal pieces the first the profile lists")
            << QByteArray("5,5=4") << QStringLiteral("fix/use-here d");
        QTest::addRow("corner that opens onto forest")
            << QByteArray("3,8=d4 2,9=F") << QStringLiteral("fix/use-here d");
        QTest::addRow("river bent the wrong way")
            << QByteArray("5,2=M-1S 6,4=P") << QStringLiteral("fix/use-at - 5,4");
        QTest::addRow("bend into the side of a river")
            << QByteArray("4,5=| 3,5=S 5,3=S-2 5,5=| 6,4=| 6,5=| 7,4=S 7,5=S")
            << QStringLiteral("fix/use-at 3 5,4");
        QTest::addRow("bridge on dry land")
            << QByteArray("4,5=D 5,5=B 6,5=D") << QStringLiteral("fix/use-here D");
        QTest::newRow("a river painted over a road becomes road again")
            << QByteArray("4,5=D 5,5=- 6,5=D") << QStringLiteral("fix/use-here D");
        QTest::newRow("a river painted over a road's corner becomes the corner again")
            << QByteArray("4,5=D 5,4=d-") << QStringLiteral("fix/use-here 4");
        QTest::addRow("bridge across its river")
            << QByteArray("4,5=D 5,4=-b- 6,5=D 5,3=S 5,7=S") << QStringLiteral("fix/use-at B 5,5");
    }

    void fixes() {
        QFETCH(QByteArray, runs);
        QFETCH(QString, label);
        Map map = board(runs.constData());
        const auto problems = problemsOf("joins", map);
        QVERIFY(!problems.empty() && !problems[0].fixes.empty());
        QCOMPARE(labelOf(problems[0].fixes[0]), label);
        applyFix(map, problems[0].fixes[0]);
        QCOMPARE(found("joins", map), QString());
    }

    void noFixWhereNoneHelps() {
        // A lone river has nowhere to go; a bridge whose road leads nowhere would as a river no longer carry
        // anyone across.
        for (const char* runs : {"5,5=-", "5,3=S-B-S"})
            for (const Problem& problem : problemsOf("joins", board(runs)))
                QVERIFY(problem.fixes.empty());
    }

    /// Three arms cannot meet: a piece must go, at worst for warnings.
    void errorsBecomeWarningsWhereNothingIsBetter() {
        Map map = board("4,5=| 3,5=S 5,0=-----------");
        const auto problems = problemsOf("joins", map);
        QCOMPARE(int(problems.at(0).fixes.size()), 2);
        QCOMPARE(labelOf(problems[0].fixes[0]), QStringLiteral("fix/use-at P 4,5"));
        QCOMPARE(labelOf(problems[0].fixes[1]), QStringLiteral("fix/use-at P 5,5"));
        Map without = map;
        applyFix(without, problems[0].fixes[0]);
        QCOMPARE(found("joins", without), QString());
        applyFix(map, problems[0].fixes[1]);
        QCOMPARE(found("joins", map), QStringLiteral("warning joins/river-end 4,5; "
                                                     "warning joins/river-end 5,4; "
                                                     "warning joins/river-end 5,6"));
    }

    /// If any code in a cell of an error would leave fewer errors, some fix does so too.
    void errorsHaveAFixWhereAnyCodeHelps() {
        Random random(25);
        int errors = 0;
        for (int round = 0; round < 400; ++round) {
            Map map = anyMap(random, 2 + random.below(7),
                             random.oneOf(std::array{"PPPPPS-|0123Dd4567Bb", "PPPPPPPPPPPPM-|d46B",
                                                     "-|0123Bb", "PPSBb-|Dd", "PMHFSEVL-|0123Dd4567Bbx"}));
            for (const Problem& problem : problemsOf("joins", map)) {
                if (problem.severity != Severity::Error) continue;
                ++errors;
                const int before = joinErrorsIn(map);
                if (problem.fixes.empty())
                    QVERIFY2(!anyCodesHelp(map, problem.cells), terrainText(map).c_str());
                for (const Fix& fix : problem.fixes) {
                    Map repaired = map;
                    applyFix(repaired, fix);
                    QVERIFY(joinErrorsIn(repaired) < before);
                }
            }
        }
        QVERIFY(errors > 1000);
    }

    void mirroredFixes() {
        Map map = board("3,8=d4 2,9=F 7,1=6d 8,1=F");
        map.symmetry = Symmetry::HalfTurn;
        QCOMPARE(found("symmetry", map), QString());
        const auto problems = problemsOf("joins", map);
        QCOMPARE(int(problems.size()), 2);
        QCOMPARE(labelOf(problems[0].fixes.at(0)), QStringLiteral("fix/use-here-mirrored d d 7,1"));
        applyFix(map, problems[0].fixes[0]);
        QCOMPARE(found("joins", map) + found("symmetry", map), QString());
    }

    void diagonalFixesTurnTheCode() {
        Map map = board("3,8=d4 2,9=F 8,3=D 9,3=4 9,2=F");
        map.symmetry = Symmetry::Diagonal;
        QVERIFY(cellsBreaking(map, kingsConflict(), map.symmetry).empty());
        const auto problems = problemsOf("joins", map);
        QCOMPARE(labelOf(problems.at(0).fixes.at(0)), QStringLiteral("fix/use-here-mirrored d D 9,3"));
    }

    /// In a pair that is already asymmetric only the cell itself is repaired: the partner has other content.
    void brokenPairsAreNotMirrored() {
        Map map = board("3,8=d4 2,9=F");
        map.symmetry = Symmetry::HalfTurn;
        QCOMPARE(labelOf(problemsOf("joins", map).at(0).fixes.at(0)), QStringLiteral("fix/use-here d"));
    }

    /// A fix removes its problem, adds no other, and makes no cell break the symmetry.
    void fixesRepairAndBreakNothing() {
        Random random(22);
        int fixes = 0;
        int atAPrice = 0;
        for (int round = 0; round < 150; ++round) {
            const Map map = anyMap(random, 2 + random.below(7),
                                   round % 3 ? "PPPPPS-|0123Dd4567Bb" : "PPPPPPPPPPPPM-|d46B");
            const auto before = problemsOf("joins", map);
            const auto broken = cellsBreaking(map, kingsConflict(), map.symmetry);
            for (const Problem& problem : before)
                for (const Fix& fix : problem.fixes) {
                    Map repaired = map;
                    applyFix(repaired, fix);
                    const auto after = problemsOf("joins", repaired);
                    QVERIFY(!contains(after, problem));
                    const Faults was = Faults::of(before);
                    const Faults is = Faults::of(after);
                    QVERIFY(std::ranges::includes(broken,
                                                  cellsBreaking(repaired, kingsConflict(), map.symmetry)));
                    if (isAtAPrice(problem, before, repaired, after, changesOf(map, fix))) {
                        ++atAPrice;
                        QVERIFY(problem.severity == Severity::Error && is.errors < was.errors);
                        continue;
                    }
                    if (problem.cells.size() == 2) QVERIFY(isJoined(repaired, changesOf(map, fix), problem));
                    QVERIFY(is.errors <= was.errors && is.warnings <= was.warnings);
                    QVERIFY(is.errors + is.warnings < was.errors + was.warnings);
                    ++fixes;
                }
        }
        QVERIFY(fixes > 150 && atAPrice > 150);
    }

    void manyProblemsStayQuick() {
        Map map = newMap(kingsConflict());
        map.layer(terrainLayer) = Grid<Code>({256, 256}, '5');
        const Report report = reportOf(joinsCheck, map, kingsConflict());
        QVERIFY(report.count(Severity::Error) + report.count(Severity::Warning) > 100'000);
        QVERIFY(report.problems.back().fixes.empty());
        QVERIFY(report.problems.size() < 10 * maximumListedProblems);
    }

private:
    /// Random tiles under a symmetry that they obey or, as often, do not.
    static Map anyMap(Random& random, int side, std::string_view codes) {
        Map map = randomMap(random, {side, random.coin() ? side : side + 1}, codes);
        map.symmetry = random.oneOf(kingsConflict().symmetries);
        const Half half = random.coin() ? Half::BottomLeft : Half::TopRight;
        if (random.coin())
            stonemason::kings_conflict::apply(
                map, repairSymmetry(map, kingsConflict(), map.symmetry, half).changes);
        return map;
    }

    /// Calls visit(map) for the map with every possible code in the cell, and its image in the partner cell
    /// when the two are symmetric.
    template <typename Visit>
    static void withAnyCode(const Map& map, Cell cell, Visit visit) {
        const GameProfile& game = kingsConflict();
        const Transform t = transformOf(fits(map.symmetry, map.size()) ? map.symmetry : Symmetry::None);
        const Cell other = transformed(cell, map.size(), t);
        const bool answers = map.terrain()[other] == game.transformed(map.terrain()[cell], t);
        for (const Tile& tile : game.tiles) {
            const Code turned = game.transformed(tile.code, t);
            if (other == cell && turned != tile.code) continue;
            Map changed = map;
            if (answers) changed.layer(terrainLayer)[other] = turned;
            changed.layer(terrainLayer)[cell] = tile.code;
            visit(changed);
        }
    }

    /// Whether any codes in the cells, one or two, leave fewer errors.
    static bool anyCodesHelp(const Map& map, const std::vector<Cell>& cells) {
        bool helps = false;
        withAnyCode(map, cells.front(), [&](const Map& changed) {
            withAnyCode(changed, cells.back(),
                        [&](const Map& again) { helps = helps || joinErrorsIn(again) < joinErrorsIn(map); });
        });
        return helps;
    }

    static QString labelOf(const Fix& fix) {
        QString text = QString::fromUtf8(fix.label.id.data(), int(fix.label.id.size()));
        for (const Argument& argument : fix.label.arguments) {
            if (const auto* word = std::get_if<std::string>(&argument))
                text += QLatin1Char(' ') + QString::fromStdString(*word);
            if (const auto* cell = std::get_if<Cell>(&argument))
                text += QStringLiteral(" %1,%2").arg(cell->row).arg(cell->column);
        }
        return text;
    }
};

STONEMASON_APPLESS_TEST(TestJoinFixes)
#include "test_join_fixes.moc"
