// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/format/json.h"
#include "core/wastes/format/sboard.h"
#include "tests/support/boards.h"
#include "tests/support/error_text.h"
#include "tests/support/files.h"
#include "tests/support/json_schema.h"
#include "tests/support/test_program.h"

#include <QJsonDocument>
#include <QTest>

namespace stonemason::wastes {

using test::boardOf;
using test::Random;

namespace {

const std::string small = test::testData("wastes/small.sboard");

Board smallBoard() {
    Board board = boardOf("B.~/~.R", "b1w 0,1 r6j 1,1");
    board.name = "Small";
    board.author = "Ann";
    board.description = "A \"ditch\"\nof sludge.";
    board.symmetry = Symmetry::HalfTurn;
    board.toMove = Side::Red;
    board.jumps.extra = {{{0, 1}, {1, 2}}};
    board.jumps.forbidden = {{{1, 1}, {0, 0}}, {{1, 1}, {0, 2}}};
    return board;
}

QString errorOfSboard(const std::string& json) {
    const auto read = readSboard(json, test::theWastes());
    return read ? QStringLiteral("read") : QString::fromStdString(test::errorText(read.error()));
}

std::string written(const Board& board) {
    const auto text = writeSboard(board, test::theWastes());
    return text ? *text : test::errorText(text.error());
}

QJsonObject sboardSchema() {
    return test::jsonObjectOf(STONEMASON_RESOURCES "/schema/sboard.schema.json");
}

/// A long list of the same element.
QByteArray listOf(int count, const char* element) {
    return "[" + (QByteArray(element) + ',').repeated(count).chopped(1) + "]";
}

} // namespace

class TestSboard : public QObject {
    Q_OBJECT

private slots:
    void isReadAndWritten() {
        const auto read = readSboard(small, test::theWastes());
        if (!read) QFAIL(test::errorText(read.error()).c_str());
        QCOMPARE(*read, smallBoard());
        QCOMPARE(written(*read), small);
        QCOMPARE(test::schemaErrors(sboardSchema(), test::parsedObject(small)), QStringList());
        QVERIFY(looksLikeSboard(small));
        QVERIFY(!looksLikeSboard(R"({"format": "stonemason-map"})"));
    }

