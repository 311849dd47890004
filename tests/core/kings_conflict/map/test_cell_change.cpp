// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/kings_conflict/map/cell_change.h"
#include "core/kings_conflict/map/symmetry.h"
#include "tests/core/kings_conflict/map/pen_support.h"
#include "tests/support/checks.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <algorithm>
#include <array>
#include <map>

using namespace stonemason;
using namespace stonemason::kings_conflict;
using test::kingsConflict;
using test::mapOf;

namespace {

Map mapWithHints(Size size) {
    Map map = mapOf("P");
    for (int layer = 0; layer < map.layerCount(); ++layer)
        map.layer(layer) = Grid<Code>(size, blankCode(kingsConflict(), layer));
    return map;
}

using Layers = std::vector<Grid<Code>>;

/// An edit of a kind from 0 to 6: painting, the pens, the erasers, a fix of a problem, a repair.
CellChanges randomEdit(test::Random& random, const Map& map, int kind) {
    const GameProfile& game = kingsConflict();
    const auto path = test::randomWalk(random, map.size(), random.below(6), random.coin());
    const Network network = random.oneOf(allNetworks);
    switch (kind) {
    case 0: {
        ChangeSet set(map);
        for (int i = random.below(5); i >= 0; --i) {
            const int layer = random.below(map.layerCount());
            set.set(layer, random.cellOf(map.size()),
                    layer == terrainLayer ? random.oneOf(game.tiles).code : Code('0' + random.below(10)));
        }
        return mirrored(map, game, map.symmetry, set.collected()).changes;
    }
    case 1: return drawPath(map, game, Network::River, map.symmetry, path).changes;
    case 2: return drawPath(map, game, Network::Road, map.symmetry, path).changes;
    case 3: return erase(map, game, map.symmetry, path).changes;
    case 4: return eraseNetwork(map, game, network, map.symmetry, path).changes;
    case 5: {
        const auto problems = test::problemsOf(random.coin() ? "joins" : "symmetry", map);
        if (problems.empty()) return {};
        const auto& fixes = random.oneOf(problems).fixes;
        return fixes.empty() ? CellChanges{} : editOf(map, game, random.oneOf(fixes)).changes;
    }
    default:
        return repairSymmetry(map, game, map.symmetry, random.coin() ? Half::BottomLeft : Half::TopRight)
            .changes;
    }
}

} // namespace

class TestCellChange : public QObject {
    Q_OBJECT

private slots:
    void mergingKeepsTheFirstBeforeAndTheLastAfter() {
        const CellChanges changes{{1, {0, 0}, '0', '1'},      {0, {2, 1}, 'P', 'F'}, {0, {0, 5}, 'P', 'M'},
                                  {0, {2, 1}, 'F', 'H'},      {1, {0, 0}, '1', '0'}, {0, {2, 1}, 'H', 'S'},
                                  {0, {2, 0}, 'E', Code('E')}};
        QVERIFY(merged(changes) == (CellChanges{{0, {0, 5}, 'P', 'M'}, {0, {2, 1}, 'P', 'S'}}));
        QVERIFY(merged({}).empty());
    }

    void mergedChangesDoWhatTheyDidOneByOne() {
        test::Random random(1);
        for (int round = 0; round < 300; ++round) {
            const Map start = mapWithHints({4, 5});
            Map map = start;
            CellChanges log;
            for (int i = random.below(30); i >= 0; --i) {
                const int layer = random.below(map.layerCount());
                const Cell cell = random.cellOf(map.size());
                const Code code = layer == terrainLayer ? random.oneOf(kingsConflict().tiles).code
                                                        : Code('0' + random.below(10));
                log.push_back({layer, cell, map.layer(layer)[cell], code});
                map.layer(layer)[cell] = code;
            }
            const CellChanges once = merged(log);
            Map again = start;
            stonemason::kings_conflict::apply(again, once);
            QVERIFY(again == map);
            revert(again, once);
            QVERIFY(again == start);
            Map stepwise = start;
            stonemason::kings_conflict::apply(stepwise, log);
            QVERIFY(stepwise == map);
            revert(stepwise, log);
            QVERIFY(stepwise == start);
            QVERIFY(merged(once) == once);
        }
    }

