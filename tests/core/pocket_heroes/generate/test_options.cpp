// SPDX-License-Identifier: GPL-3.0-or-later
// Options with which a template overrides the game's data: each changes the corresponding measurement.
#include "core/grid/cell.h"
#include "core/pocket_heroes/craft/craft.h"
#include "core/pocket_heroes/format/hmm.h"
#include "core/pocket_heroes/format/template_fields.h"
#include "core/pocket_heroes/generate/generate.h"
#include "core/pocket_heroes/generate/zone_settings.h"
#include "tests/core/pocket_heroes/generate/generated.h"
#include "tests/support/test_program.h"
#include "tests/support/worlds.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <functional>
#include <set>
#include <string>

namespace stonemason::pocket_heroes {

namespace {

using test::pocketHeroes;

Template with(const std::string& name, const std::function<void(Config&)>& change) {
    Template made = generated::sample(name);
    change(made.config);
    return made;
}

Result<Generated> made(const Template& from, std::uint64_t seed) {
    return generate(from, pocketHeroes(), {.size = 64, .seed = seed});
}

/// The mean over several worlds; -1 when one of them cannot be generated.
double meanOf(const std::function<void(Config&)>& change,
              const std::function<double(const Generated&)>& figure) {
    double sum = 0;
    int count = 0;
    for (const char* name : {"two-fords", "nine-lands", "four-corners"})
        for (const std::uint64_t seed : {1U, 2U}) {
            const auto world = made(with(name, change), seed);
            if (!world) return -1;
            sum += figure(*world);
            ++count;
        }
    return sum / count;
}

double castleCells(const Generated& made) {
    double cells = 0;
    for (const Castle& castle : made.world.castles)
        cells += double(pocketHeroes().find(Section::Castle, castle.id)->footprint.size());
    return cells / double(made.world.castles.size());
}

bool isWater(const Generated& made, Cell cell) {
    return made.draft.use.contains(cell) && made.draft.use[cell] == CellUse::Water;
}

/// Of the cells of water those that fit, as a part of one.
double partOfWater(const Generated& made, const std::function<bool(Cell)>& fits) {
    int all = 0;
    int fitting = 0;
    forEachCell(made.draft.size, [&](Cell cell) {
        if (!isWater(made, cell)) return;
        ++all;
        fitting += fits(cell) ? 1 : 0;
    });
    return all == 0 ? 0 : double(fitting) / all;
}

/// With water all around.
double inMidstOfWater(const Generated& made) {
    return partOfWater(made, [&](Cell cell) {
        return std::ranges::all_of(eightSteps, [&](Cell step) { return isWater(made, cell + step); });
    });
}

double atRimOfMap(const Generated& made) {
    constexpr int near = 3;
    const int last = made.draft.size.rows - 1;
    return partOfWater(made, [&](Cell cell) {
        return std::min({cell.row, cell.column, last - cell.row, last - cell.column}) < near;
    });
}

double partThatIsWater(const Generated& made) {
    return double(std::ranges::count(made.draft.use.values(), CellUse::Water)) / made.draft.size.area();
}

} // namespace

class TestOptions : public QObject {
    Q_OBJECT

private slots:
    /// @param factor by which the figure is at least higher with the second number
    void aNumberMovesItsFigure_data() {
        QTest::addColumn<std::string>("name");
        QTest::addColumn<int>("first");
        QTest::addColumn<int>("second");
        QTest::addColumn<int>("figure");
        QTest::addColumn<double>("factor");
        const auto add = [](const char* name, int first, int second, CraftFigure figure, double factor) {
            QTest::newRow(name) << std::string(name) << first << second << int(figure) << factor;
        };
        add("waterPercent", 4, 40, CraftFigure::Water, 2);
        add("treasurePer1000", 30, 120, CraftFigure::Items, 2);
        add("hoardGuardPercent", 10, 100, CraftFigure::LootGuarded, 2);
        add("cellsPerVisitable", 200, 40, CraftFigure::Visitables, 2);
        add("groveCells", 3, 100, CraftFigure::Grove, 2);
    }

    void aNumberMovesItsFigure() {
        QFETCH(std::string, name);
        QFETCH(int, first);
        QFETCH(int, second);
        QFETCH(int, figure);
        QFETCH(double, factor);
        const auto part = std::ranges::find(ownNumbers, name, [](const auto& field) {
                              return std::string(field.name);
                          })->value;
        const auto mean = [&](int number) {
            return meanOf([&](Config& config) { config.*part = number; },
                          [&](const Generated& world) {
                              return craftOf(world.world, pocketHeroes())[std::size_t(figure)].value_or(0);
                          });
        };
        const double low = mean(first);
        const double high = mean(second);
        QVERIFY(low >= 0);
        QVERIFY2(high > factor * low, qPrintable(QStringLiteral("%1 and %2").arg(low).arg(high)));
    }

    void theUsualNumberIsThatOfTheData() {
        const GeneratorNumbers& usual = pocketHeroes().generator;
        const auto same = [&](Config& config) {
            config.waterPercent = usual.waterPercent;
            config.treasurePer1000 = usual.treasurePer1000;
            config.hoardGuardPercent = usual.hoardGuardPercent;
            config.cellsPerVisitable = usual.cellsPerVisitable;
            config.groveCells = usual.groveCells;
        };
        const auto world = made(with("two-fords", same), 3);
        QVERIFY(world.ok());
        QCOMPARE(*writeWorld(world->world), *writeWorld(made(generated::sample("two-fords"), 3)->world));
    }

