// SPDX-License-Identifier: GPL-3.0-or-later
// What each step promises, looked up in the drafts of many worlds.
#include "core/grid/cell.h"
#include "core/pocket_heroes/generate/fairness.h"
#include "core/pocket_heroes/generate/steps.h"
#include "core/pocket_heroes/generate/zone_drawing.h"
#include "core/pocket_heroes/generate/zone_settings.h"
#include "core/pocket_heroes/rules/reach.h"
#include "core/pocket_heroes/template/drawn_links.h"
#include "core/pocket_heroes/template/template_check.h"
#include "tests/core/pocket_heroes/generate/generated.h"
#include "tests/support/test_program.h"
#include "tests/support/worlds.h"

#include <QTest>

#include <algorithm>
#include <cmath>

namespace stonemason::pocket_heroes {

namespace {

Template complete(int zones) {
    Template made;
    made.zones.resize(std::size_t(zones));
    for (int first = 0; first < zones; ++first)
        for (int second = first + 1; second < zones; ++second)
            made.links.push_back({first, second});
    return made;
}

/// Squares in rows, each linked to those beside it: a planar graph.
Template lattice(int rows, int columns) {
    Template made;
    made.zones.resize(std::size_t(rows * columns));
    for (int zone = 0; zone < rows * columns; ++zone) {
        if ((zone + 1) % columns != 0) made.links.push_back({zone, zone + 1});
        if (zone + columns < rows * columns) made.links.push_back({zone, zone + columns});
    }
    return made;
}

int fewestCrossings(const Template& made, int seeds) {
    int fewest = 1000;
    for (int seed = 0; seed < seeds; ++seed) {
        SeededRandom random(std::uint64_t(seed) + 1);
        fewest = std::min(fewest, crossingsOf(drawnPairs(made), drawZones(made, random)));
    }
    return fewest;
}

Generated worldOf(const Template& made, int size, std::uint64_t seed) {
    return *generate(made, test::pocketHeroes(), {size, seed, 8, true});
}

/// The roads of a zone and of its passages that remain after dead ends are removed repeatedly.
std::vector<Cell> roundIn(const Draft& draft, const Template& made, int zone) {
    Grid<char> road(draft.size, 0);
    forEachCell(draft.size, [&](Cell cell) {
        if (draft.roads[cell] != 0 && draft.use[cell] != CellUse::Passage && draft.zoneOf[cell] == zone)
            road[cell] = 1;
    });
    for (const DraftLink& link : draft.links) {
        const Link& wanted = made.links[std::size_t(link.link)];
        if (link.portal || (wanted.first != zone && wanted.second != zone)) continue;
        for (const Cell cell : link.cells)
            road[cell] = draft.roads[cell];
    }
    std::vector<Cell> left;
    for (bool changes = true; changes;) {
        changes = false;
        left.clear();
        forEachCell(draft.size, [&](Cell cell) {
            if (road[cell] == 0) return;
            const auto beside = std::ranges::count_if(allDirections, [&](Direction way) {
                return road.contains(neighbour(cell, way)) && road[neighbour(cell, way)] != 0;
            });
            if (beside > 1) {
                left.push_back(cell);
                return;
            }
            road[cell] = 0;
            changes = true;
        });
    }
    return left;
}

} // namespace

class TestSteps : public QObject {
    Q_OBJECT

private slots:
    /// The fewest that straight lines can have (source: sequence A014540 of the encyclopedia of integers).
    void completeGraphsCrossAsLittleAsCanBe() {
        QCOMPARE(fewestCrossings(complete(4), 3), 0);
        QCOMPARE(fewestCrossings(complete(5), 3), 1);
        QCOMPARE(fewestCrossings(complete(6), 3), 3);
        QCOMPARE(fewestCrossings(complete(7), 3), 9);
    }

    /// Complete graphs, which have that many more links than a planar graph.
    void crossingLinksCanBeLeftOut() {
        for (const auto& [zones, tooMany] : {std::pair(5, 1), std::pair(6, 3), std::pair(7, 6)})
            for (std::uint64_t seed = 1; seed <= 3; ++seed) {
                const Template made = complete(zones);
                SeededRandom random(seed);
                const auto points = drawZones(made, random, std::size_t(tooMany));
                QVERIFY(canUncross(touchingIn(made), points, std::size_t(tooMany)));
                QVERIFY(!canUncross(touchingIn(made), points, std::size_t(tooMany) - 1));
            }
    }

    void linksThatMustCrossBecomePortals() {
        const Generated world = worldOf(complete(6), 64, 1);
        QCOMPARE(int(std::ranges::count(world.report.links, true, &LinkReport::portal)), 3);
    }

