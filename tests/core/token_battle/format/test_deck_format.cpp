// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/token_battle/format/deck_format.h"
#include "core/token_battle/format/formats.h"
#include "tests/support/cards.h"
#include "tests/support/error_text.h"
#include "tests/support/files.h"
#include "tests/support/test_program.h"

#include <QStringList>
#include <QTest>

using namespace stonemason;
using namespace stonemason::token_battle;
using test::deckOf;
using test::tokenBattle;

namespace {

const std::string listText = "Deck: Two Rams\n"
                             "Stack 1: 0 Broadaxe, 1 Pike\n"
                             "Stack 2: 11 Ram, 99\n"
                             "Stack 3: -\n"
                             "Stack 4: 6 Whirlwind, 7 Wedge, 9 Bellows\n";

DeckLibrary twoRams() {
    DeckLibrary library;
    library.append({"Two Rams", deckOf("0 1 | 11 99 | | 6 7 9")});
    return library;
}

QString summaryOf(const std::string& bytes) {
    const auto reading = readDecks(bytes, tokenBattle());
    if (!reading) return QString::fromStdString(test::errorText(reading.error()));
    QStringList lines{QString::fromUtf8(deckFormatId(reading->format).data())};
    for (const NamedDeck& deck : reading->library.decks())
        lines << QString::fromStdString(deck.name);
    for (const LeftOutDeck& deck : reading->leftOut)
        lines << QStringLiteral("-%1 (%2)")
                     .arg(QString::fromStdString(deck.name),
                          QString::fromStdString(test::errorText(deck.reason)));
    return lines.join(", ");
}

QStringList notes(const DeckLibrary& library, DeckFormat format) {
    QStringList message;
    for (const Message& note : writingNotes(library, tokenBattle(), format))
        message << QString::fromStdString(test::errorText({note}));
    return message;
}

std::string sample() {
    return test::testData("format/sample.sdeck");
}

} // namespace

class TestDeckFormat : public QObject {
    Q_OBJECT

private slots:
    void formsHaveWords() {
        for (int i = 0; i < 6; ++i)
            QCOMPARE(deckFormatFromId(deckFormatId(DeckFormat(i))), DeckFormat(i));
        QVERIFY(!deckFormatFromId("smap"));
        QCOMPARE(extensionOf(DeckFormat::Sdeck), std::string_view(".sdeck"));
    }

    void recognisesTheFormatByContent() {
        QCOMPARE(summaryOf(sample()), "sdeck, Dwa barany, Green, Unfinished");
        QCOMPARE(summaryOf("set 0\n1\n2\n3\n4\n"), "old-sets, Deck 1");
        QCOMPARE(summaryOf("set 0\nx\n1\n2\n3\n4\n"), "sets, x");
        QCOMPARE(summaryOf("n\nm\np\nHandset\n0\n\nset 0\nx\n1\n2\n3\n4\n"), "user-file, x");
        QCOMPARE(summaryOf("sd1-48sg00820c20a2060w4yw41mzr\r\n"), "code, Deck 1");
        QCOMPARE(summaryOf(listText), "list, Two Rams");
        QCOMPARE(summaryOf("My best!\r\n\r\n" + listText + "Have fun.\n"), "list, Two Rams");
    }

    void reportsWhatIsNoDeck() {
        for (const char* text : {"", "\n\n"})
            QCOMPARE(summaryOf(text), "file/empty");
        for (const char* text : {"hello", "set", "set x\n1\n2\n3\n4", "1\n2\n3\n4\n", "Deck: A\n",
                                 "Stack 5: 1", "Sd1-000", "sd-1"})
            QCOMPARE(summaryOf(text), "decks/nothing");
        QCOMPARE(summaryOf("{"), "json/cut @1");
        QCOMPARE(summaryOf(std::string("set 0\n1\n2\n3\n4\0", 15)), "file/nul @5");
        QCOMPARE(summaryOf("\xFF\xFEs\x01"), "file/encoding UTF-16");
    }

