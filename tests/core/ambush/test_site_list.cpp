// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/ambush/search.h"
#include "core/ambush/site_list.h"
#include "tests/core/ambush/plain_ambush.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <algorithm>

using namespace stonemason;
using namespace stonemason::ambush;
using test::patternOf;

namespace {

std::string jsonOf(const std::vector<Pattern>& patterns, const std::vector<std::string>& names,
                   const test::Rows& map, Waiters waiters) {
    const auto stencils = stencilsOf(patterns, waiters);
    const BitGrid passable = test::passableOf(map);
    const Found found = *findPlaces(stencils, passable);
    std::string json;
    const MapSites sites{"map", passable, stencils, found.places, found.tried};
    writeSites(sites, names, [&json](std::string_view piece) {
        json += piece;
        return true;
    });
    return json;
}

} // namespace

class TestSiteList : public QObject {
    Q_OBJECT

private slots:
    void reportsSites() {
        const std::vector<std::string> names{"rock", "a.ambush"};
        const std::vector<Pattern> patterns{patternOf({"##", "##"}, 1000),
                                            patternOf({"X.", ".#"}, 750, {Orientation::R90})};
        QCOMPARE(jsonOf(patterns, names, {"#..", "#.#"}, Waiters::OnWays),
                 std::string("{\"path\":\"map\",\"rows\":2,\"columns\":3,\"tried\":4,\"sites\":["
                             "{\"pattern\":\"a.ambush\",\"row\":0,\"column\":0,\"orientation\":\"r90\","
                             "\"agree\":3,\"of\":4,\"score\":0.75,\"misses\":[[0,0]],\"stand\":[[0,1]]}]}"));
    }

    /// A waiter in a wall rules the site out, or is listed separately where that is allowed.
    void reportsUnitsWaitingInWalls() {
        const std::vector<Pattern> patterns{patternOf({"XX.."}, 750)};
        QVERIFY(jsonOf(patterns, {"p"}, {"#..."}, Waiters::OnWays).ends_with("\"sites\":[]}"));
        QVERIFY(jsonOf(patterns, {"p"}, {"#..."}, Waiters::Anywhere)
                    .ends_with("\"misses\":[[0,0]],\"stand\":[[0,1]],\"blocked\":[[0,0]]}]}"));
    }

    /// Misses have other signs than matching cells; a waiter's sign replaces both, except in a wall.
    void mapsAreDrawn() {
        const std::vector<Pattern> patterns{patternOf({"X#", ".#"}, 500, {Orientation::R0})};
        const auto stencils = stencilsOf(patterns);
        const BitGrid passable = test::passableOf({"#...", "#.##"});
        const std::vector<Place> places{{{0, 0}, 0, 0}, {{0, 2}, 0, 0}};
        QCOMPARE(siteMapText({"map", passable, stencils, places, 0}), std::string("%:X:\n%:%#\n"));
        QCOMPARE(siteMapText({"map", passable, stencils, {}, 0}), std::string("#...\n#.##\n"));
    }

    /// Names of files are other people's words.
    void namesDoNothing() {
        const std::string json = jsonOf({patternOf({"."})}, {"\x1B]0;\u202E\xFF\""}, {"."}, Waiters::OnWays);
        QVERIFY(json.find("\"pattern\":\"\\u001b]0;\\u202E\xEF\xBF\xBD\\\"\",") != std::string::npos);
    }

    /// A million sites make a text of hundreds of megabytes: it is delivered in pieces, and ends when the
    /// receiver requests no more.
    void manySitesAreWrittenInPieces() {
        const std::vector<Pattern> patterns{patternOf({"."})};
        const auto stencils = stencilsOf(patterns);
        const BitGrid passable(Size{200, 200}, true);
        const Found found = *findPlaces(stencils, passable);
        const MapSites sites{"map", passable, stencils, found.places, found.tried};
        const std::vector<std::string> names{"p"};
        std::size_t all = 0;
        std::size_t largest = 0;
        QVERIFY(writeSites(sites, names, [&](std::string_view piece) {
            all += piece.size();
            largest = std::max(largest, piece.size());
            return true;
        }));
        QVERIFY(all > 40'000 * 80);
        QVERIFY(largest < 70'000);
        int taken = 0;
        QVERIFY(!writeSites(sites, names, [&taken](std::string_view) { return ++taken < 3; }));
        QCOMPARE(taken, 3);
    }
};

STONEMASON_APPLESS_TEST(TestSiteList)
#include "test_site_list.moc"
