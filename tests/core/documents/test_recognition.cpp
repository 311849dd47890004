// SPDX-License-Identifier: GPL-3.0-or-later
// Recognises the kind of many texts; drawings with signs that several kinds use are the hard part. No sample
// may change its kind for the sake of another.
#include "core/documents/recognition.h"
#include "core/kings_conflict/format/profile_reader.h"
#include "core/wastes/format/board_rows.h"
#include "core/wastes/format/sboard.h"
#include "tests/support/boards.h"
#include "tests/support/files.h"
#include "tests/support/profile.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <array>
#include <string>

using namespace stonemason;
using namespace stonemason::kings_conflict;

namespace {

std::string repeated(std::string_view row, int times) {
    std::string text;
    for (int i = 0; i < times; ++i)
        text.append(row).append("\n");
    return text;
}

/// A room of walls and floor.
std::string room(int rows, int columns, std::string_view corner, std::string_view top, std::string_view side,
                 std::string_view floor) {
    const auto row = [columns](std::string_view end, std::string_view middle) {
        std::string text(end);
        for (int i = 2; i < columns; ++i)
            text += middle;
        return text.append(end) + "\n";
    };
    std::string text = row(corner, top);
    for (int i = 2; i < rows; ++i)
        text += row(side, floor);
    return text + row(corner, top);
}

std::string publishedText() {
    return test::testData("kings-conflict/the-crossing.txt");
}

/// The published map with a stretch of its text replaced.
std::string published(std::size_t at, std::size_t length, std::string_view by) {
    return publishedText().replace(at, length, by);
}

using Kind = std::optional<DocumentKind>;

} // namespace

Q_DECLARE_METATYPE(Kind)

class TestRecognition : public QObject {
    Q_OBJECT

private slots:
    void everySampleIsOfItsKind_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<Kind>("kind");
        textMaps();
        maps();
        boards();
        decks();
        templates();
        others();
    }

    void everySampleIsOfItsKind() {
        QFETCH(QByteArray, text);
        QFETCH(Kind, kind);
        const std::string bytes = text.toStdString();
        const std::span<const GameProfile> games(&test::kingsConflict(), 1);
        const Kind found = documentKindOf(bytes, games);
        QCOMPARE(found ? int(*found) : -1, kind ? int(*kind) : -1);
        QCOMPARE(looksLikeMap(bytes, games), kind == DocumentKind::Map);
        // Nor do line ends, a mark before it and blank lines around it say what it is.
        std::string other = "\xEF\xBB\xBF\n\n";
        for (const char c : bytes)
            other += c == '\n' ? std::string("\r\n") : std::string(1, c);
        const Kind again = documentKindOf(bytes.starts_with("\xEF\xBB\xBF") ? bytes : other, games);
        QCOMPARE(again ? int(*again) : -1, kind ? int(*kind) : -1);
    }

    /// Other games' profiles do not affect the recognition of text maps.
    void anotherGameTakesNoTextMap() {
        const auto marsh = readGameProfile(test::testData("games/marsh.json"));
        const auto sea = readGameProfile(test::testData("games/sea-lords.json"));
        QVERIFY(marsh.ok() && sea.ok());
        const std::array games{test::kingsConflict(), *marsh, *sea};
        for (const std::string& text : {room(12, 30, "-", "-", "|", "."), room(11, 11, "#", "#", "#", "."),
                                        room(8, 60, "+", "-", "|", " ")})
            QVERIFY2(documentKindOf(text, games) == DocumentKind::TextMap, text.c_str());
        QVERIFY(documentKindOf(publishedText(), games) == DocumentKind::Map);
    }

