// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/wastes/format/swar.h"
#include "tests/support/boards.h"
#include "tests/support/error_text.h"
#include "tests/support/files.h"
#include "tests/support/json_schema.h"
#include "tests/support/test_program.h"

#include <QJsonDocument>
#include <QTest>

#include <string>
#include <vector>

namespace stonemason::wastes {

using test::boardOf;
using test::Random;

namespace {

Game begun(const Board& board) {
    return Game::of({board, 7, {"human", "Ann \"A\""}}, test::theWastes()).value();
}

void play(Game& game, std::initializer_list<const char*> moves) {
    for (const char* move : moves)
        if (!game.play(*moveFromText(move))) qFatal("%s cannot be played", move);
}

/// Three moves of which the last wins.
Game wonGame() {
    Game game = begun(boardOf("..B/.../R..", "b1 0,0 r2 2,2"));
    play(game, {"a1-b1", "c3-b3", "b1-c1"});
    return game;
}

QString errorOfSwar(const std::string& json) {
    const auto read = readSwar(json, test::theWastes());
    return read ? QStringLiteral("read") : QString::fromStdString(test::errorText(read.error()));
}

QJsonObject swarSchema() {
    return test::jsonObjectOf(STONEMASON_RESOURCES "/schema/swar.schema.json");
}

} // namespace

class TestSwar : public QObject {
    Q_OBJECT

private slots:
    /// A review is kept with its game; without one the file is as programs before read it.
    void aReviewReadsBack() {
        const Game game = wonGame();
        const auto other = [&game](int move) {
            const MoveList moves = game.engine().moves(game.positionAfter(move));
            return moves[0] == game.move(move) ? moves[1] : moves[0];
        };
        const std::vector<MoveLoss> review{{0, 45, other(0)}, {1, 600, other(1)}};
        for (const auto& kept : {review, std::vector<MoveLoss>()}) {
            const std::string json = writeSwar(game, &kept).value();
            const auto read = readReviewedSwar(json, test::theWastes());
            if (!read) QFAIL(test::errorText(read.error()).c_str());
            QVERIFY(read->review == kept);
            QCOMPARE(read->game.record(), game.record());
            QCOMPARE(readSwar(json, test::theWastes())->record(), game.record());
            QCOMPARE(test::parsedObject(json)["version"].toInt(), 2);
            QCOMPARE(test::schemaErrors(swarSchema(), test::parsedObject(json)), QStringList());
            QCOMPARE(writeSwar(read->game, &*read->review).value(), json);
        }
        const auto without = readReviewedSwar(writeSwar(game).value(), test::theWastes());
        QVERIFY(without && !without->review);
        QCOMPARE(test::parsedObject(writeSwar(game).value())["version"].toInt(), 1);
    }

    /// A file whose moves or review were changed by hand is refused, naming the review.
    void aReviewOfAnotherGameIsNone() {
        const Game game = wonGame();
        const MoveList moves = game.engine().moves(game.positionAfter(0));
        const std::vector<MoveLoss> review{{0, 45, moves[0] == game.move(0) ? moves[1] : moves[0]}};
        const std::string json = writeSwar(game, &review).value();
        const std::string better = '"' + moveText(review[0].better) + '"';
        const auto errorAfter = [&json](const std::string& from, const std::string& to) {
            std::string changed = json;
            const std::size_t at = changed.rfind(from);
            if (at == std::string::npos) return QStringLiteral("not there: ") + QString::fromStdString(from);
            return errorOfSwar(changed.replace(at, from.size(), to));
        };
        QCOMPARE(errorAfter(better, "\"c3-b3\""), QStringLiteral("war/review in review"));
        QCOMPARE(errorAfter(better, "\"here\""), QStringLiteral("war/move here in review[0].better"));
        QCOMPARE(errorAfter("\"move\":1", "\"move\":2"), QStringLiteral("war/review in review"));
        QCOMPARE(errorAfter("\"move\":1", "\"move\":4"), QStringLiteral("war/review in review"));
        QCOMPARE(errorAfter("\"move\":1", "\"move\":0"),
                 QStringLiteral("json/range 1 10000 in review[0].move"));
        QCOMPARE(errorAfter("\"worth\":45", "\"worth\":-1"),
                 QStringLiteral("json/range 0 20000 in review[0].worth"));
        QCOMPARE(errorAfter("\"version\": 2", "\"version\": 3"),
                 QStringLiteral("json/version 3 2 in version"));
        QVERIFY(errorAfter("\"worth\":45", "\"worth\":45,\"more\":1")
                    .startsWith(QStringLiteral("json/unknown-field")));
        std::string older = json;
        older.replace(older.find("\"version\": 2"), 12, "\"version\": 1");
        QVERIFY(errorOfSwar(older).startsWith(QStringLiteral("json/unknown-field")));
    }

    void isWrittenAndRead() {
        const Game game = wonGame();
        const std::string json = writeSwar(game).value();
        QCOMPARE(json, test::testData("wastes/won.swar"));
        QVERIFY(looksLikeSwar(json));
        const auto read = readSwar(json, test::theWastes());
        QVERIFY(read.ok());
        QCOMPARE(read->record(), game.record());
        QCOMPARE(read->position(), game.position());
        QCOMPARE(test::schemaErrors(swarSchema(), test::parsedObject(json)), QStringList());
    }

