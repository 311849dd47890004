// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/editor/cli/program.h"
#include "tests/support/json_schema.h"
#include "tests/support/program_under_test.h"
#include "tests/support/test_program.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QRegularExpression>
#include <QTest>

using namespace stonemason::test;

namespace {

const QString board = QStringLiteral(STONEMASON_RESOURCES "/boards/the-puddle.sboard");

QStringList call(const QStringList& more) {
    return QStringList{"tournament", "--board", board, "--games", "20", "--seed", "3"} + more;
}

QJsonObject schema() {
    return jsonObjectOf(STONEMASON_RESOURCES "/schema/wastes-tournament.schema.json");
}

QJsonObject figuresOf(const Ran& ran) {
    const QJsonObject file = ran.json();
    return file["figures"].toObject();
}

} // namespace

class TestBoardTournament : public QObject {
    Q_OBJECT

private slots:
    void measuresPlayersAndBoard() {
        const QStringList players{"--player-a", "hard", "--nodes", "100", "--player-b", "easy"};
        const Ran ran = run(call(players + QStringList{"--json"}));
        QCOMPARE(ran.status, 0);
        QCOMPARE(schemaErrors(schema(), ran.json()), QStringList());
        QCOMPARE(ran.json()["finished"].toBool(), true);
        const QJsonArray figures = figuresOf(ran)["players"].toArray();
        QCOMPARE(figures[0]["level"].toString(), "hard");
        QCOMPARE(figures[0]["games"].toInt(), 20);
        QVERIFY(figures[0]["share"].toDouble() > figures[1]["share"].toDouble());
        const QJsonObject firstMover = figuresOf(ran)["firstMover"].toObject();
        const double share = firstMover["share"].toDouble();
        const QJsonArray interval = firstMover["shareInterval"].toArray();
        QVERIFY(interval[0].toDouble() < share && share < interval[1].toDouble());
        const Ran message = run(call(players));
        QVERIFY2(
            message.out.startsWith("“The Puddle”: hard (100 positions) against easy, 20 games, seed 3\n"),
            message.out.constData());
        QVERIFY2(message.out.contains("Blue, which moves first, scores "), message.out.constData());
        QVERIFY2(message.out.contains("let equal players meet"), message.out.constData());
        QCOMPARE(run(call(players + QStringList{"--json", "-j", "2"})).out, ran.out);
    }

    void reportsWhomTheBoardFavours() {
        const Ran fair = run(call({}));
        QVERIFY2(fair.out.contains("“The Puddle”: normal against normal, 20 games, seed 3\n"),
                 fair.out.constData());
        QVERIFY2(fair.out.contains("The board favours neither side beyond doubt.\n"), fair.out.constData());
        const Folder folder;
        QByteArray unfair = Folder::readFile(board);
        unfair.replace("{\"side\": \"red\", \"rank\": 8", "{\"side\": \"red\", \"rank\": 1")
            .replace("{\"side\": \"red\", \"rank\": 6", "{\"side\": \"red\", \"rank\": 1")
            .replace("{\"side\": \"red\", \"rank\": 5", "{\"side\": \"red\", \"rank\": 1");
        folder.write("unfair.sboard", unfair);
        const QStringList words{"tournament", "--board", folder.path("unfair.sboard"),
                                "--player-a", "hard",    "--player-b",
                                "hard",       "--nodes", "100",
                                "--games",    "40"};
        const Ran ran = run(words);
        QVERIFY2(ran.out.contains("The board favours Blue.\n"), ran.out.constData());
        QCOMPARE(figuresOf(run(words + QStringList{"--json"}))["favours"].toString(), "blue");
    }

