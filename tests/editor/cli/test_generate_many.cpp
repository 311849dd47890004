// SPDX-License-Identifier: GPL-3.0-or-later
// Many worlds from a template on the command line.
#include "tests/editor/cli/generate_call.h"
#include "tests/editor/cli/program.h"
#include "tests/support/test_program.h"

#include <QDir>
#include <QFile>
#include <QJsonDocument>
#include <QTest>

#include <utility>

using namespace stonemason::test;

class TestGenerateMany : public QObject {
    Q_OBJECT

private slots:
    void manyDoNotDependOnJobs() {
        const Folder folder;
        for (const char* jobs : {"1", "3"}) {
            const QString to = folder.path(jobs);
            QVERIFY(QDir().mkpath(to));
            QCOMPARE(
                run(call({"--count", "20", "--seed", "5", "--size", "32", "--out-dir", to, "--jobs", jobs}))
                    .status,
                0);
        }
        const QStringList names = QDir(folder.path("1")).entryList(QDir::Files, QDir::Name);
        QCOMPARE(names.size(), 40);
        QVERIFY(names.contains("world-5.hmm") && names.contains("world-24.json"));
        for (const QString& name : names)
            QCOMPARE(Folder::readFile(folder.path("1/" + name)), Folder::readFile(folder.path("3/" + name)));
        QCOMPARE(run(call({"--seed", "9", "--size", "32", "-o", folder.path("9.hmm")})).status, 0);
        QCOMPARE(folder.read("9.hmm"), Folder::readFile(folder.path("1/world-9.hmm")));
    }

    /// The command of the guide, with fewer worlds, makes byte for byte what one run makes.
    void theGuidesParallelMakesTheSameWorlds() {
        if (!shell("parallel --version").out.contains("GNU parallel")) QSKIP("GNU parallel is not installed");
        const QByteArray guide = Folder::readFile(QStringLiteral(STONEMASON_RESOURCES "/help/templates.md"));
        const qsizetype at = guide.indexOf("| parallel stonemason generate");
        const qsizetype begin = guide.lastIndexOf("\n\n", at);
        QByteArray commands = guide.mid(begin, guide.indexOf("\n\n", at) - begin);
        for (const auto& [much, little] :
             {std::pair("seq 1 1000 10000", "seq 1 4 10"), {"--count 1000", "--count 4"}}) {
            QVERIFY2(commands.contains(much), commands);
            commands.replace(much, little);
        }
        const Folder folder;
        QByteArray bytes = Folder::readFile(sample("two-fords"));
        folder.write("t.ztemplate", bytes.replace("\"mapSize\": 64", "\"mapSize\": 32"));
        const Ran ran = shell("PATH=\"$(dirname \"$stonemason\"):$PATH\"" + commands, folder.path());
        QVERIFY2(ran.status == 0, ran.err);
        QVERIFY(QDir().mkpath(folder.path("whole")));
        QCOMPARE(run(call({"--count", "12", "--out-dir", folder.path("whole")}, folder.path("t.ztemplate")))
                     .status,
                 0);
        const QStringList names = QDir(folder.path("whole")).entryList(QDir::Files);
        QCOMPARE(names.size(), 24);
        QCOMPARE(QDir(folder.path("worlds")).entryList(QDir::Files), names);
        for (const QString& name : names)
            QCOMPARE(Folder::readFile(folder.path("worlds/" + name)),
                     Folder::readFile(folder.path("whole/" + name)));
    }

    /// Each of many worlds is the fairest of seeds that no other has, whatever makes it.
    void fairOnesOfManyHaveSeedsOfTheirOwn() {
        const Folder folder;
        const QStringList fair{"--size", "32", "--fair", "3"};
        for (const char* jobs : {"1", "3"}) {
            const QString to = folder.path(jobs);
            QVERIFY(QDir().mkpath(to));
            QCOMPARE(
                run(call(fair + QStringList{"--count", "4", "--seed", "3", "--out-dir", to, "--jobs", jobs}))
                    .status,
                0);
        }
        const QStringList names = QDir(folder.path("1")).entryList({"*.hmm"}, QDir::Files, QDir::Name);
        QCOMPARE(names, (QStringList{"world-12.hmm", "world-3.hmm", "world-6.hmm", "world-9.hmm"}));
        for (const int first : {3, 6, 9, 12}) {
            const QString stem = QStringLiteral("world-%1").arg(first);
            const QByteArray map = Folder::readFile(folder.path("1/" + stem + ".hmm"));
            QCOMPARE(Folder::readFile(folder.path("3/" + stem + ".hmm")), map);
            QCOMPARE(run(call(fair + QStringList{"--seed", QString::number(first), "-o", "-"})).out, map);
            const QByteArray report = Folder::readFile(folder.path("1/" + stem + ".json"));
            const int seed = QJsonDocument::fromJson(report).object()["seed"].toInt();
            QVERIFY2(seed >= first && seed < first + 3, report);
            QCOMPARE(run(call({"--size", "32", "--seed", QString::number(seed), "-o", "-"})).out, map);
        }
    }

