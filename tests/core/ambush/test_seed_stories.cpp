// SPDX-License-Identifier: GPL-3.0-or-later
// The statements of the method's description about its own patterns and maps.
#include "core/ambush/search.h"
#include "tests/core/ambush/plain_ambush.h"
#include "tests/support/files.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <set>
#include <sstream>

using namespace stonemason;
using namespace stonemason::ambush;
using test::patternOf;
using test::Rows;

namespace {

/// The pass with monsters beside its mouth on both sides; its middle row is given.
Rows passWith(const std::string& middle) {
    return {"..#######", "..X######", "...######", middle, "...######", "..X######", "..#######"};
}

const Rows sparse{"**##*****", "**X#*****", "**.###***", ".........", "**.###***", "**X#*****", "**##*****"};

/// The map that the method accepts, and the one with its pass blocked.
const Rows goodPass{".########", "...######", "......###", "#........",
                    ".#.######", "...######", "..#######"};
const Rows blockedPass{"..#######", "...######", "...######", ".....#...",
                       "...######", "...######", "..#######"};

bool passesAtCorner(const Rows& rows, int threshold, const Rows& map) {
    const Pattern pattern = patternOf(rows, threshold);
    const Stencil stencil = stencilsOf({&pattern, 1}).front();
    return agreementAt({0, 0}, stencil, test::passableOf(map)) >= stencil.needed;
}

/// What the program finds of one pattern.
std::vector<Site> sitesFoundBy(const Pattern& pattern, const Rows& map) {
    const auto stencils = stencilsOf({&pattern, 1});
    const BitGrid passable = test::passableOf(map);
    const std::optional<Found> found = findPlaces(stencils, passable);
    std::vector<Site> sites;
    for (const Place& place : found->places)
        sites.push_back(siteAt(place, stencils, passable));
    return sites;
}

/// The example: a mountain pass of 80 x 25 with two bands of orcs (o) that wait at the mouth of a cave.
Rows mountainPassRows() {
    std::istringstream lines(test::resourceData("text-maps/mountain-pass.txt"));
    Rows rows;
    for (std::string line; std::getline(lines, line);)
        rows.push_back(line);
    return rows;
}

/// How many of the waiting cells of all sites of the pattern on the map are cells of orcs.
int orcsFound(const Rows& rows, int threshold) {
    const Rows map = mountainPassRows();
    std::set<Cell> orcs;
    for (const Site& site : sitesFoundBy(patternOf(rows, threshold, Orientations::all()), map))
        for (Cell cell : site.stand)
            if (map[std::size_t(cell.row)][std::size_t(cell.column)] == 'o') orcs.insert(cell);
    return int(orcs.size());
}

} // namespace

class TestSeedStories : public QObject {
    Q_OBJECT

private slots:
    void aFlawedPlaceIsGoodEnough() {
        QVERIFY(passesAtCorner(passWith("........."), 800, goodPass));
        QVERIFY(!passesAtCorner(passWith("........."), 1000, goodPass));
    }

    /// The first warning: a blocked pass is found all the same.
    void theFirstPatternFindsABlockedPass() {
        QVERIFY(passesAtCorner(passWith("........."), 800, blockedPass));
    }

    /// Weights make it less probable, and do not rule it out.
    void weightsOnlyLowerTheScore() {
        const auto agreement = [](const Rows& rows) {
            const Pattern pattern = patternOf(rows);
            const Stencil stencil = stencilsOf({&pattern, 1}).front();
            const int agree = *agreementAt({0, 0}, stencil, test::passableOf(blockedPass));
            return std::pair(agree, stencil.of);
        };
        QCOMPARE(agreement(passWith(".........")), std::pair(62, 63));
        QCOMPARE(agreement(passWith("555555555")), std::pair(54 + 8 * 5, 54 + 9 * 5)); // no longer 7 x 9
        QVERIFY(passesAtCorner(passWith("555555555"), 800, blockedPass));
    }

    /// The second: a cell that must be passable keeps the pass a pass.
    void aMustKeepsThePassAPass() {
        QVERIFY(!passesAtCorner(passWith("@@@@@@@@@"), 800, blockedPass));
        QVERIFY(!passesAtCorner(passWith("@@@@@@@@@"), 0, blockedPass));
        Rows open = blockedPass;
        open[3] = ".........";
        QVERIFY(passesAtCorner(passWith("@@@@@@@@@"), 800, open));
    }

    /// At exactly four fifths the last pattern finds the mouth of the cave, where the orcs are.
    void theOrcsAreFound() {
        QVERIFY(orcsFound(sparse, 800) > 0);
        QCOMPARE(orcsFound(sparse, 801), 0);
        QCOMPARE(orcsFound(passWith("@@@@@@@@@"), 900), 0);
    }

    /// The given test leaves out places that lie flush with the last row or column of the map.
    void theLastRowAndColumnCount() {
        const Rows map{"####", "##.#", "#..."};
        const auto sites = sitesFoundBy(patternOf({".#", ".."}, 1000), map);
        QCOMPARE(sites.size(), std::size_t(1));
        QVERIFY(sites.front().corner == (Cell{1, 2}));
    }

    /// The given test asks for more than all of the cells, which nothing has.
    void aPerfectPlacePassesWhenAllMustAgree() {
        QVERIFY(passesAtCorner(passWith("........."), 1000, passWith(".........")));
        QVERIFY(passesAtCorner({"."}, 1000, {"."}));
        QVERIFY(!passesAtCorner({"."}, 1000, {"#"}));
    }

    /// The sparse pattern is not bound to a rectangle: cells that it does not compare have no effect.
    void nobodyCaresForTheStars() {
        Rows map = sparse;
        for (std::string& row : map)
            std::ranges::replace(row, '*', '#');
        QVERIFY(passesAtCorner(sparse, 1000, map));
        for (std::string& row : map)
            row.back() = row.back() == '#' ? '.' : row.back();
        QVERIFY(passesAtCorner(sparse, 1000, map));
    }
};

STONEMASON_APPLESS_TEST(TestSeedStories)
#include "test_seed_stories.moc"
