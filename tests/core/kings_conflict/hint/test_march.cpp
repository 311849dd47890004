// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/kings_conflict/format/map_format.h"
#include "tests/core/kings_conflict/hint/march_support.h"
#include "tests/support/files.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <algorithm>
#include <set>
#include <span>
#include <string>
#include <vector>

using namespace stonemason;
using namespace stonemason::kings_conflict;
using namespace stonemason::test;

namespace {

Map published(const char* name) {
    const std::string bytes = testData(std::string("kings-conflict/") + name);
    return readMap(bytes, std::span(&kingsConflict(), 1)).value().map;
}

MarchBoard crossing(const char* layer) {
    return *marchBoard(published("the-crossing.txt"), kingsConflict(), kingsConflict().layer(layer));
}

/// Where the unit may be after its move, given where all others and the king stand.
std::set<Cell> movesByWalking(const MarchBoard& board, Cell from, const std::set<Cell>& taken) {
    std::set<Cell> tiles;
    walk(board.hints, from, board.hints.move, tiles);
    int best = board.hints.value[from];
    for (Cell tile : tiles)
        if (!taken.contains(tile)) best = std::max(best, board.hints.value[tile]);
    if (best == board.hints.value[from]) return {from};
    std::erase_if(tiles, [&](Cell tile) { return taken.contains(tile) || board.hints.value[tile] != best; });
    return tiles;
}

std::vector<int> valuesOnTheWay(const MarchBoard& board, const MarchUnit& unit) {
    std::vector<int> values;
    for (Cell cell : unit.path)
        values.push_back(board.hints.value[cell]);
    return values;
}

/// Without the turns in which the unit rested.
std::vector<int> rising(std::vector<int> values) {
    values.erase(std::unique(values.begin(), values.end()), values.end());
    return values;
}

} // namespace

/// How units walk.
class TestMarch : public QObject {
    Q_OBJECT

private slots:
    /// The guide: from a 1 or 2 near the top right to a 3 or 4, then a 4 or 5, and in the end onto the 9 in
    /// the top left corner. (It does not say that the lone 8 on the mountain at 3,3 holds some of them.)
    void aStonemasonWalksAsTheGuideSays() {
        const MarchBoard board = crossing("mountain");
        int starts = 0;
        std::set<std::vector<int>> walks;
        for (int row = 0; row <= 2; ++row)
            for (int column = 8; column <= 10; ++column) {
                const Cell start{row, column};
                const int value = board.hints.value[start];
                if (start == board.king || value < 1 || value > 2) continue;
                ++starts;
                int arrived = 0;
                for (std::uint32_t seed = 0; seed < 50; ++seed) {
                    const March walked = march(board, {{start}, 0, 10, seed});
                    const auto& path = walked.units[0].path;
                    const auto values = valuesOnTheWay(board, walked.units[0]);
                    QVERIFY(values[1] == 3 || values[1] == 4);
                    QVERIFY(values[2] == 4 || values[2] == 5);
                    QVERIFY(path[1].column < start.column && path[2].column < path[1].column);
                    QVERIFY(path.back() == (Cell{0, 0}) || path.back() == (Cell{3, 3}));
                    const bool top = path.back() == Cell{0, 0};
                    QCOMPARE(restOf(walked, 0)->rest, top ? Rest::Arrived : Rest::StopsShort);
                    arrived += top;
                    walks.insert(rising(values));
                }
                QVERIFY2(arrived > 5, QByteArray::number(arrived));
            }
        QCOMPARE(starts, 7);
        QVERIFY(walks.contains({1, 3, 4, 5, 8, 9}));
    }

    /// The guide: ... or onto one of the 8s round the 9 while that is taken.
    void aSecondStonemasonEndsBesideTheFirst() {
        const MarchBoard board = crossing("mountain");
        int beside = 0;
        for (std::uint32_t seed = 0; seed < 50; ++seed) {
            const March walked = march(board, {{{0, 9}, {1, 9}}, 0, 12, seed});
            const Cell first = *walked.position(0, 12);
            const Cell second = *walked.position(1, 12);
            QVERIFY(board.hints.value[first] >= 8 && board.hints.value[second] >= 8);
            if (first != Cell{0, 0} || second == Cell{3, 3}) continue;
            ++beside;
            QCOMPARE(board.hints.value[second], 8);
            QCOMPARE(restOf(walked, 1)->rest, Rest::Taken);
            QCOMPARE(restOf(walked, 1)->better, (Cell{0, 0}));
        }
        QVERIFY2(beside > 3, QByteArray::number(beside));
    }

