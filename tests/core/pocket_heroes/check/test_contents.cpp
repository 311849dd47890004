// SPDX-License-Identifier: GPL-3.0-or-later
// Checks of the texts, numbers and ids of a world, and of the contents of its cells.
#include "core/pocket_heroes/check/check.h"
#include "tests/core/pocket_heroes/check/findings.h"
#include "tests/support/test_program.h"
#include "tests/support/worlds.h"

#include <QTest>

#include <algorithm>

namespace stonemason::pocket_heroes {

using test::drawn;
using test::pocketHeroes;

class TestContents : public QObject {
    Q_OBJECT

private slots:
    void texts() {
        World world = drawn(sound);
        QCOMPARE(findings(world, "texts"), (QStringList{"W texts/no-name"}));
        world.texts[1].words = {"Sound", ""};
        QCOMPARE(findings(world, "texts"), nothing);
        world.languages = 3;
        QCOMPARE(findings(world, "texts"), (QStringList{"W texts/missing Map name 1"}));
        world.texts[1].words[1] = "Звук";
        world.items[0].message = "chest";
        QCOMPARE(findings(world, "texts"), (QStringList{"E texts/no-key chest | fix/clear-message 1"}));
        world.guards[0].message = "chest";
        world.timeEvents.push_back({"", "chest", 63, 1, 0, {}});
        QCOMPARE(findings(world, "texts"), (QStringList{"E texts/no-key chest | fix/clear-message 3"}));
        QVERIFY(fixesHelp(world, "texts"));
        world.guards[0].message.clear();
        world.timeEvents.clear();
        world.texts.push_back({"chest", TextKind::ItemMessage, {"", "Сундук"}});
        QCOMPARE(findings(world, "texts"), (QStringList{"W texts/missing chest 0"}));
        QCOMPARE(runChecks(world, pocketHeroes()).problems.at(0).cells, (std::vector<Cell>{{4, 6}}));
        world.version = Version::Plain;
        world.name = "Sound";
        QCOMPARE(findings(world, "texts"), nothing);
    }

    /// Texts of deleted things require no translation.
    void textsThatNothingSays() {
        World world = drawn(sound);
        world.languages = 3;
        world.texts[0].words = {"A map", "Карта"};
        world.texts[1].words = {"Sound", "Звук"};
        world.items[0].message = "chest";
        world.texts.push_back({"chest", TextKind::ItemMessage, {"A chest", ""}});
        world.texts.push_back({"day", TextKind::TimeEvent, {"Morning", ""}});
        world.timeEvents.push_back({"", "day", 63, 1, 0, {}});
        QCOMPARE(findings(world, "texts"), (QStringList{"W texts/missing chest 1", "W texts/missing day 1"}));
        world.items.clear();
        QCOMPARE(findings(world, "texts"),
                 (QStringList{"W texts/missing day 1", "N texts/unused 1 | fix/remove-texts 1"}));
        world.timeEvents.clear();
        QCOMPARE(findings(world, "texts"), (QStringList{"N texts/unused 2 | fix/remove-texts 2"}));
        QVERIFY(fixesHelp(world, "texts"));
        const Report report = runChecks(world, pocketHeroes());
        const auto problem = std::ranges::find(report.problems, "texts", &Problem::check);
        QVERIFY(problem != report.problems.end());
        apply(world, editOf(world, pocketHeroes(), problem->fixes.front()).value());
        QCOMPARE(world.texts.size(), std::size_t(2)); // what is the map's own stays
        QCOMPARE(nameOf(world, Language::Russian), std::string("Звук"));
    }

