// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/format/json.h"
#include "core/format/json_writer.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <array>

using namespace stonemason;

namespace {

constexpr std::array<std::string_view, 2> known{"size", "name"};

std::string digits(int number) {
    return std::to_string(number);
}

} // namespace

class TestJsonWriter : public QObject {
    Q_OBJECT

private slots:
    void membersStandInTheOrderInWhichTheyAreAdded() {
        JsonObjectText text;
        QVERIFY(text.isEmpty());
        QCOMPARE(text.text(), std::string("{}"));
        text.add("size", "2");
        text.add("a \"name\"", jsonText("here"));
        QVERIFY(!text.isEmpty());
        QCOMPARE(text.text(), std::string("{\"size\": 2, \"a \\\"name\\\"\": \"here\"}"));
    }

    void aMemberToEachLine() {
        QCOMPARE(JsonObjectText(4).text(), std::string("{}"));
        JsonObjectText inner(2);
        inner.add("x", "1");
        inner.add("y", "2");
        JsonObjectText text(0);
        text.add("place", inner.text());
        text.add("name", "null");
        QCOMPARE(text.text(),
                 std::string("{\n  \"place\": {\n    \"x\": 1,\n    \"y\": 2\n  },\n  \"name\": null\n}"));
        QVERIFY(parseJson(text.text()).ok());
    }

    void listsStandOnOneLineOrOnMany() {
        const std::array numbers{1, 20, 300};
        const std::array<int, 0> none{};
        QCOMPARE(jsonList(numbers, digits), std::string("[1, 20, 300]"));
        QCOMPARE(jsonList(none, digits), std::string("[]"));
        QCOMPARE(jsonLines(numbers, 2, digits), std::string("[\n    1,\n    20,\n    300\n  ]"));
        QCOMPARE(jsonLines(none, 2, digits), std::string("[]"));
    }

    void unknownFieldsStayAsTheyStood() {
        const std::string object =
            "{\"siz\\u0065\": 1, \"st\\u0072ange\" : [ 1.50,2 ], \"name\": \"\", \"more\": -0.0}";
        QCOMPARE(unknownFields(known, object),
                 std::string("{\"st\\u0072ange\": [ 1.50,2 ], \"more\": -0.0}"));
        QCOMPARE(unknownFields(known, "{\"name\": 1}"), std::string());
        QVERIFY(membersExcept(known, "").empty());
        QCOMPARE(membersExcept({}, object).size(), std::size_t(4));
    }

    void whatIsKeptMustBeAnObject() {
        QVERIFY(isObjectOrEmpty("") && isObjectOrEmpty("{}") && isObjectOrEmpty("{\"a\": [1]}"));
        QVERIFY(!isObjectOrEmpty("[]") && !isObjectOrEmpty("{") && !isObjectOrEmpty("{} {}"));
    }
};

STONEMASON_APPLESS_TEST(TestJsonWriter)
#include "test_json_writer.moc"
