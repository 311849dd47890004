// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/text.h"
#include "core/format/json.h"
#include "core/format/json_raw.h"
#include "core/format/json_reader.h"
#include "tests/support/error_text.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <array>

using namespace stonemason;

namespace {

std::string errorOf(std::string_view json) {
    const auto parsed = parseJson(json);
    return parsed ? "" : test::errorText(parsed.error());
}

std::string times(int count, std::string_view text) {
    std::string all;
    all.reserve(std::size_t(count) * text.size());
    for (int i = 0; i < count; ++i)
        all += text;
    return all;
}

} // namespace

class TestJson : public QObject {
    Q_OBJECT

private slots:
    void parsesAsTheLibraryDoes_data() {
        QTest::addColumn<QByteArray>("json");
        for (const char* json : {"null", "true", "0", "-1", "18446744073709551615", "-9223372036854775808",
                                 "1.5e3", "\"\"", "\"a\\n\\u00e9\\ud83d\\ude00\"", "[]", "{}", "[[],{},[{}]]",
                                 "{\"b\":1,\"a\":[1,2,{\"c\":null}],\"\":false}", " [ 1 , \"x\" ] \r\n"})
            QTest::newRow(json) << QByteArray(json);
    }

    void parsesAsTheLibraryDoes() {
        QFETCH(QByteArray, json);
        const auto parsed = parseJson(json.toStdString());
        QVERIFY(parsed);
        QVERIFY(*parsed == Json::parse(json.toStdString()));
        QCOMPARE(parsed->dump(), Json::parse(json.toStdString()).dump());
    }

    void skipsAByteOrderMark() {
        QCOMPARE(errorOf("\xEF\xBB\xBF{}"), "");
        QCOMPARE(errorOf("\xEF\xBB\xBF\n\n]"), "json/syntax @3");
    }

    void namesTheLine_data() {
        QTest::addColumn<QByteArray>("json");
        QTest::addColumn<QString>("error");
        const auto row = [](const char* name, std::string_view json, const char* error) {
            QTest::newRow(name) << QByteArray(json.data(), qsizetype(json.size())) << QString(error);
        };
        row("empty", "", "json/syntax @1");
        row("bracket", "{\n\"a\": 1,\n]", "json/syntax @3");
        row("CRLF", "{\r\n\"a\": 1,\r\n]", "json/syntax @3");
        row("CR", "{\r\"a\": 1,\r]", "json/syntax @3");
        row("comma", "[\n1,\n2,\n]", "json/syntax @4");
        row("cut short", "[\n1,\n2", "json/cut @3");
        row("cut in a word", "{\"a\": nul", "json/cut @1");
        row("cut in a text", "{\n\"a", "json/cut @2");
        row("cut in a number", "[1, -", "json/cut @1");
        row("two values", "1\n2", "json/syntax @2");
        row("single quotes", "{'a': 1}", "json/syntax @1");
        row("comment", "[1] // x", "json/syntax @1");
        row("not a number", "[\nNaN]", "json/syntax @2");
        row("text over two lines", "[\n\"a\n\"]", "json/syntax @2");
        row("NUL", std::string_view("[1,\n\0]", 6), "json/syntax @2");
        row("NUL behind", std::string_view("[1]\n\0", 5), "json/syntax @2");
        row("NUL before more", std::string_view("{}\0{\xFF", 4), "json/syntax @1");
        row("huge number", "[\n1e400]", "json/number @2");
        row("bad UTF-8", "[\n\"\x80\"]", "json/utf8 @2");
        row("overlong", "[\"\xC0\xAF\"]", "json/utf8 @1");
        row("twice", "{\n\"a\": 1,\n\"a\": 2}", "json/duplicate a @3 in a");
        row("twice, deep", "{\"x\": [0, {\"y\": {\"z\": 1,\n\"z\": 2}}]}", "json/duplicate z @2 in x[1].y.z");
        row("twice, spelt differently", "{\"a\": 1, \"\\u0061\": 2}", "json/duplicate a @1 in a");
        row("twice, after a nested one", "{\"a\": {\"b\": 1}, \"b\": 2, \"a\": 3}",
            "json/duplicate a @1 in a");
    }

