// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/check/join_fault.h"
#include "core/map/block.h"
#include "core/map/symmetry.h"
#include "tests/support/checks.h"

#include <QTest>

using namespace stonemason;
using namespace stonemason::test;

namespace {

/// The rules of what joins, straight from their words: every pair of neighbours, every end.
QString foundByHand(const Map& map) {
    const GameProfile& game = kingsConflict();
    std::vector<Problem> problems;
    const auto add = [&](Severity severity, std::string_view id, std::vector<Cell> cells) {
        problems.push_back({"joins", severity, {id}, std::move(cells)});
    };
    const std::string mouths = "SMHVL";
    const std::string corners = "4567";
    const std::string bridges = "Bb";
    const auto edges = [&](Cell cell, Network network) {
        const Tile* tile = map.terrain().contains(cell) ? game.tile(map.terrain()[cell]) : nullptr;
        return tile ? edgesOf(*tile, network) : Edges{};
    };
    forEachCell(map.size(), [&](Cell cell) {
        const Code code = map.terrain()[cell];
        const bool bridge = bridges.find(code) != std::string::npos;
        const bool corner = corners.find(code) != std::string::npos;
        for (Network network : {Network::River, Network::Road}) {
            int loose = 0;
            for (Direction d : allDirections) {
                if (!edges(cell, network).has(d)) continue;
                const Cell next = neighbour(cell, d);
                if (!edges(next, network).empty()) {
                    if (!edges(next, network).has(opposite(d)))
                        add(Severity::Error,
                            network == Network::River ? "joins/river-clash" : "joins/road-clash",
                            {cell, next});
                    continue;
                }
                const bool inside = map.terrain().contains(next);
                if (network == Network::River)
                    loose += inside && mouths.find(map.terrain()[next]) == std::string::npos;
                else
                    loose += bridge || corner;
            }
            if (loose == 0) continue;
            if (network == Network::River && bridge)
                add(Severity::Error, loose > 1 ? "joins/bridge-river-ends" : "joins/bridge-river", {cell});
            else if (network == Network::River)
                add(Severity::Warning, loose > 1 ? "joins/river-ends" : "joins/river-end", {cell});
            else if (bridge)
                add(Severity::Warning, loose > 1 ? "joins/bridge-road-ends" : "joins/bridge-road", {cell});
            else
                add(Severity::Warning, loose > 1 ? "joins/corner-ends" : "joins/corner", {cell});
        }
    });
    return described(problems);
}

struct Faults {
    int errors = 0;
    int warnings = 0;

    static Faults of(const std::vector<Problem>& problems) {
        const Report report{problems};
        return {report.count(Severity::Error), report.count(Severity::Warning)};
    }
};

} // namespace

