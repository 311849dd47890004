// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/editor/cli/program.h"
#include "tests/support/test_program.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QTest>

#include <unistd.h>

using namespace stonemason::test;

namespace {

const QByteArray rams = "set 0\nRams\n0 1\n2 3\n4 5 8\n6 7 9\nset 1\nA#b\n10 11\n12 13\n14 15\n16 17\n";
const QByteArray notFull = "set 0\nShort\n0\n2 3\n4 5 8\n6 7 9\n";

Ran play(const Folder& folder, const QStringList& more) {
    return run(QStringList{"play", "--deck-a", folder.path("rams.txt"), "--deck-b",
                           folder.path("rams.txt") + "#Rams", "--seed", "7"} +
               more);
}

} // namespace

class TestDuelVerbs : public QObject {
    Q_OBJECT

private slots:
    void playsAsJson() {
        const Folder folder;
        folder.write("rams.txt", rams);
        const Ran ran = play(folder, {"--json", "--player-a", "easy"});
        QCOMPARE(ran.status, 0);
        QCOMPARE(ran.err, QByteArray());
        const QJsonObject game = ran.json();
        QCOMPARE(game.keys(), QStringList({"decks", "moves", "seed", "start", "winner"}));
        QCOMPARE(game["seed"].toInt(), 7);
        QCOMPARE(QJsonDocument(game["decks"].toArray()).toJson(QJsonDocument::Compact),
                 QByteArray("[[[0,1],[2,3],[4,5,8],[6,7,9]],[[0,1],[2,3],[4,5,8],[6,7,9]]]"));
        const QJsonArray start = game["start"].toArray();
        QVERIFY(start[0].toInt() / 2 == 1 && start[1].toInt() / 2 == 1);
        const QJsonArray moves = game["moves"].toArray();
        QCOMPARE(moves[0].toObject()["player"].toInt(), 0);
        QVERIFY(moves.last().toObject()["next"].isNull());
        QJsonArray scores{0, 0};
        for (const QJsonValue& value : moves) {
            const QJsonObject move = value.toObject();
            QCOMPARE(move.keys(), QStringList({"board", "card", "col", "next", "player", "row", "scores",
                                               "stack", "yields"}));
            const QJsonArray board = move["board"].toArray();
            QCOMPARE(board.size(), 36);
            // None of these cards is an aura or golden: yields are sums of values.
            int yields[] = {0, 0};
            for (const QJsonValue& cell : board)
                if (!cell.isNull()) yields[cell[0].toInt()] += cell[1].toInt();
            for (int side = 0; side < 2; ++side) {
                QCOMPARE(move["yields"][side].toInt(), yields[side]);
                QCOMPARE(move["scores"][side].toInt(), scores[side].toInt() + yields[side]);
            }
            scores = move["scores"].toArray();
        }
        const int lead = scores[0].toInt() - scores[1].toInt();
        QCOMPARE(game["winner"].toInt(-1), lead > 0 ? 0 : lead < 0 ? 1 : -1);
    }

    /// The active deck may be the one that was left out: another must not play in its place unasked.
    void playsNoOtherDeckThanTheOneMeant() {
        const Folder folder;
        folder.write("rams.txt", rams);
        folder.write("twice.txt",
                     "set 0\nTwice\n0 0\n2 3\n4 5 8\n6 7 9\n" + QByteArray(rams).replace("set 0", "set 2"));
        const QStringList against{"--deck-b", folder.path("rams.txt"), "--seed", "7"};
        const Ran unnamed = run(QStringList{"play", "--deck-a", folder.path("twice.txt")} + against);
        QCOMPARE(unnamed.status, 2);
        QCOMPARE(unnamed.out, QByteArray());
        QVERIFY2(unnamed.says("Twice"), unnamed.err);
        QCOMPARE(run(QStringList{"play", "--deck-a", folder.path("twice.txt") + "#Rams"} + against).status,
                 0);
    }

