// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pocket_heroes/check/check.h"
#include "tests/core/pocket_heroes/check/findings.h"
#include "tests/support/test_program.h"
#include "tests/support/worlds.h"

#include <QTest>

#include <algorithm>

namespace stonemason::pocket_heroes {

using test::drawn;
using test::pocketHeroes;

class TestChecks : public QObject {
    Q_OBJECT

private slots:
    void aSoundWorldIsSound() {
        World world = drawn(sound);
        world.texts[1].words[0] = "Sound";
        QCOMPARE(runChecks(world, pocketHeroes()), Report());
    }

    void placesOffTheMap() {
        World world = drawn(sound);
        world.items.push_back({Chest{}, {-1, 4}, {}, ""});
        world.decorations.push_back({{0, 32}, "trees_1"});
        QCOMPARE(said(world, "places"),
                 (QStringList{"E places/off-map item  (-1,4) | fix/move item (0,5) | fix/delete item",
                              "E places/off-map decoration trees_1 (0,32) | fix/delete decoration"}));
        QVERIFY(fixesHelp(world, "places"));
        world = drawn({"H..#.", "...#.", "...#."}); // behind the rocks nobody comes
        world.items.push_back({Chest{}, {0, 40}, {}, ""});
        QCOMPARE(said(world, "places"),
                 (QStringList{"E places/off-map item  (0,40) | fix/move item (0,2) | fix/delete item"}));
        QVERIFY(fixesHelp(world, "places"));
        world = drawn(sound);
        world.decorations.push_back({{0, 0}, "mountains_1"}); // over the rim: people draw maps so
        QCOMPARE(said(world, "places"), nothing);
        world = drawn({"......", "......", "......"});
        world.ownerables.push_back({"ore_mine", PlayerId::Neutral, {0, 6}, {}});
        QCOMPARE(said(world, "places"), (QStringList{"E places/over-rim ownerable ore_mine (0,6) | fix/move "
                                                     "ownerable (1,6) | fix/delete ownerable"}));
        QVERIFY(fixesHelp(world, "places"));
    }

    void placesShared() {
        World world = drawn(sound);
        world.guards.push_back({{0, 5}, Disposition::Aggressive, false, {4, 6}, ""});
        QCOMPARE(
            said(world, "places"),
            (QStringList{"E places/shared item  guard  (4,6) | fix/move guard (3,6) | fix/delete guard"}));
        QVERIFY(fixesHelp(world, "places"));
        world = drawn(sound);
        world.events.push_back({{5, 10}, {}, "", "", 63, {}});
        world.events.push_back({{4, 6}, {}, "", "", 63, {}}); // an event may wait where something lies
        QCOMPARE(said(world, "places").size(), 1);
        world = drawn(sound);
        world.visitables.push_back({"stables", {6, 2}, {}, ""});
        QCOMPARE(said(world, "places").size(), 1);
        QVERIFY(said(world, "places")[0].startsWith(
            "E places/shared visitable wooden_sign1 visitable stables (5,2)"));
    }

    /// Where it would bar the only way there is, nothing is offered to be moved.
    void placesThatBarAWay() {
        World world = drawn({"...............", "...............", "..A.........B..", "......###......"});
        world.visitables.push_back({"arena", {1, 7}, {}, ""});
        QCOMPARE(said(world, "reach"), nothing);
        QCOMPARE(said(world, "places"),
                 QStringList{"E places/over-rim visitable arena (1,7) | fix/delete visitable"});
        world = drawn({"...............", "...............", "..A.........B..", "..............."});
        world.visitables.push_back({"arena", {1, 7}, {}, ""});
        QCOMPARE(
            said(world, "places"),
            QStringList{"E places/over-rim visitable arena (1,7) | fix/move visitable (2,7) | fix/delete "
                        "visitable"});
        QVERIFY(fixesHelp(world, "places"));
    }

