// SPDX-License-Identifier: GPL-3.0-or-later
// Worlds from templates on the command line.
#include "tests/editor/cli/generate_call.h"
#include "tests/editor/cli/program.h"
#include "tests/support/program_under_test.h"
#include "tests/support/test_program.h"

#include <QDir>
#include <QFile>
#include <QJsonDocument>
#include <QTest>

using namespace stonemason::test;

class TestGenerateVerb : public QObject {
    Q_OBJECT

private slots:
    /// Before the first attempt, in the words of the check of the same name.
    void reportsThatPortalsLack() {
        QByteArray links;
        for (int group = 0; group < 24; group += 6) {
            for (int a = 0; a < 3; ++a)
                for (int b = 3; b < 6; ++b)
                    links += "{\"first\":" + QByteArray::number(group + a) +
                             ",\"second\":" + QByteArray::number(group + b) + "},";
            if (group > 0)
                links += "{\"first\":" + QByteArray::number(group - 6) +
                         ",\"second\":" + QByteArray::number(group) + "},";
        }
        for (const char* second : {"6", "12", "18"})
            links += QByteArray("{\"first\":1,\"type\":\"PORTAL\",\"second\":") + second + "},";
        links.chop(1);
        QByteArray zones = R"({"surface":"GRASS","size":45,"castles":[{"player":0}]})";
        for (int zone = 1; zone < 24; ++zone)
            zones +=
                R"(,{"surface":"GRASS","size":45,"castlesNum":{"min":0,"max":0},"minesNum":{"min":0,"max":0}})";
        const Folder folder;
        folder.write("cross.ztemplate",
                     R"({"format":"stonemason-template","version":1,"name":"x","zones":[)" + zones +
                         R"(],"links":[)" + links + R"(],"config":{"mapSize":256}})");
        const Ran ran = run({"generate", "--template", "cross.ztemplate", "-o", "x.hmm"}, {}, folder.path());
        QCOMPARE(ran.status, 1);
        QVERIFY2(ran.says("7 links need portals, and the game has pairs for 6"), ran.err.constData());
        QVERIFY(!folder.names().contains("x.hmm"));
    }

    void makesAWorldWithItsReport() {
        const Folder folder;
        const QString world = folder.path("a.hmm");
        const Ran ran = run(call({"--seed", "7", "-o", world, "--report", folder.path("a.json")}));
        QCOMPARE(ran.status, 0);
        QVERIFY(ran.out.isEmpty());
        const Ran info = run({"world", "info", "--json", world});
        QCOMPARE(info.files()[0].toObject()["size"].toInt(), 64);
        QCOMPARE(info.files()[0].toObject()["castles"].toInt(), 3);
        QCOMPARE(run({"check", world}).status, 0);
        const QJsonObject report = QJsonDocument::fromJson(folder.read("a.json")).object();
        QCOMPARE(report["seed"].toInt(), 7);
        QCOMPARE(report["size"].toInt(), 64);
        QCOMPARE(report["zones"].toArray().size(), 5);
        QCOMPARE(report["links"].toArray().size(), 6);
        QCOMPARE(report["milliseconds"].toObject().size(), 10);
        double shares = 0;
        for (const QJsonValue& value : report["zones"].toArray()) {
            const QJsonObject zone = value.toObject();
            shares += zone["share"].toDouble();
            QVERIFY(qAbs(zone["share"].toDouble() - zone["wanted"].toDouble()) <
                    .151 * zone["wanted"].toDouble());
        }
        QVERIFY(qAbs(shares - 1) < .001);
        QCOMPARE(report["fairness"].toObject()["players"].toArray().size(), 2);
        for (const QJsonValue& value : report["zones"].toArray())
            QCOMPARE(value.toObject()["richnessLacking"].toInt(-1), 0);
    }

    /// The world is written nevertheless.
    void unfairWorldsAreWarnedOf() {
        const Folder folder;
        bool isUnfairSeen = false; // on small maps ways hardly differ by half a day
        for (int seed = 25; seed <= 28; ++seed) {
            const Ran ran = run(
                call({"--seed", QString::number(seed), "--size", "128", "--report", folder.path("a.json")}));
            QCOMPARE(ran.status, 0);
            const QJsonObject report = QJsonDocument::fromJson(folder.read("a.json")).object();
            const bool isFair = report["fairness"].toObject()["fair"].toBool();
            const QByteArray place = ", seed " + QByteArray::number(seed) + ": Players are not equally";
            QVERIFY2(isFair ? ran.err.isEmpty() : ran.says(place), ran.err);
            isUnfairSeen = isUnfairSeen || !isFair;
        }
        QVERIFY(isUnfairSeen);
    }

