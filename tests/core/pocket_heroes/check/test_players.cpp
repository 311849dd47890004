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

namespace {

/// The villages of red and green in one corner each of the upper side, with land below.
const std::vector<std::string> wide = [] {
    std::vector<std::string> rows(14, std::string(24, '.'));
    rows[2][3] = 'A';
    rows[2][20] = 'B';
    return rows;
}();

/// With the first fix of the first problem of that message.
World withFirstFix(const World& world, std::string_view message) {
    const Report report = runChecks(world, pocketHeroes());
    const auto problem =
        std::ranges::find(report.problems, message, [](const Problem& found) { return found.message.id; });
    World fixed = world;
    apply(fixed, editOf(world, pocketHeroes(), problem->fixes.front()).value());
    return fixed;
}

} // namespace

class TestPlayers : public QObject {
    Q_OBJECT

private slots:
    void players() {
        World world = drawn(sound);
        world.players.push_back({PlayerId::Blue, Controller::Human, std::nullopt});
        world.players.push_back({PlayerId::Red, Controller::Human, std::nullopt});
        QCOMPARE(findings(world, "players"), (QStringList{"E players/homeless 2 | fix/remove-player 2",
                                                          "E players/twice 0 | fix/delete player"}));
        world.ownerables.push_back({"ore_mine", PlayerId::Blue, {5, 8}, {}});
        world.players.push_back(world.players[2]);
        QVERIFY(fixesHelp(world, "players"));
        world.players.pop_back();
        world.heroes.emplace_back().owner = PlayerId::Blue;
        QCOMPARE(findings(world, "players"), (QStringList{"E players/twice 0 | fix/delete player"}));
        world.players.clear();
        world.castles.clear();
        world.heroes.clear();
        world.ownerables.clear();
        QCOMPARE(findings(world, "players"), (QStringList{"E players/none"}));
        world.players.push_back({PlayerId::Red, Controller::Human, std::nullopt});
        QCOMPARE(findings(world, "players"), (QStringList{"E players/homeless 0"})); // somebody has to play
    }

    /// A castle like the others, where it can be reached, as far from them as possible.
    void aCastleIsPlacedForWhoHasNone() {
        World world = drawn(wide);
        world.players.push_back({PlayerId::Blue, Controller::Human, std::nullopt});
        const QStringList lines = findings(world, "players");
        QCOMPARE(lines.size(), 1);
        QVERIFY2(lines[0].startsWith("E players/homeless 2 | fix/place-castle 2 ("), qPrintable(lines[0]));
        QVERIFY2(lines[0].endsWith("| fix/remove-player 2"), qPrintable(lines[0]));
        QVERIFY(fixesHelp(world, "players"));
        const World fixed = withFirstFix(world, "players/homeless");
        QCOMPARE(fixed.castles.size(), world.castles.size() + 1);
        const Castle& castle = fixed.castles.back();
        QCOMPARE(castle.owner, PlayerId::Blue);
        QCOMPARE(castle.id, world.castles[0].id);
        QCOMPARE(findings(fixed, "players"), nothing);
        QCOMPARE(findings(fixed, "reach"), nothing);
        for (const Castle& other : world.castles)
            QVERIFY(chebyshev(other.cell, castle.cell) >= 8);
        world = drawn(sound);
        world.players.push_back({PlayerId::Blue, Controller::Human, std::nullopt});
        for (Cell cell : {Cell{0, 4}, Cell{0, 5}, Cell{3, 3}, Cell{3, 6}, Cell{4, 10}, Cell{5, 0}})
            world.decorations.push_back({cell, "mountains_1_3"});
        QCOMPARE(findings(world, "players"), (QStringList{"E players/homeless 2 | fix/remove-player 2"}));
    }

    /// The player's main castle is placed where his record had one.
    void aCastleIsPlacedWhereThePlayerWasToBegin() {
        World world = drawn(wide);
        world.players.push_back({PlayerId::Blue, Controller::Human, MainCastle{{12, 4}, true}});
        const World fixed = withFirstFix(world, "players/homeless");
        QVERIFY(chebyshev(fixed.castles.back().cell, {12, 4}) <= 2);
        QCOMPARE(fixed.players.back().mainCastle->cell, fixed.castles.back().cell);
        QVERIFY(fixed.players.back().mainCastle->createHero);
        QCOMPARE(findings(fixed, "players"), nothing);
    }

