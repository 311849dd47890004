// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/editor/cli/program.h"
#include "tests/support/json_schema.h"
#include "tests/support/test_program.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QRegularExpression>
#include <QSet>
#include <QTest>

#include <set>

using namespace stonemason::test;

namespace {

const QString wonWar = QStringLiteral(STONEMASON_TEST_DATA "/wastes/won.swar");
const QString boardFolder = QStringLiteral(STONEMASON_RESOURCES "/boards/");

/// Blue has a step, a capture, a jump and a way into its goal.
const QByteArray small =
    R"({"format": "stonemason-board", "version": 1, "game": "war-in-the-wastes", "name": "Small",
  "tiles": ["..B~.~.", "......."],
  "pieces": [
    {"side": "blue", "rank": 6, "row": 0, "column": 1, "jumps": true},
    {"side": "red", "rank": 1, "row": 1, "column": 1},
    {"side": "blue", "rank": 6, "row": 0, "column": 4, "jumps": true},
    {"side": "red", "rank": 2, "row": 1, "column": 6}]})";

QByteArray compact(const QJsonValue& value) {
    return QJsonDocument(value.toArray()).toJson(QJsonDocument::Compact);
}

QJsonObject moveOf(const QJsonArray& from, const QJsonArray& to, const char* kind) {
    return {{"from", from}, {"to", to}, {"kind", kind}};
}

} // namespace

class TestBoardVerbs : public QObject {
    Q_OBJECT

private slots:
    void listsMovesAsJson() {
        const Folder folder;
        folder.write("small.sboard", small);
        const Ran ran = run({"board", "moves", "--json", folder.path("small.sboard")});
        QCOMPARE(ran.status, 0);
        QCOMPARE(ran.err, QByteArray());
        QCOMPARE(ran.json().keys(), QStringList({"moves", "toMove"}));
        QCOMPARE(ran.json()["toMove"].toString(), "blue");
        const QJsonArray moves = ran.json()["moves"].toArray();
        for (const QJsonObject& move : {moveOf({0, 1}, {0, 0}, "step"), moveOf({0, 1}, {1, 1}, "capture"),
                                        moveOf({0, 1}, {0, 2}, "goal"), moveOf({0, 4}, {0, 6}, "jump"),
                                        moveOf({0, 4}, {0, 2}, "goal"), moveOf({0, 4}, {1, 4}, "step")})
            QVERIFY2(moves.contains(move), compact(QJsonArray{move}).constData());
        QCOMPARE(moves.size(), 6);
        QVERIFY(ran.out.startsWith("{\"toMove\":\"blue\",\"moves\":[{\"from\":["));
        QCOMPARE(run({"board", "moves", "--json", "-"}, small).out, ran.out);
    }

    void listsMovesInWords() {
        const Ran ran = run({"board", "moves", "-"}, small);
        QCOMPARE(ran.status, 0);
        const QByteArrayList lines = ran.out.trimmed().split('\n');
        QCOMPARE(lines.size(), 6);
        for (const char* line : {"Jumper 6 (0,1→0,0)", "Jumper 6 (0,1→1,1), takes Sludge Mutant 1",
                                 "Jumper 6 (0,1→0,2), into the goal", "Jumper 6 (0,4→0,6), a jump"})
            QVERIFY2(lines.contains(line), ran.out.constData());
    }

    /// Wins first, each with its distance in the winner's own moves.
    void printsTheBestLines() {
        const Ran ran = run({"board", "moves", "--lines", "3", "--nodes", "5000", "-"}, small);
        QCOMPARE(ran.status, 0);
        const QByteArrayList lines = ran.out.trimmed().split('\n');
        QCOMPARE(lines.size(), 4);
        QCOMPARE(lines[0], QByteArray("Blue wins with its next move"));
        QCOMPARE(lines[1], QByteArray("1. Blue wins with its next move: Jumper 6 (0,1→0,2), into the goal"));
        QVERIFY2(lines[2].startsWith("2. Blue wins with its next move: Jumper 6"), ran.out.constData());
        QVERIFY2(lines[3].startsWith("3. Blue wins in "), ran.out.constData());
    }

