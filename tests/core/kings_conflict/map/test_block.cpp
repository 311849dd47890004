// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/kings_conflict/map/map.h"
#include "core/kings_conflict/map/symmetry.h"
#include "tests/support/profile.h"
#include "tests/support/random.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace stonemason;
using namespace stonemason::kings_conflict;
using test::kingsConflict;
using test::mapOf;
using test::terrainText;

namespace {

std::string text(const Block& block) {
    std::string result;
    for (int row = 0; row < block.size().rows; ++row) {
        for (Code code : block.codes.row(row))
            result += code == Block::hole ? '.' : code;
        result += '\n';
    }
    return result;
}

Block blockOf(std::string_view rows, LayerKind kind = LayerKind::Terrain) {
    Block block{kind, mapOf(rows).terrain()};
    forEachCell(block.size(), [&block](Cell cell) {
        if (block.codes[cell] == '.') block.codes[cell] = Block::hole;
    });
    return block;
}

Block randomBlock(test::Random& random, LayerKind kind) {
    Block block{kind, Grid<Code>({1 + random.below(5), 1 + random.below(5)})};
    forEachCell(block.size(), [&](Cell cell) {
        const Code code = kind == LayerKind::Terrain ? random.oneOf(kingsConflict().tiles).code
                                                     : Code('0' + random.below(10));
        block.codes[cell] = random.below(4) == 0 ? Block::hole : code;
    });
    return block;
}

} // namespace

class TestBlock : public QObject {
    Q_OBJECT

private slots:
    void copiesTheBoundingBoxWithHoles() {
        const Map map = mapOf("PFM -|H SBb");
        const std::vector<Cell> cells{{1, 2}, {2, 1}, {9, 9}, {-1, 0}};
        const Block block = copyBlock(map, kingsConflict(), terrainLayer, cells);
        QVERIFY(block.kind == LayerKind::Terrain);
        QCOMPARE(text(block), ".H\nB.\n");
        QVERIFY(copyBlock(map, kingsConflict(), 1, cells).kind == LayerKind::Hint);
        QVERIFY(copyBlock(map, kingsConflict(), terrainLayer, {}).codes.empty());
        QVERIFY(copyBlock(map, kingsConflict(), terrainLayer, std::vector<Cell>{{5, 5}}).codes.empty());
    }

    void turnsCodesWithTheirPlaces() {
        const Block block = blockOf("6d- .DB");
        const auto turned = [&block](Transform t) { return text(transformed(block, kingsConflict(), t)); };
        QCOMPARE(turned(Transform::QuarterTurn), ".7\ndD\nb|\n");
        QCOMPARE(turned(Transform::HalfTurn), "BD.\n-d4\n");
        QCOMPARE(turned(Transform::ThreeQuarterTurn), "|b\nDd\n5.\n");
        QCOMPARE(turned(Transform::FlipHorizontal), "-d7\nBD.\n");
        QCOMPARE(turned(Transform::FlipVertical), ".DB\n5d-\n");
        QCOMPARE(turned(Transform::Diagonal), "6.\nDd\n|b\n");
        QCOMPARE(turned(Transform::AntiDiagonal), "b|\ndD\n.4\n");
    }

    void digitsOfHintsDoNotTurn() {
        const Block block = blockOf("01 23 4.", LayerKind::Hint);
        QCOMPARE(text(transformed(block, kingsConflict(), Transform::QuarterTurn)), "420\n.31\n");
    }

    void transformsOfBlocksAreUndoneByTheirInverse() {
        test::Random random(1);
        for (int round = 0; round < 200; ++round)
            for (LayerKind kind : {LayerKind::Terrain, LayerKind::Hint}) {
                const Block block = randomBlock(random, kind);
                for (Transform t : allTransforms) {
                    const Block there = transformed(block, kingsConflict(), t);
                    QVERIFY(there.size() == transformed(block.size(), t));
                    QVERIFY(transformed(there, kingsConflict(), inverse(t)) == block);
                }
                const Block quarter = transformed(block, kingsConflict(), Transform::QuarterTurn);
                QVERIFY(transformed(quarter, kingsConflict(), Transform::QuarterTurn) ==
                        transformed(block, kingsConflict(), Transform::HalfTurn));
            }
    }

    void wholeMapsTurnInEveryLayer() {
        Map map = mapOf("6dP .-M");
        map.layer(1) = mapOf("012 345").terrain();
        map.layer(2) = Grid<Code>();
        map.symmetry = Symmetry::HalfTurn;
        map.info.name = "A map";
        map.notes = {{{0, 0}, "river"}, {{1, 2}, "mountain"}};
        const Map turned = transformed(map, kingsConflict(), Transform::QuarterTurn);
        QCOMPARE(terrainText(turned), ".7\n|D\nMP\n");
        QVERIFY(turned.layer(1) == mapOf("30 41 52").terrain());
        QVERIFY(turned.layer(2).empty());
        QVERIFY(turned.symmetry == Symmetry::HalfTurn);
        QVERIFY(turned.info == map.info);
        QVERIFY((turned.notes == CellNotes{{{0, 1}, "river"}, {{2, 0}, "mountain"}}));
        for (Transform t : allTransforms)
            QVERIFY(transformed(transformed(map, kingsConflict(), t), kingsConflict(), inverse(t)) == map);
    }

    void publishedMapsKeepTheirHalfTurnUnderEveryTransform() {
        for (const char* name : {"the-crossing", "mountain-passes"})
            for (Transform t : allTransforms) {
                const Map turned = transformed(test::publishedTerrain(name), kingsConflict(), t);
                QVERIFY(cellsBreaking(turned, kingsConflict(), Symmetry::HalfTurn).empty());
            }
    }

    void replacesEverywhere() {
        const Map map = mapOf("PFP FPF");
        ChangeSet changes(map);
        changes.set(terrainLayer, {0, 0}, 'F');
        replaceAll(changes, terrainLayer, 'F', 'M');
        Map result = map;
        stonemason::kings_conflict::apply(result, changes.collected());
        QCOMPARE(terrainText(result), "MMP\nMPM\n");
        ChangeSet same(map);
        replaceAll(same, terrainLayer, 'F', 'F');
        QVERIFY(same.collected().empty());
    }
};

STONEMASON_APPLESS_TEST(TestBlock)
#include "test_block.moc"
