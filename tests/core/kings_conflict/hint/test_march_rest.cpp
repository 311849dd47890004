// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/kings_conflict/hint/march_support.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <algorithm>
#include <set>

using namespace stonemason;
using namespace stonemason::kings_conflict;
using namespace stonemason::test;

namespace {

/// Everything that can be walked to.
std::set<Cell> onFoot(const HintField& field, Cell from) {
    std::set<Cell> tiles{from};
    for (std::size_t before = 0; before != tiles.size();) {
        before = tiles.size();
        const std::set<Cell> last = tiles;
        for (Cell cell : last)
            walk(field, cell, 1, tiles);
    }
    return tiles;
}

Rest restByWalking(const MarchBoard& board, Cell at) {
    std::set<Cell> reach;
    walk(board.hints, at, board.hints.move, reach);
    if (reach.size() == 1) return Rest::ShutIn;
    const auto better = [&](Cell cell) {
        return cell != board.king && board.hints.value[cell] > board.hints.value[at];
    };
    if (std::any_of(reach.begin(), reach.end(), better)) return Rest::Taken;
    const std::set<Cell> all = onFoot(board.hints, at);
    return std::any_of(all.begin(), all.end(), better) ? Rest::StopsShort : Rest::Arrived;
}

} // namespace

/// Which units enter the board, where units rest, and why.
class TestMarchRest : public QObject {
    Q_OBJECT

private slots:
    /// Resting units are found from a march one turn longer, and the reasons by trying all paths.
    void reportsWhyUnitsRest() {
        Random random(13);
        std::set<Rest> seen;
        for (int round = 0; round < 800; ++round) {
            const MarchBoard board = randomMarchBoard(random);
            MarchOrders orders = randomOrders(random, board);
            const March walked = march(board, orders);
            const int turns = orders.turns++;
            const March longer = march(board, orders);
            for (int unit = 0; unit < int(walked.units.size()); ++unit) {
                const std::optional<Cell> at = walked.position(unit, turns);
                const RestingUnit* resting = restOf(walked, unit);
                if (!at) {
                    if (resting) QCOMPARE(resting->rest, Rest::NoRoom);
                    if (resting) QVERIFY(!longer.position(unit, turns + 1));
                    if (unit < int(orders.placed.size())) QVERIFY(resting);
                    continue;
                }
                QCOMPARE(resting != nullptr, longer.position(unit, turns + 1) == at);
                if (!resting) continue;
                seen.insert(resting->rest);
                QCOMPARE(resting->cell, *at);
                QCOMPARE(resting->rest, restByWalking(board, *at));
                QCOMPARE(resting->better.has_value(),
                         resting->rest == Rest::Taken || resting->rest == Rest::StopsShort);
                if (!resting->better) continue;
                std::set<Cell> nearer;
                walk(board.hints, *at, std::min(resting->steps - 1, 3), nearer);
                for (Cell cell : nearer)
                    QVERIFY(cell == board.king || board.hints.value[cell] <= board.hints.value[*at]);
                QVERIFY(board.hints.value[*resting->better] > board.hints.value[*at]);
                QVERIFY(onFoot(board.hints, *at).contains(*resting->better));
                QCOMPARE(resting->rest == Rest::Taken, resting->steps <= board.hints.move);
            }
        }
        QCOMPARE(int(seen.size()), 4);
    }

    void whoMovesOnFirstMakesRoomForTheNext() {
        const MarchBoard board = fieldOf({"0123"}, 1);
        // At once the first leaves the tile that the second wants.
        QVERIFY(march(board, {{{0, 2}, {0, 1}}, 0, 0, 0}).resting.empty());
        // The other way round the second one's tile is still taken when the first comes to move.
        const March waits = march(board, {{{0, 1}, {0, 2}}, 0, 0, 0});
        QCOMPARE(int(waits.resting.size()), 1);
        QCOMPARE(restOf(waits, 0)->rest, Rest::Taken);
    }

    void unitsAppearOneATurnOnTheBestFreeTileNearTheKing() {
        MarchBoard board = fieldOf({"00000", "05100", "00700", "00000"}, 1);
        board.king = Cell{1, 1};
        board.near = 1;
        const March walked = march(board, {{}, 3, 3, 0});
        QCOMPARE(walked.positions(0), std::vector<Cell>());
        QCOMPARE(walked.positions(1), (std::vector<Cell>{{2, 2}}));
        QCOMPARE(walked.positions(2), (std::vector<Cell>{{2, 2}, {1, 2}}));
        QCOMPARE(int(walked.positions(3).size()), 3);
        QCOMPARE(walked.units[1].since, 2);
    }

    void nobodyAppearsAcrossAWallOrWithoutAKing() {
        MarchBoard board = fieldOf({"01#9", "00#9"});
        board.king = Cell{0, 0};
        board.near = 3;
        QCOMPARE(spawnCells(board), (std::vector<Cell>{{0, 1}, {1, 0}, {1, 1}}));
        const March walked = march(board, {{}, 5, 5, 0});
        QCOMPARE(int(walked.positions(5).size()), 3);
        QCOMPARE(restOf(walked, 3)->rest, Rest::NoRoom);
        QCOMPARE(restOf(walked, 4)->rest, Rest::NoRoom);
        QCOMPARE(restOf(walked, 3)->cell, (Cell{0, 0}));
        board.king.reset();
        QCOMPARE(spawnCells(board), std::vector<Cell>());
        QVERIFY(march(board, {{}, 2, 3, 0}).resting.empty());
    }

    /// A unit due after the last turn does not lack room yet.
    void onlyUnitsThatWereDueLackRoom() {
        MarchBoard board = fieldOf({"01#9", "00#9"});
        board.king = Cell{0, 0};
        board.near = 3;
        for (int turns = 0; turns <= 6; ++turns) {
            const March walked = march(board, {{}, 6, turns, 0});
            for (int unit = 3; unit < 6; ++unit)
                QCOMPARE(restOf(walked, unit) != nullptr, unit < turns);
        }
    }

    void unitsPlacedWhereNobodyCanStandStayAway() {
        const MarchBoard board = fieldOf({"01#"});
        const March walked = march(board, {{{0, 2}, {0, 0}, {0, 0}, {7, 7}}, 0, 2, 0});
        QCOMPARE(walked.positions(0), (std::vector<Cell>{{0, 0}}));
        QVERIFY(!walked.position(0, 2));
        for (int unit : {0, 2, 3})
            QCOMPARE(restOf(walked, unit)->rest, Rest::NoRoom);
        QCOMPARE(walked.position(1, 2), (Cell{0, 1}));
    }
};

STONEMASON_APPLESS_TEST(TestMarchRest)
#include "test_march_rest.moc"