    /// Rivers are narrow, coasts lie at the rim of the map, and each has its share of water.
    void waterLiesWhereItIsWanted() {
        const auto mean = [](WaterKind kind, const std::function<double(const Generated&)>& figure) {
            return meanOf([=](Config& config) { config.waterKind = kind; }, figure);
        };
        QCOMPARE(mean(WaterKind::None, partThatIsWater), 0.0);
        for (const WaterKind kind : {WaterKind::Lakes, WaterKind::Rivers, WaterKind::Coast}) {
            const double part = mean(kind, partThatIsWater);
            QVERIFY2(part > 0.03, qPrintable(QStringLiteral("%1: %2").arg(int(kind)).arg(part)));
        }
        const double lake = mean(WaterKind::Lakes, inMidstOfWater);
        const double river = mean(WaterKind::Rivers, inMidstOfWater);
        QVERIFY2(3 * river < lake, qPrintable(QStringLiteral("%1 %2").arg(river).arg(lake)));
        const double inland = mean(WaterKind::Lakes, atRimOfMap);
        const double sea = mean(WaterKind::Coast, atRimOfMap);
        QVERIFY2(sea > 0.5 && sea > 1.3 * inland, qPrintable(QStringLiteral("%1 %2").arg(sea).arg(inland)));
    }

    void theKindOfWaterIsDrawn() {
        const Template from =
            with("nine-lands", [](Config& config) { config.waterKind = WaterKind::Random; });
        bool isDry = false;
        bool isNarrow = false;
        bool isBroad = false;
        for (std::uint64_t seed = 1; seed <= 16; ++seed) {
            const auto world = made(from, seed);
            QVERIFY(world.ok());
            const double part = partThatIsWater(*world);
            isDry = isDry || part == 0;
            isNarrow = isNarrow || (part > 0 && inMidstOfWater(*world) < 0.1);
            isBroad = isBroad || inMidstOfWater(*world) > 0.2;
        }
        QVERIFY(isDry && isNarrow && isBroad);
    }

    /// In quarters, of which a mirror shows in how three zones follow each other; without a wish they lie as
    /// they are drawn.
    void placedZonesAreTurned() {
        Template from;
        from.zones.resize(3);
        from.zones[0].place = DrawingPoint{0, 0};
        from.zones[1].place = DrawingPoint{100, 0};
        from.zones[2].place = DrawingPoint{100, 80};
        from.links = {{0, 1}, {1, 2}};
        const auto layoutsOf = [&from](PlacedZones placed) {
            from.config.placedZones = placed;
            std::set<std::pair<int, bool>> layouts; // the direction of the first link, and which way round
            for (std::uint64_t seed = 1; seed <= 40; ++seed) {
                const auto world = generate(from, pocketHeroes(), {32, seed, 8, false});
                if (!world) return std::set<std::pair<int, bool>>();
                const auto& at = world->draft.centres;
                const double x = at[1].x - at[0].x;
                const double y = at[1].y - at[0].y;
                const bool isLevel = std::abs(x) > std::abs(y);
                const int direction = isLevel ? (x > 0 ? 0 : 2) : (y > 0 ? 1 : 3);
                layouts.emplace(direction, x * (at[2].y - at[1].y) - y * (at[2].x - at[1].x) > 0);
            }
            return layouts;
        };
        QCOMPARE(layoutsOf(PlacedZones::AsDrawn), (std::set<std::pair<int, bool>>{{0, true}}));
        QCOMPARE(layoutsOf(PlacedZones::Turned),
                 (std::set<std::pair<int, bool>>{{0, true}, {1, true}, {2, true}, {3, true}}));
        QCOMPARE(layoutsOf(PlacedZones::Mirrored).size(), std::size_t(8));
    }

    void castlesAreAsLargeAsWanted() {
        const auto mean = [](CastleSize size) {
            return meanOf([=](Config& config) { config.castleSize = size; }, castleCells);
        };
        const double small = mean(CastleSize::Small);
        const double medium = mean(CastleSize::Medium);
        const double large = mean(CastleSize::Large);
        QVERIFY(small > 0 && medium > small && large > medium);
        const double drawn = mean(CastleSize::Random);
        QVERIFY(drawn > small && drawn < large);
    }

    /// The whole treasure of a zone, however large it is.
    void richnessIsTheZonesWholeTreasure() {
        Template from = with("nine-lands", [](Config& config) { config.richnessRule = RichnessRule::Total; });
        for (std::size_t zone = 0; zone < from.zones.size(); ++zone)
            from.zones[zone].richness = int(zone % 3) * 20;
        for (const int size : {64, 128}) {
            const auto world = generate(from, pocketHeroes(), {.size = size, .seed = 4});
            QVERIFY(world.ok());
            const int dearest = *std::ranges::max_element(from.config.treasureCost);
            for (const ZoneReport& zone : world->report.zones) {
                const int wanted = from.zones[std::size_t(zone.index)].richness;
                QVERIFY(zone.richness + zone.richnessLacking >= wanted);
                QVERIFY(zone.richness < wanted + dearest);
            }
        }
    }

    /// Wishes beyond what there is room for are met as far as there is some.
    void worldsComeOutWithAnyNumber() {
        for (const bool highest : {false, true})
            for (const std::string& name : generated::sampleNames()) {
                const Template from = with(name, [&](Config& config) {
                    for (const OwnNumberField& field : ownNumbers)
                        config.*field.value = highest ? field.most : field.least;
                    config.waterKind = highest ? WaterKind::Coast : WaterKind::Rivers;
                    config.castleSize = highest ? CastleSize::Large : CastleSize::Medium;
                });
                for (std::uint64_t seed = 1; seed <= 3; ++seed) {
                    const auto world = made(from, seed);
                    QVERIFY2(world.ok(), (name + ' ' + generated::errorOf(world)).c_str());
                }
            }
    }
};

} // namespace stonemason::pocket_heroes

STONEMASON_APPLESS_TEST(stonemason::pocket_heroes::TestOptions)
#include "test_options.moc"
