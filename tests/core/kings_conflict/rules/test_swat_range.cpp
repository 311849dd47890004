// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/kings_conflict/rules/kings.h"
#include "tests/support/checks.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace stonemason;
using namespace stonemason::kings_conflict;
using namespace stonemason::test;

class TestSwatRange : public QObject {
    Q_OBJECT

private slots:
    void agreesWithLookingAtEveryTile() {
        Random random(41);
        for (int round = 0; round < 400; ++round) {
            const GameProfile& game = kingsConflict();
            Map map = randomMap(random, game.board, "PPMH");
            const int warning = random.below(5);
            const int note = random.below(5);
            map.rules = {{"swatWarning", warning}, {"swatNote", note}};
            const Cell king = random.cellOf(map.size());
            std::vector<SwatTile> expected;
            forEachCell(map.size(), [&](Cell cell) {
                const int distance =
                    std::max(std::abs(cell.row - king.row), std::abs(cell.column - king.column));
                if (map.terrain()[cell] != 'M' || distance == 0 || distance > std::max(warning, note)) return;
                expected.push_back({cell, distance, game.terrainClass("mountains"), distance <= warning});
            });
            QVERIFY(swatTiles(map, game, king) == expected);
        }
    }

    void knowsEveryClassOfTheGame() {
        GameProfile game = kingsConflict();
        game.kings->swatClasses = {game.terrainClass("hills"), game.terrainClass("mountains")};
        const auto tiles = swatTiles(board("8,0=H 9,1=M"), game, {10, 0});
        QVERIFY((tiles == std::vector<SwatTile>{{{8, 0}, 2, game.terrainClass("hills"), false},
                                                {{9, 1}, 1, game.terrainClass("mountains"), true}}));
    }
};

STONEMASON_APPLESS_TEST(TestSwatRange)
#include "test_swat_range.moc"
