// SPDX-License-Identifier: GPL-3.0-or-later
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

std::optional<Result<Map>> findCode(std::string_view code) {
    const TextPart part{code, 1};
    return findMapCode({&part, 1}, test::kingsConflict());
}

std::string passesCode() {
    return test::testData("kings-conflict/mountain-passes.as");
}

std::string replacedAll(std::string text, std::string_view from, std::string_view to) {
    for (std::size_t at = text.find(from); at != std::string::npos; at = text.find(from, at + to.size()))
        text.replace(at, from.size(), to);
    return text;
}

/// The line ends turned into others in turn.
std::string withLineEnds(const std::string& text, const std::vector<std::string>& ends) {
    std::string result;
    std::size_t next = 0;
    for (char c : text) {
        if (c == '\n')
            result += ends[next++ % ends.size()];
        else
            result += c;
    }
    return result;
}

/// The lines of the sample that belong to one array.
std::string arrayCode(std::string_view name) {
    std::string code;
    std::istringstream in(passesCode());
    for (std::string line; std::getline(in, line);)
        if (line.starts_with("GlobalVariables." + std::string(name) + "=") ||
            line.starts_with("GlobalVariables." + std::string(name) + " =") ||
            line.starts_with("GlobalVariables." + std::string(name) + ".push"))
            code += line + "\n";
    return code;
}

} // namespace

class TestMapCode : public QObject {
    Q_OBJECT

private slots:
    void writesTheSampleByteForByte() {
        const auto read =
            readMap(test::testData("kings-conflict/mountain-passes.txt"), {&test::kingsConflict(), 1});
        QVERIFY(read);
        const auto written = writeMap(read->map, test::kingsConflict(), MapFormat::GameCode);
        QVERIFY(written);
        QCOMPARE(QByteArray::fromStdString(*written), QByteArray::fromStdString(passesCode()));
    }

    void readsTheSample() {
        const auto read = readMap(passesCode(), {&test::kingsConflict(), 1});
        QVERIFY(read);
        QCOMPARE(read->format, MapFormat::GameCode);
        const auto text =
            readMap(test::testData("kings-conflict/mountain-passes.txt"), {&test::kingsConflict(), 1});
        QVERIFY(read->map == text->map);
        QCOMPARE(read->map.symmetry, Symmetry::HalfTurn);
        QCOMPARE((read->map.layer(3)[{4, 10}]), '9');
    }

