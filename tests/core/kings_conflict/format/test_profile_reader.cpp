// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/limits.h"
#include "core/kings_conflict/format/profile_reader.h"
#include "tests/support/profile.h"
#include "tests/support/test_program.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

#include <fstream>

using namespace stonemason;
using namespace stonemason::kings_conflict;

namespace {

std::string shippedProfile() {
    std::ifstream in(STONEMASON_RESOURCES "/games/kings-conflict.json", std::ios::binary);
    return {std::istreambuf_iterator<char>(in), {}};
}

/// The profile with `varietyFew`, now a number of all games, among those of kings as before.
QJsonObject formerProfile() {
    QJsonObject game = QJsonDocument::fromJson(QByteArray::fromStdString(shippedProfile())).object();
    QJsonObject kings = game[QStringLiteral("kings")].toObject();
    QJsonObject numbers = kings[QStringLiteral("numbers")].toObject();
    numbers[QStringLiteral("varietyFew")] = game.take(QStringLiteral("varietyFew"));
    kings[QStringLiteral("numbers")] = numbers;
    game[QStringLiteral("kings")] = kings;
    return game;
}

/// The profile in version 1: the fields of kings are at the top level.
std::string flatProfile() {
    QJsonObject game = formerProfile();
    const QJsonObject kings = game.take(QStringLiteral("kings")).toObject();
    for (const QString& key : kings.keys())
        game[key] = kings[key];
    game[QStringLiteral("version")] = 1;
    return QJsonDocument(game).toJson().toStdString();
}

} // namespace

class TestProfileReader : public QObject {
    Q_OBJECT

private slots:
    void readsTheShippedProfile() {
        const GameProfile& game = test::kingsConflict();
        QCOMPARE(game.tiles.size(), std::size_t(22));
        QVERIFY(game.board == (Size{11, 11}));
        QCOMPARE(game.layers[3].exportName, "strategicpoints_mountain_pref");
        QVERIFY(game.mayEnter(game.mover("stonemason"), 'M'));
        QVERIFY(!game.mayEnter(game.mover("king"), 'M'));
        QVERIFY(game.mayEnter(game.mover("king"), 'B'));
        QVERIFY(!game.mayEnter(game.mover("king"), '-'));
        QVERIFY(game.tile('x') == nullptr);
    }

    void readsTheNotesOnNumbers() {
        const GameProfile& game = test::kingsConflict();
        for (std::size_t i = 0; i < numberFields.size(); ++i) {
            const NumberInfo& info = game.kings->numberInfos[i];
            const int value = game.kings->numbers.*numberFields[i].value;
            QVERIFY(info.minimum <= value && value <= info.maximum);
            for (const char* language : {"en", "pl"})
                QVERIFY(info.meaning.contains(language) && info.source.contains(language));
            QCOMPARE(numberIndex(numberFields[i].id), int(i));
        }
        QCOMPARE(numberIndex("kingmove"), -1);
        const NumberInfo& trap = game.kings->numberInfos[std::size_t(numberIndex("trapError"))];
        QCOMPARE(trap.minimum, 0);
        QCOMPARE(trap.maximum, 8);
    }

    void readsProfilesOfVersionOne() {
        const auto read = readGameProfile(flatProfile());
        QVERIFY2(read, read ? "" : read.error().field.c_str());
        const GameProfile& game = test::kingsConflict();
        QVERIFY(read->kings && read->kings->numbers == game.kings->numbers);
        QVERIFY(read->kings->starts[1].cell == game.kings->starts[1].cell);
        QCOMPARE(read->kings->safeLayer, game.kings->safeLayer);
        QVERIFY(read->kings->suggestion == game.kings->suggestion);

        std::string withoutNumbers = flatProfile();
        withoutNumbers.replace(withoutNumbers.find("\"numbers\""), 9, "\"digits\"");
        QCOMPARE(readGameProfile(withoutNumbers).error().field, std::string("numbers"));
    }

