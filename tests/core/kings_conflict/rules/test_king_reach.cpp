// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/kings_conflict/rules/kings.h"
#include "tests/support/checks.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <set>

using namespace stonemason;
using namespace stonemason::kings_conflict;
using namespace stonemason::test;

namespace {

std::set<Cell> withSteps(const Map& map, const GameProfile& game, std::set<Cell> from, int steps) {
    for (; steps > 0; --steps)
        for (const Cell at : std::set(from))
            for (int row = at.row - 1; row <= at.row + 1; ++row)
                for (int column = at.column - 1; column <= at.column + 1; ++column) {
                    const Cell to{row, column};
                    if (map.size().contains(to) && to != game.kings->starts[0].cell &&
                        to != game.kings->starts[1].cell &&
                        game.mayEnter(game.kings->king, map.terrain()[to]))
                        from.insert(to);
                }
    return from;
}

} // namespace

class TestKingReach : public QObject {
    Q_OBJECT

private slots:
    /// Turn by turn: a king that may move m tiles is anywhere that m single steps lead.
    void agreesWithMovingTurnByTurn() {
        Random random(31);
        for (int round = 0; round < 300; ++round) {
            const GameProfile& game = kingsConflict();
            Map map = randomMap(random, game.board, round % 2 ? "PPM" : "PFMS-dB");
            const int move = 1 + random.below(4);
            map.rules = {{"kingMove", move}};
            const auto start = std::size_t(random.below(2));
            const Grid<int> turns = kingTurns(map, game, start);
            std::set<Cell> there{game.kings->starts[start].cell};
            for (int turn = 0; turn <= 12; ++turn) {
                forEachCell(map.size(), [&](Cell cell) {
                    QCOMPARE(turns[cell] != unreachable && turns[cell] <= turn, there.contains(cell));
                });
                if (QTest::currentTestFailed()) return;
                there = withSteps(map, game, std::move(there), move);
            }
        }
    }

    void waysOutAreTheFirstSteps() {
        Random random(32);
        for (int round = 0; round < 300; ++round) {
            GameProfile game = kingsConflict();
            game.board = {3 + random.below(4), 3 + random.below(4)};
            game.kings->starts[0].cell = {0, 0};
            game.kings->starts[1].cell = {random.below(3), 2};
            const Map map = randomMap(random, game.board, "PPMS");
            std::set<Cell> first = withSteps(map, game, {game.kings->starts[0].cell}, 1);
            first.erase(game.kings->starts[0].cell);
            QVERIFY(waysOut(map, game, game.kings->starts[0].cell) ==
                    std::vector<Cell>(first.begin(), first.end()));
        }
    }

    void crossesTheBridgeOfThePublishedMap() {
        const Map map = publishedTerrain("the-crossing");
        const Grid<int> yours = kingTurns(map, kingsConflict(), 0);
        const Grid<int> theirs = kingTurns(map, kingsConflict(), 1);
        QCOMPARE((yours[{10, 0}]), 0);
        QCOMPARE((yours[{0, 10}]), unreachable); // the other king stands there
        QCOMPARE((yours[{5, 5}]), (theirs[{5, 5}]));
        forEachCell(map.size(), [&](Cell cell) { // both printed maps obey the half-turn
            QCOMPARE(yours[cell], (theirs[{10 - cell.row, 10 - cell.column}]));
        });
        if (QTest::currentTestFailed()) return;
    }

    void startsMustBeTwoCellsOfTheBoard() {
        GameProfile game = kingsConflict();
        QVERIFY(startsApply(board(), game));
        game.kings->starts[1].cell = game.kings->starts[0].cell;
        QVERIFY(!startsApply(board(), game));
        QVERIFY(!startsApply(mapOf("PP PP"), kingsConflict()));
    }
};

STONEMASON_APPLESS_TEST(TestKingReach)
#include "test_king_reach.moc"
