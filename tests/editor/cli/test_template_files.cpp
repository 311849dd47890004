// SPDX-License-Identifier: GPL-3.0-or-later
// Templates of worlds on the command line: check, convert.
#include "tests/editor/cli/program.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace stonemason::test;

namespace {

QString templateFile(const char* name) {
    return QStringLiteral(STONEMASON_TEST_DATA "/templates/") + QLatin1String(name);
}

} // namespace

class TestTemplateFiles : public QObject {
    Q_OBJECT

private slots:
    /// A config of the generator is checked and stays one; a template takes its numbers over.
    void configsAreTemplatesWithoutZones() {
        const Folder folder;
        folder.write("config.json", "{\"mapSize\": 32, \"addRoads\": false}\n");
        const Ran checked = run({"check", "config.json"}, {}, folder.path());
        QCOMPARE(checked.status, 1);
        QVERIFY(checked.out.contains("There is no zone"));
        QCOMPARE(run({"convert", "config.json", "same.json"}, {}, folder.path()).status, 0);
        QVERIFY(folder.read("same.json").contains("\"mapSize\": 32"));
        QVERIFY(!folder.read("same.json").contains("zones"));
        QCOMPARE(run({"convert", "config.json", "a.ztemplate"}, {}, folder.path()).status, 0);
        QVERIFY(folder.read("a.ztemplate").contains("\"mapSize\": 32"));
    }

    /// What older generators wrote is refused by the name of what is old in it.
    void oldStatesAreNamed() {
        const Folder folder;
        folder.write("zones.json", "{\"name\":\"a\",\"zones\":[{\"surface\":\"SNOW\",\"size\":20,\"index\":0,"
                                   "\"minesMin\":2}],\"connections\":[]}");
        folder.write("config.json", "{\"guardAtNeutralCastle\":{\"value\":true}}");
        folder.write("odd.txt", "50, grass; # a\n50, snow;\n0-1;\n");
        QVERIFY(
            run({"check", "zones.json"}, {}, folder.path()).says("zones[0].minesMin: Only older versions"));
        QVERIFY(run({"check", "config.json"}, {}, folder.path())
                    .says("guardAtNeutralCastle: Only older versions"));
        QVERIFY(run({"check", "odd.txt"}, {}, folder.path()).says("never ends"));
    }

    void passesSoundTemplates() {
        const Ran ran =
            run({"check", "--json", templateFile("nine-zones.json"), templateFile("four-zones.txt")});
        QCOMPARE(ran.status, 0);
        QCOMPARE(ran.files().size(), 2);
        QCOMPARE(ran.files()[0].toObject()["name"].toString(), QStringLiteral("Nine lands"));
        QCOMPARE(ran.files()[0].toObject()["errors"].toInt(), 0);
    }

    void reportsProblemsWithZonesAndLinks() {
        const Folder folder;
        const QString path = folder.write("a.txt", "9,grass;9,snow;9,lava;0-0,0-1;tower,0");
        const Ran ran = run({"check", "--json", path});
        QCOMPARE(ran.status, 1);
        const QJsonArray problems = ran.files()[0].toObject()["problems"].toArray();
        QCOMPARE(problems.size(), 2);
        QCOMPARE(problems[0].toObject()["links"].toArray(), QJsonArray{0});
        QCOMPARE(problems[1].toObject()["zones"].toArray(), QJsonArray{2});
        QVERIFY(run({"check", path}).out.contains("Not ready to generate worlds from"));
    }

    void namesLineAndField() {
        const Folder folder;
        const QString path =
            folder.write("a.json", "{\"name\": \"a\",\n\"zones\": [\n{\"surface\": \"SNOW\"}],\n"
                                   "\"connections\": []}");
        const Ran ran = run({"check", path});
        QCOMPARE(ran.status, 2);
        QVERIFY2(ran.says("Line 3, zones[0].size: "), ran.err);
    }

    void convertsThereAndBack() {
        const Folder folder;
        const QString own = folder.path("a.ztemplate");
        const Ran there = run({"convert", templateFile("two-layers.txt"), own});
        QCOMPARE(there.status, 0);
        QVERIFY(there.err.isEmpty());
        QCOMPARE(run({"convert", own, folder.path("a.txt")}).status, 0);
        QCOMPARE(run({"convert", folder.path("a.txt"), folder.path("b.ztemplate")}).status, 0);
        QCOMPARE(folder.read("b.ztemplate"), folder.read("a.ztemplate"));
        QVERIFY(folder.read("a.txt").contains("# the outer layer #"));
        const Ran lossy = run({"convert", own, folder.path("a.json")});
        QCOMPARE(lossy.status, 0);
        QVERIFY2(lossy.says("This form cannot hold notes"), lossy.err);
        QCOMPARE(run({"convert", folder.path("a.json"), folder.path("c.ztemplate")}).status, 0);
    }

    /// Every verb that reads a template.
    void reportsWhatAnOldTextSaysInVain() {
        const Folder folder;
        const QString path = folder.write("a.txt", "50,grass;50,snow;\n0-1;\n1~0;\ntower,0,2;\ncitadel,1,1");
        for (const QStringList& words :
             {QStringList{"check", path}, QStringList{"convert", path, folder.path("b.txt")},
              QStringList{"generate", "--template", path, "-o", folder.path("a.hmm")}}) {
            const Ran ran = run(words);
            QCOMPARE(ran.status, 0);
            QVERIFY2(ran.err.contains("a.txt: Line 3: ") && ran.err.contains("a.txt: Line 4: "), ran.err);
            QVERIFY2(!ran.err.contains("Line 5"), ran.err);
        }
        QVERIFY(!run({"check", folder.path("b.txt")}).err.contains("Line"));
    }

    void refusesOtherEndings() {
        const Folder folder;
        const Ran ran = run({"convert", templateFile("four-zones.txt"), folder.path("a.smap")});
        QCOMPARE(ran.status, 2);
        QVERIFY(ran.err.contains(".ztemplate, .json or .txt"));
        QVERIFY(folder.names().isEmpty());
    }
};

STONEMASON_GUILESS_TEST(TestTemplateFiles)
#include "test_template_files.moc"
