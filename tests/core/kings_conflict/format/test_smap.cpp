// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/limits.h"
#include "core/kings_conflict/format/formats.h"
#include "core/kings_conflict/format/map_format.h"
#include "tests/support/error_text.h"
#include "tests/support/files.h"
#include "tests/support/profile.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace stonemason;
using namespace stonemason::kings_conflict;

namespace {

Result<Map> readOne(std::string_view json) {
    return readSmap(json, {&test::kingsConflict(), 1});
}

/// A map of two rows and three columns with every field.
const std::string small = test::testData("format/small.smap");

std::string replacedOnce(std::string text, std::string_view from, std::string_view to) {
    const std::size_t at = text.find(from);
    Q_ASSERT(at != std::string::npos);
    return text.replace(at, from.size(), to);
}

std::string withRules(const std::string& rules) {
    return replacedOnce(small, "\"layers\"", "\"rules\": " + rules + ", \"layers\"");
}

std::string withNotes(const std::string& notes) {
    return replacedOnce(small, "\"layers\"", "\"notes\": " + notes + ", \"layers\"");
}

std::string withLocked(const std::string& rows) {
    return replacedOnce(small, "\"layers\"", "\"locked\": " + rows + ", \"layers\"");
}

} // namespace

class TestSmap : public QObject {
    Q_OBJECT

private slots:
    void readsEveryField() {
        const auto map = readOne(small);
        if (!map) QFAIL(test::errorText(map.error()).c_str());
        QCOMPARE(map->game, "kings-conflict");
        QVERIFY((map->info == MapInfo{"Little \"one\"", "Żaneta", "First line.\nSecond line.", "CC0"}));
        QCOMPARE(map->symmetry, Symmetry::None);
        QVERIFY((map->size() == Size{2, 3}));
        QCOMPARE((map->terrain()[{1, 0}]), '\\');
        QVERIFY(!map->hasLayer(1));
        QVERIFY((map->layer(2).size() == Size{2, 4}));
        QVERIFY(!map->hasLayer(3));
        QVERIFY(map->unknownFields.empty());
    }

    void writesWhatItRead() {
        const auto written = writeSmap(readOne(small).value(), test::kingsConflict());
        QVERIFY(written);
        QCOMPARE(QByteArray::fromStdString(*written), QByteArray::fromStdString(small));
    }

