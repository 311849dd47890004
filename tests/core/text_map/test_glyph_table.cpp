// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/text_map/glyph_table.h"
#include "core/text_map/text_map_file.h"
#include "tests/support/error_text.h"
#include "tests/support/files.h"
#include "tests/support/json_schema.h"
#include "tests/support/test_program.h"

#include <QJsonDocument>
#include <QTest>

#include <algorithm>

using namespace stonemason;
using namespace stonemason::text_map;
using test::jsonObjectOf;
using test::schemaErrors;

namespace {

constexpr char shippedPath[] = STONEMASON_RESOURCES "/text-maps/signs.json";

QJsonObject schema() {
    return jsonObjectOf(STONEMASON_RESOURCES "/schema/text-map-signs.schema.json");
}

const GlyphTable& shipped() {
    static const GlyphTable table = readGlyphTable(test::resourceData("text-maps/signs.json")).value();
    return table;
}

QString errorOf(const QJsonObject& json) {
    const auto read = readGlyphTable(QJsonDocument(json).toJson().toStdString());
    return read ? QStringLiteral("read") : QString::fromStdString(test::errorText(read.error()));
}

} // namespace

class TestGlyphTable : public QObject {
    Q_OBJECT

private slots:
    void theShippedTableIsRead() {
        QCOMPARE(schemaErrors(schema(), jsonObjectOf(shippedPath)), QStringList());
        for (const char* wall : {"#", " ", "|", "-", "█", "═"})
            QVERIFY(shipped().find(wall) && shipped().find(wall)->isWall);
        for (const char* floor : {".", "o", "@", "<", "+"})
            QVERIFY(shipped().find(floor) && !shipped().find(floor)->isWall);
        for (const char* unknown : {"", "0", "ą", "\xDB", "##"})
            QVERIFY(!shipped().find(unknown));
        QVERIFY(shipped().find("#")->fill == (Colour{0x4a, 0x42, 0x3b}));
        QVERIFY(shipped().find("#")->ink == (Colour{0x6b, 0x61, 0x57}));
        for (const SignRow& row : shipped().rows)
            QVERIFY(row.name.contains("en") && row.name.contains("pl"));
    }

    /// As the guide says: all but the lightest shade, which is grass and rubble. Also in a file of DOS.
    void everyLineAndBlockIsAWall() {
        for (int number = 0x2500; number < 0x25A0; ++number) {
            const std::string sign = QString(QChar(number)).toStdString();
            const SignRow* row = shipped().find(sign);
            QVERIFY2(row, qPrintable(QString::number(number, 16)));
            QCOMPARE(row->isWall, number != 0x2591);
        }
        const BitGrid ways = passableOf(readTextMap("\xC9\xCD\xBB\n\xBA.\xB0\n").value(), shipped());
        QCOMPARE(ways.count(), std::int64_t(2));
        QVERIFY((ways[{1, 1}]) && (ways[{1, 2}]));
        QVERIFY(unknownSigns(readTextMap("\xB3\xDB\xEA\n").value(), shipped()) ==
                (std::vector<UnknownSign>{{"Ω", 1}}));
    }

    void errorsAreSeen_data() {
        QTest::addColumn<QJsonObject>("json");
        QTest::addColumn<QString>("error");
        const auto row = [](const char* path, const char* value, const char* error) {
            QTest::addRow("%s: %s", path, value)
                << test::changedJson(jsonObjectOf(shippedPath), path, value) << QString(error);
        };
        row("format", "\"stonemason-game\"", "json/unknown-id stonemason-game in format");
        row("version", "2", "json/version 2 1 in version");
        row("extra", "1", "json/unknown-field in extra");
        row("signs", "1", "json/type array in signs");
        row("signs/0/signs", "", "json/missing in signs[0].signs");
        row("signs/0/signs", "\"\"", "json/missing in signs[0].signs");
        row("signs/0/signs", "\"\\t\"", "json/unknown-id \t in signs[0].signs");
        row("signs/0/kind", "\"Wall\"", "json/unknown-id Wall in signs[0].kind");
        row("signs/0/shape", "\"round\"", "json/unknown-id round in signs[0].shape");
        row("signs/0/shape", "\"Stone\"", "json/unknown-id Stone in signs[0].shape");
        row("signs/0/shape", "\"\"", "json/unknown-id  in signs[0].shape");
        row("signs/0/shape", "0", "json/type string in signs[0].shape");
        row("signs/0/name", "{\"pl\": \"x\"}", "json/missing in signs[0].name.en");
        row("signs/0/name/pl", "\"\"", "json/missing in signs[0].name.pl");
        row("signs/0/fill", "\"#12345\"", "json/unknown-id #12345 in signs[0].fill");
        row("signs/0/fill", "\"#1234567\"", "json/unknown-id #1234567 in signs[0].fill");
        row("signs/0/fill", "\"#12345G\"", "json/unknown-id #12345G in signs[0].fill");
        row("signs/0/ink", "\"1234567\"", "json/unknown-id 1234567 in signs[0].ink");
        row("signs/0/ink", "7", "json/type string in signs[0].ink");
        row("signs/0/glyph", "\"x\"", "json/unknown-field in signs[0].glyph");
    }

    /// What the schema refuses the reader refuses too.
    void errorsAreSeen() {
        QFETCH(QJsonObject, json);
        QFETCH(QString, error);
        QVERIFY(!schemaErrors(schema(), json).isEmpty());
        QCOMPARE(errorOf(json), error);
    }

