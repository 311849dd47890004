// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/format/json.h"
#include "core/format/json_raw.h"
#include "tests/support/test_program.h"

#include <QTest>

namespace stonemason {

class TestJsonNumbers : public QObject {
    Q_OBJECT

private slots:
    void takesTheTextsOfEqualNumbers_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("source");
        QTest::addColumn<QString>("merged");
        const auto row = [](const char* text, const char* source, const char* merged) {
            QTest::addRow("%s from %s", text, source) << QString(text) << QString(source) << QString(merged);
        };
        row("1000", "1e3", "1e3");
        row("-110", "-110.0", "-110.0");
        row("0", "-0", "-0");
        row("0", "-0.0", "-0.0");
        row("0.1", "0.10", "0.10");
        row("0.1", "0.1000000000000000055511151231257827", "0.1000000000000000055511151231257827");
        row("1", "2", "1");
        row("1", "true", "1");
        row("9007199254740993", "9007199254740992", "9007199254740993");
        row("18446744073709551615", "18446744073709551614", "18446744073709551615");
        row("{\"a\": 1, \"b\": [2, 3]}", "{ \"b\" : [ 2.0, 4, 5 ],\n\"a\":1e0 }",
            "{\"a\": 1e0, \"b\": [2.0, 3]}");
        row("{\"a\": 1}", "{\"\\u0061\": 1.0}", "{\"a\": 1.0}");
        row("{\"a\": {\"x\": 1}}", "{\"a\": [1.0]}", "{\"a\": {\"x\": 1}}");
        row("[\"1.0\", 1]", "[\"1\", 1.0]", "[\"1.0\", 1.0]");
        row("[]", "", "[]");
    }

    void takesTheTextsOfEqualNumbers() {
        QFETCH(QString, text);
        QFETCH(QString, source);
        QFETCH(QString, merged);
        QCOMPARE(QString::fromStdString(withNumbersOf(text.toStdString(), source.toStdString())), merged);
    }

    /// Numbers spelled as this program writes them are not stored.
    void keepsOnlyWhatDiffers() {
        QVERIFY(NumberTexts::of("{\"a\": 1}", "{\"a\":   1}").json.empty());
        const NumberTexts kept = NumberTexts::of("{\"a\": 1, \"b\": 2}", "{\"b\": 2e0, \"a\": 1}");
        QCOMPARE(kept.in("{\"a\": 1, \"b\": 2}"), std::string("{\"a\": 1, \"b\": 2e0}"));
        QCOMPARE(kept.in("{\"a\": 1, \"b\": 3}"), std::string("{\"a\": 1, \"b\": 3}"));
        QCOMPARE(NumberTexts().in("[1]"), std::string("[1]"));
    }
};

} // namespace stonemason

STONEMASON_APPLESS_TEST(stonemason::TestJsonNumbers)
#include "test_json_numbers.moc"