    void acceptsOtherSpellings_data() {
        QTest::addColumn<QByteArray>("code");
        const auto row = [](const char* name, const std::string& code) {
            QTest::newRow(name) << QByteArray::fromStdString(code);
        };
        row("CRLF", withLineEnds(passesCode(), {"\r\n"}));
        row("CR", withLineEnds(passesCode(), {"\r"}));
        row("mixed line ends", withLineEnds(passesCode(), {"\r\n", "\n", "\r"}));
        row("double spaced", withLineEnds(passesCode(), {"\n\n"}));
        row("all on one line",
            withLineEnds(replacedAll(replacedAll(passesCode(), "//", "/*"), "\n", "\n"), {"*/"}));
        row("single quotes", replacedAll(passesCode(), "\"", "'"));
        row("HTML quotes", replacedAll(passesCode(), "\"", "&quot;"));
        row("typographic quotes", replacedAll(replacedAll(passesCode(), "(\"", "(\u201C"), "\")", "\u201D)"));
        row("brackets", replacedAll(passesCode(), "new Array()", "[]"));
        row("array without parentheses", replacedAll(passesCode(), "new Array()", "new Array"));
        row("no holder", replacedAll(passesCode(), "GlobalVariables.", ""));
        row("another holder", replacedAll(passesCode(), "GlobalVariables.", "this . "));
        row("no semicolons", replacedAll(passesCode(), ";", ""));
        row("wide spacing",
            replacedAll(replacedAll(replacedAll(passesCode(), ".", " \t.\n "), "(", " ( "), ")", "\t) "));
        row("no-break spaces", replacedAll(replacedAll(passesCode(), "=", "\u00A0=\u00A0"), ".push(",
                                           "\u00A0.push\u00A0(\u00A0"));
        row("no comments",
            replacedAll(replacedAll(replacedAll(replacedAll(passesCode(), " //terrain map", ""),
                                                " //strategic points", ""),
                                    " //safe tiles", ""),
                        " //stonemason prefs", ""));
        row("block comments", replacedAll(passesCode(), ".push", "/* row\n row */.push/**/"));
        row("a commented-out statement",
            "//GlobalVariables.stringmap.push(\"PP\");\n/* stringmap.push(\"\") */" + passesCode());
        row("text around", "Hello! I've made a map, it's fine (see below): a = b. Have \"fun\".\n" +
                               passesCode() + "\nBye - Bob.");
        row("an open comment in prose", "notes\n/* see\n\n" + passesCode());
        row("an open comment in a word", "I made river/*bridge things\n" + passesCode());
        row("an open comment behind the code", passesCode() + "\nThe river/*bridge is new.\n");
        row("open comments on both sides", "/* one /* two\n" + passesCode() + "three /* four\n");
        row("an open comment behind a name", "GlobalVariables /* see below\n" + passesCode());
        row("prose that names an array", "The stringmap = the terrain. strategicpoints.\n" + passesCode());
        row("another order", arrayCode("strategicpoints_safe") + arrayCode("strategicpoints_mountain_pref") +
                                 arrayCode("stringmap") + arrayCode("strategicpoints"));
        row("var",
            replacedAll(replacedAll(passesCode(), "GlobalVariables.stringmap=", "var stringmap:Array = "),
                        "GlobalVariables.strategicpoints=", "let strategicpoints : string[]="));
        row("typed vector",
            replacedAll(passesCode(), "GlobalVariables.stringmap=new Array()",
                        "public static var stringmap:Vector.<String> = new Vector.<String>()"));
        row("typed vector with blanks",
            replacedAll(passesCode(), "GlobalVariables.stringmap=new Array()",
                        "public static var stringmap : Vector . < String > = new Vector.<String>()"));
        std::string literal =
            replacedAll(passesCode(), "new Array(); //terrain map\nGlobalVariables.stringmap.push(", "[");
        literal = replacedAll(replacedAll(literal, "\");\nGlobalVariables.stringmap.push(\"", "\",\n\""),
                              "FFPP\");", "FFPP\",];");
        row("array literal", literal);
        row("byte order mark", "\xEF\xBB\xBF" + passesCode());
    }

    void acceptsOtherSpellings() {
        QFETCH(QByteArray, code);
        const auto read = readMap(code.toStdString(), {&test::kingsConflict(), 1});
        if (!read) QFAIL(test::errorText(read.error()).c_str());
        QCOMPARE(read->format, MapFormat::GameCode);
        const auto sample = readMap(passesCode(), {&test::kingsConflict(), 1});
        QVERIFY(read->map == sample->map);
    }

    void readsOneToFourArrays() {
        const auto terrain = findCode(arrayCode("stringmap"));
        QVERIFY(terrain && *terrain);
        QVERIFY(!terrain->value().hasLayer(1));
        const auto named = findCode(arrayCode("stringmap") + arrayCode("strategicpoints_mountain_pref"));
        QVERIFY(named && *named);
        QVERIFY(!named->value().hasLayer(2));
        QVERIFY(named->value().hasLayer(3));
        const auto written = writeMapCode(named->value(), test::kingsConflict());
        QVERIFY(written);
        QVERIFY(findCode(*written)->value() == named->value());
    }