    void printsTheBestLinesAsJson() {
        const Ran ran = run({"board", "moves", "--lines", "2", "--nodes", "5000", "--json", "-"}, small);
        QCOMPARE(ran.status, 0);
        const QJsonObject json = ran.json();
        QCOMPARE(json.keys(), QStringList({"chances", "lines", "toMove", "win"}));
        QCOMPARE(json["chances"], QJsonValue(QJsonObject{{"blue", 1.0}, {"red", 0.0}}));
        QCOMPARE(json["win"], QJsonValue(QJsonObject{{"side", "blue"}, {"moves", 1}, {"end", "goal"}}));
        QCOMPARE(json["lines"].toArray().size(), 2);
        const QJsonObject first = json["lines"].toArray().first().toObject();
        QCOMPARE(first.keys(), QStringList({"chances", "depth", "moves", "win"}));
        QCOMPARE(first["win"], json["win"]);
        QCOMPARE(first["moves"].toArray(), QJsonArray{moveOf({0, 1}, {0, 2}, "goal")});
    }

    /// On a board where nothing is decided: chances within 1 to 99 % that add up, lines the best first.
    void linesHaveChancesThatAddUp() {
        const QStringList words{
            "board", "moves", "--lines", "4", "--nodes", "2000", boardFolder + "two-players.sboard"};
        const Ran ran = run(words);
        const QRegularExpression headline(
            QStringLiteral("^Winning chances Blue (\\d+) %, Red (\\d+) %\n1\\. Blue \\d+ %: "));
        const auto match = headline.match(QString::fromUtf8(ran.out));
        QVERIFY2(match.hasMatch(), ran.out.constData());
        QCOMPARE(match.captured(1).toInt() + match.captured(2).toInt(), 100);
        const QJsonArray lines = run(words + QStringList{"--json"}).json()["lines"].toArray();
        QCOMPARE(lines.size(), 4);
        QSet<QByteArray> first;
        double last = 1;
        for (const QJsonValue& line : lines) {
            const double blue = line["chances"]["blue"].toDouble();
            QVERIFY(blue > 0 && blue <= last);
            QVERIFY(qAbs(blue + line["chances"]["red"].toDouble() - 1) < 1e-6);
            last = blue;
            first.insert(compact(QJsonArray{line["moves"][0]}));
        }
        QCOMPARE(first.size(), 4);
    }

    void linesOfAWonGameAreNone() {
        QCOMPARE(run({"board", "moves", "--lines", "3", wonWar}).out, QByteArray("Blue has won\n"));
        const QJsonObject json = run({"board", "moves", "--lines", "3", "--json", wonWar}).json();
        QVERIFY(json["toMove"].isNull());
        QCOMPARE(json["lines"].toArray().size(), 0);
        QCOMPARE(json["win"]["moves"].toInt(-1), 0);
        QCOMPARE(run({"board", "moves", "--nodes", "500", wonWar}).status, 2);
        QCOMPARE(run({"board", "moves", "--lines", "6", wonWar}).status, 2);
    }

    /// Behind each move who is ahead, which at the end is who has won; nothing else of the game changes.
    void showsChancesOfEveryMove() {
        const Ran plain = run({"replay", wonWar});
        const Ran ran = run({"replay", "--chances", wonWar});
        QCOMPARE(ran.status, 0);
        QByteArrayList lines = ran.out.trimmed().split('\n');
        const qsizetype start = 2;
        QVERIFY2(lines[start].startsWith("At the start: "), ran.out.constData());
        lines.removeAt(start);
        const QByteArrayList before = plain.out.trimmed().split('\n');
        QCOMPARE(lines.size(), before.size());
        for (qsizetype i = start; i + 1 < lines.size(); ++i) {
            QVERIFY2(lines[i].startsWith(before[i] + "; "), lines[i].constData());
            QVERIFY2(lines[i].contains("winning chances Blue ") || lines[i].contains(" wins ") ||
                         lines[i].contains(" has won"),
                     lines[i].constData());
        }
        QVERIFY2(lines[lines.size() - 2].endsWith("; Blue has won"), ran.out.constData());
    }

