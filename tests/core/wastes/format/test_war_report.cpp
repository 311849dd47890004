// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/wastes/format/swar.h"
#include "core/wastes/players/player.h"
#include "tests/support/boards.h"
#include "tests/support/files.h"
#include "tests/support/json_schema.h"
#include "tests/support/test_program.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

#include <set>

namespace stonemason::wastes {

using test::boardOf;
using test::theWastes;

namespace {

/// JSON with ' for its quotes and ~ for those within them.
std::string json(QByteArray text) {
    return text.replace('\'', '"').replace('~', "\\\"").toStdString();
}

Cell cellOfJson(const QJsonValue& value) {
    return {value[0].toInt(-1), value[1].toInt(-1)};
}

} // namespace

class TestWarReport : public QObject {
    Q_OBJECT

private slots:
    void movesAreListed() {
        const Engine engine =
            Engine::of(boardOf("..B~./.....", "b6j 0,1 r1 1,1 b2 1,3 r1 1,4"), theWastes()).value();
        const std::string expected = json("{'toMove':'blue','moves':["
                                          "{'from':[0,1],'to':[0,2],'kind':'goal'},"
                                          "{'from':[0,1],'to':[1,1],'kind':'capture'},"
                                          "{'from':[0,1],'to':[0,0],'kind':'step'},"
                                          "{'from':[1,3],'to':[1,4],'kind':'capture'},"
                                          "{'from':[1,3],'to':[1,2],'kind':'step'}]}\n");
        QCOMPARE(QString::fromStdString(movesReport(engine, engine.start())),
                 QString::fromStdString(expected));
    }

    /// As many as there are on any board, each the engine's.
    void movesAreThoseOfTheEngine() {
        test::Random random(3);
        const std::set<QString> allKinds{"step", "capture", "jump", "goal"};
        std::set<QString> kinds;
        for (int boards = 0; boards < 80; ++boards) {
            const auto engine = Engine::of(test::randomBoard(random), theWastes());
            if (!engine) continue;
            const Position start = engine->start();
            const QJsonObject report = test::parsedObject(movesReport(*engine, start));
            QCOMPARE(report.keys(), QStringList({"moves", "toMove"}));
            QCOMPARE(report["toMove"].isNull(), !start.running());
            const MoveList moves = engine->moves(start);
            const QJsonArray listed = report["moves"].toArray();
            QCOMPARE(std::size_t(listed.size()), moves.size());
            for (std::size_t i = 0; i < moves.size(); ++i) {
                const QJsonObject move = listed[qsizetype(i)].toObject();
                QCOMPARE(cellOfJson(move["from"]), cellOf(moves[i].from));
                QCOMPARE(cellOfJson(move["to"]), cellOf(moves[i].to));
                kinds.insert(move["kind"].toString());
            }
        }
        QVERIFY(kinds == allKinds);
    }

    void reportsGames() {
        const Game game = readSwar(test::testData("wastes/won.swar"), theWastes()).value();
        const std::string expected =
            json("{'seed':7,'players':['human','Ann ~A~'],'toMove':'blue','moves':["
                 "{'side':'blue','from':[0,0],'to':[0,1],'kind':'step','captured':null},"
                 "{'side':'red','from':[2,2],'to':[2,1],'kind':'step','captured':null},"
                 "{'side':'blue','from':[0,1],'to':[0,2],'kind':'goal','captured':null}],"
                 "'winner':'blue','end':'goal'}\n");
        QCOMPARE(QString::fromStdString(warReport(game)), QString::fromStdString(expected));
    }

    /// Whole games, reported as they went: who moved, what was taken, how it ended.
    void reportsPlayedGames() {
        std::set<QString> ends;
        for (std::uint64_t seed = 1; seed <= 40; ++seed) {
            test::Random random(static_cast<unsigned>(seed));
            auto made = Game::of({test::randomBoard(random), seed, {"easy", "easy"}}, theWastes());
            if (!made) continue;
            Game game = std::move(made).value();
            const auto player = makePlayer(PlayerLevel::Easy, {.seed = seed});
            while (!game.hasEnded())
                game.play(player->choose(game.engine(), game.position(), {}));
            const QJsonObject report = test::parsedObject(warReport(game));
            ends.insert(report["end"].toString());
            QCOMPARE(report["winner"].isNull(), !game.winner().has_value());
            const QJsonArray moves = report["moves"].toArray();
            QCOMPARE(int(moves.size()), game.moveCount());
            int taken = 0;
            for (int i = 0; i < moves.size(); ++i) {
                taken += moves[i].toObject()["captured"].isNull() ? 0 : 1;
                const QString side = moves[i].toObject()["side"].toString();
                QCOMPARE(side, QStringLiteral("%1").arg(game.playerOf(i) == 0 ? "blue" : "red"));
            }
            const auto left = [&game](int moveCount) {
                const Position& position = game.positionAfter(moveCount);
                return std::popcount(position.alive[0]) + std::popcount(position.alive[1]);
            };
            QCOMPARE(taken, left(0) - left(game.moveCount()));
        }
        QVERIFY(ends.size() > 2);
        Game open = Game::of({boardOf("..B/.../R..", "b1 0,0 r1 2,2"), 0, {}}, theWastes()).value();
        QVERIFY(test::parsedObject(warReport(open))["end"].isNull());
        open.resign(0);
        QCOMPARE(test::parsedObject(warReport(open))["end"].toString(), QStringLiteral("resigned"));
        QCOMPARE(test::parsedObject(warReport(open))["winner"].toString(), QStringLiteral("red"));
    }
};

} // namespace stonemason::wastes

STONEMASON_APPLESS_TEST(stonemason::wastes::TestWarReport)
#include "test_war_report.moc"
