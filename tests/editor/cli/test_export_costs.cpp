// SPDX-License-Identifier: GPL-3.0-or-later
// How much processor time and memory the program takes to export, to generate and to look for ambushes, with
// the densest input there can be.
#include "core/pocket_heroes/format/hmm.h"
#include "core/pocket_heroes/format/template_json.h"
#include "tests/editor/cli/program.h"
#include "tests/support/cost.h"
#include "tests/support/test_program.h"
#include "tests/support/worlds.h"

#include <QFileInfo>
#include <QTest>

#include <array>
#include <functional>
#include <iterator>
#include <string>
#include <vector>

using namespace stonemason;
using namespace stonemason::test;
using namespace stonemason::pocket_heroes;

namespace {

const QString resources = QStringLiteral(STONEMASON_RESOURCES);

constexpr double promisedSeconds = 5; ///< whatever is asked for
constexpr long promisedMebibytes = 256;

/// Runs the program within the limits.
/// @param most processor seconds in a release build
/// @param worst the worst exit status allowed: 1 where the request may be refused
void keepsTo(double most, const QStringList& words, const QString& folder, int worst = 0) {
    Ran ran;
    const auto cost = boundedCost(
        most, [&] { ran = run(words, {}, folder); }, childSeconds);
    const QByteArray what = words.join(' ').toUtf8() + ": " + QByteArray::number(cost.seconds) + " s, " +
                            QByteArray::number(qlonglong(costOfChildren().peakMebibytes)) + " MiB, " +
                            ran.err;
    QVERIFY2(ran.status >= 0 && ran.status <= worst, what.constData());
    QVERIFY2(cost.isWithin, what.constData());
    const long room = hasSanitizer() ? 6 * promisedMebibytes : promisedMebibytes;
    QVERIFY2(costOfChildren().peakMebibytes <= room, what.constData());
}

World wide(int side) {
    World world;
    world.nodes = Grid<Node>({side + 1, side + 1}, Node{Surface::Grass, 0});
    return world;
}

Cell anywhere(std::size_t i, int side) {
    return {int(i / std::size_t(side)) % side, int(i % std::size_t(side))};
}

/// A kind of world that is dense in something, and the kinds of export that take most for it.
struct DenseWorld {
    const char* name;
    QStringList forms;
    std::function<World()> make;
};

const std::vector<DenseWorld>& denseWorlds() {
    static const std::vector<DenseWorld> worlds{
        {"decorations that nobody knows on one cell",
         {"json", "pdf"},
         [] {
             World world = wide(32);
             world.decorations.assign(131'000, {{5, 5}, ""});
             return world;
         }},
        {"rocks on one cell",
         {"json", "png", "svg", "pdf"},
         [] {
             World world = wide(32);
             world.decorations.assign(52'000, {{5, 5}, "lava_2"});
             return world;
         }},
        {"rocks on one another everywhere",
         {"svg"},
         [] {
             World world = wide(64);
             for (std::size_t i = 0; i < 52'000; ++i)
                 world.decorations.push_back({anywhere(i, 64), "lava_2"});
             return world;
         }},
        {"a tree on every cell",
         {"svg", "png"},
         [] {
             World world = wide(128);
             for (std::size_t i = 0; i < 128 * 128; ++i)
                 world.decorations.push_back({anywhere(i, 128), "trees_1"});
             return world;
         }},
        {"castles on one cell",
         {"png", "json"},
         [] {
             World world = wide(32);
             world.castles.resize(14'000);
             for (Castle& castle : world.castles) {
                 castle.id = "large_01";
                 castle.cell = {9, 9};
             }
             return world;
         }},
        {"castles everywhere",
         {"png"},
         [] {
             World world = wide(128);
             world.castles.resize(14'000);
             for (std::size_t i = 0; i < world.castles.size(); ++i) {
                 world.castles[i].id = i % 2 == 0 ? "large_01" : "medium_02";
                 world.castles[i].cell = anywhere(i, 128);
             }
             return world;
         }},
        {"texts",
         {"json"},
         [] {
             World world = wide(32);
             world.version = Version::Translated;
             world.languages = 1;
             world.texts.resize(104'000);
             return world;
         }},
        {"words to be escaped",
         {"json"},
         [] {
             World world = wide(32);
             for (int i = 0; i < 500'000; ++i)
                 world.author += "\u202E";
             return world;
         }},
        {"roads",
         {"svg"},
         [] {
             World world = wide(128);
             for (std::size_t i = 0; i < 37'000; ++i)
                 world.paths.push_back({anywhere(i, 128), "stone_road"});
             return world;
         }},
        {"ground of every kind",
         {"svg", "json"},
         [] {
             World world = wide(256);
             unsigned drawn = 1;
             forEachCell(world.nodes.size(), [&](Cell node) {
                 drawn = drawn * 1'664'525U + 1'013'904'223U;
                 world.nodes[node] = {Surface(drawn >> 24U & 7U), std::uint8_t(drawn >> 16U)};
             });
             return world;
         }},
        {"pavement",
         {"svg"},
         [] {
             World world = wide(128);
             forEachCell(world.nodes.size(),
                         [&](Cell node) { world.nodes[node].surface = Surface::Pavement; });
             return world;
         }},
    };
    return worlds;
}

/// A map of the largest size, wrong at every edge.
QByteArray wrongMap() {
    constexpr int side = 256;
    QByteArray rows;
    for (int row = 0; row < side; ++row)
        rows += (row > 0 ? ",\"" : "\"") + QByteArray("D-|").repeated(side).mid(row, side) + '"';
    return R"({"format":"stonemason-map","version":1,"game":"kings-conflict","symmetry":"none","layers":{"terrain":[)" +
           rows + "]}}";
}

/// A sound map of a million bytes, of which nearly all are the words of its description; more would be too
/// long for a post.
QByteArray wordyMap(const DenseForm& words) {
    const QByteArray terrain = ("\"" + QByteArray(11, 'P') + "\",").repeated(11).chopped(1);
    return R"({"format":"stonemason-map","version":1,"game":"kings-conflict","symmetry":"none","description":")" +
           QByteArray::fromStdString(words.text(1'000'000)) + R"(","layers":{"terrain":[)" + terrain + "]}}";
}

/// What takes most to be kept from being markup in a post, or to be written down in code.
constexpr DenseForm densestWords[] = {
    {"letters", "", "a"},
    {"line ends", "", "\\n"},
    {"blanks", "", " "},
    {"tags", "", "[b]"},
    {"ends of code", "", "[/code]"},
    {"bold words", "", "**a**"},
    {"fences", "", "```\\n"},
    {"quotes", "", "\\\""},
    {"backslashes", "", "\\\\"},
    {"turned words", "", "\u202E"},
    {"controls", "", "\\u001b"},
};

/// A board of the largest size with as many pieces as there may be.
QByteArray crowdedBoard() {
    constexpr int side = 64;
    QByteArray tiles, pieces;
    for (int row = 0; row < side; ++row) {
        tiles += (row > 0 ? ",\"" : "\"") + QByteArray("~^%.").repeated(side / 4) + '"';
        for (int column = 0; column < side; ++column)
            pieces += (pieces.isEmpty() ? "" : ",") +
                      QByteArray(R"({"side":"blue","rank":1,"row":%1,"column":%2,"walks":false})")
                          .replace("%1", QByteArray::number(row))
                          .replace("%2", QByteArray::number(column));
    }
    return R"({"format":"stonemason-board","version":1,"game":"war-in-the-wastes","tiles":[)" + tiles +
           R"(],"pieces":[)" + pieces + "]}";
}

/// Zones with as many links as can be drawn without a crossing: each new one lies in a triangle of others.
QByteArray closeTemplate(int zones) {
    Template worldTemplate;
    worldTemplate.name = "Close";
    worldTemplate.zones.resize(std::size_t(zones));
    for (Zone& zone : worldTemplate.zones)
        zone.castleCount = {0, 0};
    worldTemplate.zones[0].castles = {{Nation::Citadel, PlayerId::Red}};
    worldTemplate.zones[1].castles = {{Nation::Tower, PlayerId::Green}};
    worldTemplate.links = {{0, 1}, {1, 2}, {0, 2}};
    std::vector<std::array<int, 3>> triangles{{0, 1, 2}, {0, 1, 2}};
    for (int zone = 3; zone < zones; ++zone) {
        const std::size_t at = std::size_t(zone) * 7 % triangles.size();
        const auto [a, b, c] = triangles[at];
        triangles[at] = {a, b, zone};
        triangles.push_back({b, c, zone});
        triangles.push_back({a, c, zone});
        for (const int corner : {a, b, c})
            worldTemplate.links.push_back({corner, zone});
    }
    return QByteArray::fromStdString(*writeZtemplate(worldTemplate));
}

} // namespace

class TestExportCosts : public QObject {
    Q_OBJECT

private slots:
    void worldsOfOneMebibyte_data() {
        QTest::addColumn<int>("which");
        for (int i = 0; i < int(denseWorlds().size()); ++i)
            QTest::newRow(denseWorlds()[std::size_t(i)].name) << i;
    }

    /// A second for the file, and as much for the picture of a board of that size.
    void worldsOfOneMebibyte() {
        QFETCH(int, which);
        const DenseWorld& dense = denseWorlds()[std::size_t(which)];
        const Folder folder;
        folder.write("dense.hmm", QByteArray::fromStdString(*writeWorld(dense.make())));
        QVERIFY(QFileInfo(folder.path("dense.hmm")).size() <= 1'100'000);
        for (const QString& form : dense.forms) {
            keepsTo(form == "json" ? 1 : 2, {"export", "--to", form, "-o", "out." + form, "dense.hmm"},
                    folder.path());
            if (QTest::currentTestFailed()) return;
        }
    }

    void largeMaps() {
        const Folder folder;
        folder.write("wrong.smap", wrongMap());
        for (const char* form : {"json", "png", "svg", "pdf"}) {
            keepsTo(2, {"export", "--to", form, "-o", QStringLiteral("out.") + form, "wrong.smap"},
                    folder.path());
            if (QTest::currentTestFailed()) return;
        }
        folder.write("rows.map", (QByteArray("#.").repeated(511) + '\n').repeated(1024));
        keepsTo(1, {"export", "--to", "text", "-o", "out.map", "rows.map"}, folder.path());
    }

    /// The forms for the map's own game and its forum, for the map with the most text.
    void mapsWithManyWords_data() {
        QTest::addColumn<int>("which");
        for (int i = 0; i < int(std::size(densestWords)); ++i)
            QTest::newRow(densestWords[i].name) << i;
    }

    void mapsWithManyWords() {
        QFETCH(int, which);
        const Folder folder;
        folder.write("words.smap", wordyMap(densestWords[which]));
        for (const char* form : {"code", "forum", "text", "json"}) {
            keepsTo(1, {"export", "--to", form, "-o", QStringLiteral("out.") + form, "words.smap"},
                    folder.path());
            if (QTest::currentTestFailed()) return;
        }
        QVERIFY(QFileInfo(folder.path("out.code")).size() > 0);
        QVERIFY(QFileInfo(folder.path("out.forum")).size() > QFileInfo(folder.path("out.text")).size());
    }

    void boards() {
        const Folder folder;
        folder.write("crowded.sboard", crowdedBoard());
        for (const char* form : {"json", "text", "png", "svg", "pdf"}) {
            keepsTo(2, {"export", "--to", form, "-o", QStringLiteral("out.") + form, "crowded.sboard"},
                    folder.path());
            if (QTest::currentTestFailed()) return;
        }
    }

    void generate() {
        const Folder folder;
        for (const int zones : {8, 30}) {
            const QString file = QStringLiteral("close%1.ztemplate").arg(zones);
            folder.write(file, closeTemplate(zones));
            keepsTo(promisedSeconds,
                    {"generate", "--template", file, "--size", "256", "-o",
                     QStringLiteral("out%1.hmm").arg(zones), "--report", "report.json"},
                    folder.path(), 1);
            if (QTest::currentTestFailed()) return;
        }
    }

    void ambush() {
        const QString pattern = resources + "/patterns/1-picture-filter.ambush";
        const Folder folder;
        folder.write("open.map", (QByteArray(1023, '.') + '\n').repeated(1024));
        folder.write("walls.map", (QByteArray(1023, '#') + '\n').repeated(1024));
        folder.write("mixed.map", (QByteArray("..#").repeated(341) + '\n').repeated(1024));
        for (const char* map : {"open.map", "walls.map", "mixed.map"}) {
            keepsTo(promisedSeconds, {"ambush", "--json", "--pattern", pattern, map}, folder.path());
            if (QTest::currentTestFailed()) return;
        }
    }
};

STONEMASON_GUILESS_TEST(TestExportCosts)
#include "test_export_costs.moc"
