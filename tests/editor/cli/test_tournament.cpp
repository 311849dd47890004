// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/editor/cli/program.h"
#include "tests/support/program_under_test.h"
#include "tests/support/test_program.h"

#include <QFileInfo>
#include <QJsonArray>
#include <QTest>

using namespace stonemason::test;

namespace {

/// A folder with two libraries of random decks, "a.sdeck" of three and "b.sdeck" of two.
struct Desk : Folder {
    Desk() {
        run({"deck", "random", "--seed", "3", "--count", "3", "-o", path("a.sdeck")});
        run({"deck", "random", "--seed", "9", "--count", "2", "-o", path("b.sdeck")});
    }

    Ran tournament(const QStringList& words) const {
        return run(QStringList{"tournament"} + words, {}, path());
    }
};

QStringList namesOf(const QJsonArray& decks) {
    QStringList names;
    for (const QJsonValue& deck : decks)
        names << deck["name"].toString();
    return names;
}

/// Sends the signal to the run. A closed terminal may send its own again and again.
QString sending(const QString& signal) {
    const QString once = "kill -" + signal + " $(cat pid)";
    return signal == "HUP" ? "while " + once + "; do :; done" : once;
}

} // namespace

class TestTournament : public QObject {
    Q_OBJECT

    Desk faulty_; ///< parts that do not go together

private slots:
    void initTestCase() {
        faulty_.write("short.txt", "set 0\nShort\n0\n2 3\n4 5 8\n6 7 9\n");
        const auto part = [this](const QStringList& more, const char* name) {
            QCOMPARE(
                faulty_.tournament(more + QStringList{"--games", "4", "--player", "easy", "-o", name}).status,
                0);
        };
        part({"a.sdeck", "--shard", "1/2"}, "p1.json");
        part({"a.sdeck", "--shard", "2/2"}, "p2.json");
        part({"a.sdeck", "--shard", "2/2", "--seed", "9"}, "seed.json");
        part({"b.sdeck", "--shard", "2/2"}, "decks.json");
        part({"a.sdeck", "--shard", "2/3"}, "third.json");
        const QByteArray first = faulty_.read("p1.json");
        faulty_.write("changed.json", QByteArray(first).replace("\"seed\": 1", "\"seed\": 4"));
        faulty_.write("cut.json", first.left(first.size() / 2));
    }

    /// One job, eight jobs and five shards merged in any order give the same bytes.
    void jobsAndShardsMakeNoDifference() {
        const Desk desk;
        const QStringList plan{"a.sdeck", "--games", "14", "--seed", "5"};
        QCOMPARE(desk.tournament(plan + QStringList{"--jobs", "1", "-o", "one.json"}).status, 0);
        QCOMPARE(desk.tournament(plan + QStringList{"--jobs", "8", "-o", "eight.json"}).status, 0);
        QStringList parts;
        for (const char* number : {"3", "1", "5", "2", "4"}) {
            parts << QString("part%1.json").arg(number);
            const Ran ran = desk.tournament(
                plan + QStringList{"--shard", QString("%1/5").arg(number), "-o", parts.last()});
            QCOMPARE(ran.status, 0);
            QVERIFY(ran.out.contains("Only part " + QByteArray(number) + " of 5."));
        }
        QCOMPARE(desk.tournament(QStringList{"--merge", "-o", "merged.json"} + parts).status, 0);
        const QByteArray one = desk.read("one.json");
        QVERIFY(one.contains("\"gamesPlayed\": 42"));
        QCOMPARE(desk.read("eight.json"), one);
        QCOMPARE(desk.read("merged.json"), one);
        QCOMPARE(desk.tournament(plan + QStringList{"--json"}).out, one);
        QCOMPARE(desk.tournament(plan + QStringList{"-o", "-"}).out, one);
    }