    void writesChancesAsJson() {
        const QJsonObject plain = run({"replay", "--json", wonWar}).json();
        const QJsonObject json = run({"replay", "--chances", "--json", wonWar}).json();
        QCOMPARE(json["start"].toObject().keys(), QStringList({"chances", "win"}));
        QCOMPARE(json["moves"].toArray().size(), plain["moves"].toArray().size());
        for (const QJsonValue& move : json["moves"].toArray()) {
            const double blue = move["chances"]["blue"].toDouble();
            QVERIFY(blue >= 0 && blue <= 1);
            QVERIFY(qAbs(blue + move["chances"]["red"].toDouble() - 1) < 1e-6);
        }
        const QJsonValue last = json["moves"].toArray().last();
        QCOMPARE(last["win"], QJsonValue(QJsonObject{{"side", "blue"}, {"moves", 0}, {"end", "goal"}}));
        QCOMPARE(last["chances"]["blue"].toDouble(), 1.0);
        const QStringList play{"play",       "--board",   boardFolder + "two-players.sboard",
                               "--player-a", "easy",      "--player-b",
                               "easy",       "--chances", "--json"};
        const QJsonObject game = run(play).json();
        QVERIFY(game["start"]["chances"]["blue"].toDouble() > 0);
    }

    void chancesAreForBoards() {
        QVERIFY(run({"play", "--deck-a", "a", "--deck-b", "b", "--chances"})
                    .says("--chances goes with --board only"));
    }

    /// The same numbers as in the tests of the rules.
    void countsMoves_data() {
        QTest::addColumn<QString>("board");
        QTest::addColumn<QJsonArray>("counts");
        const QJsonObject goldens = jsonObjectOf(STONEMASON_TEST_DATA "/wastes/perft.json");
        QTest::newRow("two players") << boardFolder + "two-players.sboard"
                                     << goldens["wastes-multiplayer"].toArray();
        QTest::newRow("one player") << boardFolder + "one-player.sboard"
                                    << goldens["wastes-single-player"].toArray();
    }
    void countsMoves() {
        QFETCH(QString, board);
        QFETCH(QJsonArray, counts);
        for (int depth = 1; depth <= 4; ++depth) {
            const QStringList words{"board", "perft", "--depth", QString::number(depth), board};
            const QByteArray nodes = QByteArray::number(counts[depth - 1].toInteger());
            QCOMPARE(run(words).out, nodes + '\n');
            QCOMPARE(run(words + QStringList{"--json"}).out,
                     "{\"depth\":" + QByteArray::number(depth) + ",\"nodes\":" + nodes + "}\n");
        }
        QCOMPARE(run({"board", "perft", "--depth", "0", board}).out, QByteArray("1\n"));
    }

    /// Of a record the position after its last move; a won game has no moves.
    void goesOnFromARecord() {
        const Ran ran = run({"board", "moves", "--json", wonWar});
        QCOMPARE(ran.status, 0);
        QCOMPARE(ran.out, QByteArray("{\"toMove\":null,\"moves\":[]}\n"));
        QCOMPARE(run({"board", "moves", wonWar}).out, QByteArray());
        QCOMPARE(run({"board", "perft", "--depth", "1", wonWar}).out, QByteArray("0\n"));
        const Folder folder;
        QByteArray open = Folder::readFile(wonWar);
        open.replace(",\"b1-c1\"", "").replace("\"result\": \"blue\"", "\"result\": \"open\"");
        const Ran going = run({"board", "moves", "--json", folder.write("open.swar", open)});
        QCOMPARE(going.json()["toMove"].toString(), "blue");
        QVERIFY(going.json()["moves"].toArray().contains(moveOf({0, 1}, {0, 2}, "goal")));
    }

