// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/text_map/glyph_table.h"
#include "core/text_map/sign_meanings.h"
#include "core/text_map/text_map_file.h"
#include "tests/support/error_text.h"
#include "tests/support/files.h"
#include "tests/support/json_schema.h"
#include "tests/support/test_program.h"

#include <QDir>
#include <QTest>

using namespace stonemason;
using namespace stonemason::text_map;

namespace {

Cell at(int row, int column) {
    return {row, column};
}

SignMeanings saying(std::string_view characters, Meaning meaning) {
    SignMeanings meanings;
    addMeaning(meanings, characters, meaning);
    return meanings;
}

} // namespace

class TestSignMeanings : public QObject {
    Q_OBJECT

private slots:
    void messagesGoBeforeTheTable() {
        const GlyphTable table = readGlyphTable(test::resourceData("text-maps/signs.json")).value();
        const TextMap map = readTextMap("x.#\nx\n").value();
        QVERIFY(passableOf(map, table)[at(0, 0)]);
        QVERIFY(!passableOf(map, table)[at(1, 2)]);
        const SignMeanings meanings = merged(saying("x", Meaning::Wall), saying("# ", Meaning::Floor));
        const BitGrid passable = passableOf(map, table, meanings);
        QVERIFY(!passable[at(0, 0)]);
        QVERIFY(passable[at(0, 2)]);
        QVERIFY(passable[at(1, 2)]); // behind the end of a row there is a blank
        const TextMap odd = readTextMap("0.\n").value();
        QCOMPARE(unknownSigns(odd, table).size(), std::size_t(1));
        QCOMPARE(unknownSigns(odd, table, saying("0", Meaning::Door)).size(), std::size_t(0));
        QVERIFY(isObstacle(Meaning::Wall) && isObstacle(Meaning::Water) && isObstacle(Meaning::Tree));
        QVERIFY(!isObstacle(Meaning::Floor) && !isObstacle(Meaning::Door));
    }

    void aCharacterHasOneMeaning() {
        SignMeanings meanings = saying("xą", Meaning::Wall);
        QCOMPARE(meanings.signs.size(), std::size_t(2));
        QCOMPARE(addMeaning(meanings, ".x", Meaning::Floor), std::string("x"));
        QCOMPARE(addMeaning(meanings, "\t", Meaning::Floor), std::string("\t"));
        QCOMPARE(addMeaning(meanings, "x", Meaning::Wall), std::string());
    }

    void textReadsBack() {
        const SignMeanings meanings = merged(saying("x\"ą ", Meaning::Wall), saying("~", Meaning::Water));
        QVERIFY(readMeanings(meaningsText(meanings)).value() == meanings);
        QVERIFY(readMeanings(meaningsText({})).value().empty());
        for (const char* broken : {"", "{", "[]", R"({"wall": 1})", R"({"wall": "\u0001"})", R"({"x": "y"})",
                                   R"({"wall": "x", "floor": "x"})"})
            QVERIFY2(!readMeanings(broken), broken);
    }

    /// F are iron bars in a level file of NetHack and lichens on its screen; A, B and C are gateways and
    /// altars in those of Dungeon Crawl (its docs/develop/levels/syntax.txt), a and I walls of wax and idols.
    void lettersMeanWhatTheirGameHasThemMean() {
        const auto meaningIn = [](const char* preset, const char* sign) {
            const auto read = readGlyphPreset(test::resourceData(std::string("glyphs/") + preset + ".json"));
            return read->meanings.of(sign);
        };
        QVERIFY(meaningIn("nethack", "F") == Meaning::Wall);
        for (const char* monster : {"F", "B", "P", "W", "L", "T", "d"})
            QVERIFY2(meaningIn("nethack-screen", monster) == Meaning::Floor, monster);
        for (const char* walked : {"A", "B", "C", "T", "W", "|", "~"})
            QVERIFY2(meaningIn("crawl", walked) == Meaning::Floor, walked);
        for (const char* wall : {"a", "I", "G", "c"})
            QVERIFY2(meaningIn("crawl", wall) == Meaning::Wall, wall);
    }

    void everyPresetIsRead() {
        const QJsonObject schema =
            test::jsonObjectOf(STONEMASON_RESOURCES "/schema/glyph-preset.schema.json");
        QStringList ids;
        for (const QString& name :
             QDir(QStringLiteral(STONEMASON_RESOURCES "/glyphs")).entryList(QDir::Files)) {
            const QString path = QStringLiteral(STONEMASON_RESOURCES "/glyphs/") + name;
            QCOMPARE(test::schemaErrors(schema, test::jsonObjectOf(path)), QStringList());
            const auto preset = readGlyphPreset(test::resourceData(("glyphs/" + name).toStdString()));
            QVERIFY2(preset, qPrintable(name));
            QCOMPARE(QString::fromStdString(preset->id) + ".json", name);
            QVERIFY(preset->name.contains("pl") && !preset->meanings.empty());
            ids << QString::fromStdString(preset->id);
        }
        QCOMPARE(ids, (QStringList{"angband", "brogue", "cp437", "crawl", "doomrl", "moving-ai",
                                   "nethack-screen", "nethack"}));
    }
};

STONEMASON_TEST(TestSignMeanings)
#include "test_sign_meanings.moc"
