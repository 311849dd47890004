// SPDX-License-Identifier: GPL-3.0-or-later
// What a template may have otherwise than the game's data: each option moves what is measured of it.
#include "core/pocket_heroes/craft/craft.h"
#include "core/pocket_heroes/format/hmm.h"
#include "core/pocket_heroes/format/template_fields.h"
#include "core/pocket_heroes/generate/generate.h"
#include "core/pocket_heroes/generate/wishes.h"
#include "tests/core/pocket_heroes/generate/generated.h"
#include "tests/support/test_program.h"
#include "tests/support/worlds.h"

#include <QTest>

#include <algorithm>
#include <functional>
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

/// The mean over some worlds; -1 when one of them does not come out.
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