    /// The same game in words as in JSON, sides by their decks and cells as on the board.
    void describesTheGameInPlainWords() {
        const Folder folder;
        folder.write("rams.txt", rams);
        folder.write("geese.txt", "set 0\nGeese\n10 11\n12 13\n14 15\n16 17\n");
        const QStringList decks{
            "play",   "--deck-a", folder.path("rams.txt") + "#Rams", "--deck-b", folder.path("geese.txt"),
            "--seed", "7"};
        const QStringList lines = QString::fromUtf8(run(decks).out).split(QLatin1Char('\n'));
        const QJsonArray moves = run(decks + QStringList{"--json"}).json()["moves"].toArray();
        QVERIFY2(lines[1].contains(QStringLiteral("columns a to f")), qPrintable(lines[1]));
        QVERIFY2(lines[1].contains(QStringLiteral("Points: those of “Rams” first")), qPrintable(lines[1]));
        QCOMPARE(lines.size(), moves.size() + 4);
        for (int i = 0; i < moves.size(); ++i) {
            const QJsonObject move = moves[i].toObject();
            const QString message = lines[i + 2].trimmed();
            const QString side =
                move["player"].toInt() == 0 ? QStringLiteral("“Rams”") : QStringLiteral("“Geese”");
            QVERIFY2(message.startsWith(QStringLiteral("%1. %2: ").arg(i + 1).arg(side)),
                     qPrintable(message));
            const QString end = QStringLiteral(" from stack %1 on %2%3, points %4 : %5")
                                    .arg(move["stack"].toInt() + 1)
                                    .arg(QChar(u'a' + move["col"].toInt()))
                                    .arg(move["row"].toInt() + 1)
                                    .arg(move["scores"][0].toInt())
                                    .arg(move["scores"][1].toInt());
            QVERIFY2(message.endsWith(end), qPrintable(message));
        }
        const QByteArray same = play(folder, {}).out;
        QVERIFY2(same.contains("first to move: ") && same.contains("second to move: "), same.constData());
        QVERIFY(play(folder, {"--player-a", "easy"}).out.contains("“Rams” (easy): "));
    }

    void replaysWhatItRecorded_data() {
        QTest::addColumn<QString>("player");
        for (const char* player : {"easy", "normal", "hard"})
            QTest::newRow(player) << QString(player);
    }
    void replaysWhatItRecorded() {
        QFETCH(QString, player);
        const Folder folder;
        folder.write("rams.txt", rams);
        QStringList more{"--player-b", player, "--record", folder.path("game.sduel")};
        if (player == "hard")
            more << "--nodes"
                 << "200";
        const Ran asJson = play(folder, more + QStringList{"--json"});
        QCOMPARE(asJson.status, 0);
        QCOMPARE(run({"replay", "--json", folder.path("game.sduel")}).out, asJson.out);
        QCOMPARE(play(folder, more + QStringList{"--json"}).out, asJson.out);
        const Ran message = play(folder, more);
        QCOMPARE(run({"replay", folder.path("game.sduel")}).out, message.out);
        QVERIFY2(message.out.contains("(" + player.toUtf8() + ")") && message.out.count('\n') > 10,
                 message.out.constData());
        const Ran chances = run({"replay", "--chances", folder.path("game.sduel")});
        QCOMPARE(chances.status, 2);
        QVERIFY2(chances.says("--chances is for games on boards (.swar)"), chances.err.constData());
    }

    void decksAreFoundByTheLastMark() {
        const Folder folder;
        folder.write("my#decks.txt", rams);
        const Ran split = run({"play", "--deck-a", folder.path("my#decks.txt"), "--deck-b", "-"}, rams);
        QVERIFY2(split.says("/my: There is no such file"), split.err.constData());
        QVERIFY2(split.says("(the part after the last # is read as a deck's name; "), split.err.constData());
        const Ran whole = run({"play", "--deck-a", folder.path("my#decks.txt") + "#", "--deck-b", "-"}, rams);
        QCOMPARE(whole.status, 0);
        folder.write("decks.txt", QByteArray(rams).replace("A#b", "Ab"));
        const Ran other = run({"play", "--json", "--deck-a", folder.path("decks.txt") + "#Ab", "--deck-b",
                               folder.path("decks.txt") + "#"});
        QCOMPARE(other.status, 0);
        QCOMPARE(other.json()["decks"][0][0][0].toInt(), 10);
        QCOMPARE(other.json()["decks"][1][0][0].toInt(), 0);
    }

    void aShareCodeIsADeck() {
        const Folder folder;
        folder.write("rams.txt", rams);
        const Ran code = run({"deck", "share", folder.path("rams.txt")});
        folder.write("code.txt", code.out);
        const Ran ran = run({"play", "--json", "--deck-a", folder.path("code.txt"), "--deck-b", "-"}, rams);
        QCOMPARE(ran.status, 0);
        QCOMPARE(ran.json()["decks"][0], ran.json()["decks"][1]);
    }