private:
    static void row(const char* name, const std::string& text, Kind kind) {
        QTest::newRow(name) << QByteArray::fromStdString(text) << kind;
    }

    static void textMaps() {
        const auto textMap = [](const char* name, const std::string& text) {
            row(name, text, DocumentKind::TextMap);
        };
        textMap("a room", room(5, 26, "-", "-", "|", "."));
        textMap("a room as wide as a map", room(5, 11, "-", "-", "|", "."));
        textMap("a room as large as a map", room(11, 11, "-", "-", "|", "."));
        textMap("a room of few rows", room(3, 11, "-", "-", "|", "."));
        textMap("a small room", room(4, 6, "-", "-", "|", "."));
        textMap("a dark room", room(5, 26, "-", "-", "|", " "));
        textMap("a dark room as large as a map", room(11, 11, "-", "-", "|", " "));
        textMap("a wide room", room(6, 80, "-", "-", "|", "."));
        textMap("a room with corners", room(7, 20, "+", "-", "|", " "));
        textMap("a room with corners as large as a map", room(11, 11, "+", "-", "|", "."));
        textMap("a room with corners twelve wide", room(11, 12, "+", "-", "|", " "));
        textMap("a cave", room(9, 30, "#", "#", "#", "."));
        textMap("a cave as large as a map", room(11, 11, "#", "#", "#", "."));
        textMap("a box of lines", room(6, 30, "\u253C", "\u2500", "\u2502", " "));
        textMap("blocks", room(6, 11, "\u2588", "\u2588", "\u2588", " "));
        textMap("shades", repeated("\u2591\u2592\u2593\u2588\u2588\u2593\u2592\u2591", 5));
        textMap("rooms and corridors", "  -------          \n  |.....|   ------ \n  |.....+###|....| \n"
                                       "  |..<..|  #+..>.| \n  -------   ------ \n");
        textMap("rooms with creatures",
                "-----------\n|..d..B...|\n|...@..b..|\n|.D...7...|\n|......4..|\n-----------\n");
        textMap("a room between blank lines", "\n\n" + room(5, 26, "-", "-", "|", ".") + "\n\n");
        textMap("two rooms", room(5, 11, "-", "-", "|", ".") + "\n" + room(5, 11, "-", "-", "|", "."));
        textMap("a puzzle with crates",
                "  #####\n###   #\n#.@$  #\n### $.#\n#.##$ #\n# # . ##\n#$ *$$.#\n#   .  #\n########\n");
        textMap("a maze", "+--+--+--+\n|     |  |\n+  +--+  +\n|  |     |\n+--+--+--+\n");
        textMap("a maze as wide as a map",
                "|---------|\n|   |     |\n| - | --- |\n| |   |   |\n|---------|\n");
        textMap("a fortress", repeated("-----------------F--------", 1) +
                                  repeated("|........................|", 6) +
                                  repeated("--------------------------", 1));
        textMap("a river through rock", "####~~####\n###~~~####\n####~~~###\n#####~~###\n");
        textMap("water in the middle",
                "..=======..\n==-------==\n=---------=\n=---------=\n==-------==\n..=======..\n");
        textMap("digits around water",
                "  2...0...9\n "
                "...1...1...\n9.0=======0.2\n..==-----==..\n.1=-------=1.\n..=-------=..\n0.=-------=.0\n");
        textMap("a wood", "tttttttttttttttttt\ntttt,,,,,,tttttttt\nttt,,,~~~,,,tttttt\ntttttt,,,,,,,ttttt\n");
        textMap("walls of letters", "XXXXXXXXXXXXXXX\nXa.A......AAXXX\nX...B...XXtttXX\nXXXXXXXXXXXXXXX\n");
        textMap("a curve",
                "x...xxxxxxxx@x\nx...xxxxxxxxxx\nxx...xxxxxxxxx\nxx...xxxxxxxxx\nxxx...xxxxxxxx\n");
        textMap(
            "a level with the words of its game",
            "# A level to begin with\nNAME:   first_level\nTAGS:   no_rotate no_item_gen\nKFEAT:  ABC = .\n"
            "MAP\nxxxxxxxxxxxttttttttttxxxxx\nxxxxxxxxxttttt,,,ttttttxxx\nxxx....xxttttt,,,,,tttttxx\n"
            "xxx....A.xtttttt,,,ttttttt\nxxx....xxxxtttttt,tttttttt\nxxxxxxxxxxxxtttttt,,tttttt\n"
            "xxxxxxxxxxxxxxtttttt,ttttt\nxxxxxxxxxxxxxxxxtttttttttt\nENDMAP\n");
        textMap("water of the largest sea", repeated(std::string(80, '.') + std::string(20, '~'), 24));
        textMap("rows as long as a map's, many", repeated("|.........|", 80));
    }

    static void maps() {
        const auto map = [](const char* name, const std::string& text) {
            row(name, text, DocumentKind::Map);
        };
        map("the published map", publishedText());
        map("its code", test::testData("kings-conflict/mountain-passes.as"));
        map("a row too short", published(3, 1, ""));
        map("a row too long", published(3, 0, "P"));
        map("an unknown code", published(16, 1, "x"));
        map("a dot for a code", published(16, 1, "."));
        map("several dots", published(16, 4, "...."));
        map("a gap in a row", published(16, 1, " "));
        map("a row gone", published(12, 12, ""));
        map("a row twice", published(12, 0, publishedText().substr(12, 12)));
        map("a row of unknown codes", published(12, 11, "xxxxxxxxxxx"));
        map("cut short", publishedText().substr(0, 80));
        map("the terrain alone, a row short", publishedText().substr(0, 120));
        map("a heading", "The Crossing\n" + published(3, 1, ""));
        map("a remark", published(3, 1, "") + "\nHave fun with this map!\n");
        map("plains", repeated("PPPPPPPPPPP", 10));
        map("a block that is all river but for a bridge", repeated("-----B-----", 10));
        map("hints alone", repeated("00000000000", 55));
        map("a corner of a map", "PFP\nPMP\n\nPSP\n");
        map("one row", "PPPPPPPPPPP\n");
        map("a row among words", "I changed this row:\nPPPMMM--B--\nWhat do you say?\n");
        map("a list of arrays", "var stringmap = [\"PPP\", \"...\"];\n");
        map("code of dots", "GlobalVariables.stringmap = new Array();\n" +
                                repeated("GlobalVariables.stringmap.push(\"...........\");", 11));
        map("a post", "[b]Map: A[/b]\nGame: King's Conflict\n\n[code]\n" + published(3, 1, "") + "[/code]\n");
        map("an smap cut off",
            "{\"format\": \"stonemason-map\", \"version\": 1, \"layers\": {\"terrain\": [\"|---|\"");
    }

    static void boards() {
        const auto board = [](const char* name, const std::string& text) {
            row(name, text, DocumentKind::Board);
        };
        for (const char* name : {"one-player", "two-players", "ten-pieces", "the-crooked-valley",
                                 "the-long-ditch", "the-puddle", "the-warrens"}) {
            const std::string file = test::resourceData("boards/" + std::string(name) + ".sboard");
            board(name, file);
            QTest::newRow((std::string(name) + " in rows").c_str())
                << QByteArray::fromStdString(
                       wastes::writeBoardRows(*wastes::readSboard(file, test::theWastes())))
                << Kind(DocumentKind::Board);
        }
        board("floor and sludge", "....\n.~~.\n");
        board("traps alone", repeated("xxxxxxxxxxx", 11));
        board("floor alone", repeated("...........", 11));
        board("as large as may be", repeated(std::string(64, '.'), 64));
        board("goals", "R..\n...\n..B\n");
    }

    static void decks() {
        const auto deck = [](const char* name, const std::string& text) {
            row(name, text, DocumentKind::Decks);
        };
        deck("sets", "set 0\n1\n2\n3\n4\n");
        deck("sets with names", "set 0\n-----------\n1\n2\n3\n4\nset 1\n|---------|\n5\n6\n7\n8\n");
        deck("a list", "Deck: Walls\nStack 1: 1, 2\nStack 2: 3\nStack 3: 4\nStack 4: 5\n");
        deck("a list under a line",
             "-----------------\nDeck: A\nStack 1: 1\nStack 2: 3\nStack 3: 4\nStack 4: 5\n"
             "-----------------\n");
        deck("a quoted list", "> Deck: A\n> Stack 1: 1\n> Stack 2: 3\n> Stack 3: 4\n> Stack 4: 5\n");
        deck("a code", "sd1-48sg00820c20a2060w4yw41mzr\n");
        deck("a code between lines", "-----------\nsd1-48sg00820c20a2060w4yw41mzr\n-----------\n");
        deck("a code in capitals, broken", "My code:\nSD1-48SG00820C\n20A2060W4YW41MZR\nbye\n");
        deck("stacks and dashes", "stack 1 - Pike; Ram\nstack 2 - Wedge\nstack 3 - Bull\nstack 4 - Altar\n");
        deck("a page", "<ul><li>STACK 1: Pike<li>STACK 2: Ram<li>STACK 3: Bull<li>STACK 4: Altar</ul>\n");
        deck("four lines of names", "Pike, Ram\nWedge, Bull\nSickle, Sabre\nAltar, Tyrant\n");
        deck("a user file", "a\nb\nc\nHandset\n0\n\nset 0\n1\n2\n3\n4\n");
        deck("a library", test::resourceData("decks/first-decks.sdeck"));
    }

    static void templates() {
        const auto made = [](const char* name, const std::string& text) {
            row(name, text, DocumentKind::Template);
        };
        made("zones and links", "50, grass;\n50, snow;\n0-1;\n");
        made("under a comment",
             "# size, type\n /      /    #\n50, grass;\n50, lava;\n\n# - regular\n  ~ road #\n0-1, 0~1\n");
        made("without line ends", "10,grass;20,snow;0-1;");
        made("many zones", repeated("10,grass;", 300));
        for (const char* name : {"four-corners", "nine-lands", "two-fords"})
            made(name, test::resourceData("templates/" + std::string(name) + ".ztemplate"));
        made("the generator's",
             R"({"name": "a", "zones": [{"surface": "Grass", "size": 9, "index": 0}], "connections": []})");
    }

    static void others() {
        row("a position", "token-battle position 1\n.   .   .\n", DocumentKind::Game);
        row("a level with a room in a program",
            "des.level_init({ style = \"solidfill\" });\n\ndes.map([[\n" + room(5, 26, "-", "-", "|", ".") +
                "]]);\n\n-- Random monsters and objects of the level\n"
                "des.stair(\"down\", 1, 1)\ndes.region(selection.area(0, 0, 75, 19), \"unlit\")\n",
            DocumentKind::TextMap);
        row("a small level among the words of its game",
            "# A level to begin with\nNAME:   first_level\nTAGS:   no_rotate no_item_gen\nKFEAT:  ABC = .\n"
            "KMONS:  1 = orc ; goblin ; hobgoblin\nKFEAT:  W = deep_water\n"
            "MAP\nwwwwwwww\nww.W..ww\nww.A..ww\nwwwwwwww\nENDMAP\n",
            DocumentKind::TextMap);
        row("words under a line", "A letter\n--------------\nDear all, nothing here is a map.\n",
            std::nullopt);
        row("a war", test::testData("wastes/won.swar"), DocumentKind::War);
        for (const auto& [name, text] :
             {std::pair("words", std::string("Nothing of all this is a map.\nNor is this.\n")),
              std::pair("a list of words", std::string("- one\n- two\n- three things\n")),
              std::pair("a table", std::string("a,b,c\n1,2,3\n4,5,6\n7,8,9\n")),
              std::pair("a program", std::string("#include <vector>\nint main() { return 0; }\n")),
              std::pair("statements", repeated("var a=1;b=2;c=3;", 20)),
              std::pair("a heading", std::string("# A heading\nand some words.\n")),
              std::pair("one line", std::string("####\n")),
              std::pair("JSON of another program", std::string("{\"a\": [1, 2]}\n"))})
            row(name, text, std::nullopt);
    }
};

STONEMASON_APPLESS_TEST(TestRecognition)
#include "test_recognition.moc"
