// SPDX-License-Identifier: GPL-3.0-or-later
// The verb that looks for ambush sites. What the search itself finds is tested in tests/core/ambush.
#include "core/pocket_heroes/format/hmm.h"
#include "core/pocket_heroes/rules/ground.h"
#include "tests/editor/cli/program.h"
#include "tests/support/test_program.h"
#include "tests/support/worlds.h"

#include <QTest>

#include <algorithm>

using namespace stonemason::test;

namespace {

const QString patterns = QStringLiteral(STONEMASON_RESOURCES "/patterns/");
const QString sparse = patterns + "7-sparse-and-open.ambush";
const QString mountainPass = QStringLiteral(STONEMASON_RESOURCES "/text-maps/mountain-pass.txt");
const QString crossing = QStringLiteral(STONEMASON_RESOURCES "/maps/the-crossing.smap");

QJsonObject mapOf(const QStringList& words, const QByteArray& input = {}) {
    const Ran ran = run(QStringList{"ambush", "--json"} + words, input);
    return ran.status == 0 ? ran.json()["maps"].toArray().at(0).toObject() : QJsonObject();
}

int sitesOf(const QStringList& words, const QByteArray& input = {}) {
    const QJsonObject map = mapOf(words, input);
    return map.isEmpty() ? -1 : int(map["sites"].toArray().size());
}

} // namespace

class TestAmbush : public QObject {
    Q_OBJECT

private slots:
    /// The places of the seed's map at the mouth of the cave, where its orcs wait.
    void findsSitesAsJson() {
        const QJsonObject map = mapOf({"--pattern", sparse, mountainPass});
        QCOMPARE(map.keys(), QStringList({"columns", "path", "rows", "sites", "tried"}));
        QCOMPARE(map["path"].toString(), mountainPass);
        QCOMPARE(map["rows"].toInt(), 25);
        QCOMPARE(map["columns"].toInt(), 80);
        const QJsonObject site = map["sites"].toArray().at(0).toObject();
        QCOMPARE(site["pattern"].toString(), sparse);
        QCOMPARE(site["row"].toInt(), 8);
        QCOMPARE(site["column"].toInt(), 14);
        QCOMPARE(site["orientation"].toString(), "r180");
        QCOMPARE(site["agree"].toInt(), 20);
        QCOMPARE(site["of"].toInt(), 25);
        QCOMPARE(site["score"].toDouble(), 0.8);
        QCOMPARE(site["stand"].toArray(), QJsonArray({QJsonArray({9, 20}), QJsonArray({13, 20})}));
        QCOMPARE(site["misses"].toArray().size(), 5); // each of weight 1 there
    }

    /// In words, too: row and column of each who waits.
    void theListSaysWhereSomebodyWaits() {
        const Ran text = run({"ambush", "--pattern", sparse, mountainPass});
        QVERIFY2(text.out.contains("waiting at row, column: 9, 20; 13, 20\n"), text.out.constData());
    }

    void everyOptionCounts() {
        const QByteArray room = "......\n......\n";
        const Folder folder;
        const QString row = folder.write("row.ambush", "..\n");
        QCOMPARE(sitesOf({"--pattern", row, "-"}, room), 6); // 2 x 1 and 1 x 2 fill it
        QCOMPARE(sitesOf({"--pattern", row, "--all", "-"}, room), 2 * 5 + 6);
        QCOMPARE(sitesOf({"--pattern", row, "--all", "--orientations", "r0", "-"}, room), 10);
        QCOMPARE(sitesOf({"--pattern", row, "--all", "--orientations", "r90,m0", "-"}, room), 16);
        QCOMPARE(mapOf({"--pattern", row, "--all", "--orientations", "r180", "-"}, room)["tried"].toInt(),
                 10);

        const QByteArray corner = "..#\n..#\n";
        QCOMPARE(sitesOf({"--pattern", row, "--all", "--orientations", "r0", "-"}, corner), 2);
        QCOMPARE(
            sitesOf({"--pattern", row, "--all", "--orientations", "r0", "--threshold", "0.5", "-"}, corner),
            4);
        QCOMPARE(
            sitesOf({"--pattern", row, "--all", "--orientations", "r0", "--threshold", "1", "-"}, corner), 2);

        // Crosses of don't care lie in each other's boxes and share no cell.
        const QString gap = folder.write("gap.ambush", "2*2\n");
        const QStringList turnedNever{"--orientations", "r0", "-"};
        QCOMPARE(sitesOf(QStringList{"--pattern", gap} + turnedNever, "....\n"), 2);
        QCOMPARE(sitesOf(QStringList{"--pattern", gap, "--overlap", "rectangles"} + turnedNever, "....\n"),
                 1);
    }