    /// The guide: the bridge holds a 9, yet only one unit can stand there, so it guards the bridge and the
    /// others move on.
    void oneUnitKeepsTheBridgeAndTheRestGoOn() {
        const MarchBoard board = crossing("strategic");
        const Cell bridge{5, 5};
        QCOMPARE(board.hints.value[bridge], 9);
        for (std::uint32_t seed = 0; seed < 50; ++seed) {
            const March walked = march(board, {{}, 8, 40, seed});
            const std::vector<Cell> ends = walked.positions(40);
            QCOMPARE(int(ends.size()), 8);
            QCOMPARE(std::count(ends.begin(), ends.end(), bridge), 1);
            const auto beyond = std::count_if(ends.begin(), ends.end(), [](Cell c) { return c.row > 5; });
            // One may wait on the 7 before the bridge: beyond it nothing in reach is better.
            QVERIFY2(beyond >= 6, QByteArray::number(int(beyond)));
            for (Cell cell : ends)
                QVERIFY(cell.row > 5 || cell == bridge || cell == (Cell{4, 5}));
        }
    }

    /// Every step of every unit against a unit that tries all paths.
    void stepsAreThoseOfEveryPath() {
        Random random(11);
        for (int round = 0; round < 600; ++round) {
            const MarchBoard board = randomMarchBoard(random);
            const MarchOrders orders = randomOrders(random, board);
            const March walked = march(board, orders);
            const int units = int(walked.units.size());
            for (int turn = 1; turn <= orders.turns; ++turn) {
                std::set<Cell> taken;
                if (board.king) taken.insert(*board.king);
                for (Cell cell : walked.positions(turn - 1))
                    taken.insert(cell);
                for (int unit = 0; unit < units; ++unit) {
                    const std::optional<Cell> before = walked.position(unit, turn - 1);
                    const std::optional<Cell> after = walked.position(unit, turn);
                    if (!before) continue;
                    taken.erase(*before);
                    QVERIFY(movesByWalking(board, *before, taken).contains(*after));
                    taken.insert(*after);
                }
            }
        }
    }

    void unitsKeepTheRules() {
        Random random(12);
        for (int round = 0; round < 600; ++round) {
            const MarchBoard board = randomMarchBoard(random);
            const MarchOrders orders = randomOrders(random, board);
            const March walked = march(board, orders);
            QCOMPARE(walked.units.size(), orders.placed.size() + std::size_t(orders.appearing));
            for (int turn = 0; turn <= orders.turns; ++turn) {
                const std::vector<Cell> cells = walked.positions(turn);
                const std::set<Cell> distinct(cells.begin(), cells.end());
                QCOMPARE(distinct.size(), cells.size());
                QVERIFY(!board.king || !distinct.contains(*board.king));
                for (Cell cell : cells)
                    QVERIFY(board.hints.mayEnter(cell));
            }
            for (const MarchUnit& unit : walked.units) {
                const std::vector<int> values = valuesOnTheWay(board, unit);
                QVERIFY(std::is_sorted(values.begin(), values.end()));
                QVERIFY(values.empty() || unit.since + int(values.size()) == orders.turns + 1);
                for (std::size_t i = 1; i < values.size(); ++i)
                    QVERIFY(values[i] > values[i - 1] || unit.path[i] == unit.path[i - 1]);
            }
        }
    }

    void fewerTurnsAreTheBeginning() {
        Random random(14);
        for (int round = 0; round < 200; ++round) {
            const MarchBoard board = randomMarchBoard(random);
            MarchOrders orders = randomOrders(random, board);
            const March whole = march(board, orders);
            QVERIFY(march(board, orders) == whole);
            const int turns = orders.turns;
            for (orders.turns = 0; orders.turns <= turns; ++orders.turns)
                QVERIFY(march(board, orders).positions(orders.turns) == whole.positions(orders.turns));
        }
    }

