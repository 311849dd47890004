// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/kings_conflict/map/map.h"
#include "tests/support/checks.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace stonemason;
using namespace stonemason::kings_conflict;
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

    void reportsWhatMeetsWhat() {
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
};

STONEMASON_APPLESS_TEST(TestJoins)
#include "test_joins.moc"
