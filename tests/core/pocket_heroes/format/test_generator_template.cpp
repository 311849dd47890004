// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pocket_heroes/format/template_file.h"
#include "core/pocket_heroes/format/template_json.h"
#include "tests/support/error_text.h"
#include "tests/support/test_program.h"

#include <QFile>
#include <QTest>

namespace stonemason::pocket_heroes {

namespace {

std::string fileOf(const char* path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll().toStdString() : std::string();
}

QString generatorError(const Result<Template>& read) {
    return read ? QStringLiteral("read") : QString::fromStdString(test::errorText(read.error()));
}

QString configError(const std::string& json) {
    const auto read = readGeneratorConfig(json);
    return read ? QStringLiteral("read") : QString::fromStdString(test::errorText(read.error()));
}

/// A template with one zone and one connection, in which something is replaced.
std::string smallJson(const QString& what = {}, const QString& with = {}) {
    QString json = QStringLiteral("{\n"
                                  "  \"name\": \"Small\",\n"
                                  "  \"zones\": [\n"
                                  "    {\"surface\": \"SNOW\", \"size\": 40, \"index\": 0,\n"
                                  "     \"mines\": [{\"resource\": \"ORE\", \"player\": 1,\n"
                                  "                \"guardLevel\": {\"min\": 1, \"max\": 3}}]}\n"
                                  "  ],\n"
                                  "  \"connections\": [{\"first\": 0, \"second\": 0}]\n"
                                  "}\n");
    if (!what.isEmpty()) Q_ASSERT(json.contains(what));
    return json.replace(what.isEmpty() ? QStringLiteral("\0") : what, with).toStdString();
}

} // namespace

class TestGeneratorTemplate : public QObject {
    Q_OBJECT

private slots:
    void readsNineZones() {
        const auto read = readGeneratorTemplate(fileOf(STONEMASON_TEST_DATA "/templates/nine-zones.json"));
        QVERIFY(read.ok());
        QCOMPARE(read->zones.size(), std::size_t(9));
        QCOMPARE(read->links.size(), std::size_t(12));
        QCOMPARE(int(read->zones[6].surface), int(Surface::NewDesert));
        QCOMPARE(read->zones[8].mines.size(), std::size_t(2));
        QCOMPARE(int(read->zones[8].mines[1].resource), int(Resource::Wood));
        QCOMPARE(read->zones[8].castles.size(), std::size_t(1));
        QCOMPARE(int(read->zones[8].castles[0].nation), int(Nation::Random));
        QVERIFY((read->links[11] == Link{1, 8, LinkKind::Regular, {1, 3}, {}}));
        QVERIFY(read->config == Config());
    }

    void keepsRangesAsRanges() {
        const auto read = readGeneratorTemplate(smallJson());
        QVERIFY(read.ok());
        QVERIFY((read->zones[0].mines[0].guardLevel == IntRange{1, 3}));
        QVERIFY((read->zones[0].mineCount == IntRange{0, 2}));
        QCOMPARE(int(read->zones[0].mines[0].owner), 1);
        QVERIFY((read->links[0].guardLevel == IntRange{-1, -1}));
        QCOMPARE(read->zones[0].richness, 14);
    }

    void readsBackWhatItWrites() {
        for (const char* path : {STONEMASON_TEST_DATA "/templates/nine-zones.json",
                                 STONEMASON_RESOURCES "/../../shared/data/mapgen/zones9.json"}) {
            const auto read = readGeneratorTemplate(fileOf(path));
            if (!read && !QFile::exists(path)) {
                qInfo("%s is not at hand", path);
                continue;
            }
            QVERIFY(read.ok());
            const auto written = writeGeneratorTemplate(*read);
            QVERIFY(written.ok());
            const auto again = readGeneratorTemplate(*written);
            QVERIFY(again.ok());
            QVERIFY(*again == *read);
            QCOMPARE(writeGeneratorTemplate(*again)->size(), written->size());
        }
    }

