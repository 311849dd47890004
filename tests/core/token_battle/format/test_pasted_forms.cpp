// SPDX-License-Identifier: GPL-3.0-or-later
// Deck lists in the many forms that people write: no part of a list is lost without a report.
#include "core/token_battle/format/deck_format.h"
#include "core/token_battle/format/unknown_words.h"
#include "tests/support/cards.h"
#include "tests/support/cost.h"
#include "tests/support/error_text.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <string>

using namespace stonemason;
using namespace stonemason::token_battle;
using test::tokenBattle;

namespace {

/// The decks of the text, and what is reported about each that is not in them: "0 1 | 11 7 | ...; message
/// ...".
QString readingOf(const std::string& text) {
    const auto reading = readDecks(text, tokenBattle());
    if (!reading) return QString::fromStdString(test::errorText(reading.error()));
    std::string all;
    NearestCards nearest(tokenBattle());
    for (const NamedDeck& deck : reading->library.decks()) {
        all += (all.empty() ? "" : " // ") + test::deckText(deck.deck);
        for (const DeckProblem& problem : wordProblemsOf(deck, nearest))
            all += "; " + test::errorText(Error{problem.message});
    }
    for (const LeftOutDeck& deck : reading->leftOut)
        all += (all.empty() ? "-" : " // -") + test::errorText(deck.reason);
    return QString::fromStdString(all);
}

const std::string rams = "0 1 | 11 7 | 4 5 8 | 6 19";

} // namespace

