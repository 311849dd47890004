// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/kings_conflict/check/check.h"
#include "core/kings_conflict/format/map_format.h"
#include "core/kings_conflict/format/profile_reader.h"
#include "core/kings_conflict/map/pen.h"
#include "core/kings_conflict/map/symmetry.h"
#include "core/kings_conflict/rules/statistics.h"
#include "tests/support/files.h"
#include "tests/support/profile.h"
#include "tests/support/random.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace stonemason;
using namespace stonemason::kings_conflict;

namespace {

constexpr Cell middle{4, 6}; // a hole
constexpr Cell beside{4, 5};

GameProfile marsh() {
    auto read = readGameProfile(test::testData("games/marsh.json"));
    if (!read) qFatal("marsh.json: %s", read.error().field.c_str());
    return std::move(read).value();
}

QStringList found(const Map& map, const GameProfile& game) {
    QStringList ids;
    for (const Problem& problem : runChecks(map, game).problems)
        ids += QString::fromUtf8(problem.message.id.data(), qsizetype(problem.message.id.size()));
    return ids;
}

} // namespace

/// A game of terrain alone, oblong and with holes: no hints, no kings, other tiles.
class TestTerrainGame : public QObject {
    Q_OBJECT

private slots:
    void isRead() {
        QVERIFY(!game_.kings);
        QVERIFY(!game_.hasHints());
        QVERIFY(game_.board == (Size{9, 14}));
        QCOMPARE(game_.holes.size(), std::size_t(18));
        QVERIFY(game_.isHole({0, 0}) && game_.isHole(middle) && game_.isHole({8, 13}));
        QVERIFY(!game_.isHole(beside));
    }

    void holesMustSuitTheBoard_data() {
        QTest::addColumn<QString>("from");
        QTest::addColumn<QString>("to");
        QTest::addColumn<QString>("id");
        QTest::addColumn<QString>("field");
        QTest::newRow("a tile's code") << "\"code\": \"#\""
                                       << "\"code\": \"m\""
                                       << "json/duplicate"
                                       << "holes.code";
        QTest::newRow("the land's") << "\"code\": \"#\""
                                    << "\"code\": \".\""
                                    << "json/duplicate"
                                    << "holes.code";
        QTest::newRow("another character") << "\"#............#\""
                                           << "\"#...........?#\""
                                           << "json/unknown-id"
                                           << "holes.rows[1]";
        QTest::newRow("short") << "\"#............#\""
                               << "\"#............\""
                               << "profile/holes"
                               << "holes.rows[1]";
        QTest::newRow("one row only") << "\"##..........##\",\n      \"#............#\","
                                      << ""
                                      << "profile/holes"
                                      << "holes.rows";
        QTest::newRow("not alike") << "\"#............#\""
                                   << "\"..............\""
                                   << "profile/uneven-holes"
                                   << "holes.rows";
    }

    void holesMustSuitTheBoard() {
        QFETCH(QString, from);
        QFETCH(QString, to);
        QFETCH(QString, id);
        QFETCH(QString, field);
        QString json = QString::fromStdString(test::testData("games/marsh.json"));
        QVERIFY(json.contains(from));
        const auto read = readGameProfile(json.replace(json.indexOf(from), from.size(), to).toStdString());
        QVERIFY(!read);
        QCOMPARE(QString::fromUtf8(read.error().message.id.data()), id);
        QCOMPARE(QString::fromStdString(read.error().field), field);
    }

    void hintsNeedKings() {
        QString json = QString::fromStdString(test::testData("games/marsh.json"));
        json.replace(
            QStringLiteral("\"comment\": \"ground\"}\n    }"),
            QStringLiteral("\"comment\": \"ground\"}\n    }, {\"id\": \"way\", \"name\": {\"en\": \"Way\"}, "
                           "\"kind\": \"hint\", \"mover\": \"boat\", \"export\": {\"name\": \"way\", "
                           "\"assign\": \"=\", \"comment\": \"way\"}}"));
        json.replace(QStringLiteral("\"tiles\": ["),
                     QStringLiteral("\"movers\": [{\"id\": \"boat\", \"name\": {\"en\": \"Boat\"}, "
                                    "\"blockedBy\": []}], \"tiles\": ["));
        const auto read = readGameProfile(json.toStdString());
        QVERIFY(!read);
        QCOMPARE(read.error().message.id, std::string_view("profile/no-kings"));
        QCOMPARE(read.error().field, std::string("layers[1].kind"));
    }