    void namesLineAndFieldOfWhatIsWrong_data() {
        QTest::addColumn<QString>("what");
        QTest::addColumn<QString>("with");
        QTest::addColumn<QString>("error");
        const auto row = [](const char* name, const char* what, const char* with, const char* error) {
            QTest::newRow(name) << QString(what) << QString(with) << QString(error);
        };
        row("nothing wrong", "SNOW", "SNOW", "read");
        row("no name", "\"name\": \"Small\",", "", "json/missing @1 in name");
        row("no surface", "\"surface\": \"SNOW\",", "", "json/missing @4 in zones[0].surface");
        row("no index", "\"index\": 0,", "", "json/missing @4 in zones[0].index");
        row("wrong index", "\"index\": 0", "\"index\": 3", "template/index 3 0 @4 in zones[0].index");
        row("unknown surface", "SNOW", "RANDOM", "json/unknown-id RANDOM @4 in zones[0].surface");
        row("small letters", "SNOW", "snow", "json/unknown-id snow @4 in zones[0].surface");
        row("surface of numbers", "\"SNOW\"", "8", "json/type string @4 in zones[0].surface");
        row("unknown key", "\"size\": 40", "\"size\": 40, \"sise\": 1",
            "json/unknown-field @4 in zones[0].sise");
        row("unknown key at the root", "\"name\"", "\"note\": 1, \"name\"", "json/unknown-field @2 in note");
        row("range without end", ", \"max\": 3", "", "json/missing @6 in zones[0].mines[0].guardLevel.max");
        row("range backwards", "\"max\": 3", "\"max\": 0",
            "template/backwards 1 0 @6 in zones[0].mines[0].guardLevel");
        row("player", "\"player\": 1", "\"player\": 6", "json/range -1 5 @5 in zones[0].mines[0].player");
        row("size", "40", "0", "json/range 1 10000 @4 in zones[0].size");
        row("size is a fraction", "40", "40.5", "json/type integer @4 in zones[0].size");
        row("no zones", "\"zones\"", "\"zonez\"", "json/missing @1 in zones");
        row("connection without an end", ", \"second\": 0", "", "json/missing @8 in connections[0].second");
        row("link kind", "\"second\": 0", "\"second\": 0, \"type\": \"TUNNEL\"",
            "json/unknown-id TUNNEL @8 in connections[0].type");
        row("cut", "]\n}", "", "json/cut @8");
        row("mines of older generators", "\"size\": 40", "\"size\": 40, \"minesMin\": 1",
            "template/old-range minesNum @4 in zones[0].minesMin");
        row("more of those", "\"size\": 40", "\"minesMax\": 1, \"sise\": 40",
            "template/old-range minesNum @4 in zones[0].minesMax");
        row("a guard of older generators", "\"second\": 0", "\"second\": 0, \"guardLevelMin\": 1",
            "template/old-range guardLevel @8 in connections[0].guardLevelMin");
    }

    void namesLineAndFieldOfWhatIsWrong() {
        QFETCH(QString, what);
        QFETCH(QString, with);
        QFETCH(QString, error);
        const std::string json = smallJson(what, with);
        QCOMPARE(generatorError(readGeneratorTemplate(json)), error);
        QCOMPARE(generatorError(readTemplate(json)), error);
    }

    /// However little of a template there is in it.
    void jsonOfNoFormIsReadAsTheGenerators_data() {
        QTest::addColumn<QString>("json");
        QTest::addColumn<QString>("error");
        const auto row = [](const char* name, const char* json, const char* error) {
            QTest::newRow(name) << QString(json) << QString(error);
        };
        row("nothing", "{}", "json/missing @1 in name");
        row("a list", "[]", "json/type object");
        row("no connections", "{\"name\": \"x\",\n\"zones\": []}", "json/missing @1 in connections");
        row("misspelt zones", "{\n\"name\": \"x\", \"zonez\": []}", "json/missing @1 in zones");
        row("a format", "{\"name\": \"x\", \"zones\": [], \"connections\": [],\n\"format\": \"mine\"}",
            "json/unknown-field @2 in format");
        row("cut", "{\"name\": \"x\"", "json/cut @1");
    }