    /// A neutral castle is assigned before a new one is built.
    void aCastleOfNobodyIsGivenToWhoHasNone() {
        World world = drawn(wide);
        for (const Cell cell : {Cell{12, 4}, Cell{12, 20}})
            world.castles.push_back({"small_01", Nation::Tower, PlayerId::Neutral, cell, {}, {}, {}});
        world.castles.erase(world.castles.begin() + 1); // Red alone has one
        world.players.erase(world.players.begin() + 1);
        world.players.push_back({PlayerId::Blue, Controller::Human, std::nullopt});
        QCOMPARE(findings(world, "players"),
                 (QStringList{"E players/homeless 2 | fix/give-castle 2 (12,20) | fix/remove-player 2"}));
        QVERIFY(fixesHelp(world, "players"));
        const World fixed = withFirstFix(world, "players/homeless");
        QCOMPARE(fixed.castles.size(), world.castles.size());
        QCOMPARE(fixed.castles[2].owner, PlayerId::Blue);
        const auto all = fixAll(world, pocketHeroes()).world;
        QVERIFY(all && all->castles[2].owner == PlayerId::Blue);
        world.players.back().mainCastle = MainCastle{{11, 6}, false};
        QVERIFY(findings(world, "players").join('\n').contains("fix/give-castle 2 (12,4)"));
    }

    void castlesThatNobodyOwnsCanBeGivenToTwo() {
        World world = drawn(sound);
        world.players.clear();
        world.heroes.clear();
        world.ownerables.clear();
        for (Castle& castle : world.castles)
            castle.owner = PlayerId::Neutral;
        QVERIFY(world.castles.size() >= 2);
        QCOMPARE(findings(world, "players"), (QStringList{"E players/none | fix/two-play 0 1"}));
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
        QCOMPARE(findings(world, "players"), (QStringList{"E players/none"}));
    }

    void mainCastles() {
        World world = drawn(sound);
        world.players[0].mainCastle->cell = {2, 8}; // that is green's
        QCOMPARE(
            findings(world, "players"),
            (QStringList{"E players/main-castle 0 (2,8) | fix/main-castle 0 (2,2) | fix/no-main-castle 0"}));
        QVERIFY(fixesHelp(world, "players"));
        world.players[0].mainCastle.reset();
        QCOMPARE(findings(world, "players"), nothing);
    }

    void ownersWhoDoNotPlay() {
        World world = drawn(sound);
        world.ownerables.push_back({"ore_mine", PlayerId::Cyan, {5, 8}, {}});
        QCOMPARE(findings(world, "players"),
                 (QStringList{"E players/nobody 3 ownerable ore_mine (5,8) | fix/neutral ownerable"}));
        QVERIFY(fixesHelp(world, "players"));
        World withHero = world;
        withHero.heroes.emplace_back().owner = PlayerId::Cyan;
        withHero.heroes[0].cell = {5, 0};
        QCOMPARE(
            findings(withHero, "players"),
            (QStringList{
                "E players/nobody 3 hero  (5,0) | fix/add-player 3",
                "E players/nobody 3 ownerable ore_mine (5,8) | fix/neutral ownerable | fix/add-player 3"}));
        QVERIFY(fixesHelp(withHero, "players"));
        World withCastle = world;
        withCastle.castles.push_back({"small_01", Nation::Random, PlayerId::Cyan, {20, 20}, {}, "", {}});
        QVERIFY(findings(withCastle, "players")
                    .join('\n')
                    .contains("(5,8) | fix/neutral ownerable | fix/add-player 3"));
        world.ownerables[0].owner = PlayerId::Neutral;
        QCOMPARE(findings(world, "players"), nothing);
    }
};

} // namespace stonemason::pocket_heroes

STONEMASON_APPLESS_TEST(stonemason::pocket_heroes::TestPlayers)
#include "test_players.moc"