    void readsTheNumberOfAllGamesAtItsFormerPlace() {
        QJsonObject profile = formerProfile();
        const auto read = readGameProfile(QJsonDocument(profile).toJson().toStdString());
        QVERIFY2(read, read ? "" : read.error().field.c_str());
        const KingsRules& kings = *test::kingsConflict().kings;
        QVERIFY(read->kings->numbers == kings.numbers);
        QVERIFY(read->kings->numberInfos.front().meaning == kings.numberInfos.front().meaning);

        profile[QStringLiteral("varietyFew")] =
            profile[QStringLiteral("kings")][QStringLiteral("numbers")][QStringLiteral("varietyFew")];
        const auto twice = readGameProfile(QJsonDocument(profile).toJson().toStdString());
        QVERIFY(!twice);
        QCOMPARE(twice.error().message.id, std::string_view("json/duplicate"));
        QCOMPARE(twice.error().field, std::string("kings.numbers.varietyFew"));
    }

    void namesTheBrokenField_data() {
        QTest::addColumn<QString>("from");
        QTest::addColumn<QString>("to");
        QTest::addColumn<QString>("id");
        QTest::addColumn<QString>("field");
        QTest::newRow("version") << "\"version\": 2"
                                 << "\"version\": 3"
                                 << "json/version"
                                 << "version";
        QTest::newRow("class") << "\"class\": \"forest\"}"
                               << "\"class\": \"wood\"}"
                               << "json/unknown-id"
                               << "tiles[1].class";
        QTest::newRow("code twice") << "\"code\": \"F\""
                                    << "\"code\": \"P\""
                                    << "json/duplicate"
                                    << "tiles[1].code";
        QTest::newRow("type") << "\"rows\": 11"
                              << "\"rows\": \"11\""
                              << "json/type"
                              << "board.rows";
        QTest::newRow("range") << "\"rows\": 11"
                               << "\"rows\": 1000"
                               << "json/range"
                               << "board.rows";
        QTest::newRow("missing") << "\"plainTile\""
                                 << "\"plain\""
                                 << "json/missing"
                                 << "plainTile";
        QTest::newRow("plain tile") << "\"plainTile\": \"P\""
                                    << "\"plainTile\": \"Q\""
                                    << "json/unknown-id"
                                    << "plainTile";
        QTest::newRow("unknown field") << "\"swatClasses\""
                                       << "\"speed\": 1, \"swatClasses\""
                                       << "json/unknown-field"
                                       << "kings.speed";
        QTest::newRow("number out of its range") << "\"value\": 1,\n        \"minimum\": 1"
                                                 << "\"value\": 0,\n        \"minimum\": 1"
                                                 << "json/range"
                                                 << "kings.numbers.kingMove.value";
        QTest::newRow("range the wrong way") << "\"minimum\": 1,\n        \"maximum\": 20"
                                             << "\"minimum\": 1,\n        \"maximum\": 0"
                                             << "json/range"
                                             << "kings.numbers.kingMove.maximum";
        QTest::newRow("unknown number") << "\"swatNote\": {"
                                        << "\"swatNode\": {}, \"swatNote\": {"
                                        << "json/unknown-field"
                                        << "kings.numbers.swatNode";
        QTest::newRow("plain river") << "\"plainTile\": \"P\""
                                     << "\"plainTile\": \"-\""
                                     << "profile/plain-tile"
                                     << "plainTile";
        QTest::newRow("plain bridge") << "\"plainTile\": \"P\""
                                      << "\"plainTile\": \"b\""
                                      << "profile/plain-tile"
                                      << "plainTile";
        QTest::newRow("no symmetry") << "[\"diagonal\", \"half-turn\", \"none\"]"
                                     << "[]"
                                     << "profile/no-choices"
                                     << "symmetry.choices";
        QTest::newRow("default not to choose") << "[\"diagonal\", \"half-turn\", \"none\"]"
                                               << "[\"half-turn\", \"none\"]"
                                               << "profile/not-a-choice"
                                               << "symmetry.default";
        QTest::newRow("published not to choose") << "[\"diagonal\", \"half-turn\", \"none\"]"
                                                 << "[\"diagonal\", \"none\"]"
                                                 << "profile/not-a-choice"
                                                 << "symmetry.published";
        QTest::newRow("symmetry twice") << "[\"diagonal\", \"half-turn\", \"none\"]"
                                        << "[\"diagonal\", \"half-turn\", \"diagonal\"]"
                                        << "json/duplicate"
                                        << "symmetry.choices[2]";
        QTest::newRow("three starts") << "\"starts\": ["
                                      << "\"starts\": [{\"id\": \"third\", \"name\": {\"en\": \"x\"}, "
                                         "\"king\": {\"en\": \"x\"}, \"cell\": [3, 3]},"
                                      << "profile/starts"
                                      << "kings.starts";
        QTest::newRow("purpose") << "\"purpose\": \"attack\""
                                 << "\"purpose\": \"defence\""
                                 << "json/unknown-id"
                                 << "layers[1].purpose";
        QTest::newRow("weight out of its range") << "\"attackReach\": {\n          \"value\": 100"
                                                 << "\"attackReach\": {\n          \"value\": 0"
                                                 << "json/range"
                                                 << "kings.suggestion.weights.attackReach.value";
        QTest::newRow("unknown weight") << "\"camp\": {"
                                        << "\"kamp\": {}, \"camp\": {"
                                        << "json/unknown-field"
                                        << "kings.suggestion.weights.kamp";
        QTest::newRow("mountain class") << "\"mountainClasses\": [\"mountains\"]"
                                        << "\"mountainClasses\": [\"peaks\"]"
                                        << "json/unknown-id"
                                        << "kings.suggestion.mountainClasses[0]";
        QTest::newRow("weights of purposes") << "\"suggestion\": {\n"
                                             << "\"suggested\": {\n"
                                             << "json/missing"
                                             << "kings.suggestion";
        QTest::newRow("not closed") << "[\"east\", \"west\"]"
                                    << "[\"east\"]"
                                    << "profile/not-closed"
                                    << "tiles";
    }