    void changeSetReadsWhatItWroteAndLeavesTheMap() {
        test::Random random(2);
        const Map start = mapWithHints({40, 30});
        for (int round = 0; round < 50; ++round) {
            ChangeSet changes(start);
            Map model = start;
            for (int i = 0; i < 400; ++i) {
                const int layer = random.below(start.layerCount());
                const Cell cell{random.below(44) - 2, random.below(34) - 2};
                const Code code = Code('A' + random.below(4));
                changes.set(layer, cell, code);
                QCOMPARE(changes.contains(layer, cell), model.layer(layer).contains(cell));
                if (!model.layer(layer).contains(cell)) continue;
                model.layer(layer)[cell] = code;
                const Cell other = random.cellOf(start.size());
                QCOMPARE(changes.at(layer, cell), code);
                QCOMPARE(changes.at(layer, other), model.layer(layer)[other]);
            }
            const CellChanges taken = changes.collected();
            Map result = start;
            stonemason::kings_conflict::apply(result, taken);
            QVERIFY(result == model);
            QVERIFY(merged(taken) == taken);
        }
    }

    void changeSetIgnoresMissingLayersAndNothings() {
        Map map = mapWithHints({3, 3});
        map.layer(2) = {};
        ChangeSet changes(map);
        QVERIFY(changes.collected().empty());
        changes.set(2, {0, 0}, '5');
        changes.set(terrainLayer, {1, 1}, 'F');
        changes.set(terrainLayer, {1, 1}, 'P');
        QVERIFY(changes.collected().empty());
    }

    /// What an undo stack does, for long, with every kind of edit under every symmetry: every state met on
    /// the way forward is met again on the way back.
    void randomEditsAndUndosGiveBackEachState_data() {
        QTest::addColumn<int>("rows");
        QTest::addColumn<int>("columns");
        QTest::newRow("square") << 6 << 6;
        QTest::newRow("oblong") << 5 << 7;
    }
    void randomEditsAndUndosGiveBackEachState() {
        constexpr int steps = 100000;
        QFETCH(int, rows);
        QFETCH(int, columns);
        test::Random random(3);
        Map map = mapWithHints({rows, columns});
        std::array<int, 7> made{};
        std::vector<CellChanges> done;
        std::vector<Layers> states{map.layers};
        std::vector<CellChanges> undone;
        std::vector<Layers> statesAhead;
        for (int step = 0; step < steps; ++step) {
            const int choice = random.below(10);
            if (choice < 4 && !done.empty()) {
                revert(map, done.back());
                undone.push_back(std::move(done.back()));
                done.pop_back();
                statesAhead.push_back(std::move(states.back()));
                states.pop_back();
            } else if (choice < 6 && !undone.empty()) {
                stonemason::kings_conflict::apply(map, undone.back());
                done.push_back(std::move(undone.back()));
                undone.pop_back();
                states.push_back(std::move(statesAhead.back()));
                statesAhead.pop_back();
            } else {
                const int kind = random.below(int(made.size()));
                map.symmetry = Symmetry(random.below(3));
                CellChanges changes = randomEdit(random, map, kind);
                made[std::size_t(kind)] += !changes.empty();
                stonemason::kings_conflict::apply(map, changes);
                done.push_back(std::move(changes));
                states.push_back(map.layers);
                undone.clear();
                statesAhead.clear();
            }
            QVERIFY(map.layers == states.back());
        }
        QVERIFY(std::all_of(made.begin(), made.end(), [](int count) { return count > 500; }));
        while (!done.empty()) {
            revert(map, done.back());
            done.pop_back();
            states.pop_back();
            QVERIFY(map.layers == states.back());
        }
    }
};

STONEMASON_APPLESS_TEST(TestCellChange)
#include "test_cell_change.moc"
