// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/token_battle/format/game_record.h"
#include "tests/support/duels.h"
#include "tests/support/error_text.h"
#include "tests/support/json_schema.h"
#include "tests/support/test_program.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QTest>

#include <string>
#include <utility>
#include <vector>

using namespace stonemason;
using namespace stonemason::token_battle;

namespace {

std::string written(const GameRecord& record) {
    return writeGameRecord(record, test::tokenBattle());
}

Result<GameRecord> read(std::string_view bytes) {
    return readGameRecord(bytes, test::tokenBattle());
}

QJsonObject objectOf(const GameRecord& record) {
    return QJsonDocument::fromJson(QByteArray::fromStdString(written(record))).object();
}

QStringList schemaErrorsOf(const QJsonObject& json) {
    return test::schemaErrors(test::jsonObjectOf(STONEMASON_RESOURCES "/schema/sduel.schema.json"), json);
}

/// The error of a record with the value at a path changed, or "read".
QString errorOf(const char* path, const char* value) {
    const QJsonObject json = test::changedJson(objectOf(test::anyGame(3, 6).record()), path, value);
    const auto record = read(QJsonDocument(json).toJson().toStdString());
    if (!record) return QString::fromStdString(test::errorText(record.error()));
    const auto game = Game::replay(test::tokenBattleTable(), *record);
    return game ? QStringLiteral("read") : QString::fromStdString(test::errorText(game.error()));
}

} // namespace

class TestGameRecord : public QObject {
    Q_OBJECT

private slots:
    /// Any game, wherever it stands, reads back and replays to the same position.
    void whatIsWrittenReadsBack() {
        for (std::uint64_t seed = 0; seed < 60; ++seed) {
            const DuelMode mode = seed % 3 == 0 ? DuelMode::Sandbox : DuelMode::Two;
            Game game = test::anyGame(seed, int(seed) * 2, mode);
            if (seed % 4 == 1) game.resign(int(seed / 4 % 2));
            const std::string bytes = written(game.record());
            QVERIFY(looksLikeGameRecord(bytes));
            const auto record = read(bytes);
            if (!record) QFAIL(test::errorText(record.error()).c_str());
            QVERIFY(*record == game.record());
            QCOMPARE(written(*record), bytes);
            QCOMPARE(schemaErrorsOf(objectOf(*record)), QStringList());
            const auto again = Game::replay(test::tokenBattleTable(), *record);
            QVERIFY(again);
            QVERIFY(again->position() == game.position());
            QVERIFY(again->winner() == game.winner());
        }
    }

    /// A review is kept with its game; without one the file is as programs before read it.
    void aReviewReadsBack() {
        const Game game = test::anyGame(5, 12);
        const auto legal = [&game](int move) { return game.duel().legalMoves(game.positionAfter(move))[1]; };
        const std::vector<MoveLoss> review{{2, 23, legal(2)}, {9, 140, legal(9)}};
        for (const auto& kept : {review, std::vector<MoveLoss>()}) {
            const std::string bytes = writeGameRecord(game.record(), test::tokenBattle(), &kept);
            const auto read = readKeptGame(bytes, test::tokenBattle());
            if (!read) QFAIL(test::errorText(read.error()).c_str());
            QVERIFY(*read == (KeptGame{game.record(), kept}));
            QVERIFY(isReviewOf(game, *read->review));
            QVERIFY(*readGameRecord(bytes, test::tokenBattle()) == game.record());
            const QJsonObject json = QJsonDocument::fromJson(QByteArray::fromStdString(bytes)).object();
            QCOMPARE(json[QStringLiteral("version")].toInt(), 3);
            QCOMPARE(schemaErrorsOf(json), QStringList());
        }
        const auto without = readKeptGame(written(game.record()), test::tokenBattle());
        QVERIFY(without && !without->review);
        QCOMPARE(objectOf(game.record())[QStringLiteral("version")].toInt(), 1);
    }

    void aReviewOfAnotherGameIsNone() {
        const Game game = test::anyGame(5, 12);
        const Move taken{0, game.move(0).square};
        const Move fine = game.duel().legalMoves(game.positionAfter(2))[0];
        QVERIFY(isReviewOf(game, {{2, 20, fine}}));
        QVERIFY(!isReviewOf(game, {{2, 20, taken}}));
        QVERIFY(!isReviewOf(game, {{12, 20, fine}}));
        QVERIFY(!isReviewOf(game, {{-1, 20, fine}}));
        QVERIFY(!isReviewOf(game, {{2, 20, fine}, {2, 20, fine}}));
        const std::vector<MoveLoss> review{{2, 20, fine}};
        const std::string bytes = writeGameRecord(game.record(), test::tokenBattle(), &review);
        for (const auto& [from, to] :
             std::vector<std::pair<std::string, std::string>>{{"\"version\": 3", "\"version\": 2"},
                                                              {"\"points\":20", "\"points\":-1"},
                                                              {"\"points\":20", "\"points\":20,\"more\":1"},
                                                              {"\"move\":3", "\"move\":0"},
                                                              {"\"version\": 3", "\"version\": 4"}}) {
            std::string changed = bytes;
            QVERIFY(changed.find(from) != std::string::npos);
            changed.replace(changed.find(from), from.size(), to);
            QVERIFY2(!readKeptGame(changed, test::tokenBattle()), to.c_str());
        }
    }

