// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/kings_conflict/map/board_size.h"
#include "core/kings_conflict/map/map.h"
#include "tests/support/checks.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace stonemason;
using namespace stonemason::kings_conflict;
using test::kingsConflict;

class TestMap : public QObject {
    Q_OBJECT

private slots:
    /// A new map has the game's layers, each of the game's size and blank, and no map information.
    void aNewMapIsPlain() {
        const GameProfile& game = kingsConflict();
        const Map map = newMap(game);
        QCOMPARE(map.game, game.id);
        QVERIFY(map.symmetry == game.defaultSymmetry);
        QVERIFY(map.info == MapInfo{});
        QVERIFY(map.rules.empty());
        QCOMPARE(map.layers.size(), game.layers.size());
        QVERIFY(map.terrain() == Grid<Code>(game.board, game.plainTile));
        for (int layer = 1; layer < map.layerCount(); ++layer) {
            QVERIFY(map.hasLayer(layer));
            QVERIFY(map.layer(layer) == Grid<Code>(game.board, '0'));
        }
    }

    /// A map of any size is fitted to the board's size, and keeps as much as possible.
    void aMapOfAnotherSizeIsFittedToTheBoard() {
        const GameProfile& game = kingsConflict();
        for (const Size size :
             {Size{9, 9}, Size{11, 9}, Size{13, 13}, Size{12, 11}, Size{1, 1}, Size{40, 5}}) {
            Map map = newMap(game);
            for (Grid<Code>& layer : map.layers)
                layer = Grid<Code>(size, layer[{0, 0}]);
            map.layer(terrainLayer)[{size.rows - 1, size.columns - 1}] = 'M';
            map.layer(1)[{size.rows - 1, size.columns - 1}] = '7';
            map.notes[{size.rows - 1, size.columns - 1}] = "corner";
            const Map fitted = inBoardSize(map, game);
            QCOMPARE(fitted.size(), game.board);
            int mountains = 0;
            forEachCell(fitted.size(), [&](Cell cell) {
                if (fitted.terrain()[cell] != 'M') return;
                ++mountains;
                QCOMPARE(fitted.layer(1)[cell], Code('7'));
                QCOMPARE(fitted.notes.at(cell), std::string("corner"));
            });
            QCOMPARE(mountains, 1);
            QVERIFY(inBoardSize(fitted, game) == fitted);
        }
        // A border of plains on two sides is what goes.
        Map map = newMap(game);
        for (Grid<Code>& layer : map.layers)
            layer = Grid<Code>({13, 13}, layer[{0, 0}]);
        for (int row = 2; row < 13; ++row)
            for (int column = 2; column < 13; ++column)
                map.layer(terrainLayer)[{row, column}] = 'H';
        QVERIFY(inBoardSize(map, game).terrain() == Grid<Code>(game.board, 'H'));
    }

    void cellsHoldWhatTheirLayerKnows() {
        const GameProfile& game = kingsConflict();
        for (int code = 0; code < 128; ++code) {
            const bool isTile = game.tile(Code(code)) != nullptr;
            const bool isHint = code >= '0' && code <= '9';
            QCOMPARE(isValidCode(game, terrainLayer, Code(code)), isTile);
            for (int layer = 1; layer < int(game.layers.size()); ++layer)
                QCOMPARE(isValidCode(game, layer, Code(code)), isHint);
        }
        for (int layer = 0; layer < int(game.layers.size()); ++layer)
            QVERIFY(isValidCode(game, layer, blankCode(game, layer)));
    }

    /// Every changeable number can be changed by itself, and an unknown one changes nothing.
    void aMapChangesNumbersForItself() {
        const GameProfile& game = kingsConflict();
        Map map = newMap(game);
        map.rules = {{"no-such-number", 3}};
        for (const NumberField& field : numberFields)
            QCOMPARE(numbersOf(map, game).*field.value, game.kings->numbers.*field.value);
        for (const NumberField& changed : numberFields) {
            const int value = game.kings->numbers.*changed.value + 1;
            map.rules = {{std::string(changed.id), value}};
            const CheckNumbers numbers = numbersOf(map, game);
            for (const NumberField& field : numberFields)
                QCOMPARE(numbers.*field.value, &field == &changed ? value : game.kings->numbers.*field.value);
        }
    }
};

STONEMASON_APPLESS_TEST(TestMap)
#include "test_map.moc"