    void findsNoCode_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::newRow("nothing") << QByteArray();
        QTest::newRow("prose") << QByteArray("The stringmap is an array. Push (hard). x = [1, 2]");
        QTest::newRow("rows") << QByteArray::fromStdString(test::testData("kings-conflict/the-crossing.txt"));
        QTest::newRow("other code") << QByteArray("list.push(\"a\"); other = [];");
    }

    void findsNoCode() {
        QFETCH(QByteArray, text);
        QVERIFY(!findCode(text.toStdString()));
    }

    void refuses_data() {
        QTest::addColumn<QByteArray>("code");
        QTest::addColumn<QString>("error");
        const auto row = [](const char* name, const std::string& code, const char* error) {
            QTest::newRow(name) << QByteArray::fromStdString(code) << QString(error);
        };
        const std::string code = passesCode();
        row("short row", replacedAll(code, "HHHDHHHD|HH", "HHHDHHHD|H"), "map/row-length terrain 4 11 10 @5");
        row("long row", replacedAll(code, "00032223200", "000322232000"),
            "map/row-length strategic 4 11 12 @17");
        row("empty row", replacedAll(code, "\"99887766555\"", "\"\""), "map/row-length safe 1 11 0 @26");
        row("unknown code", replacedAll(code, "FFPPPPPD2--", "FFPXPPPD2--"),
            "map/unknown-code terrain 3 4 X @4");
        row("letter in a hint", replacedAll(code, "92014000000", "92014000O00"),
            "map/not-digit safe 5 9 O @30");
        row("not ASCII", replacedAll(code, "FFPPPPPD2--", "FFPPPPPD2\u2013"),
            "map/not-printable terrain 3 10 @4");
        row("eleven letters, not ASCII", replacedAll(code, "FFPPPPPD2--", "FFP\u00C4PPPD2--"),
            "map/not-printable terrain 3 4 @4");
        row("block cut short",
            code.substr(0, code.find("GlobalVariables.strategicpoints_mountain_pref.push(\"0540")),
            "map/too-few-rows mountain 11 4 @41");
        row("twelve rows",
            replacedAll(
                code, "GlobalVariables.strategicpoints=", "stringmap.push('PPPPPPPPPPP')\nstrategicpoints="),
            "map/too-many-rows terrain 11 12 @13");
        row("no rows", "GlobalVariables.stringmap = new Array();", "map/too-few-rows terrain 11 0 @1");
        row("no terrain", "\n" + arrayCode("strategicpoints"), "map/no-terrain @2");
        row("twice", code + arrayCode("stringmap"), "map/twice stringmap @49");
        row("a fifth array", code + "GlobalVariables.strategicpoints_navy=new Array();",
            "map/unknown-array strategicpoints_navy @49");
        row("a fifth array without its holder", code + "navy.push(\"00000000000\")",
            "map/unknown-array navy @49");
        row("misspelt", replacedAll(arrayCode("stringmap"), "stringmap", "stringMap"),
            "map/unknown-array stringMap @1");
        row("other value", "GlobalVariables.stringmap = load(3);", "map/statement stringmap @1");
        row("number pushed", arrayCode("stringmap") + "stringmap.push(3)", "map/statement stringmap @13");
        row("rows not parted", "\nstringmap = [\"PPPPPPPPPPP\" \"PPPPPPPPPPP\"]",
            "map/statement stringmap @2");
        row("another method", arrayCode("stringmap") + "GlobalVariables.stringmap.reverse()",
            "map/statement stringmap @13");
        row("cut in a statement", code.substr(0, code.size() - 3),
            "map/statement strategicpoints_mountain_pref @48");
        row("open quote", replacedAll(code, "HHHDHHHD|HH\"", "HHHDHHHD|HH"), "map/quote @5");
        row("cut in a row", code.substr(0, code.size() - 8), "map/quote @48");
        row("open comment between arrays",
            arrayCode("stringmap") + "\n/* more\n" + arrayCode("strategicpoints"), "map/comment @14");
        row("open comment between rows",
            replacedAll(code, "\nGlobalVariables.stringmap.push(\"FFPP",
                        "/*\nGlobalVariables.stringmap.push(\"FFPP"),
            "map/comment @3");
        row("open comment in a call", replacedAll(code, "(\"FFPPPPPD2--\"", "(/*\"FFPPPPPD2--\""),
            "map/comment @4");
        row("open comment behind a row", replacedAll(code, "(\"FFPPPPPD2--\"", "(\"FFPPPPPD2--\" /*"),
            "map/comment @4");
        row("open comment in an assignment", replacedAll(code, "stringmap=new", "stringmap= /* new"),
            "map/comment @1");
        row("open comment before an assignment", replacedAll(code, "stringmap=new", "stringmap /* =new"),
            "map/comment @1");
        row("CR only", withLineEnds(replacedAll(code, "HHHDHHHD|HH", "HHHDHHHD|H"), {"\r"}),
            "map/row-length terrain 4 11 10 @5");
        row("CRLF", withLineEnds(replacedAll(code, "HHHDHHHD|HH", "HHHDHHHD|H"), {"\r\n"}),
            "map/row-length terrain 4 11 10 @5");
    }

    void refuses() {
        QFETCH(QByteArray, code);
        QFETCH(QString, error);
        const std::string bytes = code.toStdString();
        const auto found = findCode(bytes);
        QVERIFY(found);
        QVERIFY(!*found);
        QCOMPARE(QString::fromStdString(test::errorText(found->error())), error);
        const auto read = readMap(bytes, {&test::kingsConflict(), 1});
        QVERIFY(!read);
        QVERIFY(read.error() == found->error());
    }
};

STONEMASON_APPLESS_TEST(TestMapCode)
#include "test_map_code.moc"
