// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/format/file.h"
#include "core/pocket_heroes/format/craft_reader.h"
#include "tests/support/error_text.h"
#include "tests/support/json_schema.h"
#include "tests/support/test_program.h"
#include "tests/support/worlds.h"

#include <QTest>

#include <set>
#include <string>

namespace stonemason::pocket_heroes {

namespace {

constexpr const char* shippedRules = STONEMASON_RESOURCES "/craft/pocket-heroes.json";

} // namespace

class TestCraftRules : public QObject {
    Q_OBJECT

private slots:
    void theShippedOnesFollowTheirSchema() {
        const QJsonObject schema = test::jsonObjectOf(STONEMASON_RESOURCES "/schema/world-craft.schema.json");
        QCOMPARE(test::schemaErrors(schema, test::jsonObjectOf(shippedRules)), QStringList());
    }

    void everyFigureHasAnIdOfItsOwn() {
        std::set<std::string_view> ids;
        for (int i = 0; i < craftFigureCount; ++i) {
            ids.insert(craftFigureId(CraftFigure(i)));
            QCOMPARE(craftFigureFromId(craftFigureId(CraftFigure(i))), std::optional(CraftFigure(i)));
        }
        QCOMPARE(int(ids.size()), craftFigureCount);
        QVERIFY(!craftFigureFromId("beauty"));
    }

    void rangesFollowTheirRules() {
        const CraftRules& rules = test::pocketHeroes().craft;
        QCOMPARE(rules.rangeOf(CraftFigure::Items, 32), (CraftRange{5.8, 15}));
        QCOMPARE(rules.rangeOf(CraftFigure::Items, 256), rules.rangeOf(CraftFigure::Items, 128));
        QCOMPARE(rules.rangeOf(CraftFigure::Meadow, 64), (CraftRange{std::nullopt, 0.23}));
        QCOMPARE(rules.rangeOf(CraftFigure::Reach, 64), (CraftRange{98.2, std::nullopt}));
        QCOMPARE(rules.rangeOf(CraftFigure::Balance, 64), (CraftRange{40, std::nullopt}));
        QCOMPARE(rules.rangeOf(CraftFigure::Water, 64), (CraftRange{0.23, 27}));
        QVERIFY(!(CraftRange{1, 2}).contains(0.99));
        QVERIFY((CraftRange{1, 2}).contains(2));
    }

    void refusesWhatIsWrong_data() {
        QTest::addColumn<QString>("from");
        QTest::addColumn<QString>("to");
        QTest::addColumn<QString>("error");
        QTest::newRow("another format") << "world-craft\""
                                        << "world-art\""
                                        << "json/unknown-id";
        QTest::newRow("a figure twice") << "\"id\": \"grove\""
                                        << "\"id\": \"same\""
                                        << "json/duplicate";
        QTest::newRow("no such figure") << "\"id\": \"grove\""
                                        << "\"id\": \"hall\""
                                        << "json/unknown-id";
        QTest::newRow("no such rule") << "\"rule\": \"middle\""
                                      << "\"rule\": \"none\""
                                      << "json/unknown-id";
        QTest::newRow("out of order") << "[220, 1700"
                                      << "[1800, 1700"
                                      << "json/range";
        QTest::newRow("two numbers") << "[220, 1700, 4600]"
                                     << "[220, 1700]"
                                     << "json/length";
        QTest::newRow("no such surface") << "\"lava\": {"
                                         << "\"butter\": {"
                                         << "json/unknown-id";
        QTest::newRow("no such class") << "\"volcano\""
                                       << "\"dragon\""
                                       << "json/unknown-id";
        QTest::newRow("no such kind of zone") << "\"junction\": {"
                                              << "\"crossing\": {"
                                              << "json/missing";
        QTest::newRow("too many piles") << "\"pilePercent\": 58"
                                        << "\"pilePercent\": 101"
                                        << "json/range";
        QTest::newRow("fewer mines than the least") << "\"least\": 2, \"most\": 3"
                                                    << "\"least\": 2, \"most\": 1"
                                                    << "json/range";
        QTest::newRow("no such resource") << "\"weights\": {\"ore\""
                                          << "\"weights\": {\"butter\""
                                          << "json/unknown-id";
        QTest::newRow("another member") << "\"version\": 1"
                                        << "\"version\": 1, \"x\": 1"
                                        << "json/unknown-field";
    }
    void refusesWhatIsWrong() {
        QFETCH(QString, from);
        QFETCH(QString, to);
        QFETCH(QString, error);
        QString json = QString::fromStdString(*readFile(shippedRules));
        QVERIFY(json.contains(from));
        json.replace(json.indexOf(from), from.size(), to);
        const auto read = readCraftRules(json.toStdString());
        QVERIFY(!read);
        QCOMPARE(QString::fromStdString(std::string(read.error().message.id)), error);
    }
};

} // namespace stonemason::pocket_heroes

STONEMASON_APPLESS_TEST(stonemason::pocket_heroes::TestCraftRules)
#include "test_craft_rules.moc"
