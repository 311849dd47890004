// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/format/json.h"
#include "core/token_battle/format/formats.h"
#include "tests/support/cards.h"
#include "tests/support/error_text.h"
#include "tests/support/files.h"
#include "tests/support/json_schema.h"
#include "tests/support/test_program.h"

#include <QJsonDocument>
#include <QTest>

using namespace stonemason;
using namespace stonemason::token_battle;
using test::deckOf;
using test::tokenBattle;

namespace {

const std::string sampleSdeck = test::testData("format/sample.sdeck");

std::string withDecks(const std::string& decks) {
    return R"({"format": "stonemason-decks", "version": 1, "game": "token-battle", "decks": [)" + decks +
           "]}";
}

/// The names read and what was left out, or the error.
QString namesInSdeck(const std::string& json) {
    const auto reading = readSdeck(json, tokenBattle());
    if (!reading) return QString::fromStdString(test::errorText(reading.error()));
    QStringList lines;
    for (const NamedDeck& deck : reading->library.decks())
        lines << QString::fromStdString(deck.name);
    for (const LeftOutDeck& deck : reading->leftOut)
        lines << QStringLiteral("-%1 (%2)")
                     .arg(QString::fromStdString(deck.name),
                          QString::fromStdString(test::errorText(deck.reason)));
    return lines.join(", ");
}

std::string writtenSdeck(const DeckLibrary& library) {
    const auto text = writeSdeck(library, tokenBattle());
    return text ? *text : test::errorText(text.error());
}

QJsonObject sdeckSchema() {
    return test::jsonObjectOf(STONEMASON_RESOURCES "/schema/sdeck.schema.json");
}

constexpr const char* good = R"({"name": "B", "stacks": [[1, 2], [3, 4], [5, 6], [7, 8]]})";

} // namespace

class TestSdeck : public QObject {
    Q_OBJECT

private slots:
    void readsEveryField() {
        const auto reading = readSdeck(sampleSdeck, tokenBattle());
        if (!reading) QFAIL(test::errorText(reading.error()).c_str());
        const DeckLibrary& library = reading->library;
        QCOMPARE(library.size(), 3);
        QCOMPARE(library.active(), 1);
        QCOMPARE(library.unknownFields, std::string("{\"weather\": {\"rain\": 1.10, \"a\": [ 1,2 ]}}"));
        QCOMPARE(library.at(0).name, std::string("Dwa barany"));
        QCOMPARE(library.at(0).tags, (std::vector<std::string>{"push", "Łódź"}));
        QCOMPARE(library.at(0).notes, std::string("Against walls.\nSlow."));
        QVERIFY(library.at(0).deck == deckOf("0 1 | 2 3 | 4 5 8 | 6 7 9"));
        QCOMPARE(library.at(1).unknownFields,
                 std::string("{\"colour\": \"#00ff00\", \"games\": 123456789012345678901234567890}"));
        QVERIFY(library.at(2).deck == deckOf(" | 99 | | "));
        QCOMPARE(reading->unknownIds, std::vector<CardId>{99});
    }

    /// More words than a deck may have are a fault and not lost; none begins a line of a list.
    void wordsAreAllKeptOrRefused() {
        const auto deckWith = [](const std::string& words) {
            return withDecks(R"({"name": "B", "stacks": [[1], [3], [5], [7]], "unknownWords": [)" + words +
                             "]}");
        };
        const std::string word = R"({"word": "x", "stack": 1, "place": 1, "line": 1, "column": 1})";
        std::string many = word;
        for (int i = 1; i < maximumUnknownWords; ++i)
            many += ", " + word;
        QCOMPARE(readSdeck(deckWith(many), tokenBattle())->library.at(0).unknownWords.size(),
                 std::size_t(maximumUnknownWords));
        QCOMPARE(readSdeck(deckWith(many + ", " + word), tokenBattle())->leftOut.size(), std::size_t(1));
        const auto split = readSdeck(
            deckWith(R"({"word": "y\nStack 2: 11", "stack": 2, "place": 1, "line": 1, "column": 1}, )" +
                     word),
            tokenBattle());
        QVERIFY(split.ok());
        const auto& words = split->library.at(0).unknownWords;
        QCOMPARE(words[0].word, std::string("x")); // stack by stack
        QCOMPARE(words[1].word, std::string("y Stack 2: 11"));
        QVERIFY(!readSdeck(deckWith(R"({"word": "\n", "stack": 1, "place": 1, "line": 1, "column": 1})"),
                           tokenBattle()));
    }

    void writesWhatItRead() {
        QCOMPARE(QByteArray::fromStdString(writtenSdeck(readSdeck(sampleSdeck, tokenBattle())->library)),
                 QByteArray::fromStdString(sampleSdeck));
        QCOMPARE(test::schemaErrors(sdeckSchema(),
                                    QJsonDocument::fromJson(QByteArray::fromStdString(sampleSdeck)).object()),
                 QStringList());
    }

