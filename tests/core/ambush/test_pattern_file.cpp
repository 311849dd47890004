// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/ambush/pattern_file.h"
#include "tests/core/ambush/plain_ambush.h"
#include "tests/support/error_text.h"
#include "tests/support/json_schema.h"
#include "tests/support/test_program.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QTest>

using namespace stonemason;
using namespace stonemason::ambush;
using test::schemaErrors;

namespace {

QJsonObject schema() {
    return test::jsonObjectOf(STONEMASON_RESOURCES "/schema/ambush.schema.json");
}

QJsonObject objectOf(const std::string& json) {
    return QJsonDocument::fromJson(QByteArray::fromStdString(json)).object();
}

std::string errorOf(const std::string& bytes) {
    const auto read = readPattern(bytes);
    return read ? "read" : test::errorText(read.error());
}

std::string errorOf(const Pattern& pattern) {
    const auto written = writePattern(pattern);
    return written ? "written" : test::errorText(written.error());
}

constexpr char small[] = "{\n"
                         "  \"format\": \"stonemason-ambush\",\n"
                         "  \"version\": 1,\n"
                         "  \"name\": \"Narrow\",\n"
                         "  \"note\": \"A \\\"pass\\\".\",\n"
                         "  \"threshold\": 0.8,\n"
                         "  \"orientations\": [\"r0\", \"m90\"],\n"
                         "  \"rows\": [\n"
                         "    \"..#\",\n"
                         "    \"X@*\"\n"
                         "  ]\n"
                         "}\n";

} // namespace

class TestPatternFile : public QObject {
    Q_OBJECT

private slots:
    void filesAreRead() {
        const Pattern pattern = readPattern(small).value();
        QCOMPARE(pattern.name, std::string("Narrow"));
        QCOMPARE(pattern.note, std::string("A \"pass\"."));
        QCOMPARE(pattern.threshold, 800);
        QVERIFY(pattern.orientations == (Orientations{Orientation::R0, Orientation::M90}));
        QVERIFY(pattern.signs == test::gridOf({"..#", "X@*"}));
        QCOMPARE(writePattern(pattern).value(), std::string(small));
        QVERIFY(looksLikePatternFile(small));
        QVERIFY(!looksLikePatternFile("..#\nX@*\n"));
    }

    void bareRowsAreRead() {
        Pattern expected;
        expected.signs = test::gridOf({"..#", "X@*"});
        for (const char* text : {"..#\nX@*\n", "\n\n..#\r\nX@*", "\xEF\xBB\xBF  ..#  \r  X@*\n\n \n"})
            QVERIFY(readPattern(text).value() == expected);
        QCOMPARE(patternRows(expected), std::string("..#\nX@*\n"));
    }

    void whatIsWrittenIsReadBack() {
        test::Random random(1);
        for (int round = 0; round < 500; ++round) {
            Pattern pattern = test::randomPattern(random, {1 + random.below(64), 1 + random.below(64)});
            pattern.threshold = random.below(1001);
            pattern.name = random.coin() ? "ą\"\\" : "";
            pattern.note = random.coin() ? "one\ntwo" : "";
            pattern.unknownFields = random.coin() ? "{\"by\": [1.50, {\"a\": null}]}" : "";
            const std::string written = writePattern(pattern).value();
            QVERIFY(readPattern(written).value() == pattern);
            QCOMPARE(schemaErrors(schema(), objectOf(written)), QStringList());
            Pattern bare;
            bare.signs = pattern.signs;
            QVERIFY(readPattern(patternRows(pattern)).value() == bare);
        }
    }

    /// The threshold is written as it was spelled in the file, unless it has changed.
    void keepsTheThresholdAsItWasWritten() {
        const std::string file =
            R"({"format":"stonemason-ambush","version":1,"rows":["."],"threshold":8.00e-1})";
        Pattern pattern = readPattern(file).value();
        QVERIFY(writePattern(pattern)->find("\"threshold\": 8.00e-1") != std::string::npos);
        pattern.threshold = 750;
        QVERIFY(writePattern(pattern)->find("\"threshold\": 0.75") != std::string::npos);
        pattern.threshold = 800;
        QVERIFY(writePattern(pattern)->find("\"threshold\": 8.00e-1") != std::string::npos);
    }

    void everyThousandthIsKept() {
        Pattern pattern = readPattern(small).value();
        for (pattern.threshold = 0; pattern.threshold <= fullThreshold; ++pattern.threshold)
            QCOMPARE(readPattern(writePattern(pattern).value()).value().threshold, pattern.threshold);
        const auto read = [](const std::string& threshold) {
            return readPattern(R"({"format":"stonemason-ambush","version":1,"rows":["."],"threshold":)" +
                               threshold + "}")
                .value()
                .threshold;
        };
        QCOMPARE(read("1"), 1000);
        QCOMPARE(read("1.0"), 1000);
        QCOMPARE(read("0"), 0);
        QCOMPARE(read("-0.0"), 0);
        QCOMPARE(read("8e-1"), 800);
        QCOMPARE(read("0.333"), 333);
    }

