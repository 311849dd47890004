// SPDX-License-Identifier: GPL-3.0-or-later
// Decks as people paste them: many texts that all mean the same deck.
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
#include <vector>

using namespace stonemason;
using namespace stonemason::token_battle;
using test::tokenBattle;

namespace {

Deck pastedDeck() {
    return test::deckOf("0 1 | 11 7 | 4 5 8 | 6 19");
}

std::string utf16Of(const std::string& text, bool highFirst, bool mark) {
    QString units = QString::fromStdString(text);
    if (mark) units.prepend(QChar(0xFEFF));
    std::string bytes;
    for (const QChar unit : units) {
        const std::array pair{char(unit.unicode() & 0xFF), char(unit.unicode() >> 8)};
        bytes += pair[highFirst ? 1 : 0];
        bytes += pair[highFirst ? 0 : 1];
    }
    return bytes;
}

std::string firstErrorIn(const std::string& text) {
    const auto reading = readDecks(text, tokenBattle());
    if (!reading) return test::errorText(reading.error());
    if (!reading->leftOut.empty()) return test::errorText(reading->leftOut[0].reason);
    for (const DeckProblem& problem : problemsOf(reading->library.at(0), tokenBattle()))
        if (problem.word >= 0) return test::errorText(Error{problem.message});
    return "none";
}

const std::string usualList = "Deck: Rams\nStack 1: Broadaxe, Pike\nStack 2: Ram, Wedge\n"
                              "Stack 3: Sickle, Caltrop, Geyser\nStack 4: Whirlwind, Żongler\n";

/// The list with the parts of each line put together by others than commas.
std::string listWith(const std::string& before, const std::string& heading, const std::string& between,
                     const std::string& after = "") {
    const std::array<std::vector<std::string>, 4> stacks{
        {{"Broadaxe", "Pike"}, {"Ram", "Wedge"}, {"Sickle", "Caltrop", "Geyser"}, {"Whirlwind", "Juggler"}}};
    std::string text;
    for (std::size_t i = 0; i < stacks.size(); ++i) {
        std::string head = heading;
        if (const auto at = head.find('N'); at != std::string::npos) head[at] = char('1' + i);
        text += head;
        for (std::size_t c = 0; c < stacks[i].size(); ++c)
            text += (c > 0 ? between : "") + before + stacks[i][c] + after;
        text += "\n";
    }
    return text;
}

} // namespace

class TestPastedDecks : public QObject {
    Q_OBJECT

private slots:
    void allMeanTheSameDeck_data() {
        QTest::addColumn<QByteArray>("text");
        const auto row = [](const char* name, const std::string& text) {
            QTest::newRow(name) << QByteArray::fromStdString(text);
        };
        counts(row);
        headings(row);
        markup(row);
        withoutHeadings(row);
        encodings(row);
        codes(row);
        pages(row);
    }

    void allMeanTheSameDeck() {
        QFETCH(QByteArray, text);
        const std::string bytes = text.toStdString();
        QVERIFY(looksLikeDecks(bytes));
        const auto reading = readDecks(bytes, tokenBattle());
        if (!reading) QFAIL(test::errorText(reading.error()).c_str());
        if (!reading->leftOut.empty()) QFAIL(test::errorText(reading->leftOut[0].reason).c_str());
        QCOMPARE(reading->library.size(), 1);
        QCOMPARE(test::deckText(reading->library.at(0).deck), test::deckText(pastedDeck()));
    }

    /// Its cards are put into four stacks in their order, as many into each as can be.
    void aListWithoutStacksIsDealtOut() {
        for (const char* sign : {"", "- ", "1x "}) {
            std::string text;
            for (const char* name :
                 {"Broadaxe", "Pike", "Ram", "Wedge", "Sickle", "Caltrop", "Geyser", "Whirlwind", "Juggler"})
                text += std::string(sign) + name + "\n";
            const auto reading = readDecks(text, tokenBattle());
            QVERIFY(reading && reading->leftOut.empty());
            QCOMPARE(reading->library.size(), 1);
            QVERIFY(reading->library.at(0).deck == test::deckOf("0 1 11 | 7 4 | 5 8 | 6 19"));
        }
    }