    void namesTheBrokenField() {
        QFETCH(QString, from);
        QFETCH(QString, to);
        QString json = QString::fromStdString(shippedProfile());
        QVERIFY(json.contains(from));
        json.replace(json.indexOf(from), from.size(), to);
        const auto read = readGameProfile(json.toStdString());
        QVERIFY(!read);
        QTEST(QString::fromUtf8(read.error().message.id.data(), qsizetype(read.error().message.id.size())),
              "id");
        QTEST(QString::fromStdString(read.error().field), "field");
    }

    void listsAreNotEndless() {
        constexpr std::string_view list = "\"classes\": [";
        std::string classes;
        for (int i = 0; i < maximumTerms; ++i)
            classes += "{\"id\": \"" + std::to_string(i) + "\", \"name\": {\"en\": \"x\"}},";
        std::string json = shippedProfile();
        json.insert(json.find(list) + list.size(), classes);
        const Error error = readGameProfile(json).error();
        QCOMPARE(error.message.id, std::string_view("json/values"));
        QCOMPARE(error.field, std::string("classes"));
    }

    void refusesBrokenJson() {
        QCOMPARE(readGameProfile("{\n\"a\": 1,\n]").error().line, 3);
        QVERIFY(readGameProfile("{\"a\": 1, \"a\": 2}").error().message.id == "json/duplicate");
        QVERIFY(readGameProfile(std::string(1'000'000, '[')).error().message.id == "json/depth");
        QVERIFY(!readGameProfile(""));
        QVERIFY(!readGameProfile("3"));
    }
};

STONEMASON_APPLESS_TEST(TestProfileReader)
#include "test_profile_reader.moc"