    void mostMayBeLeftOut() {
        const std::string bare = R"({"format": "stonemason-board", "version": 1, "game": "war-in-the-wastes",
            "tiles": ["B..R"], "pieces": [{"side": "red", "rank": 2, "row": 0, "column": 1}]})";
        const auto read = readSboard(bare, test::theWastes());
        QVERIFY(read.ok());
        QCOMPARE(*read, boardOf("B..R", "r2 0,1"));
        QCOMPARE(test::schemaErrors(sboardSchema(), test::parsedObject(bare)), QStringList());
        const std::string obeying = R"({"format": "stonemason-board", "version": 1,
            "game": "war-in-the-wastes", "tiles": ["B..R"]})";
        QCOMPARE(readSboard(obeying, test::theWastes())->symmetry, Symmetry::HalfTurn);
    }

    void anyBoardReadsBack() {
        Random random(21);
        for (int i = 0; i < 300; ++i) {
            Board board = test::randomBoard(random);
            board.name = "name \"" + std::to_string(i);
            board.symmetry = Symmetry(random.below(4));
            const auto read = readSboard(written(board), test::theWastes());
            QVERIFY(read.ok());
            QCOMPARE(*read, board);
        }
    }

    void unknownFieldsAreKept() {
        std::string json = small;
        const auto insert = [&json](std::string_view before, std::string_view text) {
            json.insert(json.find(before), text);
        };
        insert("\"tiles\"", "\"climate\": {\"dust\": 1.50, \"wind\": [ ]}, ");
        insert("\"rank\": 6", "\"mood\": \"\\u0061\", ");
        insert("\"extra\"", "\"odd\": [1e3], ");
        const auto read = readSboard(json, test::theWastes());
        QVERIFY(read.ok());
        QCOMPARE(read->unknownFields,
                 std::string(R"({"jumps": {"odd": [1e3]}, "climate": {"dust": 1.50, "wind": [ ]}})"));
        QCOMPARE(read->pieces[0].unknownFields, std::string());
        QCOMPARE(read->pieces[1].unknownFields, std::string(R"({"mood": "\u0061"})"));
        const std::string again = written(*read);
        QVERIFY(again.find("\"climate\": {\"dust\": 1.50, \"wind\": [ ]}\n}\n") != std::string::npos);
        QVERIFY(again.find("\"jumps\": true, \"mood\": \"\\u0061\"}") != std::string::npos);
        QCOMPARE(*readSboard(again, test::theWastes()), *read);
        Board without = *read;
        without.jumps = {};
        QCOMPARE(*readSboard(written(without), test::theWastes()), without);
    }

    void errorsAreSeen_data() {
        QTest::addColumn<QByteArray>("path");
        QTest::addColumn<QByteArray>("value");
        QTest::addColumn<QString>("error");
        const auto row = [](const char* path, const QByteArray& value, const char* error) {
            QTest::addRow("%s: %s", path, value.left(40).constData())
                << QByteArray(path) << value << QString::fromUtf8(error);
        };
        row("format", "\"stonemason-map\"", "board/not-a-board stonemason-map in format");
        row("format", "", "json/foreign");
        row("version", "2", "json/version 2 1 in version");
        row("version", "", "json/missing in version");
        row("game", "\"kings-conflict\"", "board/unknown-game kings-conflict in game");
        row("name", "7", "json/type string in name");
        row("author", "\"a\\u0000b\"", "board/words author in author");
        row("symmetry", "\"diagonal\"", "json/unknown-id diagonal in symmetry");
        row("tiles", "", "json/missing in tiles");
        row("tiles", "[]", "board/size 64 in tiles");
        row("tiles", "[\"\"]", "board/size 64 in tiles");
        row("tiles", listOf(65, "\".\""), "board/size 64 in tiles");
        row("tiles/0", '"' + QByteArray(65, '.') + '"', "board/size 64 in tiles");
        row("tiles/0", "3", "json/type string in tiles[0]");
        row("tiles/1", "\"~.\"", "board/row-length 2 3 2 in tiles[1]");
        row("tiles/1", "\"~.R.\"", "board/row-length 2 3 4 in tiles[1]");
        row("tiles/1", "\"~.Q\"", "board/unknown-sign 2 3 Q in tiles[1]");
        row("tiles/0", "\"\\u0105.\"", "board/unknown-sign 1 1 \xC4\x85 in tiles[0]");
        row("pieces", "{}", "json/type array in pieces");
        row("pieces", listOf(4097, "{\"side\": \"red\", \"rank\": 2, \"row\": 0, \"column\": 1}"),
            "json/values 4096 in pieces");
        row("pieces/1/side", "\"green\"", "json/unknown-id green in pieces[1].side");
        row("pieces/1/side", "", "json/missing in pieces[1].side");
        row("pieces/0/rank", "0", "json/range 1 8 in pieces[0].rank");
        row("pieces/0/rank", "9", "json/range 1 8 in pieces[0].rank");
        row("pieces/0/rank", "", "json/missing in pieces[0].rank");
        row("pieces/0/row", "2", "json/range 0 1 in pieces[0].row");
        row("pieces/0/column", "-1", "json/range 0 2 in pieces[0].column");
        row("pieces/0/walks", "1", "json/type boolean in pieces[0].walks");
        row("pieces/0/jumps", "null", "json/type boolean in pieces[0].jumps");
        row("toMove", "\"white\"", "json/unknown-id white in toMove");
        row("jumps", "[]", "json/type object in jumps");
        row("jumps/extra", "{}", "json/type array in jumps.extra");
        row("jumps/extra", listOf(257, "{\"from\": [0, 0], \"to\": [0, 1]}"),
            "json/values 256 in jumps.extra");
        row("jumps/extra/0/from", "", "json/missing in jumps.extra[0].from");
        row("jumps/extra/0/to", "[1]", "json/length 2 1 in jumps.extra[0].to");
        row("jumps/forbidden/1/to", "[0, 3]", "json/range 0 2 in jumps.forbidden[1].to[1]");
        row("jumps/extra/0/over", "[0, 0]", "json/unknown-field in jumps.extra[0].over");
    }

    void errorsAreSeen() {
        QFETCH(QByteArray, path);
        QFETCH(QByteArray, value);
        const QJsonObject broken = test::changedJson(test::parsedObject(small), path, value);
        QTEST(errorOfSboard(QJsonDocument(broken).toJson().toStdString()), "error");
        // What depends on the size of the board is not for a schema.
        const bool dependsOnSize = path.endsWith("/row") || path.endsWith("to") || path == "tiles/1";
        if (!dependsOnSize || value.contains('Q'))
            QVERIFY(!test::schemaErrors(sboardSchema(), broken).isEmpty());
    }

    void reportsBrokenJson() {
        QCOMPARE(errorOfSboard(small.substr(0, 40)), "json/cut @3");
        QCOMPARE(errorOfSboard("{\"format\": 1, \"format\": 2}"), "json/duplicate format @1 in format");
        QCOMPARE(errorOfSboard(std::string(1024 * 1024 + 1, ' ')), "file/too-large 1048576");
    }

    void whatCannotBeReadIsNotWritten() {
        const auto refused = [](auto change) {
            Board board = smallBoard();
            change(board);
            return written(board);
        };
        QCOMPARE(refused([](Board& b) { b.tiles = {}; }), std::string("board/size 64"));
        QCOMPARE(refused([](Board& b) { b.tiles = Grid<Tile>({1, 65}); }), std::string("board/size 64"));
        QCOMPARE(refused([](Board& b) { b.pieces[1].rank = 9; }), std::string("board/rank 2"));
        QCOMPARE(refused([](Board& b) {
                     b.pieces[0].cell = {2, 0};
                 }),
                 std::string("board/piece-place 1 (2,0)"));
        QCOMPARE(refused([](Board& b) { b.pieces.assign(4097, b.pieces[0]); }),
                 std::string("board/too-many 4096"));
        QCOMPARE(refused([](Board& b) { b.jumps.extra.assign(257, {}); }),
                 std::string("board/too-many-jumps 256"));
        QCOMPARE(refused([](Board& b) {
                     b.jumps.extra[0].to = {0, 3};
                 }),
                 std::string("board/jump-place (0,3)"));
        QCOMPARE(refused([](Board& b) { b.name = "\xFF"; }), std::string("write/words name"));
        QCOMPARE(refused([](Board& b) { b.author = std::string(1, '\0'); }),
                 std::string("write/words author"));
        QCOMPARE(refused([](Board& b) { b.unknownFields = "[1]"; }), std::string("write/unknown-fields"));
        QCOMPARE(refused([](Board& b) { b.pieces[0].unknownFields = "{"; }),
                 std::string("write/unknown-fields"));
    }
};

} // namespace stonemason::wastes

STONEMASON_APPLESS_TEST(stonemason::wastes::TestSboard)
#include "test_sboard.moc"
