// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/editor/cli/program.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace stonemason::test;

namespace {

QByteArray crossingBytes() {
    return Folder::readFile(dataFile("the-crossing.txt"));
}

QJsonValue symmetryOf(const QString& path, const QString& folder = {}) {
    return run({"symmetry", "--json", path}, {}, folder).files().at(0);
}

} // namespace

class TestSymmetry : public QObject {
    Q_OBJECT

private slots:
    void reportsWhichRulesAreObeyed() {
        const Ran ran =
            run({"symmetry", "--json", dataFile("the-crossing.txt"), dataFile("mountain-passes.as")});
        QCOMPARE(ran.status, 0);
        QCOMPARE(ran.err, QByteArray());
        QCOMPARE(ran.json(),
                 (QJsonObject{
                     {"files",
                      QJsonArray{
                          QJsonObject{{"path", dataFile("the-crossing.txt")},
                                      {"obeys", QJsonArray{"half-turn"}},
                                      {"broken", QJsonObject{{"diagonal", 83}, {"half-turn", 0}}}},
                          QJsonObject{{"path", dataFile("mountain-passes.as")},
                                      {"obeys", QJsonArray{"half-turn"}},
                                      {"broken", QJsonObject{{"diagonal", 90}, {"half-turn", 0}}}},
                      }},
                 }));
        QVERIFY(ran.out.indexOf("\"path\"") < ran.out.indexOf("\"obeys\""));
        QVERIFY(ran.out.indexOf("\"diagonal\"") < ran.out.lastIndexOf("\"half-turn\""));
    }

    void writesForPeople() {
        const Ran ran = run({"symmetry", dataFile("the-crossing.txt")});
        QCOMPARE(ran.status, 0);
        QVERIFY(ran.out.contains("the-crossing.txt\n"));
        QVERIFY(ran.out.contains("diagonal: broken by 83 of 121 cells\n"));
        QVERIFY(ran.out.contains("half-turn: obeyed\n"));
    }

    void reportsTheOthersWhenOneCannotBeRead() {
        const Ran ran = run({"symmetry", "gone", "--json", "-"}, crossingBytes());
        QCOMPARE(ran.status, 2);
        QVERIFY(ran.says("gone"));
        QCOMPARE(ran.files().at(0).toObject().keys(), (QStringList{"error", "path"}));
        QCOMPARE(ran.files().at(1)["path"].toString(), "-");
        QCOMPARE(ran.files().at(1)["broken"]["diagonal"].toInt(), 83);
    }

    void makesAMapObey_data() {
        QTest::addColumn<QString>("symmetry");
        QTest::addColumn<QString>("half");
        for (const char* symmetry : {"diagonal", "half-turn"})
            for (const char* half : {"bottom-left", "top-right"})
                QTest::addRow("%s from %s", symmetry, half) << QString(symmetry) << QString(half);
    }

    void makesAMapObey() {
        QFETCH(QString, symmetry);
        QFETCH(QString, half);
        const Folder folder;
        QByteArray map = crossingBytes();
        map[9 * 12 + 0] = 'S'; // bottom left
        map[0 * 12 + 9] = 'H'; // top right
        folder.write("in.txt", map);
        const Ran ran = run({"symmetry", "--apply", symmetry, "--from", half, "in.txt", "-o", "out.smap"}, {},
                            folder.path());
        QCOMPARE(ran.status, 0);
        QCOMPARE(ran.out, QByteArray());
        QCOMPARE(symmetryOf("out.smap", folder.path())["broken"][symmetry].toInt(-1), 0);
        QCOMPARE(run({"check", "--json", "out.smap"}, {}, folder.path()).files().at(0)["symmetry"].toString(),
                 symmetry);
        const QByteArray out = run({"export", "--to", "text", "out.smap"}, {}, folder.path()).out;
        // The half copied from stays, the other is written.
        const bool fromBottomLeft = half == "bottom-left";
        QCOMPARE(out[9 * 12 + 0], fromBottomLeft ? 'S' : symmetry == "diagonal" ? 'H' : 'F');
        QCOMPARE(out[0 * 12 + 9], fromBottomLeft ? (symmetry == "diagonal" ? 'S' : 'P') : 'H');
        // Hint grids stay.
        QCOMPARE(out.mid(12 * 11), crossingBytes().mid(12 * 11));
        QCOMPARE(folder.read("in.txt"), map);
    }