    void asManyAsPossibleAreMoreThanTheBest() {
        const Folder folder;
        const QString pattern = folder.write("p.ambush", "...\n");
        // The best lies in the middle, where all agree, and is in the way of one at each side.
        const QByteArray line = "#....#\n";
        const QStringList words{"--pattern", pattern, "--threshold", "0.6", "--orientations", "r0"};
        const int best = sitesOf(words + QStringList{"-"}, line);
        const int most = sitesOf(words + QStringList{"--choose", "most", "-"}, line);
        QCOMPARE(best, 1);
        QCOMPARE(most, 2);
    }

    void severalPatternsAndMaps() {
        const Folder folder;
        const QString floor = folder.write("floor", ".\n");
        const QString wall = folder.write("wall", "#\n");
        const QString map = folder.write("a.txt", "#.\n.#\n");
        const Ran ran = run({"ambush", "--json", "--pattern", floor, "--pattern", wall, "--threshold", "1",
                             map, mountainPass});
        QCOMPARE(ran.status, 0);
        const QJsonArray maps = ran.json()["maps"].toArray();
        QCOMPARE(maps.size(), 2);
        QStringList names;
        for (const QJsonValue& site : maps[0].toObject()["sites"].toArray())
            names << site.toObject()["pattern"].toString();
        QCOMPARE(names, QStringList({wall, floor, floor, wall}));
        QCOMPARE(maps[1].toObject()["sites"].toArray().size(), 25 * 80);
        const Ran text = run({"ambush", "--pattern", floor, "--pattern", wall, "--threshold", "1", map});
        QVERIFY(text.out.contains("row 0, column 0, r0: 1 of 1 agree (" + wall.toUtf8() + ")\n"));
        QVERIFY(text.out.endsWith("sites: 4, places tried: 8\n"));
    }

    /// Mountains stop all but stonemasons.
    void aMoverSaysWhatIsPassable() {
        const Folder folder;
        const QString floor = folder.write("floor", ".\n");
        const auto passable = [&](const QStringList& mover) {
            return sitesOf(QStringList{"--pattern", floor, "--threshold", "1", crossing} + mover);
        };
        const int king = passable({});
        QCOMPARE(passable({"--mover", "king"}), king);
        QVERIFY(passable({"--mover", "stonemason"}) > king);
        const Ran ran = run({"ambush", "--pattern", floor, "--mover", "queen", crossing});
        QCOMPARE(ran.status, 2);
        QVERIFY(ran.says("no unit \"queen\"; choose one of king, mercenary, combat, support, stonemason"));
    }

    /// A world has walls where heroes are blocked.
    void worldsAreSearched() {
        namespace heroes = stonemason::pocket_heroes;
        const heroes::World world = drawn({"............", "..#.....C...", "..A..WW.B...", "............"});
        const Folder folder;
        const QString path = folder.write("a.hmm", QByteArray::fromStdString(*heroes::writeWorld(world)));
        const QString floor = folder.write("floor", ".\n");
        const auto footing = heroes::footingOf(world, pocketHeroes());
        const auto free = std::ranges::count(footing.values(), heroes::Footing::Free);
        QVERIFY(free > 0 && free < footing.size().area());
        const QJsonObject map = mapOf({"--pattern", floor, "--threshold", "1", path});
        QCOMPARE(map["rows"].toInt(), footing.size().rows);
        QCOMPARE(map["sites"].toArray().size(), free);
        const Ran ran = run({"ambush", "--pattern", floor, "--mover", "king", path});
        QCOMPARE(ran.status, 2);
        QVERIFY2(ran.says("nothing for --mover to choose"), ran.err.constData());
    }

    void requiresAsManyAsAsked() {
        QCOMPARE(run({"ambush", "--pattern", sparse, "--require", "2", mountainPass}).status, 0);
        QCOMPARE(run({"ambush", "--pattern", sparse, "--require", "3", mountainPass}).status, 1);
        QCOMPARE(run({"ambush", "--pattern", sparse, "-"}, "#\n").status, 0);
    }

