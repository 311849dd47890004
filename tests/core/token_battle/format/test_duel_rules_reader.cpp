// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/format/file.h"
#include "core/token_battle/format/catalogue_reader.h"
#include "tests/support/error_text.h"
#include "tests/support/json_schema.h"
#include "tests/support/test_program.h"

#include <QJsonDocument>
#include <QTest>

using namespace stonemason;
using namespace stonemason::token_battle;
using test::jsonObjectOf;
using test::schemaErrors;

namespace {

constexpr char shippedRules[] = STONEMASON_RESOURCES "/duels/token-battle.json";

QJsonObject duelRulesSchema() {
    return jsonObjectOf(STONEMASON_RESOURCES "/schema/duel-rules.schema.json");
}

QJsonObject brokenRules(const char* path, const char* value) {
    return test::changedJson(jsonObjectOf(shippedRules), path, value);
}

QString errorOfRules(const QJsonObject& json) {
    const auto read = readDuelRules(QJsonDocument(json).toJson().toStdString());
    return read ? QStringLiteral("read") : QString::fromStdString(test::errorText(read.error()));
}

} // namespace

class TestDuelRulesReader : public QObject {
    Q_OBJECT

private slots:
    /// The header names the numbers of the sources: what is shipped are those.
    void readsTheNumbers() {
        const auto read = readDuelRules(readFile(shippedRules).value());
        if (!read) QFAIL(test::errorText(read.error()).c_str());
        DuelRules expected;
        expected.game = "token-battle";
        for (const Cell cell : {Cell{2, 2}, Cell{2, 3}, Cell{3, 2}, Cell{3, 3}})
            expected.starts |= bit(squareOf(cell));
        QVERIFY(*read == expected);
    }

    void theyFitTheirSchema() {
        QCOMPARE(schemaErrors(duelRulesSchema(), jsonObjectOf(shippedRules)), QStringList());
    }

    void errorsAreSeen_data() {
        QTest::addColumn<QJsonObject>("json");
        const auto row = [](const char* path, const char* value) {
            QTest::addRow("%s: %s", path, value) << brokenRules(path, value);
        };
        row("format", "\"stonemason-cards\"");
        row("version", "2");
        row("game", "");
        row("extra", "1");
        row("players", "");
        row("players/colour", "1");
        row("winningScore", "1000");
        row("starts/value", "[]");
        row("starts/value/0", "[2]");
        row("starts/value/0", "[6, 2]");
        row("starts/value/1", "[2, 2]");
        row("players/wary/value/0/percent", "101");
        row("players/wary/value/0/above", "16");
        row("players/wary/value/0/below", "1");
        for (const char* number :
             {"winningScore", "mostMoves", "startValue", "spawnValue", "gildBelow", "goldenFactor",
              "auraBonus", "players/doubt", "players/extraTurn", "players/boostNext", "players/turretReach",
              "players/nodes", "players/unknownValue"}) {
            const QByteArray path(number);
            row(path, "");
            row(path + "/value", "-1");
            row(path + "/value", "1.5");
            row(path + "/value", "100000001");
            row(path + "/source", "\"hearsay\"");
            row(path + "/note", "1");
        }
    }

    /// What the schema refuses the reader refuses too.
    void errorsAreSeen() {
        QFETCH(QJsonObject, json);
        QVERIFY(json != jsonObjectOf(shippedRules));
        QVERIFY(!schemaErrors(duelRulesSchema(), json).isEmpty());
        QVERIFY(errorOfRules(json) != "read");
    }

    void errorsNameTheField() {
        QCOMPARE(errorOfRules(brokenRules("players/nodes/value", "0")),
                 "json/range 1 100000000 in players.nodes.value");
        QCOMPARE(errorOfRules(brokenRules("starts/value/0", "[2, 2, 2]")),
                 "json/length 2 3 in starts.value[0]");
        QCOMPARE(errorOfRules(brokenRules("starts/value", "[]")), "json/length 1 0 in starts.value");
        QCOMPARE(errorOfRules(brokenRules("starts/value/1", "[2, 2]")),
                 "json/duplicate 2, 2 in starts.value[1]");
        QCOMPARE(errorOfRules(brokenRules("auraBonus/source", "\"x\"")),
                 "json/unknown-id x in auraBonus.source");
        QCOMPARE(QString::fromStdString(test::errorText(readDuelRules("{\n\"a\" 1").error())),
                 "json/syntax @2");
    }

    void aTruncatedFileIsAnError() {
        const std::string whole = readFile(shippedRules).value();
        for (std::size_t size = 0; size <= whole.find_last_of('}'); ++size)
            QVERIFY(!readDuelRules(std::string_view(whole).substr(0, size)));
    }
};

STONEMASON_APPLESS_TEST(TestDuelRulesReader)
#include "test_duel_rules_reader.moc"
