// SPDX-License-Identifier: GPL-3.0-or-later
// The effects of a zone's kind: treasure, places to visit, guards, mines and water.
#include "core/pocket_heroes/craft/craft.h"
#include "tests/core/pocket_heroes/generate/generated.h"
#include "tests/core/pocket_heroes/generate/zone_figures.h"
#include "tests/support/test_program.h"
#include "tests/support/worlds.h"

#include <QTest>

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <utility>
#include <vector>

namespace stonemason::pocket_heroes {

namespace {

using generated::meanLevelOf;
using generated::meanOver;
using generated::waterIn;
using generated::worldOfSeed;
using test::pocketHeroes;

/// By CraftFigure, over worlds whose zones are of the kind.
std::array<double, craftFigureCount> craftMeans(ZoneKind kind) {
    std::array<double, craftFigureCount> sums{};
    int worlds = 0;
    meanOver([=](Zone& zone) { zone.kind = kind; },
             [&](const Generated& made) {
                 const CraftFigures figures = craftOf(made.world, pocketHeroes());
                 for (std::size_t i = 0; i < sums.size(); ++i)
                     sums[i] += figures[i].value_or(0);
                 return double(++worlds);
             });
    for (double& sum : sums)
        sum /= worlds;
    return sums;
}

/// The mean number of mines in zones of the kind that request none, and the mean number with one of the
/// resources counted.
std::pair<double, double> minesOf(ZoneKind kind, const std::vector<Resource>& counted) {
    const auto ofKind = [=](Zone& zone) {
        zone.kind = kind;
        zone.mines.clear();
        zone.mineCount = Zone().mineCount;
    };
    double countedMines = 0;
    int worlds = 0;
    const double mean = meanOver(ofKind, [&](const Generated& made) {
        double mines = 0;
        double some = 0;
        for (const ZoneReport& zone : made.report.zones) {
            mines += double(zone.mines.size());
            some += double(std::ranges::count_if(zone.mines, [&](const MineReport& mine) {
                return std::ranges::find(counted, mine.resource) != counted.end();
            }));
        }
        ++worlds;
        countedMines += some / double(made.report.zones.size());
        return mines / double(made.report.zones.size());
    });
    return {mean, countedMines / worlds};
}

} // namespace

class TestZoneKinds : public QObject {
    Q_OBJECT

private slots:
    /// By the numbers of maps that people make: treasure grows outward, and most is guarded between.
    void kindsHaveTheirOwnMix() {
        const std::map<ZoneKind, std::array<double, craftFigureCount>> means{
            {ZoneKind::Start, craftMeans(ZoneKind::Start)},
            {ZoneKind::Junction, craftMeans(ZoneKind::Junction)},
            {ZoneKind::Rich, craftMeans(ZoneKind::Rich)},
            {ZoneKind::Auto, craftMeans(ZoneKind::Auto)}};
        const auto mean = [&](ZoneKind kind, CraftFigure figure) {
            return means.at(kind)[std::size_t(figure)];
        };
        const double start = mean(ZoneKind::Start, CraftFigure::Items);
        const double junction = mean(ZoneKind::Junction, CraftFigure::Items);
        const double treasure = mean(ZoneKind::Rich, CraftFigure::Items);
        QVERIFY(start > 0);
        QVERIFY2(start < junction && 1.2 * junction < treasure,
                 qPrintable(QStringLiteral("%1 %2 %3").arg(start).arg(junction).arg(treasure)));
        QVERIFY(mean(ZoneKind::Start, CraftFigure::WorthEach) <
                mean(ZoneKind::Junction, CraftFigure::WorthEach));
        QVERIFY(mean(ZoneKind::Start, CraftFigure::Visitables) <
                mean(ZoneKind::Junction, CraftFigure::Visitables));
        QVERIFY(mean(ZoneKind::Start, CraftFigure::Blocked) < mean(ZoneKind::Auto, CraftFigure::Blocked));
        const auto level = [](ZoneKind kind) { return meanLevelOf([=](Zone& zone) { zone.kind = kind; }); };
        QVERIFY(level(ZoneKind::Rich) > level(ZoneKind::Junction) + 0.3);
    }

