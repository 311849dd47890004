// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/kings_conflict/format/formats.h"
#include "core/kings_conflict/format/map_format.h"
#include "tests/support/error_text.h"
#include "tests/support/files.h"
#include "tests/support/profile.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace stonemason;
using namespace stonemason::kings_conflict;

namespace {

Map passes() {
    Map map =
        readMap(test::testData("kings-conflict/mountain-passes.as"), {&test::kingsConflict(), 1}).value().map;
    map.info = {"Mountain Passes", "The King's Conflict team", "First line.\n\nSecond paragraph: see below.",
                "CC BY-SA 4.0"};
    return map;
}

Result<ReadMap> read(const std::string& text) {
    return readMap(text, {&test::kingsConflict(), 1});
}

std::string code() {
    return test::testData("kings-conflict/mountain-passes.as");
}

} // namespace

class TestForumPost : public QObject {
    Q_OBJECT

private slots:
    void writesNameCreditsAndCode() {
        const auto post = writeMap(passes(), test::kingsConflict(), MapFormat::Forum);
        QVERIFY(post);
        QCOMPARE(*post, "[b]Map: Mountain Passes[/b]\n"
                        "Game: King's Conflict\n"
                        "Author: The King's Conflict team\n"
                        "Licence: CC BY-SA 4.0\n"
                        "\n"
                        "First line.\n"
                        "\n"
                        "Second paragraph: see below.\n"
                        "\n"
                        "[code]\n" +
                            code() + "[/code]\n");
    }

    void leavesEmptyWordsOut() {
        Map map = passes();
        map.info = {};
        const auto post = writeMap(map, test::kingsConflict(), MapFormat::Forum);
        QCOMPARE(*post, "Game: King's Conflict\n\n[code]\n" + code() + "[/code]\n");
        QVERIFY(read(*post)->map == map);
    }

    /// A name is words, whatever it looks like to a forum or a terminal.
    void namesAreNoMarkup() {
        Map map = passes();
        map.info = {"[url=http://x]a[/url] **b** `c` <b>", "_d_ snake_case ~~e~~ [img]f[/img]\x1B]0;g\x07",
                    "Kept [b]bold[/b]\x1B[2J\u202E", "||h|| \\i \u009B\x7F\u2066"};
        const std::string post = writeMap(map, test::kingsConflict(), MapFormat::Forum).value();
        QCOMPARE(
            post.substr(0, post.find("\n[code]")),
            std::string(
                "[b]Map: (url=http://x)a(/url) \u2217\u2217b\u2217\u2217 'c' \u2039b\u203A[/b]\n"
                "Game: King's Conflict\n"
                "Author: \uFF3Fd\uFF3F snake_case \u223C\u223Ce\u223C\u223C (img)f(/img)\uFFFD)0;g\uFFFD\n"
                "Licence: \u2223\u2223h\u2223\u2223 \u2216i \uFFFD\uFFFD\uFFFD\n"
                "\nKept [b]bold[/b]\uFFFD[2J\uFFFD\n"));
    }

    void readsBackWhatItWrote_data() {
        QTest::addColumn<QByteArray>("words");
        for (const char* words : {"",
                                  "Plain",
                                  "Two  words \t and\nlines",
                                  "[b]bold[/b]",
                                  "[/b]",
                                  "**",
                                  "**x**",
                                  "a: b",
                                  "Author: c",
                                  "[code]x[/code]",
                                  "[CODE=as]",
                                  "[code",
                                  "[[code]]",
                                  "```\nx\n```",
                                  "\n\n  indented\n\n\nfar \n\n",
                                  "\r\rx\r\n\r\ny",
                                  "Żółw \u2603 \u00A0",
                                  "\u00A0 \u00A0x",
                                  "GlobalVariables.stringmap=new Array();",
                                  "MMHHHPPPPPP",
                                  "\x01\x7F",
                                  "   "})
            QTest::newRow(words) << QByteArray(words);
        QTest::newRow("not UTF-8") << QByteArray("caf\xE9 \xF0\x9F");
        QTest::newRow("NUL") << QByteArray("a\0b[\0code]", 10);
    }

    void readsBackWhatItWrote() {
        QFETCH(QByteArray, words);
        const std::string text = words.toStdString();
        for (std::string MapInfo::*field :
             {&MapInfo::name, &MapInfo::author, &MapInfo::description, &MapInfo::licence}) {
            Map map = passes();
            map.info.*field = text;
            const MapInfo posted = asPosted(map.info);
            QVERIFY(asPosted(posted) == posted);
            const auto post = writeMap(map, test::kingsConflict(), MapFormat::Forum);
            QVERIFY(post);
            const auto again = read(*post);
            if (!again) QFAIL(test::errorText(again.error()).c_str());
            QCOMPARE(again->format, MapFormat::Forum);
            QCOMPARE(again->map.info.*field, posted.*field);
            map.info = posted;
            QVERIFY(again->map == map);
        }
    }