    void jsonOfNoFormIsReadAsTheGenerators() {
        QFETCH(QString, json);
        QFETCH(QString, error);
        QCOMPARE(generatorError(readTemplate(json.toStdString())), error);
    }

    void readsConfigs() {
        const auto read = readGeneratorConfig(fileOf(STONEMASON_TEST_DATA "/templates/config.json"));
        QVERIFY(read.ok());
        QCOMPARE(read->mapSize, 128);
        QVERIFY(!read->addRoads);
        QVERIFY(read->prioritizeBaseMines);
        QVERIFY(readGeneratorConfig("{}").ok());
        Config usual; // as the generator's own class has it
        usual.guardCount.fill({1, 100});
        QVERIFY(*readGeneratorConfig("{}") == usual);
        QVERIFY(!readGeneratorConfig("{\"prioritizeBaseMines\": {}}")->prioritizeBaseMines);
        QVERIFY(readGeneratorConfig("{\"spawnHeroAtCastle\": {\"value\": true}}")->spawnHeroAtCastle);
    }

    void readsBackConfigs() {
        Config config;
        config.mapSize = 256;
        config.treasureChance = {0.1, 0.2, 0.3, 0.4};
        config.spawnHeroAtCastle = true;
        config.prioritizeBaseMines = false;
        config.guardCount[3] = {7, 9};
        config.exportPath = "a \"b\".hmm";
        const auto written = writeGeneratorConfig(config);
        QVERIFY(written.ok());
        QVERIFY(*readGeneratorConfig(*written) == config);
    }

    void refusesWhatTheGeneratorRefuses_data() {
        QTest::addColumn<QString>("json");
        QTest::addColumn<QString>("error");
        const auto row = [](const char* json, const char* error) {
            QTest::newRow(json) << QString(json) << QString(error);
        };
        row("{\"mapSize\": 64}", "read");
        row("{\"mapSize\": 100}", "template/map-size 100 @1 in mapSize");
        row("{\"mapSize\": 512}", "json/range 32 256 @1 in mapSize");
        row("{\"mineGuardLevel\": {\"min\": -1, \"max\": 6}}", "read");
        row("{\"mineGuardLevel\": {\"min\": -2, \"max\": 6}}", "json/range -1 6 @1 in mineGuardLevel.min");
        row("{\"connectionGuardLevel\": {\"min\": 0, \"max\": 7}}",
            "json/range -1 6 @1 in connectionGuardLevel.max");
        row("{\"treasureChance\": [1, 0, 0]}", "json/length 4 3 @1 in treasureChance");
        row("{\"treasureCost\": [1, 0, 0, 1.5]}", "json/type integer @1 in treasureCost[3]");
        row("{\"treasureChance\": [\"1\", 0, 0, 0]}", "json/type number @1 in treasureChance[0]");
        row("{\"guardCount\": []}", "json/length 7 0 @1 in guardCount");
        row("{\"addRoads\": {\"value\": true}}", "json/type boolean @1 in addRoads");
        row("{\"prioritizeBaseMines\": true}", "json/type object @1 in prioritizeBaseMines");
        row("{\"prioritizeBaseMines\": {\"valu\": true}}",
            "json/unknown-field @1 in prioritizeBaseMines.valu");
        row("{\"guardRule\": \"CODE\"}", "json/unknown-field @1 in guardRule");
        row("[]", "json/type object");
        row("{\"guardAtNeutralCastle\": {\"value\": true}}", "template/old-field @1 in guardAtNeutralCastle");
        row("{\"prioritizeBaseMines\": 1, \"castleGuardLevelMax\": 2}",
            "template/old-field @1 in castleGuardLevelMax");
        row("{\"mineGuardLevelMin\": 1}", "template/old-range mineGuardLevel @1 in mineGuardLevelMin");
    }

