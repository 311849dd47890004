// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/kings_conflict/check/check.h"
#include "core/kings_conflict/format/map_format.h"
#include "core/kings_conflict/generate/generate.h"
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

Ran generate(QStringList options, const QString& folder) {
    return run(QStringList{"generate", "--game", "kings-conflict"} + options, {}, folder);
}

} // namespace

class TestGenerateMaps : public QObject {
    Q_OBJECT

private slots:
    void makesTheMapOfTheRequest() {
        const Folder folder;
        const Ran ran =
            generate({"--symmetry", "half-turn", "--seed", "7", "--wish", "water=10..20", "-o", "a.smap"},
                     folder.path());
        QCOMPARE(ran.status, 0);
        QVERIFY(ran.out.isEmpty() && ran.err.isEmpty());
        GenerationRequest request;
        request.seed = 7;
        request.wishes["water"] = {10, 20};
        QVERIFY(mapIn(folder.read("a.smap")) == *generateMap(kingsConflict(), request));
        for (const QStringList& more : {QStringList(), QStringList{"--overwrite"}})
            QCOMPARE(generate(QStringList{"--again", "a.smap", "-o", "b.smap"} + more, folder.path()).status,
                     0);
        QCOMPARE(folder.read("b.smap"), folder.read("a.smap"));
        QCOMPARE(run({"check", "a.smap"}, {}, folder.path()).status, 0);
    }

    void writesNumberedFilesIntoAFolderThatItMakes() {
        const Folder folder;
        const QStringList call{"--count", "3", "--out-dir", "made/maps", "--json"};
        const Ran ran = generate(call, folder.path());
        QCOMPARE(ran.status, 0);
        const QJsonArray maps = ran.json()["maps"].toArray();
        QCOMPARE(maps.size(), 3);
        QCOMPARE(maps[2].toObject()["path"].toString(), QStringLiteral("made/maps/0003.smap"));
        QCOMPARE(maps[2].toObject()["seed"].toInt(), 3);
        QVERIFY(maps[2].toObject()["wishes"].toObject().contains("river-length"));
        const QByteArray first = folder.read("made/maps/0001.smap");
        QVERIFY(mapIn(first) != mapIn(folder.read("made/maps/0002.smap")));
        const Ran again = generate(QStringList{"--seed", "9"} + call, folder.path());
        QCOMPARE(again.status, 2);
        QVERIFY(again.says("0001.smap: this file is there already"));
        QCOMPARE(folder.read("made/maps/0001.smap"), first);
        QCOMPARE(generate(QStringList{"--seed", "9", "--overwrite"} + call, folder.path()).status, 0);
        QVERIFY(folder.read("made/maps/0001.smap") != first);
    }

    void keepsWhatIsLocked() {
        const Folder folder;
        const QString crossing = dataFile("the-crossing.txt");
        folder.write("rows.txt", "####\n####\n####\n");
        const Ran ran =
            generate({"--symmetry", "half-turn", "--keep", crossing, "--locked", "rows.txt", "-o", "a.smap"},
                     folder.path());
        QCOMPARE(ran.status, 0);
        const Map kept = mapIn(Folder::readFile(crossing));
        const Map map = mapIn(folder.read("a.smap"));
        for (int row = 0; row < 3; ++row)
            for (int column = 0; column < 4; ++column)
                QCOMPARE((map.terrain()[{row, column}]), (kept.terrain()[{row, column}]));
        folder.write("rows.txt", "##?\n");
        const Ran wrong =
            generate({"--keep", crossing, "--locked", "rows.txt", "-o", "b.smap"}, folder.path());
        QCOMPARE(wrong.status, 2);
        QVERIFY(wrong.says("row 0, column 2 holds \"?\""));
    }

    void refusesWhatCannotBe_data() {
        QTest::addColumn<QStringList>("options");
        QTest::addColumn<int>("status");
        QTest::addColumn<QByteArray>("words");
        const auto row = [](const char* name, const QStringList& options, int status, const char* words) {
            QTest::newRow(name) << options << status << QByteArray(words);
        };
        row("clash", {"--wish", "forest=60", "--wish", "water=45", "-o", "a.smap"}, 1,
            "These two do not go together: “forest” (60) and “water” (45)");
        row("limits", {"--wish", "water=90..95", "-o", "a.smap"}, 2, "“water” can be asked for from 0 to 50");
        row("unknown wish", {"--wish", "wine=1", "-o", "a.smap"}, 2, "--wish cannot be \"wine\"");
        row("no range", {"--wish", "water", "-o", "a.smap"}, 2, "not \"water\"");
        row("twice", {"--wish", "water=9", "--wish", "water=10", "-o", "a.smap"}, 2, "twice for water");
        row("symmetry", {"--symmetry", "none", "-o", "a.smap"}, 2,
            "--symmetry cannot be \"none\"; choose one of diagonal, half-turn");
        row("no output", {}, 2, "-o OUT is missing");
        row("no folder", {"--count", "3"}, 2, "--out-dir DIR is missing");
        row("folder alone", {"--out-dir", "x", "-o", "a.smap"}, 2, "--out-dir goes only with --count");
        row("locked alone", {"--locked", "rows.txt", "-o", "a.smap"}, 2, "--locked needs --keep FILE");
        row("form", {"-o", "a.pdf"}, 2, "must end in");
        row("a world's option", {"--size", "64", "-o", "a.smap"}, 2,
            "--size does not go with --game kings-conflict");
        row("seed", {"--seed", "9007199254740992", "-o", "a.smap"}, 2,
            "--seed takes numbers up to 9007199254740991");
        row("seeds", {"--seed", "9007199254740991", "--count", "2", "--out-dir", "d"}, 2,
            "there are not so many seeds");
        row("backwards", {"--wish", "water=20..10", "-o", "a.smap"}, 2, "the smaller number first");
        row("no water", {"--wish", "water=0", "--wish", "islands=4", "-o", "a.smap"}, 1,
            "needs 3 tiles of it");
    }

    void refusesWhatCannotBe() {
        QFETCH(QStringList, options);
        QFETCH(int, status);
        QFETCH(QByteArray, words);
        const Folder folder;
        const Ran ran = generate(options, folder.path());
        QCOMPARE(ran.status, status);
        QVERIFY2(ran.says(words), ran.err.constData());
        QVERIFY(folder.names().isEmpty());
    }

    void refusalsAreForProgramsToo() {
        const Folder folder;
        const Ran ran =
            generate({"--wish", "forest=60", "--wish", "water=45", "--json", "-o", "a.smap"}, folder.path());
        QCOMPARE(ran.status, 1);
        const QJsonObject refused = ran.json()["refused"].toObject();
        QCOMPARE(refused["id"].toString(), QStringLiteral("generate/clash"));
        QCOMPARE(refused["arguments"].toArray()[2].toString(), QStringLiteral("water"));
    }

    void distinguishesGames() {
        const Ran stray = run({"generate", "--wish", "water=3", "-o", "a.smap"});
        QCOMPARE(stray.status, 2);
        QVERIFY(stray.says("--wish needs --game ID"));
        const Ran unknown = run({"generate", "--game", "chess", "-o", "a.smap"});
        QCOMPARE(unknown.status, 2);
        QVERIFY(unknown.says(
            "--game cannot be \"chess\"; choose one of kings-conflict, war-in-the-wastes, pocket-heroes"));
        const Ran world = run({"generate", "--game", "pocket-heroes", "-o", "a.hmm"});
        QVERIFY(world.says("--template T is missing"));
    }
};

STONEMASON_APPLESS_TEST(TestGenerateMaps)
#include "test_generate_maps.moc"