    /// Where the places nearby bar the way, one further off is found.
    void aBuildingOverTheRimGoesBesideTheWay() {
        std::vector<std::string> land(8, std::string(30, '.'));
        for (std::size_t row = 3; row < land.size(); ++row)
            land[row].replace(0, 19, std::string(19, '#'));
        land[2][2] = 'A';
        land[2][26] = 'B';
        World world = drawn(land);
        world.visitables.push_back({"arena", {1, 7}, {}, ""});
        const QStringList lines = said(world, "places");
        QCOMPARE(lines.size(), 1);
        QVERIFY2(lines[0].contains(QStringLiteral("fix/move visitable")), qPrintable(lines[0]));
        QVERIFY(fixesHelp(world, "places"));
    }

    void placesBuried() {
        for (const auto& [id, cell] :
             {std::pair{"mountains_2", Cell{5, 7}}, std::pair{"rocks_2", Cell{4, 6}}}) {
            World world = drawn(sound);
            world.decorations.push_back({cell, id});
            QVERIFY(said(world, "places").join('\n').contains("E places/buried item  (4,6) | fix/move"));
            QVERIFY(fixesHelp(world, "places"));
        }
        World world = drawn(sound);
        world.items.push_back({Chest{}, {2, 2}, {}, ""}); // at the gate
        world.events.push_back({{2, 2}, {}, "", "", 63, {}});
        world.heroes.push_back({});
        world.heroes[0].cell = {2, 2};
        world.heroes[0].owner = PlayerId::Red;
        QCOMPARE(said(world, "places").size(), 2); // the chest, and that hero and chest share
        QVERIFY(said(world, "places").join('\n').contains("E places/buried item  (2,2)"));
        world = drawn(sound);
        world.decorations.push_back({{4, 6}, "flowers_8"});
        QCOMPARE(said(world, "places"), nothing);
    }

    void placesOfWhichTheGameKeepsOne() {
        World world = drawn(sound);
        world.decorations = {{{0, 0}, "trees_1"}, {{0, 0}, "trees_2"}};
        world.paths = {{{1, 0}, "river"}, {{1, 0}, "dirt_road"}, {{0, 0}, "river"}};
        QCOMPARE(said(world, "places"),
                 (QStringList{"W places/lost decoration trees_1 (0,0) | fix/delete decoration",
                              "W places/lost path river (1,0) | fix/delete path"}));
        QVERIFY(fixesHelp(world, "places"));
    }

    void players() {
        World world = drawn(sound);
        world.players.push_back({PlayerId::Blue, Controller::Human, std::nullopt});
        world.players.push_back({PlayerId::Red, Controller::Human, std::nullopt});
        QCOMPARE(said(world, "players"), (QStringList{"E players/homeless 2 | fix/remove-player 2",
                                                      "E players/twice 0 | fix/delete player"}));
        world.ownerables.push_back({"ore_mine", PlayerId::Blue, {5, 8}, {}});
        world.players.push_back(world.players[2]);
        QVERIFY(fixesHelp(world, "players"));
        world.players.pop_back();
        world.heroes.emplace_back().owner = PlayerId::Blue;
        QCOMPARE(said(world, "players"), (QStringList{"E players/twice 0 | fix/delete player"}));
        world.players.clear();
        world.castles.clear();
        world.heroes.clear();
        world.ownerables.clear();
        QCOMPARE(said(world, "players"), (QStringList{"E players/none"}));
        world.players.push_back({PlayerId::Red, Controller::Human, std::nullopt});
        QCOMPARE(said(world, "players"), (QStringList{"E players/homeless 0"})); // somebody has to play
    }