    void eventsForNobody() {
        World world = drawn(sound);
        QCOMPARE(findings(world, "events"), nothing);
        world.events[0].players = 1U << unsigned(PlayerId::Green); // who plays
        QCOMPARE(findings(world, "events"), nothing);
        const QStringList nobody{"W events/nobody (5,10) | fix/for-all"};
        for (const PlayerMask mask : {0U, 1U << unsigned(PlayerId::Blue), 1U << 31U}) {
            world.events[0].players = mask;
            QCOMPARE(findings(world, "events"), nobody);
            QVERIFY(fixesHelp(world, "events"));
        }
        const Report report = runChecks(world, pocketHeroes());
        const auto problem = std::ranges::find(report.problems, "events", &Problem::check);
        QVERIFY(problem != report.problems.end());
        apply(world, editOf(world, pocketHeroes(), problem->fixes.front()).value());
        QCOMPARE(world.events[0].players, PlayerMask(1U << 31U | 63U)); // what is not known is kept
        world.events[0].players = 0;
        world.players.clear();
        QCOMPARE(findings(world, "events"), nothing);
    }

    void unknownNumbers() {
        World world = drawn(sound);
        world.nodes[{3, 3}].surface = Surface(13);
        world.nodes[{3, 4}].surface = Surface(13);
        world.guards[0].troop.creature = 45;
        world.players[1].controller = Controller(6);
        world.castles[0].nation = Nation(9);
        world.items[0].treasure = Pile{Resource(7), 1};
        world.events[0].rewards = {{RewardKind(10), 0, "", 0}};
        world.texts[0].kind = TextKind(11);
        QCOMPARE(findings(world, "values"),
                 (QStringList{"W values/unknown controller 6 1", "E values/unknown creature 45 1",
                              "E values/unknown nation 9 1", "E values/unknown resource 7 1",
                              "W values/unknown reward 10 1", "E values/unknown surface 13 2",
                              "W values/unknown text-kind 11 1"}));
        world = drawn(sound);
        world.guards[0].disposition = Disposition(3);
        world.ownerables.push_back({"ore_mine", PlayerId(6), {5, 8}, {}});
        QCOMPARE(findings(world, "values"),
                 (QStringList{"W values/unknown disposition 3 1", "E values/unknown owner 6 1"}));
    }

    /// Wherever numbers of the game stand: in armies, heroes, castles, treasure and rewards.
    void unknownNumbersEverywhere() {
        World world = drawn(sound);
        world.items[0].guard = {Troop{45, 1}, Troop{46, 1}, Troop{45, 2}};
        world.events[0].guard[6] = {46, 1};
        world.events[0].rewards = {{RewardKind::Resource, 7, "", 1},
                                   {RewardKind::PrimarySkill, 4, "", 1},
                                   {RewardKind::Spell, 46, "", 0},
                                   {RewardKind::Creatures, 65536, "", 1}, // 0 were it cut to 16 bits
                                   {RewardKind::Experience, 9999, "", 1}};
        world.visitables[0].guard[0] = {-2, 1};
        world.ownerables.push_back({"ore_mine", PlayerId::Neutral, {5, 8}, {Troop{46, 1}}});
        world.castles[0].garrison[0] = {47, 1};
        world.castles[0].constructions = {{73, 1}, {74, 2}};
        Hero& hero = world.heroes.emplace_back();
        hero.cell = {5, 0};
        hero.army[1] = {48, 1};
        hero.secondarySkills = {{21, 2}, {22, 3}, {-1, -1}};
        hero.skills = {{3, 1}, {4, 1}};
        hero.spells = {45, 46};
        hero.army[2] = {randomGuard + 2, 1};
        hero.artifacts = {{12, -1}, {7, 0}, {8, 13}, {9, 14}, {10, 14}, {11, -2}};
        for (const int artifact : {100, 101, 0xFEFF, 0xFF00, 0xFF04, 0xFF05}) // those of the last are drawn
            hero.artifacts.push_back({std::uint16_t(artifact), -1});
        world.items.push_back({SpellScroll{46}, {5, 4}, {}, ""});
        world.items.push_back({KeyGuard{5}, {3, 0}, {}, ""});
        world.items.push_back({KeyGuard{6}, {4, 0}, {}, ""});
        QCOMPARE(findings(world, "values"), (QStringList{"E values/unknown artifact 101 1",
                                                         "E values/unknown artifact 65279 1",
                                                         "E values/unknown artifact 65285 1",
                                                         "W values/unknown construction 74 1",
                                                         "W values/unknown construction-state 2 1",
                                                         "E values/unknown key 6 1",
                                                         "W values/unknown primary-skill 4 2",
                                                         "E values/unknown resource 7 1",
                                                         "W values/unknown skill -1 1",
                                                         "W values/unknown skill 22 1",
                                                         "W values/unknown skill-level -1 1",
                                                         "W values/unknown skill-level 3 1",
                                                         "E values/unknown spell 46 3",
                                                         "E values/unknown troop -2 1",
                                                         "E values/unknown troop 45 2",
                                                         "E values/unknown troop 46 3",
                                                         "E values/unknown troop 47 1",
                                                         "E values/unknown troop 48 1",
                                                         "E values/unknown troop 3842 1",
                                                         "E values/unknown troop 65536 1",
                                                         "E values/unknown worn-place -2 1",
                                                         "E values/unknown worn-place 14 2"}));
        QCOMPARE(findings(world, "worn"), nothing);
        const Report report = runChecks(world, pocketHeroes());
        const Message twice{"values/unknown", {"troop", 45, 2}};
        const auto problem = std::ranges::find(report.problems, twice, &Problem::message);
        QVERIFY(problem != report.problems.end() && problem->cells == (std::vector<Cell>{{4, 6}}));
        world = drawn(sound);
        world.items[0].guard = {Troop{0, 1}, Troop{44, 0}};
        world.events[0].rewards = {{RewardKind::Resource, -1, "", 1}, {RewardKind::Creatures, 44, "", 1}};
        QCOMPARE(findings(world, "values"), nothing);
    }