    /// A game of a tournament is the one that `play` plays: two decks, one pair of games.
    void oneDeckMeetsAField() {
        const Desk desk;
        const Ran ran = desk.tournament({"--deck", "a.sdeck#Random 2", "a.sdeck", "--games", "3", "--json"});
        QCOMPARE(ran.status, 0);
        const QJsonObject result = ran.json();
        QCOMPARE(result["form"].toString(), "field");
        QCOMPARE(result["gamesPerPairing"].toInt(), 4);
        QCOMPARE(namesOf(result["decks"].toArray()), QStringList({"Random 2", "Random 1", "Random 3"}));
        QCOMPARE(result["figures"]["pairings"].toArray().size(), 2);
        const Ran text = desk.tournament({"--deck", "a.sdeck#Random 2", "a.sdeck", "--games", "4"});
        QVERIFY2(text.out.contains("against the others (2)") && text.out.contains("played in"),
                 text.out.constData());
    }

    void distinguishesDecksOfOneName() {
        const Desk desk;
        const Ran ran = desk.tournament({"a.sdeck", "b.sdeck", "--games", "2", "--json"});
        QCOMPARE(ran.status, 0);
        QCOMPARE(namesOf(ran.json()["decks"].toArray()), QStringList({"Random 1", "Random 1 (2)"}));
        QVERIFY2(ran.err.contains("that were taken take part as") && ran.err.contains("b.sdeck"),
                 ran.err.constData());
        const Ran all = desk.tournament({"a.sdeck", "b.sdeck", "--all", "--games", "2", "--json"});
        QCOMPARE(all.json()["decks"].toArray().size(), 5);
    }

    void reportsHowFarItIs() {
        const Desk desk;
        const Ran ran = desk.tournament({"a.sdeck", "--games", "10"});
        QVERIFY2(ran.err.contains("stonemason: 30 of 30 games (100 %)"), ran.err.constData());
        QVERIFY(!ran.err.contains('\r') && !ran.err.contains('\x1b'));
    }

    /// A run that a signal breaks off writes what it has, says so, and can be continued.
    void aSignalKeepsWhatIsDone_data() {
        QTest::addColumn<QString>("signal");
        QTest::newRow("Ctrl+C") << "INT";
        QTest::newRow("end of a batch job") << "TERM";
        QTest::newRow("closed terminal") << "HUP";
    }
    void aSignalKeepsWhatIsDone() {
        QFETCH(QString, signal);
        if (isForWindows() && signal != QLatin1String("INT")) QSKIP("a signal of POSIX");
        const Desk desk;
        const QString plan = "tournament a.sdeck --player easy --seed 2 --games ";
        // A shell without job control lets its background jobs ignore Ctrl+C: so the run is in the front, and
        // what sends the signal, once there was a line of progress, in the back.
        const Ran ran = shell("{ until [ -s log ]; do sleep 0.05; done; " + sending(signal) +
                                  "; } & exec 2>log; sh -c 'echo $$ >pid; exec $stonemason " + plan +
                                  "1000000 -o part.json >out'; echo $?",
                              desk.path());
        QCOMPARE(ran.out.trimmed(), QByteArray("3"));
        const QByteArray log = desk.read("log");
        QVERIFY2(log.contains("stopped after"), log.constData());
        QVERIFY(desk.read("out").contains("Unfinished: "));
        const QByteArray part = desk.read("part.json");
        QVERIFY(part.contains("\"finished\": false"));
        const Ran merged = desk.tournament({"--merge", "part.json", "-o", "merged.json"});
        QCOMPARE(merged.status, 3);
        QVERIFY2(merged.says("part.json: this part was stopped"), merged.err.constData());
        QCOMPARE(desk.read("merged.json"), part);
    }

