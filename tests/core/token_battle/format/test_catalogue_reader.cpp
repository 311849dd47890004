// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/format/file.h"
#include "core/token_battle/format/catalogue_reader.h"
#include "tests/support/error_text.h"
#include "tests/support/json_schema.h"
#include "tests/support/test_program.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QTest>

using namespace stonemason;
using namespace stonemason::token_battle;
using test::jsonObjectOf;
using test::schemaErrors;

namespace {

const QString resources = STONEMASON_RESOURCES;

std::string catalogue() {
    return readFile(STONEMASON_RESOURCES "/cards/token-battle.json").value();
}

QJsonObject schema() {
    return jsonObjectOf(resources + "/schema/card-catalogue.schema.json");
}

QJsonObject broken(const QString& path, const QByteArray& value) {
    return test::changedJson(jsonObjectOf(resources + "/cards/token-battle.json"), path, value);
}

std::string errorOf(const QJsonObject& json) {
    const auto read = readCatalogue(QJsonDocument(json).toJson().toStdString());
    return read ? "read" : test::errorText(read.error());
}

} // namespace

class TestCatalogueReader : public QObject {
    Q_OBJECT

private slots:
    void readsTheCatalogue() {
        const auto read = readCatalogue(catalogue());
        if (!read) QFAIL(test::errorText(read.error()).c_str());
        QCOMPARE(read->id, std::string("token-battle"));
        QVERIFY((read->board == Size{6, 6}));
        QCOMPARE(read->rules.fewest, 2);
        QCOMPARE(read->rules.most, 5);
        QCOMPARE(read->rules.decks, 5);
        QCOMPARE(read->areas.size(), std::size_t(7));
        QVERIFY((read->areas[2].cells == std::vector<Offset>{{-1, 0}, {1, 0}, {0, -1}, {0, 1}}));
        const Card& card = read->cards[8];
        QCOMPARE(textIn(card.name, "pl"), std::string("Gejzer"));
        QVERIFY((card.area == std::vector<Offset>{{0, -1}, {0, 1}}));
        QVERIFY((card.changed == GameVersion{0, 5, 0}));
        QVERIFY(read->cards[26].area.empty());
        QCOMPARE(textIn(read->infoOf(TokenKind::Golden).name, "en"), std::string("Golden"));
    }

    void theCatalogueFitsItsSchema() {
        QCOMPARE(schemaErrors(schema(), jsonObjectOf(resources + "/cards/token-battle.json")), QStringList());
    }

    void errorsAreSeen_data() {
        QTest::addColumn<QString>("path");
        QTest::addColumn<QByteArray>("value");
        const auto row = [](const char* path, const char* value) {
            QTest::addRow("%s: %s", path, value) << QString(path) << QByteArray(value);
        };
        row("format", "\"stonemason-game\"");
        row("version", "2");
        row("id", "");
        row("name/en", "");
        row("board/rows", "0");
        row("board/layers", "1");
        row("deck", "");
        row("deck/stacks", "5");
        row("deck/most", "6");
        row("deck/fewest", "0");
        row("deck/decks", "0");
        row("deck/best", "0");
        row("random/another", "[]");
        row("random/another/2", "101");
        row("random/openerStack", "4");
        row("random/source", "\"x\"");
        row("random/seed", "1");
        row("assumed", "[\"colour\"]");
        row("areas/0/id", "");
        row("areas/0/cells", "[]");
        row("areas/0/cells/0", "[2, 0]");
        row("areas/0/cells/0", "[0]");
        row("areas/0/cells/1", "[-1, 0]");
        row("areas/0/size", "2");
        row("abilities/3", "");
        row("abilities/3/id", "\"heal\"");
        row("abilities/3/colour", "1");
        row("kinds/3/text/en", "");
        row("kinds/3/id", "3");
        row("cards", "[]");
        row("cards/0/id", "-1");
        row("cards/0/id", "\"0\"");
        row("cards/0/name", "");
        row("cards/0/text", "\"x\"");
        row("cards/0/value", "0");
        row("cards/0/value", "1.5");
        row("cards/0/ability", "\"Damage\"");
        row("cards/0/kind", "");
        row("cards/0/area", "7");
        row("cards/0/since", "\"0.1\"");
        row("cards/0/opener", "1");
        row("cards/0/assumed", "");
        row("cards/0/assumed", "[\"name\"]");
        row("cards/0/assumed", "[\"id\", \"id\"]");
        row("cards/0/colour", "\"red\"");
        row("extra", "1");
    }

