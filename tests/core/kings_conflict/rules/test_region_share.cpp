// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/grid/distance.h"
#include "core/kings_conflict/rules/kings.h"
#include "core/kings_conflict/rules/statistics.h"
#include "tests/support/checks.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <set>

using namespace stonemason;
using namespace stonemason::kings_conflict;
using namespace stonemason::test;

namespace {

/// The region of a cell, grown by hand; empty for tiles of no region.
std::set<Cell> regionByHand(const Map& map, const GameProfile& game, Cell start) {
    const auto classAt = [&](Cell cell) {
        const Tile* tile = game.tile(map.terrain()[cell]);
        return tile && game.classes[std::size_t(tile->terrainClass)].formsRegions ? tile->terrainClass : -1;
    };
    std::set<Cell> region;
    if (classAt(start) < 0) return region;
    region.insert(start);
    for (bool grown = true; std::exchange(grown, false);)
        forEachCell(map.size(), [&](Cell cell) {
            if (region.contains(cell) || classAt(cell) != classAt(start)) return;
            for (Direction d : allDirections)
                if (region.contains(neighbour(cell, d))) grown |= region.insert(cell).second;
        });
    return region;
}

} // namespace

class TestRegionShare : public QObject {
    Q_OBJECT

private slots:
    void regionsAgreeWithGrowingThem() {
        Random random(51);
        for (int round = 0; round < 150; ++round) {
            const Map map = randomMap(random, {1 + random.below(8), 1 + random.below(8)},
                                      round % 2 ? "PPMS-dB" : "VLxS|");
            const Regions regions = regionsOf(map, kingsConflict());
            forEachCell(map.size(), [&](Cell cell) {
                const std::set<Cell> region = regionByHand(map, kingsConflict(), cell);
                const std::vector<Cell> cells(region.begin(), region.end());
                QVERIFY(controlledRegion(map, kingsConflict(), cell) == cells);
                const int label = regions.label[cell];
                QCOMPARE(label == Regions::none, cells.empty());
                if (label != Regions::none) QVERIFY(regions.members[std::size_t(label)] == cells);
            });
            if (QTest::currentTestFailed()) return;
        }
    }

    void sharesAreCountedByKingsTurns() {
        Random random(52);
        for (int round = 0; round < 200; ++round) {
            const GameProfile& game = kingsConflict();
            Map map = randomMap(random, game.board, round % 2 ? "PPPPM" : "PFMS-dB");
            map.rules = {{"kingMove", 1 + random.below(3)}};
            const Grid<int> yours = kingTurns(map, game, 0);
            const Grid<int> theirs = kingTurns(map, game, 1);
            std::size_t before = std::size_t(map.size().area());
            std::set<Cell> all;
            for (const RegionShare& share : regionShares(map, game)) {
                QVERIFY(share.cells.size() <= before);
                before = share.cells.size();
                int counts[4] = {};
                std::array<int, 2> first{unreachable, unreachable};
                for (Cell cell : share.cells) {
                    QVERIFY(all.insert(cell).second);
                    const unsigned a = unsigned(yours[cell]); // unreachable is the largest of all
                    const unsigned b = unsigned(theirs[cell]);
                    first[0] = int(std::min(unsigned(first[0]), a));
                    first[1] = int(std::min(unsigned(first[1]), b));
                    ++counts[a < b ? 0 : b < a ? 1 : yours[cell] == unreachable ? 3 : 2];
                }
                QVERIFY((share.nearer == std::array{counts[0], counts[1]}));
                QCOMPARE(share.together, counts[2]);
                QCOMPARE(share.unreached(), counts[3]);
                QVERIFY(share.turns == first);
                for (std::size_t side : {0U, 1U})
                    QCOMPARE(share.controls[side],
                             share.cells == controlledRegion(map, game, game.kings->starts[side].cell));
            }
        }
    }

    void nobodyReachesAnythingWithoutStarts() {
        const auto shares = regionShares(mapOf("PPM PPM SMM"), kingsConflict());
        QCOMPARE(shares.size(), std::size_t(3));
        QCOMPARE(shares[0].cells.size(), std::size_t(4));
        QVERIFY((shares[0].cells.front() == Cell{0, 0}) && (shares[1].cells.front() == Cell{0, 2}));
        for (const RegionShare& share : shares) {
            QCOMPARE(share.unreached(), int(share.cells.size()));
            QVERIFY((share.turns == std::array{unreachable, unreachable}));
            QVERIFY(!share.controls[0] && !share.controls[1]);
        }
    }
};

STONEMASON_APPLESS_TEST(TestRegionShare)
#include "test_region_share.moc"