    /// A user's catalogue may lack the names of numbers: then every number is accepted.
    void numbersWithoutNamesAreNotJudged() {
        World world = drawn(sound);
        world.castles[0].constructions = {{200, 9}};
        world.items[0].treasure = SpellScroll{999};
        Catalogue bare = pocketHeroes();
        bare.constructions.clear();
        bare.constructionStates.clear();
        bare.spells.clear();
        const Report report = runChecks(world, bare);
        QVERIFY(std::ranges::find(report.problems, "values", &Problem::check) == report.problems.end());
    }

    /// In each place that the game has for them one artifact can be worn.
    void artifactsInOnePlace() {
        World world = drawn(sound);
        world.heroes.resize(2);
        world.heroes[0].id = "hero_yog";
        world.heroes[0].cell = {5, 0};
        world.heroes[1].cell = {3, 0};
        world.heroes[0].artifacts = {{12, 0}, {12, -1}, {12, -1}, {7, 3}, {12, 4}};
        QCOMPARE(findings(world, "worn"), nothing);
        world.heroes[0].artifacts = {{12, 0}, {7, 3}, {8, 0}, {9, 3}, {10, 0}, {11, -1}};
        QCOMPARE(findings(world, "worn"),
                 (QStringList{"E worn/same-place hero hero_yog (5,0) | fix/backpack 3"}));
        QVERIFY(fixesHelp(world, "worn"));
        const Report report = runChecks(world, pocketHeroes());
        const auto problem = std::ranges::find(report.problems, "worn", &Problem::check);
        QVERIFY(problem->cells == (std::vector<Cell>{{5, 0}}) && !deletesWork(*problem, problem->fixes[0]));
        apply(world, editOf(world, pocketHeroes(), problem->fixes.front()).value());
        QCOMPARE(world.heroes[0].artifacts,
                 (std::vector<WornArtifact>{{12, 0}, {7, 3}, {8, -1}, {9, -1}, {10, -1}, {11, -1}}));
    }

