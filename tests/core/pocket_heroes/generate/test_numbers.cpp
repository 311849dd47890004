// SPDX-License-Identifier: GPL-3.0-or-later
// The numbers of the catalogue are those that worlds are made by.
#include "core/pocket_heroes/format/hmm.h"
#include "core/pocket_heroes/generate/generate.h"
#include "core/pocket_heroes/generate/validate.h"
#include "tests/core/pocket_heroes/generate/generated.h"
#include "tests/support/test_program.h"
#include "tests/support/worlds.h"

#include <QTest>

#include <algorithm>
#include <iterator>
#include <string>

namespace stonemason::pocket_heroes {

namespace {

using test::pocketHeroes;

/// Zones of different sizes in a row, some with castles, that draw many mines.
Template manyMines() {
    Template made;
    made.zones.resize(5);
    for (int zone = 0; zone < 5; ++zone) {
        made.zones[std::size_t(zone)].size = 30 + 15 * zone;
        made.zones[std::size_t(zone)].mineCount = {0, 40};
        made.zones[std::size_t(zone)].surface = Surface::Dirt; // decorations of several cells are made for it
        if (zone == 3) made.zones[std::size_t(zone)].guards = GuardStrength::Strong;
        if (zone == 4) made.zones[std::size_t(zone)].surface = Surface::Swamp; // a border of two grounds
        if (zone > 0) made.links.push_back({zone - 1, zone, zone == 2 ? LinkKind::Wide : LinkKind::Regular});
        if (zone < 3) made.zones[std::size_t(zone)].castles = {{Nation::Tower, PlayerId(zone)}};
    }
    return made;
}

Catalogue catalogueWith(int GeneratorNumbers::*number, int value) {
    Catalogue catalogue = pocketHeroes();
    catalogue.generator.*number = value;
    return catalogue;
}

struct Other {
    const char* what;
    int GeneratorNumbers::*number;
    int value;
};
constexpr Other others[]{
    {"centre jitter", &GeneratorNumbers::centreJitterPercent, 0},
    {"castle yard", &GeneratorNumbers::castleYard, 12},
    {"jag", &GeneratorNumbers::jagTenths, 0},
    {"spacing of jags", &GeneratorNumbers::jagSpacing, 20},
    {"mines", &GeneratorNumbers::cellsPerDrawnMine, 120},
    {"obstacles", &GeneratorNumbers::obstaclePercent, 30},
    {"obstacles at rims", &GeneratorNumbers::rimObstaclePercent, 30},
    {"glades", &GeneratorNumbers::smallestGlade, 40},
    {"visitables", &GeneratorNumbers::cellsPerVisitable, 60},
    {"richness", &GeneratorNumbers::usualRichness, 28},
    {"roads", &GeneratorNumbers::roadStep, 6},
    {"roads through obstacles", &GeneratorNumbers::roadThroughObstacle, 30},
    {"decorations", &GeneratorNumbers::bigDecorationPercent, 0},
    {"sandRimPercent", &GeneratorNumbers::sandRimPercent, 0},
    {"waterPercent", &GeneratorNumbers::waterPercent, 0},
    {"straitPercent", &GeneratorNumbers::straitPercent, 0},
    {"straitCells", &GeneratorNumbers::straitCells, 2},
    {"hoardGrowthPercent", &GeneratorNumbers::hoardGrowthPercent, 0},
    {"patchBendPercent", &GeneratorNumbers::patchBendPercent, 0},
    {"smallestPatch", &GeneratorNumbers::smallestPatch, 40},
    {"mineRangePercent", &GeneratorNumbers::mineRangePercent, 0},
    {"castleRangePercent", &GeneratorNumbers::castleRangePercent, 0},
    {"mineRangeCells", &GeneratorNumbers::mineRangeCells, 1},
    {"baseMineCells", &GeneratorNumbers::baseMineCells, 20},
    {"doorPilePercent", &GeneratorNumbers::doorPilePercent, 0},
    {"villageHouses", &GeneratorNumbers::villageHouses, 1},
    {"loneHoardPercent", &GeneratorNumbers::loneHoardPercent, 100},
    {"smallestPond", &GeneratorNumbers::smallestPond, 100},
    {"groveMixPercent", &GeneratorNumbers::groveMixPercent, 0},
    {"roadAtRim", &GeneratorNumbers::roadAtRim, 0},
    {"roadWinding", &GeneratorNumbers::roadWinding, 0},
    {"hoardGuardPercent", &GeneratorNumbers::hoardGuardPercent, 0},
    {"widePassage", &GeneratorNumbers::widePassage, 1},
    {"guardStrengthStep", &GeneratorNumbers::guardStrengthStep, 3},
    {"randomPilePercent", &GeneratorNumbers::randomPilePercent, 0},
    {"treasurePer1000", &GeneratorNumbers::treasurePer1000, 10},
    {"flatPer1000", &GeneratorNumbers::flatPer1000, 0},
    {"rangePercent", &GeneratorNumbers::rangePercent, 0},
    {"undergrowthPercent", &GeneratorNumbers::undergrowthPercent, 100},
    {"groveCells", &GeneratorNumbers::groveCells, 1},
    {"borderMixPercent", &GeneratorNumbers::borderMixPercent, 0},
    {"patchCells", &GeneratorNumbers::patchCells, 5},
    {"patchesPer10000", &GeneratorNumbers::patchesPer10000, 0},
};

/// Nothing: there is none.
std::string bytesOf(const Template& made, const Catalogue& catalogue, std::uint64_t seed) {
    const auto world = generate(made, catalogue, {64, seed, 8, false});
    return world ? *writeWorld(world->world) : std::string();
}

/// How many cells of the ground are free.
int openCells(const Catalogue& catalogue, std::uint64_t seed) {
    const auto world = generate(generated::sample("nine-lands"), catalogue, {64, seed, 8, false});
    return world ? int(std::ranges::count_if(world->draft.use.values(), isWalked)) : 0;
}

} // namespace

class TestNumbers : public QObject {
    Q_OBJECT

private slots:
    void eachNumberMakesOtherWorlds_data() {
        QTest::addColumn<int>("index");
        for (int i = 0; i < int(std::size(others)); ++i)
            QTest::newRow(others[i].what) << i;
    }

