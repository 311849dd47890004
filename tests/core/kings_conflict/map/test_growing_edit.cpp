// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/kings_conflict/format/profile_reader.h"
#include "core/kings_conflict/map/growing_edit.h"
#include "core/kings_conflict/map/growing_path.h"
#include "tests/core/kings_conflict/map/pen_support.h"
#include "tests/support/files.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <algorithm>
#include <map>
#include <set>
#include <utility>

using namespace stonemason;
using namespace stonemason::kings_conflict;
using test::kingsConflict;
using test::Random;

namespace {

using Place = std::pair<int, Cell>;
using Refused = std::set<std::pair<Cell, Code>>;

/// A direct reference implementation of the rules for symmetric strokes.
struct PlainEdit {
    std::map<Place, Code> written;
    Refused refused;

    void add(const Map& map, const GameProfile& game, Symmetry symmetry, const CellChanges& changes) {
        for (const CellChange& change : changes) {
            const Size size = map.layer(change.layer).size();
            if (!size.contains(change.cell)) continue;
            const Symmetry held = fits(symmetry, size) ? symmetry : Symmetry::None;
            const Cell other = partner(change.cell, size, held);
            const Code answer = change.layer == terrainLayer
                                    ? game.transformed(change.after, transformOf(held))
                                    : change.after;
            if (other == change.cell && answer != change.after) {
                refused.insert({change.cell, change.after});
                continue;
            }
            write(map, game, {change.layer, change.cell}, change.after);
            write(map, game, {change.layer, other}, answer);
        }
    }

    void write(const Map& map, const GameProfile& game, Place place, Code code) {
        const bool hole = map.size() == game.board && game.isHole(place.second);
        const bool digs = place.first == terrainLayer && isHoleCode(game, code);
        if (hole == digs) written[place] = code;
    }

    Map on(Map map) const {
        for (const auto& [place, code] : written)
            map.layer(place.first)[place.second] = code;
        return map;
    }
};

Refused refusedIn(const std::vector<CellRefusal>& refusals) {
    Refused refused;
    for (const CellRefusal& refusal : refusals)
        refused.insert({refusal.cell, refusal.code});
    return refused;
}

Code randomCode(Random& random, const GameProfile& game, int layer) {
    if (layer != terrainLayer) return Code('0' + random.below(10));
    return game.holeCode != 0 && random.below(8) == 0 ? game.holeCode : random.oneOf(game.tiles).code;
}

/// A map of anything, one of its hint grids of another size than the terrain.
Map randomMap(Random& random, const GameProfile& game, Size size) {
    Map map = newMap(game);
    for (int layer = 0; layer < map.layerCount(); ++layer) {
        const Size own = layer == 2 ? Size{size.rows + 1, size.columns} : size;
        map.layer(layer) = Grid<Code>(own);
        forEachCell(own, [&](Cell cell) {
            const bool hole = layer == terrainLayer && size == game.board && game.isHole(cell);
            Code code = game.holeCode;
            while (!hole && isHoleCode(game, code))
                code = randomCode(random, game, layer);
            map.layer(layer)[cell] = hole ? game.holeCode : code;
        });
    }
    return map;
}

/// A few cells that touch, some of them off the map, with what is to be written.
CellChanges randomChanges(Random& random, const Map& map, const GameProfile& game, int layer) {
    CellChanges changes;
    Cell at = random.cellOf(map.size());
    for (int i = random.below(7); i >= 0; --i) {
        changes.push_back({layer, at, '?', randomCode(random, game, layer)});
        at = {at.row + random.below(3) - 1, at.column + random.below(3) - 1};
    }
    return changes;
}

const GameProfile& marsh() {
    static const GameProfile game = readGameProfile(test::testData("games/marsh.json")).value();
    return game;
}

} // namespace

class TestGrowingEdit : public QObject {
    Q_OBJECT

private slots:
    /// A stroke applied in parts equals the stroke applied at once, and the changes reported for each part
    /// lead from one state to the next.
    void partsAreTheWhole_data() {
        QTest::addColumn<bool>("holes");
        QTest::addColumn<Size>("size");
        QTest::newRow("square") << false << Size{6, 6};
        QTest::newRow("odd square") << false << Size{7, 7};
        QTest::newRow("oblong") << false << Size{5, 8};
        QTest::newRow("holes") << true << marsh().board;
    }

    void partsAreTheWhole() {
        QFETCH(bool, holes);
        QFETCH(Size, size);
        const GameProfile& game = holes ? marsh() : kingsConflict();
        Random random(31);
        for (int round = 0; round < 150; ++round) {
            const Map map = randomMap(random, game, size);
            for (Symmetry symmetry : {Symmetry::None, Symmetry::Diagonal, Symmetry::HalfTurn}) {
                GrowingEdit edit(map, game);
                PlainEdit plain;
                CellChanges all;
                Map seen = map;
                for (int part = random.below(8); part >= 0; --part) {
                    const int layer = random.below(map.layerCount());
                    const CellChanges changes = randomChanges(random, map, game, layer);
                    all.insert(all.end(), changes.begin(), changes.end());
                    plain.add(map, game, symmetry, changes);
                    for (const CellChange& change : edit.add(symmetry, changes)) {
                        QVERIFY(change.before != change.after);
                        QCOMPARE(seen.layer(change.layer)[change.cell], change.before);
                        seen.layer(change.layer)[change.cell] = change.after;
                    }
                    QVERIFY(seen == plain.on(map));
                }
                const Edit whole = edit.edit();
                QVERIFY(test::after(map, whole) == seen);
                QVERIFY(whole.changes == merged(whole.changes)); // each once, in order, none without use
                QVERIFY(refusedIn(whole.refused) == plain.refused);
                QCOMPARE(whole.refused.size(), plain.refused.size());
                const Edit once = mirrored(map, game, symmetry, all);
                QVERIFY(once.changes == whole.changes && once.refused == whole.refused);
            }
        }
    }