    void mapsAreNotTakenForDecks() {
        for (const char* map :
             {"kings-conflict/the-crossing.txt", "kings-conflict/mountain-passes.as", "format/small.smap"})
            QVERIFY(!looksLikeDecks(test::testData(map)));
        QVERIFY(!looksLikeDecks(R"({"format": "stonemason-map", "name": "stonemason-decks"})"));
        QVERIFY(looksLikeDecks(R"({"a": {"format" :  "x"}, "format" : "stonemason-decks"})"));
        for (const std::string& decks : {sample(), listText, std::string("set 0\n"), std::string("sd1-x"),
                                         std::string("a\nb\nc\nHandset\n")})
            QVERIFY(looksLikeDecks(decks));
    }

    void listsAreForPeople() {
        QCOMPARE(writeDecks(twoRams(), tokenBattle(), DeckFormat::List)->bytes, listText);
        QCOMPARE(readDecks(listText, tokenBattle())->library, twoRams());
    }

    void listsAreReadWithCare() {
        const auto list = [](const char* two, const char* more = "") {
            return summaryOf(std::string("Deck: A\nStack 1: 1\n") + two + "Stack 3: -\nStack 4: 4 x, 5\n" +
                             more);
        };
        QCOMPARE(list("Stack 2: 2\n"), "list, A");
        QCOMPARE(list(""), "list, -A (deck/stacks 3 4 @1)");
        QCOMPARE(list("Stack 2:\n"), "list, -A (deck/not-cards @3)");
        QCOMPARE(list("Stack 2: 2,\n"), "list, -A (deck/not-cards @3)");
        QCOMPARE(list("Stack 2: 2, Rum\n"), "list, A");
        QCOMPARE(summaryOf("Stack 1: Rum\nStack 2: -\nStack 3: -\nStack 4: Nobody\n"),
                 "list, -Deck 1 (deck/nearest-name Rum Ram @1)");
        QCOMPARE(list("Stack 2: 2\nStack 1: 3\n"), "list, -A (deck/stack-twice 1 @4)");
        QCOMPARE(list("Stack 2: 1\n"), "list, A");
        QCOMPARE(list("Stack 2: 10, 11, 12, 13, 14, 15\n"), "list, A");
        QCOMPARE(list("Stack 2: 2\n", "Stack 1: 1\nStack 2: 2\nStack 3: 3\nStack 4: 4\n"), "list, A, Deck 2");
        QCOMPARE(list("Stack 2: 2\n", "Deck: A\nStack 1: 1\n"), "list, A, -A (deck/stacks 1 4 @6)");
        QCOMPARE(summaryOf("Stack 2: 7\nStack 1: 3\nStack 4: 1\nStack 3: 2\n"), "list, Deck 1");
    }

    void cardsOfListsGoByTheirNames() {
        const auto second = [](const std::string& line) {
            const auto reading =
                readDecks("Stack 1: -\nStack 2: " + line + "\nStack 3: -\nStack 4: -\n", tokenBattle());
            const DeckLibrary& library = reading->library;
            return library.empty() ? std::string("none") : test::deckText(library.at(0).deck);
        };
        const auto is = [](const char* stack) { return test::deckText(deckOf(stack)); };
        QCOMPARE(second("Pike, Ram"), is("| 1 11 | |"));
        QCOMPARE(second("pike ,RAM"), is("| 1 11 | |"));
        QCOMPARE(second("Pike (1), Ram (11)"), is("| 1 11 | |"));
        QCOMPARE(second("żongler"), is("| 19 | |"));
        QCOMPARE(second("ŻONGLER, 1 what it was"), is("| 19 1 | |")); // names change, numbers do not
        QCOMPARE(second("Unknown (99)"), is("| 99 | |"));
        QCOMPARE(summaryOf("Stack 1: -\nStack 2: \xFF()\nStack 3: -\nStack 4: -\n"),
                 "list, -Deck 1 (deck/no-such-name \uFFFD() @2)");
        // No two cards share a name, and every one is found by each of its names.
        for (const Card& card : tokenBattle().cards)
            for (const auto& [language, name] : card.name)
                QCOMPARE(second(name), is(("| " + std::to_string(card.id) + " | |").c_str()));
    }

