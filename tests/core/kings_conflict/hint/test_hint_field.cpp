// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/kings_conflict/hint/hint_field.h"
#include "tests/support/checks.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <set>

using namespace stonemason;
using namespace stonemason::kings_conflict;
using namespace stonemason::test;

namespace {

/// The tiles a unit could end on, by walking every path.
void addTilesWithin(const HintField& field, Cell at, int steps, std::set<Cell>& tiles) {
    tiles.insert(at);
    if (steps == 0) return;
    for (Cell offset : eightSteps)
        if (field.mayEnter(at + offset)) addTilesWithin(field, at + offset, steps - 1, tiles);
}

std::vector<Cell> bestByWalking(const HintField& field, Cell from, const std::set<Cell>& taken) {
    std::set<Cell> tiles;
    addTilesWithin(field, from, field.move, tiles);
    int best = field.value[from] + 1;
    for (Cell tile : tiles)
        if (tile != from && !taken.contains(tile)) best = std::max(best, field.value[tile]);
    std::vector<Cell> found;
    for (Cell tile : tiles)
        if (tile != from && !taken.contains(tile) && field.value[tile] == best) found.push_back(tile);
    return found;
}

HintField fieldOfSize(Random& random, Size size) {
    HintField field{Grid<int>(size), Grid<char>(size), random.below(4)};
    forEachCell(size, [&](Cell cell) {
        field.value[cell] = random.below(10);
        field.enterable[cell] = random.below(3) > 0;
    });
    return field;
}

} // namespace

class TestHintField : public QObject {
    Q_OBJECT

private slots:
    void bestTilesAreThoseOfEveryPath() {
        Random random(3);
        for (int round = 0; round < 300; ++round) {
            const HintField field = fieldOfSize(random, {1 + random.below(7), 1 + random.below(7)});
            std::set<Cell> taken;
            forEachCell(field.size(), [&](Cell cell) {
                if (random.below(4) == 0) taken.insert(cell);
            });
            forEachCell(field.size(), [&](Cell from) {
                QCOMPARE(bestTiles(field, from, [&](Cell cell) { return taken.contains(cell); }),
                         bestByWalking(field, from, taken));
                QCOMPARE(bestTiles(field, from), bestByWalking(field, from, {}));
            });
        }
    }

    void takesClassAndMoveFromTheGame() {
        const GameProfile& game = kingsConflict();
        const Map map = board("0,0=MS-B");
        const auto combat = hintField(map, game, game.layer("strategic"));
        const auto stonemason = hintField(map, game, game.layer("mountain"));
        QVERIFY(combat && stonemason);
        QCOMPARE(combat->move, 2);
        QVERIFY(!combat->mayEnter({0, 0}));
        QVERIFY(stonemason->mayEnter({0, 0}));
        QVERIFY(!stonemason->mayEnter({0, 1}));
        QVERIFY(!stonemason->mayEnter({0, 2}));
        QVERIFY(combat->mayEnter({0, 3}));
        QVERIFY(!combat->mayEnter({-1, 0}));
        Map ruled = map;
        ruled.rules = {{"hintMove", 3}};
        QCOMPARE(hintField(ruled, game, game.layer("strategic"))->move, 3);
    }

    void isNothingForGridsThatDoNotCoverTheTerrain() {
        const GameProfile& game = kingsConflict();
        Map map = board();
        map.layer(1) = {};
        map.layer(2) = Grid<Code>({11, 10}, '0');
        QVERIFY(!hintField(map, game, 1));
        QVERIFY(!hintField(map, game, 2));
        QVERIFY(hintField(map, game, 3));
        map.layers.pop_back();
        QVERIFY(!hintField(map, game, 3));
    }
};

STONEMASON_APPLESS_TEST(TestHintField)
#include "test_hint_field.moc"
