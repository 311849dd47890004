// SPDX-License-Identifier: GPL-3.0-or-later
// The forms of lists that decks leave the program in, and tables as people have them.
#include "core/token_battle/format/deck_format.h"
#include "core/token_battle/format/formats.h"
#include "core/token_battle/format/unknown_words.h"
#include "tests/support/cards.h"
#include "tests/support/cost.h"
#include "tests/support/error_text.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <array>
#include <string>

using namespace stonemason;
using namespace stonemason::token_battle;
using test::tokenBattle;

namespace {

constexpr std::array listForms{DeckFormat::List,          DeckFormat::Cards, DeckFormat::MarkdownList,
                               DeckFormat::MarkdownTable, DeckFormat::Csv,   DeckFormat::Html};

Deck tableDeck() {
    return test::deckOf("0 1 | 11 7 | 4 5 8 | 6 19");
}

} // namespace

class TestListForms : public QObject {
    Q_OBJECT

private slots:
    void everyFormReadsBackToTheSameDecks() {
        test::Random random(41);
        for (int run = 0; run < 500; ++run) {
            DeckLibrary library;
            for (int left = 1 + random.below(4); left > 0; --left)
                library.append({test::anyDeckName(random), test::anyDeck(random)});
            for (const DeckFormat format : listForms) {
                const std::string bytes = writeDecks(library, tokenBattle(), format)->bytes;
                const auto again = readDecks(bytes, tokenBattle());
                QVERIFY2(again.ok() && looksLikeDecks(bytes), bytes.c_str());
                QVERIFY2(again->format == DeckFormat::List && again->leftOut.empty(), bytes.c_str());
                QVERIFY2(again->library == library, bytes.c_str());
                QVERIFY2(listFormOf(bytes) == format, bytes.c_str());
            }
        }
    }

    void wordsThatNameNoCardAreKeptInTheirPlaces() {
        const auto reading =
            readDecks("Deck: A\nStack 1: Brodaxe, Pike, Dra|gon\nStack 2: 2\nStack 3: 12 Pike\n"
                      "Stack 4: 4\n",
                      tokenBattle());
        QCOMPARE(reading->unknownWords, 3);
        for (const DeckFormat format : listForms) {
            const std::string bytes = writeDecks(reading->library, tokenBattle(), format)->bytes;
            const auto again = readDecks(bytes, tokenBattle());
            QVERIFY2(again.ok() && again->unknownWords == 3, bytes.c_str());
            for (std::size_t i = 0; i < 3; ++i) {
                const UnknownWord& word = again->library.at(0).unknownWords[i];
                const UnknownWord& before = reading->library.at(0).unknownWords[i];
                QVERIFY2(word.word == before.word && word.index == before.index && word.stack == before.stack,
                         bytes.c_str());
            }
        }
    }

    /// As a page of HTML is: each word is looked for behind the one before it.
    void columnsOfOneLongLineAreLinear() {
        constexpr int decks = 10'000;
        DeckLibrary library;
        std::string text;
        for (int i = 0; i < decks; ++i) {
            const std::string word = "Nocard" + std::to_string(i);
            text += "<td>a deck that is written down at some length</td><td>" + word + "</td>";
            NamedDeck deck;
            deck.name = "Deck " + std::to_string(i);
            deck.unknownWords = {{.word = word, .line = 1}};
            library.append(std::move(deck));
        }
        QVERIFY(test::boundedCost(1, [&] { findColumns(library, text); }).isWithin);
        const UnknownWord& last = library.at(decks - 1).unknownWords[0];
        QCOMPARE(last.column, int(text.find(last.word)) + 1);
    }