class TestJoins : public QObject {
    Q_OBJECT

private slots:
    void looksAtEveryEnd_data() {
        QTest::addColumn<QByteArray>("runs");
        QTest::addColumn<QString>("expected");
        const auto row = [](const char* name, const char* runs, const char* expected) {
            QTest::addRow("%s", name) << QByteArray(runs) << QString::fromLatin1(expected);
        };
        row("river from edge to edge", "5,0=-----------", "");
        row("river from mountains to the sea", "5,2=M--S", "");
        row("river from hills to lava", "5,2=H--L", "");
        row("river from a volcano down to the edge", "7,5=V 8,5=| 9,5=| 10,5=|", "");
        row("river into plains", "5,2=M--", "warning joins/river-end 5,4");
        row("river into forest", "5,2=M-F", "warning joins/river-end 5,3");
        row("river into desert", "5,2=E-S", "warning joins/river-end 5,3");
        row("river into a road", "5,2=M-D", "warning joins/river-end 5,3");
        row("river into an unknown code", "5,2=M-x", "warning joins/river-end 5,3");
        row("pond", "5,5=-", "warning joins/river-ends 5,5");
        row("bend in the open", "5,5=0", "warning joins/river-ends 5,5");
        row("bend with one end at sea", "5,4=S0", "warning joins/river-end 5,5");
        row("river ring", "4,4=23 5,4=10", "");
        row("rivers side by side", "5,0=----------- 6,0=-----------", "");
        row("a river that meets the side of another", "4,5=| 3,5=S 5,0=-----------",
            "error joins/river-clash 4,5 5,5");
        row("a bend turned away", "5,2=M-2 6,4=S 4,4=P",
            "error joins/river-clash 5,3 5,4; warning joins/river-end 5,4");
        row("both ends miss", "5,4=2 5,5=3 6,4=S 6,5=S", "");
        row("bends back to back", "5,4=02 4,4=S 5,3=S 6,5=S 5,6=S", "");
        row("straight road stops anywhere", "5,2=dd 0,0=D 8,8=d 10,10=D", "");
        row("corner joined twice", "5,2=d7 6,3=D", "");
        row("corner into forest", "5,2=d7 6,3=F", "warning joins/corner 5,3");
        row("corner over the edge", "10,2=d7", "warning joins/corner 10,3");
        row("corner in the open", "5,5=4", "warning joins/corner-ends 5,5");
        row("corner into the side of a road", "5,2=d7 6,3=d", "error joins/road-clash 5,3 6,3");
        row("straight road into the side of a road", "5,5=D 6,5=d", "error joins/road-clash 5,5 6,5");
        row("roads side by side", "5,2=ddd 6,2=ddd", "");
        row("bridge as it should be", "4,5=D 5,3=S-B-S 6,5=D", "");
        row("bridge road without a road", "5,3=S-B-S 6,5=D", "warning joins/bridge-road 5,5");
        row("bridge with no road at all", "5,3=S-B-S", "warning joins/bridge-road-ends 5,5");
        row("bridge road over the edge", "0,3=S-B-S 1,5=D", "warning joins/bridge-road 0,5");
        row("bridge river without a river", "4,5=D 5,4=SBF 6,5=D", "error joins/bridge-river 5,5");
        row("bridge on dry land", "4,5=D 5,4=PBP 6,5=D", "error joins/bridge-river-ends 5,5");
        row("bridge at the edge", "4,0=D 5,0=B-S 6,0=D", "");
        row("bridge between sea and mountain", "4,5=D 5,4=SBM 6,5=D", "");
        row("bridge beside a bridge, road to road", "4,5=D 5,4=SBS 6,4=SBS 7,5=D", "");
        row("bridge beside a bridge, crosswise: both networks clash", "4,4=D 6,4=D 4,5=S 6,5=S 5,3=SBbd",
            "error joins/river-clash 5,4 5,5; error joins/road-clash 5,4 5,5");
        row("river beside a road", "5,2=S--S 6,2=dddd", "");
    }

    void looksAtEveryEnd() {
        QFETCH(QByteArray, runs);
        QFETCH(QString, expected);
        for (Transform t : allTransforms) {
            const Map map = transformed(board(runs.constData()), kingsConflict(), t);
            QCOMPARE(found("joins", map), turned(expected, map.size(), t));
            QCOMPARE(foundByHand(map), turned(expected, map.size(), t));
        }
    }

    void publishedMapsJoin() {
        QCOMPARE(found("joins", publishedTerrain("the-crossing")), QString());
        QCOMPARE(found("joins", publishedTerrain("mountain-passes")), QString());
    }

    void saysWhatMeetsWhat() {
        const auto clash = problemsOf("joins", board("5,2=M-D 5,5=D 6,5=d"));
        QVERIFY(clash[0].message == (Message{"joins/river-end", {Cell{5, 3}, "-", "east", "D"}}));
        QVERIFY(clash[1].message ==
                (Message{"joins/road-clash", {Cell{5, 5}, "D", "south", Cell{6, 5}, "d"}}));
        const auto edge = problemsOf("joins", board("10,2=d7"));
        QVERIFY(edge[0].message == (Message{"joins/corner", {Cell{10, 3}, "7", "south", ""}}));
        const auto both = problemsOf("joins", board("5,5=-"));
        QVERIFY(both[0].message == (Message{"joins/river-ends", {Cell{5, 5}, "-"}}));
    }