    /// A config is a template without zones, and is written as a config again.
    void aConfigIsATemplateWithoutZones() {
        const std::string bytes = fileOf(STONEMASON_TEST_DATA "/templates/config.json");
        for (const std::string& json :
             {bytes, std::string("{\"mapSize\": 32, \"addRoads\": false}"), "\xEF\xBB\xBF" + bytes,
              std::string("{\"guardAtNeutralCastle\": {\"value\": true}}")})
            QVERIFY2(templateFormatOf(json) == TemplateFormat::Config, json.c_str());
        for (const char* json :
             {"{}", "[\"mapSize\"]", "mapSize", "{\"levels\": []}", "{\"format\": \"x\", \"mapSize\": 32}"})
            QVERIFY2(!templateFormatOf(json), json);
        QVERIFY(templateFormatOf("{\"mapSize\": 32, \"zones\": [], \"connections\": []}") ==
                TemplateFormat::Generator);
        const auto read = readTemplate(bytes);
        QVERIFY(read.ok());
        Template made = *read;
        QVERIFY(made.zones.empty() && made.links.empty() && made.name.empty());
        QCOMPARE(made.config.mapSize, 128);
        QVERIFY(lossesOf(made, TemplateFormat::Config).empty());
        const auto written = writeTemplate(made, TemplateFormat::Config);
        QVERIFY(written.ok());
        QVERIFY(templateFormatOf(*written) == TemplateFormat::Config);
        QVERIFY(*readTemplate(*written) == made);
        made.zones.push_back(Zone());
        made.name = "a name";
        made.config.addVisitables = false;
        std::vector<std::string_view> lost;
        for (const Message& message : lossesOf(made, TemplateFormat::Config))
            lost.push_back(message.id);
        QVERIFY((lost == std::vector<std::string_view>{"template/lost-name", "template/lost-zones",
                                                       "template/lost-own-config"}));
    }

    void refusesWhatTheGeneratorRefuses() {
        QFETCH(QString, json);
        QFETCH(QString, error);
        QCOMPARE(configError(json.toStdString()), error);
    }

    void writesNothingTheGeneratorWouldRefuse() {
        Template made{"Odd", {Zone()}, {}, {}, {}, {}};
        QVERIFY(writeGeneratorTemplate(made).ok());
        made.zones[0].mineCount = {3, 1};
        QCOMPARE(writeGeneratorTemplate(made).error().field, std::string("zones[0].minesNum"));
        made.zones[0].mineCount = {0, 1};
        made.name = "\xff";
        QCOMPARE(QString::fromStdString(test::errorText(writeGeneratorTemplate(made).error())),
                 QStringLiteral("write/words name"));
        Config config;
        config.linkGuardLevel = {0, 9};
        QCOMPARE(writeGeneratorConfig(config).error().field, std::string("connectionGuardLevel.max"));
    }

    void reportsWhatTheFormCannotHold() {
        Template made{"Kept", {Zone()}, {}, {}, {}, {}};
        QVERIFY(lossesOf(made, TemplateFormat::Generator).empty());
        made.zones[0].place = DrawingPoint{1, 2};
        made.zones[0].notes = {{"a note", false}};
        made.config.guardRule = GuardRule::Documentation;
        made.unknownFields = "{\"a\": 1}";
        std::vector<std::string_view> lost;
        for (const Message& message : lossesOf(made, TemplateFormat::Generator))
            lost.push_back(message.id);
        QVERIFY((lost == std::vector<std::string_view>{"template/lost-notes", "template/lost-config",
                                                       "template/lost-places", "template/lost-unknown"}));
        QVERIFY(lossesOf(made, TemplateFormat::Own).empty());
    }
};

} // namespace stonemason::pocket_heroes

STONEMASON_APPLESS_TEST(stonemason::pocket_heroes::TestGeneratorTemplate)
#include "test_generator_template.moc"