    /// On a full disk, say; here at a limit on files, at which the system would end a program that does not
    /// mind.
    void aResultThatCannotBeWrittenIsPrinted() {
        if (isForWindows()) QSKIP("a limit of POSIX");
        const Desk desk;
        const Ran whole = desk.tournament({"a.sdeck", "--games", "4", "--player", "easy", "--json"});
        const Ran ran = shell("ulimit -f 1; exec \"$stonemason\" tournament a.sdeck --games 4 --player easy "
                              "-o out.json",
                              desk.path());
        QCOMPARE(ran.status, 2);
        QVERIFY2(ran.err.contains("out.json") && ran.err.contains("full"), ran.err.constData());
        QCOMPARE(ran.out, whole.out);
        QCOMPARE(desk.names().filter("out.json"), QStringList());
    }

    void resumingFinishesARun() {
        const Desk desk;
        QCOMPARE(desk.tournament({"a.sdeck", "--games", "8", "-o", "whole.json"}).status, 0);
        const Ran ran = desk.tournament({"--resume", "whole.json", "--json"});
        QCOMPARE(ran.status, 0);
        QCOMPARE(ran.out, desk.read("whole.json"));
    }

    void whatCannotBeMeasuredIsNamed_data() {
        QTest::addColumn<QStringList>("words");
        QTest::addColumn<QByteArray>("message");
        const auto row = [](const char* name, const QStringList& words, const char* message) {
            QTest::newRow(name) << words << QByteArray(message);
        };
        row("no files", {}, "a file is missing");
        row("one deck", {"a.sdeck#Random 1"}, "needs at least 2 decks");
        row("no such file", {"a.sdeck", "no.sdeck"}, "no.sdeck: ");
        row("no such deck", {"a.sdeck#No", "b.sdeck"}, "a.sdeck: there is no deck");
        row("invalid deck", {"a.sdeck", "short.txt"}, "short.txt: deck ");
        row("invalid deck among all", {"--all", "a.sdeck", "short.txt"}, "short.txt: deck ");
        row("shard 0", {"a.sdeck", "--shard", "0/5"}, "--shard cannot be \"0/5\"");
        row("shard beyond", {"a.sdeck", "--shard", "6/5"}, "--shard cannot be");
        row("shard of words", {"a.sdeck", "--shard", "one"}, "--shard cannot be");
        row("merging with a seed", {"--merge", "p1.json", "--seed", "2"}, "--seed cannot go with --merge");
        row("merging and resuming", {"--merge", "--resume", "p1.json"}, "cannot go together");
        row("resuming with decks", {"--resume", "p1.json", "a.sdeck"}, "--resume takes only PART");
        row("nodes of normal", {"a.sdeck", "--nodes", "500"}, "for the player hard");
        row("a part missing", {"--merge", "p1.json"}, "p1.json: Of 2 parts these are missing");
        row("a part twice", {"--merge", "p1.json", "p1.json"}, "p1.json: Part 1 is there twice");
        row("another seed", {"--merge", "p1.json", "seed.json"},
            "seed.json: The part was played with another");
        row("other decks", {"--merge", "p1.json", "decks.json"},
            "decks.json: The part was played with other");
        row("other shards", {"--merge", "p1.json", "third.json"}, "third.json: This is one of 3 parts");
        row("not a result", {"--merge", "a.sdeck"},
            "a.sdeck: format: This JSON file is not a tournament result");
        row("a changed part", {"--merge", "changed.json", "p2.json"}, "changed.json: fingerprint.plan: ");
        row("a cut part", {"--resume", "cut.json"}, "cut.json: Line ");
    }
    void whatCannotBeMeasuredIsNamed() {
        QFETCH(QStringList, words);
        QFETCH(QByteArray, message);
        const Ran ran = faulty_.tournament(words);
        QCOMPARE(ran.status, 2);
        QCOMPARE(ran.out, QByteArray());
        QVERIFY2(ran.says(message), ran.err.constData());
    }