    void eachNumberMakesOtherWorlds() {
        QFETCH(int, index);
        const Template made = manyMines();
        const Catalogue other = catalogueWith(others[index].number, others[index].value);
        bool differs = false;
        for (std::uint64_t seed = 1; seed <= 6 && !differs; ++seed) {
            const std::string usual = bytesOf(made, pocketHeroes(), seed);
            const std::string bytes = bytesOf(made, other, seed);
            differs = !usual.empty() && !bytes.empty() && bytes != usual;
        }
        QVERIFY(differs);
    }

    void fewerObstaclesLeaveMoreOpen() {
        const int usual = openCells(pocketHeroes(), 1);
        QVERIFY(openCells(catalogueWith(&GeneratorNumbers::obstaclePercent, 10), 1) > usual);
        QVERIFY(openCells(catalogueWith(&GeneratorNumbers::obstaclePercent, 90), 1) < usual);
    }

    void worldsComeOutAtTheEndsOfRanges() {
        const Template made = generated::sample("two-fords");
        for (const int step : {1, 100})
            for (const int through : {1, 100}) {
                Catalogue catalogue = catalogueWith(&GeneratorNumbers::roadStep, step);
                catalogue.generator.roadThroughObstacle = through;
                const auto world = generate(made, catalogue, {64, 1, 8, false});
                QVERIFY2(world.ok(), generated::errorOf(world).c_str());
            }
        for (const int percent : {0, 100}) {
            Catalogue catalogue = catalogueWith(&GeneratorNumbers::obstaclePercent, percent);
            catalogue.generator.rimObstaclePercent = percent;
            catalogue.generator.bigDecorationPercent = percent;
            const auto world = generate(made, catalogue, {64, 1, 8, false});
            QVERIFY2(world.ok(), generated::errorOf(world).c_str());
        }
    }

    /// Closer than it is judged a world may be asked to be; its judge goes by numbers of his own.
    void sharesAreHeldToTheTolerance() {
        Template made = generated::sample("nine-lands");
        made.config.mapSize = 64;
        const auto world = generate(made, pocketHeroes(), {64, 1, 8, false});
        QVERIFY2(world.ok(), generated::errorOf(world).c_str());
        const Catalogue exact = catalogueWith(&GeneratorNumbers::shareTolerancePercent, 0);
        QCOMPARE(generate(made, exact, {64, 1, 1, false}).error().message.id,
                 std::string_view("generate/share"));
        QVERIFY(violationsOf({made, exact, world->world, world->draft.zoneOf, world->report}).empty());
    }
};

} // namespace stonemason::pocket_heroes

STONEMASON_APPLESS_TEST(stonemason::pocket_heroes::TestNumbers)
#include "test_numbers.moc"
