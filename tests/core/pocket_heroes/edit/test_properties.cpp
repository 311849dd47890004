// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pocket_heroes/edit/properties.h"
#include "core/pocket_heroes/edit/texts.h"
#include "core/pocket_heroes/format/hmm.h"
#include "tests/support/test_program.h"
#include "tests/support/worlds.h"

#include <QTest>

namespace stonemason::pocket_heroes {

using test::anyWorld;
using test::drawn;

namespace {

World edited(World world, const WorldEdit& edit) {
    apply(world, edit);
    return world;
}

/// A world of two languages with one of each kind of record, and no text but the map's.
World talkative(Version version) {
    World world = emptyWorld(32);
    world.heroes.emplace_back();
    world.items.emplace_back();
    world.guards.resize(2);
    world.events.emplace_back();
    world.visitables.emplace_back();
    world.castles.emplace_back();
    world.timeEvents.emplace_back();
    setLanguage(world, Language::Russian, true);
    setVersion(world, version);
    return world;
}

const std::vector<std::pair<Thing, TextKind>> speakers{
    {{ThingKind::Hero, 0}, TextKind::HeroName},      {{ThingKind::Item, 0}, TextKind::ItemMessage},
    {{ThingKind::Guard, 0}, TextKind::GuardMessage}, {{ThingKind::Event, 0}, TextKind::EventReward},
    {{ThingKind::Event, 0}, TextKind::EventAttack},  {{ThingKind::Visitable, 0}, TextKind::VisitMessage},
    {{ThingKind::Castle, 0}, TextKind::CastleName}};

std::string sentence(const World& world, Thing thing, TextKind kind, Language language) {
    return wordsOf(world, *messageOf(world, thing, kind), language);
}

World readBack(const World& world) {
    const auto bytes = writeWorld(world);
    if (!bytes) return {};
    auto read = readWorld(bytes.value());
    return read ? std::move(read).value() : World{};
}

} // namespace

class TestWorldProperties : public QObject {
    Q_OBJECT

private slots:
    void aDifferenceMakesOneWorldOfAnotherAndBack() {
        for (unsigned seed = 0; seed < 60; ++seed) {
            const World from = anyWorld(seed % 2 == 0 ? Version::Plain : Version::Translated, seed);
            World to = anyWorld(seed % 3 == 0 ? Version::Plain : Version::Translated, seed + 1000);
            if (to.size() != from.size()) continue;
            const WorldEdit edit = difference(from, to);
            QVERIFY(edited(from, edit) == to);
            QVERIFY(edited(to, reversed(edit)) == from);
            QVERIFY(difference(from, from).empty());
        }
    }

    void oneEditChangesThingsThatDiffer() {
        World world = emptyWorld(32);
        world.guards = {{{randomGuard, 3}, Disposition::Savage, true, {1, 1}, "a"},
                        {{5, 9}, Disposition::Compliant, false, {2, 2}, ""},
                        {{7, 1}, Disposition::Savage, false, {3, 3}, ""}};
        const std::vector<Thing> things{{ThingKind::Guard, 0}, {ThingKind::Guard, 2}, {ThingKind::Guard, 9}};
        const WorldEdit edit = changingEach(world, things, [](auto& record) {
            if constexpr (requires { record.troop; }) record.troop.count = 44;
        });
        const World after = edited(world, edit);
        QCOMPARE(after.guards[0], (Guard{{randomGuard, 44}, Disposition::Savage, true, {1, 1}, "a"}));
        QCOMPARE(after.guards[1], world.guards[1]);
        QCOMPARE(after.guards[2].troop, (Troop{7, 44}));
        QVERIFY(edited(after, reversed(edit)) == world);
    }

    void aLostMainCastleIsFollowedByTheNext() {
        World world = emptyWorld(32);
        world.players = {{PlayerId::Red, Controller::Human, MainCastle{{4, 4}, true}}};
        world.castles.resize(2);
        world.castles[0].cell = {4, 4};
        world.castles[1].cell = {9, 9};
        for (Castle& castle : world.castles)
            castle.owner = PlayerId::Red;
        const Thing first{ThingKind::Castle, 0};
        const Thing second{ThingKind::Castle, 1};
        const World lost = edited(world, owning(world, {&first, 1}, PlayerId::Blue));
        QCOMPARE(lost.castles[0].owner, PlayerId::Blue);
        QCOMPARE(lost.players[0].mainCastle, std::optional(MainCastle{{9, 9}, true}));
        const WorldEdit both = owning(lost, {&second, 1}, PlayerId::Neutral);
        QVERIFY(!edited(lost, both).players[0].mainCastle);
        QVERIFY(edited(edited(lost, both), reversed(both)) == lost);
    }

