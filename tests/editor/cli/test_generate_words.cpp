// SPDX-License-Identifier: GPL-3.0-or-later
// What is reported on standard error while worlds are made, and of those that were.
#include "tests/editor/cli/program.h"
#include "tests/support/program_under_test.h"
#include "tests/support/test_program.h"

#include <QDir>
#include <QJsonArray>
#include <QJsonDocument>
#include <QRegularExpression>
#include <QTest>

using namespace stonemason::test;

namespace {

QByteArray bytesOf(const QJsonArray& zones, const QJsonArray& links) {
    return QJsonDocument(QJsonObject{{"format", "stonemason-template"},
                                     {"version", 1},
                                     {"name", "Test"},
                                     {"zones", zones},
                                     {"links", links}})
        .toJson();
}

/// Six homes in a row, with all mines in the first: on a large map no seed is fair to the last.
QByteArray rowOfHomes() {
    QJsonArray zones;
    QJsonArray links;
    for (int i = 0; i < 6; ++i) {
        QJsonObject zone{{"surface", "GRASS"},
                         {"size", 30},
                         {"castles", QJsonArray{QJsonObject{{"player", i}}}},
                         {"minesNum", QJsonObject{{"min", 0}, {"max", 0}}}};
        if (i == 0)
            zone["mines"] = QJsonArray{QJsonObject{{"resource", "ORE"}}, QJsonObject{{"resource", "WOOD"}},
                                       QJsonObject{{"resource", "GOLD"}}};
        zones << zone;
        if (i > 0) links << QJsonObject{{"first", i - 1}, {"second", i}};
    }
    return bytesOf(zones, links);
}

/// Squares in four rows of five, linked to those beside them, and drawn elsewhere: nearly all links cross.
QByteArray shuffledSquares() {
    constexpr int columns = 5;
    constexpr int count = 20;
    QJsonArray zones;
    QJsonArray links;
    for (int i = 0; i < count; ++i) {
        const int place = i * 7 % count;
        zones << QJsonObject{
            {"surface", "GRASS"},
            {"size", 30},
            {"castlesNum", QJsonObject{{"min", 0}, {"max", 0}}},
            {"place", QJsonObject{{"x", place % columns * 100}, {"y", place / columns * 100}}}};
        if ((i + 1) % columns != 0) links << QJsonObject{{"first", i}, {"second", i + 1}};
        if (i + columns < count) links << QJsonObject{{"first", i}, {"second", i + columns}};
    }
    return bytesOf(zones, links);
}

const QByteArray elsewhere = ": Zones lie elsewhere than the template places them";

bool isGivenUp(const QByteArray& report) {
    const QJsonValue value = QJsonDocument::fromJson(report).object()["placesGivenUp"];
    if (!value.isBool()) qFatal("the report does not say whether places were given up");
    return value.toBool();
}

} // namespace

class TestGenerateWords : public QObject {
    Q_OBJECT

private slots:
    /// Seeds, the attempt and its step. The first line comes when the program has worked for a second, and
    /// all seeds together take longer anywhere: what is waited for is a line of a step that is not the first.
    void reportsHowFarItIs() {
        if (isForWindows()) QSKIP("a signal of POSIX");
        const Folder folder;
        folder.write("row.ztemplate", rowOfHomes());
        const Ran ran =
            shell("\"$stonemason\" generate --template row.ztemplate --size 256 --fair 100 -o a.hmm "
                  "2> said & until grep -qs 'of 8: [^w]' said || ! kill -0 $!; do :; done; "
                  "kill -TERM $!; wait $!",
                  folder.path());
        const QByteArray message = ownWords(folder.read("said"));
        QVERIFY2(ran.status == 3, message);
        QStringList lines = QString::fromUtf8(message).split(u'\n', Qt::SkipEmptyParts);
        const QString last = lines.takeLast();
        const QRegularExpression making(
            "^stonemason: seeds tried: (\\d+) of 100, \\d+\\.\\d a second\\. Attempt ([1-8]) of 8: "
            "(where the zones lie|shares of the zones|castles and mines|places to visit|obstacles|passages "
            "and portals|ways inside the zones|roads|treasures and guards|the finished world)$");
        QVERIFY2(last.startsWith("stonemason: stopped"), message);
        QCOMPARE(folder.names().contains("a.hmm"), last.contains("the fairest"));
        if (last.contains("the fairest")) lines.removeLast(); // that it is not fair
        QVERIFY2(!lines.isEmpty(), message);
        for (const QString& line : lines)
            QVERIFY2(making.match(line).hasMatch(), message);
    }

    /// In the end how many there were, whatever the time.
    void reportsTheLastSeed() {
        const Folder folder;
        const QString row = folder.write("row.ztemplate", rowOfHomes());
        const Ran ran =
            run({"generate", "--template", row, "--size", "128", "--fair", "3", "-o", folder.path("a.hmm")});
        QCOMPARE(ran.status, 0);
        const QRegularExpression last(
            "(^|\n)stonemason: seeds tried: 3 of 3, \\d+\\.\\d a second\nstonemason: "
            "[^\n]*Players are not equally[^\n]*\n$");
        QVERIFY2(last.match(QString::fromUtf8(ran.err)).hasMatch(), ran.err);
    }

    /// The template of an author whose zones cannot lie where he has drawn them.
    void reportsPlacesThatWereGivenUp() {
        const Folder folder;
        const QString squares = folder.write("squares.ztemplate", shuffledSquares());
        int givenUp = 0;
        for (int seed = 1; seed <= 3; ++seed) {
            const Ran ran =
                run({"generate", "--template", squares, "--size", "32", "--seed", QString::number(seed), "-o",
                     folder.path("a.hmm"), "--report", folder.path("a.json")});
            QCOMPARE(ran.status, 0);
            const bool isSaid = ran.err.contains(", seed " + QByteArray::number(seed) + elsewhere);
            QCOMPARE(isSaid, isGivenUp(folder.read("a.json")));
            givenUp += isSaid ? 1 : 0;
        }
        QVERIFY(givenUp > 0);
        QVERIFY(QDir(folder.path()).mkdir("all"));
        const Ran many = run({"generate", "--template", squares, "--size", "32", "--count", "3", "--out-dir",
                              folder.path("all")});
        QCOMPARE(many.status, 0);
        QVERIFY2(many.err.contains("worlds with zones elsewhere than the template places them, see their "
                                   "reports: " +
                                   QByteArray::number(givenUp) + "\n"),
                 many.err);
        QVERIFY(!many.err.contains(elsewhere));
        int reported = 0;
        for (const char* name : {"all/world-1.json", "all/world-2.json", "all/world-3.json"})
            reported += isGivenUp(folder.read(name)) ? 1 : 0;
        QCOMPARE(reported, givenUp);
    }

    void placesThatWereKeptAreNot() {
        const Folder folder;
        const Ran ran = run({"generate", "--template", STONEMASON_RESOURCES "/templates/two-fords.ztemplate",
                             "--size", "32", "--report", folder.path("a.json")});
        QCOMPARE(ran.status, 0);
        QVERIFY2(ran.err.isEmpty(), ran.err);
        QVERIFY(!isGivenUp(folder.read("a.json")));
    }
};

STONEMASON_GUILESS_TEST(TestGenerateWords)
#include "test_generate_words.moc"
