// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/wastes/format/profile_reader.h"
#include "tests/support/boards.h"
#include "tests/support/error_text.h"
#include "tests/support/files.h"
#include "tests/support/json_schema.h"
#include "tests/support/test_program.h"

#include <QJsonDocument>
#include <QTest>

namespace stonemason::wastes {

using test::jsonObjectOf;
using test::schemaErrors;

namespace {

constexpr char shipped[] = STONEMASON_RESOURCES "/wastes/war-in-the-wastes.json";

QJsonObject schema() {
    return jsonObjectOf(STONEMASON_RESOURCES "/schema/wastes-profile.schema.json");
}

QString errorOf(const QJsonObject& json) {
    const auto read = readProfile(QJsonDocument(json).toJson().toStdString());
    return read ? QStringLiteral("read") : QString::fromStdString(test::errorText(read.error()));
}

} // namespace

class TestProfileReader : public QObject {
    Q_OBJECT

private slots:
    /// The headers name the numbers of the sources: what is shipped are those.
    void readsTheNumbers() {
        const auto read = readProfile(test::resourceData("wastes/war-in-the-wastes.json"));
        if (!read) QFAIL(test::errorText(read.error()).c_str());
        Profile expected;
        expected.game = "war-in-the-wastes";
        expected.name = read->name;
        expected.ranks = read->ranks;
        QVERIFY(*read == expected);
        for (int rank = 1; rank <= rankCount; ++rank) {
            QCOMPARE(read->rank(rank).walks, rank == 1);
            QCOMPARE(read->rank(rank).jumps, rank == 6);
            QVERIFY(read->rank(rank).name.contains("pl"));
        }
        QCOMPARE(textIn(read->rank(8).name, "en"), std::string("Folk Hero"));
    }

    void theyFitTheirSchema() { QCOMPARE(schemaErrors(schema(), jsonObjectOf(shipped)), QStringList()); }

    void errorsAreSeen_data() {
        QTest::addColumn<QJsonObject>("json");
        const auto row = [](const QByteArray& path, const char* value) {
            QTest::addRow("%s: %s", path.constData(), value)
                << test::changedJson(jsonObjectOf(shipped), path, value);
        };
        row("format", "\"stonemason-game\"");
        row("version", "2");
        row("game", "\"\"");
        row("extra", "1");
        row("name", "{\"pl\": \"x\"}");
        row("name/en", "\"\"");
        row("ranks", "[]");
        row("ranks/7", "");
        row("ranks/0/walks", "1");
        row("ranks/0/source", "\"hearsay\"");
        row("ranks/0/swims", "true");
        row("designed/material/value", "[1]");
        row("designed/material/value/0", "-1");
        row("hard/material/value/7", "1001");
        for (const char* section : {"power", "draw", "designed", "hard", "judging"}) {
            row(section, "");
            row(QByteArray(section) + "/more", "1");
        }
        for (const char* number : {"power/high",
                                   "power/rough",
                                   "power/sludge",
                                   "power/trap",
                                   "draw/repetitions",
                                   "draw/quietTurns",
                                   "draw/mostMoves",
                                   "designed/mobility",
                                   "designed/protection",
                                   "designed/areaWidth",
                                   "designed/areaDepth",
                                   "designed/distance",
                                   "designed/rank",
                                   "designed/easyChoices",
                                   "hard/nodes",
                                   "hard/measureNodes",
                                   "hard/captureNodes",
                                   "hard/approach",
                                   "hard/farthest",
                                   "hard/pull",
                                   "hard/urgency",
                                   "hard/longWay",
                                   "hard/lead",
                                   "hard/race",
                                   "hard/contempt",
                                   "judging/won",
                                   "judging/leastLoss",
                                   "judging/chanceScale",
                                   "judging/advantageNodes"}) {
            const QByteArray path(number);
            row(path, "");
            row(path + "/value", "-101");
            row(path + "/value", "1.5");
            row(path + "/value", "100000001");
            row(path + "/source", "\"hearsay\"");
            row(path + "/note", "1");
        }
        row("power/sludge/value", "19");
        row("draw/repetitions/value", "1");
        row("draw/quietTurns/value", "101");
        row("hard/farthest/value", "0");
        row("hard/urgency/value", "65");
        row("judging/won/value", "0");
        row("hard/pull/value", "3");
        row("hard/longWay/value", "4097");
        row("hard/contempt/value", "10001");
        row("judging/chanceScale/value", "0");
        row("judging/chanceScale/value", "10001");
    }

    /// What the schema refuses the reader refuses too.
    void errorsAreSeen() {
        QFETCH(QJsonObject, json);
        QVERIFY(json != jsonObjectOf(shipped));
        QVERIFY(!schemaErrors(schema(), json).isEmpty());
        QVERIFY(errorOf(json) != "read");
    }
};

} // namespace stonemason::wastes

STONEMASON_APPLESS_TEST(stonemason::wastes::TestProfileReader)
#include "test_profile_reader.moc"