    void castlesThatNobodyOwnsCanBeGivenToTwo() {
        World world = drawn(sound);
        world.players.clear();
        world.heroes.clear();
        world.ownerables.clear();
        for (Castle& castle : world.castles)
            castle.owner = PlayerId::Neutral;
        QVERIFY(world.castles.size() >= 2);
        QCOMPARE(said(world, "players"), (QStringList{"E players/none | fix/two-play 0 1"}));
        QVERIFY(fixesHelp(world, "players"));
        const auto all = fixAll(world, pocketHeroes()).world;
        QVERIFY2(!all || all->players.empty(), "who plays is for the author");
        const Report report = runChecks(world, pocketHeroes());
        const auto none = std::ranges::find(report.problems, "players/none",
                                            [](const Problem& problem) { return problem.message.id; });
        apply(world, editOf(world, pocketHeroes(), none->fixes.front()).value());
        QCOMPARE(int(world.players.size()), 2);
        QCOMPARE(std::ranges::count(world.castles, PlayerId::Red, &Castle::owner), 1);
        QCOMPARE(std::ranges::count(world.castles, PlayerId::Green, &Castle::owner), 1);
        world.castles.resize(1);
        world.players.clear();
        world.castles.front().owner = PlayerId::Neutral;
        QCOMPARE(said(world, "players"), (QStringList{"E players/none"}));
    }

    void mainCastles() {
        World world = drawn(sound);
        world.players[0].mainCastle->cell = {2, 8}; // that is green's
        QCOMPARE(
            said(world, "players"),
            (QStringList{"E players/main-castle 0 (2,8) | fix/main-castle 0 (2,2) | fix/no-main-castle 0"}));
        QVERIFY(fixesHelp(world, "players"));
        world.players[0].mainCastle.reset();
        QCOMPARE(said(world, "players"), nothing);
    }

    void ownersWhoDoNotPlay() {
        World world = drawn(sound);
        world.ownerables.push_back({"ore_mine", PlayerId::Cyan, {5, 8}, {}});
        QCOMPARE(said(world, "players"),
                 (QStringList{"E players/nobody 3 ownerable ore_mine (5,8) | fix/neutral ownerable"}));
        QVERIFY(fixesHelp(world, "players"));
        World withHero = world;
        withHero.heroes.emplace_back().owner = PlayerId::Cyan;
        withHero.heroes[0].cell = {5, 0};
        QCOMPARE(
            said(withHero, "players"),
            (QStringList{
                "E players/nobody 3 hero  (5,0) | fix/add-player 3",
                "E players/nobody 3 ownerable ore_mine (5,8) | fix/neutral ownerable | fix/add-player 3"}));
        QVERIFY(fixesHelp(withHero, "players"));
        World withCastle = world;
        withCastle.castles.push_back({"small_01", Nation::Random, PlayerId::Cyan, {20, 20}, {}, "", {}});
        QVERIFY(said(withCastle, "players")
                    .join('\n')
                    .contains("(5,8) | fix/neutral ownerable | fix/add-player 3"));
        world.ownerables[0].owner = PlayerId::Neutral;
        QCOMPARE(said(world, "players"), nothing);
    }

    void portals() {
        QCOMPARE(said({"A..1......1."}, "portals"), nothing);
        QCOMPARE(said({"A..<......>."}, "portals"), nothing);
        QCOMPARE(said({"A..1........"}, "portals"),
                 (QStringList{"E portals/single 1 (0,3) | fix/delete-ends 1"}));
        QCOMPARE(said({"A..>......>."}, "portals"),
                 (QStringList{"E portals/no-way-in 10 (0,3)(0,10) | fix/way-in (0,10) | fix/delete-ends 2"}));
        QCOMPARE(
            said({"A..<......<."}, "portals"),
            (QStringList{"E portals/no-way-out 10 (0,3)(0,10) | fix/way-out (0,10) | fix/delete-ends 2"}));
        QCOMPARE(said({"A..1..1...1."}, "portals"),
                 (QStringList{"E portals/crowded 1 3 (0,3)(0,6)(0,10) | fix/delete-ends 1"}));
        QCOMPARE(said({"A.<<.>.>..<."}, "portals"),
                 (QStringList{"E portals/crowded 10 5 (0,2)(0,3)(0,5)(0,7)(0,10) | fix/delete-ends 3"}));
    }

