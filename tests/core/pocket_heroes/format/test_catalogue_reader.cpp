// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/grid/cell.h"
#include "core/pocket_heroes/format/catalogue_reader.h"
#include "core/pocket_heroes/world/thing.h"
#include "tests/support/error_text.h"
#include "tests/support/json_schema.h"
#include "tests/support/test_program.h"
#include "tests/support/worlds.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QTest>

#include <algorithm>
#include <set>

namespace stonemason::pocket_heroes {

using test::jsonObjectOf;
using test::pocketHeroes;
using test::schemaErrors;

namespace {

constexpr char shipped[] = STONEMASON_RESOURCES "/worlds/pocket-heroes.json";
/// Data from the game's own files, where available.
constexpr char facts[] = STONEMASON_RESOURCES "/../../shared/data/pph/objects.json";

QJsonObject schema() {
    return jsonObjectOf(STONEMASON_RESOURCES "/schema/world-catalogue.schema.json");
}

QString errorOf(const QJsonObject& json) {
    const auto read = readCatalogue(QJsonDocument(json).toJson().toStdString());
    return read ? QStringLiteral("read") : QString::fromStdString(test::errorText(read.error()));
}

std::set<Cell> cellsOf(const QJsonValue& list) {
    std::set<Cell> cells;
    for (const QJsonValue& cell : list.toArray())
        cells.insert({cell.toArray().at(1).toInt(), cell.toArray().at(0).toInt()});
    return cells;
}

std::vector<const std::vector<NumberedInfo>*> termsOf(const Catalogue& catalogue) {
    return {&catalogue.constructions, &catalogue.constructionStates, &catalogue.skills,
            &catalogue.skillLevels,   &catalogue.primarySkills,      &catalogue.spells,
            &catalogue.wornPlaces};
}

std::set<Cell> footprintOf(const CatalogueObject& object) {
    return {object.footprint.begin(), object.footprint.end()};
}

} // namespace

class TestCatalogueReader : public QObject {
    Q_OBJECT

private slots:
    void whatIsShippedFitsItsSchema() {
        QCOMPARE(schemaErrors(schema(), jsonObjectOf(shipped)), QStringList());
    }

    void knowsEveryObject() {
        const Catalogue& catalogue = pocketHeroes();
        QCOMPARE(int(catalogue.objects(Section::Decoration).all().size()), 147);
        QCOMPARE(int(catalogue.objects(Section::Path).all().size()), 11);
        QCOMPARE(int(catalogue.objects(Section::Visitable).all().size()), 153);
        QCOMPARE(int(catalogue.objects(Section::Ownerable).all().size()), 24);
        QCOMPARE(int(catalogue.objects(Section::Castle).all().size()), 12);
        QCOMPARE(int(catalogue.heroes.size()), 48);
        QCOMPARE(int(catalogue.artifacts.size()), 106);
        const auto* mine = catalogue.find(Section::Ownerable, "mercury_lab");
        QCOMPARE(mine->resource, std::optional(Resource::Mercury));
        QCOMPARE(footprintOf(*mine), (std::set<Cell>{{-1, -1}, {0, -1}, {0, 0}}));
        const auto* way = catalogue.find(Section::Visitable, "teleport_red_ent");
        QCOMPARE(way->portal, std::optional(PortalEnd{10, true, false}));
        QCOMPARE(catalogue.find(Section::Visitable, "tent_yellow_snow")->key, std::optional(5));
        QCOMPARE(catalogue.find(Section::Path, "river")->cost, 8);
        QCOMPARE(catalogue.surfaces[std::size_t(Surface::Water)].cost, 0);
        QCOMPARE(catalogue.find(Section::Castle, "large_02")->castle, std::optional(CastleShape{3, true}));
        QCOMPARE(catalogue.findArtifact("RandomArtifact3")->level, 3);
        QCOMPARE(catalogue.findHero("hero_yog")->heroClass, std::string("barbarian"));
        QCOMPARE(catalogue.creatures[44].id, std::string("water-elemental"));
        QCOMPARE(int(catalogue.constructions.size()), 74);
        QCOMPARE(catalogue.constructions[42].id, std::string("tavern"));
        QCOMPARE(int(catalogue.skills.size()), 22);
        QCOMPARE(int(catalogue.spells.size()), 46);
        QCOMPARE(catalogue.primarySkills[3].id, std::string("knowledge"));
        QCOMPARE(catalogue.find(Section::Visitable, "treehouse")->dwelling, DwellingLook::Tree);
    }