    /// What was read at the beginning is what was played, and a change is reported.
    void reportsAFileChangedDuringTheRun() {
        if (isForWindows()) QSKIP("a signal of POSIX");
        const Desk desk;
        const Ran ran =
            shell("{ until grep -q games log; do sleep 0.05; done; rm a.sdeck; kill -TERM $(cat pid); } "
                  "& exec 2>log; sh -c 'echo $$ >pid; exec $stonemason tournament a.sdeck --player "
                  "easy --games 1000000 -o part.json'; cat log",
                  desk.path());
        QVERIFY2(ran.out.contains("a.sdeck: the file has changed during the run"), ran.out.constData());
    }

    void aResultSparesWhatIsRead_data() {
        QTest::addColumn<QStringList>("words");
        QTest::addColumn<QString>("output");
        const QStringList decks{"a.sdeck", "b.sdeck", "--all", "--games", "2"};
        QTest::newRow("a library") << decks << "a.sdeck";
        QTest::newRow("the other") << decks << "b.sdeck";
        QTest::newRow("a deck that is measured")
            << QStringList{"--deck", "b.sdeck#Random 1", "a.sdeck"} << "b.sdeck";
        QTest::newRow("another spelling")
            << decks << "../" + QFileInfo(faulty_.path()).fileName() + "/a.sdeck";
        QTest::newRow("a link") << decks << "link";
        QTest::newRow("a part") << QStringList{"--merge", "p1.json", "p2.json"} << "p1.json";
    }
    void aResultSparesWhatIsRead() {
        QFETCH(QStringList, words);
        QFETCH(QString, output);
        QFile::link("a.sdeck", faulty_.path("link"));
        const QByteArray before = faulty_.read(output);
        const Ran ran = faulty_.tournament(words + QStringList{"-o", output});
        QCOMPARE(ran.status, 2);
        QCOMPARE(ran.out, QByteArray());
        QVERIFY2(ran.err.contains("stonemason: " + output.toUtf8() + ": this file is being read"),
                 ran.err.constData());
        QCOMPARE(faulty_.read(output), before);
    }

    void goingOnMayReplaceThePart() {
        const Desk desk;
        QCOMPARE(desk.tournament({"a.sdeck", "--games", "4", "-o", "part.json"}).status, 0);
        const QByteArray part = desk.read("part.json");
        QCOMPARE(desk.tournament({"--resume", "part.json", "-o", "./part.json"}).status, 0);
        QCOMPARE(desk.read("part.json"), part);
    }

    /// That a result cannot be written is reported before a game is played.
    void anOutputIsTriedFirst_data() {
        QTest::addColumn<QString>("output");
        QTest::newRow("no folder") << "none/result.json";
        QTest::newRow("a folder") << "..";
        QTest::newRow("a device") << "/dev/full";
    }
    void anOutputIsTriedFirst() {
        QFETCH(QString, output);
        for (const QStringList& words :
             {QStringList{"a.sdeck", "--games", "10000000"}, {"--resume", "p1.json"}}) {
            const Ran ran = faulty_.tournament(words + QStringList{"-o", output});
            QCOMPARE(ran.status, 2);
            QCOMPARE(ran.out, QByteArray());
            QVERIFY2(ran.says(output.toUtf8() + ": "), ran.err.constData());
        }
    }

    /// What is not kept is not called written.
    void aRunBrokenOffWithoutOutputSaysSo() {
        if (isForWindows()) QSKIP("a signal of POSIX");
        const Desk desk;
        const Ran ran =
            shell("{ until [ -s log ]; do sleep 0.05; done; kill -TERM $(cat pid); } & exec 2>log; "
                  "sh -c 'echo $$ >pid; exec $stonemason tournament a.sdeck --player easy --games "
                  "1000000 >out'; echo $?",
                  desk.path());
        QCOMPARE(ran.out.trimmed(), QByteArray("3"));
        const QByteArray log = desk.read("log");
        QVERIFY2(log.contains("only a result written with -o can be continued"), log.constData());
        QVERIFY2(!log.contains("--resume"), log.constData());
    }
};

STONEMASON_GUILESS_TEST(TestTournament)
#include "test_tournament.moc"