    /// What stays of a portal leads in and out, as far as any of it does.
    void fixesOfPortals() {
        for (const char* row :
             {"A..1........", "A..>........", "A..>......>.", "A..<......<.", "A..1..1...1.", "A..<..<...>.",
              "A..<..>...>.", "A..>..>...<.", "A..<..<...<.", "A.<<.>.>..<."})
            QVERIFY2(fixesHelp(drawn({row}), "portals"), row);
        World world = drawn({"A..<..<...>."});
        const Report report = runChecks(world, pocketHeroes());
        const auto problem = std::ranges::find(report.problems, "portals", &Problem::check);
        QVERIFY(problem != report.problems.end());
        apply(world, editOf(world, pocketHeroes(), problem->fixes.front()).value());
        QCOMPARE(world.visitables.size(), std::size_t(2));
        QVERIFY((world.visitables[0].cell == Cell{0, 3} && world.visitables[1].cell == Cell{0, 10}));
    }

    /// Without it a player would have neither castle nor hero.
    void theLastHomeIsNotDeleted() {
        World world = drawn(sound);
        world.castles[0].cell = {0, 40};
        world.players[0].mainCastle.reset();
        QVERIFY(!said(world, "places").join('\n').contains("fix/delete castle"));
        QVERIFY(fixesHelp(world, "places"));
        world.heroes.emplace_back().owner = PlayerId::Red;
        world.heroes[0].cell = {5, 0};
        QVERIFY(said(world, "places").join('\n').contains("fix/delete castle"));
        QVERIFY(fixesHelp(world, "places"));
    }

    void reach() {
        QCOMPARE(said({"H..#C", "...#.", "...#G"}, "reach"),
                 (QStringList{"E reach/item chest (0,4) | fix/move item (0,2) | fix/delete item",
                              "E reach/guard 0 (2,4) | fix/move guard (2,2) | fix/delete guard"}));
        QCOMPARE(said({"H..#!", "...##"}, "reach"),
                 (QStringList{"E reach/event (0,4) | fix/move event (0,2) | fix/delete event"}));
        QCOMPARE(said({"H..#.", "...#S"}, "reach"),
                 (QStringList{"E reach/building visitable wooden_sign1 (1,4) | fix/move visitable (0,2) | "
                              "fix/delete visitable"}));
        QVERIFY(fixesHelp(drawn({"H..#.", "...#S"}), "reach"));
        QCOMPARE(said({"H..G.", "...#C"}, "reach"), nothing);
        QCOMPARE(said({"...#.", "...#S"}, "reach"), nothing); // nobody walks at all
    }

    /// Each castle whose gate is barred is told of, once, though no hero walks anywhere.
    void castlesThatNobodyLeaves() {
        const std::vector<std::string> land{"......................", "......................",
                                            "..A.....A......B......", "..#.....#......#......"};
        QCOMPARE(said(land, "reach"),
                 (QStringList{"E reach/building castle small_01 (2,2) | fix/clear 1 | fix/delete castle",
                              "E reach/building castle small_01 (2,8) | fix/clear 1 | fix/delete castle",
                              "E reach/building castle small_01 (2,15) | fix/clear 1"}));
        auto open = land;
        open[3][15] = '.'; // green walks, and finds both of red's barred
        QCOMPARE(said(open, "reach"),
                 (QStringList{"E reach/building castle small_01 (2,2) | fix/clear 1 | fix/delete castle",
                              "E reach/building castle small_01 (2,8) | fix/clear 1 | fix/delete castle"}));
        World world = drawn(land);
        world.castles[1].owner = PlayerId::Cyan; // who does not play, which is told
        QCOMPARE(said(world, "reach").size(), 2);
    }

    void anEntranceIsCleared() {
        const World world = drawn({"H....", "..S#.", "..##."});
        QCOMPARE(said(world, "reach"),
                 (QStringList{
                     "E reach/building visitable wooden_sign1 (1,2) | fix/clear 3 | fix/delete visitable"}));
        QVERIFY(fixesHelp(world, "reach"));
        QCOMPARE(said({"H....", "..SWW", "..W#W", "..WWW"}, "reach"),
                 (QStringList{"E reach/building visitable wooden_sign1 (1,2) | fix/move visitable (0,2) | "
                              "fix/delete visitable"}));
    }

