// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/ambush/stencil.h"
#include "tests/core/ambush/plain_ambush.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace stonemason;
using namespace stonemason::ambush;
using test::patternOf;

namespace {

/// The names of the orientations that are tried, in their order.
std::string triedOf(const Pattern& pattern) {
    std::string names;
    for (const Stencil& stencil : stencilsOf({&pattern, 1}))
        names += std::string(names.empty() ? "" : " ") + std::string(orientationId(stencil.orientation));
    return names;
}

/// Every site by trying each stencil everywhere.
std::vector<Site> stencilSites(const std::vector<Pattern>& patterns, const test::Rows& map) {
    const std::vector<Stencil> stencils = stencilsOf(patterns);
    const BitGrid passable = test::passableOf(map);
    std::vector<Site> sites;
    forEachCell(passable.size(), [&](Cell corner) {
        for (std::size_t i = 0; i < stencils.size(); ++i) {
            if (!cornersOn(passable.size(), stencils[i]).contains(corner)) continue;
            const std::optional<int> agree = agreementAt(corner, stencils[i], passable);
            if (agree < stencils[i].needed) continue;
            sites.push_back(siteAt({corner, int(i), *agree}, stencils, passable));
        }
    });
    return sites;
}

} // namespace

class TestStencil : public QObject {
    Q_OBJECT

private slots:
    void waysThatAreTheSameAreTriedOnce() {
        const auto all = Orientations::all();
        QCOMPARE(triedOf(patternOf({"."}, 800, all)), "r0");
        QCOMPARE(triedOf(patternOf({".#"}, 800, all)), "r0 r90 r180 r270");
        QCOMPARE(triedOf(patternOf({"..", "##", "##"}, 800, all)), "r0 r90 r180 r270");
        QCOMPARE(triedOf(patternOf({".#", "#."}, 800, all)), "r0 r90");
        QCOMPARE(triedOf(patternOf({".#.", "..."}, 800, all)), "r0 r90 r180 r270");
        QCOMPARE(triedOf(patternOf({"..#", "#.."}, 800, all)), "r0 r90 m0 m90");
        QCOMPARE(triedOf(patternOf({"X.", ".."}, 800, all)), "r0 r90 r180 r270");
        QCOMPARE(triedOf(patternOf({".#@", "###"}, 800, all)), "r0 r90 r180 r270 m0 m90 m180 m270");
        QCOMPARE(triedOf(patternOf({".#", "#."}, 800, {Orientation::M180, Orientation::M270})), "m180 m270");
        QCOMPARE(triedOf(patternOf({".#"}, 800, {Orientation::M0, Orientation::R180})), "r180");
    }

    void stencilsKeepTheOrderOfThePatterns() {
        const std::vector<Pattern> patterns{patternOf({".#"}, 800, Orientations::all()), patternOf({"#"}),
                                            patternOf({".", "#"}, 800, Orientations::all())};
        std::vector<int> owners;
        for (const Stencil& stencil : stencilsOf(patterns))
            owners.push_back(stencil.pattern);
        QCOMPARE(owners, (std::vector<int>{0, 0, 0, 0, 1, 2, 2, 2, 2}));
    }

    /// No fraction is rounded: the needed weight is the least whose share reaches the threshold.
    void thresholdsAreExact() {
        for (int cells = 1; cells <= maximumPatternSide; ++cells)
            for (int threshold = 0; threshold <= fullThreshold; ++threshold) {
                const Pattern pattern = patternOf({std::string(std::size_t(cells), '.')}, threshold);
                const Stencil stencil = stencilsOf({&pattern, 1}).front();
                QCOMPARE(stencil.of, cells);
                QVERIFY(stencil.needed * 1000 >= threshold * cells);
                QVERIFY((stencil.needed - 1) * 1000 < threshold * cells);
            }
    }

    void stencilsKnowTheirCells() {
        const Pattern pattern = patternOf({"*X7", "%*@"});
        const Stencil stencil = stencilsOf({&pattern, 1}).front();
        QCOMPARE(stencil.cells.size(), std::size_t(4));
        QCOMPARE(stencil.of, 1 + 7 + 5 + 1);
        QCOMPARE(stencil.rows, (std::vector<std::uint64_t>{0b110, 0b101}));
        QVERIFY(stencil.stand == std::vector<Cell>({{0, 1}}));
    }

    void itNeverLeavesTheMap() {
        const Pattern pattern = patternOf({"...", "..."});
        const Stencil stencil = stencilsOf({&pattern, 1}).front();
        QVERIFY(cornersOn({2, 3}, stencil) == (Size{1, 1}));
        QVERIFY(cornersOn({5, 9}, stencil) == (Size{4, 7}));
        QVERIFY(cornersOn({1, 9}, stencil) == Size{});
        QVERIFY(cornersOn({9, 2}, stencil) == Size{});
        QVERIFY(cornersOn({}, stencil) == Size{});
    }

    /// Thousands of maps and patterns, each cell by each.
    void sitesAreThoseOfThePlainMethod() {
        test::Random random(2);
        std::size_t found = 0;
        for (int round = 0; round < 2000; ++round) {
            std::vector<Pattern> patterns;
            for (int count = 1 + random.below(2); count > 0; --count)
                patterns.push_back(test::randomPattern(random, {1 + random.below(4), 1 + random.below(4)}));
            const test::Rows map = test::randomMap(random, {1 + random.below(8), 1 + random.below(8)});
            const std::vector<Site> sites = stencilSites(patterns, map);
            QVERIFY(sites == test::plainSites(patterns, map));
            found += sites.size();
        }
        QVERIFY(found > 10'000);
    }

    void betterIsTheLargerShare() {
        const std::vector<Pattern> patterns{patternOf({"...."}), patternOf({"....."}),
                                            patternOf({"........"})};
        const auto stencils = stencilsOf(patterns);
        const auto better = [&](Place a, Place b) { return isBetter(a, b, stencils); };
        QVERIFY(better({{5, 5}, 1, 4}, {{0, 0}, 0, 3})); // 4/5 and 3/4
        QVERIFY(!better({{0, 0}, 0, 3}, {{5, 5}, 1, 4}));
        QVERIFY(better({{0, 1}, 2, 6}, {{0, 2}, 0, 3})); // equal shares: row, column, pattern
        QVERIFY(better({{0, 9}, 2, 6}, {{1, 0}, 0, 3}));
        QVERIFY(better({{0, 0}, 0, 3}, {{0, 0}, 2, 6}));
        QVERIFY(!better({{0, 0}, 0, 3}, {{0, 0}, 0, 3}));
    }
};

STONEMASON_APPLESS_TEST(TestStencil)
#include "test_stencil.moc"