    void whatCannotBePlayedIsNamed_data() {
        QTest::addColumn<QStringList>("words");
        QTest::addColumn<QByteArray>("message");
        const auto row = [](const char* name, const QStringList& words, const char* message) {
            QTest::newRow(name) << words << QByteArray(message);
        };
        row("no deck", {"play", "--deck-b", "rams.txt"}, "--deck-a FILE[#NAME] is missing");
        row("no such file", {"play", "--deck-a", "no.txt", "--deck-b", "rams.txt"}, "no.txt: ");
        row("no such name", {"play", "--deck-a", "rams.txt#Dogs", "--deck-b", "rams.txt"},
            "rams.txt: there is no deck \xE2\x80\x9C"
            "Dogs");
        row("not valid", {"play", "--deck-a", "short.txt", "--deck-b", "rams.txt"},
            "short.txt: deck \xE2\x80\x9CShort\xE2\x80\x9D cannot be played: ");
        row("no such player", {"play", "--deck-a", "rams.txt", "--deck-b", "rams.txt", "--player-a", "god"},
            "one of easy, normal, hard");
        row("nodes without hard", {"play", "--deck-a", "rams.txt", "--deck-b", "rams.txt", "--nodes", "500"},
            "for the player hard");
        row("huge seed",
            {"play", "--deck-a", "rams.txt", "--deck-b", "rams.txt", "--seed", "9007199254740992"},
            "--seed cannot be");
        row("no record", {"replay", "rams.txt"}, "rams.txt: ");
        row("cut record", {"replay", "cut.sduel"}, "cut.sduel: Line ");
        row("illegal record", {"replay", "illegal.sduel"}, "illegal.sduel: Move 2 is against the rules");
        row("record of a later version", {"replay", "later.sduel"}, "later.sduel: version: ");
        row("record nowhere",
            {"play", "--deck-a", "rams.txt", "--deck-b", "rams.txt", "--record", "none/x.sduel"},
            "none/x.sduel: ");
    }
    void whatCannotBePlayedIsNamed() {
        QFETCH(QStringList, words);
        QFETCH(QByteArray, message);
        const Folder folder;
        folder.write("rams.txt", rams);
        folder.write("short.txt", notFull);
        QCOMPARE(play(folder, {"--record", folder.path("game.sduel")}).status, 0);
        const QByteArray record = folder.read("game.sduel");
        folder.write("cut.sduel", record.left(record.size() / 2));
        folder.write("later.sduel", QByteArray(record).replace("\"version\": 1", "\"version\": 4"));
        const qsizetype moves = record.indexOf("\"moves\": [") + 10;
        const QByteArray first = record.mid(moves, record.indexOf(',', moves) - moves + 1);
        folder.write("illegal.sduel", QByteArray(record).insert(moves, first));
        const Ran ran = run(words, {}, folder.path());
        QCOMPARE(ran.status, 2);
        QCOMPARE(ran.out, QByteArray());
        QVERIFY2(ran.says(message), ran.err.constData());
    }

    /// A record never takes the place of a deck, however its file is named.
    void aRecordSparesTheDecks_data() {
        QTest::addColumn<QString>("record");
        for (const char* name : {"rams.txt", "./rams.txt", "soft", "hard", "other.txt"})
            QTest::newRow(name) << QString(name);
    }
    void aRecordSparesTheDecks() {
        QFETCH(QString, record);
        const Folder folder;
        folder.write("rams.txt", rams);
        folder.write("other.txt", rams);
        QVERIFY(QFile::link("rams.txt", folder.path("soft")));
        QCOMPARE(::link(qPrintable(folder.path("rams.txt")), qPrintable(folder.path("hard"))), 0);
        const Ran ran = run({"play", "--deck-a", "rams.txt", "--deck-b", "other.txt", "--record", record}, {},
                            folder.path());
        QCOMPARE(ran.status, 2);
        QCOMPARE(ran.out, QByteArray());
        QVERIFY2(ran.says(record.toUtf8() + ": this file is being read"), ran.err.constData());
        QCOMPARE(folder.read("rams.txt"), rams);
        QCOMPARE(folder.read("other.txt"), rams);
        const Ran piped =
            shell("$stonemason play --deck-a - --deck-b - --record " + record + " <" + record, folder.path());
        QCOMPARE(piped.status, 2);
        QCOMPARE(folder.read(record), rams);
    }

    /// A disk without a free byte at the end of the game: the game is still printed.
    void aRecordThatCannotBeWrittenLosesNoGame() {
        const Folder folder;
        folder.write("rams.txt", rams);
        const Ran whole = play(folder, {"--json"});
        const Ran ran = shell("trap '' XFSZ; ulimit -f 0; exec $stonemason play --deck-a rams.txt --deck-b "
                              "rams.txt#Rams --seed 7 --json --record game.sduel",
                              folder.path());
        QCOMPARE(ran.status, 2);
        QCOMPARE(ran.out, whole.out);
        QVERIFY2(ran.says("game.sduel: "), ran.err.constData());
        QCOMPARE(folder.names(), QStringList("rams.txt"));
    }
};

STONEMASON_GUILESS_TEST(TestDuelVerbs)
#include "test_duel_verbs.moc"