    void playsAsJson() {
        const QStringList words{"play",    "--board",    boardFolder + "the-puddle.sboard",
                                "--json",  "--player-a", "hard",
                                "--nodes", "300",        "--player-b",
                                "medium",  "--seed",     "7"};
        const Ran ran = run(words);
        QCOMPARE(ran.status, 0);
        QCOMPARE(ran.err, QByteArray());
        const QJsonObject game = ran.json();
        QCOMPARE(game.keys(), QStringList({"end", "moves", "players", "seed", "toMove", "winner"}));
        QCOMPARE(game["seed"].toInt(), 7);
        QCOMPARE(compact(game["players"]), QByteArray("[\"hard\",\"normal\"]"));
        const QJsonArray moves = game["moves"].toArray();
        QVERIFY(moves.size() > 4);
        for (int i = 0; i < moves.size(); ++i) {
            const QJsonObject move = moves[i].toObject();
            QCOMPARE(move.keys(), QStringList({"captured", "from", "kind", "side", "to"}));
            QCOMPARE(move["side"].toString(), i % 2 == 0 ? "blue" : "red");
            QCOMPARE(move["kind"].toString() == "capture", !move["captured"].isNull());
        }
        QVERIFY(game["winner"].isNull() ||
                game["winner"].toString() == moves.last().toObject()["side"].toString());
        QCOMPARE(run(words).out, ran.out);
        QVERIFY(run(words + QStringList{"--seed=8"}).status == 2); // twice
    }

    /// The side that moves first is player a's, whichever it is.
    void playerAMovesFirst() {
        const Ran ran = run(
            {"play", "--board", boardFolder + "the-crooked-valley.sboard", "--json", "--player-a", "easy"});
        QCOMPARE(ran.json()["toMove"].toString(), "red");
        QCOMPARE(compact(ran.json()["players"]), QByteArray("[\"normal\",\"easy\"]"));
        const Ran message =
            run({"play", "--board", boardFolder + "the-crooked-valley.sboard", "--player-a", "easy"});
        QVERIFY2(message.out.contains("“The Crooked Valley”: Red (easy) against Blue (normal), seed 1\n"),
                 message.out.constData());
        QVERIFY2(message.out.contains("\n  1. Red: "), message.out.constData());
    }

    /// The same game in words as in JSON.
    void describesTheGameInPlainWords() {
        const QStringList words{"play", "--board", boardFolder + "the-puddle.sboard", "--seed", "3"};
        const QStringList lines = QString::fromUtf8(run(words).out).split(QLatin1Char('\n'));
        const QJsonObject game = run(words + QStringList{"--json"}).json();
        const QJsonArray moves = game["moves"].toArray();
        QVERIFY2(lines[1].contains(QStringLiteral("columns 0 to 6")), qPrintable(lines[1]));
        QCOMPARE(lines.size(), moves.size() + 4);
        const auto place = [](const QJsonValue& cell) {
            return QStringLiteral("%1,%2").arg(cell[0].toInt()).arg(cell[1].toInt());
        };
        for (int i = 0; i < moves.size(); ++i) {
            const QJsonObject move = moves[i].toObject();
            const QString message = lines[i + 2].trimmed();
            QVERIFY2(
                message.startsWith(QStringLiteral("%1. %2: ").arg(i + 1).arg(i % 2 == 0 ? "Blue" : "Red")),
                qPrintable(message));
            QVERIFY2(message.contains(place(move["from"]) + u'→' + place(move["to"])), qPrintable(message));
            QCOMPARE(message.contains(", takes "), move["kind"].toString() == "capture");
            QCOMPARE(message.endsWith(", into the goal"), move["kind"].toString() == "goal");
        }
        const QString end = lines[lines.size() - 2];
        QVERIFY2(end.contains(game["winner"].isNull() ? "Draw: " : " wins: ") &&
                     end.endsWith("Moves: " + QString::number(moves.size())),
                 qPrintable(end));
    }

    void replaysWhatItRecorded() {
        const Folder folder;
        const QStringList words{"play", "--board",  boardFolder + "the-puddle.sboard", "--player-b",
                                "easy", "--record", folder.path("game.swar")};
        const Ran asJson = run(words + QStringList{"--json"});
        QCOMPARE(asJson.status, 0);
        QCOMPARE(run({"replay", "--json", folder.path("game.swar")}).out, asJson.out);
        const QByteArray record = folder.read("game.swar");
        const Ran message = run(words);
        QCOMPARE(run({"replay", "-"}, record).out, message.out);
        QCOMPARE(folder.read("game.swar"), record);
        QVERIFY(record.contains("\"format\": \"stonemason-wastes-game\"") && record.contains("The Puddle"));
    }