    /// What the schema refuses the reader refuses too.
    void errorsAreSeen() {
        QFETCH(QString, path);
        QFETCH(QByteArray, value);
        const QJsonObject json = broken(path, value);
        QVERIFY(json != jsonObjectOf(resources + "/cards/token-battle.json"));
        QVERIFY(!schemaErrors(schema(), json).isEmpty());
        QVERIFY(errorOf(json) != "read");
    }

    void errorsNameTheField() {
        const auto error = [](const char* path, const char* value) {
            return QString::fromStdString(errorOf(broken(path, value)));
        };
        QCOMPARE(error("cards/4/id", "3"), "cards/order 3 in cards[4].id");
        QCOMPARE(error("cards/4/area", "\"star\""), "json/unknown-id star in cards[4].area");
        QCOMPARE(error("cards/4/area", ""), "json/missing in cards[4].area");
        QCOMPARE(error("cards/26/area", "\"row\""), "cards/needless-area in cards[26].area");
        QCOMPARE(error("cards/4/since", "\"0.1\""), "cards/version in cards[4].since");
        QCOMPARE(error("cards/4/changed", "\"0.1.0\""), "cards/version in cards[4].changed");
        QCOMPARE(error("areas/0/cells/0", "[0, 0]"), "cards/offset in areas[0].cells[0]");
        QCOMPARE(error("areas/0/cells/1", "[-1, 0]"), "json/duplicate -1, 0 in areas[0].cells[1]");
        QCOMPARE(error("areas/1/id", "\"row\""), "json/duplicate row in areas[1].id");
        QCOMPARE(error("abilities/1/id", "\"push\""), "json/duplicate push in abilities[2].id");
        QCOMPARE(error("kinds/7", ""), "json/length 8 7 in kinds");
        QCOMPARE(error("random/another/4", ""), "json/length 5 4 in random.another");
        QCOMPARE(error("deck/fewest", "6"), "json/range 1 5 in deck.fewest");
        QCOMPARE(QString::fromStdString(test::errorText(readCatalogue("{\n\"a\" 1").error())),
                 "json/syntax @2");
    }

    void thereMustBeCardsForFullDecks() {
        QJsonObject json = broken("extra", "");
        QJsonArray cards = json["cards"].toArray();
        while (cards.size() > 19)
            cards.removeLast();
        json["cards"] = cards;
        QCOMPARE(QString::fromStdString(errorOf(json)), "cards/too-few 19 20 in cards");
        cards = broken("extra", "")["cards"].toArray();
        for (int i = 4; i < cards.size(); ++i) {
            QJsonObject card = cards[i].toObject();
            card["opener"] = false;
            cards[i] = card;
        }
        json["cards"] = cards;
        QCOMPARE(QString::fromStdString(errorOf(json)), "cards/too-few 4 5 in cards");
    }

    /// Cut short anywhere, it is an error and nothing worse.
    /// As many as there may be are looked through; of more, no other list is searched for each.
    void listsAreNotEndless() {
        const auto many = [](const char* path, int count) {
            QByteArray list = "[";
            for (int i = 0; i < count; ++i)
                list += "{\"id\": \"" + QByteArray::number(i) + "\"},";
            list.back() = ']';
            return QString::fromStdString(errorOf(broken(path, list)));
        };
        QVERIFY(many("areas", maximumTerms).contains("json/missing"));
        QCOMPARE(many("areas", maximumTerms + 1), QStringLiteral("json/values 1000 in areas"));
        QCOMPARE(many("assumed", maximumTerms + 1), QStringLiteral("json/values 1000 in assumed"));
        QCOMPARE(many("cards", maximumCards + 1), QStringLiteral("json/values 10000 in cards"));
    }

    void aTruncatedCatalogueIsAnError() {
        const std::string whole = catalogue();
        const std::size_t last = whole.find_last_of('}');
        for (std::size_t size = 0; size <= last; size += 97)
            QVERIFY(!readCatalogue(std::string_view(whole).substr(0, size)));
    }
};

STONEMASON_APPLESS_TEST(TestCatalogueReader)
#include "test_catalogue_reader.moc"
