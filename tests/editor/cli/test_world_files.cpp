// SPDX-License-Identifier: GPL-3.0-or-later
// Worlds of Pocket Heroes on the command line: check, convert, export, world info.
#include "core/pocket_heroes/format/hmm.h"
#include "core/pocket_heroes/format/world_json.h"
#include "tests/editor/cli/program.h"
#include "tests/support/test_program.h"
#include "tests/support/worlds.h"

#include <QJsonDocument>
#include <QTest>

#include <map>

using namespace stonemason::test;
using namespace stonemason::pocket_heroes;

namespace {

/// Two players with a village each and land between.
const std::vector<std::string> sound{"............", "............", "..A.....B...",
                                     "............", "......C.....", "..S...G...!."};

QByteArray bytesOf(const World& world) {
    return QByteArray::fromStdString(*writeWorld(world));
}

World named(World world) {
    world.texts.at(1).words[0] = "The Valley";
    return world;
}

/// What `world info` is to say, counted here.
QJsonObject counted(const World& world, const QString& path) {
    std::map<std::string, int> surfaces;
    for (int row = 0; row < world.nodes.rows(); ++row)
        for (int column = 0; column < world.nodes.columns(); ++column) {
            const Surface surface = world.nodes[{row, column}].surface;
            const std::string name(surfaceName(surface));
            ++surfaces[name.empty() ? std::to_string(int(surface)) : name];
        }
    QJsonObject nodes;
    for (const auto& [name, count] : surfaces)
        nodes[QString::fromStdString(name)] = count;
    const auto size = [](const auto& list) { return int(list.size()); };
    int startHeroes = 0;
    for (const Player& player : world.players)
        startHeroes += player.mainCastle && player.mainCastle->createHero ? 1 : 0;
    return {{"path", path},
            {"version", int(world.version)},
            {"size", world.nodes.rows() - 1},
            {"name", QString::fromStdString(shownName(world))},
            {"author", QString::fromStdString(world.author)},
            {"players", size(world.players)},
            {"heroes", size(world.heroes)},
            {"items", size(world.items)},
            {"guards", size(world.guards)},
            {"events", size(world.events)},
            {"visitables", size(world.visitables)},
            {"ownerables", size(world.ownerables)},
            {"castles", size(world.castles)},
            {"decorations", size(world.decorations)},
            {"paths", size(world.paths)},
            {"heroesAtCastles", startHeroes},
            {"surfaces", nodes}};
}

} // namespace

class TestWorldFiles : public QObject {
    Q_OBJECT

private slots:
    void passesASoundWorld() {
        const Folder folder;
        folder.write("a.hmm", bytesOf(named(drawn(sound))));
        const Ran ran = run({"check", "a.hmm"}, {}, folder.path());
        QCOMPARE(ran.status, 0);
        QCOMPARE(ran.err, QByteArray());
        QVERIFY2(ran.out.startsWith("a.hmm - The Valley\n  Ready to play on (errors: 0"),
                 ran.out.constData());
        const QJsonObject file = run({"check", "--json", "a.hmm"}, {}, folder.path()).files()[0].toObject();
        QCOMPARE(file["game"].toString(), "pocket-heroes");
        QCOMPARE(file["errors"].toInt(), 0);
        QVERIFY(file["problems"].toArray().isEmpty());
    }

    void reportsWhatIsWrongAndWhere() {
        const Folder folder;
        folder.write("bad", bytesOf(drawn({"A..#C", "...#.", "...#G", "...#."}))); // known by its content
        const Ran ran = run({"check", "bad"}, {}, folder.path());
        QCOMPARE(ran.status, 1);
        QVERIFY2(ran.out.contains("  error: Treasure nobody can reach [reach]\n    No hero can get to this "
                                  "treasure (chest), even past guards and through portals. Open a way, or "
                                  "move it. Where: row 0, column 4.\n"),
                 ran.out.constData());
        QVERIFY2(ran.out.contains("  Not ready to play on (errors: 4,"), ran.out.constData());
    }

    void countsWhatIsThere() {
        const Folder folder;
        std::vector<World> worlds{named(drawn(sound)), largeWorld(500), emptyWorld(64)};
        for (unsigned seed = 0; seed < 5; ++seed)
            for (const Version version : {Version::Plain, Version::Translated})
                worlds.push_back(anyWorld(version, seed));
        worlds.front().author = "Somebody";
        for (Player& player : worlds.front().players)
            player.mainCastle = MainCastle{{4, 4}, player.id == PlayerId::Red};
        worlds.front().nodes[{5, 5}].surface = Surface(200);
        QStringList words{"world", "info", "--json"};
        for (std::size_t i = 0; i < worlds.size(); ++i)
            words << folder.write(QStringLiteral("%1.hmm").arg(i), bytesOf(worlds[i]));
        const Ran ran = run(words);
        QCOMPARE(ran.status, 0);
        QCOMPARE(ran.err, QByteArray());
        QCOMPARE(ran.files().size(), qsizetype(worlds.size()));
        for (std::size_t i = 0; i < worlds.size(); ++i)
            QCOMPARE(ran.files()[qsizetype(i)].toObject(), counted(worlds[i], words[3 + qsizetype(i)]));
    }

