// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/kings_conflict/map/map.h"
#include "core/kings_conflict/map/symmetry.h"
#include "tests/support/checks.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <set>

using namespace stonemason;
using namespace stonemason::kings_conflict;
using namespace stonemason::test;

namespace {

Map declared(Symmetry symmetry, std::string_view runs) {
    Map map = board(runs);
    map.symmetry = symmetry;
    return map;
}

std::vector<std::string_view> labels(const Problem& problem) {
    std::vector<std::string_view> ids;
    for (const Fix& fix : problem.fixes)
        ids.push_back(fix.label.id);
    return ids;
}

constexpr Symmetry real[]{Symmetry::Diagonal, Symmetry::HalfTurn};

/// A map that obeys the diagonal and nothing else.
constexpr std::string_view diagonalOnly = "1,2=M 2,1=M 3,4=- 4,3=| 6,6=0";

} // namespace

class TestSymmetryCheck : public QObject {
    Q_OBJECT

private slots:
    void findsTheCellsThatBreakIt_data() {
        QTest::addColumn<Symmetry>("symmetry");
        QTest::addColumn<QByteArray>("runs");
        QTest::addColumn<QString>("expected");
        const auto row = [](Symmetry symmetry, const char* name, const char* runs, const char* expected) {
            QTest::addRow("%s", name) << symmetry << QByteArray(runs) << QString::fromLatin1(expected);
        };
        const Symmetry turn = Symmetry::HalfTurn;
        const Symmetry mirror = Symmetry::Diagonal;
        row(turn, "turn: plains", "", "");
        row(turn, "turn: one tile", "2,3=M", "error symmetry/broken 2,3 8,7");
        row(turn, "turn: both tiles", "2,3=M 8,7=M", "");
        row(turn, "turn: two different tiles", "2,3=M 8,7=F", "error symmetry/broken 2,3 8,7");
        row(turn, "turn: straights stay", "2,3=- 8,7=- 4,0=D 6,10=D", "");
        row(turn, "turn: a straight turned", "2,3=- 8,7=|", "error symmetry/broken 2,3 8,7");
        row(turn, "turn: bends turn round", "2,3=0 8,7=2 4,4=5 6,6=7", "");
        row(turn, "turn: a bend that did not turn", "2,3=0 8,7=0", "error symmetry/broken 2,3 8,7");
        row(turn, "turn: a bend mirrored instead", "2,3=1 8,7=1", "error symmetry/broken 2,3 8,7");
        row(turn, "turn: a bridge on the centre", "5,5=B", "");
        row(turn, "turn: mountains on the centre", "5,5=M", "");
        row(turn, "turn: a bend on the centre", "5,5=5", "error symmetry/centre 5,5");
        row(turn, "turn: a bend on the centre that could lie on the line", "5,5=4",
            "error symmetry/centre 5,5; note symmetry/unpublished");
        row(turn, "turn: centre and pair", "5,5=3 0,0=S",
            "error symmetry/broken 0,0 10,10; error symmetry/centre 5,5");
        row(turn, "turn: unknown code alone", "2,3=x", "error symmetry/broken 2,3 8,7");
        row(turn, "turn: unknown codes in both", "2,3=x 8,7=x", "");
        row(turn, "turn: obeys the diagonal instead", "1,2=M 2,1=M",
            "error symmetry/broken 1,2 2,1 8,9 9,8; note symmetry/unpublished");
        row(mirror, "mirror: plains", "", "");
        row(mirror, "mirror: one tile", "2,3=M", "error symmetry/broken 2,3 3,2");
        row(mirror, "mirror: straights turn", "2,3=- 3,2=|", "note symmetry/unpublished");
        row(mirror, "mirror: a straight that did not", "2,3=- 3,2=-", "error symmetry/broken 2,3 3,2");
        row(mirror, "mirror: bridges and roads turn", "2,3=B 3,2=b 5,1=d 1,5=D", "note symmetry/unpublished");
        row(mirror, "mirror: bends", "2,3=1 3,2=3 4,5=0 5,4=0 7,8=5 8,7=7", "note symmetry/unpublished");
        row(mirror, "mirror: a bend that stays where it should not", "2,3=1 3,2=1",
            "error symmetry/broken 2,3 3,2");
        row(mirror, "mirror: codes that can lie on the line", "0,0=M 1,1=0 2,2=2 3,3=4 4,4=6",
            "note symmetry/unpublished");
        row(mirror, "mirror: codes that cannot",
            "0,0=- 1,1=| 2,2=B 3,3=b 4,4=D 5,5=d 6,6=1 7,7=3 8,8=5 9,9=7",
            "error symmetry/axis 0,0 1,1 2,2 3,3 4,4 5,5 6,6 7,7 8,8 9,9");
        row(mirror, "mirror: line and pair", "1,1=- 0,1=M",
            "error symmetry/axis 1,1; error symmetry/broken 0,1 1,0");
        row(mirror, "mirror: the half-turn is another thing", "2,3=M 8,7=M",
            "error symmetry/broken 2,3 3,2 7,8 8,7");
    }