    void newMapsHaveTheHoles() {
        const Map map = newMap(game_);
        QVERIFY(map.size() == game_.board);
        QCOMPARE(map.terrain()[middle], '#');
        QCOMPARE(map.terrain()[beside], 'm');
        QCOMPARE(found(map, game_), QStringList("variety/none"));
    }

    void checksLookAtTerrainAlone() {
        Map map = newMap(game_);
        for (Cell cell : {Cell{2, 2}, Cell{6, 11}})
            map.layer(0)[cell] = 'o';
        QCOMPARE(found(map, game_), QStringList("variety/scarce"));
        map.layer(0)[{0, 4}] = 'x';
        QCOMPARE(found(map, game_), QStringList({"codes/unknown", "symmetry/broken", "variety/scarce"}));
    }

    void saysItselfHowMuchOfATerrainIsEnough() {
        Map map = newMap(game_);
        for (Cell cell : {Cell{3, 1}, Cell{5, 12}, Cell{2, 2}})
            map.layer(0)[cell] = 'o';
        const auto scarce = [&map](const GameProfile& game) {
            const Report report = runChecks(map, game);
            const auto it = std::ranges::find(report.problems, std::string_view("variety"), &Problem::check);
            return it == report.problems.end() ? Message() : it->message;
        };
        QVERIFY(scarce(game_) == (Message{"variety/scarce", {"pool", 3, 4}}));
        QString json = QString::fromStdString(test::testData("games/marsh.json"));
        const qsizetype number = json.indexOf(QStringLiteral("\"varietyFew\""));
        const auto without =
            readGameProfile((json.left(json.lastIndexOf(u',', number)) + QStringLiteral("}")).toStdString());
        QVERIFY(without);
        QCOMPARE(without->varietyFew, 3);
        QVERIFY(scarce(*without) == Message());
    }

    void holesAreSeenAndRepaired() {
        Map map = newMap(game_);
        for (Cell cell : {Cell{3, 1}, Cell{3, 2}, Cell{5, 11}, Cell{5, 12}})
            map.layer(0)[cell] = 'o';
        const auto set = [&](Cell cell, Code code) {
            for (Cell at : {cell, partner(cell, game_.board, Symmetry::HalfTurn)})
                map.layer(0)[at] = code;
        };
        set(middle, 'b');
        set(beside, '#');
        const Report report = runChecks(map, game_);
        QCOMPARE(found(map, game_), QStringList({"codes/hole", "codes/unknown"}));
        QVERIFY(report.problems[0].message ==
                (Message{"codes/hole", {"b", 2, std::vector{middle, Cell{4, 7}}}}));
        for (const Problem& problem : report.problems)
            stonemason::kings_conflict::apply(map, editOf(map, game_, problem.fixes.at(0)));
        QCOMPARE(found(map, game_), QStringList());
        QCOMPARE(map.terrain()[middle], '#');
        QCOMPARE(map.terrain()[beside], 'm');
    }

    void holesAreEdgesToRiversAndRoads() {
        QVERIFY(joinWith(game_, Network::River, Direction::East, '#') == Join::Mouth);
        QVERIFY(joinWith(game_, Network::River, Direction::East, 'm') == Join::Loose);
        GameProfile kings = test::kingsConflict();
        kings.holeCode = '#';
        kings.holes = {{5, 4}};
        Map map = newMap(kings);
        map.layer(0)[{4, 5}] = 'D';
        map.layer(0)[{5, 5}] = '4'; // from above to the hole on the left
        const Report report = runChecks(map, kings);
        const auto corner = std::ranges::find(report.problems, std::string_view("joins"), &Problem::check);
        QVERIFY(corner != report.problems.end());
        QVERIFY(corner->message == (Message{"joins/corner", {Cell{5, 5}, "4", "west", ""}}));
    }

    void strokesKeepTheHoles() {
        const Map map = newMap(game_);
        CellChanges changes{{0, middle, '#', 'b'}, {0, beside, 'm', 'b'}, {0, {2, 2}, 'm', '#'}};
        keepHoles(changes, game_, map.size());
        QVERIFY(changes == (CellChanges{{0, beside, 'm', 'b'}}));
        changes = {{0, middle, 'b', '#'}};
        keepHoles(changes, game_, map.size());
        QCOMPARE(changes.size(), std::size_t(1));
        changes = {{0, middle, '#', 'b'}};
        keepHoles(changes, game_, {9, 15}); // another board
        QCOMPARE(changes.size(), std::size_t(1));
    }

