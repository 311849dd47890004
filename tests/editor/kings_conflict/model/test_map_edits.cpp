// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/kings_conflict/map/pen.h"
#include "core/kings_conflict/map/symmetry.h"
#include "editor/grid/tools/turn.h"
#include "editor/kings_conflict/model/map_edits.h"
#include "editor/kings_conflict/model/map_tool_state.h"
#include "editor/kings_conflict/view/tools/map_paint_target.h"
#include "tests/editor/kings_conflict/desk.h"
#include "tests/editor/kings_conflict/map_window.h"
#include "tests/support/files.h"
#include "tests/support/random.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace stonemason;
using namespace stonemason::kings_conflict;
using test::Desk;
using test::kingsConflict;

namespace {

Map withSymmetry(Map map, Symmetry symmetry) {
    map.symmetry = symmetry;
    return map;
}

std::vector<Cell> rectangle(Cell first, Cell last) {
    std::vector<Cell> cells;
    for (int row = first.row; row <= last.row; ++row)
        for (int column = first.column; column <= last.column; ++column)
            cells.push_back({row, column});
    return cells;
}

Map scribbled(test::Random& random, Symmetry symmetry) {
    Map map = newMap(kingsConflict());
    map.symmetry = symmetry;
    forEachCell(map.size(), [&](Cell cell) {
        const Code code = random.oneOf(kingsConflict().tiles).code;
        stonemason::kings_conflict::apply(
            map, mirrored(map, kingsConflict(), symmetry,
                          CellChanges{{terrainLayer, cell, map.terrain()[cell], code}})
                     .changes);
    });
    return map;
}

const QString step = QStringLiteral("Step");

/// Turns what is selected, as the Edit menu does.
void turned(MapDocument& document, Transform transform) {
    MapToolState chosen(document.game());
    MapPaintTarget target(document, chosen);
    turnSelection(target, transform, step);
}

} // namespace

class TestMapEdits : public QObject {
    Q_OBJECT

private slots:
    void clearingASelectionMirrors() {
        Desk desk(test::publishedMap("the-crossing"));
        desk.document.view().setSelection({{0, 0}, {0, 1}});
        clearSelection(desk.document, step);
        QCOMPARE(desk.at(0, 0), 'P');
        QCOMPARE(desk.at(10, 10), 'P'); // its partner under the half-turn
        QCOMPARE(desk.document.undoStack().count(), 1);
    }

    void clearingAPieceBendsItsNeighboursAnew() {
        Desk desk(withSymmetry(newMap(kingsConflict()), Symmetry::None));
        const auto put = [&](Cell cell, Code code) {
            desk.document.apply(step, {{{terrainLayer, cell, 'P', code}}, {}});
        };
        put({5, 3}, 'd');
        put({5, 4}, '7'); // turns down although the road goes on
        put({5, 5}, 'd');
        put({6, 4}, 'D');
        const Map drawn = desk.document.map();
        Map erased = drawn;
        stonemason::kings_conflict::apply(
            erased, erase(drawn, kingsConflict(), Symmetry::None, std::vector<Cell>{{6, 4}}).changes);
        desk.document.view().setSelection({{6, 4}});
        clearSelection(desk.document, step);
        QVERIFY(desk.document.map() == erased);
        QCOMPARE(desk.at(5, 4), 'd');
    }

    void turningASelectionTurnsItsCodes() {
        Desk desk(withSymmetry(newMap(kingsConflict()), Symmetry::None));
        desk.document.apply(step, {{{terrainLayer, {4, 4}, 'P', '-'}, {terrainLayer, {4, 5}, 'P', '3'}}, {}});
        desk.document.view().setSelection({{4, 4}, {4, 5}});
        turned(desk.document, Transform::QuarterTurn);
        // West to east becomes north to south; the bend's west goes north, its south goes west.
        QCOMPARE(desk.at(4, 4), '|');
        QCOMPARE(desk.at(5, 4), '0');
        QCOMPARE(desk.at(4, 5), 'P'); // left behind
        const std::vector<Cell> selected{{4, 4}, {5, 4}};
        QVERIFY(desk.document.view().selection() == selected);
    }

    void fourQuartersAreNone() {
        test::Random random(3);
        for (int round = 0; round < 60; ++round) {
            Desk desk(scribbled(random, Symmetry::None));
            // Away from the edges, so that nothing falls off.
            const Cell first{3 + random.below(2), 3 + random.below(2)};
            const Cell last{first.row + random.below(3), first.column + random.below(3)};
            const std::vector<Cell> cells = rectangle(first, last);
            std::vector<std::pair<Cell, char>> inside;
            for (Cell cell : cells)
                inside.emplace_back(cell, desk.document.map().terrain()[cell]);
            desk.document.view().setSelection(cells);
            for (int turn = 0; turn < 4; ++turn)
                turned(desk.document, Transform::QuarterTurn);
            QVERIFY(desk.document.view().selection() == cells);
            for (const auto& [cell, code] : inside)
                QCOMPARE(desk.document.map().terrain()[cell], code);
        }
    }