    /// Content that the game's editor exports and the game fails to load.
    void whatTheGameDoesNotLoad() {
        World world = drawn(sound);
        for (int row = 0; row <= 32; ++row)
            for (int column = 0; column <= 32; ++column)
                world.nodes[{row, column}].surface = Surface::Grass;
        QCOMPARE(findings(world, "loading"), nothing);
        world.heroes.resize(2);
        for (int i = 0; i < 2; ++i) {
            world.heroes[std::size_t(i)].id = "hero_yog";
            world.heroes[std::size_t(i)].cell = {20 + i, 20};
        }
        world.heroes[0].secondarySkills = {{1, 0}, {2, 0}, {1, 1}, {3, 0}, {4, 0},
                                           {5, 0}, {6, 0}, {7, 0}, {8, 0}, {9, 0}};
        world.visitables = {{"pyramid", {25, 25}, {}, {}}, {"shipwreck", {15, 25}, {}, {}}};
        world.visitables[1].guard[0] = {3, 5};
        world.ultimate = {{25, 25}, 0};
        QCOMPARE(findings(world, "loading"),
                 (QStringList{"E loading/skills hero hero_yog (20,20) | fix/drop-skills 2",
                              "E loading/hero-twice hero hero_yog (21,20) | fix/delete hero",
                              "E loading/hoard-guards visitable shipwreck (15,25) | fix/dismiss-guards",
                              "E loading/ultimate | fix/bury-anywhere"}));
        QVERIFY(fixesHelp(world, "loading"));
        world.ultimate = {{25, 25}, 1}; // the square that begins there has free cells
        QVERIFY(!findings(world, "loading").contains("E loading/ultimate | fix/bury-anywhere"));
        world.ultimate = {{30, 30}, 1}; // all of it on the rim: anywhere but there
        QVERIFY(!findings(world, "loading").contains("E loading/ultimate | fix/bury-anywhere"));
        world.ultimate = {{10, 10}, 0};
        QVERIFY(!findings(world, "loading").contains("E loading/ultimate | fix/bury-anywhere"));
        world.paths = {{{10, 10}, "dirt_road"}};
        QVERIFY(findings(world, "loading").contains("E loading/ultimate | fix/bury-anywhere"));
    }

    void unknownIds() {
        World world = drawn(sound);
        world.decorations = {{{0, 0}, "oak"}, {{0, 2}, "oak"}, {{0, 4}, "trees_1"}};
        world.paths = {{{1, 1}, "rail"}};
        world.items[0].treasure = Artifact{"Spoon"};
        world.heroes.emplace_back().id = "hero_me";
        QCOMPARE(
            findings(world, "ids"),
            (QStringList{"E ids/unknown hero hero_me 1 (0,0)", "E ids/unknown item Spoon 1 (4,6)",
                         "E ids/unknown decoration oak 2 (0,0)(0,2)", "E ids/unknown path rail 1 (1,1)"}));
        world = drawn(sound);
        world.events[0].rewards = {{RewardKind::Artifact, 0, "Spoon", 0},
                                   {RewardKind::Artifact, 0, "Helm", 0}};
        QCOMPARE(findings(world, "ids"), (QStringList{"W ids/unknown-reward Spoon 1 (5,10)"}));
    }

    /// People put some of their decorations on any ground: less than half of them is worth no word.
    void decorationsOutOfPlace() {
        World world = drawn(sound);
        world.decorations = {
            {{0, 0}, "cactus_1"}, {{0, 2}, "cactus_1"}, {{0, 4}, "trees_9"}, {{0, 6}, "flowers_8"}};
        QCOMPARE(findings(world, "surfaces"), (QStringList{"N surfaces/decoration cactus_1 2 (0,0)(0,2)"}));
        world.nodes[{1, 1}].surface = Surface::Wasteland; // one corner will do
        QCOMPARE(findings(world, "surfaces"), nothing);
        world.decorations.resize(2);
        QCOMPARE(findings(world, "surfaces"), (QStringList{"N surfaces/decoration cactus_1 1 (0,2)"}));
    }
};

} // namespace stonemason::pocket_heroes

STONEMASON_APPLESS_TEST(stonemason::pocket_heroes::TestContents)
#include "test_contents.moc"
