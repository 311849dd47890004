// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/kings_conflict/format/map_format.h"
#include "core/kings_conflict/hint/suggest.h"
#include "tests/editor/cli/program.h"
#include "tests/support/profile.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace stonemason;
using namespace stonemason::kings_conflict;
using namespace stonemason::test;

namespace {

Map mapIn(const QByteArray& bytes) {
    return readMap(bytes.toStdString(), std::span(&kingsConflict(), 1)).value().map;
}

QString crossing() {
    return dataFile("the-crossing.txt");
}

} // namespace

class TestSuggestHints : public QObject {
    Q_OBJECT

private slots:
    void fillsAllThreeGrids() {
        const Folder folder;
        const Ran ran = run({"suggest-hints", crossing(), "-o", "out.smap"}, {}, folder.path());
        QCOMPARE(ran.status, 0);
        QVERIFY(ran.out.isEmpty() && ran.err.isEmpty());
        const Map before = mapIn(Folder::readFile(crossing()));
        const Map after = mapIn(folder.read("out.smap"));
        QVERIFY(after.terrain() == before.terrain());
        for (int layer = 1; layer <= 3; ++layer)
            QVERIFY(after.layer(layer) == suggestHints(before, kingsConflict(), layer)->grid);
    }

    void fillsOneLayerAndLeavesTheOthers() {
        const Folder folder;
        QCOMPARE(
            run({"suggest-hints", "--layer", "safe", crossing(), "-o", "out.txt"}, {}, folder.path()).status,
            0);
        const Map before = mapIn(Folder::readFile(crossing()));
        const Map after = mapIn(folder.read("out.txt"));
        QVERIFY(after.layer(1) == before.layer(1));
        QVERIFY(after.layer(2) == suggestHints(before, kingsConflict(), 2)->grid);
        QVERIFY(after.layer(3) == before.layer(3));
    }

    void handsTheOptionsOn() {
        const Folder folder;
        const Ran ran = run({"suggest-hints", "--reach=60", "--crossings", "200", "--noise", "2", "--seed",
                             "77", "-oout.as", crossing()},
                            {}, folder.path());
        QCOMPARE(ran.status, 0);
        const Map before = mapIn(Folder::readFile(crossing()));
        const Map after = mapIn(folder.read("out.as"));
        const SuggestOptions options{.reach = 60, .crossings = 200, .noise = 2, .seed = 77};
        for (int layer = 1; layer <= 3; ++layer)
            QVERIFY(after.layer(layer) == suggestHints(before, kingsConflict(), layer, options)->grid);
    }

    void addsGridsThatAreMissingAndReadsStandardInput() {
        const Folder folder;
        QByteArray terrain = Folder::readFile(crossing());
        terrain = terrain.left(terrain.indexOf("\n\n") + 1);
        const Ran ran = run({"suggest-hints", "-", "-o", "-"}, terrain, folder.path());
        QCOMPARE(ran.status, 0);
        const Map after = mapIn(ran.out);
        QVERIFY(after.hasLayer(1) && after.hasLayer(2) && after.hasLayer(3));
        QVERIFY(folder.names().isEmpty());
    }

    void reportsWhatASuggestionLacks() {
        const Folder folder;
        QByteArray plains;
        for (int row = 0; row < 11; ++row)
            plains += "PPPPPPPPPPP\n";
        const Ran ran =
            run({"suggest-hints", "--layer", "mountain", "-", "-o", "out.smap"}, plains, folder.path());
        QCOMPARE(ran.status, 0);
        QVERIFY(ran.says("cannot reach any mountain"));
        QVERIFY(!folder.read("out.smap").isEmpty());
    }

    void wrongUsageIsRefused_data() {
        QTest::addColumn<QStringList>("words");
        QTest::addColumn<QByteArray>("says");
        const QString map = crossing();
        QTest::newRow("no output") << QStringList{map} << QByteArray("-o OUT");
        QTest::newRow("no file") << QStringList{"-o", "out.txt"} << QByteArray("missing");
        QTest::newRow("two files") << QStringList{map, map, "-o", "out.txt"} << QByteArray("too many");
        QTest::newRow("ending") << QStringList{map, "-o", "out.map"} << QByteArray(".smap, .as or .txt");
        QTest::newRow("layer") << QStringList{map, "-o", "out.txt", "--layer", "terrain"}
                               << QByteArray("terrain");
        QTest::newRow("reach") << QStringList{map, "-o", "out.txt", "--reach", "24"}
                               << QByteArray("25 to 300");
        QTest::newRow("word") << QStringList{map, "-o", "out.txt", "--reach", "far"} << QByteArray("\"far\"");
        QTest::newRow("rest") << QStringList{map, "-o", "out.txt", "--noise", "1x"} << QByteArray("0 to 3");
        QTest::newRow("crossings") << QStringList{map, "-o", "out.txt", "--crossings=-1"}
                                   << QByteArray("0 to 300");
        QTest::newRow("seed") << QStringList{map, "-o", "out.txt", "--noise=1", "--seed=4294967296"}
                              << QByteArray("4294967295");
        QTest::newRow("seed alone") << QStringList{map, "-o", "out.txt", "--seed=1"} << QByteArray("--noise");
    }
    void wrongUsageIsRefused() {
        QFETCH(QStringList, words);
        QFETCH(QByteArray, says);
        const Folder folder;
        const Ran ran = run(QStringList{"suggest-hints"} + words, {}, folder.path());
        QCOMPARE(ran.status, 2);
        QVERIFY2(ran.says(says), ran.err);
        QVERIFY(folder.names().isEmpty());
    }

    void unusableInputAndOutputAreErrors() {
        const Folder folder;
        folder.write("in.txt", "no map");
        folder.write("out.txt", "old");
        QCOMPARE(run({"suggest-hints", "in.txt", "-o", "out.txt"}, {}, folder.path()).status, 2);
        QCOMPARE(folder.read("out.txt"), QByteArray("old"));
        QCOMPARE(run({"suggest-hints", "gone.txt", "-o", "out.txt"}, {}, folder.path()).status, 2);
        QCOMPARE(run({"suggest-hints", crossing(), "-o", "gone/out.txt"}, {}, folder.path()).status, 2);
    }

    void helpNamesEveryOption() {
        const Ran ran = run({"suggest-hints", "--help"});
        QCOMPARE(ran.status, 0);
        for (const char* option : {"--layer", "--reach", "--crossings", "--noise", "--seed", "--output"})
            QVERIFY2(ran.out.contains(option), option);
        QVERIFY(run({"--help"}).out.contains("suggest-hints"));
    }
};

STONEMASON_GUILESS_TEST(TestSuggestHints)
#include "test_suggest_hints.moc"