    /// Of each map by itself, of what is listed; the worst of all maps is the status.
    void requiresThemOfEveryMap() {
        const Folder folder;
        const QString row = folder.write("row.ambush", "..\n");
        const QString wide = folder.write("wide.txt", "....\n");
        const QString none = folder.write("none.txt", "####\n");
        const auto statusOf = [&row](const QStringList& words) {
            return run(QStringList{"ambush", "--pattern", row, "--orientations", "r0"} + words).status;
        };
        QCOMPARE(statusOf({"--require", "0", none}), 0);
        QCOMPARE(statusOf({"--require", "2", wide}), 0);
        QCOMPARE(statusOf({"--require", "3", wide}), 1);
        QCOMPARE(statusOf({"--require", "3", "--all", wide}), 0);
        QCOMPARE(statusOf({"--require", "1", none, wide}), 1);
        QCOMPARE(statusOf({"--require", "1", wide, none}), 1);
        QCOMPARE(statusOf({"--require", "1", none, "nowhere"}), 2);
        QCOMPARE(statusOf({"--require", "1", "nowhere", none}), 2);
        QCOMPARE(statusOf({"--require", "-1", wide}), 2);
        const Ran json = run({"ambush", "--json", "--pattern", row, "--require", "1", none});
        QCOMPARE(json.status, 1);
        QCOMPARE(json.json()["maps"].toArray().size(), 1); // and it lists the maps of the file
    }

    /// 20 of 25 agree at the best places, which is four fifths and not a thousandth more.
    void fourFifthsAreExact() {
        const QByteArray list = run({"ambush", "--all", "--json", "--pattern", sparse, mountainPass}).out;
        QCOMPARE(sitesOf({"--all", "--pattern", sparse, mountainPass}), 2);
        for (const char* fifths : {"0.8", "0.80", "0.800", ".8"})
            QCOMPARE(
                run({"ambush", "--all", "--json", "--pattern", sparse, "--threshold", fifths, mountainPass})
                    .out,
                list);
        QCOMPARE(sitesOf({"--all", "--pattern", sparse, "--threshold", "0.801", mountainPass}), 0);
        QVERIFY(sitesOf({"--all", "--pattern", sparse, "--threshold", "0.799", mountainPass}) >= 2);
    }

    /// Nobody waits in a wall, unless that is asked for: then such sites are marked.
    void waitersStandOnWays() {
        const QStringList words{"--all", "--pattern", sparse, mountainPass};
        QCOMPARE(sitesOf(words), 2);
        QCOMPARE(sitesOf(QStringList{"--waiters", "ways"} + words), 2);
        const QJsonObject map = mapOf(QStringList{"--waiters", "anywhere"} + words);
        int blocked = 0;
        for (const QJsonValue& site : map["sites"].toArray())
            if (const int waiters = int(site["blocked"].toArray().size()); waiters > 0) {
                ++blocked;
                QCOMPARE(waiters + int(site["stand"].toArray().size()), 2);
            }
        QCOMPARE(map["sites"].toArray().size(), 6);
        QCOMPARE(blocked, 4);
        const Ran text = run(QStringList{"ambush", "--waiters", "anywhere"} + words);
        QCOMPARE(text.out.count(", in walls: "), 4);
        QVERIFY(!run(QStringList{"ambush"} + words).out.contains("in walls"));
        QCOMPARE(run(QStringList{"ambush", "--waiters", "x"} + words).status, 2);
    }

    /// What is wrong with the last of the maps is reported before anything is printed of the first.
    void faultsOfMapsComeFirst() {
        const Ran ran = run({"ambush", "--json", "--pattern", sparse, "nowhere"});
        QCOMPARE(ran.status, 2);
        QCOMPARE(ran.out, QByteArray("{\"maps\":[]}\n"));
        const Folder folder;
        const QString floor = folder.write("floor", "..\n");
        const QString small = folder.write("small.txt", ".\n");
        const Ran two = run({"ambush", "--pattern", floor, small, "nowhere"});
        QCOMPARE(two.status, 2);
        QVERIFY2(two.err.indexOf("nowhere") < two.err.indexOf("small.txt"), two.err.constData());
        QVERIFY(two.out.startsWith(small.toUtf8()));
    }

