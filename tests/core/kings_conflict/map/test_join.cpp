// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/kings_conflict/map/join.h"
#include "tests/support/profile.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace stonemason;
using namespace stonemason::kings_conflict;
using test::kingsConflict;
using test::mapOf;

class TestJoin : public QObject {
    Q_OBJECT

private slots:
    void eastEdgeMeetsItsNeighbour_data() {
        QTest::addColumn<QString>("row");
        QTest::addColumn<int>("network");
        QTest::addColumn<int>("join");
        const int river = int(Network::River);
        const int road = int(Network::Road);
        const auto rows = [](const char* codes, const char* what, int network, Join join) {
            for (const char* code = codes; *code; ++code)
                QTest::addRow("%s %s %c", network == 0 ? "river" : "road", what, *code)
                    << QString(network == 0 ? "-%1" : "d%1").arg(QChar(*code)) << network << int(join);
        };
        rows("-03B", "joins", river, Join::Joined);
        rows("|12b", "clashes", river, Join::Clash);
        rows("SMHLV", "ends", river, Join::Mouth);
        rows("PFEdD4567x", "leads nowhere", river, Join::Loose);
        rows("d47b", "joins", road, Join::Joined);
        rows("D56B", "clashes", road, Join::Clash);
        rows("PFESMHVL-|0123x", "leads nowhere", road, Join::Loose);
    }
    void eastEdgeMeetsItsNeighbour() {
        QFETCH(QString, row);
        QFETCH(int, network);
        QFETCH(int, join);
        const Map map = mapOf(row.toStdString());
        QCOMPARE(int(joinAt(map.terrain(), kingsConflict(), Network(network), {0, 0}, Direction::East)),
                 join);
    }

    void theBoardsEdgeIsAMouthForRiversOnly() {
        const Map map = mapOf("B");
        QVERIFY(joinAt(map.terrain(), kingsConflict(), Network::River, {0, 0}, Direction::East) ==
                Join::Mouth);
        QVERIFY(joinAt(map.terrain(), kingsConflict(), Network::Road, {0, 0}, Direction::North) ==
                Join::Loose);
    }

    void turnsWithTheMap() {
        const GameProfile& game = kingsConflict();
        for (const Tile& a : game.tiles)
            for (const Tile& b : game.tiles)
                for (Network network : {Network::River, Network::Road})
                    for (Transform t : allTransforms) {
                        if (!edgesOf(a, network).has(Direction::East)) continue;
                        Grid<Code> row({1, 2}, a.code);
                        row[{0, 1}] = b.code;
                        Grid<Code> turned(transformed(row.size(), t));
                        forEachCell(row.size(), [&](Cell cell) {
                            turned[transformed(cell, row.size(), t)] = game.transformed(row[cell], t);
                        });
                        QVERIFY(joinAt(turned, game, network, transformed(Cell{0, 0}, row.size(), t),
                                       transformed(Direction::East, t)) ==
                                joinAt(row, game, network, {0, 0}, Direction::East));
                    }
    }

    void publishedMapsHaveNoClash() {
        for (const char* name : {"the-crossing", "mountain-passes"}) {
            const Map map = test::publishedTerrain(name);
            forEachCell(map.size(), [&](Cell cell) {
                const Tile& tile = *kingsConflict().tile(map.terrain()[cell]);
                for (Network network : {Network::River, Network::Road})
                    for (Direction d : allDirections)
                        if (edgesOf(tile, network).has(d))
                            QVERIFY(joinAt(map.terrain(), kingsConflict(), network, cell, d) != Join::Clash);
            });
        }
    }
};

STONEMASON_APPLESS_TEST(TestJoin)
#include "test_join.moc"