    /// A game that starts from a position of another is read back, and continues as the other did.
    void aGameFromAPositionReadsBack() {
        for (std::uint64_t seed = 0; seed < 30; ++seed) {
            const DuelMode mode = seed % 3 == 0 ? DuelMode::Sandbox : DuelMode::Two;
            const Game whole = test::anyGame(seed, 40, mode);
            const int before = std::min(int(seed), whole.moveCount());
            GameRecord record = whole.record();
            record.setup.start = noSquare;
            record.setup.from = whole.positionAfter(before);
            record.moves.erase(record.moves.begin(), record.moves.begin() + before);
            const auto kept = read(written(record));
            if (!kept) QFAIL(test::errorText(kept.error()).c_str());
            QVERIFY(*kept == record);
            QCOMPARE(schemaErrorsOf(objectOf(record)), QStringList());
            const auto game = Game::replay(test::tokenBattleTable(), *kept);
            if (!game) QFAIL(test::errorText(game.error()).c_str());
            QVERIFY(game->position() == whole.position());
            QVERIFY(gameReport(*game).find("token-battle position 1") != std::string::npos);
        }
    }

    void aPositionToBeginWithIsChecked() {
        const Game whole = test::anyGame(6, 9);
        GameRecord record = whole.record();
        record.moves.clear();
        record.setup.start = noSquare;
        record.setup.from = whole.position();
        const auto errorWith = [&record](const char* path, const QString& value) {
            const QJsonObject json = test::changedJson(objectOf(record), path, value.toUtf8());
            const auto changed = read(QJsonDocument(json).toJson().toStdString());
            if (!changed) return QString::fromStdString(test::errorText(changed.error()));
            const auto game = Game::replay(test::tokenBattleTable(), *changed);
            return game ? QStringLiteral("read") : QString::fromStdString(test::errorText(game.error()));
        };
        QCOMPARE(errorWith("position", QStringLiteral("\"hello\"")),
                 QStringLiteral("position/header token-battle position 1 in position"));
        QCOMPARE(errorWith("position", QStringLiteral("7")), QStringLiteral("json/type string in position"));
        QCOMPARE(errorWith("start", QStringLiteral("[2, 2]")), QStringLiteral("json/unknown-field in start"));
        QCOMPARE(errorWith("mode", QStringLiteral("\"sandbox\"")),
                 QStringLiteral("json/length 1 2 in sides"));
        QCOMPARE(errorWith("sides/0/stacks", QStringLiteral("[[0, 1], [2, 3], [4, 5], [6, 7]]")),
                 QStringLiteral("duel/position"));
        record.setup.from->state = GameState::FirstWon;
        QCOMPARE(Game::replay(test::tokenBattleTable(), record).error().message.id,
                 std::string_view("duel/position"));
    }

    void theLargestSeedIsKept() {
        GameRecord record = test::anyGame(1, 2).record();
        record.setup.seed = maximumSeed;
        QVERIFY(*read(written(record)) == record);
    }

    void namesMayBeAnything() {
        GameRecord record = test::anyGame(1, 2).record();
        record.setup.sides[0].deckName = "\"\\\n\xC5\xBC\t, \"moves\": []";
        record.setup.sides[1].player = {};
        QVERIFY(*read(written(record)) == record);
    }

    void aMoveIsThreeLetters() {
        QCOMPARE(moveText({0, squareOf({0, 0})}), std::string("1a1"));
        QCOMPARE(moveText({3, squareOf({5, 2})}), std::string("4c6"));
        for (int stack = 0; stack < stackCount; ++stack)
            for (int square = 0; square < duelCells; ++square) {
                const Move move{std::uint8_t(stack), Square(square)};
                QVERIFY(moveFromText(moveText(move)) == move);
            }
        for (const char* text : {"", "1a", "1a1 ", "0a1", "5a1", "1g1", "1A1", "1a0", "1a7", "a11"})
            QVERIFY2(!moveFromText(text), text);
    }

    void textOfAnotherKindIsCalledSo() {
        for (const char* text : {"hello", "[1]", "\xEF\xBB\xBF move 1"})
            QCOMPARE(readGameRecord(text, test::tokenBattle()).error().message.id, "sduel/no-game");
        QCOMPARE(readGameRecord(" {\"format\": ", test::tokenBattle()).error().message.id, "json/cut");
    }

