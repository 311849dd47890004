// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/grid/region.h"
#include "tests/core/kings_conflict/map/pen_support.h"
#include "tests/support/checks.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <array>

using namespace stonemason;
using namespace stonemason::kings_conflict;
using namespace stonemason::test;

namespace {

/// One use of a pen or the eraser.
struct Deed {
    enum Kind { Draw, Erase, TakeOut };
    Kind kind = Draw;
    Network network = Network::River;
    std::vector<Cell> path;

    Map doneTo(const Map& map, Symmetry symmetry) const {
        switch (kind) {
        case Draw: return drawn(map, network, symmetry, path);
        case Erase: return erased(map, symmetry, path);
        case TakeOut: return takenOut(map, network, symmetry, path);
        }
        return map;
    }
};

Deed randomDeed(Random& random, Size size) {
    constexpr std::array kinds{Deed::Draw, Deed::Draw, Deed::Draw, Deed::Erase, Deed::TakeOut};
    const int length = random.oneOf(std::array{0, 1, 3, 6, 14});
    return {random.oneOf(kinds), random.oneOf(allNetworks), randomWalk(random, size, length, random.coin())};
}

Size randomSize(Random& random, Symmetry symmetry) {
    const int rows = 1 + random.below(12);
    return {rows, symmetry == Symmetry::Diagonal ? rows : 1 + random.below(12)};
}

QByteArray described(const Map& before, Symmetry symmetry, const Deed& deed) {
    constexpr std::array kinds{"draw ", "erase ", "take out "};
    QByteArray text = "\n" + QByteArray::fromStdString(terrainText(before)) + kinds[std::size_t(deed.kind)];
    text += deed.network == Network::River ? "river, " : "road, ";
    text += symmetryId(symmetry).data();
    for (Cell cell : deed.path)
        text += " (" + QByteArray::number(cell.row) + "," + QByteArray::number(cell.column) + ")";
    return text + "\n" + QByteArray::fromStdString(terrainText(deed.doneTo(before, symmetry)));
}

} // namespace

/// What the pens leave, as the check `joins` sees it.
class TestPenErrors : public QObject {
    Q_OBJECT

private slots:
    /// Maps that grow stroke by stroke, now and then with terrain painted over what is there.
    void growingMapsGetNoErrors() {
        Random random(1);
        int deeds = 0;
        int bridges = 0;
        for (int round = 0; round < 150; ++round) {
            const auto symmetry = Symmetry(random.below(3));
            Map map = plains(randomSize(random, symmetry));
            const bool painting = random.coin();
            for (int step = 0; step < 25; ++step) {
                if (painting && random.below(3) == 0) {
                    const CellChanges paint{{terrainLayer, random.cellOf(map.size()), 0,
                                             random.oneOf(std::string_view("FMSHPE"))}};
                    map = after(map, mirrored(map, kingsConflict(), symmetry, paint));
                }
                const Deed deed = randomDeed(random, map.size());
                const Map result = deed.doneTo(map, symmetry);
                QVERIFY2(joinErrorsIn(result) <= (painting ? joinErrorsIn(map) : 0),
                         described(map, symmetry, deed));
                QVERIFY2(cellsBreaking(result, kingsConflict(), symmetry).empty(),
                         described(map, symmetry, deed));
                bridges += int(cellsHolding(result.terrain(), 'B').size() +
                               cellsHolding(result.terrain(), 'b').size());
                map = result;
                ++deeds;
            }
        }
        QVERIFY(deeds > 3000 && bridges > 100);
    }

    /// Maps full of faults that obey the symmetry.
    void faultyMapsGetNoMoreErrors() {
        Random random(2);
        for (int round = 0; round < 4000; ++round) {
            const auto symmetry = Symmetry(random.below(3));
            Map map = randomMap(random, randomSize(random, symmetry),
                                round % 2 ? "PPPPS-|0123Dd4567Bb" : "PPPPPPPPSM-|Dd4B");
            map = after(map, repairSymmetry(map, kingsConflict(), symmetry, Half::BottomLeft));
            const Deed deed = randomDeed(random, map.size());
            const Map result = deed.doneTo(map, symmetry);
            QVERIFY2(joinErrorsIn(result) <= joinErrorsIn(map), described(map, symmetry, deed));
            QVERIFY2(cellsBreaking(result, kingsConflict(), symmetry).empty(),
                     described(map, symmetry, deed));
        }
    }

    /// No edge of a river or road gets worse: an edge without fault stays so, and a bridge that led nowhere
    /// does not clash afterwards.
    void noEdgeGetsWorse() {
        const auto fault = [](const Map& map, Cell cell, Network network, Direction d) {
            const Tile* tile = kingsConflict().tile(map.terrain()[cell]);
            if (!tile || !edgesOf(*tile, network).has(d)) return 0;
            const Join join = joinAt(map.terrain(), kingsConflict(), network, cell, d);
            return join == Join::Clash ? 2 : join == Join::Loose && tile->isBridge() ? 1 : 0;
        };
        Random random(7);
        for (int round = 0; round < 20000; ++round) {
            const Size size{1 + random.below(4), 2 + random.below(4)};
            const Map map = randomMap(random, size, round % 2 ? "PPPPS-|0123Dd4567Bb" : "PPPPPPSM-|Dd4Bb");
            const Deed deed{Deed::Draw,
                            random.oneOf(allNetworks),
                            {random.cellOf(size), random.cellOf(size), random.cellOf(size)}};
            const Map result = deed.doneTo(map, Symmetry::None);
            int worse = 0;
            forEachCell(size, [&](Cell cell) {
                for (Network network : allNetworks)
                    for (Direction d : allDirections)
                        worse += int(fault(result, cell, network, d) > fault(map, cell, network, d));
            });
            if (worse > 0) QFAIL(described(map, Symmetry::None, deed)); // which takes long to write each time
        }
    }

    void countsWhatTheCheckCounts() {
        Random random(4);
        for (int round = 0; round < 50; ++round) {
            const Map map = randomMap(random, {6, 6}, "PPPS-|0123Dd4567Bb");
            QCOMPARE(joinErrorsIn(map), Report{problemsOf("joins", map)}.count(Severity::Error));
        }
    }

    /// Maps that obey nothing.
    void lopsidedMapsGetNoMoreErrors() {
        Random random(3);
        for (int round = 0; round < 4000; ++round) {
            const auto symmetry = Symmetry(random.below(3));
            const Size size = randomSize(random, symmetry);
            const Map map = randomMap(random, size, round % 2 ? "PPPPS-|0123Dd4567Bbx" : "PPPPPPPPSM-|Dd4B");
            const Deed deed = randomDeed(random, size);
            QVERIFY2(joinErrorsIn(deed.doneTo(map, symmetry)) <= joinErrorsIn(map),
                     described(map, symmetry, deed));
        }
    }
};

STONEMASON_APPLESS_TEST(TestPenErrors)
#include "test_pen_errors.moc"