    /// Replacing an edit by another reports exactly the difference of the two.
    void becomesAnotherByTheirDifference() {
        Random random(8);
        for (int round = 0; round < 300; ++round) {
            const Map map = randomMap(random, kingsConflict(), {6, 6});
            GrowingEdit edit(map, kingsConflict());
            GrowingEdit other(map, kingsConflict());
            for (GrowingEdit* each : {&edit, &other})
                for (int layer = random.below(4); layer >= 0; --layer)
                    each->add(Symmetry::HalfTurn, randomChanges(random, map, kingsConflict(), layer));
            const Edit wanted = other.edit();
            Map seen = test::after(map, edit.edit());
            std::set<Place> reported;
            for (const CellChange& change : edit.become(other)) {
                QVERIFY(reported.insert({change.layer, change.cell}).second);
                QVERIFY(change.before != change.after);
                QCOMPARE(seen.layer(change.layer)[change.cell], change.before);
                seen.layer(change.layer)[change.cell] = change.after;
            }
            QVERIFY(seen == test::after(map, wanted));
            QVERIFY(edit.edit().changes == wanted.changes && edit.refused() == wanted.refused);
            QCOMPARE(edit.changedCells(), std::int64_t(wanted.changes.size()));
            QVERIFY(edit.become(other).empty());
        }
    }

    /// A stroke that erases in parts, and undoes some of them, erases and bends the same as in one step.
    void erasingInPartsIsErasingAtOnce() {
        Random random(77);
        int bent = 0;
        for (int round = 0; round < 500; ++round) {
            const GameProfile& game = kingsConflict();
            const Symmetry symmetry =
                random.oneOf(std::vector{Symmetry::None, Symmetry::Diagonal, Symmetry::HalfTurn});
            const int side = 6 + random.below(4);
            Map map = test::plains({side, side});
            for (int stroke = 1 + random.below(12); stroke >= 0; --stroke)
                map = test::drawn(map, random.oneOf(allNetworks), random.coin() ? symmetry : Symmetry::None,
                                  test::randomWalk(random, map.size(), 2 + random.below(14), true));
            const auto network = random.coin() ? std::nullopt : std::optional(random.oneOf(allNetworks));
            GrowingErasure erasure(map, game, symmetry, network);
            GrowingEdit edit(map, game);
            std::vector<Cell> all;
            for (int part = random.below(8); part >= 0; --part) {
                if (random.below(3) == 0) {
                    const auto kept = std::ptrdiff_t(random.below(int(all.size()) + 1));
                    edit.add(erasure.restore(std::span(all).subspan(std::size_t(kept))));
                    all.erase(all.begin() + kept, all.end());
                } else {
                    const auto cells = test::randomWalk(random, map.size(), random.below(6), true);
                    all.insert(all.end(), cells.begin(), cells.end());
                    edit.add(erasure.add(cells));
                }
                std::vector<Cell> rows = all;
                std::ranges::sort(rows);
                rows.erase(std::ranges::unique(rows).begin(), rows.end());
                const CellChanges whole = network ? eraseNetwork(map, game, *network, symmetry, rows).changes
                                                  : erase(map, game, symmetry, rows).changes;
                QVERIFY(edit.edit().changes == whole);
                bent += std::ranges::any_of(
                    whole, [&game](const CellChange& change) { return change.after != game.plainTile; });
            }
        }
        QVERIFY(bent > 100);
    }

    void completeEditsAreNotMirrored() {
        const Map map = test::plains({5, 5});
        GrowingEdit edit(map, kingsConflict());
        QVERIFY(edit.empty());
        edit.add(Edit{{{terrainLayer, {0, 1}, 'P', 'F'}, {1, {9, 9}, '0', '1'}}, {{{2, 2}, '-'}}});
        edit.add(Edit{{{terrainLayer, {0, 1}, 'P', 'H'}}, {{{2, 2}, '-'}}});
        QVERIFY(edit.edit().changes == (CellChanges{{terrainLayer, {0, 1}, 'P', 'H'}}));
        QCOMPARE(edit.refused().size(), std::size_t(1));
        edit.add(Edit{{{terrainLayer, {0, 1}, 'H', 'P'}}, {}});
        QVERIFY(edit.edit().changes.empty());
        QVERIFY(!edit.empty());
    }
};

STONEMASON_APPLESS_TEST(TestGrowingEdit)
#include "test_growing_edit.moc"
