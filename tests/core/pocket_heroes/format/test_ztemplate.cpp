// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/limits.h"
#include "core/pocket_heroes/format/template_fields.h"
#include "core/pocket_heroes/format/template_file.h"
#include "core/pocket_heroes/format/template_json.h"
#include "core/pocket_heroes/format/template_limits.h"
#include "tests/support/error_text.h"
#include "tests/support/json_schema.h"
#include "tests/support/test_program.h"

#include <QDir>
#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

#include <algorithm>
#include <functional>
#include <vector>

namespace stonemason::pocket_heroes {

namespace {

QJsonObject templateSchema() {
    return test::jsonObjectOf(STONEMASON_RESOURCES "/schema/ztemplate.schema.json");
}

QJsonObject jsonOf(const std::string& text) {
    return QJsonDocument::fromJson(QByteArray::fromStdString(text)).object();
}

QString ownError(const std::string& json) {
    const auto read = readZtemplate(json);
    return read ? QStringLiteral("read") : QString::fromStdString(test::errorText(read.error()));
}

/// A template that differs from what is usual in everything there is.
Template fullTemplate() {
    Template made;
    made.name = "Full \"of\" it";
    made.zones.resize(2);
    Zone& zone = made.zones[0];
    zone.surface = Surface::NewWasteland;
    zone.size = 31;
    zone.richness = 0;
    zone.mineCount = {5, 4};
    zone.castleCount = {-1, 9};
    zone.mines = {{Resource::Sulfur, PlayerId::Yellow, {-3, 7}}, {}};
    zone.castles = {{Nation::Necropolis, PlayerId::Cyan}, {}};
    zone.place = DrawingPoint{-12.25, 1e-3};
    zone.kind = ZoneKind::Rich;
    zone.guards = GuardStrength::Weak;
    zone.castleSize = CastleSize::Random;
    zone.like = 199;
    zone.moreCastles = {9, 3};
    zone.notes = {{"above", true}, {"two\nlines", false}};
    zone.unknownFields = "{\"colour\": [1,  2.50]}";
    made.links = {{0, 1, LinkKind::Portal, {2, 1}, "{\"width\": 3}"}, {199, 0, LinkKind::Road, {-1, -1}, {}}};
    Config& config = made.config;
    config.exportPath = "there.hmm";
    config.mapSize = 256;
    for (bool Config::*truth :
         {&Config::prioritizeBaseMines, &Config::decreaseGuardLevelAtBaseMineByOne,
          &Config::spawnHeroAtCastle, &Config::connectTeleportWithRoad, &Config::autoExport,
          &Config::generateAll, &Config::addRoads, &Config::addVisitables})
        config.*truth = !(config.*truth);
    config.linkGuardLevel = {9, -9};
    config.mineGuardLevel = {0, 1};
    config.treasureChance = {0.1, 0.2, 1.0 / 3, -1};
    config.treasureCost = {0, -1, 2, 3};
    config.guardCount[6] = {-5, -7};
    config.guardRule = GuardRule::Documentation;
    config.shareRule = ShareRule::Linear;
    config.richnessRule = RichnessRule::Total;
    config.castleSize = CastleSize::Random;
    config.waterKind = WaterKind::Rivers;
    config.placedZones = PlacedZones::Mirrored;
    config.symmetry = WorldSymmetry::QuarterTurn;
    for (const OwnNumberField& field : ownNumbers)
        config.*field.value = field.most;
    made.notes = {{"of all", true}, {"the end", false}};
    made.unknownFields = "{\"author\": \"Somebody\", \"more\": {\"a\": [ ]}}";
    return made;
}

constexpr char smallest[] = "{\n"
                            "  \"format\": \"stonemason-template\",\n"
                            "  \"version\": 1,\n"
                            "  \"zones\": [\n"
                            "    {\"surface\": \"GRASS\", \"size\": 50}\n"
                            "  ],\n"
                            "  \"links\": []\n"
                            "}\n";

} // namespace

class TestZtemplate : public QObject {
    Q_OBJECT

private slots:
    void readsBackEverything() {
        const Template made = fullTemplate();
        const auto written = writeZtemplate(made);
        QVERIFY(written.ok());
        const auto read = readZtemplate(*written);
        QVERIFY(read.ok());
        QVERIFY2(*read == made, written->c_str());
        QCOMPARE(*writeZtemplate(*read), *written);
    }

    void hasAZoneAndALinkToALine() {
        const QStringList lines = QString::fromStdString(*writeZtemplate(fullTemplate())).split('\n');
        int found = 0;
        for (const QString& line : lines) {
            const QByteArray json = line.trimmed().toUtf8();
            const auto object = QJsonDocument::fromJson(json.endsWith(',') ? json.chopped(1) : json).object();
            if (object.contains("surface") || object.contains("first")) ++found;
        }
        QCOMPARE(found, 4);
    }

