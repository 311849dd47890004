// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/kings_conflict/rules/statistics.h"
#include "tests/support/checks.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <algorithm>
#include <set>

using namespace stonemason;
using namespace stonemason::kings_conflict;
using namespace stonemason::test;

class TestStatistics : public QObject {
    Q_OBJECT

private slots:
    void countsEveryTileOnce() {
        Random random(81);
        for (int round = 0; round < 200; ++round) {
            Map map = randomMap(random, {1 + random.below(9), 1 + random.below(9)}, "PMHFSEVL-dBx");
            map.symmetry = Symmetry(random.below(3));
            const Statistics statistics = statisticsOf(map, kingsConflict());
            std::set<Cell> all;
            std::vector<ClassCount> counts = statistics.classes;
            counts.push_back(statistics.unknown);
            for (std::size_t c = 0; c < counts.size(); ++c) {
                QCOMPARE(counts[c].half[0] + counts[c].half[1] + counts[c].middle, counts[c].total());
                for (Cell cell : counts[c].cells) {
                    const Tile* tile = kingsConflict().tile(map.terrain()[cell]);
                    QCOMPARE(tile ? std::size_t(tile->terrainClass) : statistics.classes.size(), c);
                    all.insert(cell);
                }
            }
            QCOMPARE(int(all.size()), map.size().area());
            QCOMPARE(int(all.size()), statistics.tiles);
            QCOMPARE(statistics.unknown.total(), int(std::ranges::count(map.terrain().values(), 'x')));
        }
    }

    /// A symmetric map has the same counts on both sides.
    void halvesOfASymmetricMapAreEqual() {
        for (const char* name : {"the-crossing", "mountain-passes"}) {
            Map map = publishedTerrain(name);
            for (Symmetry symmetry : {Symmetry::HalfTurn, Symmetry::None}) {
                map.symmetry = symmetry;
                const Statistics statistics = statisticsOf(map, kingsConflict());
                int middle = 0;
                for (const ClassCount& count : statistics.classes) {
                    QCOMPARE(count.half[0], count.half[1]);
                    middle += count.middle;
                }
                QCOMPARE(middle, 1); // the centre of the half-turn
            }
            map.symmetry = Symmetry::Diagonal;
            int middle = 0;
            for (const ClassCount& count : statisticsOf(map, kingsConflict()).classes)
                middle += count.middle;
            QCOMPARE(middle, 11); // the mirror line
        }
    }

    void dividesOblongBoardsByTheHalfTurn() {
        Map map = mapOf("PPM SFF");
        map.symmetry = Symmetry::Diagonal;
        const Statistics statistics = statisticsOf(map, kingsConflict());
        QVERIFY(!statistics.hasStarts);
        for (const ClassCount& count : statistics.classes)
            QCOMPARE(count.middle, 0);
        const ClassCount& plains = statistics.classes[std::size_t(kingsConflict().terrainClass("plains"))];
        QVERIFY((plains.half == std::array{1, 1}));
    }

    void holdsRegionsAndRoutes() {
        const Map map = publishedTerrain("the-crossing");
        const Statistics statistics = statisticsOf(map, kingsConflict());
        QVERIFY(statistics.hasStarts);
        QVERIFY(statistics.regions == regionShares(map, kingsConflict()));
        QCOMPARE(statistics.routes.length, findRoutes(map, kingsConflict()).length);
        QCOMPARE(statistics.minCut.width, 1);
    }

    void stopsWhenAsked() {
        std::stop_source source;
        source.request_stop();
        QVERIFY(statisticsOf(board(), kingsConflict(), source.get_token()).regions.empty());
    }
};

STONEMASON_APPLESS_TEST(TestStatistics)
#include "test_statistics.moc"