    void findsTheCellsThatBreakIt() {
        QFETCH(Symmetry, symmetry);
        QFETCH(QByteArray, runs);
        QFETCH(QString, expected);
        for (Transform t : startTransforms) {
            const Map map = transformed(declared(symmetry, runs.constData()), kingsConflict(), t);
            QCOMPARE(found("symmetry", map), turned(expected, map.size(), t));
        }
    }

    void publishedMapsObey() {
        for (const char* name : {"the-crossing", "mountain-passes"}) {
            Map map = publishedTerrain(name);
            map.symmetry = Symmetry::HalfTurn;
            QCOMPARE(found("symmetry", map), QString());
            map.symmetry = Symmetry::Diagonal;
            const auto problems = problemsOf("symmetry", map);
            std::size_t cells = 0;
            for (const Problem& problem : problems)
                cells += problem.cells.size();
            const bool crossing = name == std::string_view("the-crossing");
            QCOMPARE(int(cells), crossing ? 83 : 90);
        }
    }

    /// The errors together list exactly the cells that break the declared symmetry, each once.
    void errorsNameExactlyTheBreakingCells() {
        Random random(31);
        for (int round = 0; round < 400; ++round) {
            const int side = 1 + random.below(9);
            Map map = randomMap(random, {side, random.coin() ? side : 1 + random.below(9)},
                                round % 2 ? "PF" : "PPPM-|0123Dd4567Bbx");
            for (Symmetry symmetry : real) {
                map.symmetry = symmetry;
                std::multiset<Cell> named;
                for (const Problem& problem : problemsOf("symmetry", map))
                    named.insert(problem.cells.begin(), problem.cells.end());
                const auto breaking = cellsBreaking(map, kingsConflict(), symmetry);
                QVERIFY(named == std::multiset<Cell>(breaking.begin(), breaking.end()));
            }
        }
    }

    void reportsHowManyCells() {
        const auto problems = problemsOf("symmetry", declared(Symmetry::HalfTurn, "0,0=S 5,5=3"));
        QVERIFY(problems[0].message ==
                (Message{"symmetry/broken", {"half-turn", 2, std::vector<Cell>{{0, 0}, {10, 10}}}}));
        QVERIFY(problems[1].message == (Message{"symmetry/centre", {Cell{5, 5}}}));
    }

    void noneIsAnErrorWithWaysOut() {
        const auto all = problemsOf("symmetry", declared(Symmetry::None, "0,0=S 0,3=M"));
        QCOMPARE(described(all), QStringLiteral("error symmetry/none"));
        // The diagonal: (0,0) is its own partner, one cell to write; the half-turn: two.
        QVERIFY(all[0].message == (Message{"symmetry/none", {"diagonal", 2}}));
        QVERIFY(labels(all[0]) == (std::vector<std::string_view>{"fix/declare-copy", "fix/declare-copy",
                                                                 "fix/declare-copy", "fix/declare-copy"}));
        QVERIFY(all[0].fixes[0].label == (Message{"fix/declare-copy", {"diagonal", "bottom-left", 1}}));
        QVERIFY(all[0].fixes[1].label == (Message{"fix/declare-copy", {"diagonal", "top-right", 1}}));
        QVERIFY(all[0].fixes[2].label == (Message{"fix/declare-copy", {"half-turn", "bottom-left", 2}}));

        const Map half = declared(Symmetry::None, "5,0=-----B-----");
        const auto obeyed = problemsOf("symmetry", half);
        QVERIFY(obeyed[0].message == (Message{"symmetry/none-obeyed", {"half-turn"}}));
        QVERIFY(obeyed[0].fixes[0].label == (Message{"fix/declare", {"half-turn"}}));
        QVERIFY(changesOf(half, obeyed[0].fixes[0]).empty());

        QCOMPARE(found("symmetry", declared(Symmetry::None, diagonalOnly)),
                 QStringLiteral("error symmetry/none-obeyed; note symmetry/unpublished"));
    }

    void anOblongCannotHaveTheDiagonal() {
        Map map = mapOf("PPM PPP");
        map.symmetry = Symmetry::Diagonal;
        const auto problems = problemsOf("symmetry", map);
        QCOMPARE(described(problems), QStringLiteral("error symmetry/oblong 0,0 0,1 0,2 1,0 1,1 1,2"));
        QVERIFY(problems[0].message == (Message{"symmetry/oblong", {"diagonal", 2, 3}}));
        for (const Fix& fix : problems[0].fixes) {
            Map repaired = map;
            applyFix(repaired, fix);
            QCOMPARE(found("symmetry", repaired), QString());
        }
        QCOMPARE(int(problems[0].fixes.size()), 2);
    }

    void noNoteAboutASymmetryTheBoardCannotHave() {
        GameProfile game = kingsConflict();
        game.publishedSymmetry = Symmetry::Diagonal;
        Map map = mapOf("PPM MPP");
        map.symmetry = Symmetry::HalfTurn;
        QCOMPARE(found("symmetry", map, game), QString());
    }