    void theSeedBreaksTies() {
        const MarchBoard board = fieldOf({"101"}, 1);
        std::set<Cell> ends;
        for (std::uint32_t seed = 0; seed < 20; ++seed)
            ends.insert(march(board, {{{0, 1}}, 0, 1, seed}).positions(1).front());
        QVERIFY(ends == (std::set<Cell>{{0, 0}, {0, 2}}));
        // Never changed: a seed means the same march everywhere and in every later version.
        QCOMPARE(marchDraw(0, 0, 0, {0, 0}), 0x2130748aaac80268U);
        QCOMPARE(marchDraw(1, 2, 3, {4, 5}), 0x415ca65fb7064546U);
    }

    void aMarchThatIsStoppedIsAShorterOne() {
        Random random(16);
        for (int round = 0; round < 100; ++round) {
            const MarchBoard board = randomMarchBoard(random);
            MarchOrders orders = randomOrders(random, board);
            orders.turns = 8;
            const int last = random.below(9);
            std::stop_source stop;
            if (last == 0) stop.request_stop();
            std::vector<int> reported;
            const March stopped = march(board, orders, stop.get_token(), [&](int turn) {
                reported.push_back(turn);
                if (turn == last) stop.request_stop();
            });
            QCOMPARE(int(reported.size()), last);
            QVERIFY(std::is_sorted(reported.begin(), reported.end()) && (reported.empty() || reported.front() == 1));
            orders.turns = last;
            QVERIFY(stopped == march(board, orders));
        }
    }

    void theKingIsPassedButNeverStoodOn() {
        MarchBoard board = fieldOf({"093", "###"});
        board.king = Cell{0, 1};
        const March walked = march(board, {{{0, 0}}, 0, 3, 0});
        QCOMPARE(walked.positions(1), (std::vector<Cell>{{0, 2}}));
        QCOMPARE(restOf(walked, 0)->rest, Rest::Arrived);
    }

    void waysOfMovesAreWalkedOnFoot() {
        Random random(15);
        for (int round = 0; round < 300; ++round) {
            const HintField field = randomMarchBoard(random).hints;
            const Cell from = random.cellOf(field.size());
            forEachInReach(field, from, [&](Cell to) {
                const std::vector<Cell> way = wayOfMove(field, from, to);
                QVERIFY(!way.empty() && way.back() == to && int(way.size()) <= field.move);
                Cell last = from;
                for (Cell cell : way) {
                    QVERIFY(field.mayEnter(cell));
                    QCOMPARE(chebyshev(cell, last), 1);
                    last = cell;
                }
                std::set<Cell> nearer;
                walk(field, from, int(way.size()) - 1, nearer);
                QVERIFY(!nearer.contains(to));
            });
        }
        QCOMPARE(wayOfMove(fieldOf({"000", "000", "000"}).hints, {1, 0}, {1, 2}),
                 (std::vector<Cell>{{1, 1}, {1, 2}}));
        QCOMPARE(wayOfMove(fieldOf({"000"}).hints, {0, 1}, {0, 1}), std::vector<Cell>());
    }

    void theBoardComesFromMapAndGame() {
        GameProfile game = kingsConflict();
        game.kings->numbers.hintNear = 1;
        Map map = board("0,9=M");
        QCOMPARE(marchBoard(map, game, 1)->king, (Cell{0, 10}));
        QCOMPARE(spawnCells(*marchBoard(map, game, 1)), (std::vector<Cell>{{1, 9}, {1, 10}}));
        QCOMPARE(int(spawnCells(*marchBoard(map, game, game.layer("mountain"))).size()), 3);
        map.layer(1) = {};
        QVERIFY(!marchBoard(map, game, 1));
        Random random(1);
        QVERIFY(!marchBoard(randomMap(random, {9, 9}), game, 1)->king);
    }
};

STONEMASON_APPLESS_TEST(TestMarch)
#include "test_march.moc"
