// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/ambush/format/site_list.h"
#include "core/ambush/search.h"
#include "tests/core/ambush/plain_ambush.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace stonemason;
using namespace stonemason::ambush;
using test::patternOf;

class TestSiteList : public QObject {
    Q_OBJECT

private slots:
    void sitesAreTold() {
        const std::vector<std::string> names{"rock", "a.ambush"};
        const std::vector<Pattern> patterns{patternOf({"##", "##"}, 1000),
                                            patternOf({"X.", ".#"}, 750, {Orientation::R90})};
        const auto stencils = stencilsOf(patterns);
        const BitGrid passable = test::passableOf({"#..", "#.#"});
        std::vector<Site> sites;
        const Found found = *findPlaces(stencils, passable);
        for (const Place& place : found.places)
            sites.push_back(siteAt(place, stencils, passable));
        QCOMPARE(sitesJson(sites, names).dump(),
                 std::string(
                     "[{\"pattern\":\"a.ambush\",\"row\":0,\"column\":0,\"orientation\":\"r90\",\"agree\":3,"
                     "\"of\":4,\"score\":0.75,\"misses\":[[0,0]],\"stand\":[[0,1]]}]"));
    }

    /// Whatever does not agree is told from what does, and whoever waits stands over it.
    void mapsAreDrawn() {
        const std::vector<Pattern> patterns{patternOf({"X#", ".#"}, 500, {Orientation::R0})};
        const auto stencils = stencilsOf(patterns);
        const BitGrid passable = test::passableOf({"#...", "#.##"});
        std::vector<Site> sites;
        for (const Place& place : {Place{{0, 0}, 0, 0}, Place{{0, 2}, 0, 0}})
            sites.push_back(siteAt(place, stencils, passable));
        QCOMPARE(siteMapText(passable, sites), std::string("X:X:\n%:%#\n"));
        QCOMPARE(siteMapText(passable, {}), std::string("#...\n#.##\n"));
    }

    void noSitesAreAnEmptyList() { QCOMPARE(sitesJson({}, {}).dump(), std::string("[]")); }
};

STONEMASON_APPLESS_TEST(TestSiteList)
#include "test_site_list.moc"