    void writesTheSameAsText() {
        const Folder folder;
        World world = named(drawn(sound));
        world.author = "Some\nbody";
        world.players.front().mainCastle = MainCastle{{4, 4}, true};
        folder.write("a.hmm", bytesOf(world));
        const Ran ran = run({"world", "info", "a.hmm"}, {}, folder.path());
        QCOMPARE(ran.status, 0);
        QVERIFY2(ran.out.startsWith("a.hmm - The Valley\n  version: 25\n  size: 32 x 32\n"),
                 ran.out.constData());
        for (const char* line : {"  players: 2\n", "  castles: 2\n", "  treasures: 1\n", "  events: 1\n",
                                 "  heroes on the map: 0\n", "  heroes that start at main castles: 1\n"})
            QVERIFY2(ran.out.contains(line), line);
        QVERIFY2(!ran.out.contains("Some\nbody"), ran.out.constData());
        const int water = counted(world, {})["surfaces"].toObject()["WATER"].toInt();
        QVERIFY2(ran.out.contains("  nodes of WATER: " + QByteArray::number(water) + '\n'),
                 ran.out.constData());
    }

    void aBrokenFileDoesNotKeepTheOthers() {
        const Folder folder;
        const QByteArray good = bytesOf(named(drawn(sound)));
        folder.write("a.hmm", good);
        folder.write("b.hmm", good.left(good.size() / 2));
        folder.write("c.hmm", "set 0\n1\n2\n3\n4\n");
        folder.write("d.hmm", good);
        const Ran ran = run({"world", "info", "--json", "a.hmm", "b.hmm", "c.hmm", "none.hmm", "d.hmm"}, {},
                            folder.path());
        QCOMPARE(ran.status, 2);
        const QJsonArray files = ran.files();
        QCOMPARE(files.size(), 5);
        QCOMPARE(files[0]["name"].toString(), "The Valley");
        QVERIFY(files[1]["error"].toString().contains("damaged") ||
                files[1]["error"].toString().contains("ends too early"));
        QVERIFY(files[2]["error"].toString().contains("not a Pocket Heroes map"));
        QVERIFY(files[3]["error"].toString().contains("no such file"));
        QCOMPARE(files[4]["castles"].toInt(), 2);
        QCOMPARE(ran.err.count('\n'), 3);
        QCOMPARE(run({"check", "a.hmm", "b.hmm"}, {}, folder.path()).status, 2);
        QCOMPARE(run({"world", "info"}).status, 2);
        QCOMPARE(run({"world"}).status, 2);
    }

    void isReadFromStandardInput() {
        const Ran ran = run({"world", "info", "--json", "-"}, bytesOf(emptyWorld(128)));
        QCOMPARE(ran.status, 0);
        const QJsonArray files = ran.files();
        QCOMPARE(files[0]["size"].toInt(), 128);
    }

    void convertsWithoutAnyChange() {
        const Folder folder;
        for (const Version version : {Version::Plain, Version::Translated}) {
            const QByteArray bytes = bytesOf(anyWorld(version, 7));
            folder.write("a.hmm", bytes);
            QCOMPARE(run({"convert", "a.hmm", "B.HMM"}, {}, folder.path()).status, 0);
            QCOMPARE(folder.read("B.HMM"), bytes);
        }
        const Ran ran = run({"convert", "a.hmm", "b.smap"}, {}, folder.path());
        QCOMPARE(ran.status, 2);
        QVERIFY2(ran.says("must end in .hmm"), ran.err.constData());
        folder.write("cut.hmm", folder.read("a.hmm").left(40));
        QCOMPARE(run({"convert", "cut.hmm", "c.hmm"}, {}, folder.path()).status, 2);
        QVERIFY(!folder.names().contains("c.hmm") && !folder.names().contains("b.smap"));
    }

    void exportsAllOfItAsJson() {
        const Folder folder;
        const World world = anyWorld(Version::Translated, 5);
        folder.write("a.hmm", bytesOf(world));
        const Ran ran = run({"export", "--to", "json", "a.hmm"}, {}, folder.path());
        QCOMPARE(ran.status, 0);
        QCOMPARE(ran.out, QByteArray::fromStdString(worldJson(world)));
        QCOMPARE(run({"export", "--to", "json", "-o", "a.hmm", "a.hmm"}, {}, folder.path()).status, 2);
        QCOMPARE(folder.read("a.hmm"), bytesOf(world)); // and is not lost to it
        for (const char* form : {"code", "forum", "text"}) {
            const Ran refused = run({"export", "--to", form, "a.hmm"}, {}, folder.path());
            QCOMPARE(refused.status, 2);
            QVERIFY2(refused.says("a world cannot be written as"), refused.err.constData());
        }
        folder.write("bad.hmm", bytesOf(drawn({"A..#C", "...##"})));
        const Ran strict = run({"export", "--to", "json", "--strict", "bad.hmm"}, {}, folder.path());
        QCOMPARE(strict.status, 1);
        QCOMPARE(strict.out, QByteArray());
    }

    void otherVerbsSayThatItIsAWorld() {
        const Folder folder;
        folder.write("a.hmm", bytesOf(emptyWorld(32)));
        const Ran ran = run({"symmetry", "a.hmm"}, {}, folder.path());
        QCOMPARE(ran.status, 2);
        QVERIFY2(ran.says("This is a world of Pocket Heroes"), ran.err.constData());
    }
};

STONEMASON_GUILESS_TEST(TestWorldFiles)
#include "test_world_files.moc"
