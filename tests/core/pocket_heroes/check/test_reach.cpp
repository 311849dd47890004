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

class TestReach : public QObject {
    Q_OBJECT

private slots:
    void reach() {
        QCOMPARE(findings({"H..#C", "...#.", "...#G"}, "reach"),
                 (QStringList{"E reach/item chest (0,4) | fix/move item (0,2) | fix/delete item",
                              "E reach/guard 0 (2,4) | fix/move guard (2,2) | fix/delete guard"}));
        QCOMPARE(findings({"H..#!", "...##"}, "reach"),
                 (QStringList{"E reach/event (0,4) | fix/move event (0,2) | fix/delete event"}));
        QCOMPARE(findings({"H..#.", "...#S"}, "reach"),
                 (QStringList{"E reach/building visitable wooden_sign1 (1,4) | fix/move visitable (0,2) | "
                              "fix/delete visitable"}));
        QVERIFY(fixesHelp(drawn({"H..#.", "...#S"}), "reach"));
        QCOMPARE(findings({"H..G.", "...#C"}, "reach"), nothing);
        QCOMPARE(findings({"...#.", "...#S"}, "reach"), nothing); // nobody walks at all
    }

    /// Each castle whose gate is blocked is reported once, although no hero walks anywhere.
    void castlesThatNobodyLeaves() {
        const std::vector<std::string> land{"......................", "......................",
                                            "..A.....A......B......", "..#.....#......#......"};
        QCOMPARE(findings(land, "reach"),
                 (QStringList{"E reach/building castle small_01 (2,2) | fix/clear 1 | fix/delete castle",
                              "E reach/building castle small_01 (2,8) | fix/clear 1 | fix/delete castle",
                              "E reach/building castle small_01 (2,15) | fix/clear 1"}));
        auto open = land;
        open[3][15] = '.'; // green walks, and finds both of red's barred
        QCOMPARE(findings(open, "reach"),
                 (QStringList{"E reach/building castle small_01 (2,2) | fix/clear 1 | fix/delete castle",
                              "E reach/building castle small_01 (2,8) | fix/clear 1 | fix/delete castle"}));
        World world = drawn(land);
        world.castles[1].owner = PlayerId::Cyan; // who does not play, which is reported
        QCOMPARE(findings(world, "reach").size(), 2);
    }

    void anEntranceIsCleared() {
        const World world = drawn({"H....", "..S#.", "..##."});
        QCOMPARE(findings(world, "reach"),
                 (QStringList{
                     "E reach/building visitable wooden_sign1 (1,2) | fix/clear 3 | fix/delete visitable"}));
        QVERIFY(fixesHelp(world, "reach"));
        QCOMPARE(findings({"H....", "..SWW", "..W#W", "..WWW"}, "reach"),
                 (QStringList{"E reach/building visitable wooden_sign1 (1,2) | fix/move visitable (0,2) | "
                              "fix/delete visitable"}));
    }

    void castlesApart() {
        const std::vector<std::string> land{"......#......", "......#......", "..A...#...B..",
                                            "......#......"};
        QCOMPARE(findings(sound, "reach"), nothing);
        QCOMPARE(findings(land, "reach"), (QStringList{"E reach/barrier 0 1 (2,2)(2,10) (0,6)"}));
        auto thick = land; // the way is shut where the rocks are thinnest
        for (std::size_t row = 0; row < 2; ++row)
            thick[row][7] = thick[row][5] = '#';
        QCOMPARE(findings(thick, "reach"), (QStringList{"E reach/barrier 0 1 (2,2)(2,10) (1,6)"}));
        const std::vector<std::string> river{"......WW.....", "......WW.....", "..A...WW..B..",
                                             "......WW....."};
        QVERIFY2(findings(river, "reach").value(0).startsWith("E reach/barrier 0 1 (2,2)(2,10) ("),
                 qPrintable(findings(river, "reach").join('\n')));
        auto oneWay = land;
        oneWay[3] = ".<....#.>....";
        QCOMPARE(findings(oneWay, "reach"), (QStringList{"W reach/one-way 0 1 (2,2)(2,10)"}));
        oneWay[3] = ".>....#.<....";
        QCOMPARE(findings(oneWay, "reach"), (QStringList{"W reach/one-way 1 0 (2,2)(2,10)"}));
        oneWay[3] = ".1....#.1....";
        QCOMPARE(findings(oneWay, "reach"), nothing);
    }