    /// What is reported about the sides is what the JSON has, and adds up.
    void reportsHowGamesEnded() {
        const QStringList easy{"--player-a", "easy", "--player-b", "easy"};
        const QJsonObject figures = figuresOf(run(call(easy + QStringList{"--json"})));
        const QJsonArray sides = figures["sides"].toArray();
        int wins[2] = {};
        for (const int side : {0, 1}) {
            const QJsonObject by = sides[side]["winsBy"].toObject();
            wins[side] = sides[side]["wins"].toInt();
            QCOMPARE(by["goal"].toInt() + by["captured"].toInt() + by["blocked"].toInt(), wins[side]);
            QCOMPARE(sides[side]["losses"].toInt(), sides[1 - side]["wins"].toInt());
            QCOMPARE(wins[side] + sides[side]["draws"].toInt() + sides[side]["losses"].toInt(), 20);
        }
        QCOMPARE(sides[0]["share"], figures["firstMover"]["share"]);
        const QJsonObject length = figures["length"].toObject();
        QCOMPARE(length["mean"], figures["movesPerGame"]);
        QVERIFY(length["shortest"].toInt() <= length["median"].toDouble());
        QVERIFY(length["median"].toDouble() <= length["longest"].toInt());
        const Ran message = run(call(easy));
        const QRegularExpression line(QStringLiteral("Blue, moves first +%1 ").arg(wins[0]));
        QVERIFY2(line.match(QString::fromUtf8(message.out)).hasMatch(), message.out.constData());
        QVERIFY2(message.out.contains(QByteArray("from ") + QByteArray::number(length["shortest"].toInt()) +
                                      " to " + QByteArray::number(length["longest"].toInt()) + ".\n"),
                 message.out.constData());
    }

    /// Each board is measured as it would be alone, and the golden says in which form.
    void comparesTwoBoards() {
        const Folder folder;
        const QString other = QStringLiteral(STONEMASON_RESOURCES "/boards/two-players.sboard");
        const Ran ran = run(call({"--compare", other, "--json"}));
        QCOMPARE(ran.status, 0);
        const QJsonObject file = ran.json();
        QCOMPARE(
            schemaErrors(jsonObjectOf(STONEMASON_RESOURCES "/schema/wastes-comparison.schema.json"), file),
            QStringList());
        const auto alone = [](const QString& path) {
            return run(QStringList{"tournament", "--board", path, "--games", "20", "--seed", "3", "--json"})
                .json();
        };
        QCOMPARE(file["first"].toObject(), alone(board));
        QCOMPARE(file["second"].toObject(), alone(other));
        const QByteArray differences = ran.out.mid(ran.out.indexOf("  \"differences\""));
        QCOMPARE(differences, Folder::readFile(STONEMASON_TEST_DATA "/wastes/comparison.txt"));
        QCOMPARE(run(call({"--compare", other, "-o", folder.path("both.json"), "-j", "2"})).status, 0);
        QCOMPARE(folder.read("both.json"), ran.out);
        const Ran message = run(call({"--compare", other}));
        QVERIFY2(message.out.contains("“The Puddle”  ") && message.out.contains("“The Wastes for two”  "),
                 message.out.constData());
        QVERIFY2(message.out.contains("beyond chance\n"), message.out.constData());
        QVERIFY2(message.out.contains("Neither board is fairer by more than chance.\n"),
                 message.out.constData());
        const Ran unequal = run(call({"--compare", other, "--player-a", "easy"}));
        QVERIFY2(unequal.out.contains("let equal players meet"), unequal.out.constData());
        // Boards of one name are called by their files.
        folder.write("copy.sboard", Folder::readFile(board));
        const Ran same = run(call({"--compare", folder.path("copy.sboard")}));
        QVERIFY2(same.out.contains("copy.sboard favours neither side"), same.out.constData());
        QVERIFY2(!same.out.contains("beyond chance\n"), same.out.constData());
    }