    void everythingHasANameInBothLanguages() {
        const Catalogue& catalogue = pocketHeroes();
        const auto named = [](const auto& infos) {
            return std::ranges::all_of(
                infos, [](const auto& info) { return info.name.contains("en") && info.name.contains("pl"); });
        };
        for (const ObjectList& list : catalogue.sections)
            QVERIFY(named(list.all()));
        QVERIFY(named(catalogue.surfaces) && named(catalogue.groups) && named(catalogue.heroes));
        QVERIFY(named(catalogue.artifacts) && named(catalogue.creatures));
        for (const auto* terms : termsOf(catalogue))
            QVERIFY(!terms->empty() && named(*terms));
    }

    /// People type them in lists, where commas and colons part them.
    void namesOfNumbersCanBeTyped() {
        for (const auto* terms : termsOf(pocketHeroes()))
            for (const char* language : {"en", "pl"}) {
                std::set<std::string> names;
                for (const NumberedInfo& info : *terms) {
                    const std::string name = textIn(info.name, language);
                    QVERIFY2(name.find_first_of(",:") == std::string::npos, name.c_str());
                    QVERIFY2(names.insert(name).second, name.c_str());
                }
            }
    }

    /// A catalogue of a person's own may do without them.
    void namesOfNumbersMayBeMissing() {
        QJsonObject json = jsonObjectOf(shipped);
        for (const char* key : {"constructions", "skills", "spells", "slots"})
            json.remove(key);
        QCOMPARE(schemaErrors(schema(), json), QStringList());
        QCOMPARE(errorOf(json), QStringLiteral("read"));
        json.insert("spells", QJsonArray{QJsonObject{{"id", "a"}, {"name", QJsonObject{{"en", "A"}}}},
                                         QJsonObject{{"id", "a"}, {"name", QJsonObject{{"en", "B"}}}}});
        QVERIFY2(errorOf(json).startsWith("json/duplicate"), qPrintable(errorOf(json)));
    }

    /// Missing numbers default to the shipped catalogue's, and each number is read into its field.
    void numbersOfFairnessMayBeMissing() {
        QJsonObject json = jsonObjectOf(shipped);
        json.remove("fairness");
        QCOMPARE(schemaErrors(schema(), json), QStringList());
        QVERIFY(readCatalogue(QJsonDocument(json).toJson().toStdString())->fairness ==
                pocketHeroes().fairness);
        QVERIFY(pocketHeroes().fairness == FairnessRules());
        QJsonObject worth;
        int next = 10;
        for (const Treasure& treasure :
             {Treasure(Pile()), Treasure(ManaCrystal()), Treasure(Campfire()), Treasure(Chest()),
              Treasure(Artifact()), Treasure(SpellScroll()), Treasure(Lamp())})
            worth.insert(QString::fromStdString(std::string(treasureId(treasure))), next++);
        json.insert(
            "fairness",
            QJsonObject{
                {"mostPercent", 7}, {"leastWay", 4}, {"nearMines", 5}, {"lateDay", 9}, {"worth", worth}});
        QCOMPARE(schemaErrors(schema(), json), QStringList());
        const FairnessRules own = readCatalogue(QJsonDocument(json).toJson().toStdString())->fairness;
        QCOMPARE(own.mostPercent, 7);
        QCOMPARE(own.stepCostPerDay, FairnessRules().stepCostPerDay);
        QCOMPARE(own.leastWay, 4);
        QCOMPARE(own.nearMines, 5);
        QVERIFY((own.days == std::array<int, 2>{FairnessRules().days[0], 9}));
        QVERIFY((own.worth == TreasureWorth{10, 11, 12, 13, 14, 15, 16, 0}));
    }