    /// A castle of nobody fills the only pass between the two: its own cells shut the way, and are ringed.
    void aCastleAloneBarsAWay() {
        std::vector<std::string> land{".............", ".............", "........A....", ".............",
                                      " ... ",         " ... ",         " ... ",         " ... ",
                                      " ... ",         ".............", ".............", "........B....",
                                      "............."};
        QCOMPARE(findings(land, "reach"), nothing);
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

    /// Red has two castles, and green can reach only the one on the right.
    void eachOfSeveralCastles() {
        std::vector<std::string> land{"......#.............", "......#.............", "..A...#...B......A..",
                                      "......#............."};
        QCOMPARE(findings(land, "reach"), (QStringList{"E reach/castle 0 (2,2)"}));
        land[3] = ".<....#.>...........";
        QCOMPARE(findings(land, "reach"), (QStringList{"W reach/castle-closed 0 (2,2)"}));
        land[3] = ".>....#.<...........";
        QCOMPARE(findings(land, "reach"), (QStringList{"W reach/castle-trap 0 (2,2)"}));
        land[3] = ".1....#.1...........";
        QCOMPARE(findings(land, "reach"), nothing);
        land = {"....................", "....................", "..A.......B......A..",
                ".................#.."}; // behind a rock: not even red comes to it, which is reported already
        QCOMPARE(findings(land, "reach"),
                 (QStringList{"E reach/building castle small_01 (2,17) | fix/clear 1 | "
                              "fix/delete castle"}));
        land = {"......#......", "......#......", "..A...#...A..", "......#......"};
        QCOMPARE(findings(land, "reach"), nothing); // there is no other to be cut off from
    }

    /// Each castle that only ways in lead to is reported, unless none of the player's leads out, which is
    /// reported when players are compared; so is a single one when a hero of his goes about elsewhere.
    void castlesThatLeadNowhere() {
        std::vector<std::string> land{"......#......#............", "......#......#............",
                                      "..A...#..A...#..A......B..", ".>....#......#.<.........."};
        const auto trap = [](const char* place) {
            return QStringLiteral("W reach/castle-trap 0 ") + QLatin1String(place);
        };
        for (std::string& row : land)
            row[6] = '.';
        land[0][6] = '#';
        QCOMPARE(findings(land, "reach"), (QStringList{trap("(2,2)"), trap("(2,9)")}));
        const Report report = runChecks(drawn(land), pocketHeroes());
        std::vector<std::vector<Cell>> jumps;
        for (const Problem& problem : report.problems)
            if (problem.check == "reach") jumps.push_back(problem.cells);
        QCOMPARE(jumps, (std::vector<std::vector<Cell>>{{{2, 2}}, {{2, 9}}}));
        land[2][16] = '.';
        QCOMPARE(findings(land, "reach"), (QStringList{"W reach/one-way 1 0 (2,2)(2,9)(2,23)"}));
        land[2] = "..A..........#....H....B..";
        QCOMPARE(findings(land, "reach"), QStringList{trap("(2,2)")});
        land[2] = "..A..........#.........B..";
        QCOMPARE(findings(land, "reach"), (QStringList{"W reach/one-way 1 0 (2,2)(2,23)"}));
    }

    /// A guard that requires a key blocks a gate for its owner only: others bring the key.
    void aCastleBehindAGuardOfKeys() {
        World world = drawn({"........#............", "........#............", "..A.....#..A......B..",
                             "..K.....#............", "......T.#............"});
        world.heroes.emplace_back().owner = PlayerId::Green;
        world.heroes[0].cell = {4, 4};
        QCOMPARE(findings(world, "reach"), QStringList{"W reach/castle-trap 0 (2,2)"});
        world.heroes[0].owner = PlayerId::Red; // who has the key himself, but nobody comes over the rocks
        QCOMPARE(findings(world, "reach"), QStringList{"E reach/castle 0 (2,2)"});
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
        const QStringList lines = findings(land, "reach");
        QCOMPARE(lines.size(), 30);
        QVERIFY(std::ranges::all_of(lines, [](const QString& line) {
            return line.startsWith(QStringLiteral("W reach/castle-trap 0 "));
        }));
    }

    /// A finding of the comparison of players is not reported again for each castle.
    void severalCastlesOfOneIsland() {
        std::vector<std::string> land{"..............#......", "..............#......",
                                      "..A......A....#...B..", "..............#......"};
        QCOMPARE(findings(land, "reach"), (QStringList{"E reach/barrier 0 1 (2,2)(2,9)(2,18) (0,14)"}));
        land[3] = ".<............#.>....";
        QCOMPARE(findings(land, "reach"), (QStringList{"W reach/one-way 0 1 (2,2)(2,9)(2,18)"}));
        land[3] = ".<....#.......#.>....";
        for (int row = 0; row < 3; ++row)
            land[std::size_t(row)][6] = '#';
        QCOMPARE(findings(land, "reach"),
                 (QStringList{"W reach/one-way 0 1 (2,2)(2,9)(2,18)", "E reach/castle 0 (2,9)"}));
    }
};

} // namespace stonemason::pocket_heroes

STONEMASON_APPLESS_TEST(stonemason::pocket_heroes::TestReach)
#include "test_reach.moc"
