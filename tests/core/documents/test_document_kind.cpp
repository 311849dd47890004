// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/limits.h"
#include "core/documents/recognition.h"
#include "core/kings_conflict/format/profile_reader.h"
#include "core/pocket_heroes/format/hmm.h"
#include "core/wastes/format/board_rows.h"
#include "core/wastes/format/sboard.h"
#include "tests/support/boards.h"
#include "tests/support/error_text.h"
#include "tests/support/files.h"
#include "tests/support/profile.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <algorithm>
#include <array>

using namespace stonemason;
using namespace stonemason::kings_conflict;

namespace {

const std::string decks = "set 0\n1\n2\n3\n4\n";

std::span<const GameProfile> games() {
    return {&test::kingsConflict(), 1};
}

std::string textOf(const Map& map, MapFormat format) {
    return writeMap(map, test::kingsConflict(), format).value();
}

std::string newText(MapFormat format) {
    return textOf(newMap(test::kingsConflict()), format);
}

std::string errorOf(const std::string& bytes) {
    const auto read = readMapDocument(bytes, games());
    return read ? std::string() : test::errorText(read.error());
}

} // namespace

class TestDocumentKind : public QObject {
    Q_OBJECT

private slots:
    void worldsAreKnownByTheirFirstBytes() {
        const std::string bytes = *pocket_heroes::writeWorld(pocket_heroes::emptyWorld(32));
        QVERIFY(documentKindOf(bytes, games()) == DocumentKind::World);
        QVERIFY(documentKindOf(bytes.substr(0, 4), games()) == DocumentKind::World);
        QVERIFY(documentKindOf(bytes.substr(0, 3), games()) != DocumentKind::World);
        QVERIFY(documentKindOf(bytes.substr(1), games()) != DocumentKind::World);
        QVERIFY(documentKindForName("a.hmm") == DocumentKind::World);
        QVERIFY(documentKindForName("A.HMM") == DocumentKind::World);
        QVERIFY(documentKindForName("hmm") != DocumentKind::World);
    }

    /// Those that the game loads, too, sound or not.
    void worldsForTheGameAreKnown() {
        const std::string bytes("GMAP\x39\0\0\0\0\0", 10);
        QVERIFY(documentKindOf(bytes, games()) == DocumentKind::World);
        QVERIFY(documentKindOf(bytes.substr(0, 3), games()) != DocumentKind::World);
        QVERIFY(documentKindOf("GMAPS of the world", games()) != DocumentKind::World);
        QVERIFY(documentKindForName("a.phm") == DocumentKind::World);
        QVERIFY(documentKindForName("A.PHM") == DocumentKind::World);
    }

    void templatesAreKnownInEveryForm() {
        for (const char* bytes :
             {"{\"format\": \"stonemason-template\", \"version\": 9}",
              "{\"name\": \"a\", \"zones\": [], \"connections\": []}", "# a # 50, grass; 50, sno; 0-1",
              "50,grass\n;\n30,lava;\n0-1, 0~1;\ntower, 0"})
            QVERIFY2(documentKindOf(bytes, games()) == DocumentKind::Template, bytes);
        QVERIFY(documentKindOf("{\"zones\": []}", games()) != DocumentKind::Template);
        QVERIFY(documentKindForName("a.ZTEMPLATE") == DocumentKind::Template);
    }

    void everyFormOfAMapIsAMap() {
        for (const MapFormatEntry& entry : allMapFormats()) {
            const std::string bytes = newText(entry.format);
            QVERIFY(looksLikeMap(bytes, games()));
            QVERIFY(documentKindOf(bytes, games()) == DocumentKind::Map);
            QCOMPARE(errorOf(bytes), "");
        }
    }

    void soundMapBesideDecksIsTheMap() {
        const std::string both = newText(MapFormat::GameCode) + "\n\n" + decks;
        QVERIFY(documentKindOf(both, games()) == DocumentKind::Map);
        QCOMPARE(errorOf(both), "");
    }

    void faultyMapBesideDecksIsDecks() {
        std::string both = newText(MapFormat::GameCode);
        both.replace(both.find("PPPPPPPPPPP"), 1, "x");
        QVERIFY(documentKindOf(both, games()) == DocumentKind::Map);
        QVERIFY(errorOf(both).starts_with("map/unknown-code"));
        both = decks + "\n\n" + both;
        QVERIFY(documentKindOf(both, games()) == DocumentKind::Decks);
        QCOMPARE(errorOf(both), "map/decks");
    }

    void decksInsteadOfAMapAreNamed() {
        QCOMPARE(errorOf(decks), "map/decks");
        QCOMPARE(errorOf(decks + std::string(maximumMapText, '\n')), "map/decks");
        QCOMPARE(errorOf("nothing of all this"), "map/nothing");
    }