    void anEmptyLibraryIsOne() {
        QCOMPARE(namesInSdeck(withDecks("")), "");
        const auto again = readSdeck(writtenSdeck({}), tokenBattle());
        QVERIFY(again && again->library == DeckLibrary());
    }

    void roundTripsKeepEverything() {
        test::Random random(21);
        const std::vector<std::string> unknown{"", R"({"a": 1e400, "b\u0041": [ ]})",
                                               R"({"x": {"name": "y"}})"};
        for (int run = 0; run < 1'000; ++run) {
            DeckLibrary library;
            library.unknownFields = run % 4 == 0 ? R"({"later": [1,2]})" : "";
            for (int left = random.below(6); left > 0; --left)
                library.append({test::anyDeckName(random), test::anyDeck(random),
                                random.coin() ? std::vector<std::string>{"\"tag\"", "\u0141"}
                                              : std::vector<std::string>{},
                                random.coin() ? "a\nb\tc \\ \"" : "",
                                random.coin() ? unknown[2] : unknown[0]});
            if (!library.empty()) library.setActive(random.below(library.size()));
            const auto again = readSdeck(writtenSdeck(library), tokenBattle());
            if (!again) QFAIL(test::errorText(again.error()).c_str());
            QVERIFY(again->library == library && again->leftOut.empty());
            QCOMPARE(writtenSdeck(again->library), writtenSdeck(library));
        }
    }

    void unknownFieldsNeverShadowKnownOnes() {
        DeckLibrary library;
        library.append({"A", deckOf("1 | 2 | 3 | 4")});
        library.unknownFields = R"({"game": "chess", "more": 1})";
        const auto again = readSdeck(writtenSdeck(library), tokenBattle());
        QVERIFY(again);
        QCOMPARE(again->library.unknownFields, std::string(R"({"more": 1})"));
        library.unknownFields = "[";
        QCOMPARE(writtenSdeck(library), std::string("write/unknown-fields"));
    }

    void refusesToWriteWhatItWouldNotRead() {
        DeckLibrary library;
        library.append({"A"});
        library.setTags(0, {"a\nb"});
        QCOMPARE(writtenSdeck(library), std::string("write/words tags"));
        library.setTags(0, std::vector<std::string>(33, "x"));
        QCOMPARE(writtenSdeck(library), std::string("write/words tags"));
        library.setTags(0, {});
        library.setNotes(0, "\xFF");
        QCOMPARE(writtenSdeck(library), std::string("write/words notes"));
    }