    void whatIsNotGivenIsAsInANewPattern() {
        const Pattern read =
            readPattern(R"({"format":"stonemason-ambush","version":1,"rows":["X"]})").value();
        Pattern expected;
        expected.signs = test::gridOf({"X"});
        QVERIFY(read == expected);
    }

    void unknownFieldsAreKept() {
        const std::string before = small;
        const std::string bytes =
            before.substr(0, before.size() - 3) + ",\n  \"by\": 1.50,\n  \"at\": {}\n}\n";
        const Pattern pattern = readPattern(bytes).value();
        QCOMPARE(pattern.unknownFields, std::string("{\"by\": 1.50, \"at\": {}}"));
        QCOMPARE(writePattern(pattern).value(), bytes);
    }

    void errorsNameTheirPlace_data() {
        QTest::addColumn<QString>("from");
        QTest::addColumn<QString>("to");
        QTest::addColumn<QString>("error");
        QTest::addColumn<bool>("inSchema");
        const auto row = [](const char* from, const char* to, const char* error, bool inSchema = true) {
            QTest::addRow("%s: %s", to, error) << QString(from) << QString(to) << QString(error) << inSchema;
        };
        row("stonemason-ambush", "stonemason-map", "ambush/not-a-pattern stonemason-map @2 in format");
        row("\"version\": 1", "\"version\": 2", "json/version 2 1 @3 in version");
        row("\"Narrow\"", "7", "json/type string @4 in name");
        row("0.8", "1.001", "ambush/threshold @6 in threshold");
        row("0.8", "-0.001", "ambush/threshold @6 in threshold");
        row("0.8", "\"0.8\"", "ambush/threshold @6 in threshold");
        row("0.8", "80", "ambush/threshold @6 in threshold");
        row("0.8", "0.8005", "ambush/threshold @6 in threshold", false);
        row("\"r0\", ", "\"r45\", ", "json/unknown-id r45 @7 in orientations[0]");
        row("\"r0\"", "\"m90\"", "json/duplicate m90 @7 in orientations[1]");
        row("\"r0\", \"m90\"", "", "ambush/no-orientation @7 in orientations");
        row("\"orientations\": [\"r0\", \"m90\"]", "\"orientations\": {}",
            "json/type array @7 in orientations");
        row("\"..#\"", "\".?#\"", "ambush/unknown-sign-in-line ? 7 @9 in rows[0]");
        row("X@*", "Xą*", "ambush/unknown-sign-in-line ą 7 @10 in rows[1]");
        row("X@*", "X@ ", "ambush/unknown-sign-in-line   8 @10 in rows[1]");
        row("X@*", "X@", "ambush/ragged 2 3 2 3 @10 in rows[1]", false);
        row("X@*", "X@**", "ambush/ragged 2 3 4 4 @10 in rows[1]", false);
        row("..#", "", "ambush/size 64 @9 in rows[0]");
        row("\"..#\",\n    \"X@*\"", "", "ambush/size 64 @8 in rows");
        row("\"..#\",\n    \"X@*\"", "\"**\"", "ambush/nothing-compared @8 in rows", false);
        row("\"rows\"", "\"lines\"", "json/missing in rows");
        row("\"X@*\"", "5", "json/type string @10 in rows[1]");
    }

    void errorsNameTheirPlace() {
        QFETCH(QString, from);
        QFETCH(QString, to);
        QFETCH(QString, error);
        QFETCH(bool, inSchema);
        const QString text = QString(small).replace(from, to);
        QVERIFY(text != small);
        QCOMPARE(QString::fromStdString(errorOf(text.toStdString())), error);
        QCOMPARE(!schemaErrors(schema(), objectOf(text.toStdString())).isEmpty(), inSchema);
    }

    /// The line of that field in the file itself, for any spelling of its name and any line ends.
    void errorsNameTheLineOfTheirOwnField() {
        const std::string begin =
            "{\"format\":\"stonemason-ambush\",\"version\":1,\r\n\"by\":{\"threshold\":0},\r";
        QCOMPARE(errorOf(begin + "\"thresh\\u006fld\":\n\n2,\"rows\":[\".\"]}"),
                 std::string("ambush/threshold @5 in threshold"));
        QCOMPARE(errorOf("\xEF\xBB\xBF" + begin + "\"rows\":[\".\",\n\"[\\\"]\",7]}"),
                 std::string("json/type string @4 in rows[2]"));
        QCOMPARE(errorOf(begin + "\"orientations\":[\n\"r0\",\n\n\"r1\"],\"rows\":[\".\"]}"),
                 std::string("json/unknown-id r1 @6 in orientations[1]"));
    }