    void postedWordsStayWhereTheyCan() {
        const MapInfo info = passes().info;
        QVERIFY(asPosted(info) == info);
    }

    void readsPostsOfPeople_data() {
        QTest::addColumn<QByteArray>("post");
        QTest::addColumn<QByteArray>("name");
        QTest::addColumn<QByteArray>("author");
        const auto row = [](const char* label, const std::string& post, const char* name,
                            const char* author) {
            QTest::newRow(label) << QByteArray::fromStdString(post) << QByteArray(name) << QByteArray(author);
        };
        const std::string rows = test::testData("kings-conflict/mountain-passes.txt");
        row("tags in capitals", "Look:\n[CODE]\n" + code() + "[/CODE]\nBye", "", "");
        row("tag with a value", "[code=actionscript]" + code() + "[/code]", "", "");
        row("block not closed", "Map: X\n[code]\n" + code(), "X", "");
        row("fence", "**Map:** The *pass*\nBy: Me\n\n```as3\n" + code() + "```\nBye", "The *pass*", "Me");
        row("tildes", "~~~\n" + code() + "~~~", "", "");
        row("rows in a block", "[b]Author:[/b] You\n[code]" + rows + "[/code]", "", "You");
        std::string four = "[code]" + rows + "[/code]";
        for (std::size_t at = four.find("\n\n"); at != std::string::npos; at = four.find("\n\n", at))
            four.replace(at, 2, "\n[/code]\nNext:\n[code]\n");
        row("a block for each grid", four, "", "");
        row("words behind the code", "[code]\n" + code() + "[/code]\nAUTHOR : Z\n", "", "Z");
        row("words inside the code are not read", "[code]\n// x\nAuthor: Q\n" + code() + "[/code]\nBy: Z\n",
            "", "Z");
        row("first words count", "Map: A\nMap: B\n\n" + code(), "A", "");
        row("block of something else", "Map: A\n[code]lorem[/code]\n" + code(), "A", "");
        row("a bracket first", "[1] My best map\n[code]\n" + code() + "[/code]", "", "");
        row("a tag first", "[i]My best map[/i]\n[code]\n" + code() + "[/code]", "", "");
        const auto quoted = [](const std::string& post, const std::string& mark) {
            std::string lines = mark;
            for (const char c : post)
                lines += c == '\n' ? '\n' + mark : std::string(1, c);
            return lines;
        };
        const std::string whole =
            "[b]Map: A[/b]\nAuthor: B\nGame: C\n\nWords.\n\n[code]\n" + code() + "[/code]";
        row("quoted", quoted(whole, "> "), "A", "B");
        row("quoted without blanks", quoted(whole, ">"), "A", "B");
        row("quoted twice", quoted(whole, "> > "), "A", "B");
        row("quoted in an answer", "Me too!\n\n" + quoted(whole, "> ") + "\n\nBye", "A", "B");
        row("quoted fence", quoted("Map: A\nBy: B\n\n```\n" + code() + "```", "> "), "A", "B");
        row("quoted bare code", quoted("Map: A\nBy: B\n\n" + code(), "> "), "A", "B");
        row("a quotation in the words", "> Map: Z\nMap: A\n[code]" + code() + "[/code]", "A", "");
        row("CRLF", "Map: A\r\nAuthor: B\r\n\r\n[code]\r\n" + code() + "[/code]\r\n", "A", "B");
    }

    void readsPostsOfPeople() {
        QFETCH(QByteArray, post);
        QFETCH(QByteArray, name);
        QFETCH(QByteArray, author);
        const auto found = read(post.toStdString());
        if (!found) QFAIL(test::errorText(found.error()).c_str());
        QCOMPARE(found->format, MapFormat::Forum);
        QCOMPARE(found->map.info.name, name.toStdString());
        QCOMPARE(found->map.info.author, author.toStdString());
        QCOMPARE(found->map.info.description, std::string(post.contains("Words.") ? "Words." : ""));
        QVERIFY(found->map.layers == passes().layers);
    }

    void errorsNameTheLineOfThePost() {
        std::string broken = code();
        broken.replace(broken.find("HHHDHHHD|HH"), 11, "HHHDHHHD|H");
        const auto found = read("Map: X\r\n\r\n[code]x[/code]\r\n[code]\r\n" + broken + "[/code]");
        QVERIFY(!found);
        QCOMPARE(test::errorText(found.error()), "map/row-length terrain 4 11 10 @9");
    }

    void hostileTagsTakeLinearTime() {
        constexpr int many = 100'000;
        const auto times = [](std::string_view text) {
            std::string all;
            for (int i = 0; i < many; ++i)
                all += text;
            return all;
        };
        for (const char* text : {"[code", "[code=", "[code]\n", "[code][/code]\n", "[code=x\n", "```\n",
                                 "\n \n", "a /*", "stringmap.", "stringmap.push(\"", "var x:Vector.<"})
            QVERIFY(!read(times(text)));
    }
};

STONEMASON_APPLESS_TEST(TestForumPost)
#include "test_forum_post.moc"
