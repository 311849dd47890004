// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/kings_conflict/map/map.h"
#include "core/kings_conflict/rules/kings.h"
#include "core/kings_conflict/rules/routes.h"
#include "tests/support/checks.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <set>

using namespace stonemason;
using namespace stonemason::kings_conflict;
using namespace stonemason::test;

namespace {

/// Steps from cell to cell by relaxing until nothing changes; `closed` may not be entered.
std::map<Cell, int> stepsByHand(const Map& map, const GameProfile& game, Cell from,
                                const std::set<Cell>& closed = {}) {
    std::map<Cell, int> steps{{from, 0}};
    for (bool changed = true; std::exchange(changed, false);)
        forEachCell(map.size(), [&](Cell cell) {
            const bool start = cell == game.kings->starts[0].cell || cell == game.kings->starts[1].cell;
            if (closed.contains(cell) || (!start && !game.mayEnter(game.kings->king, map.terrain()[cell])))
                return;
            for (Cell step : eightSteps) {
                const auto other = steps.find(cell + step);
                if (other == steps.end()) continue;
                const auto own = steps.find(cell);
                if (own != steps.end() && own->second <= other->second + 1) continue;
                steps[cell] = other->second + 1;
                changed = true;
            }
        });
    return steps;
}

/// The fewest closed tiles on a way from start to start, by relaxing until nothing changes.
int fewestBarriersByHand(const Map& map, const GameProfile& game) {
    std::map<Cell, int> barriers{{game.kings->starts[0].cell, 0}};
    for (bool changed = true; std::exchange(changed, false);)
        forEachCell(map.size(), [&](Cell cell) {
            const bool open = isStart(game, cell) || game.mayEnter(game.kings->king, map.terrain()[cell]);
            for (Cell step : eightSteps) {
                const auto other = barriers.find(cell + step);
                if (other == barriers.end()) continue;
                const int crossed = other->second + (open ? 0 : 1);
                const auto own = barriers.find(cell);
                if (own != barriers.end() && own->second <= crossed) continue;
                barriers[cell] = crossed;
                changed = true;
            }
        });
    return barriers.at(game.kings->starts[1].cell);
}

/// Whether closing at most `count` more cells, in order from `first`, separates the starts.
bool canPart(const Map& map, const GameProfile& game, std::set<Cell>& closed, int count, Cell first) {
    if (!stepsByHand(map, game, game.kings->starts[0].cell, closed).contains(game.kings->starts[1].cell))
        return true;
    if (count == 0) return false;
    bool parts = false;
    forEachCell(map.size(), [&](Cell cell) {
        const bool start = cell == game.kings->starts[0].cell || cell == game.kings->starts[1].cell;
        if (parts || cell < first || start || !game.mayEnter(game.kings->king, map.terrain()[cell])) return;
        closed.insert(cell);
        parts = canPart(map, game, closed, count - 1, {cell.row, cell.column + 1});
        closed.erase(cell);
    });
    return parts;
}

GameProfile smallGame(Random& random) {
    GameProfile game = kingsConflict();
    game.board = {2 + random.below(4), 2 + random.below(4)};
    game.kings->starts[0].cell = random.cellOf(game.board);
    do
        game.kings->starts[1].cell = random.cellOf(game.board);
    while (game.kings->starts[1].cell == game.kings->starts[0].cell);
    return game;
}

} // namespace

class TestRoutes : public QObject {
    Q_OBJECT

private slots:
    void lengthAndDetoursAgreeWithWalking() {
        Random random(71);
        for (int round = 0; round < 300; ++round) {
            const GameProfile game = smallGame(random);
            const Map map = randomMap(random, game.board, "PPMS");
            const Routes routes = findRoutes(map, game);
            const auto there = stepsByHand(map, game, game.kings->starts[0].cell);
            const auto back = stepsByHand(map, game, game.kings->starts[1].cell);
            QCOMPARE(routes.exist(), there.contains(game.kings->starts[1].cell));
            forEachCell(map.size(), [&](Cell cell) {
                const bool onAWay = routes.exist() && there.contains(cell) && back.contains(cell);
                QCOMPARE(routes.detour[cell],
                         onAWay ? there.at(cell) + back.at(cell) - routes.length : unreachable);
            });
            if (QTest::currentTestFailed()) return;
            if (routes.exist()) QCOMPARE(routes.length, there.at(game.kings->starts[1].cell));
        }
    }