    void whatIsWrittenFitsTheSchema() {
        Template made = fullTemplate();
        made.config.treasureChance[3] = 0.5;
        QCOMPARE(test::schemaErrors(templateSchema(), jsonOf(*writeZtemplate(made))), QStringList());
        QCOMPARE(test::schemaErrors(templateSchema(), jsonOf(smallest)), QStringList());
        QVERIFY(
            !test::schemaErrors(templateSchema(), jsonOf("{\"format\": \"stonemason-template\"}")).isEmpty());
    }

    /// Each within its bounds; what is as usual is not written, so that older files stay as they are.
    void optionsAreWrittenWhenTheyAreUsed() {
        Template made;
        made.zones.resize(1);
        const std::string plain = *writeZtemplate(made);
        for (const char* word : {"richnessRule", "castleSize", "waterKind", "placedZones", "symmetry"})
            QVERIFY(plain.find(word) == std::string::npos);
        for (const OwnNumberField& field : ownNumbers) {
            QVERIFY(plain.find(field.name) == std::string::npos);
            for (const int number : {field.least, field.most}) {
                Template changed = made;
                changed.config.*field.value = number;
                const std::string written = *writeZtemplate(changed);
                QVERIFY(*readZtemplate(written) == changed);
                QCOMPARE(test::schemaErrors(templateSchema(), jsonOf(written)), QStringList());
                // The generator's files stay as they were.
                QCOMPARE(*writeGeneratorConfig(changed.config), *writeGeneratorConfig(made.config));
            }
            for (const int number : {field.least - 1, field.most + 1}) {
                Template changed = made;
                changed.config.*field.value = number;
                if (number != asUsual) QVERIFY(!writeZtemplate(changed).ok());
            }
        }
    }

    /// Likewise those of zones, which other forms cannot hold.
    void optionsOfZonesAreWrittenWhenTheyAreUsed() {
        Template made;
        made.zones.resize(1);
        const std::string plain = *writeZtemplate(made);
        for (const char* word : {"kind", "guardStrength", "moreCastles", "castleSize", "like"})
            QVERIFY(plain.find(word) == std::string::npos);
        const std::vector<std::function<void(Zone&)>> changes{
            [](Zone& zone) { zone.kind = ZoneKind::Junction; },
            [](Zone& zone) { zone.guards = GuardStrength::Strong; },
            [](Zone& zone) {
                zone.moreCastles = {0, 2};
            },
            [](Zone& zone) { zone.castleSize = CastleSize::Small; }, [](Zone& zone) { zone.like = 0; }};
        for (const auto& change : changes) {
            Template changed = made;
            change(changed.zones[0]);
            const std::string written = *writeZtemplate(changed);
            QVERIFY(written != plain);
            QVERIFY(*readZtemplate(written) == changed);
            QCOMPARE(test::schemaErrors(templateSchema(), jsonOf(written)), QStringList());
            QCOMPARE(*writeGeneratorTemplate(changed), *writeGeneratorTemplate(made));
            for (const TemplateFormat form : {TemplateFormat::Generator, TemplateFormat::Text})
                QCOMPARE(std::ranges::count(lossesOf(changed, form), Message{"template/lost-options"}), 1);
            QVERIFY(lossesOf(made, TemplateFormat::Generator).empty());
        }
        made.zones[0].moreCastles = {0, 10};
        QVERIFY(!writeZtemplate(made).ok());
    }

    /// Other forms store wide links as passages and leave out links that are no way.
    void linksOfOwnKindsAreLeftOutOfOtherForms() {
        Template made;
        made.zones.resize(3);
        made.links = {{0, 1, LinkKind::Wide}, {0, 2, LinkKind::Near}, {1, 2, LinkKind::Portal}};
        const std::string written = *writeZtemplate(made);
        QVERIFY(*readZtemplate(written) == made);
        QCOMPARE(test::schemaErrors(templateSchema(), jsonOf(written)), QStringList());
        Template plain = made;
        plain.links = {{0, 1}, {1, 2, LinkKind::Portal}};
        for (const TemplateFormat form : {TemplateFormat::Generator, TemplateFormat::Text}) {
            QCOMPARE(*writeTemplate(made, form), *writeTemplate(plain, form));
            QCOMPARE(std::ranges::count(lossesOf(made, form), Message{"template/lost-links"}), 1);
            QCOMPARE(std::ranges::count(lossesOf(plain, form), Message{"template/lost-links"}), 0);
        }
        std::string foreign = *writeGeneratorTemplate(made);
        foreign.replace(foreign.find("PORTAL"), 6, "WIDE");
        QVERIFY(!readGeneratorTemplate(foreign).ok());
    }