    /// Each goes where it belongs.
    void numbersOfTheGeneratorAreThoseOfTheFile() {
        QJsonObject json = jsonObjectOf(shipped);
        json.insert("generator", QJsonObject{{"centreJitterPercent", 21}, {"shareTolerancePercent", 12},
                                             {"castleYard", 3},           {"jagTenths", 24},
                                             {"jagSpacing", 25},          {"cellsPerDrawnMine", 26},
                                             {"obstaclePercent", 27},     {"rimObstaclePercent", 28},
                                             {"smallestGlade", 29},       {"cellsPerVisitable", 30},
                                             {"usualRichness", 31},       {"roadStep", 32},
                                             {"roadThroughObstacle", 33}, {"bigDecorationPercent", 34},
                                             {"patchesPer10000", 35},     {"patchCells", 36},
                                             {"borderMixPercent", 37},    {"groveCells", 38},
                                             {"undergrowthPercent", 39},  {"flatPer1000", 40},
                                             {"treasurePer1000", 41},     {"randomPilePercent", 42},
                                             {"hoardGuardPercent", 43},   {"roadWinding", 44},
                                             {"roadAtRim", 45},           {"waterPercent", 46},
                                             {"sandRimPercent", 47},      {"guardStrengthStep", 5},
                                             {"widePassage", 9},          {"rangePercent", 48},
                                             {"straitPercent", 49},       {"straitCells", 10},
                                             {"islandPortalPercent", 51}, {"hoardGrowthPercent", 52},
                                             {"patchBendPercent", 53},    {"smallestPatch", 54},
                                             {"mineRangePercent", 55},    {"castleRangePercent", 56},
                                             {"mineRangeCells", 4},       {"baseMineCells", 61},
                                             {"doorPilePercent", 57},     {"villageHouses", 14},
                                             {"loneHoardPercent", 58},    {"smallestPond", 59},
                                             {"groveMixPercent", 60}});
        const GeneratorNumbers own = readCatalogue(QJsonDocument(json).toJson().toStdString())->generator;
        QVERIFY((own == GeneratorNumbers{21, 12, 3,  24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35,
                                         36, 37, 38, 48, 39, 40, 41, 42, 43, 44, 45, 46, 47, 5,  9,
                                         49, 10, 51, 52, 53, 54, 55, 56, 4,  61, 57, 14, 58, 59, 60}));
        QCOMPARE(own.centreJitter(), .21);
        QCOMPARE(own.shareTolerance(), .12);
        QCOMPARE(own.jagCells(), 2.4);
    }

    /// All must be there, from the least to the most that the schema allows.
    void numbersOfTheGeneratorAreInTheirRanges() {
        const QJsonObject ranges = schema().value("properties")["generator"]["properties"].toObject();
        const QJsonObject numbers = jsonObjectOf(shipped)["generator"].toObject();
        QCOMPARE(ranges.keys(), numbers.keys());
        for (const QString& key : ranges.keys()) {
            const int least = ranges[key]["minimum"].toInt();
            const int most = ranges[key]["maximum"].toInt();
            const auto readWith = [&](int value) {
                QJsonObject json = jsonObjectOf(shipped);
                QJsonObject changed = numbers;
                changed.insert(key, value);
                json.insert("generator", changed);
                return errorOf(json);
            };
            QCOMPARE(readWith(least), QStringLiteral("read"));
            QCOMPARE(readWith(most), QStringLiteral("read"));
            const auto beyond =
                QStringLiteral("json/range %1 %2 in generator.%3").arg(least).arg(most).arg(key);
            QCOMPARE(readWith(least - 1), beyond);
            QCOMPARE(readWith(most + 1), beyond);
            QJsonObject json = jsonObjectOf(shipped);
            QJsonObject fewer = numbers;
            fewer.remove(key);
            json.insert("generator", fewer);
            QCOMPARE(errorOf(json), QStringLiteral("json/missing in generator.%1").arg(key));
        }
    }