    /// Where players begin what they build with, few between, and precious ones far away; but those that a
    /// zone asks for itself are all that it has.
    void kindsHaveTheirOwnMines() {
        const std::vector base{Resource::Ore, Resource::Wood};
        const auto [start, startBase] = minesOf(ZoneKind::Start, base);
        const auto [junction, junctionBase] = minesOf(ZoneKind::Junction, base);
        const auto [rich, richBase] = minesOf(ZoneKind::Rich, base);
        const auto [any, gold] = minesOf(ZoneKind::Rich, {Resource::Gold});
        const QString all = QStringLiteral("%1 %2, %3 %4, %5 %6 %7")
                                .arg(start)
                                .arg(startBase)
                                .arg(junction)
                                .arg(junctionBase)
                                .arg(rich)
                                .arg(richBase)
                                .arg(gold);
        QVERIFY2(start > 2 && startBase > 1.9, qPrintable(all));
        QVERIFY2(junction > 0.2 && junction < 0.8, qPrintable(all));
        QVERIFY2(rich > 1.9 && richBase < 0.1 && gold > 0.6, qPrintable(all));

        Template from = generated::sample("nine-lands");
        for (Zone& zone : from.zones) {
            zone.kind = ZoneKind::Rich;
            zone.mines.clear();
            zone.mineCount = {1, 1};
        }
        from.zones[0].mines = {{Resource::Wood}};
        from.zones[0].mineCount = Zone().mineCount;
        from.zones[1].mineCount = {0, 0};
        const auto world = worldOfSeed(from, 3);
        QVERIFY2(world.ok(), generated::errorOf(world).c_str());
        const auto& zones = world->report.zones;
        QCOMPARE(zones[0].mines.front().resource, Resource::Wood);
        QVERIFY(zones[1].mines.empty());
        for (std::size_t zone = 2; zone < zones.size(); ++zone)
            QCOMPARE(zones[zone].mines.size(), std::size_t(1));
    }

    /// Most of it, and only there; links lead across it, whatever other water the world has.
    void zonesOfWaterAreMostlyWater() {
        for (const WaterKind other : {WaterKind::Lakes, WaterKind::None})
            for (const char* name : {"two-fords", "nine-lands", "four-corners"})
                for (const std::uint64_t seed : {1U, 2U}) {
                    Template from = generated::sample(name);
                    from.config.waterKind = other;
                    const std::size_t zone = from.zones.size() - 1;
                    from.zones[zone].kind = ZoneKind::Water;
                    const auto world = worldOfSeed(from, seed);
                    QVERIFY2(world.ok(), generated::errorOf(world).c_str());
                    const double part = waterIn(*world, int(zone));
                    QVERIFY2(part > 0.5, qPrintable(QStringLiteral("%1").arg(part)));
                    if (other == WaterKind::None) QCOMPARE(waterIn(*world, 0), 0.0);
                }
    }

    /// Zones of another kind are as they were.
    void aKindIsOfItsZone() {
        Template from = generated::sample("nine-lands");
        const auto usual = worldOfSeed(from, 5);
        from.zones[0].kind = ZoneKind::Rich;
        const auto rich = worldOfSeed(from, 5);
        QVERIFY(usual.ok() && rich.ok());
        QVERIFY(rich->report.zones[0].richness > usual->report.zones[0].richness);
        for (std::size_t zone = 1; zone < from.zones.size(); ++zone)
            QVERIFY(std::abs(rich->report.zones[zone].richness - usual->report.zones[zone].richness) <= 5);
    }
};

} // namespace stonemason::pocket_heroes

STONEMASON_APPLESS_TEST(stonemason::pocket_heroes::TestZoneKinds)
#include "test_zone_kinds.moc"