    /// A folder that is not there is made, and one above it; what is there stays unless the call says
    /// otherwise.
    void foldersAreMadeAndFilesStay() {
        const Folder folder;
        const QString to = folder.path("deep/worlds");
        const QStringList many{"--size", "32", "--count", "2", "--out-dir", to};
        QCOMPARE(run(call(many)).status, 0);
        QCOMPARE(QDir(to).entryList(QDir::Files).size(), 4);
        const QString mine = folder.write("deep/worlds/world-2.json", "mine");
        QVERIFY(QFile::remove(to + "/world-1.hmm") && QFile::remove(to + "/world-1.json"));
        const Ran ran = run(call(many));
        QCOMPARE(ran.status, 2);
        QVERIFY2(ran.says("world-2.hmm: this file is there already"), ran.err);
        QCOMPARE(QDir(to).entryList(QDir::Files), (QStringList{"world-2.hmm", "world-2.json"}));
        QCOMPARE(folder.read("deep/worlds/world-2.json"), QByteArray("mine"));
        QCOMPARE(run(call(many + QStringList{"--seed", "3"})).status, 0);
        QCOMPARE(run(call(many + QStringList{"--overwrite"})).status, 0);
        QVERIFY(folder.read("deep/worlds/world-2.json") != "mine");
        const QStringList steps{"--size", "32", "--steps", folder.path("of/steps")};
        QCOMPARE(run(call(steps)).status, 0);
        QCOMPARE(run(call(steps)).status, 2);
        QCOMPARE(run(call(steps + QStringList{"--overwrite"})).status, 0);
        QCOMPARE(QDir(folder.path("of/steps")).entryList(QDir::Files).size(), 10);
    }

    void manyAreWrittenForTheGame() {
        const Folder folder;
        const QString to = folder.path("worlds");
        const QStringList many{"--size", "32", "--count", "2", "--out-dir", to};
        QCOMPARE(run(call(many + QStringList{"--to", "phm"})).status, 0);
        QCOMPARE(QDir(to).entryList(QDir::Files),
                 (QStringList{"world-1.json", "world-1.phm", "world-2.json", "world-2.phm"}));
        const QByteArray bytes = folder.read("worlds/world-2.phm");
        QVERIFY(bytes.startsWith("GMAP"));
        QCOMPARE(run(call({"--size", "32", "--seed", "2", "-o", folder.path("one.phm")})).status, 0);
        QVERIFY(folder.read("one.phm") == bytes);
        QVERIFY(QFile::remove(to + "/world-1.json") && QFile::remove(to + "/world-2.json"));
        const Ran ran = run(call(many + QStringList{"--to", "phm"}));
        QCOMPARE(ran.status, 2);
        QVERIFY2(ran.says("world-1.phm: this file is there already"), ran.err);
        QCOMPARE(run(call(many)).status, 0); // beside them
        QCOMPARE(QDir(to).entryList({"*.phm", "*.hmm"}, QDir::Files).size(), 4);
    }

    void seedsAndStepsWriteOverNothingEither() {
        const Folder folder;
        const QByteArray bytes = Folder::readFile(sample("two-fords"));
        const QString own = folder.write("world-3.json", bytes);
        const QStringList many{"--size", "32", "--out-dir", folder.path()};
        const Ran ran = run(call(many + QStringList{"--count", "5"}, own));
        QCOMPARE(ran.status, 2);
        QVERIFY2(ran.says("world-3.json: this file is being read"), ran.err);
        QCOMPARE(folder.names(), QStringList{"world-3.json"});
        const QString config = folder.write("world-2.json", "{}");
        QCOMPARE(run(call(many + QStringList{"--count", "2", "--config", config}, own)).status, 2);
        QCOMPARE(run(call(many + QStringList{"--count", "2", "--fair", "2"}, own)).status, 2);
        QCOMPARE(run(call(many + QStringList{"--count", "2", "--fair", "3"}, own)).status, 0);
        QCOMPARE(run(call(many + QStringList{"--count", "1", "--overwrite"}, own)).status, 0);
        QCOMPARE(folder.read("world-3.json"), bytes);
        const QString first = folder.write("01-layout.txt", bytes);
        QCOMPARE(run(call({"--steps", folder.path()}, first)).status, 2);
        QCOMPARE(folder.read("01-layout.txt"), bytes);
    }
};

STONEMASON_GUILESS_TEST(TestGenerateMany)
#include "test_generate_many.moc"