    /// What a stack of a list comes to, or the fault.
    static QString stackOf(const std::string& line) {
        const auto reading =
            readDecks("Stack 1: -\nStack 2: " + line + "\nStack 3: -\nStack 4: -\n", tokenBattle());
        if (!reading->library.empty())
            return QString::fromStdString(test::deckText(reading->library.at(0).deck));
        return QString::fromStdString(test::errorText(reading->leftOut.at(0).reason));
    }

    void howOftenACardIsThereIsNotItsNumber_data() {
        QTest::addColumn<QByteArray>("line");
        QTest::addColumn<QByteArray>("deck");
        const auto row = [](const char* line, const char* deck) {
            QTest::newRow(line) << QByteArray(line) << QByteArray(deck);
        };
        row("1x Broadaxe, 1x Pike", "| 0 1 | |");
        row("1X broadaxe,1 x Pike", "| 0 1 | |");
        row("x1 Broadaxe, \u00D71 Pike", "| 0 1 | |");
        row("1\u00D7 Broadaxe, 1 \u00D7 Pike", "| 0 1 | |");
        row("1* Broadaxe, 1xPike", "| 0 1 | |");
        row("Broadaxe x1, Pike 1x, Ram (x1)", "| 0 1 11 | |");
        row("1x 0 Broadaxe, 1x 12", "| 0 12 | |");
        row("1x Pike (1), 1 x 11 Ram (11)", "| 1 11 | |");
        row("1 Pike x1", "| 1 | |");
        row("1 Pike (2), 1 Ram, Wedge (2), 1 Bull (2)", "| 1 11 7 10 | |");
        row("whirl wind, 11 R am", "| 6 11 | |"); // a blank too many
        // A deck has every card once; the others are named as words to be repaired.
        row("12x Broadaxe, Pike", "| 0 1 | |");
        row("Broadaxe x2, Pike", "| 0 1 | |");
        row("x12 Broadaxe, Pike", "| 0 1 | |");
        row("99999999999999999999x Pike", "| 1 | |");
    }
    void howOftenACardIsThereIsNotItsNumber() {
        QFETCH(QByteArray, line);
        QFETCH(QByteArray, deck);
        QCOMPARE(stackOf(line.toStdString()),
                 QString::fromStdString(test::deckText(deckOf(deck.toStdString()))));
    }

    void whatContradictsItselfIsAnError_data() {
        QTest::addColumn<QByteArray>("line");
        QTest::addColumn<QString>("error");
        const auto row = [](const char* line, const char* error) {
            QTest::newRow(line) << QByteArray(line) << QString(error);
        };
        row("0 Pike", "deck/number-and-name 0 Pike @2");
        row("12 Broadaxe", "deck/number-and-name 12 Broadaxe @2");
        row("12. Broadaxe", "deck/number-and-name 12 Broadaxe @2");
        row("12: Broadaxe", "deck/number-and-name 12 Broadaxe @2");
        row("12 - Broadaxe", "deck/number-and-name 12 Broadaxe @2");
        row("12Broadaxe", "deck/number-and-name 12 Broadaxe @2");
        row("99 Broadaxe", "deck/number-and-name 99 Broadaxe @2");
        row("Pike (0)", "deck/number-and-name 0 Pike @2");
        row("0 Pike (1)", "deck/number-and-name 0 Pike (1) @2");
        row("1x 0 Pike", "deck/number-and-name 0 Pike @2");
        row("0 Pike x1", "deck/number-and-name 0 Pike @2");
        row("0x Broadaxe", "deck/nearest-name 0x Broadaxe Broadaxe @2");
        row("1x Brodaxe", "deck/nearest-name Brodaxe Broadaxe @2");
        row("12 5", "deck/no-such-name 12 5 @2");
    }
    void whatContradictsItselfIsAnError() {
        QFETCH(QByteArray, line);
        QFETCH(QString, error);
        QCOMPARE(stackOf(line.toStdString()), error);
    }

