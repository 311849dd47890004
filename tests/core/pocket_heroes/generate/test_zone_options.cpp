// SPDX-License-Identifier: GPL-3.0-or-later
// Options of single zones: each changes the corresponding measurement of its zone, and no other zone's.
#include "core/grid/cell.h"
#include "core/pocket_heroes/format/hmm.h"
#include "core/pocket_heroes/generate/generate.h"
#include "core/pocket_heroes/template/like_zones.h"
#include "tests/core/pocket_heroes/generate/generated.h"
#include "tests/core/pocket_heroes/generate/zone_figures.h"
#include "tests/support/test_program.h"
#include "tests/support/worlds.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <functional>
#include <string>
#include <utility>
#include <vector>

namespace stonemason::pocket_heroes {

namespace {

using generated::meanLevelOf;
using generated::withZones;
using generated::worldOfSeed;
using test::pocketHeroes;

/// Between the middles of two zones, in parts of the map.
double distanceIn(const Generated& made, int one, int other) {
    const auto& centres = made.draft.centres;
    return std::hypot(centres[std::size_t(one)].x - centres[std::size_t(other)].x,
                      centres[std::size_t(one)].y - centres[std::size_t(other)].y) /
           made.draft.size.rows;
}

/// How many cells of one zone lie beside another.
int commonRim(const Generated& made, int one, int other) {
    int cells = 0;
    forEachCell(made.draft.size, [&](Cell cell) {
        cells += made.draft.zoneOf[cell] == one &&
                         std::ranges::any_of(allDirections,
                                             [&](Direction way) {
                                                 const Cell beside = neighbour(cell, way);
                                                 return made.draft.zoneOf.contains(beside) &&
                                                        made.draft.zoneOf[beside] == other;
                                             })
                     ? 1
                     : 0;
    });
    return cells;
}

/// Zones in a row.
Template rowOfZones(int zones) {
    Template made;
    made.zones.resize(std::size_t(zones));
    made.zones[0].castles = {{Nation::Tower, PlayerId::Red}};
    for (int zone = 1; zone < zones; ++zone)
        made.links.push_back({zone - 1, zone});
    return made;
}

int castlesIn(const Generated& made, int zone) {
    return int(std::ranges::count_if(
        made.world.castles, [&](const Castle& castle) { return made.draft.zoneOf[castle.cell] == zone; }));
}

} // namespace

class TestZoneOptions : public QObject {
    Q_OBJECT

private slots:
    void guardsAreAsStrongAsWanted() {
        const auto mean = [](GuardStrength strength) {
            return meanLevelOf([=](Zone& zone) { zone.guards = strength; });
        };
        const double weak = mean(GuardStrength::Weak);
        const double usual = mean(GuardStrength::Usual);
        const double strong = mean(GuardStrength::Strong);
        QVERIFY2(weak > 0 && weak + 0.4 < usual && usual + 0.4 < strong,
                 qPrintable(QStringLiteral("%1 %2 %3").arg(weak).arg(usual).arg(strong)));
    }

    /// The level that a mine has of its own, and one that is to have no guard, stay.
    void whatAZoneSaysItselfStays() {
        Template from = generated::sample("nine-lands");
        for (Zone& zone : from.zones) {
            zone.guards = GuardStrength::Strong;
            zone.mines = {{Resource::Ore, PlayerId::Neutral, {2, 2}}, {Resource::Gold}};
            zone.mineCount = {2, 2};
        }
        from.config.mineGuardLevel = {3, 3};
        const auto world = worldOfSeed(from, 2);
        QVERIFY2(world.ok(), generated::errorOf(world).c_str());
        for (const ZoneReport& zone : world->report.zones)
            for (const MineReport& mine : zone.mines)
                QCOMPARE(mine.guardLevel, mine.resource == Resource::Ore ? 2 : 4);
        from.config.mineGuardLevel = {-1, -1};
        for (Zone& zone : from.zones)
            zone.mines.resize(1);
        const auto bare = worldOfSeed(from, 2);
        QVERIFY(bare.ok());
        for (const ZoneReport& zone : bare->report.zones)
            for (const MineReport& mine : zone.mines)
                QVERIFY(mine.resource == Resource::Ore ? mine.guardLevel == 2 : mine.guardLevel == -1);
    }

    /// Nobody's, and further from the first than mines are.
    void zonesHaveSeveralCastles() {
        Template from = generated::sample("two-fords");
        from.zones[0].moreCastles = {2, 2};
        const auto world = worldOfSeed(from, 3, 128);
        QVERIFY2(world.ok(), generated::errorOf(world).c_str());
        QCOMPARE(castlesIn(*world, 0), 1 + 2);
        const Cell home = *world->report.zones[0].castle;
        for (const Castle& castle : world->world.castles) {
            if (world->draft.zoneOf[castle.cell] != 0 || castle.cell == home) continue;
            QCOMPARE(castle.owner, PlayerId::Neutral);
            QVERIFY(chebyshev(castle.cell, home) > 15);
        }
        from.config.richnessRule = RichnessRule::Total; // then no zone has more than it asks for
        const auto exact = worldOfSeed(from, 3, 128);
        QVERIFY2(exact.ok(), generated::errorOf(exact).c_str());
        QCOMPARE(castlesIn(*exact, 0), 1 + 2);
        for (int zone = 1; zone < int(from.zones.size()); ++zone)
            QVERIFY(castlesIn(*exact, zone) <= 1);
    }