    void smapThatSpeaksOfDecksIsAMap() {
        Map map = newMap(test::kingsConflict());
        map.info.description = "\n" + decks;
        const std::string bytes = textOf(map, MapFormat::Smap);
        QVERIFY(documentKindOf(bytes, games()) == DocumentKind::Map);
        const std::string cut = bytes.substr(0, bytes.size() / 2);
        QVERIFY(documentKindOf(cut, games()) == DocumentKind::Map);
        QVERIFY(errorOf(cut).starts_with("json/"));
    }

    void boardsAndTheirGamesAreKnown() {
        const std::string board = test::resourceData("boards/two-players.sboard");
        QVERIFY(documentKindOf(board, games()) == DocumentKind::Board);
        QVERIFY(!looksLikeMap(board, games()));
        QVERIFY(documentKindOf(board.substr(0, board.size() / 2), games()) == DocumentKind::Board);
        const std::string war = test::testData("wastes/won.swar");
        QVERIFY(documentKindOf(war, games()) == DocumentKind::War);
        QVERIFY(!looksLikeMap(war, games()));
    }

    /// Also those that are as wide as a map of King's Conflict, whose rows are eleven signs.
    void rowsOfTilesAreABoard() {
        for (const char* name :
             {"two-players", "the-crooked-valley", "the-long-ditch", "the-puddle", "the-warrens"}) {
            const std::string file = test::resourceData("boards/" + std::string(name) + ".sboard");
            const auto board = wastes::readSboard(file, test::theWastes());
            const std::string rows = wastes::writeBoardRows(*board);
            QVERIFY2(documentKindOf(rows, games()) == DocumentKind::Board, name);
            QVERIFY(!looksLikeMap(rows, games()));
            QVERIFY(documentKindOf("\n\n" + rows + "\n", games()) == DocumentKind::Board);
            QVERIFY(documentKindOf(rows + "and more\n", games()) != DocumentKind::Board);
        }
        const std::string wide = "...........\n.^.~.x.%.B.\n";
        QVERIFY(documentKindOf(wide, games()) == DocumentKind::Board);
    }

    /// Rows that are codes of a map too are one, as many of them as may be missing.
    void rowsOfCodesStayAMap() {
        std::string rows;
        for (int row = 0; row < 11; ++row)
            rows += "BBBBBBBBBBB\n";
        QVERIFY(documentKindOf(rows, games()) == DocumentKind::Map);
        QVERIFY(documentKindOf(rows.substr(12), games()) == DocumentKind::Map);
        rows[5] = 'x';
        QVERIFY(documentKindOf(rows, games()) == DocumentKind::Board);
    }

    /// A game of maps that has such signs itself, and one of them for its holes.
    void rowsOfAnyGameStayAMap() {
        std::string text = test::testData("games/marsh.json");
        for (const auto& [from, to] : {std::pair("\"code\": \"m\"", "\"code\": \"~\""),
                                       std::pair("\"plainTile\": \"m\"", "\"plainTile\": \"~\""),
                                       std::pair("\"code\": \"#\"", "\"code\": \"^\"")})
            text.replace(text.find(from), std::string_view(from).size(), to);
        std::ranges::replace(text, '#', '^');
        const auto marsh = readGameProfile(text);
        if (!marsh) QFAIL(test::errorText(marsh.error()).c_str());
        const std::array both{test::kingsConflict(), *marsh};
        const std::string rows = "^^~~~~~~~~~~^^\n^~~~~~~~~~~~~^\n";
        QVERIFY(documentKindOf(rows, games()) == DocumentKind::Board);
        QVERIFY(documentKindOf(rows, both) == DocumentKind::Map);
        QVERIFY(documentKindOf(rows + "x~x\n", both) == DocumentKind::Board);
    }

    void rowsOfNoGameAreATextMap() {
        const std::string cave = "#####\n#..o#\n#####\n";
        QVERIFY(documentKindOf(cave, games()) == DocumentKind::TextMap);
        QVERIFY(documentKindOf("\xEF\xBB\xBF" + cave, games()) == DocumentKind::TextMap);
        QVERIFY(documentKindOf("┌──┐\n│@.│\n└──┘", games()) == DocumentKind::TextMap);
        for (const std::string& none : {std::string("####"), std::string("####\n"), std::string("qq\nqq\n"),
                                        std::string("# A heading\nand some words.\n")})
            QVERIFY2(!documentKindOf(none, games()), none.c_str());
        QVERIFY(documentKindOf("....\n.~~.\n", games()) == DocumentKind::Board);
    }

    void recognisesByNameWhatContentLeavesOpen() {
        QVERIFY(documentKindForName("a.SMAP") == DocumentKind::Map);
        QVERIFY(documentKindForName("a.sdeck") == DocumentKind::Decks);
        QVERIFY(documentKindForName("a.sduel") == DocumentKind::Game);
        QVERIFY(documentKindForName("a.sboard") == DocumentKind::Board);
        QVERIFY(documentKindForName("a.Swar") == DocumentKind::War);
        QVERIFY(!documentKindForName("smap"));
    }
};

STONEMASON_APPLESS_TEST(TestDocumentKind)
#include "test_document_kind.moc"