    /// The game has straight dykes alone: a pen leaves out what it has no tile for.
    void pensMakeDoWithTheTilesThereAre() {
        test::Random random(7);
        for (int round = 0; round < 200; ++round) {
            Map map = newMap(game_);
            for (int stroke = 0; stroke < 3; ++stroke) {
                std::vector<Cell> path{random.cellOf(game_.board)};
                for (int step = random.below(8); step > 0; --step)
                    path.push_back(random.cellOf(game_.board));
                stonemason::kings_conflict::apply(
                    map, drawPath(map, game_, Network::Road, map.symmetry, path).changes);
                stonemason::kings_conflict::apply(
                    map, erase(map, game_, map.symmetry, std::span(path).first(1)).changes);
            }
            forEachCell(map.size(), [&](Cell cell) {
                QCOMPARE(map.terrain()[cell] == '#', game_.isHole(cell));
                QVERIFY(game_.isHole(cell) || game_.tile(map.terrain()[cell]));
            });
        }
    }

    /// A stroke over a hole is two strokes: no piece lies in the hole.
    void pensStopAtHoles() {
        GameProfile kings = test::kingsConflict();
        kings.holeCode = '#';
        kings.holes = {{5, 4}, {5, 5}};
        const Map map = newMap(kings);
        const std::vector<Cell> path{{5, 0}, {5, 10}};
        for (Network network : allNetworks)
            for (Symmetry symmetry : {Symmetry::None, Symmetry::HalfTurn, Symmetry::Diagonal}) {
                Map drawn = map;
                stonemason::kings_conflict::apply(drawn,
                                                  drawPath(map, kings, network, symmetry, path).changes);
                forEachCell(map.size(),
                            [&](Cell cell) { QCOMPARE(drawn.terrain()[cell] == '#', kings.isHole(cell)); });
                QVERIFY(kings.tile(drawn.terrain()[{5, 2}])->isNetwork());
                QVERIFY(kings.tile(drawn.terrain()[{5, 8}])->isNetwork());
            }
        const std::vector<Cell> turn{{5, 2}, {5, 5}, {8, 5}}; // in the hole in the centre
        QVERIFY(drawPath(map, kings, Network::Road, Symmetry::HalfTurn, turn).refused.empty());
        const std::vector<Cell> hole{{5, 4}};
        QVERIFY(drawPath(map, kings, Network::Road, Symmetry::None, hole).changes.empty());
        QVERIFY(erase(map, kings, Symmetry::HalfTurn, hole).changes.empty());
    }

    void countsOnlyWhatIsOnTheBoard() {
        const Statistics statistics = statisticsOf(newMap(game_), game_);
        QCOMPARE(statistics.tiles, 9 * 14 - 18);
        QCOMPARE(statistics.unknown.total(), 0);
        QVERIFY(!statistics.hasStarts);
    }

    void everyFormHoldsIt() {
        Map map = newMap(game_);
        map.info.name = "Fen";
        map.layer(0)[{2, 2}] = map.layer(0)[{6, 11}] = 'o';
        map.rules["varietyFew"] = 7; // no number of this game
        QVERIFY(!writeMap(map, game_, MapFormat::Smap));
        QCOMPARE(numbersOf(map, game_).varietyFew, game_.varietyFew);
        map.rules.clear();
        for (const MapFormatEntry& form : allMapFormats()) {
            const auto written = writeMapToKeep(map, game_, form.format);
            QVERIFY2(written, form.id.data());
            const auto read = readMap(*written, {&game_, 1});
            QVERIFY2(read, form.id.data());
            QVERIFY(read->map.layers == map.layers);
            QCOMPARE(read->map.game, std::string("marsh"));
        }
    }

    void rulesOfAnotherKindAreKept() {
        const std::string smap = *writeMap(newMap(game_), game_, MapFormat::Smap);
        std::string with = smap;
        with.insert(with.find("\"layers\""), "\"rules\": {\"varietyFew\": 1}, ");
        const auto read = readMap(with, {&game_, 1});
        QVERIFY(read && read->map.rules.empty());
        QVERIFY(writeMap(read->map, game_, MapFormat::Smap)->find("\"varietyFew\": 1") != std::string::npos);
    }

    /// Each map belongs to the game it names, whichever stands first.
    void gamesStandSideBySide() {
        const std::vector<GameProfile> games{test::kingsConflict(), game_};
        const std::string smap = *writeMap(newMap(game_), game_, MapFormat::Smap);
        const auto read = readMap(smap, games);
        QVERIFY(read && read->map.game == "marsh" && read->map.size() == game_.board);
    }

private:
    const GameProfile game_ = marsh();
};

STONEMASON_APPLESS_TEST(TestTerrainGame)
#include "test_terrain_game.moc"