    void drawsPictures() {
        const Folder folder;
        QCOMPARE(run(call({"--size", "32", "-o", folder.path("a.png")})).status, 0);
        QVERIFY(folder.read("a.png").startsWith("\x89PNG\r\n\x1a\n"));
        QCOMPARE(
            run(call({"--size", "32", "-o", folder.path("a.SVG"), "--report", folder.path("a.json")})).status,
            0);
        QVERIFY(folder.read("a.SVG").contains("<svg"));
        QVERIFY(folder.read("a.SVG").contains("Two Fords"));
        QVERIFY(!folder.read("a.json").isEmpty());
    }

    void theSameSeedGivesTheSameBytes() {
        const Folder folder;
        for (const char* name : {"a.hmm", "b.hmm"})
            QCOMPARE(run(call({"--seed", "18446744073709551615", "-o", folder.path(name)})).status, 0);
        QCOMPARE(folder.read("a.hmm"), folder.read("b.hmm"));
        QCOMPARE(run(call({"--seed", "18446744073709551615", "-o", "-"})).out, folder.read("a.hmm"));
        QCOMPARE(run(call({"-o", folder.path("c.hmm")})).status, 0);
        QVERIFY(folder.read("a.hmm") != folder.read("c.hmm"));
    }

    /// From the line itself, from a world that holds it and from a report.
    void makesAWorldAgain() {
        const Folder folder;
        const auto in = [&](const QStringList& more) { return run(call(more), {}, folder.path()); };
        QCOMPARE(in({"--seed", "7", "--size", "32", "-o", "a.hmm", "--report", "a.json", "--origin"}).status,
                 0);
        const QJsonObject report = QJsonDocument::fromJson(folder.read("a.json")).object();
        const QString line = report["origin"].toString();
        QVERIFY2(line.contains("Two Fords") && line.contains("seed 7"), qPrintable(line));
        for (const QString& message : {QStringLiteral("a.hmm"), QStringLiteral("a.json"), line}) {
            const Ran again = in({"--again", message, "--origin", "-o", "b.hmm"});
            QVERIFY2(again.status == 0, again.err.constData());
            QCOMPARE(folder.read("b.hmm"), folder.read("a.hmm"));
        }
        QCOMPARE(in({"--again", line, "-o", "c.hmm"}).status, 0);
        QVERIFY(folder.read("c.hmm") != folder.read("a.hmm")); // its description is empty
        QCOMPARE(in({"--again", line, "--origin", "-o", "a.hmm", "--report", "a.json"}).status, 0);
    }

    /// The origin line states the symmetry, too; a template that does not fit it is refused alone.
    void makesMirroredWorlds() {
        const Folder folder;
        const QString crater = sample("crater-of-four");
        const auto in = [&](const QString& from, const QStringList& more) {
            return run(call(more, from), {}, folder.path());
        };
        QByteArrayList worlds;
        for (const char* symmetry :
             {"none", "diagonal", "left-right", "top-bottom", "half-turn", "quarter-turn"}) {
            const QStringList made{"--symmetry", symmetry, "--size",   "64",
                                   "-o",         "a.hmm",  "--report", "a.json"};
            QCOMPARE(in(crater, made).status, 0);
            const QString line = QJsonDocument::fromJson(folder.read("a.json")).object()["origin"].toString();
            QCOMPARE(line.contains(QStringLiteral("symmetry ") + QLatin1String(symmetry)), !worlds.isEmpty());
            QCOMPARE(in(crater, {"--again", "a.json", "-o", "b.hmm"}).status, 0);
            QCOMPARE(folder.read("b.hmm"), folder.read("a.hmm"));
            QVERIFY(!worlds.contains(folder.read("a.hmm")));
            worlds << folder.read("a.hmm");
        }
        // What the template itself says, unless the call says otherwise.
        QFile file(crater);
        QVERIFY(file.open(QIODevice::ReadOnly));
        folder.write(
            "own.ztemplate",
            file.readAll().replace("\"config\": {", "\"config\": {\n    \"symmetry\": \"HALF_TURN\","));
        QCOMPARE(in("own.ztemplate", {"--size", "64", "-o", "c.hmm"}).status, 0);
        QCOMPARE(folder.read("c.hmm"), worlds[4]);
        QCOMPARE(in("own.ztemplate", {"--size", "64", "--symmetry", "none", "-o", "c.hmm"}).status, 0);
        QCOMPARE(folder.read("c.hmm"), worlds[0]);
        const Ran refused = in(sample("great-lakes"), {"--symmetry", "diagonal", "-o", "d.hmm"});
        QCOMPARE(refused.status, 1);
        QVERIFY2(refused.says("Each player has a counterpart"), refused.err.constData());
        const Ran middle = in(sample("four-corners"), {"--symmetry", "half-turn", "-o", "d.hmm"});
        QCOMPARE(middle.status, 1);
        QVERIFY2(middle.says("The middle has room for one zone"), middle.err.constData());
        const Ran unknown = in(crater, {"--symmetry", "third-turn", "-o", "d.hmm"});
        QCOMPARE(unknown.status, 2);
        QVERIFY(
            unknown.says("choose one of none, diagonal, left-right, top-bottom, half-turn, quarter-turn"));
        QVERIFY(!folder.names().contains("d.hmm"));
    }