    /// In its file all is kept that was played; gone on with, it plays the rest.
    void aBrokenOffComparisonIsGoneOnWith() {
        if (isForWindows()) QSKIP("a signal of POSIX");
        const Folder folder;
        const auto stopped = [&folder](const QString& what) {
            return shell("{ until grep -q games err; do sleep 0.05; done; kill -TERM $$; } & exec 2>err; "
                         "exec $stonemason tournament " +
                             what + " -j 1 -o part.json --json",
                         folder.path());
        };
        const QString both = QStringLiteral("--board '%1' --compare '%1' --games 100000").arg(board);
        const Ran first = stopped(both);
        QCOMPARE(first.status, 3);
        QVERIFY2(folder.read("err").contains("--resume continues from the written result"),
                 folder.read("err").constData());
        const QJsonObject part = first.json();
        QCOMPARE(part["first"]["finished"].toBool(true), false);
        const int played = part["first"]["gamesPlayed"].toInt();
        QVERIFY(played > 0);
        folder.write("err", "");
        const Ran second = stopped(QStringLiteral("--resume part.json"));
        QCOMPARE(second.status, 3);
        const QJsonObject more = second.json();
        QVERIFY(more["first"]["gamesPlayed"].toInt() > played);
        QCOMPARE(folder.read("part.json"), second.out);
    }

    void aFinishedComparisonStaysWhatItIs() {
        const Folder folder;
        const Ran ran = run(call({"--compare", board, "-o", folder.path("both.json"), "--json"}));
        QCOMPARE(ran.status, 0);
        QCOMPARE(run({"tournament", "--resume", folder.path("both.json"), "--json"}).out, ran.out);
        const Ran message = run({"tournament", "--resume", folder.path("both.json")});
        QVERIFY2(message.out.contains("Board 2 favours neither side"),
                 message.out.constData()); // both of one name
        folder.write("cut.json", ran.out.left(ran.out.size() / 2));
        QCOMPARE(run({"tournament", "--resume", folder.path("cut.json")}).status, 2);
    }

    /// However it is cut, the whole is the same in the end, byte for byte.
    void shardsMakeTheWhole() {
        const Folder folder;
        const QByteArray whole = run(call({"--json"})).out;
        for (const char* shard : {"1/3", "2/3", "3/3"}) {
            const Ran ran =
                run(call({"--shard", shard, "-o", folder.path(QString(shard).left(1) + ".json")}));
            QCOMPARE(ran.status, 0);
            QVERIFY2(ran.out.contains(QByteArray("Only part ") + shard[0]), ran.out.constData());
        }
        const Ran merged =
            run({"tournament", "--merge", "3.json", "1.json", "2.json", "--json"}, {}, folder.path());
        QCOMPARE(merged.status, 0);
        QCOMPARE(merged.out, whole);
        const Ran missing = run({"tournament", "--merge", "3.json", "1.json"}, {}, folder.path());
        QCOMPARE(missing.status, 2);
        QVERIFY2(missing.says("Of 3 parts these are missing: “2”"), missing.err.constData());
        const Ran twice = run({"tournament", "--merge", "3.json", "3.json"}, {}, folder.path());
        QVERIFY2(twice.says("3.json: Part 3 is there twice"), twice.err.constData());
    }

    /// Broken off, written, gone on with, broken off again: what was played stays.
    void goesOnAfterAnInterrupt() {
        if (isForWindows()) QSKIP("a signal of POSIX");
        const Folder folder;
        // It says how far it is after a second.
        const auto interrupted = [&folder](const QString& words) {
            return shell("rm -f err; { until grep -q games err; do sleep 0.05; done; kill -TERM $$; } & "
                         "exec 2>err; exec $stonemason tournament -o part.json " +
                             words,
                         folder.path());
        };
        const auto gamesPlayed = [&folder] {
            const auto part = QJsonDocument::fromJson(folder.read("part.json")).object();
            if (!schemaErrors(schema(), part).isEmpty() || part["finished"].toBool(true)) return -1;
            return part["gamesPlayed"].toInt();
        };
        const Ran ran = interrupted("--board '" + board + "' --games 100000 --player-b easy");
        QCOMPARE(ran.status, 3);
        QVERIFY2(ran.out.contains("Unfinished: "), ran.out.constData());
        QVERIFY(folder.read("err").contains("--resume continues"));
        const int some = gamesPlayed();
        QVERIFY(some > 0);
        QCOMPARE(interrupted("--resume part.json").status, 3);
        QVERIFY(gamesPlayed() > some);
    }