    void fieldsMayBeLeftOut() {
        const auto map = readOne(R"({"format":"stonemason-map","version":1,"game":"kings-conflict",
                                  "layers":{"terrain":["PM","FP"]}})");
        QVERIFY(map);
        QVERIFY(map->info == MapInfo{});
        QCOMPARE(map->symmetry, Symmetry::Diagonal); // a tie: the first the profile lists
    }

    void detectsTheSymmetryThatIsNotGiven() {
        const auto diagonal = readOne(R"({"format":"stonemason-map","version":1,"game":"kings-conflict",
                                       "layers":{"terrain":["PMF","MPS","FSH"]}})");
        QCOMPARE(diagonal->symmetry, Symmetry::Diagonal);
        const auto turned = readOne(R"({"format":"stonemason-map","version":1,"game":"kings-conflict",
                                     "layers":{"terrain":["PMF","SHS","FMP"]}})");
        QCOMPARE(turned->symmetry, Symmetry::HalfTurn);
    }

    void keepsUnknownFieldsAsTheyWere() {
        const std::string odd =
            replacedOnce(replacedOnce(small, "\"version\": 1,",
                                      "\"version\": 1, \"weather\": {\"rain\": 1.10, \"a\": [ 1,2 ]},"),
                         "\"safe\": [", "\"navy\": [ \"}\\\"]\", {} ], \"safe\": [");
        const auto map =
            readOne(replacedOnce(odd, "\n  }\n}", "\n  }, \"big\": 123456789012345678901234567890\n}"));
        QVERIFY(map);
        QCOMPARE(map->unknownFields,
                 "{\"layers\": {\"navy\": [ \"}\\\"]\", {} ]}, \"weather\": {\"rain\": 1.10, "
                 "\"a\": [ 1,2 ]}, \"big\": 123456789012345678901234567890}");
        const auto written = writeSmap(*map, test::kingsConflict());
        QVERIFY(written);
        QVERIFY(written->ends_with("    ],\n    \"navy\": [ \"}\\\"]\", {} ]\n  },\n"
                                   "  \"weather\": {\"rain\": 1.10, \"a\": [ 1,2 ]},\n"
                                   "  \"big\": 123456789012345678901234567890\n}\n"));
        const auto again = readOne(*written);
        QVERIFY(again);
        QVERIFY(again.value() == map.value());
    }

    void keepsUnknownFieldsWithEscapedNames() {
        const auto map = readOne(
            replacedOnce(small, "\"name\"", "\"na\\u006de\": \"N\", \"x\\\"\\u0041\": null, \"other\""));
        QVERIFY(map);
        QCOMPARE(map->info.name, "N");
        QCOMPARE(map->unknownFields, "{\"x\\\"\\u0041\": null, \"other\": \"Little \\\"one\\\"\"}");
    }

    void unknownFieldsNeverShadowKnownOnes() {
        Map map = readOne(small).value();
        map.unknownFields = R"({"name": "x", "layers": {"terrain": 3, "navy": 1}})";
        const auto again = readOne(*writeSmap(map, test::kingsConflict()));
        QVERIFY(again);
        QCOMPARE(again->info.name, map.info.name);
        QCOMPARE(again->unknownFields, R"({"layers": {"navy": 1}})");
    }

    void rulesAreTheNumbersThatWereChanged() {
        const Map plain = readOne(small).value();
        QVERIFY(plain.rules.empty());
        QVERIFY(numbersOf(plain, test::kingsConflict()) == test::kingsConflict().kings->numbers);
        const auto map = readOne(withRules(R"({"swatNote": 20, "mercenaryMove": 3})"));
        QVERIFY(map);
        QVERIFY((map->rules == NumberChanges{{"mercenaryMove", 3}, {"swatNote", 20}}));
        CheckNumbers expected = test::kingsConflict().kings->numbers;
        expected.mercenaryMove = 3;
        expected.swatNote = 20;
        QVERIFY(numbersOf(*map, test::kingsConflict()) == expected);
        const auto written = writeSmap(*map, test::kingsConflict());
        QVERIFY(written->find("\n  \"rules\": {\"mercenaryMove\": 3, \"swatNote\": 20},\n  \"layers\"") !=
                std::string::npos);
        QVERIFY(readOne(*written).value() == *map);
    }

    /// The game's own value is kept too: the map means it, whatever a later profile assumes.
    void keepsRulesThatAreTheGames() {
        const auto map = readOne(withRules(R"({"kingMove": 1})"));
        QVERIFY((map->rules == NumberChanges{{"kingMove", 1}}));
        QVERIFY(readOne(*writeSmap(*map, test::kingsConflict())).value() == *map);
    }

    void keepsRulesOfNewerPrograms() {
        const auto map = readOne(withRules(R"({"dragonMove": [1.50], "kingMove": 2, "x": null})"));
        QVERIFY((map->rules == NumberChanges{{"kingMove", 2}}));
        QCOMPARE(map->unknownFields, R"({"rules": {"dragonMove": [1.50], "x": null}})");
        const auto written = writeSmap(*map, test::kingsConflict());
        QVERIFY(written->find(R"("rules": {"kingMove": 2, "dragonMove": [1.50], "x": null},)") !=
                std::string::npos);
        QVERIFY(readOne(*written).value() == *map);
    }

    void lockedCellsAreRows() {
        QVERIFY(readOne(small)->lockedCells.empty());
        QVERIFY(writeSmap(*readOne(small), test::kingsConflict())->find("locked") == std::string::npos);
        const auto map = readOne(withLocked("[\"..#\", \"#..\"]"));
        QVERIFY(map);
        QVERIFY((map->lockedCells == CellSet{{0, 2}, {1, 0}}));
        const auto written = writeSmap(*map, test::kingsConflict());
        QVERIFY(written->find("\n  \"locked\": [\n    \"..#\",\n    \"#..\"\n  ],\n  \"layers\"") !=
                std::string::npos);
        QVERIFY(readOne(*written).value() == *map);
        Map beyond = *map;
        beyond.lockedCells = {{5, 5}};
        QVERIFY(writeSmap(beyond, test::kingsConflict())->find("locked") == std::string::npos);
    }

    void notesLieOnCells() {
        QVERIFY(readOne(small)->notes.empty());
        const auto map = readOne(withNotes(R"([[1, 2, "ambush here"], [0, 0, "żaba"], [0, 1, ""]])"));
        QVERIFY(map);
        QVERIFY((map->notes == CellNotes{{{0, 0}, "żaba"}, {{1, 2}, "ambush here"}}));
        const auto written = writeSmap(*map, test::kingsConflict());
        QVERIFY(written->find("\n  \"notes\": [\n    [0, 0, \"żaba\"],\n    [1, 2, \"ambush here\"]\n  ],"
                              "\n  \"layers\"") != std::string::npos);
        QVERIFY(readOne(*written).value() == *map);
    }

    void holdsTheLongestNotesAndTheMost() {
        Map map = newMap(test::kingsConflict());
        map.layers.assign(test::kingsConflict().layers.size(), Grid<Code>({256, 256}, '0'));
        map.layer(terrainLayer) = Grid<Code>({256, 256}, 'P');
        std::string longest;
        for (int i = 0; i < maximumCellNote; ++i)
            longest += "ż";
        for (int i = 0; i < maximumCellNotes; ++i)
            map.notes[{i / 256, i % 256}] = longest;
        QVERIFY(readOne(*writeSmap(map, test::kingsConflict())).value() == map);
    }

    void holdsEverySize() {
        for (const Size size : {Size{1, 1}, Size{1, 256}, Size{256, 1}, Size{256, 256}, Size{11, 11}}) {
            Map map = newMap(test::kingsConflict());
            map.layers.assign(test::kingsConflict().layers.size(), Grid<Code>(size, '0'));
            map.layer(terrainLayer) = Grid<Code>(size, 'P');
            const auto written = writeMap(map, test::kingsConflict(), MapFormat::Smap);
            QVERIFY(written);
            QVERIFY(readOne(*written).value() == map);
        }
    }

    void holdsEveryPrintableCode() {
        Map map = newMap(test::kingsConflict());
        map.layer(terrainLayer) = Grid<Code>({1, 95});
        for (int i = 0; i < 95; ++i)
            map.layer(terrainLayer)[{0, i}] = char(' ' + i);
        QVERIFY(readOne(*writeSmap(map, test::kingsConflict())).value() == map);
    }

    void refuses_data() {
        QTest::addColumn<QByteArray>("json");
        QTest::addColumn<QString>("error");
        const auto row = [](const char* name, const std::string& json, const char* error) {
            QTest::newRow(name) << QByteArray::fromStdString(json) << QString(error);
        };
        row("empty", "", "json/syntax @1");
        row("cut short", small.substr(0, small.size() / 2), "json/cut @7");
        row("a list", "[]", "json/foreign");
        row("nothing in it", "{}", "json/foreign");
        row("other JSON", "{\"width\": 11, \"height\": 13}", "json/foreign");
        row("a profile", "{\"format\": \"stonemason-game\"}", "smap/not-a-map stonemason-game in format");
        row("format is no text", "{\"format\": 1}", "json/foreign");
        row("newer", replacedOnce(small, "\"version\": 1", "\"version\": 2"), "json/version 2 1 in version");
        row("version 0", replacedOnce(small, "\"version\": 1", "\"version\": 0"),
            "json/range 1 1000000 in version");
        row("version is text", replacedOnce(small, "\"version\": 1", "\"version\": \"1\""),
            "json/type integer in version");
        row("version is a fraction", replacedOnce(small, "\"version\": 1", "\"version\": 1.5"),
            "json/type integer in version");
        row("no version", replacedOnce(small, "\"version\"", "\"edition\""), "json/missing in version");
        row("unknown game", replacedOnce(small, "kings-conflict", "chess"),
            "smap/unknown-game chess in game");
        row("no game", replacedOnce(small, "\"game\"", "\"gamme\""), "json/missing in game");
        row("name is a number", replacedOnce(small, "\"Little \\\"one\\\"\"", "3"),
            "json/type string in name");
        row("licence is null", replacedOnce(small, "\"CC0\"", "null"), "json/type string in licence");
        row("NUL in a name", replacedOnce(small, "Little", "Li\\u0000le"), "smap/nul in name");
        row("unknown symmetry", replacedOnce(small, "\"none\"", "\"point\""),
            "json/unknown-id point in symmetry");
        row("symmetry is a list", replacedOnce(small, "\"none\"", "[]"), "json/type string in symmetry");
        row("rules are a list", withRules("[]"), "json/type object in rules");
        row("rules are null", withRules("null"), "json/type object in rules");
        row("rule is text", withRules(R"({"kingMove": "1"})"), "json/type integer in rules.kingMove");
        row("rule is a fraction", withRules(R"({"kingMove": 1.5})"), "json/type integer in rules.kingMove");
        row("rule too small", withRules(R"({"kingMove": 0})"), "json/range 1 20 in rules.kingMove");
        row("rule too large", withRules(R"({"trapError": 9})"), "json/range 0 8 in rules.trapError");
        row("huge rule", withRules(R"({"trapError": 99999999999999999999})"),
            "json/type integer in rules.trapError");
        row("rule twice", withRules(R"({"kingMove": 1, "kingMove": 1})"),
            "json/duplicate kingMove @10 in rules.kingMove");
        row("notes are an object", withNotes("{}"), "json/type array in notes");
        row("a note is text", withNotes(R"(["x"])"), "json/type array in notes[0]");
        row("a note without words", withNotes("[[0, 0]]"), "json/length 3 2 in notes[0]");
        row("a note with more", withNotes(R"([[0, 0, "x", 1]])"), "json/length 3 4 in notes[0]");
        row("a note below the map", withNotes(R"([[2, 0, "x"]])"), "json/range 0 1 in notes[0][0]");
        row("a note beside the map", withNotes(R"([[0, 3, "x"]])"), "json/range 0 2 in notes[0][1]");
        row("a note above the map", withNotes(R"([[-1, 0, "x"]])"), "json/range 0 1 in notes[0][0]");
        row("a note of numbers", withNotes("[[0, 0, 7]]"), "json/type string in notes[0][2]");
        row("NUL in a note", withNotes(R"([[0, 0, "a\u0000b"]])"), "smap/nul in notes[0][2]");
        row("a long note", withNotes("[[0, 0, \"" + std::string(201, 'x') + "\"]]"),
            "smap/note-length 200 in notes[0][2]");
        row("two notes on a cell", withNotes(R"([[0, 0, "x"], [0, 0, "y"]])"), "smap/note-twice in notes[1]");
        std::string notes = "[[0, 0, \"\"]";
        for (int i = 0; i < maximumCellNotes; ++i)
            notes += ", [0, 0, \"\"]";
        row("too many notes", withNotes(notes + "]"), "json/values 1000 in notes");
        row("locked cells are a text", withLocked("\"..#\""), "json/type array in locked");
        row("too few rows of locked cells", withLocked("[\"..#\"]"), "json/length 2 1 in locked");
        row("a row of locked cells is a number", withLocked("[\"..#\", 3]"), "json/type string in locked[1]");
        row("a row of locked cells too long", withLocked("[\"..#\", \"....\"]"),
            "json/length 3 4 in locked[1]");
        row("an unknown sign of a locked cell", withLocked(R"(["..x", "..."])"),
            "smap/lock-sign in locked[0]");
        row("no layers", replacedOnce(small, "\"layers\"", "\"grids\""), "json/missing in layers");
        row("layers are a list", replacedOnce(small, "{\n    \"terrain\"", "[], \"x\": {\n    \"terrain\""),
            "json/type object in layers");
        row("no terrain", replacedOnce(small, "\"terrain\"", "\"ground\""), "json/missing in layers.terrain");
        row("terrain is text", replacedOnce(small, "[\n      \"PM?\",\n      \"\\\\|D\"\n    ]", "\"PM?\""),
            "json/type array in layers.terrain");
        row("a layer is null", replacedOnce(small, "[\n      \"0129\",\n      \"9876\"\n    ]", "null"),
            "json/type array in layers.safe");
        row("a row is a number", replacedOnce(small, "\"9876\"", "9876"),
            "json/type string in layers.safe[1]");
        row("short row", replacedOnce(small, "\"9876\"", "\"987\""),
            "map/row-length safe 2 4 3 in layers.safe[1]");
        row("long row", replacedOnce(small, "\"\\\\|D\"", "\"PPPP\""),
            "map/row-length terrain 2 3 4 in layers.terrain[1]");
        row("short first row of three",
            replacedOnce(small, "\"0129\",\n      \"9876\"", "\"012\", \"9876\", \"5432\""),
            "map/row-length safe 1 4 3 in layers.safe[0]");
        row("letter in a hint", replacedOnce(small, "9876", "98x6"),
            "map/not-digit safe 2 3 x in layers.safe[1]");
        row("tab in a row", replacedOnce(small, "\"PM?\"", "\"P\\tM\""),
            "map/not-printable terrain 1 2 in layers.terrain[0]");
        row("not ASCII", replacedOnce(small, "\"PM?\"", "\"P\u00E9\""),
            "map/not-printable terrain 1 2 in layers.terrain[0]");
        row("no rows", replacedOnce(small, "\"0129\",\n      \"9876\"", ""), "map/size 1 256 in layers.safe");
        row("empty rows", replacedOnce(small, "\"0129\",\n      \"9876\"", "\"\", \"\""),
            "map/size 1 256 in layers.safe[0]");
        row("wide rows",
            replacedOnce(small, "\"0129\",\n      \"9876\"", "\"" + std::string(257, '0') + "\""),
            "map/size 1 256 in layers.safe[0]");
        std::string rows = "\"0\"";
        for (int i = 0; i < 256; ++i)
            rows += ", \"0\"";
        row("many rows", replacedOnce(small, "\"0129\",\n      \"9876\"", rows),
            "map/size 1 256 in layers.safe");
        row("field twice", replacedOnce(small, "\"author\"", "\"name\""), "json/duplicate name @6 in name");
        row("layer twice", replacedOnce(small, "\"safe\"", "\"terrain\""),
            "json/duplicate terrain @15 in layers.terrain");
        row("unknown field twice",
            replacedOnce(small, "\"author\"", "\"x\": [1, {\"y\": 1,\n\"y\": 2}], \"author\""),
            "json/duplicate y @7 in x[1].y");
        row("not UTF-8", replacedOnce(small, "Żaneta", "\xC5"), "json/utf8 @6");
        row("surrogate", replacedOnce(small, "Żaneta", "\xED\xA0\x80"), "json/utf8 @6");
        row("lone escape of a surrogate", replacedOnce(small, "Żaneta", "\\ud800"), "json/syntax @6");
        row("raw control character", replacedOnce(small, "Żaneta", "\x01"), "json/syntax @6");
        row("something behind", small + "x", "json/syntax @21");
        row("a comment", "// map\n" + small, "json/syntax @1");
        row("deep in an unknown field",
            replacedOnce(small, "\"author\"",
                         "\"x\": " + std::string(64, '[') + std::string(64, ']') + ", \"author\""),
            "json/depth 64 @6 in x");
    }

    void refuses() {
        QFETCH(QByteArray, json);
        QFETCH(QString, error);
        const auto map = readOne(json.toStdString());
        QVERIFY(!map);
        QString found = QString::fromStdString(test::errorText(map.error()));
        if (error.startsWith("json/depth")) found.truncate(error.size());
        QCOMPARE(found, error);
    }

    void refusesToWrite() {
        const auto error = [](const Map& map) {
            const auto written = writeSmap(map, test::kingsConflict());
            return written ? std::string() : test::errorText(written.error());
        };
        const Map good = readOne(small).value();
        QCOMPARE(error(good), "");
        Map map = good;
        map.info.author = "\xFF";
        QCOMPARE(error(map), "write/words author");
        map.info.author = std::string("a\0b", 3);
        QCOMPARE(error(map), "write/words author");
        map = good;
        map.layer(terrainLayer)[{1, 2}] = '\n';
        QCOMPARE(error(map), "write/unknown-code terrain (1,2) \n");
        map = good;
        map.layer(2)[{0, 3}] = 'P';
        QCOMPARE(error(map), "write/unknown-code safe (0,3) P");
        map = good;
        map.layer(terrainLayer) = Grid<Code>({257, 1}, 'P');
        QCOMPARE(error(map), "write/map-size terrain 1 256");
        map = good;
        for (const CellNotes& notes :
             {CellNotes{{{2, 0}, "x"}}, CellNotes{{{0, 0}, ""}}, CellNotes{{{0, 0}, "\xFF"}},
              CellNotes{{{0, 0}, std::string(201, 'x')}}, CellNotes{{{0, 0}, std::string("a\0b", 3)}}}) {
            map.notes = notes;
            QVERIFY(error(map).starts_with("write/note"));
        }
        map = good;
        map.rules = {{"kingMove", 0}};
        QCOMPARE(error(map), "write/rule kingMove");
        map.rules = {{"kingmove", 1}};
        QCOMPARE(error(map), "write/rule kingmove");
        map = good;
        map.unknownFields = "[]";
        QCOMPARE(error(map), "write/unknown-fields");
        map.unknownFields = "{\"layers\": 3}";
        QCOMPARE(error(map), "write/unknown-fields");
        map.unknownFields = "{\"rules\": []}";
        QCOMPARE(error(map), "write/unknown-fields");
        map.unknownFields = "{\"a\": 1, \"a\": 2}";
        QCOMPARE(error(map), "write/unknown-fields");
    }
};

STONEMASON_APPLESS_TEST(TestSmap)
#include "test_smap.moc"