    void namesTheLine() {
        QFETCH(QByteArray, json);
        QFETCH(QString, error);
        QCOMPARE(QString::fromStdString(errorOf(json.toStdString())), error);
    }

    void sameKeysInDifferentObjectsAreFine() { QCOMPARE(errorOf("[{\"a\": {\"a\": 1}}, {\"a\": 2}]"), ""); }

    void depthIsLimited() {
        QCOMPARE(errorOf(times(64, "[") + times(64, "]")), "");
        QCOMPARE(test::errorText(parseJson(times(65, "[") + times(65, "]")).error()).substr(0, 16),
                 "json/depth 64 @1");
        QCOMPARE(parseJson(times(1'000'000, "[")).error().message.id, std::string_view("json/depth"));
        QCOMPARE(parseJson(times(1'000'000, "{\"a\":")).error().message.id, std::string_view("json/depth"));
        QCOMPARE(parseJson(times(1'000'000, "[\n")).error().line, 65);
    }

    void namesADeepFieldInShort() {
        const auto field = [](const std::string& json) { return parseJson(json).error().field; };
        QCOMPARE(field(times(1'000, "[")), "[0][0][0]...[0]");
        QCOMPARE(field(times(1'000, "{\"a\":")), "a.a.a...a");
        QCOMPARE(field("{\"x\": [1, " + times(99, "[")), "x[1][0]...[0]");
        QCOMPARE(field(times(7, "[") + "{\"a\": 1, \"a\""), "[0][0][0][0][0][0][0].a");
    }

    void theNumberOfValuesIsLimited() {
        const int most = maximumJsonValues;
        QCOMPARE(errorOf("[" + times(most - 2, "0,") + "0]"), "");
        QCOMPARE(errorOf("[" + times(most - 1, "0,") + "0]"), "json/values 250000 @1 in [249999]");
        QCOMPARE(parseJson("[" + times(most, "[],") + "0]").error().message.id,
                 std::string_view("json/values"));
    }

    /// Each list has its own limit, wherever else its name occurs; the rest of the text is not even parsed.
    void listsAreLimited() {
        constexpr std::array<JsonListLimit, 3> limits{{{"a", 2}, {"a.b", 1}, {"c.d", 0}}};
        const auto error = [&limits](const std::string& json) {
            const auto parsed = parseJson(json, maximumJsonValues, limits);
            return parsed ? std::string() : test::errorText(parsed.error());
        };
        QCOMPARE(error("{\"a\": [1, {\"b\": [1], \"a\": [1, 2, 3]}], \"b\": [1, 2]}"), std::string());
        QCOMPARE(error("{\"a\": [1, 2,\n3, nonsense"), std::string("json/values 2 @2 in a"));
        QCOMPARE(error("{\"a\": [{\"b\": [1, 2]}]}"), std::string("json/values 1 @1 in a[0].b"));
        QCOMPARE(error("{\"c\": {\"d\": [[]]}}"), std::string("json/values 0 @1 in c.d"));
        QCOMPARE(error("{\"c\": {\"d\": []}, \"d\": [1]}"), std::string());
    }

    void membersOfAnObjectAreLimited() {
        const auto object = [](int members) {
            std::string json = "{";
            for (int i = 0; i < members; ++i)
                json += "\"" + std::to_string(i) + "\":{},";
            json.back() = '}';
            return json;
        };
        const auto parsed = parseJson(object(maximumJsonMembers));
        QVERIFY(parsed);
        QCOMPARE(parsed->size(), std::size_t(maximumJsonMembers));
        const std::string limit = std::to_string(maximumJsonMembers);
        QCOMPARE(errorOf(object(maximumJsonMembers + 1)),
                 "json/values " + limit + " @1 in " + std::to_string(maximumJsonMembers - 1));
        const std::string full = object(maximumJsonMembers);
        QCOMPARE(errorOf("{\"a\": [" + full + ", " + full + "]}"), "");
    }

    void rawMembersKeepTheText() {
        const std::string object =
            "\xEF\xBB\xBF {\"a\" : 1.50, \"b\":\"x,}\\\"y\" ,\"c\\u0064\": [ {\"z\":\"]\"} , 2 ]\n,\"e\":{}, "
            "\"f\":-1e5}";
        const auto members = rawMembers(object);
        std::string joined;
        for (const RawMember& member : members)
            joined +=
                member.name + "|" + std::string(member.rawName) + "|" + std::string(member.value) + "\n";
        QCOMPARE(joined, "a|\"a\"|1.50\n"
                         "b|\"b\"|\"x,}\\\"y\"\n"
                         "cd|\"c\\u0064\"|[ {\"z\":\"]\"} , 2 ]\n"
                         "e|\"e\"|{}\n"
                         "f|\"f\"|-1e5\n");
        QVERIFY(rawMembers("{}").empty());
        QVERIFY(rawMembers(" { \n } ").empty());
    }

    void readerRemembersTheFirstError() {
        const Json json = Json::parse(R"({"a": {"b": [1, "x", 300]}, "t": true})");
        const auto error = [&json](auto read) {
            std::optional<Error> first;
            read(JsonReader(json, first));
            return first ? test::errorText(*first) : std::string();
        };
        QCOMPARE(error([](const JsonReader& r) { r["a"]["b"].at(0).integer(1, 1); }), "");
        QCOMPARE(error([](const JsonReader& r) { r["a"]["c"]["d"].string(); }), "json/missing in a.c");
        QCOMPARE(error([](const JsonReader& r) { r["a"]["b"].at(1).integer(0, 9); }),
                 "json/type integer in a.b[1]");
        QCOMPARE(error([](const JsonReader& r) { r["a"]["b"].at(2).integer(0, 9); }),
                 "json/range 0 9 in a.b[2]");
        QCOMPARE(error([](const JsonReader& r) { r["t"].string(); }), "json/type string in t");
        QCOMPARE(error([](const JsonReader& r) { r["a"].boolean(); }), "json/type boolean in a");
        QCOMPARE(error([](const JsonReader& r) { r["t"].size(); }), "json/type array in t");
        QCOMPARE(error([](const JsonReader& r) { r["t"].object(); }), "json/type object in t");
        QCOMPARE(error([](const JsonReader& r) { r.stringOr("u", "x"); }), "");
        QCOMPARE(error([](const JsonReader& r) {
                     r["t"].string();
                     r["a"]["c"].string();
                 }),
                 "json/type string in t");
    }

    void utf8() {
        for (const char* good : {"", "a", "\u00E9", "\u2603", "\U0001F600", "\uD7FF\uE000\uFFFD\U0010FFFF"})
            QVERIFY(isUtf8(good));
        for (const char* bad : {"\x80", "\xC3", "\xC1\x81", "\xE2\x98", "\xE0\x80\x80", "\xED\xA0\x80",
                                "\xF0\x80\x80\x80", "\xF4\x90\x80\x80", "\xF5\x80\x80\x80", "\xFF", "a\xE9z"})
            QVERIFY2(!isUtf8(bad), bad);
        QCOMPARE(firstNotUtf8("\u00E9\xE9x"), std::size_t(2));
        QCOMPARE(validUtf8("caf\xE9 \xE2\x98"), "caf\uFFFD \uFFFD\uFFFD");
        QCOMPARE(validUtf8("\u2603"), "\u2603");
    }
};

STONEMASON_APPLESS_TEST(TestJson)
#include "test_json.moc"