    void castlesApart() {
        const std::vector<std::string> land{"......#......", "......#......", "..A...#...B..",
                                            "......#......"};
        QCOMPARE(said(sound, "reach"), nothing);
        QCOMPARE(said(land, "reach"), (QStringList{"E reach/barrier 0 1 (2,2)(2,10) (0,6)"}));
        auto thick = land; // the way is shut where the rocks are thinnest
        for (std::size_t row = 0; row < 2; ++row)
            thick[row][7] = thick[row][5] = '#';
        QCOMPARE(said(thick, "reach"), (QStringList{"E reach/barrier 0 1 (2,2)(2,10) (1,6)"}));
        const std::vector<std::string> river{"......WW.....", "......WW.....", "..A...WW..B..",
                                             "......WW....."};
        QVERIFY2(said(river, "reach").value(0).startsWith("E reach/barrier 0 1 (2,2)(2,10) ("),
                 qPrintable(said(river, "reach").join('\n')));
        auto oneWay = land;
        oneWay[3] = ".<....#.>....";
        QCOMPARE(said(oneWay, "reach"), (QStringList{"W reach/one-way 0 1 (2,2)(2,10)"}));
        oneWay[3] = ".>....#.<....";
        QCOMPARE(said(oneWay, "reach"), (QStringList{"W reach/one-way 1 0 (2,2)(2,10)"}));
        oneWay[3] = ".1....#.1....";
        QCOMPARE(said(oneWay, "reach"), nothing);
    }

    /// A castle of nobody fills the only pass between the two: its own cells shut the way, and are ringed.
    void aCastleAloneBarsAWay() {
        std::vector<std::string> land{".............", ".............", "........A....", ".............",
                                      " ... ",         " ... ",         " ... ",         " ... ",
                                      " ... ",         ".............", ".............", "........B....",
                                      "............."};
        QCOMPARE(said(land, "reach"), nothing);
        World world = drawn(land);
        world.castles.push_back({"small_01", Nation::Random, PlayerId::Neutral, {7, 2}, {}, "", {}});
        const Report report = runChecks(world, pocketHeroes());
        std::vector<Problem> apart;
        for (const Problem& problem : report.problems)
            if (problem.check == "reach") apart.push_back(problem);
        QCOMPARE(apart.size(), std::size_t(1));
        const QString line = textOf(apart[0].message);
        QVERIFY2(line.startsWith("reach/barrier 0 1 (2,8)(11,8) (5,"), qPrintable(line));
        const std::vector<Cell>& ringed = apart[0].cells;
        QCOMPARE(ringed.size(), std::size_t(5)); // of which two are the players' castles
        for (int row = 5; row <= 7; ++row) {
            const Cell cell = ringed[std::size_t(row - 3)];
            QVERIFY(cell.row == row && cell.column >= 0 && cell.column <= 4);
        }
        world.castles.pop_back();
        QVERIFY(runChecks(world, pocketHeroes()).problems.size() < report.problems.size());
    }

    /// Of two castles of red green comes to the one on the right only.
    void eachOfSeveralCastles() {
        std::vector<std::string> land{"......#.............", "......#.............", "..A...#...B......A..",
                                      "......#............."};
        QCOMPARE(said(land, "reach"), (QStringList{"E reach/castle 0 (2,2)"}));
        land[3] = ".<....#.>...........";
        QCOMPARE(said(land, "reach"), (QStringList{"W reach/castle-closed 0 (2,2)"}));
        land[3] = ".>....#.<...........";
        QCOMPARE(said(land, "reach"), (QStringList{"W reach/castle-trap 0 (2,2)"}));
        land[3] = ".1....#.1...........";
        QCOMPARE(said(land, "reach"), nothing);
        land = {"....................", "....................", "..A.......B......A..",
                ".................#.."}; // behind a rock: not even red comes to it, which is told already
        QCOMPARE(said(land, "reach"), (QStringList{"E reach/building castle small_01 (2,17) | fix/clear 1 | "
                                                   "fix/delete castle"}));
        land = {"......#......", "......#......", "..A...#...A..", "......#......"};
        QCOMPARE(said(land, "reach"), nothing); // there is no other to be cut off from
    }