    void namesOfDecksAreKept_data() {
        QTest::addColumn<QByteArray>("head");
        for (const char* head : {"deck: Rams", "**Deck:** Rams", "> Deck - Rams", "# Rams", "DECK NAME: Rams",
                                 "Deck 1: Rams", "<h1>Rams</h1><p>Deck: Rams</p>", "[b]Deck: Rams[/b]"})
            QTest::newRow(head) << QByteArray(head);
    }
    void namesOfDecksAreKept() {
        QFETCH(QByteArray, head);
        const auto reading =
            readDecks(head.toStdString() + "\n" + listWith("", "stack N - ", "; "), tokenBattle());
        QVERIFY(reading && reading->library.size() == 1);
        QCOMPARE(reading->library.at(0).name, "Rams");
    }

    void severalDecksAreSeveral() {
        const std::string list = listWith("", "stack N - ", "; ");
        QCOMPARE(readDecks(list + "\nand\n\n" + list, tokenBattle())->library.size(), 2);
        const std::string lines = listWith("1x ", "", "\n", "") + "\n";
        const std::string blocks = listWith("", "", ", ") + "\n" + listWith("", "", ", ");
        QCOMPARE(readDecks(blocks, tokenBattle())->library.size(), 2);
    }

    void anUnknownCardIsNamedWithItsPlaceAndTheNearest_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("error");
        const auto row = [](const char* name, const std::string& text, const char* error) {
            QTest::newRow(name) << QByteArray::fromStdString(text) << QByteArray(error);
        };
        const std::string rest = "Stack 2\n- Ram\n- Wedge\nStack 3: 4\nStack 4: 6\n";
        row("entry", "stack 1\n- Broadaxe\n- Pikke\n" + rest, "deck/word-nearest 3 3 Pikke Pike");
        row("count", "Stack 1:\n1x Brodaxe\n1x Pike\n" + rest, "deck/word-nearest 2 4 Brodaxe Broadaxe");
        row("count without x", "stack 1\n1 Broadaxe\n1 Rum\n" + rest, "deck/word-nearest 3 3 Rum Ram");
        row("far", "stack 1\n- Dragonfly\n" + rest, "deck/word-unknown 2 3 Dragonfly");
        row("Polish", "stack 1 - Zongler\n" + rest, "deck/word-nearest 1 11 Zongler Żongler");
        row("page", "<ul>\n<li>Stack 1: Pike, Whirlwend</li>\n<li>stack 2: 1</li></ul>",
            "deck/nearest-name Whirlwend Whirlwind @2");
    }
    void anUnknownCardIsNamedWithItsPlaceAndTheNearest() {
        QFETCH(QByteArray, text);
        QFETCH(QByteArray, error);
        QCOMPARE(firstErrorIn(text.toStdString()), error.toStdString());
    }

    static std::string wordsOf(const DeckReading& reading) {
        std::string all;
        for (const NamedDeck& deck : reading.library.decks())
            for (const UnknownWord& word : deck.unknownWords)
                all += "[" + word.word + " " + std::to_string(word.stack) + "." + std::to_string(word.index) +
                       " @" + std::to_string(word.line) + ":" + std::to_string(word.column) + "]";
        return all;
    }

    void unknownWordsNeverCostTheRest_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("words");
        const auto row = [](const char* name, const std::string& text, const char* words) {
            QTest::newRow(name) << QByteArray::fromStdString(text) << QByteArray(words);
        };
        row("own form",
            "Stack 1: Brodaxe, 0 Broadaxe, Dragon, 1 Pike\nStack 2: Ram, Wedge\nStack 3: 4, 5, 8\n"
            "Stack 4: 6, 19, 12 Pike\n",
            "[Brodaxe 0.0 @1:10][Dragon 0.2 @1:31][12 Pike 3.2 @4:17]");
        row("semicolons",
            "Stack 1 - Broadaxe; Foo; Pike\nStack 2 - Ram; Wedge\nStack 3 - Sickle; Foo; Caltrop; Geyser\n"
            "Stack 4 - Whirlwind; Juggler\n",
            "[Foo 0.1 @1:21][Foo 2.1 @3:19]");
        row("entries",
            "stack 1\n- 1x Broadaxe\n- 1x Foo\n- 1x Pike\nstack 2\n* Ram\n* Wedge\nstack 3\n+ Sickle\n+ "
            "Caltrop\n"
            "+ Geyser\nstack 4\n1. Whirlwind\n2. Juggler\n3. Zzz\n",
            "[Foo 0.1 @3:6][Zzz 3.2 @15:4]");
        row("no headings", "Broadaxe, Pike, Foo\nRam, Wedge\nSickle, Caltrop, Geyser\nWhirlwind, Juggler\n",
            "[Foo 0.2 @1:17]");
        row("page",
            "<p>Stack 1: Broadaxe, Pike</p><p>Stack 2: Ram,\nWedge, Foo</p>\n<p>Stack 3: Sickle, Caltrop, "
            "Geyser</p><p>Stack 4: Bar, Whirlwind, Juggler</p>",
            "[Foo 1.2 @2:8][Bar 3.0 @3:52]");
        row("Polish",
            "Stos 1: Topór, Pikka, Pika\nStos 2: Taran, Klin\nStos 3: Sierp, Kolczatka, Gejzer\n"
            "Stos 4: Wicher, Żongler\n",
            "[Pikka 0.1 @1:16]");
    }
    void unknownWordsNeverCostTheRest() {
        QFETCH(QByteArray, text);
        QFETCH(QByteArray, words);
        const auto reading = readDecks(text.toStdString(), tokenBattle());
        if (!reading) QFAIL(test::errorText(reading.error()).c_str());
        if (!reading->leftOut.empty()) QFAIL(test::errorText(reading->leftOut[0].reason).c_str());
        QCOMPARE(reading->library.size(), 1);
        QCOMPARE(test::deckText(reading->library.at(0).deck), test::deckText(pastedDeck()));
        QCOMPARE(wordsOf(*reading), words.toStdString());
        // Both forms that can hold the words keep them.
        for (const DeckFormat format : {DeckFormat::Sdeck, DeckFormat::List}) {
            const auto written = writeDecks(reading->library, tokenBattle(), format);
            const auto again = readDecks(written->bytes, tokenBattle());
            QCOMPARE(again->unknownWords, reading->unknownWords);
            QCOMPARE(again->library.at(0).deck, reading->library.at(0).deck);
            if (format == DeckFormat::Sdeck) QVERIFY(again->library == reading->library);
        }
    }

    void aRepairedWordTakesThePlaceItWasWrittenFor() {
        const auto reading = readDecks(
            "Stack 1: Brodaxe, Pikke, Ram\nStack 2: Wedge\nStack 3: Wegde, 4\nStack 4: 6\n", tokenBattle());
        NamedDeck deck = reading->library.at(0);
        const auto repair = [&deck](int index) {
            const auto problems = problemsOf(deck, tokenBattle());
            const DeckEdit edit = withWordAs(deck, index, problems[std::size_t(index)].card);
            deck.deck = edit.deck;
            if (edit.ok()) deck.unknownWords.erase(deck.unknownWords.begin() + index);
            return edit.ok();
        };
        QVERIFY(repair(1)); // Pike
        QVERIFY(repair(0)); // Broadaxe
        QCOMPARE(test::deckText(deck.deck), std::string("0 1 11 | 7 | 4 | 6"));
        QVERIFY(!repair(0)); // Wedge is there already
        QCOMPARE(deck.unknownWords.size(), std::size_t(1));
    }

    void whatIsNoDeckIsNone() {
        for (const std::string text :
             {"Stack Overflow - a page\nfor programmers, writers, readers, all of us\n",
              "Roses, violets, sugar\nred, blue, sweet\none, two\nthree, four\n", "- one\n- two\n- three\n",
              "<p>Hello, <b>world</b></p>", "SD1-48sg00820c20a2060w4yw41mzr"})
            QCOMPARE(firstErrorIn(text), std::string("decks/nothing"));
        QCOMPARE(firstErrorIn(utf16Of("hello", false, true)), std::string("file/encoding UTF-16"));
        // A user file of the game is what the game wrote: its first lines are never read in another way.
        QVERIFY(firstErrorIn(utf16Of("n\nm\np\nHandset\n0\n\nset 0\nx\n1\n2\n3\n4\n", false, true))
                    .starts_with("file/encoding"));
    }

    void denseTextsCostLittle_data() {
        QTest::addColumn<QByteArray>("begin");
        QTest::addColumn<QByteArray>("unit");
        const auto row = [](const char* name, const char* begin, const char* unit) {
            QTest::newRow(name) << QByteArray(begin) << QByteArray(unit);
        };
        row("headings", "", "stack 1 - Pikke\n");
        row("entries", "Stack 1\nstack 2\n", "- Pikke\n");
        row("parts", "stack 1 - a\nstack 2 -", "Pikke;");
        row("rows", "", "Pikke, Rum\n");
        row("tags", "stack 1 <br>", "<br");
        row("comments", "stack 1 <br>", "<!--");
        row("entities", "stack 1 <br>", "&amp");
        row("cells", "stack 1\nstack 2\n|", "a|");
        row("BBCode", "stack 1\nstack 2\n", "[");
        row("heads of tables", "", "Stack 1;Stack 2\n");
        row("rows of tables", "Stack 1;Stack 2\n", "a;b\n");
        row("cells of HTML", "<table><tr><th>Stack 1<th>Stack 2", "<td>a");
        row("rows of HTML", "<table><tr><th>Stack 1<th>Stack 2", "<tr><td>a<br>b\n");
        row("unknown words", "Stack 1: Pike\nStack 2: Pikke", ",Rum");
        row("codes", "", "SD1-\n");
        row("gaps", "", "sd1-  \n");
        row("quotes", "", "sd1->>>>0");
    }
    void denseTextsCostLittle() {
        QFETCH(QByteArray, begin);
        QFETCH(QByteArray, unit);
        std::string text = begin.toStdString();
        while (text.size() < 256 * 1024) // what goes back for every piece takes minutes even so
            text += unit.toStdString();
        QVERIFY(test::boundedCost(0.5, [&] { (void)readDecks(text, tokenBattle()); }).isWithin);
    }