    void aGameWithoutAFittingSymmetry() {
        GameProfile game = kingsConflict();
        game.symmetries = {Symmetry::Diagonal, Symmetry::None};
        game.publishedSymmetry = Symmetry::Diagonal;
        const auto problems = problemsOf("symmetry", mapOf("PPM PPP"), game);
        QCOMPARE(described(problems), QStringLiteral("error symmetry/none-possible"));
        QVERIFY(problems[0].fixes.empty());
    }

    void brokenMapsCanBeCopiedFromEitherHalf() {
        const Map map = declared(Symmetry::HalfTurn, "9,0=1 0,5=F 5,5=0");
        const auto problems = problemsOf("symmetry", map);
        QVERIFY(problems[0].fixes[0].label ==
                (Message{"fix/copy-clearing", {"bottom-left", 3, "P", std::vector<Cell>{{5, 5}}}}));
        Map repaired = map;
        applyFix(repaired, problems[0].fixes[0]);
        QVERIFY(terrainText(repaired) == terrainText(board("9,0=1 1,10=3")));
        repaired = map;
        applyFix(repaired, problems[0].fixes[1]);
        QVERIFY(terrainText(repaired) == terrainText(board("0,5=F 10,5=F")));
        repaired = map;
        applyFix(repaired, problems[1].fixes[0]);
        QVERIFY(terrainText(repaired) == terrainText(board("9,0=1 0,5=F")));
    }

    void offersTheSymmetryThatHolds() {
        const auto problems = problemsOf("symmetry", declared(Symmetry::HalfTurn, diagonalOnly));
        QVERIFY(problems[0].fixes.back().label == (Message{"fix/declare", {"diagonal"}}));
    }

    void theNoteConvertsToThePublishedSymmetry() {
        const Map map = declared(Symmetry::Diagonal, diagonalOnly);
        const auto problems = problemsOf("symmetry", map);
        QCOMPARE(described(problems), QStringLiteral("note symmetry/unpublished"));
        QVERIFY(problems[0].message == (Message{"symmetry/unpublished", {"diagonal", "half-turn"}}));
        QCOMPARE(int(problems[0].fixes.size()), 2);
        for (const Fix& fix : problems[0].fixes) {
            Map converted = map;
            applyFix(converted, fix);
            QVERIFY(converted.symmetry == Symmetry::HalfTurn);
            QCOMPARE(found("symmetry", converted), QString());
        }
    }

    /// For any map and any declared symmetry, no error of the check is left after each fix (clearing the
    /// axis repairs the axis alone).
    void everyFixWorks() {
        Random random(32);
        for (int round = 0; round < 400; ++round) {
            const int side = 2 + random.below(8);
            Map map = randomMap(random, {side, random.below(4) ? side : side + 1},
                                round % 2 ? "PPPPPPPPPPM-" : "PMF-|0123Dd4567Bbx");
            map.symmetry = random.oneOf(kingsConflict().symmetries);
            for (const Problem& problem : problemsOf("symmetry", map)) {
                QVERIFY(!problem.fixes.empty());
                for (const Fix& fix : problem.fixes) {
                    Map repaired = map;
                    applyFix(repaired, fix);
                    const QString left = found("symmetry", repaired);
                    if (fix.label.id.ends_with("-axis"))
                        QVERIFY(!left.contains(QLatin1String("axis")) &&
                                !left.contains(QLatin1String("centre")));
                    else
                        QVERIFY2(!left.contains(QLatin1String("error")), qPrintable(left));
                }
            }
        }
    }

    /// When both halves give the same map, one fix is offered.
    void noFixIsOfferedTwice() {
        const auto centre = problemsOf("symmetry", declared(Symmetry::None, "5,5=3 0,1=M 10,9=M"));
        QVERIFY(labels(centre[0])[0] == "fix/declare-copy-clearing");
        QCOMPARE(std::ranges::count_if(centre[0].fixes,
                                       [](const Fix& fix) {
                                           const auto* made = std::get_if<MakeSymmetric>(&fix.repair);
                                           return made && made->symmetry == Symmetry::HalfTurn;
                                       }),
                 1);
        Random random(34);
        for (int round = 0; round < 200; ++round) {
            Map map = randomMap(random, {5, 5}, round % 2 ? "PPPPPPPPPPPPPPPPPPPPPPPPPPP0" : "PM-");
            map.symmetry = random.oneOf(kingsConflict().symmetries);
            for (const Problem& problem : problemsOf("symmetry", map))
                for (std::size_t i = 0; i < problem.fixes.size(); ++i)
                    for (std::size_t j = 0; j < i; ++j)
                        QVERIFY(editOf(map, kingsConflict(), problem.fixes[i]) !=
                                editOf(map, kingsConflict(), problem.fixes[j]));
        }
    }

    void cheapestFirst() {
        Random random(33);
        for (int round = 0; round < 100; ++round) {
            const Map map = randomMap(random, {6, 6}, "PPPPM-0");
            const auto problems = problemsOf("symmetry", map);
            QVERIFY(std::ranges::is_sorted(problems[0].fixes, {},
                                           [&map](const Fix& fix) { return changesOf(map, fix).size(); }));
        }
    }
};

STONEMASON_APPLESS_TEST(TestSymmetryCheck)
#include "test_symmetry.moc"