    /// Unchanged numbers are written as they were read, in any spelling.
    void keepsNumbersAsTheyWereWritten() {
        const std::string file =
            "{\n"
            "  \"format\": \"stonemason-template\",\n"
            "  \"version\": 1,\n"
            "  \"name\": \"\",\n"
            "  \"zones\": [\n"
            "    {\"surface\": \"GRASS\", \"size\": 50, \"minesNum\": {\"min\": -0, \"max\": 3}, "
            "\"place\": {\"x\": -110.0, \"y\": 1.10e2}, \"more\": [1e3, 0.10, -0, "
            "123456789012345678901234567890]},\n"
            "    {\"surface\": \"SNOW\", \"size\": 50, \"place\": {\"x\": -110, \"y\": -0.0}}\n"
            "  ],\n"
            "  \"links\": [\n"
            "    {\"first\": -0, \"second\": 1, \"width\": 1.0}\n"
            "  ],\n"
            "  \"config\": ";
        const auto read = readZtemplate(file + "{\"treasureChance\": [7.2e-1, 0.150, 0.1, 0.03]}\n}\n");
        QVERIFY(read.ok());
        const std::string written = *writeZtemplate(*read);
        QCOMPARE(QString::fromStdString(written.substr(0, file.size())), QString::fromStdString(file));
        QVERIFY2(written.find("[7.2e-1, 0.150, 0.1, 0.03]") != std::string::npos, written.c_str());
        QCOMPARE(*writeZtemplate(*readZtemplate(written)), written);
        // Changed, and changed back.
        Template changed = *read;
        changed.zones[0].place->x = 5;
        QVERIFY(writeZtemplate(changed)->find("{\"x\": 5, \"y\": 1.10e2}") != std::string::npos);
        changed.zones[0].place->x = read->zones[0].place->x;
        QCOMPARE(*writeZtemplate(changed), written);
    }

    /// Whole numbers have no point where nobody has written one.
    void writesWholeNumbersPlainly() {
        Template made;
        made.zones.resize(1);
        made.zones[0].place = DrawingPoint{-110, -0.0};
        QVERIFY(writeZtemplate(made)->find("{\"x\": -110, \"y\": 0}") != std::string::npos);
    }

    void listsAreRefusedWhereTheyAreTooLong() {
        std::string zones = "{\"format\": \"stonemason-template\", \"version\": 1, \"zones\": [";
        for (int i = 0; i <= maximumZones; ++i)
            zones += "{\"surface\": \"GRASS\", \"size\": 5},\n";
        QCOMPARE(ownError(zones), QStringLiteral("json/values 200 @201 in zones"));
        std::string mines = "{\"format\": \"stonemason-template\", \"version\": 1, \"zones\": [{\"mines\": [";
        for (int i = 0; i <= maximumZoneBuildings; ++i)
            mines += "{},";
        QCOMPARE(ownError(mines), QStringLiteral("json/values 50 @1 in zones[0].mines"));
    }

    void readsTheSmallest() {
        const auto read = readZtemplate(smallest);
        QVERIFY(read.ok());
        Template made;
        made.zones.resize(1);
        made.config.guardCount.fill({1, 100});
        QVERIFY(*read == made);
    }

    /// A file without guard counts keeps the defaults of its time; a new template explicitly leaves them to
    /// the game.
    void numbersOfGuardsAreKept() {
        Template made;
        QVERIFY(std::ranges::count(made.config.guardCount, IntRange{0, 0}) == guardLevels + 1);
        made.zones.resize(1);
        QVERIFY(*readZtemplate(*writeZtemplate(made)) == made);
        std::string json(smallest);
        json.insert(json.rfind('}'), ", \"config\": {\"mapSize\": 32}");
        Config usual;
        usual.mapSize = 32;
        usual.guardCount.fill({1, 100});
        QVERIFY(readZtemplate(json)->config == usual);
    }