    void aBuildingChangesAloneInEveryCastle() {
        World world = emptyWorld(32);
        world.castles.resize(2);
        world.castles[0].constructions = {{3, 1}, {200, 7}, {3, 0}};
        world.items.resize(1);
        const std::vector<Thing> things{{ThingKind::Castle, 0}, {ThingKind::Castle, 1}, {ThingKind::Item, 0}};
        QCOMPARE(constructionState(world.castles[0].constructions, 3), std::optional<std::uint8_t>(1));
        QCOMPARE(constructionState(world.castles[1].constructions, 3), std::optional<std::uint8_t>());
        World built = world;
        apply(built, constructing(world, things, 3, 0));
        QCOMPARE(built.castles[0].constructions, (std::vector<Construction>{{3, 0}, {200, 7}}));
        QCOMPARE(built.castles[1].constructions, (std::vector<Construction>{{3, 0}}));
        QCOMPARE(built.items, world.items);
        const WorldEdit without = constructing(built, things, 3, std::nullopt);
        apply(built, without);
        QCOMPARE(built.castles[0].constructions, (std::vector<Construction>{{200, 7}}));
        QVERIFY(built.castles[1].constructions.empty());
        QVERIFY(constructing(built, things, 3, std::nullopt).empty());
    }

    void wordsAreWrittenInEachLanguageAndReadBack() {
        World world = talkative(Version::Translated);
        for (const auto& [thing, kind] : speakers) {
            setWords(world, thing, kind, Language::English, "words " + std::to_string(int(kind)));
            setWords(world, thing, kind, Language::Russian, "слова " + std::to_string(int(kind)));
        }
        setTimeEventWords(world, 0, Language::Russian, "время");
        setMapWords(world, TextKind::Name, Language::English, "Isle");
        setMapWords(world, TextKind::Description, Language::Russian, "Остров");
        QCOMPARE(world.texts.size(), speakers.size() + 3);
        const World read = readBack(world);
        QVERIFY(read == world);
        for (const auto& [thing, kind] : speakers) {
            QCOMPARE(sentence(read, thing, kind, Language::English), "words " + std::to_string(int(kind)));
            QCOMPARE(sentence(read, thing, kind, Language::Russian), "слова " + std::to_string(int(kind)));
            QCOMPARE(findText(read, *messageOf(read, thing, kind))->kind, kind);
        }
        QCOMPARE(wordsOf(read, read.timeEvents[0].text, Language::Russian), std::string("время"));
        QCOMPARE(nameOf(read, Language::English), std::string("Isle"));
        QCOMPARE(descriptionOf(read, Language::Russian), std::string("Остров"));
    }

    void aTextWithoutWordsGoesWithItsKey() {
        World world = talkative(Version::Translated);
        const World silent = world;
        const auto& [thing, kind] = speakers[2];
        setWords(world, thing, kind, Language::English, "Halt!");
        setWords(world, thing, kind, Language::Russian, "Стой!");
        setWords(world, thing, kind, Language::English, "");
        QCOMPARE(sentence(world, thing, kind, Language::Russian), std::string("Стой!"));
        setWords(world, thing, kind, Language::Russian, "");
        QVERIFY(world == silent);
    }

    void aTextThatTwoSayIsCopiedForTheOneThatChanges() {
        World world = talkative(Version::Translated);
        const Thing first{ThingKind::Guard, 0};
        const Thing second{ThingKind::Guard, 1};
        setWords(world, first, TextKind::GuardMessage, Language::English, "Halt!");
        setWords(world, first, TextKind::GuardMessage, Language::Russian, "Стой!");
        world.guards[1].message = world.guards[0].message;
        setWords(world, second, TextKind::GuardMessage, Language::English, "Pay!");
        QCOMPARE(sentence(world, first, TextKind::GuardMessage, Language::English), std::string("Halt!"));
        QCOMPARE(sentence(world, second, TextKind::GuardMessage, Language::English), std::string("Pay!"));
        QCOMPARE(sentence(world, second, TextKind::GuardMessage, Language::Russian), std::string("Стой!"));
        QVERIFY(world.guards[0].message != world.guards[1].message);
    }