    void errorsNameTheField_data() {
        QTest::addColumn<QString>("error");
        QTest::addColumn<bool>("schemaSeesIt");
        const auto row = [](const char* path, const char* value, const char* error,
                            bool schemaSeesIt = true) {
            QTest::addRow("%s|%s", path, value) << error << schemaSeesIt;
        };
        row("format", "\"stonemason-decks\"", "sduel/not-duel stonemason-decks in format");
        row("format", "", "json/foreign");
        row("version", "4", "json/version 4 3 in version");
        row("version", "0", "json/range 1 1000000 in version");
        row("game", "\"chess\"", "sduel/unknown-game chess in game", false);
        row("mode", "\"three\"", "json/unknown-id three in mode");
        row("seed", "-1", "sduel/seed in seed");
        row("seed", "1.5", "sduel/seed in seed");
        row("start", "[2]", "json/length 2 1 in start");
        row("start", "[2, 6]", "json/range 0 5 in start[1]");
        row("start", "[0, 0]", "duel/start 1 1", false);
        row("sides", "[]", "json/length 2 0 in sides");
        row("sides/0/stacks", "[]", "json/length 4 0 in sides[0].stacks");
        row("sides/0/stacks/0", "[1, 2, 3, 4, 5, 6]", "sduel/deck in sides[0].stacks");
        row("sides/0/stacks/0", "[1, 1]", "sduel/deck in sides[0].stacks", false);
        row("sides/1/stacks/0", "[7000, 7001]", "duel/deck-invalid 2", false);
        row("sides/1/stacks/0/0", "-1", "json/range 0 999999999 in sides[1].stacks[0][0]");
        row("sides/0/colour", "1", "json/unknown-field in sides[0].colour");
        row("moves/2", "\"1z1\"", "sduel/move 1z1 in moves[2]");
        row("moves/2", "7", "json/type string in moves[2]");
        row("moves", "[\"1a1\", \"1a1\"]", "duel/illegal-move 2", false);
        row("resigned", "2", "json/range 0 1 in resigned");
        row("note", "1", "json/unknown-field in note");
    }

    void errorsNameTheField() {
        QFETCH(QString, error);
        QFETCH(bool, schemaSeesIt);
        const QList<QByteArray> change = QByteArray(QTest::currentDataTag()).split('|');
        QCOMPARE(errorOf(change[0], change[1]), error);
        const QJsonObject json =
            test::changedJson(objectOf(test::anyGame(3, 6).record()), change[0], change[1]);
        QCOMPARE(!schemaErrorsOf(json).isEmpty(), schemaSeesIt);
    }

    void nothingFollowsTheEnd() {
        GameRecord record = test::anyGame(5, 2000).record();
        record.moves.push_back({0, 0});
        const auto game = Game::replay(test::tokenBattleTable(), *read(written(record)));
        QVERIFY(!game);
        QCOMPARE(game.error().message.id, std::string_view("duel/after-end"));
        record.moves.pop_back();
        record.resigned = 1;
        QCOMPARE(Game::replay(test::tokenBattleTable(), record).error().message.id,
                 std::string_view("duel/resigned"));
    }

    void aTruncatedRecordIsAnError() {
        const std::string whole = written(test::anyGame(4, 40).record());
        for (std::size_t size = 0; size + 2 < whole.size(); ++size)
            QVERIFY(!read(std::string_view(whole).substr(0, size)));
    }

    /// Any byte changed: an error, or a record that writes and reads back.
    void aDamagedRecordIsHarmless() {
        const std::string whole = written(test::anyGame(4, 30).record());
        for (std::size_t at = 0; at < whole.size(); ++at)
            for (const char byte : {'\0', '"', ']', '9', 'a', '\xFF'}) {
                std::string damaged = whole;
                damaged[at] = byte;
                const auto record = read(damaged);
                if (record) QVERIFY(*read(written(*record)) == *record);
            }
    }

    /// No player has the next move after a resignation, although the rules would continue the game.
    void theReportOfAGameGivenUpHasNoNextPlayer() {
        GameRecord record = test::anyGame(4, 6).record();
        const auto nextPlayers = [&record] {
            const auto game = Game::replay(test::tokenBattleTable(), record);
            const QByteArray report = QByteArray::fromStdString(gameReport(*game));
            QList<QJsonValue> next;
            for (const QJsonValue& move : QJsonDocument::fromJson(report)[QLatin1String("moves")].toArray())
                next << move[QLatin1String("next")];
            return next;
        };
        QList<QJsonValue> next = nextPlayers();
        QCOMPARE(next.size(), 6);
        QVERIFY(!next.contains(QJsonValue()));
        record.resigned = 0;
        next.last() = QJsonValue();
        QCOMPARE(nextPlayers(), next);
    }

    void tooLargeARecordIsAnError() {
        const std::string whole = written(test::anyGame(4, 4).record()) + std::string(maximumRecordSize, ' ');
        QCOMPARE(read(whole).error().message.id, std::string_view("file/too-large"));
    }
};

STONEMASON_APPLESS_TEST(TestGameRecord)
#include "test_game_record.moc"