    void decksThatCannotBeAreLeftOutAndNamed() {
        const auto bad = [](const std::string& deck) { return namesInSdeck(withDecks(deck + ", " + good)); };
        QCOMPARE(bad(R"({"name": "A", "stacks": [[0, 1, 2, 3, 4, 5], [], [], []]})"),
                 "B, -A (deck/stack-full 1 5 in decks[0])");
        QCOMPARE(bad(R"({"name": "A", "stacks": [[0, 1], [1], [], []]})"),
                 "B, -A (deck/card-twice 1 1 in decks[0])");
        QCOMPARE(bad(R"({"name": "A", "stacks": [[], [], []]})"), "B, -A (deck/stacks 3 4 in decks[0])");
        QCOMPARE(bad(R"({"name": "A", "stacks": [[], [], [], [], []]})"),
                 "B, -A (deck/stacks 5 4 in decks[0])");
        for (const char* number : {"-1", "1000000000", "18446744073709551615", "-9223372036854775808"})
            QCOMPARE(bad(QString(R"({"name": "A", "stacks": [[%1], [], [], []]})").arg(number).toStdString()),
                     "B, -A (deck/no-card in decks[0])");
        QCOMPARE(bad(R"({"name": "", "stacks": [[], [], [], []]})"), "B, - (name/empty in decks[0])");
        QCOMPARE(bad(R"({"name": "a\nb", "stacks": [[], [], [], []]})"),
                 "B, -a\nb (name/control in decks[0])");
        QCOMPARE(bad(R"({"name": "A", "tags": [""], "stacks": [[], [], [], []]})"),
                 "B, -A (name/empty in decks[0])");
        QCOMPARE(bad(R"({"name": "A", "notes": "\u0007", "stacks": [[], [], [], []]})"),
                 "B, -A (notes/control in decks[0])");
        std::string tags = "\"a\"";
        for (int i = 0; i < 40; ++i)
            tags += ", \"a\"";
        QCOMPARE(bad(R"({"name": "A", "tags": [)" + tags + R"(], "stacks": [[], [], [], []]})"),
                 "B, -A (tags/count 32 in decks[0])");
        QCOMPARE(namesInSdeck(withDecks("{\"name\": \"" + std::string(10'000, 'x') +
                                        "\", \"stacks\": [[],[],[],[]]}")),
                 "-" + QString(100, 'x') + " (name/length 100 in decks[0])");
    }

    void theActiveDeckIsCountedAmongAll() {
        const std::string bad = R"({"name": "A", "stacks": []})";
        const auto active = [&](const char* number) {
            std::string json = withDecks(bad + ", " + good + ", " + good);
            json.insert(1, std::string("\"active\": ") + number + ", ");
            const auto reading = readSdeck(json, tokenBattle());
            return reading ? reading->library.active() : -1;
        };
        QCOMPARE(active("2"), 1);
        QCOMPARE(active("1"), 0);
        QCOMPARE(active("0"), 0);
        QCOMPARE(active("3"), -1);
        QCOMPARE(active("-1"), -1);
        QCOMPARE(active("\"1\""), -1);

        // Without any deck there is none but the first that would be.
        const auto isRead = [](const char* number) {
            std::string json = withDecks("");
            json.insert(1, std::string("\"active\": ") + number + ", ");
            return readSdeck(json, tokenBattle()).ok();
        };
        QVERIFY(isRead("0"));
        QVERIFY(!isRead("1"));
    }

    void errorsNameTheField() {
        const auto deck = [](const char* fields) { return namesInSdeck(withDecks(fields)); };
        QCOMPARE(namesInSdeck("{"), "json/cut @1");
        QCOMPARE(namesInSdeck("{}"), "json/foreign");
        QCOMPARE(namesInSdeck("[]"), "json/foreign");
        QCOMPARE(namesInSdeck(R"({"format": "stonemason-map"})"), "sdeck/not-decks stonemason-map in format");
        QCOMPARE(namesInSdeck(R"({"format": "stonemason-decks", "version": 2})"),
                 "json/version 2 1 in version");
        QCOMPARE(
            namesInSdeck(R"({"format": "stonemason-decks", "version": 1, "game": "chess", "decks": []})"),
            "sdeck/unknown-game chess in game");
        QCOMPARE(namesInSdeck(
                     R"({"format": "stonemason-decks", "version": 1, "game": "token-battle", "decks": 3})"),
                 "json/type array in decks");
        QCOMPARE(deck("3"), "json/type object in decks[0]");
        QCOMPARE(deck(R"({"stacks": []})"), "json/missing in decks[0].name");
        QCOMPARE(deck(R"({"name": "A"})"), "json/missing in decks[0].stacks");
        QCOMPARE(deck(R"({"name": "A", "stacks": {}})"), "json/type array in decks[0].stacks");
        QCOMPARE(deck(R"({"name": "A", "stacks": [[], [], ["3"], []]})"),
                 "json/type integer in decks[0].stacks[2][0]");
        QCOMPARE(deck(R"({"name": "A", "stacks": [[1.5]]})"), "json/type integer in decks[0].stacks[0][0]");
        QCOMPARE(deck(R"({"name": "A", "tags": "x", "stacks": []})"), "json/type array in decks[0].tags");
        QCOMPARE(deck(R"({"name": "A", "notes": [], "stacks": []})"), "json/type string in decks[0].notes");
    }

    /// What the schema refuses the reader refuses or leaves out.
    void theSchemaIsAsStrictAsTheReader() {
        for (const char* deck :
             {R"({"name": "A", "stacks": [[0, 1, 2, 3, 4, 5], [], [], []]})",
              R"({"name": "A", "stacks": [[], [], []]})", R"({"name": "A", "stacks": [[-1], [], [], []]})",
              R"({"name": "", "stacks": [[], [], [], []]})", R"({"stacks": [[], [], [], []]})",
              R"({"name": "A", "tags": [1], "stacks": [[], [], [], []]})",
              R"({"name": "A", "stacks": [[1, 1], [], [], []]})", "7"}) {
            const std::string json = withDecks(deck);
            const auto object = QJsonDocument::fromJson(QByteArray::fromStdString(json)).object();
            QVERIFY2(!test::schemaErrors(sdeckSchema(), object).isEmpty(), deck);
            const auto reading = readSdeck(json, tokenBattle());
            QVERIFY2(!reading || reading->library.empty(), deck);
        }
    }

    /// Truncated at any byte, it is an error: JSON marks its own end.
    void aTruncatedLibraryIsAnError() {
        const std::size_t last = sampleSdeck.find_last_of('}');
        for (std::size_t size = 0; size <= last; ++size)
            QVERIFY(!readSdeck(std::string_view(sampleSdeck).substr(0, size), tokenBattle()));
    }

    void bombsAreRefused() {
        QCOMPARE(namesInSdeck(std::string(100'000, '[')), "json/depth 64 @1 in [0][0][0]...[0]");
        std::string many = "0";
        for (int i = 0; i < maximumDeckValues; ++i)
            many += ",0";
        QVERIFY(namesInSdeck(withDecks(many)).startsWith("json/values"));
    }

    void tooManyDecksAreRefused() {
        std::string decks = good;
        for (int i = 0; i < maximumDecks; ++i)
            decks += R"(,{"name":"","stacks":[]})";
        QCOMPARE(namesInSdeck(withDecks(decks)), "decks/too-many 100000");
    }
};

STONEMASON_APPLESS_TEST(TestSdeck)
#include "test_sdeck.moc"