    /// Each castle that only ways in lead to is told of, unless none of the player's leads out, which is told
    /// when players are compared; so is a single one when a hero of his goes about elsewhere.
    void castlesThatLeadNowhere() {
        std::vector<std::string> land{"......#......#............", "......#......#............",
                                      "..A...#..A...#..A......B..", ".>....#......#.<.........."};
        const auto trap = [](const char* place) {
            return QStringLiteral("W reach/castle-trap 0 ") + QLatin1String(place);
        };
        for (std::string& row : land)
            row[6] = '.';
        land[0][6] = '#';
        QCOMPARE(said(land, "reach"), (QStringList{trap("(2,2)"), trap("(2,9)")}));
        const Report report = runChecks(drawn(land), pocketHeroes());
        std::vector<std::vector<Cell>> jumps;
        for (const Problem& problem : report.problems)
            if (problem.check == "reach") jumps.push_back(problem.cells);
        QCOMPARE(jumps, (std::vector<std::vector<Cell>>{{{2, 2}}, {{2, 9}}}));
        land[2][16] = '.';
        QCOMPARE(said(land, "reach"), (QStringList{"W reach/one-way 1 0 (2,2)(2,9)(2,23)"}));
        land[2] = "..A..........#....H....B..";
        QCOMPARE(said(land, "reach"), QStringList{trap("(2,2)")});
        land[2] = "..A..........#.........B..";
        QCOMPARE(said(land, "reach"), (QStringList{"W reach/one-way 1 0 (2,2)(2,23)"}));
    }

    /// A guard who wants a key bars a gate to its owner alone: others bring the key.
    void aCastleBehindAGuardOfKeys() {
        World world = drawn({"........#............", "........#............", "..A.....#..A......B..",
                             "..K.....#............", "......T.#............"});
        world.heroes.emplace_back().owner = PlayerId::Green;
        world.heroes[0].cell = {4, 4};
        QCOMPARE(said(world, "reach"), QStringList{"W reach/castle-trap 0 (2,2)"});
        world.heroes[0].owner = PlayerId::Red; // who has the key himself, but nobody comes over the rocks
        QCOMPARE(said(world, "reach"), QStringList{"E reach/castle 0 (2,2)"});
    }

    /// As many as one likes, where they stand on few pieces of ground.
    void manyCastlesAreAllLookedAt() {
        std::vector<std::string> land(32, std::string(31, '.'));
        for (std::size_t row = 2; row < 26; row += 4)
            for (std::size_t column = 2; column < 30; column += 6)
                land[row][column] = 'A';
        land[24][0] = '>';
        land[27] = std::string(31, '#');
        land[30] = "..B.......A......<............";
        const QStringList lines = said(land, "reach");
        QCOMPARE(lines.size(), 30);
        QVERIFY(std::ranges::all_of(lines, [](const QString& line) {
            return line.startsWith(QStringLiteral("W reach/castle-trap 0 "));
        }));
    }

    /// What is told when players are compared is not told again of each castle.
    void severalCastlesOfOneIsland() {
        std::vector<std::string> land{"..............#......", "..............#......",
                                      "..A......A....#...B..", "..............#......"};
        QCOMPARE(said(land, "reach"), (QStringList{"E reach/barrier 0 1 (2,2)(2,9)(2,18) (0,14)"}));
        land[3] = ".<............#.>....";
        QCOMPARE(said(land, "reach"), (QStringList{"W reach/one-way 0 1 (2,2)(2,9)(2,18)"}));
        land[3] = ".<....#.......#.>....";
        for (int row = 0; row < 3; ++row)
            land[std::size_t(row)][6] = '#';
        QCOMPARE(said(land, "reach"),
                 (QStringList{"W reach/one-way 0 1 (2,2)(2,9)(2,18)", "E reach/castle 0 (2,9)"}));
    }
};

} // namespace stonemason::pocket_heroes

STONEMASON_APPLESS_TEST(stonemason::pocket_heroes::TestChecks)
#include "test_checks.moc"