    void reportsResults() {
        Game game = begun(boardOf("..B/.../R..", "b1 0,0 r2 2,2"));
        QCOMPARE(game.resultId(), std::string_view("open"));
        game.resign(0);
        QCOMPARE(game.resultId(), std::string_view("red"));
        const std::string json = writeSwar(game).value();
        QVERIFY(json.find("\"resigned\": 0,\n  \"result\": \"red\"\n}\n") != std::string::npos);
        QCOMPARE(readSwar(json, test::theWastes())->record(), game.record());
        game.goBackTo(0);
        play(game, {"a1-a2", "c3-c2", "a2-a1", "c2-c3", "a1-a2", "c3-c2", "a2-a1"});
        play(game, {"c2-c3"});
        QCOMPARE(game.resultId(), std::string_view("draw"));
        QCOMPARE(readSwar(writeSwar(game).value(), test::theWastes())->record(), game.record());
    }

    /// Unknown fields of the board too.
    void anyGameReadsBack() {
        Random random(31);
        for (int i = 0; i < 100; ++i) {
            Board board = test::randomBoard(random);
            board.unknownFields = R"({"climate": "dry"})";
            auto made = Game::of({board, std::uint64_t(i), {"easy", "hard"}}, test::theWastes());
            if (!made) continue;
            Game game = std::move(made).value();
            while (!game.hasEnded() && game.moveCount() < 60) {
                const MoveList moves = game.engine().moves(game.position());
                game.play(moves[std::size_t(random.below(int(moves.size())))]);
            }
            const auto read = readSwar(writeSwar(game).value(), test::theWastes());
            QVERIFY(read.ok());
            QCOMPARE(read->record(), game.record());
            QCOMPARE(read->resultId(), game.resultId());
        }
    }

    void branches() {
        Game game = wonGame();
        game.goBackTo(1);
        QCOMPARE(game.resultId(), std::string_view("open"));
        play(game, {"c3-c2", "b1-b2", "c2-c3"});
        QCOMPARE(readSwar(writeSwar(game).value(), test::theWastes())->record(), game.record());
    }

    void errorsAreSeen_data() {
        QTest::addColumn<QByteArray>("path");
        QTest::addColumn<QByteArray>("value");
        QTest::addColumn<QString>("error");
        QTest::addColumn<bool>("inSchema");
        const auto row = [](const char* path, const char* value, const char* error, bool inSchema = true) {
            QTest::addRow("%s: %s", path, value)
                << QByteArray(path) << QByteArray(value) << QString::fromUtf8(error) << inSchema;
        };
        row("format", "\"stonemason-duel\"", "war/not-a-game stonemason-duel in format");
        row("version", "3", "json/version 3 2 in version");
        row("game", "\"chess\"", "war/unknown-game chess in game");
        row("seed", "9007199254740992", "war/seed in seed");
        row("seed", "-1", "war/seed in seed");
        row("players", "[\"a\"]", "json/length 2 1 in players");
        row("players/0", "1", "json/type string in players[0]");
        row("board", "[]", "json/type object in board");
        row("board", "{}", "json/foreign in board", false);
        row("board/tiles/1", "\"...P\"", "board/row-length 2 3 4 in board.tiles[1]", false);
        row("board/pieces/1", "", "board/no-pieces red", false);
        row("moves", "{}", "json/type array in moves");
        row("moves/0", "\"a1\"", "war/move a1 in moves[0]");
        row("moves/1", "\"c3-a1\"", "war/illegal-move 2", false);
        row("moves/3", "\"b3-a3\"", "war/after-end 4", false);
        row("resigned", "2", "json/range 0 1 in resigned");
        row("resigned", "1", "war/resigned", false);
        row("result", "\"red\"", "war/result red blue in result", false);
        row("result", "\"won\"", "json/unknown-id won in result");
        row("result", "", "json/missing in result");
        row("extra", "1", "json/unknown-field in extra");
    }

    void errorsAreSeen() {
        QFETCH(QByteArray, path);
        QFETCH(QByteArray, value);
        QFETCH(bool, inSchema);
        QJsonObject broken = test::parsedObject(writeSwar(wonGame()).value());
        if (path == "moves/3") { // one more than there are
            broken = test::changedJson(broken, "moves", R"(["a1-b1","c3-b3","b1-c1","b3-a3"])");
        } else {
            broken = test::changedJson(broken, path, value);
        }
        QTEST(errorOfSwar(QJsonDocument(broken).toJson().toStdString()), "error");
        QCOMPARE(!test::schemaErrors(swarSchema(), broken).isEmpty(), inSchema);
    }

    void limitsHold() {
        QCOMPARE(errorOfSwar(std::string(256 * 1024 + 1, ' ')), "file/too-large 262144");
        QCOMPARE(errorOfSwar(""), "file/empty");
        Game game = begun(boardOf("..B/.../R..", "b1 0,0 r2 2,2"));
        GameSetup setup = game.setup();
        setup.players[0] = std::string(401, 'x');
        const Game longName = Game::of(setup, test::theWastes()).value();
        QCOMPARE(errorOfSwar(writeSwar(longName).value()), "war/name 400 in players[0]");
        setup.players[0] = "human";
        setup.board.description = std::string(300'000, 'x');
        const auto large = writeSwar(Game::of(setup, test::theWastes()).value());
        QCOMPARE(test::errorText(large.error()), std::string("write/too-large 262144"));
    }
};

} // namespace stonemason::wastes

STONEMASON_APPLESS_TEST(stonemason::wastes::TestSwar)
#include "test_swar.moc"