    void whatCannotBeUsedIsNamed_data() {
        QTest::addColumn<QStringList>("words");
        QTest::addColumn<QByteArray>("message");
        const auto row = [](const char* name, const QStringList& words, const char* message) {
            QTest::newRow(name) << words << QByteArray(message);
        };
        row("no such board", {"board", "moves", "no.sboard"}, "no.sboard: There is no such file");
        row("cut board", {"board", "moves", "cut.sboard"}, "cut.sboard: Line ");
        row("rank", {"board", "moves", "rank.sboard"},
            "rank.sboard: pieces[1].rank: This must be from 1 to 8.");
        row("sign", {"board", "perft", "--depth", "1", "sign.sboard"},
            "sign.sboard: tiles[1]: “?” in row 1, column 2 is not the sign of a tile");
        row("no pieces", {"board", "moves", "rows.txt"}, "rows.txt: Blue has no pieces");
        row("a map", {"board", "moves", "map.txt"}, "map.txt: ");
        row("no depth", {"board", "perft", "small.sboard"}, "--depth is missing");
        row("deep", {"board", "perft", "--depth", "21", "small.sboard"}, "--depth cannot be");
        row("no verb", {"board"}, "one of moves, perft");
        row("play on no board", {"play", "--board", "no.sboard"}, "no.sboard: There is no such file");
        row("play without pieces", {"play", "--board", "rows.txt"}, "rows.txt: Blue has no pieces");
        row("board and deck", {"play", "--board", "small.sboard", "--deck-a", "x"},
            "--deck-a is for decks and cannot go with --board");
        row("open decks", {"play", "--board", "small.sboard", "--open-decks", "--player-a", "hard"},
            "--open-decks is for decks");
        row("nodes without hard", {"play", "--board", "small.sboard", "--nodes", "500"},
            "for the player hard");
        row("record nowhere", {"play", "--board", "small.sboard", "--record", "none/x.swar"},
            "none/x.swar: ");
        row("record over the board", {"play", "--board", "small.sboard", "--record", "./small.sboard"},
            "this file is being read");
        row("record to standard output", {"play", "--board", "small.sboard", "--record", "-"},
            "--record needs");
        row("cut record", {"replay", "cut.swar"}, "cut.swar: Line ");
        row("illegal record", {"replay", "illegal.swar"}, "illegal.swar: Move 2 is against the rules");
        row("wrong result", {"replay", "result.swar"},
            "result.swar: result: The file says the result is “red”");
    }
    void whatCannotBeUsedIsNamed() {
        QFETCH(QStringList, words);
        QFETCH(QByteArray, message);
        const Folder folder;
        folder.write("small.sboard", small);
        folder.write("cut.sboard", small.left(small.size() / 2));
        folder.write("rank.sboard", QByteArray(small).replace("\"rank\": 1", "\"rank\": 9"));
        folder.write("sign.sboard", QByteArray(small).replace("\".......\"", "\"..?....\""));
        folder.write("rows.txt", "..B\nR..\n");
        folder.write("map.txt", Folder::readFile(dataFile("the-crossing.txt")));
        const QByteArray war = Folder::readFile(wonWar);
        folder.write("cut.swar", war.left(war.size() / 2));
        folder.write("illegal.swar", QByteArray(war).replace("c3-b3", "c3-a1"));
        folder.write("result.swar", QByteArray(war).replace("\"result\": \"blue\"", "\"result\": \"red\""));
        const Ran ran = run(words, {}, folder.path());
        QCOMPARE(ran.status, 2);
        QCOMPARE(ran.out, QByteArray());
        QVERIFY2(ran.says(message), ran.err.constData());
        QCOMPARE(folder.read("small.sboard"), small);
    }
};

STONEMASON_GUILESS_TEST(TestBoardVerbs)
#include "test_board_verbs.moc"