    /// By brute force: no smaller set of tiles separates the kings, and the reported cut does.
    void narrowsAgreeWithClosingTiles() {
        Random random(72);
        int widths[4] = {};
        for (int round = 0; round < 250; ++round) {
            const GameProfile game = smallGame(random);
            const Map map = randomMap(random, game.board, round % 3 ? "PPPM" : "PM");
            const MinVertexCut minCut = findMinVertexCut(map, game);
            const Routes routes = findRoutes(map, game);
            QCOMPARE(minCut.width > 0, routes.exist());
            if (chebyshev(game.kings->starts[0].cell, game.kings->starts[1].cell) == 1) {
                QVERIFY(minCut.width >= 1);
                continue;
            }
            QCOMPARE(int(minCut.cells.size()), minCut.width);
            QCOMPARE(minCut.width == 1, !routes.articulationCells.empty());
            std::set<Cell> closed(minCut.cells.begin(), minCut.cells.end());
            QVERIFY(canPart(map, game, closed, 0, {}));
            closed.clear();
            if (minCut.width > 0 && minCut.width <= 3)
                QVERIFY(!canPart(map, game, closed, minCut.width - 1, {}));
            if (minCut.width < 4) ++widths[minCut.width];
        }
        for (int times : widths)
            QVERIFY(times > 5);
    }

    /// As few as can be, and opened they make a way.
    void barriersAgreeWithOpeningTiles() {
        Random random(74);
        int most = 0;
        for (int round = 0; round < 300; ++round) {
            const GameProfile game = smallGame(random);
            Map map = randomMap(random, game.board, round % 2 ? "PMMM" : "PPMS-|");
            const std::vector<Cell> barriers = barriersToOpen(map, game);
            QCOMPARE(int(barriers.size()), fewestBarriersByHand(map, game));
            for (const Cell cell : barriers)
                map.layer(terrainLayer)[cell] = game.plainTile;
            QVERIFY(findRoutes(map, game).exist());
            most = std::max(most, int(barriers.size()));
        }
        QVERIFY(most > 1);
    }

    /// Where a bridge was taken away one is to be built again, and not a bend of the river filled in.
    void aWayIsOpenedByABridge() {
        const GameProfile game = kingsConflict();
        Map map = publishedTerrain("the-crossing");
        const Tile bridge = *game.tile(map.terrain()[{5, 5}]);
        QVERIFY(bridge.isBridge());
        const auto river = std::ranges::find_if(game.tiles, [&bridge](const Tile& tile) {
            return tile.river == bridge.river && tile.road.empty();
        });
        map.layer(terrainLayer)[{5, 5}] = river->code;
        const std::vector<Cell> barriers = barriersToOpen(map, game);
        QCOMPARE(barriers.size(), 1U);
        const Tile* across = bridgeOver(game, *game.tile(map.terrain()[barriers.front()]));
        QVERIFY(across && across->isBridge());
        map.layer(terrainLayer)[barriers.front()] = across->code;
        QVERIFY(findRoutes(map, game).exist());
        QVERIFY(!bridgeOver(game, *game.tile('M')));
    }

    void kingsSideBySideCannotBeParted() {
        GameProfile game = kingsConflict();
        game.board = {2, 3};
        game.kings->starts[0].cell = {1, 0};
        game.kings->starts[1].cell = {1, 1};
        QCOMPARE(findMinVertexCut(mapOf("MMM PPM"), game).width, 1);
        QVERIFY(findMinVertexCut(mapOf("MMM PPM"), game).cells.empty());
        QCOMPARE(findMinVertexCut(mapOf("PPM PPM"), game).width, 3);
        QCOMPARE(findRoutes(mapOf("PPM PPM"), game).length, 1);
    }

    void publishedMaps() {
        const MinVertexCut crossing = findMinVertexCut(publishedTerrain("the-crossing"), kingsConflict());
        QCOMPARE(crossing.width, 1);
        QVERIFY((crossing.cells == std::vector<Cell>{{5, 5}}));
        const MinVertexCut passes = findMinVertexCut(publishedTerrain("mountain-passes"), kingsConflict());
        QVERIFY(passes.width >= 2);
        QVERIFY(findRoutes(publishedTerrain("mountain-passes"), kingsConflict()).articulationCells.empty());
    }

    /// No side and no direction is preferred in how long and how wide the ways are.
    void turnedMapsHaveTheSameRoutes() {
        Random random(73);
        for (int round = 0; round < 60; ++round) {
            const Map map = randomMap(random, kingsConflict().board, "PPPMSF");
            const Routes routes = findRoutes(map, kingsConflict());
            const MinVertexCut minCut = findMinVertexCut(map, kingsConflict());
            for (Transform t : startTransforms) {
                const Map turned = transformed(map, kingsConflict(), t);
                const Routes turnedRoutes = findRoutes(turned, kingsConflict());
                QCOMPARE(turnedRoutes.length, routes.length);
                QCOMPARE(findMinVertexCut(turned, kingsConflict()).width, minCut.width);
                forEachCell(map.size(), [&](Cell cell) {
                    QCOMPARE(turnedRoutes.detour[transformed(cell, map.size(), t)], routes.detour[cell]);
                });
                if (QTest::currentTestFailed()) return;
            }
        }
    }
};

STONEMASON_APPLESS_TEST(TestRoutes)
#include "test_routes.moc"