    /// Objects of one section can be distinguished by their names.
    void namesAreDifferent() {
        for (const char* language : {"en", "pl"}) {
            for (const ObjectList& list : pocketHeroes().sections) {
                std::set<std::string> names;
                for (const CatalogueObject& object : list.all())
                    QVERIFY2(names.insert(textIn(object.name, language)).second ||
                                 object.id.starts_with("druid_stones"),
                             object.id.c_str());
            }
        }
    }

    /// A building's entrance is a cell of its footprint; decorations cover what their groups say.
    void isConsistent() {
        const Catalogue& catalogue = pocketHeroes();
        for (const Section section : {Section::Visitable, Section::Ownerable, Section::Castle})
            for (const CatalogueObject& object : catalogue.objects(section).all())
                QVERIFY2(footprintOf(object).contains(*object.entrance), object.id.c_str());
        for (const CatalogueObject& object : catalogue.objects(Section::Decoration).all())
            QVERIFY(!object.entrance);
    }

    /// Palette entries of several pictures have the id of a picture now and then: in files it is the picture.
    void footprintsAreTheGames() {
        QFile file(facts);
        if (!file.exists()) QSKIP("what the game's files say is not at hand");
        const QJsonObject known = jsonObjectOf(facts);
        const std::pair<const char*, Section> sections[]{{"decorations", Section::Decoration},
                                                         {"visitables", Section::Visitable},
                                                         {"ownerables", Section::Ownerable},
                                                         {"castles", Section::Castle}};
        int compared = 0;
        for (const auto& [key, section] : sections) {
            for (const QJsonValue& entry : known.value(key).toArray()) {
                const std::string id = entry["id"].toString().toStdString();
                if (std::ranges::find(pocketHeroes().groups, id, &DecorationGroup::id) !=
                    pocketHeroes().groups.end())
                    continue;
                const auto* object = pocketHeroes().find(section, id);
                if (!object && id == "pines_5") continue; // the palette's word for pines_4
                QVERIFY2(object, id.c_str());
                QCOMPARE(footprintOf(*object),
                         cellsOf(entry[section == Section::Castle ? "covers" : "blocks"]));
                ++compared;
            }
        }
        QCOMPARE(compared, 132 + 153 + 24 + 12);
    }

    void groupsCoverWhatTheGameSays() {
        QFile file(facts);
        if (!file.exists()) QSKIP("what the game's files say is not at hand");
        const QJsonObject known = jsonObjectOf(facts);
        for (const QJsonValue& entry : known.value("decorations").toArray()) {
            const auto& groups = pocketHeroes().groups;
            const auto group =
                std::ranges::find(groups, entry["id"].toString().toStdString(), &DecorationGroup::id);
            if (group == groups.end()) continue;
            std::set<Cell> cells;
            for (const auto& part : group->parts)
                for (const Cell cell : pocketHeroes().find(Section::Decoration, part.id)->footprint)
                    cells.insert(cell + part.offset);
            QCOMPARE(cells, cellsOf(entry["blocks"]));
        }
    }