    void placesOfTheTemplateStay() {
        Template made = lattice(2, 2);
        made.zones[0].place = DrawingPoint{-30, 12};
        made.zones[3].place = DrawingPoint{400, 7};
        SeededRandom random(3);
        const auto points = drawZones(made, random);
        QVERIFY(points[0] == *made.zones[0].place && points[3] == *made.zones[3].place);
    }

    /// Later attempts give up a drawing in which links cross for which there are no portals, and no other.
    void placesAreKeptUnlessTooManyLinksCross() {
        const auto laidOut = [](const Template& made, int attempt) {
            Plan plan{made, test::pocketHeroes()};
            plan.attempt = attempt;
            SeededRandom random(1);
            return layOutZones(startDraft(plan, 64, random), plan, random).value();
        };
        const auto centres = [&laidOut](const Template& made, int attempt) {
            return laidOut(made, attempt).centres;
        };
        Template drawn = lattice(4, 5);
        for (int zone = 0; zone < 20; ++zone)
            drawn.zones[std::size_t(zone)].place = DrawingPoint{zone % 5 * 100., zone / 5 * 100.};
        QVERIFY(laidOut(drawn, 0) == laidOut(drawn, 7));
        QVERIFY(!laidOut(drawn, 7).placesGivenUp);
        const Template crossed = generated::scattered(lattice(4, 5), 1);
        QVERIFY(laidOut(crossed, 0) == laidOut(crossed, 1));
        QVERIFY(!canUncross(touchingIn(crossed), centres(crossed, 1), mostPortalLinks));
        QVERIFY(canUncross(touchingIn(crossed), centres(crossed, 2), mostPortalLinks));
        QVERIFY(!laidOut(crossed, 1).placesGivenUp && laidOut(crossed, 2).placesGivenUp);
    }

    void drawsNothingOfNothing() {
        SeededRandom random(3);
        QVERIFY(drawZones(Template(), random).empty());
        Template twice = complete(2);
        twice.links.push_back({0, 0});
        twice.links.push_back({7, -1});
        QCOMPARE(int(drawZones(twice, random).size()), 2);
    }

    void sharesAreThoseOfTheSizes() {
        Template made = lattice(3, 3);
        for (int zone = 0; zone < 9; ++zone)
            made.zones[std::size_t(zone)].size = 30 + 5 * zone;
        for (const ShareRule rule : {ShareRule::Square, ShareRule::Linear}) {
            made.config.shareRule = rule;
            const Generated world = worldOf(made, 64, 4);
            double whole = 0;
            for (const Zone& zone : made.zones)
                whole += rule == ShareRule::Square ? zone.size * zone.size : zone.size;
            for (int zone = 0; zone < 9; ++zone) {
                const double size = made.zones[std::size_t(zone)].size;
                const double wanted = (rule == ShareRule::Square ? size * size : size) / whole;
                const double share = world.report.zones[std::size_t(zone)].share;
                QVERIFY2(std::abs(share - wanted) <= .15 * wanted + .001, qPrintable(QString::number(zone)));
            }
        }
    }

    /// Decorations cover each cell of an obstacle or wall exactly once, and no other cell.
    void decorationsCoverTheMaskExactly() {
        const Generated world = worldOf(generated::sample("nine-lands"), 64, 2);
        const Draft& draft = world.draft;
        Grid<int> covers(draft.size, 0);
        for (const Placed& decoration : draft.decorations)
            for (const Cell cell :
                 footprintAt(test::pocketHeroes(), Section::Decoration, decoration.id, decoration.cell))
                ++covers[cell];
        forEachCell(draft.size, [&](Cell cell) {
            const bool masked = draft.use[cell] == CellUse::Obstacle || draft.use[cell] == CellUse::Wall;
            QCOMPARE(covers[cell], masked ? 1 : 0);
        });
    }

    /// Steps do not change the results of earlier steps, except by opening or filling ground.
    void laterStepsMoveNothing() {
        const Generated world = worldOf(generated::sample("six-spokes"), 64, 3);
        for (int step = int(Step::Buildings); step < stepCount; ++step) {
            const Draft& draft = world.drafts[std::size_t(step)];
            QVERIFY(draft.zoneOf == world.draft.zoneOf);
            QVERIFY(draft.placedCastles == world.draft.placedCastles);
            forEachCell(draft.size, [&](Cell cell) {
                if (draft.use[cell] == CellUse::Building || draft.use[cell] == CellUse::Entrance)
                    QVERIFY(world.draft.use[cell] == draft.use[cell]);
                if (draft.use[cell] == CellUse::Kept) QVERIFY(isWalked(world.draft.use[cell]));
            });
        }
    }

