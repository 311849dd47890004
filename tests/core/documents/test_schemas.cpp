// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/format/file.h"
#include "core/kings_conflict/format/map_format.h"
#include "core/kings_conflict/format/profile_reader.h"
#include "tests/support/error_text.h"
#include "tests/support/files.h"
#include "tests/support/json_schema.h"
#include "tests/support/profile.h"
#include "tests/support/test_program.h"

#include <QDir>
#include <QJsonArray>
#include <QJsonDocument>
#include <QTest>

using namespace stonemason;
using namespace stonemason::kings_conflict;
using test::jsonObjectOf;
using test::schemaErrors;

namespace {

const QString resources = STONEMASON_RESOURCES;

QJsonObject profileSchema() {
    return jsonObjectOf(resources + "/schema/game-profile.schema.json");
}

QJsonObject mapSchema() {
    return jsonObjectOf(resources + "/schema/smap.schema.json");
}

std::string bytes(const QJsonValue& value) {
    return QJsonDocument(value.toObject()).toJson().toStdString();
}

} // namespace

class TestSchemas : public QObject {
    Q_OBJECT

private slots:
    void everyProfileFits() {
        const QDir games(resources + "/games");
        const QStringList names = games.entryList({"*.json"});
        QVERIFY(!names.isEmpty());
        for (const QString& name : names)
            QCOMPARE(schemaErrors(profileSchema(), jsonObjectOf(games.filePath(name))), QStringList());
        const QJsonObject other = jsonObjectOf(STONEMASON_TEST_DATA "/games/sea-lords.json");
        QCOMPARE(schemaErrors(profileSchema(), other), QStringList());
        QVERIFY(readGameProfile(bytes(other)));
    }

    void profileErrorsAreSeen_data() {
        QTest::addColumn<QString>("path");
        QTest::addColumn<QByteArray>("value");
        const auto row = [](const char* path, const char* value) {
            QTest::addRow("%s: %s", path, value) << QString(path) << QByteArray(value);
        };
        row("format", "\"stonemason-map\"");
        row("version", "3");
        row("board/rows", "0");
        row("board/columns", "257");
        row("name/en", "");
        row("tiles", "");
        row("tiles/0/code", "\"PP\"");
        row("tiles/0/class", "");
        row("tiles/0/riverMoth", "true");
        row("tiles/9/river", "[\"up\"]");
        row("classes/0/id", "3");
        row("layers/0/kind", "\"hint\"");
        row("layers/1/mover", "");
        row("layers/0/mover", "\"king\"");
        row("layers/1/export/name", "");
        row("kings/starts/1/cell", "[1]");
        row("symmetry/default", "\"point\"");
        row("symmetry/choices", "[]");
        row("symmetry/choices", "[\"diagonal\", \"half-turn\", \"diagonal\"]");
        row("symmetry/choices", "[\"diagonal\", \"none\"]");
        row("symmetry/choices", "[\"half-turn\", \"none\"]");
        row("kings/starts", "[]");
        row("kings/starts/0/king", "");
        row("kings/words", "");
        row("kings/words/trap", "");
        row("kings/words/trap/en", "");
        row("kings/words/traps", "{\"en\": \"x\"}");
        row("movers/1/one", "\"a mercenary\"");
        row("variety/0/absent", "\"bad\"");
        row("varietyFew", "");
        row("varietyFew/value", "\"1\"");
        row("kings/numbers/varietyFew",
            R"({"value": 1, "minimum": 0, "maximum": 9, "source": {"en": "x"}, "meaning": {"en": "x"}})");
        row("kings/roles/king", "");
        row("kings/numbers/kingMove/value", "\"1\"");
        row("kings/numbers/kingMove/meaning", "\"Tiles\"");
        row("kings/numbers/kingMove/source", "{\"pl\": \"x\"}");
        row("kings/numbers/kingmove", "{\"value\": 1}");
        row("kings/numbers/kingMove/step", "1");
        row("board/layers", "1");
        row("classes/0/formRegions", "true");
        row("movers/0/speed", "1");
        row("layers/1/export/comments", "\"\"");
        row("layers/1/opacity", "1");
        row("kings/starts/0/king", "1");
        row("symmetry/printed", "\"none\"");
        row("variety/0/many", "1");
        row("kings/roles/dragon", "\"king\"");
        row("extra", "1");
        row("kings/extra", "1");
        row("holes", "{\"code\": \"#\"}");
        row("holes", "{\"code\": \".\", \"rows\": [\".\"]}");
        row("holes", "{\"code\": \"#\", \"rows\": []}");
    }

