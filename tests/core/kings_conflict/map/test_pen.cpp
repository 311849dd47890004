// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/grid/region.h"
#include "tests/core/kings_conflict/map/pen_support.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace stonemason;
using namespace stonemason::kings_conflict;
using namespace stonemason::test;

namespace {

constexpr Network river = Network::River;
constexpr Network road = Network::Road;
constexpr Symmetry none = Symmetry::None;

/// The rows with everything but rivers and roads made plains.
std::string networksOf(const Map& map) {
    std::string text = terrainText(map);
    for (char& code : text)
        if (code != '\n' && !kingsConflict().tile(code)->isNetwork()) code = 'P';
    return text;
}

} // namespace

class TestPen : public QObject {
    Q_OBJECT

private slots:
    void drawsTheCrossing() {
        Map map = plains({11, 11});
        map = drawn(map, river, Symmetry::HalfTurn, along({{5, 0}, {5, 10}}));
        map = drawn(map, road, Symmetry::HalfTurn, along({{8, 1}, {7, 1}, {7, 5}, {5, 5}}));
        QCOMPARE(terrainText(map), networksOf(publishedTerrain("the-crossing")));
    }

    void drawsTheCrossingInAnyOrderAndDirection() {
        const std::string expected = networksOf(publishedTerrain("the-crossing"));
        const std::vector<Cell> course = along({{5, 10}, {5, 0}});
        const std::vector<Cell> way = along({{5, 5}, {7, 5}, {7, 1}, {8, 1}});
        const auto roadThenRiver =
            drawn(drawn(plains({11, 11}), road, Symmetry::HalfTurn, way), river, Symmetry::HalfTurn, course);
        QCOMPARE(terrainText(roadThenRiver), expected);
        Map byClicks = plains({11, 11});
        for (Cell cell : course)
            byClicks = drawn(byClicks, river, Symmetry::HalfTurn, {cell});
        for (Cell cell : std::vector<Cell>(way.rbegin(), way.rend())) // the bridge when both sides wait
            byClicks = drawn(byClicks, road, Symmetry::HalfTurn, {cell});
        QCOMPARE(terrainText(byClicks), expected);
    }

    void drawsMountainPasses() {
        Map map = plains({11, 11});
        map = drawn(map, river, Symmetry::HalfTurn, along({{2, 10}, {2, 8}, {4, 8}}));
        for (const auto& way : {along({{2, 7}, {5, 7}}), along({{3, 3}, {8, 3}})})
            map = drawn(map, road, Symmetry::HalfTurn, way);
        QCOMPARE(terrainText(map), networksOf(publishedTerrain("mountain-passes")));
    }

    void namesWhatTheAxisCannotHold() {
        const auto refused = [](Symmetry symmetry, const std::vector<Cell>& corners) {
            return drawPath(plains({5, 5}), kingsConflict(), road, symmetry, along(corners)).refused;
        };
        QVERIFY(refused(Symmetry::Diagonal, {{2, 0}, {2, 4}}) == (std::vector<CellRefusal>{{{2, 2}, 'd'}}));
        QVERIFY(refused(Symmetry::Diagonal, {{2, 0}, {2, 2}, {0, 2}}).empty());
        QVERIFY(refused(Symmetry::Diagonal, {{2, 1}, {2, 2}, {1, 2}, {1, 3}, {2, 3}, {2, 1}}) ==
                (std::vector<CellRefusal>{{{2, 2}, 'd'}}));
        QVERIFY(refused(Symmetry::HalfTurn, {{0, 2}, {2, 2}, {2, 4}}) ==
                (std::vector<CellRefusal>{{{2, 2}, '5'}}));
        QVERIFY(refused(Symmetry::HalfTurn, {{0, 2}, {4, 2}}).empty());
        QVERIFY(refused(Symmetry::None, {{0, 2}, {4, 2}, {4, 4}, {3, 4}, {3, 0}}).empty());
    }

    void pathsOffTheMapDrawNothing() {
        const Map map = publishedTerrain("the-crossing");
        for (const std::vector<Cell>& path : {std::vector<Cell>{}, std::vector<Cell>{{-1, 4}, {11, 4}},
                                              std::vector<Cell>{{INT_MIN, INT_MAX}}}) {
            const Edit edit = drawPath(map, kingsConflict(), road, Symmetry::HalfTurn, path);
            QVERIFY(edit.changes.empty() && edit.refused.empty());
            QVERIFY(erase(map, kingsConflict(), Symmetry::HalfTurn, path).changes.empty());
            QVERIFY(eraseNetwork(map, kingsConflict(), road, Symmetry::HalfTurn, path).changes.empty());
        }
    }