    /// The box of the turned pattern from its top left corner, clockwise turns, mirrored before they are
    /// turned.
    void orientationsLieAsTheirNamesSay() {
        const Folder folder;
        const QString pattern = folder.write("p.ambush", "X..\n..#\n"); // none of its eight ways is another
        const QList<std::pair<const char*, QByteArray>> ways{
            {"r0", "X..\n..#\n"}, {"r90", ".X\n..\n#.\n"}, {"r180", "#..\n..X\n"}, {"r270", ".#\n..\nX.\n"},
            {"m0", "..X\n#..\n"}, {"m90", "#.\n..\n.X\n"}, {"m180", "..#\nX..\n"}, {"m270", "X.\n..\n.#\n"}};
        for (const auto& [name, picture] : ways) {
            QByteArray map = "####\n";
            for (const QByteArray& row : picture.trimmed().split('\n'))
                map += '#' + row + QByteArray(4 - 1 - row.size(), '#') + '\n';
            const QJsonObject found =
                mapOf({"--pattern", pattern, "--threshold", "1", "-"}, map.replace('X', '.'));
            QCOMPARE(found["sites"].toArray().size(), 1);
            const QJsonObject site = found["sites"].toArray()[0].toObject();
            QCOMPARE(site["orientation"].toString(), QString(name));
            QCOMPARE(site["row"].toInt(), 1);
            QCOMPARE(site["column"].toInt(), 1);
            const QList<QByteArray> rows = picture.split('\n');
            for (int row = 0; row < rows.size(); ++row)
                if (const int column = int(rows[row].indexOf('X')); column >= 0)
                    QCOMPARE(site["stand"].toArray(), QJsonArray({QJsonArray({row + 1, column + 1})}));
        }
    }

    /// On standard error also with --json, whose list has no field for it.
    void reportsPlacesThatAreLeftOut() {
        constexpr int side = 32;
        constexpr int corners = 1001; // in each direction: some more than a million in all
        const Folder folder;
        const QString hall = folder.write("hall.ambush", (QByteArray(side, '.') + '\n').repeated(side));
        const int edge = corners + side - 1;
        const QString map = folder.write("map.txt", (QByteArray(edge, '.') + '\n').repeated(edge));
        for (const QStringList& form : {QStringList{"--json"}, QStringList()}) {
            const Ran ran = run(QStringList{"ambush", "--pattern", hall} + form + QStringList{map});
            QCOMPARE(ran.status, 0);
            QVERIFY2(ran.says("map.txt: 1002001 places pass, more than can be looked at; only the best "
                              "1000000 are\n"),
                     ran.err.constData());
            if (form.isEmpty()) continue;
            const QJsonObject reported = ran.json()["maps"].toArray()[0].toObject();
            QCOMPARE(reported.keys(), QStringList({"columns", "path", "rows", "sites", "tried"}));
            QCOMPARE(reported["sites"].toArray().size(), (edge / side) * (edge / side));
        }
    }

    void reportsWhatItAssumes() {
        const Folder folder;
        const QString floor = folder.write("floor", ".\n");
        const Ran unknown = run({"ambush", "--json", "--pattern", floor, "-"}, "\xC5\xBC.\n");
        QCOMPARE(unknown.status, 0);
        QVERIFY2(unknown.says("count as floor: \xE2\x80\x9C\xC5\xBC\xE2\x80\x9D."), unknown.err.constData());
        const Ran large = run({"ambush", "--as", "text-map", "--pattern", sparse, "-"}, "..\n..\n");
        QCOMPARE(large.status, 0);
        QVERIFY(large.says("is larger than the map and fits nowhere"));
    }

    /// For each pattern alone, and not for one that fits when rotated; the list itself stays unchanged.
    void reportsLargePatterns() {
        const Folder folder;
        const QString floor = folder.write("floor", ".\n");
        const QString row = folder.write("row", "....\n");
        const QByteArray column = ".\n.\n.\n.\n";
        const Ran both = run(
            {"ambush", "--as", "text-map", "--json", "--pattern", floor, "--pattern", sparse, "-"}, column);
        QCOMPARE(both.status, 0);
        QVERIFY2(both.says("standard input: the pattern " + sparse.toUtf8() + " is larger"),
                 both.err.constData());
        QCOMPARE(both.json()["maps"][0]["sites"].toArray().size(), 4);
        const Ran turned = run({"ambush", "--as", "text-map", "--json", "--pattern", row, "-"}, column);
        QCOMPARE(turned.err, QByteArray());
        QCOMPARE(turned.json()["maps"][0]["tried"].toInt(), 1);
        const Ran never = run(
            {"ambush", "--as", "text-map", "--json", "--pattern", row, "--orientations", "r0", "-"}, column);
        QVERIFY(never.says("is larger than the map"));
        QCOMPARE(never.json()["maps"][0]["tried"].toInt(), 0);
        QCOMPARE(never.json()["maps"][0]["sites"].toArray().size(), 0);
    }