    /// What the schema refuses the reader refuses too.
    void profileErrorsAreSeen() {
        QFETCH(QString, path);
        QFETCH(QByteArray, value);
        const QJsonObject game = jsonObjectOf(resources + "/games/kings-conflict.json");
        const QJsonValue broken = test::changedJson(game, path, value);
        QVERIFY(broken != game);
        QVERIFY(!schemaErrors(profileSchema(), broken).isEmpty());
        QVERIFY(!readGameProfile(bytes(broken)));
    }

    /// The schemas list exactly the numbers of the table.
    void schemasNameEveryNumber() {
        QStringList ids;
        for (const NumberField& field : numberFields)
            ids += QString::fromUtf8(field.id.data(), qsizetype(field.id.size()));
        ids.sort();
        for (const QJsonObject& schema :
             {profileSchema().value("properties")["kings"]["properties"]["numbers"].toObject(),
              mapSchema().value("properties")["rules"].toObject()})
            QCOMPARE(schema.value("properties").toObject().keys(), ids);
    }

    void mapsFit() {
        const auto read = readMap(test::testData("format/small.smap"), {&test::kingsConflict(), 1});
        QVERIFY(read);
        Map ruled = newMap(test::kingsConflict());
        ruled.rules = {{"swatNote", 0}, {"mercenaryMove", 20}};
        ruled.notes = {{{0, 10}, "ambush here"}, {{10, 0}, "żaba"}};
        for (const Map& map : {read->map, newMap(test::kingsConflict()), ruled}) {
            const auto written = writeMap(map, test::kingsConflict(), MapFormat::Smap);
            const auto object = QJsonDocument::fromJson(QByteArray::fromStdString(*written)).object();
            QVERIFY(!object.isEmpty());
            QCOMPARE(schemaErrors(mapSchema(), object), QStringList());
        }
    }

    void mapErrorsAreSeen_data() {
        QTest::addColumn<QString>("path");
        QTest::addColumn<QByteArray>("value");
        const auto row = [](const char* path, const char* value) {
            QTest::addRow("%s: %s", path, value) << QString(path) << QByteArray(value);
        };
        row("format", "");
        row("version", "2");
        row("version", "\"1\"");
        row("game", "7");
        row("name", "null");
        row("licence", "\"a\\u0000b\"");
        row("symmetry", "\"point\"");
        row("rules", "[]");
        row("rules", "{\"kingMove\": \"1\"}");
        row("rules", "{\"kingMove\": 1.5}");
        row("rules", "{\"kingMove\": -1}");
        row("notes", "{}");
        row("notes", "[[0, 0]]");
        row("notes", "[[0, -1, \"x\"]]");
        row("notes", "[[0, 0, \"x\", 1]]");
        row("notes", "[[0, 0, 1]]");
        row("layers", "[]");
        row("layers/terrain", "");
        row("layers/terrain", "[]");
        row("layers/terrain", "[\"\"]");
        row("layers/terrain", "\"PPP\"");
        row("layers/terrain/0", "\"P\\tP\"");
        row("layers/terrain/0", "\"P\\u00e9P\"");
        row("layers/safe", "null");
        row("layers/safe/1", "1234");
        row("layers/safe/1", "\"12x4\"");
    }

    void mapErrorsAreSeen() {
        QFETCH(QString, path);
        QFETCH(QByteArray, value);
        const QJsonObject map = jsonObjectOf(STONEMASON_TEST_DATA "/format/small.smap");
        const QJsonValue broken = test::changedJson(map, path, value);
        QVERIFY(broken != map);
        QVERIFY(!schemaErrors(mapSchema(), broken).isEmpty());
        QVERIFY(!readMap(bytes(broken), {&test::kingsConflict(), 1}));
    }

    void publishedMapsAreWhatTheGuidePrints() {
        for (const char* name : {"the-crossing", "mountain-passes"}) {
            const std::string stem(name);
            const auto smap = readFile(resources.toStdString() + "/maps/" + stem + ".smap");
            QVERIFY(smap);
            const auto read = readMap(*smap, {&test::kingsConflict(), 1});
            if (!read) QFAIL(test::errorText(read.error()).c_str());
            const Map& map = read->map;
            QCOMPARE(*writeMap(map, test::kingsConflict(), MapFormat::Text),
                     test::testData("kings-conflict/" + stem + ".txt"));
            QCOMPARE(*writeMap(map, test::kingsConflict(), MapFormat::Smap), *smap);
            QCOMPARE(map.symmetry, Symmetry::HalfTurn);
            QVERIFY(!map.info.name.empty() && !map.info.author.empty() && !map.info.description.empty());
            QCOMPARE(schemaErrors(mapSchema(), jsonObjectOf(resources + "/maps/" + name + ".smap")),
                     QStringList());
        }
    }
};

STONEMASON_APPLESS_TEST(TestSchemas)
#include "test_schemas.moc"