    /// Who begins there is Red, even where all castles are further ones.
    void somebodyPlaysInFurtherCastles() {
        const Template from = withZones("two-fords", [](Zone& zone) {
            zone.castles.clear();
            for (ZoneMine& mine : zone.mines)
                mine.owner = PlayerId::Neutral;
            zone.castleCount = {0, 0};
            zone.moreCastles = {1, 1};
        });
        const auto world = worldOfSeed(from, 3);
        QVERIFY2(world.ok(), generated::errorOf(world).c_str());
        QCOMPARE(world->report.players, std::vector{PlayerId::Red});
        QCOMPARE(world->world.castles.size(), from.zones.size());
    }

    void castlesOfAZoneAreAsLargeAsItWants() {
        Template from = generated::sample("two-fords");
        for (const Zone& zone : from.zones)
            QVERIFY(!zone.castleSize);
        from.zones[0].castleSize = CastleSize::Large;
        const auto world = worldOfSeed(from, 3, 128);
        QVERIFY(world.ok());
        for (const Castle& castle : world->world.castles) {
            const int size = pocketHeroes().find(Section::Castle, castle.id)->castle->size;
            QCOMPARE(size, world->draft.zoneOf[castle.cell] == 0 ? 3 : 1);
        }
    }

    /// The world is that of a template where the numbers stand with each zone, and is made again as such.
    void zonesTakeTheirNumbersFromOthers() {
        Template from = generated::sample("nine-lands");
        from.zones[0].size = 70;
        from.zones[0].kind = ZoneKind::Rich;
        for (std::size_t zone = 1; zone < from.zones.size(); zone += 2)
            from.zones[zone].like = 0;
        const auto world = worldOfSeed(from, 4);
        QVERIFY2(world.ok(), generated::errorOf(world).c_str());
        Template whole = withLikeNumbers(from);
        for (Zone& zone : whole.zones)
            zone.like = noZone;
        QVERIFY(whole.zones[1].size == 70 && whole.zones[2].size != 70);
        const auto same = worldOfSeed(whole, 4);
        QVERIFY(same.ok());
        QCOMPARE(*writeWorld(world->world), *writeWorld(same->world));
        QCOMPARE(world->report.origin.templateMark, templateMark(from));
        from.zones[0].like = 1;
        const auto circle = worldOfSeed(from, 4);
        QVERIFY(!circle.ok());
        QCOMPARE(circle.error().message.id, std::string("like/circle"));
    }

    /// Several cells where there is room, without a guard, and other links stay as they are.
    void wideLinksAreBroadAndFree() {
        Template from = generated::sample("nine-lands");
        from.config.linkGuardLevel = {4, 4};
        from.links[0].kind = LinkKind::Wide;
        int broad = 0;
        constexpr int seeds = 8;
        for (std::uint64_t seed = 1; seed <= seeds; ++seed) {
            const auto world = worldOfSeed(from, seed);
            QVERIFY2(world.ok(), generated::errorOf(world).c_str());
            const LinkReport& wide = world->report.links[0];
            QCOMPARE(wide.guardLevel, noGuardLevel);
            for (const Cell cell : wide.beside)
                QVERIFY(world->draft.use[cell] == CellUse::Passage);
            broad += wide.beside.size() >= 3 ? 1 : 0;
            for (std::size_t link = 1; link < world->report.links.size(); ++link)
                QVERIFY(world->report.links[link].beside.empty());
        }
        QVERIFY2(broad >= 6, qPrintable(QString::number(broad)));
    }

    /// The ends of a row come together, and there is no way between them.
    void nearZonesLieBesideEachOther() {
        const Template apart = rowOfZones(6);
        Template near = apart;
        near.links.insert(near.links.begin(), {0, 5, LinkKind::Near});
        double farther = 0;
        double nearer = 0;
        int touching = 0;
        constexpr int seeds = 10;
        for (std::uint64_t seed = 1; seed <= seeds; ++seed) {
            const auto usual = worldOfSeed(apart, seed);
            const auto world = worldOfSeed(near, seed);
            QVERIFY2(usual.ok() && world.ok(), generated::errorOf(world).c_str());
            QCOMPARE(world->report.links.size(), apart.links.size());
            farther += distanceIn(*usual, 0, 5);
            nearer += distanceIn(*world, 0, 5);
            touching += commonRim(*world, 0, 5) > 2 ? 1 : 0;
            QCOMPARE(world->report.origin.templateMark, templateMark(near));
        }
        QVERIFY2(1.5 * nearer < farther && touching >= 7,
                 qPrintable(QStringLiteral("%1 %2 %3").arg(nearer).arg(farther).arg(touching)));
    }

    /// Wishes beyond what there is room for are met as far as there is some.
    void worldsComeOutWithEveryOption() {
        int turn = 0;
        for (const std::string& name : generated::sampleNames())
            for (std::uint64_t seed = 1; seed <= 4; ++seed) {
                Template from = withZones(name, [&](Zone& zone) {
                    ++turn;
                    zone.kind = ZoneKind(turn % 5);
                    zone.guards = GuardStrength(turn % 3);
                    zone.moreCastles = {0, turn % 10};
                    zone.castleSize = CastleSize(turn % 4);
                });
                for (Link& link : from.links)
                    if (link.kind == LinkKind::Regular && ++turn % 3 == 0) link.kind = LinkKind::Wide;
                const int zones = int(from.zones.size());
                from.links.push_back({turn % zones, (turn + 1) % zones, LinkKind::Near});
                const auto world = worldOfSeed(from, seed);
                QVERIFY2(world.ok(), (name + ' ' + generated::errorOf(world)).c_str());
            }
    }
};

} // namespace stonemason::pocket_heroes

STONEMASON_APPLESS_TEST(stonemason::pocket_heroes::TestZoneOptions)
#include "test_zone_options.moc"