    void listsMayHoldNonsense() {
        const std::string stacks = "\nStack 1: 1\nStack 2: 2\nStack 3: 3\nStack 4: 4\n";
        QCOMPARE(summaryOf("Deck: a\x1b[31mb" + stacks), "list, -a\x1b[31mb (name/control @1)");
        QCOMPARE(summaryOf("Deck: " + std::string(10'000, 'x') + stacks),
                 "list, -" + QString(100, 'x') + " (name/length 100 @1)");
        QCOMPARE(summaryOf("Deck: \xFF" + stacks), "list, -\uFFFD (name/utf8 @1)");
        QCOMPARE(summaryOf("Deck: A" + stacks + "Stack 1: 1000000000" + stacks.substr(11)),
                 "list, A, -Deck 2 (deck/no-card @6)");
        std::string many;
        for (int i = 0; i <= maximumDecks; ++i)
            many += "Deck: A\nStack 1: 1\n";
        QCOMPARE(summaryOf(many), "decks/too-many 100000");
    }

    void roundTripsKeepWhatTheFormHolds() {
        test::Random random(31);
        for (int run = 0; run < 1'000; ++run) {
            DeckLibrary library;
            for (int left = 1 + random.below(5); left > 0; --left)
                library.append({test::anyDeckName(random), test::anyDeck(random)});
            for (const DeckFormat format : {DeckFormat::Sdeck, DeckFormat::List}) {
                const std::string bytes = writeDecks(library, tokenBattle(), format)->bytes;
                const auto again = readDecks(bytes, tokenBattle());
                QVERIFY(again.ok());
                QCOMPARE(again->format, format);
                QVERIFY2(again->library == library && again->leftOut.empty(), bytes.c_str());
            }
            DeckLibrary one;
            one.append({"Deck 1", library.at(0).deck});
            const auto again =
                readDecks(writeDecks(one, tokenBattle(), DeckFormat::ShareCode)->bytes, tokenBattle());
            QVERIFY(again && again->library == one);
        }
    }

    void everyFormCutShortIsAnErrorOrSaysWhatIsMissing() {
        DeckLibrary library;
        library.append({"A", deckOf("10 11 | 12 13 | 14 15 | 16 17")});
        for (const DeckFormat format : {DeckFormat::Sdeck, DeckFormat::Sets, DeckFormat::OldSets,
                                        DeckFormat::ShareCode, DeckFormat::List}) {
            const std::string bytes = writeDecks(library, tokenBattle(), format)->bytes;
            for (std::size_t size = 0; size + 1 < bytes.size(); ++size) {
                const auto reading = readDecks(std::string_view(bytes).substr(0, size), tokenBattle());
                if (!reading || reading->library.empty()) continue;
                // What is left may still be a deck: then the end of the last stack is all that was cut, or in
                // a list of the last card's name.
                const Deck& deck = reading->library.at(0).deck;
                QVERIFY(deck.size() >= 7 && deck.contains(15));
                QVERIFY(!deck.contains(17) || format == DeckFormat::List);
            }
        }
    }

    void notesSayWhatAFormLosesAndTheGameRefuses() {
        const DeckLibrary library = readDecks(sample(), tokenBattle())->library;
        QCOMPARE(notes(library, DeckFormat::Sdeck), QStringList());
        QCOMPARE(notes(library, DeckFormat::List), (QStringList{"write/lost-tags 1", "write/lost-notes 1",
                                                                "write/lost-active", "write/lost-other"}));
        QCOMPARE(
            notes(library, DeckFormat::OldSets),
            (QStringList{"write/lost-names 3", "write/lost-tags 1", "write/lost-notes 1", "write/lost-active",
                         "write/lost-other", "write/invalid 1", "write/assumed-ids 1"}));
        DeckLibrary six;
        for (int i = 0; i < 6; ++i)
            six.append({"Deck " + std::to_string(i + 1), deckOf("0 1 | 2 3 | 4 5 | 6 7")});
        QCOMPARE(notes(six, DeckFormat::Sets), QStringList{"write/more-than-game 6 5"});
        QCOMPARE(notes(six, DeckFormat::OldSets), QStringList{"write/more-than-game 6 5"});
        six.remove({5});
        QCOMPARE(notes(six, DeckFormat::Sets), QStringList());
    }

    void someFormsTakeOneDeckOnly() {
        DeckLibrary library = twoRams();
        QVERIFY(writeDecks(library, tokenBattle(), DeckFormat::ShareCode));
        library.append({"B"});
        const auto two = writeDecks(library, tokenBattle(), DeckFormat::ShareCode);
        QCOMPARE(test::errorText(two.error()), std::string("write/one-deck 2"));
        const auto none = writeDecks({}, tokenBattle(), DeckFormat::List);
        QCOMPARE(test::errorText(none.error()), std::string("write/no-decks"));
        DeckLibrary large;
        for (int i = 0; i < 2'000; ++i)
            large.append({"x", {}, {}, std::string(10'000, 'x')});
        const auto tooLarge = writeDecks(large, tokenBattle(), DeckFormat::Sdeck);
        QCOMPARE(test::errorText(tooLarge.error()), std::string("write/too-large 16777216"));
    }

    void codesAreFoundAmongOtherWords() {
        const std::string one = shareCode(deckOf("0 1 | 2 3 | 4 5 | 6 7"));
        const std::string two = shareCode(deckOf("8 9 | 2 3 | 4 5 | 6 7"));
        const auto decksIn = [](const std::string& text) {
            const auto reading = readDecks(text, tokenBattle());
            return reading ? reading->library.size() : -1;
        };
        QCOMPARE(decksIn("try this one: " + one + ", it wins!"), 1);
        QCOMPARE(decksIn(one + "\n" + two + "\n"), 2);
        QCOMPARE(decksIn("> " + one + "\r\n> " + two), 2);
        QCOMPARE(decksIn("https://example.org/?deck=" + one + "&x=\"" + two + "\""), 2);
        QCOMPARE(decksIn("codes begin with sd1- and are words"), -1);
        QCOMPARE(decksIn("x" + one + " " + one + "z"), -1);
        QVERIFY(looksLikeDecks("see " + one) && !looksLikeDecks("see sd1-"));
    }

    void aDamagedCodeAmongOthersIsNamed() {
        const std::string one = shareCode(deckOf("0 1 | 2 3 | 4 5 | 6 7"));
        std::string damaged = one;
        damaged.back() = damaged.back() == '0' ? '1' : '0';
        const auto some = readDecks("first\n" + damaged + "\n" + one, tokenBattle());
        QVERIFY(some);
        QCOMPARE(some->library.size(), 1);
        QCOMPARE(some->leftOut.size(), 1U);
        QCOMPARE(test::errorText(some->leftOut.front().reason), "code/damaged @2");
        const auto none = readDecks("only " + damaged, tokenBattle());
        QCOMPARE(test::errorText(none.error()), "code/damaged @1");
    }

    void aQuotedListIsAList() {
        const auto reading = readDecks("Ann wrote:\n> Deck: Rams\n> Stack 1: 0, 1\n>> Stack 2: 2, 3\n"
                                       ">Stack 3: 4, 5\n> Stack 4: 6, 7\n",
                                       tokenBattle());
        QVERIFY(reading);
        QCOMPARE(reading->library.at(0).name, "Rams");
        QCOMPARE(reading->library.at(0).deck, deckOf("0 1 | 2 3 | 4 5 | 6 7"));
    }
};

STONEMASON_APPLESS_TEST(TestDeckFormat)
#include "test_deck_format.moc"