private:
    template <typename Row>
    static void counts(Row row) {
        row("1x", listWith("1x ", "Stack N: ", ", "));
        row("x1", listWith("x1 ", "Stack N: ", ", "));
        row("1", listWith("1 ", "Stack N: ", ", "));
        row("1 ×", listWith("1 × ", "stack N: ", ", "));
        row("1 x", listWith("1 x ", "stack N: ", ", "));
        row("behind", listWith("", "Stack N: ", ", ", " x1"));
        row("brackets", listWith("", "stack N: ", ", ", " (x1)"));
        row("capitals", listWith("1X ", "STACK N: ", ", "));
        row("1 to a line", listWith("1 ", "Stack N:\n", "\n"));
        row("numbers of cards",
            "stack 1: 0, 1\nstack 2: 11 Ram, 7 Wedge\nstack 3: 4, 5, 8\nstack 4: 6, 19\n");
    }

    template <typename Row>
    static void headings(Row row) {
        for (const char* heading :
             {"Stack N - ", "stack N – ", "STACK N: ", "Stack N. ", "Stack N) ",
              "Stack N = ", "Stack: ", "stack - ", "N. Stack: ", "N) stack - ", "Nth stack: ", "Stack #N: ",
              "StackN: ", "Stos N: ", "Stack N (2 cards): ", "Stack N\n", "Stack N:\n", "Stack N "})
            row(heading, listWith("", heading, ", "));
        row("semicolons", listWith("", "Stack N: ", "; "));
        row("slashes", listWith("", "Stack N: ", " / "));
        for (const char* bullet : {"- ", "* ", "• ", "– ", "+ ", "•", "- 1x ", "* x1 "})
            row(bullet, listWith(bullet, "Stack N:\n", "\n"));
        row("blank lines", listWith("\n- ", "\nStack N\n", "\n"));
        row("carriage returns", listWith("- ", "Stack N -\r", "\r"));
        row("comma at the end of a line", listWith("", "stack N: ", ",\n"));
    }

    template <typename Row>
    static void markup(Row row) {
        row("bold", listWith("", "**Stack N:** ", ", "));
        row("bold names", listWith("**", "- **Stack N** - ", ", ", "**"));
        row("code", listWith("`", "Stack N: ", ", ", "`"));
        row("headings", listWith("- ", "## Stack N\n\n", "\n"));
        row("quotes", listWith("> - ", "> **Stack N**\n", "\n"));
        row("quoted twice", listWith(">> ", ">> Stack N\n", "\n"));
        row("fence", "```\n" + listWith("", "stack N: ", ", ") + "```\n");
        row("table", "| Stack | Cards |\n|---|---|\n" + listWith("", "| N | ", ", ", "") + "|\n");
        row("table of stacks", listWith("", "| Stack N | ", " | ", ""));
        row("BBCode", "[quote=Ann]\n[b]Deck: Rams[/b]\n[list]\n" + listWith("", "[*]Stack N: ", ", ") +
                          "[/list][/quote]");
    }

    template <typename Row>
    static void withoutHeadings(Row row) {
        row("four lines", listWith("", "", ", "));
        row("four lines of semicolons", listWith("", "", "; "));
        row("numbers in front", listWith("", "N. ", ", "));
        row("numbers and colons", listWith("1x ", "N: ", ", "));
        row("blocks", listWith("1x ", "\n", "\n"));
        row("blocks of entries", "Deck: Rams\n" + listWith("- ", "\n", "\n"));
        row("blocks of names", "Deck: Rams\n" + listWith("", "\n", "\n"));
        row("words around", "This is what I play:\n\n" + listWith("", "", ", ") + "\nHave fun!\n");
    }

    template <typename Row>
    static void encodings(Row row) {
        for (const bool highFirst : {false, true})
            for (const bool mark : {false, true})
                row(qPrintable(QStringLiteral("UTF-16 %1 %2").arg(highFirst).arg(mark)),
                    utf16Of(usualList, highFirst, mark));
        std::string polish = usualList;
        polish.replace(polish.find("Ż"), 2, "\xAF");
        row("Windows-1250", polish);
        row("UTF-16 code", utf16Of(shareCode(pastedDeck()), false, true));
    }

    template <typename Row>
    static void codes(Row row) {
        const std::string code = shareCode(pastedDeck());
        const std::string capitals = QString::fromStdString(code).toUpper().toStdString();
        row("code", code);
        row("capitals", capitals);
        row("capitals among words", "Try " + capitals + ", it wins!\n");
        for (const char* gap : {"\n", "\r\n", " ", "\n> ", "  \n", "\u200B"}) {
            row(qPrintable("broken by " + QString(gap)), code.substr(0, 9) + gap + code.substr(9));
            row(qPrintable("broken late by " + QString(gap)),
                "My code: " + code.substr(0, 20) + gap + code.substr(20) + "\nHave fun!\n");
        }
        std::string groups = "SD1-";
        for (std::size_t i = 4; i < code.size(); i += 4)
            groups += " " + capitals.substr(i, 4);
        row("groups", groups);
        row("code on a page",
            "<p>Play <b>" + capitals.substr(0, 12) + "<br>" + capitals.substr(12) + "</b></p>");
    }

    template <typename Row>
    static void pages(Row row) {
        row("post", "Hi all,\n\nthis deck won 3 games, 2 draws. I like it!\n\nDeck: Rams\n\n" +
                        listWith("- 1x ", "**Stack N**\n", "\n") +
                        "\nWhat do you think?\nAnn, 5 June 2017\n");
        row("lines", "<html><body>" + listWith("", "<br>Stack N: ", ", ") + "</body></html>");
        row("one line", "<div>stack 1: Broadaxe, Pike<br/>stack 2: Ram, Wedge<BR>stack 3: Sickle, Caltrop, "
                        "Geyser<br>stack 4: Whirlwind, &#379;ongler</div>");
        row("list", "<ul><li>Stack 1&nbsp;&ndash; 1&times; Broadaxe; 1&times; Pike</li><li>Stack 2 - Ram; "
                    "Wedge</li><li>Stack 3 - Sickle; Caltrop; Geyser</li><li>Stack 4 - Whirlwind; "
                    "Juggler</li></ul>");
        row("lists",
            "<style>p { color: red }</style><h3>Stack 1</h3><ul><li>Broadaxe</li><li>Pike</li></ul>"
            "<h3>Stack 2</h3><ul><li>Ram</li><li><a\nhref='x'>Wedge</a></li></ul><h3>Stack 3</h3><ul>"
            "<li>Sickle</li><li>Caltrop</li><li>Geyser</li></ul><h3>Stack 4</h3><ul><li>Whirlwind</li>"
            "<li>Juggler</li></ul><script>1 < 2</script>");
        row("table",
            "<table><tr><th>Stack</th><th>Cards</th></tr><tr><td>1</td><td>Broadaxe, Pike</td></tr><tr>"
            "<td>2</td><td>Ram, Wedge</td></tr><tr><td>3</td><td>Sickle, Caltrop, Geyser</td></tr><tr>"
            "<td>4</td><td>Whirlwind, Juggler</td></tr></table>");
    }
};

STONEMASON_APPLESS_TEST(TestPastedDecks)
#include "test_pasted_decks.moc"