    void namesTheCellsOfTheAxis() {
        const Folder folder;
        // The bridge of The Crossing stands on the diagonal, which would turn it.
        const Ran ran = run({"symmetry", "--apply", "diagonal", "--from", "top-right",
                             dataFile("the-crossing.txt"), "-o", folder.path("out.txt")});
        QCOMPARE(ran.status, 0);
        QCOMPARE(ran.out, QByteArray());
        QVERIFY2(ran.says("row 5, column 5") && ran.err.contains("B"), ran.err.constData());
        QCOMPARE(folder.read("out.txt")[5 * 12 + 5], '2'); // the bend that meets the river on both sides
        QCOMPARE(run({"symmetry", "--apply", "half-turn", "--from", "top-right", dataFile("the-crossing.txt"),
                      "-o", folder.path("out.txt")})
                     .err,
                 QByteArray());
        QCOMPARE(folder.read("out.txt"), crossingBytes());
    }

    void goesByTheEndingOrTheFormOfTheInput() {
        const Folder folder;
        const auto apply = [&folder](const QString& from, const QString& to) {
            return run({"symmetry", "--apply=half-turn", "--from=bottom-left", from, "-o", to}, {},
                       folder.path());
        };
        QCOMPARE(apply(dataFile("mountain-passes.txt"), "a.as").status, 0);
        QCOMPARE(folder.read("a.as"), Folder::readFile(dataFile("mountain-passes.as")));
        QCOMPARE(apply("a.as", "plain").status, 0);
        QCOMPARE(folder.read("plain"), folder.read("a.as"));
        QCOMPARE(apply("plain", "-").out, folder.read("a.as"));
        QCOMPARE(apply("a.as", "a.as").status, 0);
    }

    void refusesTheDiagonalOfAnOblong() {
        const Folder folder;
        folder.write("oblong.smap", R"({"format": "stonemason-map", "version": 1, "game": "kings-conflict",
            "symmetry": "none", "layers": {"terrain": ["PPP", "FFF"]}})");
        QCOMPARE(symmetryOf("oblong.smap", folder.path())["broken"]["diagonal"].toInt(), 6);
        const auto apply = [&folder](const QString& symmetry) {
            return run(
                {"symmetry", "--apply", symmetry, "--from", "top-right", "oblong.smap", "-o", "out.smap"}, {},
                folder.path());
        };
        const Ran ran = apply("diagonal");
        QCOMPARE(ran.status, 2);
        QVERIFY2(ran.says("oblong.smap") && ran.err.contains("square"), ran.err.constData());
        QCOMPARE(folder.names(), QStringList{"oblong.smap"});
        QCOMPARE(apply("half-turn").status, 0);
        QCOMPARE(symmetryOf("out.smap", folder.path())["obeys"].toArray(), (QJsonArray{"half-turn"}));
    }

    void leavesTheOldOutputWhenItCannotRead() {
        const Folder folder;
        folder.write("out.txt", "old");
        const Ran ran =
            run({"symmetry", "--apply", "half-turn", "--from", "top-right", "gone", "-o", "out.txt"}, {},
                folder.path());
        QCOMPARE(ran.status, 2);
        QVERIFY(ran.says("gone"));
        QCOMPARE(folder.read("out.txt"), QByteArray("old"));
    }
};

STONEMASON_GUILESS_TEST(TestSymmetry)
#include "test_symmetry.moc"