    void agreesWithTheWordsOnRandomMaps() {
        Random random(21);
        for (int round = 0; round < 300; ++round) {
            const Size size{1 + random.below(8), 1 + random.below(8)};
            const Map map =
                randomMap(random, size, round % 2 ? "PMHFSEVL-|0123Dd4567Bbx" : "PPPPPPPPPPS-|Dd4B");
            QCOMPARE(found("joins", map), foundByHand(map));
        }
    }

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
        apply(map, problems[0].fixes[0]);
        QCOMPARE(found("joins", map), QString());
    }

    void noFixWhereNoneHelps() {
        // Three arms cannot meet; a lone river has nowhere to go; a bridge whose road leads nowhere would as
        // a river no longer carry anyone across.
        for (const char* runs : {"4,5=| 3,5=S 5,0=-----------", "5,5=-", "5,3=S-B-S"})
            for (const Problem& problem : problemsOf("joins", board(runs)))
                QVERIFY(problem.fixes.empty());
    }

    void mirroredFixes() {
        Map map = board("3,8=d4 2,9=F 7,1=6d 8,1=F");
        map.symmetry = Symmetry::HalfTurn;
        QCOMPARE(found("symmetry", map), QString());
        const auto problems = problemsOf("joins", map);
        QCOMPARE(int(problems.size()), 2);
        QCOMPARE(labelOf(problems[0].fixes.at(0)), QStringLiteral("fix/use-here-mirrored d d 7,1"));
        apply(map, problems[0].fixes[0]);
        QCOMPARE(found("joins", map) + found("symmetry", map), QString());
    }

    void diagonalFixesTurnTheCode() {
        Map map = board("3,8=d4 2,9=F 8,3=D 9,3=4 9,2=F");
        map.symmetry = Symmetry::Diagonal;
        QVERIFY(cellsBreaking(map, kingsConflict(), map.symmetry).empty());
        const auto problems = problemsOf("joins", map);
        QCOMPARE(labelOf(problems.at(0).fixes.at(0)), QStringLiteral("fix/use-here-mirrored d D 9,3"));
    }

    /// Of a pair that differs already only the cell itself is mended: the other holds something else.
    void brokenPairsAreNotMirrored() {
        Map map = board("3,8=d4 2,9=F");
        map.symmetry = Symmetry::HalfTurn;
        QCOMPARE(labelOf(problemsOf("joins", map).at(0).fixes.at(0)), QStringLiteral("fix/use-here d"));
    }

    /// A fix takes its problem away, brings up no other, and no cell comes to break the symmetry.
    void fixesMendAndBreakNothing() {
        Random random(22);
        int fixes = 0;
        for (int round = 0; round < 150; ++round) {
            const int side = 2 + random.below(7);
            Map map = randomMap(random, {side, random.coin() ? side : side + 1},
                                round % 3 ? "PPPPPS-|0123Dd4567Bb" : "PPPPPPPPPPPPM-|d46B");
            map.symmetry = random.oneOf(kingsConflict().symmetries);
            const Half half = random.coin() ? Half::BottomLeft : Half::TopRight;
            if (random.coin())
                stonemason::apply(map, repairSymmetry(map, kingsConflict(), map.symmetry, half).changes);
            const auto before = problemsOf("joins", map);
            const auto broken = cellsBreaking(map, kingsConflict(), map.symmetry);
            for (const Problem& problem : before)
                for (const Fix& fix : problem.fixes) {
                    Map mended = map;
                    apply(mended, fix);
                    const auto after = problemsOf("joins", mended);
                    if (problem.cells.size() == 2) QVERIFY(isJoined(mended, fix.changes, problem));
                    QVERIFY(!contains(after, problem));
                    const Faults was = Faults::of(before);
                    const Faults is = Faults::of(after);
                    QVERIFY(is.errors <= was.errors && is.warnings <= was.warnings);
                    QVERIFY(is.errors + is.warnings < was.errors + was.warnings);
                    for (const Problem& left : after)
                        QVERIFY(isOld(before, left));
                    QVERIFY(
                        std::ranges::includes(broken, cellsBreaking(mended, kingsConflict(), map.symmetry)));
                    ++fixes;
                }
        }
        QVERIFY(fixes > 150);
    }

    /// Of two cells that could be mended, the one that mends more is offered first.
    void thoroughFixesComeFirst() {
        Random random(23);
        int differ = 0;
        for (int round = 0; round < 1000; ++round) {
            const Map map = randomMap(random, {3, 3}, round % 2 ? "PPPPDd4567" : "SSS-|0123");
            for (const Problem& problem : problemsOf("joins", map)) {
                std::vector<int> left;
                for (const Fix& fix : problem.fixes) {
                    Map mended = map;
                    apply(mended, fix);
                    left.push_back(faultsIn(mended));
                }
                QVERIFY(std::is_sorted(left.begin(), left.end()));
                differ += left.size() == 2 && left[0] != left[1];
            }
        }
        QVERIFY(differ > 5);
    }

    /// No other piece of the same kind would have mended more.
    void fixesAreTheBestOfTheirCell() {
        Random random(24);
        for (int round = 0; round < 50; ++round) {
            const Map map = randomMap(random, {4, 4}, "PPPS-|0123Dd4567Bb");
            const auto before = problemsOf("joins", map);
            for (const Problem& problem : before)
                for (const Fix& fix : problem.fixes) {
                    Map mended = map;
                    apply(mended, fix);
                    for (const Tile& other : kingsConflict().tiles) {
                        const Tile& now = *kingsConflict().tile(fix.changes[0].before);
                        if (!other.isNetwork() || other.river.empty() != now.river.empty() ||
                            other.road.empty() != now.road.empty())
                            continue;
                        Map rival = map;
                        rival.layer(terrainLayer)[fix.changes[0].cell] = other.code;
                        const CellChanges change{{terrainLayer, fix.changes[0].cell, now.code, other.code}};
                        const bool joined = problem.cells.size() != 2 || isJoined(rival, change, problem);
                        if (joined && mends(problem, before, rival))
                            QVERIFY(faultsIn(mended) <= faultsIn(rival));
                    }
                }
        }
    }

    void manyProblemsStayQuick() {
        Map map = newMap(kingsConflict());
        map.layer(terrainLayer) = Grid<Code>({256, 256}, '5');
        const auto problems = problemsOf("joins", map);
        QVERIFY(problems.size() > 100'000);
        QVERIFY(problems.back().fixes.empty());
    }

private:
    /// Whether one of the changed cells is joined to a neighbour in the network that clashed.
    static bool isJoined(const Map& map, const CellChanges& changes, const Problem& clash) {
        const bool river = clash.message.id == "joins/river-clash";
        const Network network = river ? Network::River : Network::Road;
        for (const CellChange& change : changes)
            for (Direction d : allDirections)
                if (edgesOf(*kingsConflict().tile(map.terrain()[change.cell]), network).has(d) &&
                    joinAt(map.terrain(), kingsConflict(), network, change.cell, d) == Join::Joined)
                    return true;
        return false;
    }

    /// Whether the problem is gone from the map and nothing else is new.
    static bool mends(const Problem& problem, const std::vector<Problem>& before, const Map& map) {
        const auto after = problemsOf("joins", map);
        return !contains(after, problem) && std::all_of(after.begin(), after.end(), [&](const Problem& left) {
            return isOld(before, left);
        });
    }

    static int faultsIn(const Map& map) {
        int faults = 0;
        forEachCell(map.size(), [&](Cell cell) {
            visitJoinFaults(map.terrain(), kingsConflict(), cell, [&](const JoinFault&) { ++faults; });
        });
        return faults;
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

    /// Whether the problem is among them, be it with one loose end or several.
    static bool contains(const std::vector<Problem>& problems, const Problem& wanted) {
        const auto kind = [](std::string_view id) {
            const bool loose = !id.ends_with("-clash");
            return loose ? id.substr(0, id.rfind("-end")) : id;
        };
        return std::any_of(problems.begin(), problems.end(), [&](const Problem& problem) {
            return kind(problem.message.id) == kind(wanted.message.id) && problem.cells == wanted.cells;
        });
    }

    /// Whether the problem was there before, with at least as many loose ends.
    static bool isOld(const std::vector<Problem>& before, const Problem& left) {
        const std::string more =
            std::string(left.message.id) + (left.message.id.ends_with("-end") ? "s" : "-ends");
        return std::any_of(before.begin(), before.end(), [&](const Problem& problem) {
            return (problem.message.id == left.message.id || problem.message.id == more) &&
                   problem.cells == left.cells;
        });
    }
};

QTEST_APPLESS_MAIN(TestJoins)
#include "test_joins.moc"