    void refusesToMakeAgainWhatItCannot() {
        const Folder folder;
        const auto in = [&](const QString& from, const QString& message) {
            return run(call({"--again", message, "-o", "b.hmm"}, from), {}, folder.path());
        };
        QCOMPARE(run(call({"-o", "a.hmm", "--report", "a.json"}), {}, folder.path()).status, 0);
        const Ran without = in(sample("two-fords"), "a.hmm");
        QCOMPARE(without.status, 2);
        QVERIFY(without.says("a.hmm: nothing here says how a world was made"));
        const Ran other = in(sample("nine-lands"), "a.json");
        QCOMPARE(other.status, 2);
        QVERIFY(other.says("template \"Two Fords\" as it was then"));
        QString line = QJsonDocument::fromJson(folder.read("a.json")).object()["origin"].toString();
        const Ran kept = in(sample("two-fords"), line + ", layout kept");
        QCOMPARE(kept.status, 2);
        QVERIFY(kept.says("lie as in another one"));
        const Ran older = in(sample("two-fords"), line.replace("generator ", "generator 9"));
        QCOMPARE(older.status, 2);
        QVERIFY(older.says("made by version 9"));
        QVERIFY(!folder.names().contains("b.hmm"));
        // What it reads stays.
        QCOMPARE(run(call({"--again", "a.json", "-o", "a.json"}), {}, folder.path()).status, 2);
    }

    void writesJsonStepsAndAConfigsSize() {
        const Folder folder;
        QVERIFY(QDir(folder.path()).mkdir("steps"));
        const QString config = folder.write("config.json", "{\"mapSize\": 32, \"addRoads\": false}");
        QCOMPARE(run(call({"--config", config, "-o", folder.path("a.json"), "--steps", folder.path("steps")}))
                     .status,
                 0);
        const QJsonObject world = QJsonDocument::fromJson(folder.read("a.json")).object();
        QVERIFY(!world.isEmpty());
        const QStringList names = QDir(folder.path("steps")).entryList(QDir::Files, QDir::Name);
        QCOMPARE(names.size(), 10);
        QCOMPARE(names.first(), QStringLiteral("01-layout.txt"));
        QCOMPARE(names.last(), QStringLiteral("10-decorations.txt"));
        for (const QString& name : names)
            QCOMPARE(Folder::readFile(folder.path("steps/" + name)).count('\n'), 32);
        QVERIFY(!Folder::readFile(folder.path("steps/08-roads.txt")).contains('='));
    }

    void theFairestNamesItsSeed() {
        const Folder folder;
        const Ran ran = run(call({"--size", "128", "--seed", "27", "--fair", "5", "-o", folder.path("a.hmm"),
                                  "--report", folder.path("a.json")}));
        QCOMPARE(ran.status, 0);
        const QByteArray report = folder.read("a.json");
        const QJsonObject fairness = QJsonDocument::fromJson(report).object()["fairness"].toObject();
        const qsizetype at = report.indexOf("\"seed\": ") + 8;
        const QString seed = QString::fromLatin1(report.mid(at, report.indexOf(',', at) - at));
        QVERIFY(seed != QStringLiteral("27")); // whose world is not fair
        QCOMPARE(run(call({"--size", "128", "--seed", seed, "-o", folder.path("b.hmm")})).status, 0);
        QCOMPARE(folder.read("a.hmm"), folder.read("b.hmm"));
        const Ran once =
            run(call({"--size", "128", "--seed", "27", "-o", "-", "--report", folder.path("c.json")}));
        QCOMPARE(once.status, 0);
        QVERIFY(fairness["spread"].toDouble() < QJsonDocument::fromJson(folder.read("c.json"))
                                                    .object()["fairness"]
                                                    .toObject()["spread"]
                                                    .toDouble());
    }