    void flippingTwiceIsNothing() {
        test::Random random(4);
        for (Transform transform :
             {Transform::FlipHorizontal, Transform::FlipVertical, Transform::HalfTurn}) {
            for (Symmetry symmetry : {Symmetry::None, Symmetry::HalfTurn}) {
                Desk desk(scribbled(random, symmetry));
                const Map before = desk.document.map();
                desk.document.view().setSelection(rectangle({7, 1}, {9, 4}));
                turned(desk.document, transform);
                turned(desk.document, transform);
                QVERIFY(desk.document.map() == before);
            }
        }
    }

    void turningKeepsTheMapSymmetric() {
        test::Random random(5);
        for (int round = 0; round < 60; ++round) {
            Desk desk(scribbled(random, Symmetry::HalfTurn));
            desk.document.view().setSelection(
                rectangle({random.below(11), random.below(6)}, {10, 5 + random.below(6)}));
            turned(desk.document, random.oneOf(allTransforms));
            QVERIFY(cellsBreaking(desk.document.map(), kingsConflict(), Symmetry::HalfTurn).empty());
        }
    }

    void turningTheWholeMapIsOneStep() {
        Desk desk(test::publishedMap("the-crossing"));
        const Map before = desk.document.map();
        transformMap(desk.document, step, Transform::FlipHorizontal);
        QVERIFY(desk.document.map() == transformed(before, kingsConflict(), Transform::FlipHorizontal));
        QCOMPARE(desk.document.undoStack().count(), 1);
        desk.document.undoStack().undo();
        QVERIFY(desk.document.map() == before);
    }

    void pastesTheCurrentLayerOfAWholeMap_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::newRow("code") << QByteArray::fromStdString(
            test::testData("kings-conflict/mountain-passes.as"));
        QTest::newRow("text") << QByteArray::fromStdString(
            test::testData("kings-conflict/mountain-passes.txt"));
        const Map map = test::publishedMap("mountain-passes");
        for (MapFormat format : {MapFormat::Forum, MapFormat::Smap})
            QTest::newRow(format == MapFormat::Forum ? "forum post" : "map file")
                << QByteArray::fromStdString(writeMap(map, kingsConflict(), format).value());
    }
    void pastesTheCurrentLayerOfAWholeMap() {
        QFETCH(QByteArray, text);
        const Map map = test::publishedMap("mountain-passes");
        Desk desk;
        for (int layer = 0; layer < map.layerCount(); ++layer) {
            desk.document.view().setCurrentLayer(layer);
            const auto block = blockFromText(desk.document, text.toStdString());
            QVERIFY(block.ok());
            QVERIFY(block->codes == map.layer(layer));
            QCOMPARE(block->kind, layer == terrainLayer ? LayerKind::Terrain : LayerKind::Hint);
        }
    }

    void pasteRefusesWhatItCannotUse() {
        Desk desk;
        QCOMPARE(blockFromText(desk.document, "PPP\nPP").error().message.id, "block/ragged");
        QCOMPARE(blockFromText(desk.document, "hello there").error().message.id, "block/unknown-code");
        QCOMPARE(blockFromText(desk.document, "").error().message.id, "block/empty");
        // Text that looks like code is refused with what is wrong with the code.
        const std::string code =
            "GlobalVariables.stringmap=new Array();\nGlobalVariables.stringmap.push(\"PPP\");\n";
        QVERIFY(!blockFromText(desk.document, code).error().message.id.starts_with("block/"));
        desk.document.view().setCurrentLayer(1);
        const std::string terrainOnly = test::terrainText(test::publishedMap("the-crossing"));
        QVERIFY(!blockFromText(desk.document, terrainOnly).ok());
    }

    void aMapWithoutTheGridSaysSo() {
        Desk desk;
        Map map = test::publishedMap("the-crossing");
        map.layer(3) = {};
        desk.document.view().setCurrentLayer(3);
        const auto block =
            blockFromText(desk.document, writeMap(map, kingsConflict(), MapFormat::Smap).value());
        QCOMPARE(block.error().message.id, "block/no-layer");
    }
};

STONEMASON_TEST(TestMapEdits)
#include "test_map_edits.moc"