    /// A hero may be called as the map is, by one key; then one of them gets another name.
    void theNameOfTheMapStaysTheMaps() {
        World world = emptyWorld(32);
        setMapWords(world, TextKind::Name, Language::English, "Isle");
        world.heroes.emplace_back();
        world.heroes[0].name = world.texts.back().key;
        const Thing hero{ThingKind::Hero, 0};
        setWords(world, hero, TextKind::HeroName, Language::English, "Ann");
        QCOMPARE(nameOf(world, Language::English), std::string("Isle"));
        QCOMPARE(sentence(world, hero, TextKind::HeroName, Language::English), std::string("Ann"));
        setWords(world, hero, TextKind::HeroName, Language::English, "");
        QCOMPARE(nameOf(world, Language::English), std::string("Isle"));
        world.heroes[0].name = findText(world, "Map name")->key;
        setWords(world, hero, TextKind::HeroName, Language::English, "");
        QCOMPARE(nameOf(world, Language::English), std::string("Isle"));
    }

    void aNewKeyIsNobodys() {
        World world = talkative(Version::Translated);
        world.texts.push_back({"guard_1", TextKind::Other, {"kept", ""}});
        world.items[0].message = "guard_2"; // without a text
        setWords(world, {ThingKind::Guard, 0}, TextKind::GuardMessage, Language::English, "Halt!");
        QCOMPARE(world.guards[0].message, std::string("guard_3"));
        QCOMPARE(wordsOf(world, "guard_1", Language::English), std::string("kept"));
    }

    void plainWordsStandWhereTheyAreUsed() {
        World world = talkative(Version::Plain);
        for (const auto& [thing, kind] : speakers)
            setWords(world, thing, kind, Language::English, "plain");
        setMapWords(world, TextKind::Name, Language::English, "Isle");
        QCOMPARE(world.events[0].attackMessage, std::string("plain"));
        QCOMPARE(world.name, std::string("Isle"));
        QVERIFY(world.texts.empty());
        QVERIFY(readBack(world) == world);
    }

    void whatSaysNothingIsPassedOver() {
        World world = talkative(Version::Translated);
        const World before = world;
        setWords(world, {ThingKind::Guard, 0}, TextKind::CastleName, Language::English, "x");
        QVERIFY(world == before);
        QVERIFY(!messageOf(world, {ThingKind::Guard, 0}, TextKind::CastleName));
    }

    void aLanguageGoesWithItsWords() {
        World world = talkative(Version::Translated);
        setMapWords(world, TextKind::Name, Language::Russian, "Остров");
        const WorldEdit edit =
            changing(world, [](World& after) { setLanguage(after, Language::Russian, false); });
        const World after = edited(world, edit);
        QCOMPARE(after.languages, 1U);
        QVERIFY(nameOf(after, Language::Russian).empty());
        QVERIFY(readBack(after) == after);
        QVERIFY(edited(after, reversed(edit)) == world);
        World last = after;
        setLanguage(last, Language::English, false);
        QVERIFY(last == after);
    }

    void theVersionChangesWithoutALossOfItsFirstLanguage() {
        World world = talkative(Version::Plain);
        for (const auto& [thing, kind] : speakers)
            setWords(world, thing, kind, Language::English, "words " + std::to_string(int(kind)));
        setMapWords(world, TextKind::Name, Language::English, "Isle");
        setTimeEventWords(world, 0, Language::English, "Time");
        World other = world;
        setVersion(other, Version::Translated);
        QVERIFY(readBack(other) == other);
        for (const auto& [thing, kind] : speakers)
            QCOMPARE(sentence(other, thing, kind, Language::English), "words " + std::to_string(int(kind)));
        QCOMPARE(nameOf(other, Language::English), std::string("Isle"));
        setVersion(other, Version::Plain);
        QVERIFY(other == world);
    }
};

} // namespace stonemason::pocket_heroes

STONEMASON_TEST(stonemason::pocket_heroes::TestWorldProperties)
#include "test_properties.moc"