    /// What only files of ours say is not lost to a file that cannot say it.
    void aConfigLeavesTheTemplatesOwnRules() {
        const Folder folder;
        QByteArray bytes = Folder::readFile(sample("two-fords"));
        bytes.replace("\"SQUARE\"", "\"LINEAR\"");
        const QString own = folder.write("linear.ztemplate", bytes);
        const QString config = folder.write("config.json", "{}");
        QCOMPARE(run(call({"--config", config, "--report", folder.path("a.json")}, own)).status, 0);
        const QJsonObject report = QJsonDocument::fromJson(folder.read("a.json")).object();
        const QJsonObject zone = report["zones"].toArray()[0].toObject();
        QVERIFY(qAbs(zone["wanted"].toDouble() - 45.0 / (45 + 45 + 30 + 30 + 35)) < .001);
    }

    void refusesWhatCannotBeDone() {
        const Folder folder;
        const Ran ran = run(call({"--size", "32", "-o", folder.path("a.hmm")}, sample("eight-homes")));
        QCOMPARE(ran.status, 1);
        QVERIFY2(ran.err.contains("eight-homes.ztemplate: Castle, mines and links of zone"), ran.err);
        QVERIFY(folder.names().isEmpty());
    }

    void reportsWhatIsWrongWithFiles() {
        const Folder folder;
        const QString out = folder.path("a.hmm");
        QVERIFY(run(call({"-o", out}, folder.path("none"))).says("none"));
        QCOMPARE(run(call({"-o", out}, folder.path("none"))).status, 2);
        const QString broken = folder.write(
            "a.ztemplate", "{\"format\": \"stonemason-template\",\n\"version\": 1, \"zones\": 3}");
        const Ran ran = run(call({"-o", out}, broken));
        QCOMPARE(ran.status, 2);
        QVERIFY2(ran.err.contains("a.ztemplate: Line 2, zones: "), ran.err);
        const QString misspelt = folder.write("b.json", "{\"name\": \"b\",\n\"zonez\": []}");
        const Ran unread = run(call({"-o", out}, misspelt));
        QCOMPARE(unread.status, 2);
        QVERIFY2(unread.says("b.json: Line 1, zones: "), unread.err);
        const QString config = folder.write("c.json", "{\n\"mapSize\": 33}");
        const Ran second = run(call({"--config", config, "-o", out}));
        QCOMPARE(second.status, 2);
        QVERIFY2(second.says("c.json: Line 2, mapSize: "), second.err);
        const QString chances = folder.write("d.json", "{\"treasureChance\": [0.5, 0.1, 0.1, 0.1]}");
        const Ran third = run(call({"--config", chances, "-o", out}));
        QCOMPARE(third.status, 1);
        QVERIFY2(third.says("d.json: The chances"), third.err);
        QCOMPARE(run(call({"-o", out}, folder.write("empty", ""))).status, 2);
        QCOMPARE(run(call({"-o", out}, folder.path())).status, 2);
        QVERIFY(!folder.names().contains("a.hmm"));
    }

    void writesOverNothingThatItReads() {
        const Folder folder;
        const QByteArray bytes = Folder::readFile(sample("two-fords"));
        const QString own = folder.write("t.json", bytes);
        const Ran ran = run(call({"-o", own}, own));
        QCOMPARE(ran.status, 2);
        QVERIFY2(ran.says("this file is being read"), ran.err);
        QCOMPARE(folder.read("t.json"), bytes);
        QCOMPARE(run(call({"-o", folder.path("none/a.hmm")})).status, 2);
        QCOMPARE(run(call({"--report", folder.path("none/a.json")})).status, 2);
        QCOMPARE(run(call({"--steps", folder.path("t.json/none")})).status, 2);
        QCOMPARE(run(call({"--count", "2", "--out-dir", folder.path("t.json")})).status, 2);
        QCOMPARE(folder.names(), QStringList{"t.json"});
    }

