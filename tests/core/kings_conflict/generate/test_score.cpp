// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/kings_conflict/generate/generate.h"
#include "core/kings_conflict/score/score.h"
#include "tests/support/profile.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <algorithm>

using namespace stonemason;
using namespace stonemason::kings_conflict;

namespace {

int points(const Map& map, std::string_view term) {
    const MapScore score = *scoreOf(map, test::kingsConflict());
    const auto found = std::ranges::find(score.terms, term, &ScoreTerm::id);
    return found == score.terms.end() ? -1 : found->points;
}

} // namespace

class TestScore : public QObject {
    Q_OBJECT

private slots:
    /// Of five hundred of each symmetry, which is what the weights are chosen by.
    void publishedMapsStandInTheUpperThird() {
        for (const Symmetry symmetry : {Symmetry::HalfTurn, Symmetry::Diagonal}) {
            std::vector<int> generated;
            for (std::uint64_t seed = 1; seed <= 120; ++seed)
                generated.push_back(
                    scoreOf(*generateMap(test::kingsConflict(), {.symmetry = symmetry, .seed = seed}),
                            test::kingsConflict())
                        ->points);
            for (const char* name : {"the-crossing", "mountain-passes"}) {
                const int published = scoreOf(test::publishedTerrain(name), test::kingsConflict())->points;
                const auto below = std::ranges::count_if(generated, [&](int p) { return p < published; });
                QVERIFY2(below * 3 >= std::ssize(generated) * 2, name);
            }
        }
    }

    void termsSayWhatIsLacking() {
        Map plain = newMap(test::kingsConflict());
        QVERIFY(points(plain, "variety") < 30);
        QCOMPARE(points(plain, "balance"), 0);
        Map crossing = test::publishedTerrain("the-crossing");
        QCOMPARE(points(crossing, "variety"), 100);
        QCOMPARE(points(crossing, "routes"), 100);
        for (int column = 0; column < 11; ++column)
            crossing.layer(terrainLayer)[{5, column}] = 'M';
        QCOMPARE(points(crossing, "routes"), 0);
        QVERIFY(points(crossing, "reach") < 50);
    }

    void pointsAndWeightsStayInRange() {
        for (std::uint64_t seed = 1; seed <= 20; ++seed) {
            const MapScore score =
                *scoreOf(*generateMap(test::kingsConflict(), {.seed = seed}), test::kingsConflict());
            QVERIFY(score.points >= 0 && score.points <= 100);
            QCOMPARE(score.terms.size(), scoreTermIds.size());
            for (const ScoreTerm& term : score.terms)
                QVERIFY(term.points >= 0 && term.points <= 100);
        }
    }

    void boardsOfOtherSizesHaveNone() {
        Map map = newMap(test::kingsConflict());
        map.layer(terrainLayer) = Grid<Code>({5, 5}, 'P');
        QVERIFY(!scoreOf(map, test::kingsConflict()));
        GameProfile weightless = test::kingsConflict();
        weightless.generation.score.clear();
        QVERIFY(!scoreOf(newMap(test::kingsConflict()), weightless));
    }
};

STONEMASON_APPLESS_TEST(TestScore)
#include "test_score.moc"
