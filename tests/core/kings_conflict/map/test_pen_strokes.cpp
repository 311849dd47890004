// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/kings_conflict/map/pen_example.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace stonemason;
using namespace stonemason::kings_conflict;
using namespace stonemason::test;

namespace {

const std::vector<PenExample> strokes{
    {"a click lies along the row", "PPP PPP PPP", rivers, noSymmetry, {{1, 1}}, "PPP P-P PPP"},
    {"a click on a piece leaves it", "P|P P1- PPP", rivers, noSymmetry, {{1, 1}}, "P|P P1- PPP"},
    {"a click in a gap joins both sides", "PDP PPd PPP", roads, noSymmetry, {{1, 1}}, "PDP P5d PPP"},
    {"a click bends the end above", "ddP PPP PPP", roads, noSymmetry, {{1, 1}}, "d7P PDP PPP"},
    {"a click bends one neighbour, and no second one that it then needs no more",
     "DDD DDD PPD",
     roads,
     noSymmetry,
     {{0, 1}},
     "D67 DDD PPD"},
    {"a click in a corner bends the end beside it alone",
     "PPDDD PP54D PPPPP",
     roads,
     noSymmetry,
     {{0, 3}},
     "PPD67 PP54D PPPPP"},
    {"a click turns a lone piece above", "PdP PPP PPP", roads, noSymmetry, {{1, 1}}, "PDP PDP PPP"},

    {"straight", "PPPP PPPP PPPP", roads, noSymmetry, {{1, 0}, {1, 3}}, "PPPP dddd PPPP"},
    {"round all four bends",
     "PPPPP PPPPP PPPPP PPPPP PPPPP",
     rivers,
     noSymmetry,
     {{1, 2}, {1, 1}, {3, 1}, {3, 3}, {1, 3}, {1, 2}},
     "PPPPP P2-3P P|P|P P1-0P PPPPP"},
    {"a ring drawn but for one link closes",
     "PPPPP PPPPP PPPPP PPPPP PPPPP",
     roads,
     noSymmetry,
     {{1, 2}, {1, 1}, {3, 1}, {3, 3}, {1, 3}},
     "PPPPP P6d7P PDPDP P5d4P PPPPP"},
    {"a hairpin stays open",
     "PPPP PPPP PPPP",
     roads,
     noSymmetry,
     {{0, 3}, {0, 1}, {1, 1}, {1, 3}},
     "P6dd P5dd PPPP"},

    {"runs into the end it faces", "PPPP ddPP PPPP", roads, noSymmetry, {{1, 2}, {1, 3}}, "PPPP dddd PPPP"},
    {"turns into the end it passes",
     "PPPP ddPP PPPP PPPP",
     roads,
     noSymmetry,
     {{3, 2}, {1, 2}},
     "PPPP dd7P PPDP PPDP"},
    {"bends the end it runs into",
     "PPPP dddP PPPP PPPP",
     roads,
     noSymmetry,
     {{3, 2}, {2, 2}},
     "PPPP dd7P PPDP PPDP"},
    {"runs beside a road of the same length",
     "PPPP dddd PPPP",
     roads,
     noSymmetry,
     {{2, 0}, {2, 3}},
     "PPPP dddd dddd"},
    {"goes on from an end",
     "PPPP ddPP PPPP PPPP",
     roads,
     noSymmetry,
     {{1, 1}, {3, 1}},
     "PPPP d7PP PDPP PDPP"},
    {"joins what faces one end before it bends it to the other",
     "PPPP ddPP PPPP PPPP",
     roads,
     noSymmetry,
     {{2, 1}, {2, 2}, {1, 2}},
     "PPPP dd7P Pd4P PPPP"},
    {"bends no neighbour into a clash",
     "PPPP PD57 PPd4",
     roads,
     noSymmetry,
     {{0, 0}, {0, 3}, {2, 3}, {2, 2}},
     "ddd7 P7PD PPd4"},
    {"bends no neighbour's neighbour", "ddP PdP PPP", roads, noSymmetry, {{2, 1}}, "ddP P6P PDP"},
    {"bends nobody away from what they are joined to",
     "PPPP PDPP ddPP PDPP PPPP",
     roads,
     noSymmetry,
     {{0, 2}, {4, 2}},
     "PPDP PDDP d4DP PDDP PPDP"},
    {"goes on from an end straight", "PPPP ddPP PPPP", roads, noSymmetry, {{1, 1}, {1, 3}}, "PPPP dddd PPPP"},
    {"branches off: one side stays joined, the other bends away",
     "PPPPP ddddd PPPPP PPPPP",
     roads,
     noSymmetry,
     {{3, 2}, {1, 2}},
     "PPPPP d46dd PPDPP PPDPP"},
    {"cuts across: both sides bend away",
     "PPPPP PPPPP ddddd PPPPP PPPPP",
     roads,
     noSymmetry,
     {{0, 2}, {4, 2}},
     "PPDPP PPDPP d4D5d PPDPP PPDPP"},

    {"no fourth arm: the path that crosses itself stops",
     "PPPPP PPPPP PPPPP PPPPP PPPPP",
     roads,
     noSymmetry,
     {{2, 0}, {2, 3}, {1, 3}, {1, 2}, {4, 2}},
     "PPPPP PPd7P ddd4P PP7PP PPDPP"},

    {"unknown codes are walked around and over",
     "xPx PxP xPx",
     roads,
     noSymmetry,
     {{1, 0}, {1, 2}},
     "xPx ddd xPx"},
};

} // namespace

/// Strokes of the pens, one after another, that meet nothing or their own kind: the map before and after.
class TestPenStrokes : public QObject {
    Q_OBJECT

private slots:
    void lays_data() { addExamples(strokes); }
    void lays() { checkExample(strokes); }
};

STONEMASON_APPLESS_TEST(TestPenStrokes)
#include "test_pen_strokes.moc"