    void namesLineAndFieldOfWhatIsWrong_data() {
        QTest::addColumn<QString>("what");
        QTest::addColumn<QString>("with");
        QTest::addColumn<QString>("error");
        const auto row = [](const char* what, const char* with, const char* error) {
            QTest::addRow("%s -> %s", what, with) << QString(what) << QString(with) << QString(error);
        };
        row("stonemason-template", "stonemason-map", "template/not-a-template stonemason-map @2 in format");
        row("1,", "2,", "json/version 2 1 @3 in version");
        row("\"format\"", "\"from\"", "json/foreign");
        row("\"zones\"", "\"zone\"", "json/missing @1 in zones");
        row("[]", "{}", "json/type array @7 in links");
        row("[]", "[3]", "json/type object @7 in links[0]");
        row("[]", "[{\"first\": 0, \"second\": 200}]", "json/range 0 199 @7 in links[0].second");
        row("50", "50, \"mines\": [{\"resource\": \"ORE\", \"note\": 1}]",
            "json/unknown-field @5 in zones[0].mines[0].note");
        row("50", "50, \"place\": {\"x\": 1}", "json/missing @5 in zones[0].place.y");
        row("50", "50, \"place\": {\"x\": 1, \"y\": 1e7}",
            "json/range -1000000 1000000 @5 in zones[0].place.y");
        row("50", "50, \"notes\": [{\"text\": \"a # b\"}]", "template/note @5 in zones[0].notes[0].text");
        row("50", "50, \"notes\": [{\"text\": \"a\\u0000b\"}]", "template/note @5 in zones[0].notes[0].text");
        row("[]", "[], \"config\": {\"mapSize\": 65}", "template/map-size 65 @7 in config.mapSize");
        row("[]", "[], \"config\": {\"guardRule\": \"BOTH\"}", "json/unknown-id BOTH @7 in config.guardRule");
        row("[]", "[],\n\"config\": {\"speed\": 1}", "json/unknown-field @8 in config.speed");
        row("[]", "[], \"name\": \"\\u0000\"", "template/words @7 in name");
    }

    void namesLineAndFieldOfWhatIsWrong() {
        QFETCH(QString, what);
        QFETCH(QString, with);
        QFETCH(QString, error);
        QString json(smallest);
        QVERIFY(json.contains(what));
        json.replace(json.indexOf(what), what.size(), with);
        QCOMPARE(ownError(json.toStdString()), error);
    }

    void holdsItsLimits() {
        Template made;
        made.zones.resize(maximumZones);
        made.links.resize(maximumZoneLinks);
        QVERIFY(writeZtemplate(made).ok());
        made.zones.emplace_back();
        QCOMPARE(writeZtemplate(made).error().field, std::string("zones"));
        made.zones.pop_back();
        made.links.emplace_back();
        QCOMPARE(writeZtemplate(made).error().field, std::string("links"));
        made.links.clear();
        made.zones[3].castles.resize(maximumZoneBuildings + 1);
        QCOMPARE(writeZtemplate(made).error().field, std::string("zones[3].castles"));
        QCOMPARE(ownError(std::string(maximumMapText + 1, ' ')), QStringLiteral("file/too-large 1048576"));
    }

    void reportsWhatItCannotWrite() {
        Template made;
        made.zones.resize(1);
        made.zones[0].unknownFields = "[1]";
        QCOMPARE(writeZtemplate(made).error().message.id, std::string_view("write/unknown-fields"));
        made.zones[0].unknownFields.clear();
        made.zones[0].notes = {{"\xff", false}};
        QCOMPARE(writeZtemplate(made).error().message.id, std::string_view("write/words"));
        made.zones[0].notes.clear();
        made.zones[0].surface = Surface(77);
        QCOMPARE(writeZtemplate(made).error().field, std::string("zones[0].surface"));
    }

    void isKnownByItsContent() {
        const auto formOf = [](std::string_view bytes) { return templateFormatOf(bytes); };
        QVERIFY(formOf(smallest) == TemplateFormat::Own);
        QVERIFY(formOf("{\"name\": \"a\", \"zones\": [], \"connections\": []}") == TemplateFormat::Generator);
        QVERIFY(formOf("\xEF\xBB\xBF {\"zones\": 3, \"connections\": []}") == TemplateFormat::Generator);
        QVERIFY(formOf("50, grass; 0-0") == TemplateFormat::Text);
        for (const char* other : {"", "{}", "{\"format\": \"stonemason-map\", \"zones\": 1}", "...", "[1]"})
            QVERIFY2(!formOf(other), other);
        QCOMPARE(readTemplate("...").error().message.id, std::string_view("template/nothing"));
    }

    void carriesOtherFormsOver() {
        for (const char* name : {"nine-zones.json", "four-zones.txt", "two-layers.txt"}) {
            QFile file(QStringLiteral(STONEMASON_TEST_DATA "/templates/%1").arg(name));
            QVERIFY(file.open(QIODevice::ReadOnly));
            const std::string bytes = file.readAll().toStdString();
            const auto form = templateFormatOf(bytes);
            QVERIFY(form.has_value());
            const auto read = readTemplate(bytes);
            QVERIFY(read.ok());
            const auto own = readZtemplate(*writeZtemplate(*read));
            QVERIFY(own.ok() && *own == *read);
            const auto back = readTemplate(*writeTemplate(*own, *form));
            QVERIFY(back.ok() && *back == *read);
        }
    }
};

} // namespace stonemason::pocket_heroes

STONEMASON_APPLESS_TEST(stonemason::pocket_heroes::TestZtemplate)
#include "test_ztemplate.moc"
