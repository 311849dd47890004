// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/grid/flood.h"
#include "tests/core/map/pen_support.h"

#include <QTest>

using namespace stonemason;
using namespace stonemason::test;

namespace {

constexpr Network river = Network::River;
constexpr Network road = Network::Road;
constexpr Symmetry none = Symmetry::None;

/// One stroke: the corners of its path as row, column, row, column.
struct Example {
    const char* name;
    const char* before;
    Network network;
    Symmetry symmetry;
    std::vector<Cell> corners;
    const char* after;
};

const Example examples[]{
    {"a click lies along the row", "PPP PPP PPP", river, none, {{1, 1}}, "PPP P-P PPP"},
    {"a click on a piece leaves it", "P|P P1- PPP", river, none, {{1, 1}}, "P|P P1- PPP"},
    {"a click in a gap joins both sides", "PDP PPd PPP", road, none, {{1, 1}}, "PDP P5d PPP"},
    {"a click bends the end above", "ddP PPP PPP", road, none, {{1, 1}}, "d7P PDP PPP"},
    {"a click turns a lone piece above", "PdP PPP PPP", road, none, {{1, 1}}, "PDP PDP PPP"},
    {"a click on a river leads nowhere", "PPP --- PPP", road, none, {{1, 1}}, "PPP --- PPP"},
    {"a click on a road leads nowhere", "PPP ddd PPP", river, none, {{1, 1}}, "PPP ddd PPP"},
    {"a click on a river between two roads is a bridge", "PDP --- PDP", road, none, {{1, 1}}, "PDP -B- PDP"},
    {"a click on a road between a river and the sea is a bridge",
     "PDP SD- PDP",
     river,
     none,
     {{1, 1}},
     "PDP SB- PDP"},
    {"a click on a river bends the road beyond the bridge",
     "PdP --- PDP",
     road,
     none,
     {{1, 1}},
     "PDP -B- PDP"},
    {"a click on a river with a road on one side alone", "PPP --- PDP", road, none, {{1, 1}}, "PPP --- PDP"},
    {"a click on a bridge leaves it", "PPP -B- PPP", road, none, {{1, 1}}, "PPP -B- PPP"},
    {"a click on a bend of the other takes its place", "PPP -3P P|P", road, none, {{1, 1}}, "PPP -dP P|P"},

    {"a fault that was there already bars nothing", "4B", road, none, {{0, 0}}, "DB"},
    {"one fault goes and the stroke may stay",
     "dPd M-P Bbb PPB",
     road,
     none,
     {{2, 0}, {0, 0}},
     "DPd D|P B|| PPB"},
    {"a stroke ends before the roads it cannot cross", "0DDP", river, none, {{0, 3}, {0, 1}}, "0DD|"},

    {"straight", "PPPP PPPP PPPP", road, none, {{1, 0}, {1, 3}}, "PPPP dddd PPPP"},
    {"round all four bends",
     "PPPPP PPPPP PPPPP PPPPP PPPPP",
     river,
     none,
     {{1, 2}, {1, 1}, {3, 1}, {3, 3}, {1, 3}, {1, 2}},
     "PPPPP P2-3P P|P|P P1-0P PPPPP"},
    {"a ring drawn but for one link closes",
     "PPPPP PPPPP PPPPP PPPPP PPPPP",
     road,
     none,
     {{1, 2}, {1, 1}, {3, 1}, {3, 3}, {1, 3}},
     "PPPPP P6d7P PDPDP P5d4P PPPPP"},
    {"a hairpin stays open",
     "PPPP PPPP PPPP",
     road,
     none,
     {{0, 3}, {0, 1}, {1, 1}, {1, 3}},
     "P6dd P5dd PPPP"},

    {"runs into the end it faces", "PPPP ddPP PPPP", road, none, {{1, 2}, {1, 3}}, "PPPP dddd PPPP"},
    {"turns into the end it passes",
     "PPPP ddPP PPPP PPPP",
     road,
     none,
     {{3, 2}, {1, 2}},
     "PPPP dd7P PPDP PPDP"},
    {"bends the end it runs into",
     "PPPP dddP PPPP PPPP",
     road,
     none,
     {{3, 2}, {2, 2}},
     "PPPP dd7P PPDP PPDP"},
    {"runs beside a road of the same length",
     "PPPP dddd PPPP",
     road,
     none,
     {{2, 0}, {2, 3}},
     "PPPP dddd dddd"},
    {"goes on from an end", "PPPP ddPP PPPP PPPP", road, none, {{1, 1}, {3, 1}}, "PPPP d7PP PDPP PDPP"},
    {"joins what faces one end before it bends it to the other",
     "PPPP ddPP PPPP PPPP",
     road,
     none,
     {{2, 1}, {2, 2}, {1, 2}},
     "PPPP dd7P Pd4P PPPP"},
    {"bends no neighbour into a clash",
     "PPPP PD57 PPd4",
     road,
     none,
     {{0, 0}, {0, 3}, {2, 3}, {2, 2}},
     "ddd7 P7PD PPd4"},
    {"bends no neighbour's neighbour", "ddP PdP PPP", road, none, {{2, 1}}, "ddP P6P PDP"},
    {"bends nobody away from what they are joined to",
     "PPPP PDPP ddPP PDPP PPPP",
     road,
     none,
     {{0, 2}, {4, 2}},
     "PPDP PDDP d4DP PDDP PPDP"},
    {"goes on from an end straight", "PPPP ddPP PPPP", road, none, {{1, 1}, {1, 3}}, "PPPP dddd PPPP"},
    {"branches off: one side stays joined, the other bends away",
     "PPPPP ddddd PPPPP PPPPP",
     road,
     none,
     {{3, 2}, {1, 2}},
     "PPPPP d46dd PPDPP PPDPP"},
    {"cuts across: both sides bend away",
     "PPPPP PPPPP ddddd PPPPP PPPPP",
     road,
     none,
     {{0, 2}, {4, 2}},
     "PPDPP PPDPP d4D5d PPDPP PPDPP"},

    {"bridges a river", "PPP PPP --- PPP PPP", road, none, {{0, 1}, {4, 1}}, "PDP PDP -B- PDP PDP"},
    {"bridges a road", "PDP PDP PDP", river, none, {{1, 0}, {1, 2}}, "PDP -B- PDP"},
    {"stops in front of a river", "PPP --- PPP PPP", road, none, {{3, 1}, {1, 1}}, "PPP --- PDP PDP"},
    {"stops in front of a road", "PDPP PDPP PDPP", river, none, {{1, 3}, {1, 1}}, "PDPP PD-- PDPP"},
    {"sets out behind a river", "PPP --- PPP PPP", road, none, {{1, 1}, {3, 1}}, "PPP --- PDP PDP"},
    {"a short drag onto a river turns towards it",
     "PPP --- PPP",
     road,
     none,
     {{2, 1}, {1, 1}},
     "PPP --- PDP"},
    {"is drawn between two roads that it touches",
     "DPD DPD DPD",
     river,
     none,
     {{1, 0}, {1, 1}, {1, 2}},
     "DPD B-B DPD"},
    {"is drawn between two roads that it cannot pass",
     "PDPDP PDPDP PDPDP",
     river,
     none,
     {{1, 1}, {1, 3}},
     "PDPDP PD-DP PDPDP"},
    {"stops in front of two roads side by side",
     "PPDDP PPDDP PPDDP",
     river,
     none,
     {{1, 0}, {1, 3}},
     "PPDDP --DDP PPDDP"},
    {"passes two roads side by side",
     "PPDDP PPDDP PPDDP",
     river,
     none,
     {{1, 0}, {1, 4}},
     "PPDDP --BB- PPDDP"},
    {"ends on a road that the sea is behind",
     "PPDS PPDS PPDS",
     river,
     none,
     {{1, 0}, {1, 2}},
     "PPDS --BS PPDS"},
    {"ends on a river that a road comes to",
     "PDP --- PPP PPP",
     road,
     none,
     {{3, 1}, {1, 1}},
     "PDP -B- PDP PDP"},
    {"a road does not end on a bridge at the edge", "--- PPP", road, none, {{1, 1}, {0, 1}}, "--- PDP"},
    {"takes the place of a river's end: there it would be no bridge",
     "PPP --P PPP",
     road,
     none,
     {{0, 1}, {2, 1}},
     "PDP -DP PDP"},
    {"takes the place of a road's end: there it would be no bridge",
     "PPP ddP PPP",
     river,
     none,
     {{0, 1}, {2, 1}},
     "P|P d|P P|P"},
    {"leaves no end in a corner that all sides close", "6d7 DPD 5d4", road, none, {{1, 1}}, "6d7 DPD 5d4"},
    {"lies along a river: takes its place", "PPPP ---- PPPP", road, none, {{1, 1}, {1, 2}}, "PPPP -dd- PPPP"},
    {"crosses a river's bend: takes its place",
     "PPP -3P P|P PPP",
     road,
     none,
     {{0, 1}, {2, 1}},
     "PDP -DP PDP PPP"},
    {"turns a river that it cut into the sea",
     "PSPP ---- PPPP",
     road,
     none,
     {{1, 2}, {1, 3}},
     "PSPP -0dd PPPP"},
    {"takes a bridge's road that cannot join out",
     "PDP -B- PDP PPP",
     road,
     none,
     {{2, 0}, {2, 2}},
     "PDP --- ddd PPP"},

    {"a river seeks the sea", "PPSP PPPP PPPP", river, none, {{1, 0}, {1, 2}}, "PPSP --0P PPPP"},
    {"a river rather runs on into the sea",
     "PPSP PPPS PPPP",
     river,
     none,
     {{1, 0}, {1, 2}},
     "PPSP ---S PPPP"},
    {"a road has no mouth", "PPSP PPPP PPPP", road, none, {{1, 0}, {1, 2}}, "PPSP dddP PPPP"},
    {"a river's mouth is not bent away",
     "PPPS P--S PPPP PPPP",
     river,
     none,
     {{3, 2}, {2, 2}},
     "PPPS P--S PP2P PP|P"},

    {"no fourth arm: the path that crosses itself stops",
     "PPPPP PPPPP PPPPP PPPPP PPPPP",
     road,
     none,
     {{2, 0}, {2, 3}, {1, 3}, {1, 2}, {4, 2}},
     "PPPPP PPd7P ddd4P PP7PP PPDPP"},

    {"over the diagonal: the bend on the axis and its image",
     "PPPPP PPPPP PPPPP PPPPP PPPPP",
     road,
     Symmetry::Diagonal,
     {{2, 0}, {2, 2}},
     "PPDPP PPDPP dd4PP PPPPP PPPPP"},
    {"on over the diagonal: nothing on the next cell alone",
     "PPPPP PPPPP PPPPP PPPPP PPPPP",
     road,
     Symmetry::Diagonal,
     {{2, 0}, {2, 3}},
     "PPDPP PPDPP dd4PP PPPPP PPPPP"},
    {"up to the diagonal from below",
     "PPPPP PPPPP PPPPP PPPPP PPPPP",
     river,
     Symmetry::Diagonal,
     {{4, 2}, {2, 2}},
     "PPPPP PPPPP PP2-- PP|PP PP|PP"},
    {"a click on the diagonal", "PPP PPP PPP", road, Symmetry::Diagonal, {{1, 1}}, "PPP P6P PPP"},
    {"a click on the diagonal joins what faces it",
     "PDP dPP PPP",
     road,
     Symmetry::Diagonal,
     {{1, 1}},
     "PDP d4P PPP"},
    {"no bridge on the diagonal: the road takes the bend's place",
     "P|P -0P PPP",
     road,
     Symmetry::Diagonal,
     {{2, 1}, {1, 1}},
     "P|P -6d PDP"},
    {"stops in front of the road, and its image too",
     "PDPPP PDPDP PPPDP",
     river,
     Symmetry::HalfTurn,
     {{1, 0}, {1, 1}},
     "PDPPP -DPD- PPPDP"},
    {"through the centre",
     "PPPPP PPPPP PPPPP",
     river,
     Symmetry::HalfTurn,
     {{0, 0}, {1, 0}, {1, 2}},
     "|PPPP 1---3 PPPP|"},
    {"a bend on the centre is left out",
     "PPPPP PPPPP PPPPP PPPPP PPPPP",
     road,
     Symmetry::HalfTurn,
     {{0, 2}, {2, 2}, {2, 4}},
     "PPDPP PPDPP d7D5d PPDPP PPDPP"},
    {"a click on the centre", "PPP PPP PPP", road, Symmetry::HalfTurn, {{1, 1}}, "PPP PdP PPP"},
    {"a bridge on the centre", "P|P P|P P|P", road, Symmetry::HalfTurn, {{1, 0}, {1, 1}}, "P|P dbd P|P"},
    {"two halves meet over the middle of an even board",
     "PPPP PPPP PPPP",
     road,
     Symmetry::HalfTurn,
     {{1, 0}, {1, 1}},
     "PPPP dddd PPPP"},
    {"two halves meet in a double bend",
     "PPPP PPPP PPPP",
     road,
     Symmetry::HalfTurn,
     {{0, 1}, {1, 1}},
     "PDPP P57P PPDP"},
    {"a neighbour whose image is something else is not bent",
     "PPPPP PPPPP ddPFP PPPPP PPPPP",
     road,
     Symmetry::HalfTurn,
     {{4, 1}, {3, 1}},
     "PPPDP PPP4P ddPFP P6PPP PDPPP"},
    {"a neighbour is bent with its image",
     "PPPPP PPPPP ddPdd PPPPP PPPPP",
     road,
     Symmetry::HalfTurn,
     {{4, 1}, {3, 1}},
     "PPPDP PPPDP d7P5d PDPPP PDPPP"},
    {"an oblong has no diagonal", "PPP PPP", road, Symmetry::Diagonal, {{0, 0}, {0, 2}}, "ddd PPP"},
    {"unknown codes are walked around and over", "xPx PxP xPx", road, none, {{1, 0}, {1, 2}}, "xPx ddd xPx"},
};

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
    void lays_data() {
        QTest::addColumn<int>("example");
        for (int i = 0; i < int(std::size(examples)); ++i)
            QTest::newRow(examples[i].name) << i;
    }
    void lays() {
        QFETCH(int, example);
        const Example& e = examples[example];
        const Map result = drawn(mapOf(e.before), e.network, e.symmetry, along(e.corners));
        QCOMPARE(terrainText(result), terrainText(mapOf(e.after)));
    }

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

QTEST_APPLESS_MAIN(TestPen)
#include "test_pen.moc"