    /// The same file by another spelling, and by a link, though it is not there yet.
    void aFileTakesOneThing() {
        if (isForWindows()) QSKIP("links are those of POSIX");
        const Folder folder;
        QVERIFY(QFile::link("b.json", folder.path("link.json")));
        for (const QStringList& both : {QStringList{"a.json", "./a.json"}, QStringList{"b.json", "link.json"},
                                        QStringList{"-", "/dev/stdout"}}) {
            const Ran ran = run(call({"-o", both[0], "--report", both[1]}), {}, folder.path());
            QCOMPARE(ran.status, 2);
            QVERIFY2(ran.err.contains("cannot go to one file"), ran.err);
        }
        QCOMPARE(QDir(folder.path()).entryList(QDir::Files).size(), 0);
    }

    void refusesWrongCalls_data() {
        QTest::addColumn<QStringList>("words");
        QTest::addColumn<QByteArray>("says");
        const QString from = sample("two-fords");
        QTest::newRow("no template") << QStringList{"-o", "a.hmm"} << QByteArray("--template T is missing");
        QTest::newRow("no output") << QStringList{"--template", from} << QByteArray("-o OUT is missing");
        QTest::newRow("another picture") << QStringList{"--template", from, "-o", "a.bmp"}
                                         << QByteArray("must end in .hmm, .phm, .json, .png or .svg");
        QTest::newRow("more seeds than there are")
            << QStringList{"--template", from, "--seed",    "18446744073709551615",
                           "--count",    "2",  "--out-dir", "."}
            << QByteArray("there are not so many seeds");
        QTest::newRow("more seeds to be fair than there are")
            << QStringList{"--template", from, "--seed", "18446744073709551614", "--fair", "3", "-o", "a.hmm"}
            << QByteArray("ask for fewer with --fair");
        QTest::newRow("more seeds for many than there are")
            << QStringList{"--template", from, "--seed", "18446744073709551606",
                           "--count",    "3",  "--fair", "4",
                           "--out-dir",  "."}
            << QByteArray("there are not so many seeds");
        QTest::newRow("count without folder")
            << QStringList{"--template", from, "--count", "3"} << QByteArray("--out-dir DIR is missing");
        QTest::newRow("count and output") << QStringList{"--template", from, "--count", "3", "-o", "a.hmm"}
                                          << QByteArray("--output does not go with --count");
        QTest::newRow("jobs alone") << QStringList{"--template", from, "-o", "a.hmm", "--jobs", "2"}
                                    << QByteArray("--jobs goes only with --count");
        QTest::newRow("a form alone") << QStringList{"--template", from, "-o", "a.hmm", "--to", "phm"}
                                      << QByteArray("--to goes only with --count");
        QTest::newRow("again and a seed")
            << QStringList{"--template", from, "--again", "x.hmm", "--seed", "3", "-o", "a.hmm"}
            << QByteArray("--seed does not go with --again");
        QTest::newRow("no worlds") << QStringList{"--template", from, "--count", "0", "--out-dir", "."}
                                   << QByteArray("--count");
        QTest::newRow("no such size")
            << QStringList{"--template", from, "--size", "33", "-o", "a.hmm"} << QByteArray("--size");
        QTest::newRow("no such seed")
            << QStringList{"--template", from, "--seed", "-1", "-o", "a.hmm"} << QByteArray("--seed");
        QTest::newRow("an operand") << QStringList{"--template", from, "-o", "a.hmm", "b"}
                                    << QByteArray("one file too many");
        QTest::newRow("one file for both")
            << QStringList{"--template", from, "-o", "a.json", "--report", "a.json"}
            << QByteArray("cannot go to one file");
        QTest::newRow("standard input twice")
            << QStringList{"--template", "-", "--config", "-", "-o", "a.hmm"}
            << QByteArray("can be read only once");
    }

    void refusesWrongCalls() {
        QFETCH(QStringList, words);
        QFETCH(QByteArray, says);
        const Folder folder;
        const Ran ran = run(QStringList{"generate"} + words, {}, folder.path());
        QCOMPARE(ran.status, 2);
        QVERIFY2(ran.err.contains(says), ran.err);
        QVERIFY(folder.names().isEmpty());
    }

    void readsStandardInput() {
        const Folder folder;
        QCOMPARE(run({"generate", "--template", "-", "-o", folder.path("a.hmm")},
                     Folder::readFile(sample("two-fords")))
                     .status,
                 0);
        QCOMPARE(run(call({"-o", folder.path("b.hmm")})).status, 0);
        QCOMPARE(folder.read("a.hmm"), folder.read("b.hmm"));
    }
};

STONEMASON_GUILESS_TEST(TestGenerateVerb)
#include "test_generate.moc"