class TestPastedForms : public QObject {
    Q_OBJECT

private slots:
    void noWordIsLost_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("reading");
        const auto row = [](const char* name, const std::string& text, const std::string& reading) {
            QTest::newRow(name) << QByteArray::fromStdString(text) << QByteArray::fromStdString(reading);
        };
        const std::string rest = "Stack 2 - Ram, Wedge\nStack 3 - Sickle, Caltrop, Geyser\n"
                                 "Stack 4 - Whirlwind, Juggler\n";
        row("bullet below a row", "Stack 1 - Broadaxe, Pike\n- Hamer\n" + rest,
            rams + "; deck/word-nearest 2 3 Hamer Hammer");
        row("far bullet below a row", "Stack 1 - Broadaxe, Pike\n- Dragonfly\n" + rest,
            rams + "; deck/word-unknown 2 3 Dragonfly");
        row("bullet behind a blank line", "Stack 1 - Broadaxe, Pike\n\n* 1x Dragonfly\n\n" + rest,
            rams + "; deck/word-unknown 3 6 Dragonfly");
        row("word between two stacks", "Stack 1 - Broadaxe, Pike\nDragonfly\n" + rest,
            rams + "; deck/word-unknown 2 1 Dragonfly");
        row("words between two stacks", "Stack 1 - Broadaxe, Pike\nDragonfly, Foo\n" + rest,
            rams + "; deck/word-unknown 2 1 Dragonfly; deck/word-unknown 2 12 Foo");
        row("row with one known word", "Stack 1 - Broadaxe\nPike, Dragonfly\n" + rest,
            rams + "; deck/word-unknown 2 7 Dragonfly");
        row("known card behind a far word", "Stack 1\nBroadaxe\n\nDragonfly\n\nPike\n" + rest,
            rams + "; deck/word-unknown 4 1 Dragonfly");
        row("known card behind talk", "Stack 1\nBroadaxe\nwhich is the best of them all\nPike\n" + rest,
            rams);
        row("long entry", "Stack 1\n- Broadaxe\n- Hammer of the great god\n- Pike\n" + rest,
            rams + "; deck/word-nearest 3 3 Hammer of the great god Hammer");
        row("remarks",
            "Stack 1\n- Broadaxe - good on the first turn\n- Pike (never leave home without)\n" + rest, rams);
        row("dashes between cards", "Stack 1: Broadaxe - Dragonfly - Pike\n" + rest,
            rams + "; deck/word-unknown 1 21 Dragonfly");
        row("heading without a sign", "Stack 1 Dragonfly\n- Broadaxe\n- Pike\n" + rest,
            rams + "; deck/word-unknown 1 9 Dragonfly");
        row("seven words in a row", "Stack 1:\nBroadaxe, Foo, Pike, A, B, C, D\n" + rest,
            rams + "; deck/word-unknown 2 11 Foo; deck/word-unknown 2 22 A; deck/word-unknown 2 25 B; "
                   "deck/word-unknown 2 28 C; deck/word-unknown 2 31 D");
        row("talk behind the deck", "Stack 1 - Broadaxe, Pike\n" + rest + "\nThanks\nHave fun!\n", rams);
        row("unlike name below the last row",
            "Stack 1 - Broadaxe, Pike\nStack 2 - Ram, Wedge\nStack 3 - Sickle, Caltrop, Geyser\n"
            "Stack 4 - Whirlwind, Juggler\nHammer of the gods\n",
            rams + "; deck/word-nearest 5 1 Hammer of the gods Hammer");
        row("talk and a list behind the deck",
            "Stack 1\n- Broadaxe\n- Pike\n" + rest + "\nWhat I like about this deck:\n\n- speed\n", rams);
    }
    void noWordIsLost() {
        QFETCH(QByteArray, text);
        QFETCH(QByteArray, reading);
        QCOMPARE(readingOf(text.toStdString()), QString::fromUtf8(reading));
    }

    void surplusCardsAreNamedAndTheDeckOpens_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("reading");
        const auto row = [](const char* name, const std::string& text, const std::string& reading) {
            QTest::newRow(name) << QByteArray::fromStdString(text) << QByteArray::fromStdString(reading);
        };
        row("twice", "Stack 1: Broadaxe, Pike\nStack 2: Ram, Wedge\nStack 3: 4, 5, 8\nStack 4: 6, Ram, 19\n",
            rams + "; deck/word-twice 4 13 Ram");
        row("twice in a line",
            "stack 1: Broadaxe, Pike, Pike\nstack 2: 11, 7\nstack 3: 4, 5, 8\nstack 4: 6, 19\n",
            rams + "; deck/word-twice 1 26 Pike");
        row("by a count", "stack 1: Broadaxe, 2x Pike\nstack 2: 11, 7\nstack 3: 4, 5, 8\nstack 4: 6, 19\n",
            rams + "; deck/word-twice 1 23 Pike");
        row("by number and name",
            "- stack 1\n- 0\n- 1\n- stack 2\n- 11 Ram\n- 7\n- Ram\n- stack 3\n- 4\n- 5\n- 8\n"
            "- stack 4\n- 6\n- 19\n",
            rams + "; deck/word-twice 7 3 Ram");
        row("sixth", "Stack 1: 0, 1, 2, 3, 4, 5\nStack 2: 11\nStack 3: 7\nStack 4: 8\n",
            "0 1 2 3 4 | 11 | 7 | 8; deck/word-surplus 1 25 5 1");
        row("sixth and seventh", "Stack 1: 0, 1, 2, 3, 4, Ram, Wedge\nStack 2: 11\nStack 3: 9\nStack 4: 8\n",
            "0 1 2 3 4 | 11 | 9 | 8; deck/word-twice 1 25 Ram; deck/word-surplus 1 30 Wedge 1");
        row("stacks in another order",
            "Stack 4: 6, Ram, 19\nStack 2: Ram, Wedge\nStack 3: 4, 5, 8\nStack 1: 0, 1\n",
            rams + "; deck/word-twice 1 13 Ram");
        row("no headings",
            "Broadaxe\nPike\n\nRam\nWedge\nRam\n\nSickle\nCaltrop\nGeyser\n\nWhirlwind\nJuggler\n",
            rams + "; deck/word-twice 6 1 Ram");
        row("table",
            "| Stack 1 | Stack 2 | Stack 3 | Stack 4 |\n|--|--|--|--|\n| Broadaxe | Ram | Sickle | Whirlwind "
            "|\n"
            "| Pike | Wedge | Caltrop | Juggler |\n| | | Geyser | Pike |\n",
            rams + "; deck/word-twice 5 16 Pike");
    }
    void surplusCardsAreNamedAndTheDeckOpens() {
        QFETCH(QByteArray, text);
        QFETCH(QByteArray, reading);
        QCOMPARE(readingOf(text.toStdString()), QString::fromUtf8(reading));
        const auto read = readDecks(text.toStdString(), tokenBattle());
        for (const DeckFormat format : {DeckFormat::Sdeck, DeckFormat::List, DeckFormat::MarkdownList}) {
            const auto again =
                readDecks(writeDecks(read->library, tokenBattle(), format)->bytes, tokenBattle());
            QCOMPARE(again->unknownWords, read->unknownWords);
            QCOMPARE(again->library.at(0).deck, read->library.at(0).deck);
        }
    }

    void cardsBehindTheStacksAreNotLost_data() {
        QTest::addColumn<QByteArray>("behind");
        QTest::addColumn<QByteArray>("reading");
        const auto row = [](const char* name, const char* behind, const char* reading) {
            QTest::newRow(name) << QByteArray(behind) << QByteArray(reading);
        };
        row("right below", "Bellows\nPike of Doom\n", " 9; deck/word-nearest 8 1 Pike of Doom Pike");
        row("unknown alone", "Pike of Doom\n", "; deck/word-nearest 7 1 Pike of Doom Pike");
        row("unknown and unlike", "Dragonfly\n", "; deck/word-unknown 7 1 Dragonfly");
        row("more than fit", "Bellows\nHammer\nSickle\nGeyser\n", " 9 2 4; deck/word-surplus 10 1 Geyser 4");
        row("entries", "- Bellows\n- 1x Dragonfly\n", " 9; deck/word-unknown 8 6 Dragonfly");
        row("behind a blank line", "\nBellows\nPikke\n",
            "; deck/word-fits 8 1 Bellows 4; deck/word-nearest 9 1 Pikke Pike");
        row("behind talk", "and one that I like to have\nBellows\n", "; deck/word-fits 8 1 Bellows 4");
        row("one that is there", "\nPike\n", "; deck/word-twice 8 1 Pike");
        row("a row", "Bellows, Hammer\n", "; deck/word-fits 7 1 Bellows 4; deck/word-fits 7 10 Hammer 4");
        row("talk alone", "\nThanks\nHave fun!\n", "");
    }
    void cardsBehindTheStacksAreNotLost() {
        QFETCH(QByteArray, behind);
        QFETCH(QByteArray, reading);
        const std::string text =
            "A, have fun:\n\nBroadaxe, Pike\nSabre, Caltrop\nWhirlwind, Wedge\nBull, Ram\n";
        QCOMPARE(readingOf(text + behind.toStdString()),
                 "0 1 | 3 5 | 6 7 | 10 11" + QString::fromUtf8(reading));
    }

    /// A small number beside a name is how often the card is there, or its value as the game shows it.
    void numbersBesideNamesCostNoCard_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("reading");
        const auto row = [](const char* name, const char* text, const char* reading) {
            QTest::newRow(name) << QByteArray(text) << QByteArray(reading);
        };
        row("own form",
            "Stack 1: 2 Pike, 1 Sabre\nStack 2: 2x Hammer, Bull (2)\nStack 3: Ram (2), Wedge\n"
            "Stack 4: 3 Sickle, Bellows\n",
            "1 3 | 2 10 | 11 7 | 4 9; deck/word-twice 1 12 Pike; deck/word-twice 2 13 Hammer");
        row("lines",
            "stack 1\n2 Pike\n1 Sabre\nstack 2\n2x Hammer\nBull (2)\nstack 3\nRam (2)\nWedge\nstack 4\n"
            "3 Sickle\n1 Bellows\n",
            "1 3 | 2 10 | 11 7 | 4 9; deck/word-twice 2 3 Pike; deck/word-twice 5 4 Hammer");
        row("no headings", "3 Pike, 3 Sabre\n2 Hammer, 2 Bull\nRam (2), Wedge (2)\n1 Sickle (3), 2 Bellows\n",
            "1 3 | 2 10 | 11 7 | 4 9");
        row("count and value",
            "stack 1: 1 Pike (3), 1x Sabre (3)\nstack 2: 2 Hammer, 2x Bull (2)\nstack 3: Ram, Wedge\n"
            "stack 4: Sickle, Bellows (4)\n",
            "1 3 | 2 10 | 11 7 | 4 9; deck/word-twice 2 23 Bull; deck/word-twice 4 18 Bellows");
        row("misspelled name beside a value",
            "Stack 1: 3 Pike, 3 Sabbre\nStack 2: Hammer, Bul (2)\nStack 3: 2 Ramm\nStack 4: 3 Sickel, 9 "
            "Bellow\n",
            "1 3 | 2 | | 9; deck/word-nearest 2 18 Bul Bull; "
            "deck/word-nearest 3 12 Ramm Ram; deck/word-nearest 4 12 Sickel Sickle");
        row("unknown name beside a count",
            "stack 1\n2 Pike\n1 Sabbre\nstack 2: Hammer\nstack 3: Ram\nstack 4: 4\n",
            "1 | 2 | 11 | 4; deck/word-twice 2 3 Pike; deck/word-nearest 3 3 Sabbre Sabre");
    }
    void numbersBesideNamesCostNoCard() {
        QFETCH(QByteArray, text);
        QFETCH(QByteArray, reading);
        QCOMPARE(readingOf(text.toStdString()), QString::fromUtf8(reading));
    }

    /// By its letters, else by a word of its name, else by how it begins.
    void aWordGetsTheCardThatItMayMean_data() {
        QTest::addColumn<QByteArray>("word");
        QTest::addColumn<QByteArray>("card");
        const auto row = [](const char* word, const char* card) {
            QTest::newRow(word) << QByteArray(word) << QByteArray(card);
        };
        row("Pyke", "Pike");
        row("Pike of Doom", "Pike");
        row("PIKE-OF-DOOM", "Pike");
        row("12 Pike of Doom", "Pike");
        row("Lazy Dwarf", "Lazy Giant");
        row("Giant of the hills", "Lazy Giant");
        row("Golden Winds", "Golden Rain");
        row("The four strong winds", "Four Winds"); // two words are more than one
        row("Whirlpool", "Whirlwind");
        row("Pikeman", "Pike");
        row("Złoty pył", "Złoty deszcz");
        row("Dragonfly", "");
        row("Doors of doom", "");
        row("of", "");
        row("Banana", ""); // three letters of Banner
    }
    void aWordGetsTheCardThatItMayMean() {
        QFETCH(QByteArray, word);
        QFETCH(QByteArray, card);
        NearestCards nearest(tokenBattle());
        const auto found = nearest.suggestionFor(word.toStdString());
        QCOMPARE(QByteArray::fromStdString(found ? found->name : ""), card);
    }

    void aSurplusCardCanBePutOnceThereIsRoom() {
        const auto read =
            readDecks("Stack 1: 0, 1, 2, 3, 4, 5\nStack 2: 11\nStack 3: 7\nStack 4: 8\n", tokenBattle());
        NamedDeck deck = read->library.at(0);
        NearestCards nearest(tokenBattle());
        QCOMPARE(wordProblemsOf(deck, nearest)[0].card, -1);
        deck.deck = remove(deck.deck, std::array{2}).deck;
        const auto problems = wordProblemsOf(deck, nearest);
        QCOMPARE(test::errorText(Error{problems[0].message}), std::string("deck/word-fits 1 25 5 1"));
        QCOMPARE(test::deckText(withWordAs(deck, 0, problems[0].card).deck),
                 std::string("0 1 3 4 5 | 11 | 7 | 8"));
    }

    void namesAloneAreADeck_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("reading");
        const auto row = [](const char* name, const std::string& text, const std::string& reading = rams) {
            QTest::newRow(name) << QByteArray::fromStdString(text) << QByteArray::fromStdString(reading);
        };
        const auto with = [](const std::string& before, const std::string& between) {
            return before + "Broadaxe\n" + before + "Pike\n" + between + before + "Ram\n" + before +
                   "Wedge\n" + between + before + "Sickle\n" + before + "Caltrop\n" + before + "Geyser\n" +
                   between + before + "Whirlwind\n" + before + "Juggler\n";
        };
        for (const char* before : {"", "- ", "* ", "1x ", "1 ", "x1 ", "> ", "  "})
            for (const char* between : {"\n", "\n\n", "---\n", "***\n", "\n---\n",
                                        "\nand now the next pile\n\n", "then comes the next:\n"})
                row(qPrintable(QString(before) + "/" + between), with(before, between));
        row("carriage returns",
            "Broadaxe\r\nPike\r\n\r\nRam\r\nWedge\r\n\r\nSickle\r\nCaltrop\r\nGeyser\r\n\r\n"
            "Whirlwind\r\nJuggler");
        row("lower case", "broadaxe\npike\n\nram\nwedge\n\nsickle\ncaltrop\ngeyser\n\nwhirlwind\njuggler\n");
        row("Polish", "Topór\nPika\n\nTaran\nKlin\n\nSierp\nKolczatka\nGejzer\n\nWicher\nŻongler\n");
        row("numbered anew",
            "1. Broadaxe\n2. Pike\n\n1. Ram\n2. Wedge\n\n1. Sickle\n2. Caltrop\n3. Geyser\n\n"
            "1. Whirlwind\n2. Juggler\n");
        row("numbered through",
            "1) Broadaxe\n2) Pike\n\n3) Ram\n4) Wedge\n\n5) Sickle\n6) Caltrop\n7) Geyser\n\n"
            "8) Whirlwind\n9) Juggler\n");
        row("numbered rows of which the last has one card",
            "1) Broadaxe, Pike\n2) Ram, Wedge\n3) Sickle, Caltrop, Geyser\n4) Hammer\n",
            "0 1 | 11 7 | 4 5 8 | 2");
        row("numbered rows of which the last has one misspelled card",
            "1) Broadaxe, Pike\n2) Ram, Wedge\n3) Sickle, Caltrop, Geyser\n4) Hamer\n",
            "0 1 | 11 7 | 4 5 8 | ; deck/word-nearest 4 4 Hamer Hammer");
        row("numbered through below headings",
            "Stack 1\n1) Broadaxe\n2) Pike\nStack 2\n3) Ram\n4) Wedge\nStack 3\n5) Sickle\n6) Caltrop\n"
            "7) Geyser\nStack 4\n8) Whirlwind\n9) Juggler\n");
        row("numbered with a number left out",
            "Stack 1\n1) Broadaxe\n3) Pike\nStack 2\n4) Ram\n5) Wdge\nStack 3\n6) Sickle\n7) Caltrop\n"
            "8) Geyser\nStack 4\n9) Whirlwind\n10) Juggler\n",
            "0 1 | 11 | 4 5 8 | 6 19; deck/word-nearest 6 4 Wdge Wedge");
        row("card numbers",
            "0 Broadaxe\n1 Pike\n\n11 Ram\n7 Wedge\n\n4 Sickle\n5 Caltrop\n8 Geyser\n\n6 Whirlwind\n"
            "19 Juggler\n");
        row("words around",
            "My deck, tell me what you think.\n\n" + with("", "\n") + "\nI won five games with it!\n");
        row("talk between lines",
            "Broadaxe\nPike\nthe second\nRam\nWedge\nthe third one is this\nSickle\nCaltrop\n"
            "Geyser\nand last\nWhirlwind\nJuggler\n");
        row("commas at the ends",
            "Broadaxe,\nPike,\n\nRam,\nWedge,\n\nSickle;\nCaltrop;\nGeyser;\n\nWhirlwind,\nJuggler,\n");
        row("tasks", "- [x] Broadaxe\n- [ ] Pike\n\n- [x] Ram\n- [x] Wedge\n\n- [x] Sickle\n- [ ] Caltrop\n- "
                     "[ ] Geyser\n\n"
                     "- [x] Whirlwind\n- [X] Juggler\n");
        row("lists of HTML",
            "<ul><li>Broadaxe</li><li>Pike</li></ul><ul><li>Ram</li><li>Wedge</li></ul><ul><li>Sickle</li>"
            "<li>Caltrop</li><li>Geyser</li></ul><ul><li>Whirlwind</li><li>Juggler</li></ul>");
        row("piles", "Pile 1: Broadaxe, Pike\nPile 2: Ram, Wedge\nPile 3: Sickle, Caltrop, Geyser\nPile 4: "
                     "Whirlwind, Juggler\n");
        row("words", "Stack one: Broadaxe, Pike\nStack two: Ram, Wedge\nStack three: Sickle, Caltrop, "
                     "Geyser\nStack four: "
                     "Whirlwind, Juggler\n");
        row("Roman", "Stack I: Broadaxe, Pike\nStack II: Ram, Wedge\nStack III: Sickle, Caltrop, "
                     "Geyser\nStack IV: Whirlwind, "
                     "Juggler\n");
        row("letters", "Stack A\nBroadaxe\nPike\nStack B\nRam\nWedge\nStack "
                       "C\nSickle\nCaltrop\nGeyser\nStack D\nWhirlwind\n"
                       "Juggler\n");
        row("capitals", "BROADAXE\nPIKE\n\nRAM\nWEDGE\n\nSICKLE\nCALTROP\nGEYSER\n\nWHIRLWIND\nJUGGLER\n");
        row("two decks", with("", "\n") + "\n" + with("- ", "\n"), rams + " // " + rams);
        row("unknown word",
            "Broadaxe\nDragonfly\nPike\n\nRam\nWedge\n\nSickle\nCaltrop\nGeyser\n\nWhirlwind\nJuggler\n",
            rams + "; deck/word-unknown 2 1 Dragonfly");
        row("misspelled",
            "Brodaxe\nBroadaxe\nPike\n\nRam\nWedge\n\nSickle\nCaltrop\nGeyser\n\nWhirlwind\nJuggler\n",
            rams + "; deck/word-nearest 1 1 Brodaxe Broadaxe");
        row("unknown row", "Broadaxe, Pike\nRam, Wedge\nSickle, Caltrop, Geyser\nDragonfly, Foo\n",
            "0 1 | 11 7 | 4 5 8 | ; deck/word-unknown 4 1 Dragonfly; deck/word-unknown 4 12 Foo");
        row("too few", "Broadaxe\nPike\n\nRam\nWedge\n", "-deck/stacks 2 4 @1");
        row("no stacks", "Broadaxe\nPike\nRam\nWedge\nSickle\nCaltrop\nWhirlwind\n", "0 1 | 11 7 | 4 5 | 6");
    }
    void namesAloneAreADeck() {
        QFETCH(QByteArray, text);
        QFETCH(QByteArray, reading);
        QVERIFY(looksLikeDecks(text.toStdString(), tokenBattle()));
        QCOMPARE(readingOf(text.toStdString()), QString::fromUtf8(reading));
    }

    void numbersOfFourStacksAreADeck() {
        for (const std::string text :
             {"0 1 / 11 7 / 4 5 8 / 6 19", "0 1/11 7/4 5 8/6 19\n", "0 1 | 11 7 | 4 5 8 | 6 19\r\n",
              "0, 1; 11, 7; 4, 5, 8; 6, 19", "[[0,1],[11,7],[4,5,8],[6,19]]",
              "[\n  [0, 1],\n  [11, 7],\n  [4, 5, 8],\n  [6, 19]\n]\n"}) {
            QVERIFY2(hasDeckMarks(text), text.c_str());
            QCOMPARE(readingOf(text), QString::fromStdString(rams));
        }
        for (const std::string text :
             {"0 1 / 11 7 / 4 5 8", "0 1 / 11 7 / 4 5 8 / 6 0", "[[0,1],[11,7],[4,5,8],[6]", "[[0,1],[11,7]]",
              "[[0,1][11,7],[4,5,8],[6,19]]", "0 1 / 11 7 / 4 5 8 / ", "/ / /", "0 1 2 3 4 5/6/7/8"})
            QVERIFY2(!hasDeckMarks(text), text.c_str());
    }

    void whatIsNoListOfCardsIsNone() {
        for (const std::string text : {
                 "Milk\nBread\n\nButter\nEggs\n\nHammer\nNails\n\nTea\nSoap\n",
                 "Hammer\nBull\nRam\n",
                 "The ram is on the hill,\nThe windmill turns around,\n\nThe juggler standing still,\n"
                 "The pike lies on the ground.\n",
                 "Ram\nupon the hill he stands\nPike\nwhich fell from dying hands\nBull\nthe master of the "
                 "lands\n"
                 "Wedge\nbetween the golden bands\nof gold\n",
                 "####\n#..#\n#.@#\n####\n",
                 "ram\nram\nram\nram\n",
             }) {
            QVERIFY2(!looksLikeDecks(text, tokenBattle()), text.c_str());
            QCOMPARE(readingOf(text), QStringLiteral("decks/nothing"));
        }
    }

    void namesAreNoRowsOfMaps() {
        QVERIFY(looksLikeNames("BROADAXE\nPIKE\n\nRAM\nWEDGE\n\nSICKLE\nCALTROP\n"));
        QVERIFY(!looksLikeNames("PPPPPMPPPPP\nPPPPPMPPPP\nPPPPPPPP\nPPMPP\nPPPP\nPPP\n"));
        QVERIFY(!looksLikeNames("###.\n#..\n#.@..\n##\n#\n#####.\n"));
        QVERIFY(!looksLikeNames("RAM\nRAM\nRAM\nRAM\nRAM\nRAM\n"));
    }

    void longTextsCostLittle_data() {
        QTest::addColumn<QByteArray>("begin");
        QTest::addColumn<QByteArray>("unit");
        QTest::newRow("cards") << QByteArray() << QByteArray("Ram\n");
        QTest::newRow("blocks") << QByteArray() << QByteArray("Pike\nRam\nBull\nSabre\n\n");
        QTest::newRow("words") << QByteArray("Pike\nRam\nBull\nSabre\nWedge\n") << QByteArray("a\n");
        QTest::newRow("surplus") << QByteArray("Stack 1: Pike\nStack 2: ") << QByteArray("Pike,");
        QTest::newRow("waiting") << QByteArray("Stack 1: Pike\nStack 2: Ram\n") << QByteArray("Foo\nPike\n");
        QTest::newRow("dashes") << QByteArray("Stack 1: Pike\nStack 2: Ram") << QByteArray(" - a");
    }
    void longTextsCostLittle() {
        QFETCH(QByteArray, begin);
        QFETCH(QByteArray, unit);
        std::string text = begin.toStdString();
        while (text.size() < 1024 * 1024)
            text += unit.toStdString();
        QVERIFY(test::boundedCost(2, [&] { (void)readDecks(text, tokenBattle()); }).isWithin);
    }
};

STONEMASON_APPLESS_TEST(TestPastedForms)
#include "test_pasted_forms.moc"