    void errorsAreSeen_data() {
        QTest::addColumn<QJsonObject>("json");
        QTest::addColumn<QString>("error");
        const auto row = [](const QByteArray& path, const char* value, const char* error) {
            QTest::addRow("%s: %s", path.constData(), value)
                << test::changedJson(jsonObjectOf(shipped), path, value) << QString(error);
        };
        row("format", "\"stonemason-game\"", "json/unknown-id stonemason-world-catalogue in format");
        row("version", "2", "json/version 2 1 in version");
        row("game", "\"\"", "json/missing in game");
        row("name/en", "", "json/missing in name.en");
        row("surfaces/3/id", "\"meadow\"", "json/unknown-id meadow in surfaces[3].id");
        row("surfaces/3/cost", "101", "json/range 0 100 in surfaces[3].cost");
        row("surfaces/11", "", "json/length 12 11 in surfaces");
        row("decorations/1/id", "\"dirt_crack_1\"", "json/duplicate dirt_crack_1 in decorations[1].id");
        row("decorations/0/class", "\"road\"", "json/unknown-id road in decorations[0].class");
        row("decorations/2/blocks/0/1", "17", "json/range -16 16 in decorations[2].blocks[0][1]");
        row("decorations/2/blocks/0", "[1]", "json/length 2 1 in decorations[2].blocks[0]");
        row("decorations/3/surfaces/0", "\"moon\"", "json/unknown-id moon in decorations[3].surfaces[0]");
        row("decorations/0/weight", "1", "json/unknown-field in decorations[0].weight");
        row("groups/0/parts/0/id", "\"oak\"", "json/unknown-id oak in groups[0].parts[0].id");
        row("paths/9/cost", "", "json/missing in paths[9].cost");
        row("paths/6/surfaces/0", "\"moon\"", "json/unknown-id moon in paths[6].surfaces[0]");
        row("visitables/0/portal", "", "json/missing in visitables[0].portal");
        row("visitables/0/portal/way", "\"up\"", "json/unknown-id up in visitables[0].portal.way");
        row("visitables/15/key", "256", "json/range 0 255 in visitables[15].key");
        row("visitables/30/entrance", "", "json/missing in visitables[30].entrance");
        row("ownerables/2/resource", "\"tin\"", "json/unknown-id tin in ownerables[2].resource");
        row("castles/0/size", "4", "json/range 1 3 in castles[0].size");
        row("castles/0/looks", "\"up\"", "json/unknown-id up in castles[0].looks");
        row("heroes/1/id", "\"hero_dimitry\"", "json/duplicate hero_dimitry in heroes[1].id");
        row("heroes/0/class", "\"cook\"", "json/unknown-id cook in heroes[0].class");
        row("artifacts/0/level", "5", "json/range 1 4 in artifacts[0].level");
        row("artifacts/0/slot", "\"tail\"", "json/unknown-id tail in artifacts[0].slot");
        row("fairness/mostPercent", "101", "json/range 0 100 in fairness.mostPercent");
        row("fairness/stepCostPerDay", "0", "json/range 1 10000 in fairness.stepCostPerDay");
        row("fairness/leastWay", "-1", "json/range 0 10000 in fairness.leastWay");
        row("fairness/nearMines", "0", "json/range 1 100 in fairness.nearMines");
        row("fairness/earlyDay", "0", "json/range 1 1000 in fairness.earlyDay");
        row("fairness/lateDay", "1001", "json/range 1 1000 in fairness.lateDay");
        row("fairness/worth/lamp", "-1", "json/range 0 1000 in fairness.worth.lamp");
        row("fairness/worth/key-guard", "1", "json/unknown-field in fairness.worth.key-guard");
        row("fairness/luck", "1", "json/unknown-field in fairness.luck");
        row("generator", "", "json/missing in generator");
        row("generator/luck", "1", "json/unknown-field in generator.luck");
        row("creatures/44", "", "json/length 45 44 in creatures");
        row("more", "1", "json/unknown-field in more");
    }
    void errorsAreSeen() {
        QFETCH(QJsonObject, json);
        QFETCH(QString, error);
        QCOMPARE(errorOf(json), error);
    }

    void brokenJsonNamesTheLine() {
        const auto read = readCatalogue("{\n\"format\": }");
        QVERIFY(!read);
        QCOMPARE(test::errorText(read.error()), std::string("json/syntax @2"));
    }
};

} // namespace stonemason::pocket_heroes

STONEMASON_APPLESS_TEST(stonemason::pocket_heroes::TestCatalogueReader)
#include "test_catalogue_reader.moc"