    void richnessIsSpent() {
        const Template made = generated::sample("crater-of-four");
        const Generated world = worldOf(made, 128, 1);
        for (std::size_t zone = 0; zone < made.zones.size(); ++zone) {
            const ZoneReport& report = world.report.zones[zone];
            const int wanted =
                wantedRichness(made.zones[zone], report.area, made.config, test::pocketHeroes());
            QVERIFY(report.richness >= wanted && report.richness < wanted + 5);
        }
    }

    /// A zone twice as rich has twice as much, and none less than its richness; an own mix of treasure holds.
    void richnessGoesByTheArea() {
        Zone zone;
        const Config config;
        const auto wanted = [&](int richness, int area) {
            zone.richness = richness;
            return wantedRichness(zone, area, config, test::pocketHeroes());
        };
        QVERIFY(wanted(14, 2000) > 100);
        QVERIFY(std::abs(wanted(28, 2000) - 2 * wanted(14, 2000)) <= 1);
        QVERIFY(std::abs(wanted(14, 4000) - 2 * wanted(14, 2000)) <= 1);
        QCOMPARE(wanted(100'000, 2000), 100'000);
        QCOMPARE(wanted(0, 2000), 0);
        Config own;
        own.treasureChance = {1, 0, 0, 0};
        QVERIFY(treasureChances(own, test::pocketHeroes()) == own.treasureChance);
        QVERIFY(treasureChances(config, test::pocketHeroes()) != config.treasureChance);
    }

    void guardsGoByTheRule() {
        Template made = lattice(1, 2);
        made.links[0].guardLevel = {-1, -1};
        made.config.linkGuardLevel = {4, 4};
        QCOMPARE(worldOf(made, 32, 1).report.links[0].guardLevel, 4);
        made.links[0].guardLevel = {-2, -2};
        QCOMPARE(worldOf(made, 32, 1).report.links[0].guardLevel, -1);
        made.config.guardRule = GuardRule::Documentation;
        QCOMPARE(worldOf(made, 32, 1).report.links[0].guardLevel, 4);
        made.links[0].guardLevel = {-1, -1};
        QCOMPARE(worldOf(made, 32, 1).report.links[0].guardLevel, -1);
    }

    void oneZoneIsAWorldToo() {
        Template made;
        made.zones.resize(1);
        made.zones[0].castles = {{Nation::Tower, PlayerId::Blue}};
        const Generated world = worldOf(made, 32, 1);
        QCOMPARE(world.report.zones[0].area, 1024);
        QCOMPARE(int(world.world.castles.size()), 1);
    }

    void thereIsRoomForTheMostPortals() {
        Template made = lattice(2, 4);
        for (int link = 0; link < 6; ++link)
            made.links[std::size_t(link)].kind = LinkKind::Portal;
        const Generated world = worldOf(made, 64, 1);
        QCOMPARE(int(std::ranges::count(world.report.links, true, &LinkReport::portal)), 6);
    }

    void mirroredPlayersAreAlike() {
        // Alone in the middle of one zone each, the players differ by little.
        Template made = lattice(1, 2);
        made.zones[0].castles = {{Nation::Tower, PlayerId::Red}};
        made.zones[1].castles = {{Nation::Tower, PlayerId::Blue}};
        const auto fair = generateFair(made, test::pocketHeroes(), {64, 1, 8, false}, 40);
        QVERIFY(fair.ok());
        QCOMPARE(int(fair->fairness.players.size()), 2);
        QVERIFY(fair->fairness.players[0].castleDays[0] > 0);
        QVERIFY(std::isfinite(fair->fairness.players[0].castleDays[0]));
        QVERIFY2(fair->fairness.isFair(), qPrintable(QString::number(fair->fairness.spread)));
    }

    /// A player who cannot leave his castle counts as worse than any number of days.
    void whoIsShutInIsWorstOff() {
        Template made = lattice(1, 2);
        made.zones[0].castles = {{Nation::Tower, PlayerId::Red}};
        made.zones[1].castles = {{Nation::Tower, PlayerId::Blue}};
        made.zones[0].mines = {{Resource::Ore}, {Resource::Wood}, {Resource::Mercury}};
        Generated world = worldOf(made, 64, 1);
        const Cell castle = world.world.players.front().mainCastle->cell;
        std::erase_if(world.world.paths,
                      [&](const Placed& path) { return chebyshev(path.cell, castle) <= 1; });
        for (const Cell step : approachesOf(ThingKind::Castle))
            world.world.decorations.push_back({castle + step, "pines_1"});
        const Fairness fairness = fairnessOf(world.world, test::pocketHeroes(), made.config);
        QVERIFY(std::isinf(fairness.players[0].castleDays[0]));
        QCOMPARE(fairness.spread, 1.0);
        QVERIFY((unfairnessOf(fairness) == Message{"generate/unfair", {100, 20}}));
    }

    void onlyUnfairWorldsAreWarnedOf() {
        QVERIFY(!unfairnessOf({{}, 0, .2}) && !unfairnessOf({{}, .2, .2}));
        QVERIFY((unfairnessOf({{}, .2001, .2}) == Message{"generate/unfair", {21, 20}}));
    }

    void aStoppedSearchKeepsItsBest() {
        // One has three mines beside his castle, the other none.
        Template made = lattice(1, 2);
        made.zones[0].castles = {{Nation::Tower, PlayerId::Red}};
        made.zones[1].castles = {{Nation::Tower, PlayerId::Blue}};
        made.zones[0].mines = {{Resource::Ore}, {Resource::Wood}, {Resource::Mercury}};
        made.zones[1].mineCount = {0, 0};
        std::stop_source source;
        int reported = 0;
        const auto best = generateFair(made, test::pocketHeroes(), {64, 1, 8, false}, 40, source.get_token(),
                                       {.seeds = [&](int tried) {
                                           reported = tried;
                                           if (tried == 2) source.request_stop();
                                       }});
        QVERIFY(best.ok());
        QCOMPARE(reported, 2);
        QVERIFY(best->isStopped && !best->fairness.isFair());
        const auto none = generateFair(made, test::pocketHeroes(), {64, 1, 8, false}, 40, source.get_token());
        QCOMPARE(none.error().message.id, std::string_view("generate/stopped"));
    }

    /// Given centres are used for every seed and every size; without them they differ by seed.
    void keptCentresStay() {
        const Template made = generated::sample("two-fords");
        const auto laidOut = [&](int size, std::uint64_t seed, const std::vector<DrawingPoint>& centres) {
            GenerationRequest options{size, seed, 8, true};
            options.layout.centres = centres;
            const auto world = generate(made, test::pocketHeroes(), options);
            std::vector<DrawingPoint> points;
            if (!world.ok()) return points;
            for (const DrawingPoint point : world->drafts[std::size_t(Step::Layout)].centres)
                points.push_back({point.x / size, point.y / size});
            return points;
        };
        const std::vector<DrawingPoint> kept = laidOut(64, 1, {});
        QCOMPARE(kept.size(), made.zones.size());
        QVERIFY(laidOut(64, 2, {}) != kept);
        QVERIFY(laidOut(64, 2, kept) == kept);
        QVERIFY(laidOut(128, 3, kept) == kept);
        QVERIFY((laidOut(64, 2, {{.5, .5}}) == laidOut(64, 2, {}))); // not one for each zone
    }

    /// A step cancelled halfway returns without finishing its work.
    void stepsEndWhenCancelled() {
        const Template made = generated::sample("nine-lands");
        std::stop_source source;
        const Plan plan{made, test::pocketHeroes(), source.get_token()};
        SeededRandom random(1);
        const auto laidOut = layOutZones(startDraft(plan, 64, random), plan, random);
        QVERIFY(laidOut.ok());
        const auto shares = shareOut(*laidOut, plan, random);
        QVERIFY(shares.ok() && placeBuildings(*shares, plan, random).ok());
        source.request_stop();
        QVERIFY(!placeBuildings(*shares, plan, random).ok());
    }

    /// Roads contain no cycles: nothing is left after removing dead ends repeatedly.
    void roadsNeverGoRound() {
        for (const Template& made : {generated::sample("six-spokes"), generated::sample("nine-lands"),
                                     generated::randomTemplate(3), generated::randomTemplate(4)})
            for (const int size : {64, 128}) {
                const Generated world = worldOf(made, size, 2);
                for (int zone = 0; zone < int(made.zones.size()); ++zone)
                    QVERIFY2(roundIn(world.draft, made, zone).empty(), qPrintable(QString::number(zone)));
            }
    }

    void roadsMakeWaysShorter() {
        Template made = generated::sample("two-fords");
        const auto days = [&](bool roads) {
            made.config.addRoads = roads;
            const Generated world = worldOf(made, 64, 3);
            return fairnessOf(world.world, test::pocketHeroes(), made.config).players[0].castleDays[0];
        };
        QVERIFY(days(true) < days(false));
    }

    void whoIsAloneIsNotUnfair() {
        Template made;
        made.zones.resize(1);
        made.zones[0].castles = {{Nation::Tower, PlayerId::Blue}};
        const Generated world = worldOf(made, 32, 1);
        QCOMPARE(fairnessOf(world.world, test::pocketHeroes(), made.config).spread, 0.0);
        QVERIFY(fairnessOf(World(), test::pocketHeroes(), made.config).players.empty());
    }
};

} // namespace stonemason::pocket_heroes

STONEMASON_APPLESS_TEST(stonemason::pocket_heroes::TestSteps)
#include "test_steps.moc"