    void whatCannotBeUsedIsNamed_data() {
        QTest::addColumn<QStringList>("words");
        QTest::addColumn<QByteArray>("message");
        const auto row = [](const char* name, const QStringList& words, const char* message) {
            QTest::newRow(name) << (QStringList{"tournament"} + words) << QByteArray(message);
        };
        row("no such board", {"--board", "no.sboard"}, "no.sboard: There is no such file");
        row("no pieces", {"--board", "rows.txt"}, "rows.txt: Blue has no pieces");
        row("a deck", {"--board", "rows.txt", "--deck", "x"},
            "--deck is for decks and cannot go with --board");
        row("one player", {"--board", "rows.txt", "--player", "hard"}, "--player is for decks");
        row("a file more", {"--board", "rows.txt", "other.sboard"},
            "\"other.sboard\": --board takes one board");
        row("players of decks", {"--player-a", "hard", "decks.txt"}, "--player-a goes with --board only");
        row("nodes without hard", {"--board", "rows.txt", "--nodes", "200"}, "for the player hard");
        row("no other board", {"--board", "own.sboard", "--compare", "no.sboard"},
            "no.sboard: There is no such file");
        row("another without pieces", {"--board", "own.sboard", "--compare", "rows.txt"},
            "rows.txt: Blue has no pieces");
        row("another alone", {"--compare", "rows.txt", "decks.txt"}, "--compare goes with --board only");
        row("a part of two", {"--board", "own.sboard", "--compare", "own.sboard", "--shard", "1/2"},
            "--shard cannot go with --compare");
        row("over the other board",
            {"--board", "own.sboard", "--compare", "copy.sboard", "-o", "copy.sboard"},
            "this file is being read");
        row("merge of two", {"--merge", "--compare", "rows.txt", "a.json"},
            "--compare cannot go with --merge");
        row("merge with a board", {"--merge", "--board", "rows.txt", "a.json"},
            "--board cannot go with --merge");
        row("a shard too many", {"--board", "rows.txt", "--shard", "3/2"}, "--shard cannot be");
        row("over the board", {"--board", "./own.sboard", "-o", "own.sboard"}, "this file is being read");
        row("changed", {"--resume", "changed.json"}, "changed.json: fingerprint.plan: ");
        row("cut", {"--resume", "cut.json"}, "cut.json: Line ");
        row("another seed", {"--merge", "1.json", "other.json"},
            "other.json: The part was played with another seed");
        row("decks among boards", {"--merge", "1.json", "decks.json"}, "decks.json: format: ");
        row("boards among decks", {"--merge", "decks.json", "1.json"}, "1.json: format: ");
    }
    void whatCannotBeUsedIsNamed() {
        QFETCH(QStringList, words);
        QFETCH(QByteArray, message);
        const Folder folder;
        folder.write("rows.txt", "..B\nR..\n");
        folder.write("own.sboard", Folder::readFile(board));
        folder.write("copy.sboard", Folder::readFile(board));
        folder.write("decks.txt",
                     "set 0\nRams\n0 1\n2 3\n4 5 8\n6 7 9\nset 1\nA\n10 11\n12 13\n14 15\n16 17\n");
        const auto part = [&](const char* shard, const char* seed) {
            return run({"tournament", "--board", board, "--games", "4", "--seed", seed, "--shard", shard,
                        "--json"})
                .out;
        };
        const QByteArray first = part("1/2", "1");
        folder.write("1.json", first);
        folder.write("other.json", part("2/2", "2"));
        folder.write("changed.json", QByteArray(first).replace("\"rank\": 3", "\"rank\": 2"));
        folder.write("cut.json", first.left(first.size() / 2));
        if (words.contains("decks.json"))
            folder.write("decks.json", run({"tournament", "--games", "2", "--player", "easy", "--shard",
                                            "2/2", "--json", folder.path("decks.txt")})
                                           .out);
        const Ran ran = run(words, {}, folder.path());
        QCOMPARE(ran.status, 2);
        QCOMPARE(ran.out, QByteArray());
        QVERIFY2(ran.says(message), ran.err.constData());
    }
};

STONEMASON_GUILESS_TEST(TestBoardTournament)
#include "test_board_tournament.moc"