    /// The column as a text editor shows it, whatever precedes the sign, and however it is spelled.
    void unknownSignsNameTheirColumnInTheFile() {
        const std::string head = R"({"format":"stonemason-ambush","version":1,"rows":[)";
        const auto at = [&head](const std::string& before, const std::string& row) {
            return "ambush/unknown-sign-in-line ? " +
                   std::to_string(head.size() + before.size() + row.size()) + " @1 in rows[" +
                   (before.empty() ? "0]" : "1]");
        };
        for (const char* signs : {"", ".", "\\u0023", ".\\u002E#\\u0040", "\\u0058\\u0058."}) {
            const std::string row = std::string("\"") + signs + "?";
            QCOMPARE(errorOf(head + row + "\"]}"), at("", row));
            QCOMPARE(errorOf("\xEF\xBB\xBF" + head + row + "\"]}"), at("", row));
            QCOMPARE(errorOf(head + "\"\\u002e\" , " + row + "#\"]}"), at("\"\\u002e\" , ", row));
            QCOMPARE(errorOf(head + "\n \r\n\t" + row + "\"]}"),
                     "ambush/unknown-sign-in-line ? " + std::to_string(1 + row.size()) + " @3 in rows[0]");
        }
        QCOMPARE(errorOf(head + R"("\u002e\u003F"]})"),
                 "ambush/unknown-sign-in-line ? " + std::to_string(head.size() + 8) + " @1 in rows[0]");
        QCOMPARE(errorOf(R"({"format":"stonemason-ambush","version":1,"name":"żółw","rows":["?"]})"),
                 std::string("ambush/unknown-sign-in-line ? 66 @1 in rows[0]"));
        QCOMPARE(errorOf("..#\n \t.?#\n"), std::string("ambush/unknown-sign-in-line ? 4 @2"));
        QCOMPARE(errorOf("\xEF\xBB\xBF .q\n"), std::string("ambush/unknown-sign-in-line q 3 @1"));
    }

    void errorsOfRowsNameTheirLine() {
        QCOMPARE(errorOf("\n..#\n.x#\n"), std::string("ambush/unknown-sign-in-line x 2 @3"));
        QCOMPARE(errorOf("..#\r\n.\xB3#"), std::string("ambush/unknown-sign-in-line \uFFFD 2 @2"));
        QCOMPARE(errorOf("..#\n\n.#.\n"), std::string("ambush/ragged 2 3 0 1 @2"));
        QCOMPARE(errorOf("..#\n.. #\n"), std::string("ambush/unknown-sign-in-line   3 @2"));
        QCOMPARE(errorOf("\n***\n"), std::string("ambush/nothing-compared @2"));
        QCOMPARE(errorOf("\n" + std::string(65, '.')), std::string("ambush/size 64 @2"));
        std::string high;
        for (int row = 0; row < 64; ++row)
            high += ".\n";
        QCOMPARE(errorOf(high), std::string("read"));
        QCOMPARE(errorOf(high + "."), std::string("ambush/size 64 @65"));
        QCOMPARE(errorOf(" \n"), std::string("file/empty"));
        QCOMPARE(errorOf("\v\n\f"), std::string("ambush/size 64"));
        QCOMPARE(errorOf(std::string(".\0", 2)), std::string("file/nul @1"));
        QCOMPARE(errorOf(std::string(1024 * 1024 + 1, '\n')), std::string("file/too-large 1048576"));
        QCOMPARE(errorOf("{"), std::string("json/cut @1"));
        QCOMPARE(errorOf("\xEF\xBB\xBF{}"), std::string("json/foreign"));
    }

    void whatCannotBeReadIsNotWritten() {
        const Pattern good = readPattern(small).value();
        const auto changed = [&](auto change) {
            Pattern pattern = good;
            change(pattern);
            return errorOf(pattern);
        };
        QCOMPARE(changed([](Pattern&) {}), std::string("written"));
        QCOMPARE(changed([](Pattern& p) {
                     p.signs[{1, 2}] = '?';
                 }),
                 std::string("ambush/unknown-sign ? 2 3"));
        QCOMPARE(changed([](Pattern& p) { p.name = "\xFF"; }), std::string("write/words name"));
        QCOMPARE(changed([](Pattern& p) { p.note = "\xFF"; }), std::string("write/words note"));
        QCOMPARE(changed([](Pattern& p) { p.unknownFields = "[]"; }), std::string("write/unknown-fields"));
        QCOMPARE(changed([](Pattern& p) { p.unknownFields = "{"; }), std::string("write/unknown-fields"));
        QCOMPARE(changed([](Pattern& p) { p.threshold = 1001; }), std::string("ambush/threshold"));
    }
};

STONEMASON_APPLESS_TEST(TestPatternFile)
#include "test_pattern_file.moc"
