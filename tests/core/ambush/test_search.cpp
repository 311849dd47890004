// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/ambush/judge.h"
#include "core/ambush/search.h"
#include "core/base/random.h"
#include "tests/core/ambush/plain_ambush.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace stonemason;
using namespace stonemason::ambush;
using test::patternOf;
using test::Rows;

namespace {

/// The sites of all places that are found.
std::vector<Site> sitesOf(const std::vector<Pattern>& patterns, const Rows& map,
                          Waiters waiters = Waiters::OnWays) {
    const auto stencils = stencilsOf(patterns, waiters);
    const BitGrid passable = test::passableOf(map);
    std::vector<Site> sites;
    const Found found = *findPlaces(stencils, passable);
    for (const Place& place : found.places)
        sites.push_back(siteAt(place, stencils, passable));
    return sites;
}

std::vector<Pattern> randomPatterns(test::Random& random, int most, Size largest) {
    std::vector<Pattern> patterns;
    for (int count = 1 + random.below(most); count > 0; --count)
        patterns.push_back(
            test::randomPattern(random, {1 + random.below(largest.rows), 1 + random.below(largest.columns)}));
    return patterns;
}

} // namespace

class TestSearch : public QObject {
    Q_OBJECT

private slots:
    void placesAreThoseOfThePlainMethod() {
        test::Random random(1);
        std::size_t found = 0;
        for (int round = 0; round < 1000; ++round) {
            const auto patterns = randomPatterns(random, 3, {5, 5});
            const Rows map = test::randomMap(random, {1 + random.below(9), 1 + random.below(9)});
            const Waiters waiters = random.coin() ? Waiters::OnWays : Waiters::Anywhere;
            const auto sites = sitesOf(patterns, map, waiters);
            QVERIFY(sites == test::plainSites(patterns, map, waiters));
            found += sites.size();
        }
        QVERIFY(found > 10'000);
    }

    /// In each of the eight orientations no waiter stands in a wall, unless that is allowed: then the sites
    /// are the same, plus those with a waiter in a wall.
    void nobodyWaitsInAWall() {
        test::Random random(6);
        int blocked = 0;
        for (int round = 0; round < 400; ++round) {
            Pattern pattern = test::randomPattern(random, {1 + random.below(5), 1 + random.below(5)});
            pattern.orientations = {allOrientations[std::size_t(round) % allOrientations.size()]};
            pattern.signs[random.cellOf(pattern.signs.size())] = 'X';
            pattern.threshold = 500;
            const Rows map = test::randomMap(random, {3 + random.below(9), 3 + random.below(9)});
            std::vector<Site> all = sitesOf({pattern}, map, Waiters::Anywhere);
            QVERIFY(all == test::plainSites({pattern}, map, Waiters::Anywhere));
            blocked += int(std::erase_if(all, [](const Site& site) { return !site.blocked.empty(); }));
            QVERIFY(all == sitesOf({pattern}, map));
            for (const Site& site : all)
                for (const Cell cell : site.stand)
                    QVERIFY(map[std::size_t(cell.row)][std::size_t(cell.column)] != '#');
        }
        QVERIFY(blocked > 1000);
    }

    /// Rows of several words, with and without blocks of words, for every number of cells in the last.
    void wideMapsToo() {
        test::Random random(2);
        for (int columns : {63, 64, 65, 127, 128, 130, 511, 512, 513, 520, 575, 640, 700, 1030}) {
            const auto patterns = randomPatterns(random, 2, {3, 9});
            const Rows map = test::randomMap(random, {1 + random.below(5), columns});
            QVERIFY(sitesOf(patterns, map) == test::plainSites(patterns, map));
        }
    }

    /// Up to 64 x 64 cells of the weight 9.
    void largePatternsToo() {
        test::Random random(3);
        for (Size size : {Size{64, 64}, Size{1, 64}, Size{64, 1}, Size{40, 63}}) {
            for (int round = 0; round < 3; ++round) {
                Pattern pattern = test::randomPattern(random, size);
                pattern.orientations = {Orientation::R0, Orientation::M270};
                pattern.threshold = 450 + random.below(100);
                const Rows map = test::randomMap(random, {66, 70});
                QVERIFY(sitesOf({pattern}, map) == test::plainSites({pattern}, map));
            }
        }
        const Pattern heaviest = patternOf(Rows(64, std::string(64, '9')), 1000);
        QCOMPARE(sitesOf({heaviest}, Rows(65, std::string(64, '.'))).size(), std::size_t(2));
        QCOMPARE(sitesOf({heaviest}, Rows(65, std::string(64, '.'))).front().agree, 64 * 64 * 9);
    }

    /// A judge returns the same results for 64 corners, whichever corner is the first.
    void anyCornerMayBeTheFirst() {
        test::Random random(4);
        for (int round = 0; round < 300; ++round) {
            const Pattern pattern = test::randomPattern(random, {1 + random.below(4), 1 + random.below(7)});
            const Stencil stencil = stencilsOf({&pattern, 1}).front();
            const BitGrid passable = test::passableOf(test::randomMap(random, {8, 10 + random.below(190)}));
            const Size corners = cornersOn(passable.size(), stencil);
            if (corners == Size{}) continue;
            Judge judge(stencil);
            const Cell first = random.cellOf(corners);
            const std::uint64_t among =
                random.coin() ? ~std::uint64_t{0} : SeededRandom(unsigned(round)).next();
            std::vector<Judge::Hit> expected;
            for (int bit = 0; bit < 64; ++bit) {
                const Cell corner{first.row, first.column + bit};
                if (!corners.contains(corner) || (among >> unsigned(bit) & 1U) == 0) continue;
                if (agreementAt(corner, stencil, passable) >= stencil.needed)
                    expected.push_back({corner.column, *agreementAt(corner, stencil, passable)});
            }
            QVERIFY(std::ranges::equal(judge.hitsFrom(passable, first, among), expected));
        }
    }

    void onlyTheBestAreKept() {
        test::Random random(5);
        for (int round = 0; round < 200; ++round) {
            const auto stencils = stencilsOf(randomPatterns(random, 3, {3, 3}));
            const BitGrid passable = test::passableOf(test::randomMap(random, {7, 9}));
            const Found all = *findPlaces(stencils, passable);
            QCOMPARE(all.passing, std::int64_t(all.places.size()));
            const std::size_t most = 1 + std::size_t(random.below(20));
            const Found some = *findPlaces(stencils, passable, most);
            QCOMPARE(some.passing, all.passing);
            QCOMPARE(some.tried, all.tried);
            std::vector<Place> best = all.places;
            std::ranges::sort(best, [&](const Place& a, const Place& b) { return isBetter(a, b, stencils); });
            best.resize(std::min(most, best.size()));
            std::ranges::sort(best);
            QVERIFY(some.places == best);
        }
    }

    void everyPositionIsTriedOnce() {
        const std::vector<Pattern> patterns{patternOf({".#"}, 800, Orientations::all()),
                                            patternOf({"###", "###"})};
        const auto stencils = stencilsOf(patterns);
        // lying 5 x 8, standing 4 x 9, each twice; the large one 4 x 7
        QCOMPARE(findPlaces(stencils, BitGrid({5, 9}))->tried, std::int64_t(2 * 40 + 2 * 36 + 28));
        QCOMPARE(findPlaces(stencils, BitGrid({1, 2}))->tried, std::int64_t(2));
        QVERIFY(*findPlaces(stencils, BitGrid({1, 1})) == Found());
        QVERIFY(*findPlaces(stencils, BitGrid()) == Found());
        QVERIFY(*findPlaces({}, BitGrid({5, 9})) == Found());
    }

    void reportsProgressAndCanBeCancelled() {
        const auto stencils = stencilsOf(std::vector{patternOf({"."})});
        const BitGrid passable({250, 3});
        std::vector<int> reported;
        QVERIFY(findPlaces(stencils, passable, 10, {}, [&](int percent) { reported.push_back(percent); }));
        QCOMPARE(reported.size(), std::size_t(100));
        QVERIFY(std::ranges::is_sorted(reported) && reported.front() == 1 && reported.back() == 100);
        std::stop_source stop;
        int rows = 0;
        QVERIFY(!findPlaces(stencils, passable, 10, stop.get_token(), [&](int) {
            if (++rows == 5) stop.request_stop();
        }));
        QCOMPARE(rows, 5);
    }
};

STONEMASON_APPLESS_TEST(TestSearch)
#include "test_search.moc"
