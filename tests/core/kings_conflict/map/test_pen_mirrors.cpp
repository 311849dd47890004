// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/kings_conflict/map/pen_example.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace stonemason;
using namespace stonemason::kings_conflict;
using namespace stonemason::test;

namespace {

const std::vector<PenExample> mirrors{
    {"over the diagonal: the bend on the axis and its image",
     "PPPPP PPPPP PPPPP PPPPP PPPPP",
     roads,
     Symmetry::Diagonal,
     {{2, 0}, {2, 2}},
     "PPDPP PPDPP dd4PP PPPPP PPPPP"},
    {"on over the diagonal: nothing on the next cell alone",
     "PPPPP PPPPP PPPPP PPPPP PPPPP",
     roads,
     Symmetry::Diagonal,
     {{2, 0}, {2, 3}},
     "PPDPP PPDPP dd4PP PPPPP PPPPP"},
    {"up to the diagonal from below",
     "PPPPP PPPPP PPPPP PPPPP PPPPP",
     rivers,
     Symmetry::Diagonal,
     {{4, 2}, {2, 2}},
     "PPPPP PPPPP PP2-- PP|PP PP|PP"},
    {"a click on the diagonal", "PPP PPP PPP", roads, Symmetry::Diagonal, {{1, 1}}, "PPP P6P PPP"},
    {"a click on the diagonal joins what faces it",
     "PDP dPP PPP",
     roads,
     Symmetry::Diagonal,
     {{1, 1}},
     "PDP d4P PPP"},
    {"no bridge on the diagonal: the road takes the bend's place",
     "P|P -0P PPP",
     roads,
     Symmetry::Diagonal,
     {{2, 1}, {1, 1}},
     "P|P -6d PDP"},
    {"stops in front of the road, and its image too",
     "PDPPP PDPDP PPPDP",
     rivers,
     Symmetry::HalfTurn,
     {{1, 0}, {1, 1}},
     "PDPPP -DPD- PPPDP"},
    {"through the centre",
     "PPPPP PPPPP PPPPP",
     rivers,
     Symmetry::HalfTurn,
     {{0, 0}, {1, 0}, {1, 2}},
     "|PPPP 1---3 PPPP|"},
    {"the path ends on the centre where it bends there",
     "PPPPP PPPPP PPPPP PPPPP PPPPP",
     roads,
     Symmetry::HalfTurn,
     {{0, 2}, {2, 2}, {2, 4}},
     "PPDPP PPDPP PPDPP PPDPP PPDPP"},
    {"the path ends on the mirror line where it goes straight on",
     "PPPPP PPPPP PPPPP PPPPP PPPPP",
     roads,
     Symmetry::Diagonal,
     {{2, 0}, {2, 4}},
     "PPDPP PPDPP dd4PP PPPPP PPPPP"},
    {"the path along the mirror line ends where it meets its mirror image",
     "PPPPP PPPPP PPPPP PPPPP PPPPP",
     rivers,
     Symmetry::Diagonal,
     {{0, 0}, {0, 1}, {1, 1}, {1, 2}, {2, 2}, {2, 3}, {3, 3}},
     "23PPP 10PPP PPPPP PPPPP PPPPP"},
    {"the path goes on into its mirror image",
     "PPPPP PPPPP PPPPP PPPPP PPPPP",
     roads,
     Symmetry::Diagonal,
     {{2, 0}, {2, 2}, {0, 2}},
     "PPDPP PPDPP dd4PP PPPPP PPPPP"},
    {"a click on the centre", "PPP PPP PPP", roads, Symmetry::HalfTurn, {{1, 1}}, "PPP PdP PPP"},
    {"a bridge on the centre", "P|P P|P P|P", roads, Symmetry::HalfTurn, {{1, 0}, {1, 1}}, "P|P dbd P|P"},
    {"two halves meet over the middle of an even board",
     "PPPP PPPP PPPP",
     roads,
     Symmetry::HalfTurn,
     {{1, 0}, {1, 1}},
     "PPPP dddd PPPP"},
    {"two halves meet in a double bend",
     "PPPP PPPP PPPP",
     roads,
     Symmetry::HalfTurn,
     {{0, 1}, {1, 1}},
     "PDPP P57P PPDP"},
    {"a neighbour whose image is something else is not bent",
     "PPPPP PPPPP ddPFP PPPPP PPPPP",
     roads,
     Symmetry::HalfTurn,
     {{4, 1}, {3, 1}},
     "PPPDP PPP4P ddPFP P6PPP PDPPP"},
    {"a neighbour is bent with its image",
     "PPPPP PPPPP ddPdd PPPPP PPPPP",
     roads,
     Symmetry::HalfTurn,
     {{4, 1}, {3, 1}},
     "PPPDP PPPDP d7P5d PDPPP PDPPP"},
    {"an oblong has no diagonal", "PPP PPP", roads, Symmetry::Diagonal, {{0, 0}, {0, 2}}, "ddd PPP"},
};

} // namespace

/// Strokes of the pens on symmetric maps: the map before and after.
class TestPenMirrors : public QObject {
    Q_OBJECT

private slots:
    void lays_data() { addExamples(mirrors); }
    void lays() { checkExample(mirrors); }
};

STONEMASON_APPLESS_TEST(TestPenMirrors)
#include "test_pen_mirrors.moc"