    void tablesMeanTheSameDeck_data() {
        QTest::addColumn<QByteArray>("text");
        const auto row = [](const char* name, const std::string& text) {
            QTest::newRow(name) << QByteArray::fromStdString(text);
        };
        row("Markdown", "| Stack 1 | Stack 2 | Stack 3 | Stack 4 |\n| --- | :-: | --- | --: |\n"
                        "| Broadaxe | Ram | Sickle | Whirlwind |\n| Pike | Wedge | Caltrop | Juggler |\n"
                        "| | | Geyser | |\n");
        row("without frame",
            "Stack 1 | Stack 2 | Stack 3 | Stack 4\n---|---|---|---\nBroadaxe | Ram | Sickle | "
            "Whirlwind\nPike | Wedge | Caltrop | Juggler\n | | Geyser |\n");
        row("bold, numbers, places",
            "|   | **Stack 1** | **Stack 2** | **Stack 3** | **Stack 4** |\n|---|---|---|---|---|\n"
            "| 1 | 0 Broadaxe | 11 Ram | 4 Sickle | 6 Whirlwind |\n| 2 | 1 Pike | 7 Wedge | 5 Caltrop | 19 "
            "|\n"
            "| 3 | - | - | 8 Geyser | - |\n");
        row("numbers as heads",
            "| 1 | 2 | 3 | 4 |\n|---|---|---|---|\n| Broadaxe | Ram | Sickle | Whirlwind |\n"
            "| Pike | Wedge | Caltrop | Juggler |\n|  |  | Geyser |  |\n");
        row("tabs", "Stack 1\tStack 2\tStack 3\tStack 4\nBroadaxe\tRam\tSickle\tWhirlwind\n"
                    "Pike\tWedge\tCaltrop\tJuggler\n\t\tGeyser\n");
        row("tabs, first column longest",
            "Stack 3\tStack 1\tStack 2\tStack 4\nSickle\tBroadaxe\tRam\tWhirlwind\n"
            "Caltrop\tPike\tWedge\tJuggler\nGeyser\t\t\t\n");
        row("semicolons",
            "Stos 1;Stos 2;Stos 3;Stos 4\r\nTopór;Taran;Sierp;Wicher\r\nPika;Klin;Kolczatka;Żongler"
            "\r\n;;Gejzer;\r\n");
        row("commas in quotes",
            "\"stack 1\",\"stack 2\",\"stack 3\",\"stack 4\"\n\"Broadaxe\",\"Ram\",\"Sickle\","
            "\"Whirlwind\"\nPIKE,wedge,caltrop,juggler\n,,Geyser,\n");
        row("a row a deck",
            "Deck,Stack 1,Stack 2,Stack 3,Stack 4\nRams,\"Broadaxe, Pike\",\"Ram, Wedge\",\"Sickle, "
            "Caltrop, Geyser\",\"Whirlwind, Juggler\"\n");
        row("a row a stack", "Stack 1;Broadaxe;Pike;\nStack 2;Ram;Wedge;\nStack 3;Sickle;Caltrop;Geyser\n"
                             "Stack 4;Whirlwind;Juggler;\n");
        row("a row a stack, tabs",
            "Stack 1\tBroadaxe\tPike\nStack 2\tRam\tWedge\nStack 3\tSickle\tCaltrop\tGeyser\n"
            "Stack 4\tWhirlwind\tJuggler\n");
        row("a row a card",
            "Stack;Card;Count\n1;Broadaxe;1\n1;Pike;1\n2;Ram;1\n2;Wedge;1\n3;Sickle;1\n3;Caltrop;1\n"
            "3;Geyser;1\n4;Whirlwind;1\n4;Juggler;1\n");
        row("two tables", "| Stack 1 | Stack 2 |\n|---|---|\n| Broadaxe | Ram |\n| Pike | Wedge |\n\n"
                          "| Stack 3 | Stack 4 |\n|---|---|\n| Sickle | Whirlwind |\n| Caltrop | Juggler |\n"
                          "| Geyser | |\n");
        row("HTML columns",
            "<table>\n <thead>\n  <tr>\n   <th>Stack 1</th>\n   <th>Stack 2</th>\n   "
            "<th>Stack 3</th>\n   <th>Stack 4</th>\n  </tr>\n </thead>\n<tr>\n<td>Broadaxe</td>\n"
            "<td>Ram</td><td>Sickle</td><td>Whirlwind</td></tr><tr><td>Pike</td><td>Wedge</td>"
            "<td>\nCaltrop\n</td><td>Juggler</td></tr>\n<tr><td></td><td></td><td>Geyser</td>"
            "<td></td></tr></table>");
        row("HTML cells of several",
            "<table><tr><th>Stack 1<th>Stack 2<th>Stack 3<th>Stack 4</tr><tr>"
            "<td>Broadaxe<br>Pike<td><p>Ram</p><p>Wedge</p><td><ul>\n<li>Sickle</li>\n"
            "<li>Caltrop</li><li>Geyser</li></ul></td><td>Whirlwind<br/>\nJuggler</td></tr>"
            "</table>");
        row("HTML rows",
            "<table>\n<tr>\n<th>Stack 1</th>\n<td>Broadaxe</td>\n<td>Pike</td>\n</tr>\n<tr><th>Stack "
            "2</th><td>Ram</td><td>Wedge</td></tr><tr><th>Stack 3</th><td>Sickle<br>Caltrop<br>Geyser"
            "</td></tr><tr><th>Stack 4</th><td>Whirlwind</td><td>Juggler</td></tr></table>");
        row("numbered entries",
            "stack 1\n1. Broadaxe\n2. Pike\nstack 2\n1) Ram\n2) Wedge\nstack 3\n1. Sickle\n"
            "2. Caltrop\n3. Geyser\nstack 4\n1. Whirlwind\n2. Juggler\n");
    }
    void tablesMeanTheSameDeck() {
        QFETCH(QByteArray, text);
        const std::string bytes = text.toStdString();
        QVERIFY(looksLikeDecks(bytes));
        const auto reading = readDecks(bytes, tokenBattle());
        if (!reading) QFAIL(test::errorText(reading.error()).c_str());
        if (!reading->leftOut.empty()) QFAIL(test::errorText(reading->leftOut[0].reason).c_str());
        QCOMPARE(reading->library.size(), 1);
        QCOMPARE(QString::fromStdString(test::deckText(reading->library.at(0).deck)),
                 QString::fromStdString(test::deckText(tableDeck())));
        QCOMPARE(reading->unknownWords, 0);
    }

    void unknownWordsOfTablesAreNamedWithTheirPlaces() {
        const auto reading = readDecks("Stack 1;Stack 2;Stack 3;Stack 4\nBroadaxe;Ramm;Sickle;Whirlwind\n"
                                       "Pike;Wedge;Foo;Juggler\n",
                                       tokenBattle());
        const auto& words = reading->library.at(0).unknownWords;
        QCOMPARE(words.size(), std::size_t(2));
        QVERIFY((words[0] == UnknownWord{"Ramm", 1, 0, 2, 10}));
        QVERIFY((words[1] == UnknownWord{"Foo", 2, 1, 3, 12}));
    }
};

STONEMASON_APPLESS_TEST(TestListForms)
#include "test_list_forms.moc"
