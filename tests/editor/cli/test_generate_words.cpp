// SPDX-License-Identifier: GPL-3.0-or-later
// What is said on standard error while worlds are made.
#include "tests/editor/cli/program.h"
#include "tests/support/test_program.h"

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

} // namespace

class TestGenerateWords : public QObject {
    Q_OBJECT

private slots:
    /// Seeds, the attempt and its step. The first line comes when the program has worked for a second, and
    /// all seeds together take longer anywhere: what is waited for is a line of a step that is not the first.
    void howFarItIsIsSaid() {
        const Folder folder;
        folder.write("row.ztemplate", rowOfHomes());
        const Ran ran =
            shell("\"$stonemason\" generate --template row.ztemplate --size 256 --fair 100 -o a.hmm "
                  "2> said & until grep -qs 'of 8: [^w]' said || ! kill -0 $!; do :; done; "
                  "kill -TERM $!; wait $!",
                  folder.path());
        const QByteArray said = ownWords(folder.read("said"));
        QVERIFY2(ran.status == 3, said);
        QStringList lines = QString::fromUtf8(said).split(u'\n', Qt::SkipEmptyParts);
        const QString last = lines.takeLast();
        const QRegularExpression making(
            "^stonemason: (\\d+) of 100 seeds tried, \\d+\\.\\d a second\\. Attempt ([1-8]) of 8: "
            "(where the zones lie|shares of the zones|castles and mines|places to visit|obstacles|passages "
            "and portals|ways inside the zones|roads|treasures and guards|the finished world)$");
        QVERIFY2(last.startsWith("stonemason: stopped"), said);
        QCOMPARE(folder.names().contains("a.hmm"), last.contains("the fairest"));
        if (last.contains("the fairest")) lines.removeLast(); // that it is not fair
        QVERIFY2(!lines.isEmpty(), said);
        for (const QString& line : lines)
            QVERIFY2(making.match(line).hasMatch(), said);
    }

    /// In the end how many there were, whatever the time.
    void theLastSeedIsSaid() {
        const Folder folder;
        const QString row = folder.write("row.ztemplate", rowOfHomes());
        const Ran ran =
            run({"generate", "--template", row, "--size", "128", "--fair", "3", "-o", folder.path("a.hmm")});
        QCOMPARE(ran.status, 0);
        const QRegularExpression last(
            "(^|\n)stonemason: 3 of 3 seeds tried, \\d+\\.\\d a second\nstonemason: "
            "[^\n]*Players are not equally[^\n]*\n$");
        QVERIFY2(last.match(QString::fromUtf8(ran.err)).hasMatch(), ran.err);
    }
};

STONEMASON_GUILESS_TEST(TestGenerateWords)
#include "test_generate_words.moc"