    /// With the file, and the line and the column where there are any.
    void reportsFaultsOfPatterns_data() {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QByteArray>("message");
        const auto row = [](const char* name, const QByteArray& bytes, const char* message) {
            QTest::newRow(name) << bytes << QByteArray(message);
        };
        const auto file = [](const QByteArray& fields) {
            return QByteArray("{\"format\":\"stonemason-ambush\",\"version\":1,\n") + fields + "}";
        };
        row("a sign that is none", "..#\n.?#\n", "Line 2: ");
        row("a sign that is none, in a file", file("\"rows\":[\"..\",\n\".?\"]"), "Line 3");
        row("ragged rows", "..#\n.#\n",
            "Line 2: Row 1 of the pattern is 2 long, the first row 3: from column 2");
        row("ragged rows of a file", file("\"rows\":[\"..\",\n\".\"]"), "Line 3, rows[1]: Row 1");
        row("nothing compared", "***\n", "not compared");
        row("a threshold above 1", file("\"threshold\":1.001,\"rows\":[\".\"]"), "Line 2, threshold: ");
        row("no orientation", file("\"orientations\":[],\"rows\":[\".\"]"), "Line 2, orientations: ");
        row("an orientation that is none", file("\"orientations\":[\n\"r45\"],\"rows\":[\".\"]"),
            "Line 3, orientations[0]: ");
        row("a row too long", QByteArray(65, '.'), "Line 1: ");
    }

    void reportsFaultsOfPatterns() {
        QFETCH(const QByteArray, bytes);
        QFETCH(const QByteArray, message);
        const Folder folder;
        const QString path = folder.write("p.ambush", bytes);
        const Ran ran = run({"ambush", "--pattern", path, mountainPass});
        QCOMPARE(ran.status, 2);
        QVERIFY2(ran.says(path.toUtf8() + ": ") && ran.says(message), ran.err.constData());
        QCOMPARE(ran.out, QByteArray());
    }

    void reportsWhatCannotBeUsed_data() {
        QTest::addColumn<QStringList>("words");
        QTest::addColumn<QByteArray>("message");
        const auto row = [](const char* name, const QStringList& words, const char* message) {
            QTest::newRow(name) << words << QByteArray(message);
        };
        row("no pattern", {mountainPass}, "--pattern FILE is missing");
        row("no map", {"--pattern", sparse}, "--help");
        row("a missing pattern", {"--pattern", "nowhere", mountainPass}, "nowhere: There is no such file.");
        row("a map for a pattern", {"--pattern", mountainPass, mountainPass},
            "Line 1: A pattern has 1 to 64");
        row("a missing map", {"--pattern", sparse, "nowhere"}, "nowhere: There is no such file.");
        row("decks for a map",
            {"--pattern", sparse, QStringLiteral(STONEMASON_RESOURCES "/decks/first-decks.sdeck")},
            "this is no map");
        row("a board for a map",
            {"--pattern", sparse, QStringLiteral(STONEMASON_RESOURCES "/boards/two-players.sboard")},
            "this is no map");
        for (const char* threshold : {"1.001", "-0.1", ".-5", "0.8001", "x", ".", "", "0.8x", "0,8"})
            row(threshold, {"--pattern", sparse, "--threshold", threshold, mountainPass},
                "--threshold cannot be");
        for (const char* list : {"", "r0,", "r45", "r0 r90", "all,r0"})
            row(list, {"--pattern", sparse, "--orientations", list, mountainPass},
                "--orientations cannot be");
        row("all and a choice", {"--pattern", sparse, "--all", "--choose", "most", mountainPass},
            "--choose has no meaning");
        row("all and an overlap", {"--pattern", sparse, "--all", "--overlap", "cells", mountainPass},
            "--overlap has no meaning");
        for (const char* mover : {"king", "nonsense"})
            row(mover, {"--pattern", sparse, "--mover", mover, mountainPass},
                "mountain-pass.txt: a map of characters has no units, so there is nothing for --mover to "
                "choose");
        row("no overlap of that name", {"--pattern", sparse, "--overlap", "x", mountainPass},
            "cells, rectangles");
    }

    void reportsWhatCannotBeUsed() {
        QFETCH(const QStringList, words);
        QFETCH(const QByteArray, message);
        const Ran ran = run(QStringList{"ambush"} + words);
        QCOMPARE(ran.status, 2);
        QVERIFY2(ran.says(message), ran.err.constData());
        QCOMPARE(ran.out, QByteArray());
    }

    /// One that cannot be used takes nothing from the others.
    void theOtherMapsAreSearched() {
        const Ran ran = run({"ambush", "--json", "--pattern", sparse, "nowhere", mountainPass});
        QCOMPARE(ran.status, 2);
        QCOMPARE(ran.json()["maps"].toArray().size(), 1);
    }
};

STONEMASON_GUILESS_TEST(TestAmbush)
#include "test_ambush.moc"