    void signsAreDrawnAsTheTableSays() {
        const std::vector<std::pair<SignShape, std::string_view>> shapes{
            {SignShape::Solid, " "},           {SignShape::Waves, "~≈"},      {SignShape::Tree, "T♣♠"},
            {SignShape::Floor, ".·"},          {SignShape::Tufts, ",:;`\"░"}, {SignShape::Door, "+'/"},
            {SignShape::Letter, "<^@!?=_azAZ"}};
        for (const SignRow& row : shipped().rows)
            for (const std::string& sign : row.signs) {
                const auto shape = std::ranges::find_if(shapes, [&](const auto& each) {
                    return each.second.find(sign) != std::string_view::npos;
                });
                if (shape != shapes.end())
                    QCOMPARE(row.shape, shape->first);
                else
                    QCOMPARE(row.shape, row.isWall ? SignShape::Stone : SignShape::Letter);
            }
        for (std::size_t id = 0; id < signShapeIds.size(); ++id) {
            const auto json = test::changedJson(jsonObjectOf(shippedPath), "signs/4/shape",
                                                ('"' + std::string(signShapeIds[id]) + '"').c_str());
            QCOMPARE(schemaErrors(schema(), json), QStringList());
            const auto table = readGlyphTable(QJsonDocument(json).toJson().toStdString());
            QVERIFY(table.ok());
            QCOMPARE(table->find("T")->shape, SignShape(id));
        }
    }

    /// Tables that name no shapes.
    void shapesAreOptional() {
        QJsonObject json = jsonObjectOf(shippedPath);
        for (const char* row : {"signs/2/shape", "signs/3/shape", "signs/7/shape"})
            json = test::changedJson(json, row, "");
        QCOMPARE(schemaErrors(schema(), json), QStringList());
        const auto table = readGlyphTable(QJsonDocument(json).toJson().toStdString());
        QVERIFY(table.ok());
        QCOMPARE(table->find(" ")->shape, SignShape::Solid);
        QCOMPARE(table->find("~")->shape, SignShape::Stone);
        QCOMPARE(table->find("+")->shape, SignShape::Letter);
    }

    /// The guide describes it for those who write a table of their own.
    void theGuideNamesTheShapes() {
        for (const char* page : {"help/text-maps.md", "help/pl/text-maps.md"})
            for (const std::string_view id : signShapeIds)
                QVERIFY(test::resourceData(page).find('`' + std::string(id) + '`') != std::string::npos);
    }

    /// What only the reader can see.
    void noSignIsThereTwice() {
        const QJsonObject table = jsonObjectOf(shippedPath);
        QCOMPARE(errorOf(test::changedJson(table, "signs/0/signs", "\"##\"")),
                 QString("json/duplicate # in signs[0].signs"));
        QCOMPARE(errorOf(test::changedJson(table, "signs/1/signs", "\"x#\"")),
                 QString("json/duplicate # in signs[1].signs"));
        QString many;
        for (int letter = 0; letter < 1000; ++letter)
            many += QChar(0x4E00 + letter);
        const auto withSigns = [&](const QString& signs) {
            return test::changedJson(jsonObjectOf(shippedPath), "signs/0/signs",
                                     ('"' + signs + '"').toUtf8());
        };
        QCOMPARE(errorOf(withSigns(many)), QString("json/values 1000 in signs[1].signs")); // with the others
        QCOMPARE(errorOf(withSigns(many + '#')), QString("json/values 1000 in signs[0].signs"));
        QCOMPARE(test::errorText(readGlyphTable("{").error()), std::string("json/cut @1"));
    }

    void signsShowWhereOneCanWalk() {
        const TextMap map = readTextMap("#.\n\n..o?0#\n").value();
        const BitGrid passable = passableOf(map, shipped());
        std::string rows;
        forEachCell(passable.size(), [&](Cell cell) { rows += passable[cell] ? '.' : '#'; });
        QCOMPARE(rows, std::string("#.####"
                                   "######"
                                   ".....#"));
        QCOMPARE(passableOf(map, GlyphTable()).count(), std::int64_t(18)); // all unknown
    }

    void unknownSignsAreCounted() {
        const TextMap map = readTextMap("7#8\n8ą8.").value();
        QVERIFY(unknownSigns(map, shipped()) == (std::vector<UnknownSign>{{"7", 1}, {"8", 3}, {"ą", 1}}));
        QVERIFY(unknownSigns(readTextMap("#..").value(), shipped()).empty());
        TextMap painted = map;
        painted.cells[{0, 0}] = *indexOf(painted, ".");
        QCOMPARE(unknownSigns(painted, shipped()).front().sign, std::string("8"));
    }

    void theSampleMapIsKnownThroughout() {
        const std::string bytes = test::resourceData("text-maps/mountain-pass.txt");
        const TextMap map = readTextMap(bytes).value();
        QVERIFY(map.cells.size() == (Size{25, 80}));
        QVERIFY(unknownSigns(map, shipped()).empty());
        QCOMPARE(passableOf(map, shipped()).count(),
                 std::ranges::count(bytes, '.') + std::ranges::count(bytes, 'o'));
    }
};

STONEMASON_APPLESS_TEST(TestGlyphTable)
#include "test_glyph_table.moc"
