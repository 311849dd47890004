// SPDX-License-Identifier: GPL-3.0-or-later
// What `check` costs of files in which nearly everything is wrong: memory as limits.md promises, and
// processor time that grows with the file. That all is counted and the worst are listed.
#include "core/base/limits.h"
#include "core/pocket_heroes/format/hmm.h"
#include "tests/editor/cli/program.h"
#include "tests/support/cost.h"
#include "tests/support/test_program.h"

#include <QJsonDocument>
#include <QTest>

#include <algorithm>
#include <functional>
#include <string>

using namespace stonemason;
using namespace stonemason::test;
using namespace stonemason::pocket_heroes;

namespace {

QByteArray le32(quint32 value) {
    QByteArray bytes;
    for (int i = 0; i < 4; ++i)
        bytes += char(value >> (8 * i) & 0xFF);
    return bytes;
}

constexpr qsizetype nodes = qsizetype{33} * 33;

/// A world of the smallest size up to the end of the units, with their number before them.
QByteArray worldOf(QByteArray begin, const QByteArray& unit, qsizetype units) {
    begin += le32(quint32(units)) + unit.repeated(units);
    return begin;
}

QByteArray decorations(qsizetype count) {
    return worldOf(le32(0x76235278) + le32(0x18) + QByteArray(1, '\0') + QByteArray(16, '\0') +
                       QByteArray(2 + 8 + 16, '\0') + QByteArray(2 * nodes, '\0'),
                   QByteArray(8, '\0'), count) +
           le32(0); // no paths
}

QByteArray sludge(const QByteArray& piece) {
    QByteArray tiles, pieces;
    for (int row = 0; row < 64; ++row) {
        tiles += (row > 0 ? ",\"" : "\"") + QByteArray(64, '~') + '"';
        for (int column = 0; column < 64; ++column)
            pieces += (pieces.isEmpty() ? "" : ",") + QByteArray(piece)
                                                          .replace("ROW", QByteArray::number(row))
                                                          .replace("COLUMN", QByteArray::number(column));
    }
    return R"({"format":"stonemason-board","version":1,"game":"war-in-the-wastes","tiles":[)" + tiles +
           R"(],"pieces":[)" + pieces + "]}";
}

/// Texts without a key or words.
QByteArray texts(qsizetype count) {
    return worldOf(le32(0x76235278) + le32(0x19) + QByteArray(1, '\0') + le32(1), QByteArray(10, '\0'),
                   count) +
           QByteArray(8 + 2 + 8 + 16 + 2 * nodes + 8, '\0');
}

/// The bytes of a small world in which Red plays, changed by fill(world).
QByteArray crowded(const std::function<void(World&)>& fill) {
    World world;
    world.nodes = Grid<Node>({33, 33}, Node{Surface::Grass, 0});
    world.players = {{PlayerId::Red, Controller::Human, MainCastle{{9, 9}, false}}};
    Castle castle;
    castle.id = "large_01";
    castle.cell = {9, 9};
    castle.owner = PlayerId::Red;
    world.castles = {castle};
    fill(world);
    const auto bytes = writeWorld(world);
    return bytes ? QByteArray::fromStdString(*bytes) : QByteArray();
}

/// A map of the largest size, wrong at every edge.
QByteArray wrongMap() {
    constexpr int side = maximumBoardSide;
    QByteArray rows;
    for (int row = 0; row < side; ++row)
        rows += (row > 0 ? ",\"" : "\"") + QByteArray("57").repeated(side).mid(row % 2, side) + '"';
    return R"({"format":"stonemason-map","version":1,"game":"kings-conflict","symmetry":"half-turn","layers":{"terrain":[)" +
           rows + "]}}";
}

void addCrowdedRows(int part) {
    const auto row = [](const char* name, int fewest, const std::function<void(World&)>& fill) {
        QTest::newRow(name) << crowded(fill) << 1 << fewest;
    };
    row("castles on one cell", 5'000 / part,
        [part](World& world) { world.castles.resize(std::size_t(7'000 / part), world.castles.front()); });
    row("heroes in one gate", 10'000 / part, [part](World& world) {
        Hero hero;
        hero.owner = PlayerId::Red;
        hero.cell = {9, 9};
        world.heroes.assign(std::size_t(14'000 / part), hero);
    });
    row("events for nobody", 10'000 / part, [part](World& world) {
        for (int i = 0; i < 14'000 / part; ++i) {
            MapEvent event;
            event.cell = {i / 32 % 32, i % 32};
            world.events.push_back(event);
        }
    });
    row("unknown things", 10'000 / part, [part](World& world) {
        for (int i = 0; i < 30'000 / part; ++i)
            world.decorations.push_back({{i / 32 % 32, i % 32}, "x" + std::to_string(i)});
    });
    row("messages without words", 10'000 / part, [part](World& world) {
        for (int i = 0; i < 30'000 / part; ++i) {
            Visitable sign;
            sign.id = "sign_1";
            sign.cell = {i / 32 % 32, i % 32};
            sign.message = "key" + std::to_string(i);
            world.visitables.push_back(sign);
        }
    });
    row("roads under rocks", 100, [part](World& world) {
        for (int i = 0; i < 30'000 / part; ++i) {
            world.decorations.push_back({{i / 32 % 32, i % 32}, "lava_2"});
            world.paths.push_back({{i / 32 % 32, i % 32}, "stone_road"});
        }
    });
    row("players twice", 10'000 / part,
        [part](World& world) { world.players.resize(std::size_t(20'000 / part), world.players.front()); });
}

int countOf(const QJsonObject& file) {
    return file["errors"].toInt() + file["warnings"].toInt() + file["notes"].toInt();
}

} // namespace

class TestCheckCosts : public QObject {
    Q_OBJECT

private slots:
    void faultyFilesAreCheckedCheaply_data() {
        QTest::addColumn<QByteArray>("content");
        QTest::addColumn<int>("status");
        QTest::addColumn<int>("fewest");
        const int part = hasSanitizer() ? 20 : 1;
        QTest::newRow("pieces in sludge")
            << sludge(R"({"side":"blue","rank":1,"row":ROW,"column":COLUMN,"walks":false})") << 1 << 4096;
        QTest::newRow("decorations on one cell") << decorations(2'090'000 / part) << 1 << 2'089'999 / part;
        QTest::newRow("texts") << texts(1'670'000 / part) << 1 << 0;
        QTest::newRow("a map without an edge that joins") << wrongMap() << 1 << 500;
        addCrowdedRows(part);
    }

    void faultyFilesAreCheckedCheaply() {
        QFETCH(QByteArray, content);
        QFETCH(int, status);
        QFETCH(int, fewest);
        const Folder folder;
        folder.write("bad", content);
        const double mebibytes = double(content.size()) / 1024 / 1024;
        content.clear();
        Ran ran;
        const auto check = [&] { ran = run({"check", "--json", "bad"}, {}, folder.path()); };
        const auto cost = boundedCost(std::max(2.0, mebibytes), check, childSeconds);
        QCOMPARE(ran.status, status);
        const QJsonObject file = ran.files().at(0).toObject();
        QVERIFY2(countOf(file) >= fewest, QByteArray::number(countOf(file)));
        QCOMPARE(file["problems"].toArray().size(),
                 qsizetype(std::min(countOf(file), maximumListedProblems)));
        QCOMPARE(file["unlisted"].toInt(), std::max(0, countOf(file) - maximumListedProblems));
        if (hasSanitizer()) return;
        QVERIFY2(cost.isWithin, QByteArray::number(cost.seconds) + " s");
        const long most = costOfChildren().peakMebibytes;
        QVERIFY2(most <= 256, QByteArray::number(qlonglong(most)) + " MiB");
    }
};

STONEMASON_APPLESS_TEST(TestCheckCosts)
#include "test_check_costs.moc"