    void hintsAreLeftAlone() {
        const Edit edit =
            drawPath(plains({11, 11}), kingsConflict(), road, Symmetry::HalfTurn, along({{0, 0}, {0, 10}}));
        for (const CellChange& change : edit.changes)
            QCOMPARE(change.layer, terrainLayer);
    }

    void erases_data() {
        QTest::addColumn<QString>("before");
        QTest::addColumn<QString>("cells");
        QTest::addColumn<QString>("after");
        QTest::addColumn<int>("symmetry");
        const auto row = [](const char* name, const char* before, const char* cells, const char* result,
                            Symmetry symmetry = none) {
            QTest::newRow(name) << before << cells << result << int(symmetry);
        };
        row("any terrain becomes plains", "FMS", "xx.", "PPS");
        row("straight ends stay as they are", "PPPPP ----- PPPPP", "..... ..x.. .....", "PPPPP --P-- PPPPP");
        row("a corner left alone runs straight on", "Pd7 PPD PPD", "... ..x ...", "Pdd PPP PPD");
        row("a river's end turns to the mountains", "PMP --- PPP", "... ..x ...", "PMP -0P PPP");
        row("a river's end stays where nothing is won", "PFP --- PPP", "... ..x ...", "PFP --P PPP");
        row("an end turns to one that waits", "PDP ddd PPP", "... ..x ...", "PDP d4P PPP");
        row("a bridge goes whole", "PDP -B- PDP", "... .x. ...", "PDP -P- PDP");
        row("a bridge that lost its road", "PDP -B- PDP", ".x. ... ...", "PPP --- PDP");
        row("a bridge that lost its river", "PDP -B- PDP", "... x.. ...", "PDP PD- PDP");
        row("a bridge that lost both", "PDP -B- PDP", ".x. x.. ...", "PPP PD- PDP");
        row("one bridge after the other", "DDDD -BB- DDDD", ".... x... ....", "DDDD PDD- DDDD");
        row("a bridge that keeps its mouth", "PDPP SB-- PDPP", ".... ...x ....", "PDPP SB-P PDPP");
        row("a bridge whose mouth goes", "PDPP SB-- PDPP", ".... x... ....", "PDPP PD-- PDPP");
        row("a bridge that led nowhere before", "PDP PB- PDP", "... x.. ...", "PDP PB- PDP");
        row("a bridge on the axis, where none should be", "PPP PMP S-B", "... ... .x.", "PPP PMP SPD",
            Symmetry::Diagonal);
        row("both bridges", "PDPPP -B--P PPPPP P--B- PPPDP", ".x... ..... ..... ..... .....",
            "PPPPP ----P PPPPP P---- PPPPP", Symmetry::HalfTurn);
        row("both halves", "dddd PPPP PPPP dddd", "x... .... .... ....", "Pddd PPPP PPPP dddP",
            Symmetry::HalfTurn);
        row("two halves that lost their ends meet", "PDDP PDDP PDDP", ".... .... .x..", "PDPP P57P PPDP",
            Symmetry::HalfTurn);
        row("an end that lost nothing stays", "Pd7 PPF PPP", "... ..x ...", "Pd7 PPP PPP");
        row("the axis", "PDP d4P PPP", "... .x. ...", "PDP dPP PPP", Symmetry::Diagonal);
        row("a gone mouth: the river turns to the other", "PPPP MP-S PPPM", ".... ...x ....",
            "PPPP MP-P PPPM");
    }
    void erases() {
        QFETCH(QString, before);
        QFETCH(QString, cells);
        QFETCH(QString, after);
        QFETCH(int, symmetry);
        const Map marks = mapOf(cells.toStdString());
        const Map result =
            erased(mapOf(before.toStdString()), Symmetry(symmetry), cellsHolding(marks.terrain(), 'x'));
        QCOMPARE(terrainText(result), terrainText(mapOf(after.toStdString())));
    }

    void takesOneNetworkOut() {
        const Map map = mapOf("FDF -B- PDP");
        const std::vector<Cell> all{{0, 0}, {0, 1}, {1, 0}, {1, 1}, {1, 2}, {2, 1}, {9, 9}};
        QCOMPARE(terrainText(takenOut(map, road, none, all)), "FPF\n---\nPPP\n");
        QCOMPARE(terrainText(takenOut(map, river, none, all)), "FDF\nPDP\nPDP\n");
        QCOMPARE(terrainText(takenOut(mapOf("PDP SB- PDP"), river, none, {{1, 2}})), "PDP\nSDP\nPDP\n");
        QCOMPARE(terrainText(takenOut(mapOf("PDP SB- PDP"), road, none, {{2, 1}})), "PDP\nS--\nPPP\n");
    }
};

STONEMASON_APPLESS_TEST(TestPen)
#include "test_pen.moc"
