// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/wastes/format/lan_message.h"
#include "tests/support/boards.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <algorithm>

namespace stonemason::wastes {

using test::boardOf;
using test::Random;

namespace {

LanReveal playerWith(const Board& board) {
    return {"nonce", {"war-in-the-wastes", "0123456789abcdef", "Ann", 1, lanBoard(board)}};
}

/// The error of a greeting with the value of one board field changed.
std::string errorOf(const std::string& field, const std::string& value) {
    std::string line = lanLine(playerWith(boardOf("B~./..R", "b3 0,2 r3 1,0")));
    const std::size_t begin = line.find("\"" + field + "\":") + field.size() + 3;
    const std::size_t end = line.find_first_of(",}", line[begin] == '"' ? line.find('"', begin + 1) : begin);
    line.replace(begin, end - begin, value);
    const auto read = readLanMessage(line);
    return read ? "none" : std::string(read.error().message.id);
}

} // namespace

class TestLanMessage : public QObject {
    Q_OBJECT

private slots:
    void boardsArriveAsTheyWereSent() {
        Random random(23);
        for (int round = 0; round < 300; ++round) {
            Board board = test::randomBoard(random);
            board.name = "Ford \"of\" \xC3\xA9";
            board.symmetry = Symmetry(random.below(4));
            const LanReveal sentence = playerWith(board);
            const auto received = readLanMessage(lanLine(sentence));
            QVERIFY(received);
            QVERIFY(std::get<LanReveal>(*received) == sentence);
        }
    }

    /// As large and with as many pieces, jumps and letters as there can be.
    void theLargestBoardFitsInALine() {
        Board board;
        board.tiles = Grid<Tile>({maximumSide, maximumSide}, Tile::Normal);
        for (std::string* words : {&board.name, &board.author})
            *words = std::string(300, '\x01'); // six bytes each in JSON
        for (int i = 0; i < 2 * maximumPieces; ++i)
            board.pieces.push_back({Side(i % 2), 8, {63 - i / 32, 63 - i % 32}, true, true, "{}"});
        for (int i = 0; i < maximumJumps; ++i)
            for (auto* jumps : {&board.jumps.extra, &board.jumps.forbidden})
                jumps->push_back({{63 - i / 32, 63 - i % 32}, {62 - i / 32, 60 - i % 32}});
        LanReveal sentence = playerWith(board);
        sentence.nonce = std::string(64, 'f');
        sentence.player.name = std::string(maximumLanName, '\x01');
        sentence.player.seed = maximumSeed;
        const std::string line = lanLine(sentence);
        QVERIFY2(line.size() <= maximumLanLine, std::to_string(line.size()).c_str());
        const auto received = readLanMessage(line);
        QVERIFY(received && std::get<LanReveal>(*received) == sentence);
        QCOMPARE(sentence.player.board->name.size(), maximumLanName);
    }

    void doesNotReportWhatNobodyCanUse() {
        Board board = boardOf("B~./..R", "b3 0,2 r3 1,0");
        board.description = "long";
        board.unknownFields = "{\"x\":1}";
        board.jumps.extra = {{{0, 0}, {1, 1}}, {{0, 0}, {70, -1}}};
        for (int i = 0; i < 150; ++i)
            board.name += "\xC3\xA9"; // 300 bytes, 150 characters
        const Board sent = lanBoard(board);
        QVERIFY(sent.description.empty() && sent.unknownFields.empty());
        QCOMPARE(int(sent.jumps.extra.size()), 1);
        QCOMPARE(int(sent.name.size()), 200);
        QVERIFY(lanBoard(sent) == sent);
    }

    void whatIsNoBoardIsRefused_data() {
        QTest::addColumn<QByteArray>("field");
        QTest::addColumn<QByteArray>("value");
        QTest::addColumn<QByteArray>("error");
        const auto row = [](const char* field, const QByteArray& value, const char* error = "lan/board") {
            QTest::addRow("%s %s", field, value.left(20).constData())
                << QByteArray(field) << value << QByteArray(error);
        };
        const auto quoted = [](const QByteArray& text) { return '"' + text + '"'; };
        row("tiles", "\"B~./..R\"", "none");
        row("tiles", "\"\"");
        row("tiles", "\"/\"");
        row("tiles", "\"B~./..\"");
        row("tiles", "\"B~./..?\"");
        row("tiles", quoted(QByteArray(65, '.')));
        row("tiles", quoted("." + QByteArray("/.").repeated(64)));
        row("tiles", "7", "json/type");
        row("pieces", "\"\"", "none");
        row("pieces", "\"b3a1wj  \"");
        for (const char* piece :
             {"b", "g3a1", "b0a1", "b9a1", "b3", "b3a0", "b3a65", "b3bm1", "b3a1jw", "b3A1"})
            row("pieces", quoted(piece));
        row("pieces", quoted(QByteArray("b3a1 ").repeated(129)));
        row("symmetry", "\"sideways\"");
        row("redBegins", "1", "json/type");
        row("extra", "\"a1-a2 bl64-a1\"", "none");
        row("extra", "\"a1\"");
        row("extra", "\"a1-bm1\"");
        row("forbidden", quoted(QByteArray("a1-a3 ").repeated(257)));
    }

    void whatIsNoBoardIsRefused() {
        QFETCH(QByteArray, field);
        QFETCH(QByteArray, value);
        QFETCH(QByteArray, error);
        QCOMPARE(errorOf(field.toStdString(), value.toStdString()), error.toStdString());
    }

    /// Damaged greetings are harmless, and a readable one can be written again.
    void anythingMayCome() {
        Random random(7);
        const std::string whole = lanLine(playerWith(test::publicBoard("wastes-multiplayer")));
        int read = 0;
        for (int round = 0; round < 3000; ++round) {
            std::string line = whole;
            for (int n = random.below(4); n >= 0; --n)
                line[std::size_t(random.below(int(line.size())))] =
                    round % 2 == 0 ? char(random.below(256)) : ".xR~b3a1wj /"[random.below(12)];
            const auto received = readLanMessage(line);
            if (!received) continue;
            ++read;
            const auto again = readLanMessage(lanLine(*received));
            QVERIFY(again && *again == *received);
            if (const auto* sentence = std::get_if<LanReveal>(&*received); sentence && sentence->player.board)
                static_cast<void>(Engine::of(*sentence->player.board, test::theWastes()));
        }
        QVERIFY(read > 100);
    }
};

} // namespace stonemason::wastes

STONEMASON_APPLESS_TEST(stonemason::wastes::TestLanMessage)
#include "test_lan_message.moc"
