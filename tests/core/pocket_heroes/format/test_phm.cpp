// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/format/file.h"
#include "core/pocket_heroes/check/check.h"
#include "core/pocket_heroes/format/hmm.h"
#include "core/pocket_heroes/format/lzo.h"
#include "core/pocket_heroes/format/phm.h"
#include "core/pocket_heroes/format/world_file.h"
#include "tests/core/pocket_heroes/format/file_bytes.h"
#include "tests/support/error_text.h"
#include "tests/support/random.h"
#include "tests/support/test_program.h"
#include "tests/support/worlds.h"

#include <QTest>

#include <algorithm>

namespace stonemason::pocket_heroes {

namespace {

using test::Bytes;
using test::pocketHeroes;

/// What stands before the packed block, and what is in it.
struct Parts {
    std::string header;
    std::string data;
};

Parts partsOf(const std::string& file) {
    for (std::size_t at = 60; (at = file.find("LZ", at)) != std::string::npos; ++at) {
        std::size_t length = 0;
        for (unsigned i = 0; i < 4 && at + 2 + i < file.size(); ++i)
            length |= std::size_t(static_cast<unsigned char>(file[at + 2 + i])) << (8 * i);
        if (length == 0 || length > 4U << 20) continue;
        if (auto data = unpackLzo(std::string_view(file).substr(at + 6), length))
            return {file.substr(0, at), *std::move(data)};
    }
    return {};
}

World grassWorld() {
    World world = emptyWorld(32);
    world.version = Version::Plain;
    world.texts.clear();
    world.name = "N";
    world.description = "D";
    world.mapVersion = "1";
    world.author = "A";
    forEachCell(world.nodes.size(), [&](Cell cell) { world.nodes[cell].surface = Surface::Grass; });
    world.players = {{PlayerId::Green, Controller::Computer, std::nullopt},
                     {PlayerId::Red, Controller::Human, MainCastle{{10, 12}, true}}};
    world.castles = {
        {"small_01", Nation::Tower, PlayerId::Green, {20, 6}, {}, {}, {}},
        {"medium_02", Nation::Citadel, PlayerId::Red, {10, 12}, {}, "Keep", {{42, 2}, {0, 2}, {1, 0}}}};
    return world;
}

template <typename Ids>
std::string anyId(test::Random& random, const Ids& ids) {
    return std::string(ids.idOf(random.below(ids.size())));
}

/// A world with things that the game knows, and everything else random.
World knownWorld(unsigned seed) {
    const GameNumbers& numbers = pocketHeroes().numbers;
    test::Random random(seed);
    World world = test::anyWorld(seed % 2 == 0 ? Version::Plain : Version::Translated, seed);
    forEachCell(world.nodes.size(),
                [&](Cell cell) { world.nodes[cell].surface = Surface(random.below(surfaceCount)); });
    for (Castle& castle : world.castles) {
        castle.id = anyId(random, numbers.castles);
        castle.nation = Nation(random.below(7));
    }
    for (std::size_t i = 0; i < world.players.size(); ++i) {
        world.players[i].id = PlayerId(i);
        if (i >= world.castles.size())
            world.castles.push_back({"small_01", Nation::Tower, {}, {}, {}, {}, {}});
        world.castles[i].owner = PlayerId(i);
    }
    for (Hero& hero : world.heroes)
        hero.id = anyId(random, numbers.heroes);
    for (Item& item : world.items)
        if (auto* artifact = std::get_if<Artifact>(&item.treasure))
            artifact->id = anyId(random, numbers.artifacts);
    for (Visitable& visitable : world.visitables)
        visitable.id = anyId(random, numbers.visitables);
    for (Ownerable& ownerable : world.ownerables)
        ownerable.id = anyId(random, numbers.ownerables);
    for (Placed& thing : world.decorations)
        thing = {random.cellOf(world.size()), anyId(random, numbers.avatars)};
    for (Placed& thing : world.paths)
        thing = {random.cellOf(world.size()), anyId(random, numbers.paths)};
    return world;
}

} // namespace

class TestPhm : public QObject {
    Q_OBJECT

private slots:
    /// Every field, put together by hand from the description of the format.
    void everyFieldStandsInItsPlace() {
        World world = grassWorld();
        world.nodes[{0, 1}].surface = Surface::Snow;
        world.decorations = {{{0, 0}, "dirt_crack_1"}, {{0, 0}, "sawmill"}};
        world.paths = {{{0, 0}, "lava_river"}, {{0, 1}, "lava_river"}};
        world.timeEvents = {{"unseen", "Day", 3, 5, 7, {1, 2, 3, 4, 5, 6, 7}}};
        world.visitables = {{"teleport1", {3, 4}, {}, "Hi"}};
        world.ownerables = {{"obs_tower3", PlayerId::Neutral, {5, 6}, {}}};
        world.items = {{Pile{Resource::Ore, 9}, {7, 8}, {}, {}},
                       {Artifact{"RandomArtifact1"}, {7, 9}, {}, {}},
                       {KeyGuard{2}, {7, 10}, {}, {}},
                       {Campfire{}, {7, 11}, {}, {}},
                       {Lamp{}, {7, 12}, {}, {}}};
        world.events = {{{9, 1}, {}, "R", "T", 63, {{RewardKind::Artifact, 0, "SilverSword", 1}}}};
        world.guards = {{{4, 30}, Disposition::Savage, true, {11, 2}, "Boo"}};
        world.heroes = {{"valeska",
                         PlayerId::Red,
                         {12, 13},
                         "Val",
                         2,
                         40,
                         {{1, 2}},
                         {{100, 3}},
                         {{7, 9}, {1, 3}, {0, 2}},
                         {},
                         std::vector<std::uint16_t>{45, 46}}};
        const auto written = writeWorldFile(world, WorldFileFormat::Game, pocketHeroes());
        if (!written) QFAIL(test::errorText(written.error()).c_str());
        const Parts parts = partsOf(*written);

        Bytes header;
        header.raw("GMAP")
            .u16(0x39)
            .u32(0)
            .u32(0)
            .u8(0)
            .text("N")
            .text("D")
            .text("1")
            .text("A")
            .u32(1)
            .u16(0)
            .u8(255);
        header.u16(2);
        for (const auto& [id, nation, controller] : {std::tuple(0U, 0U, 0U), {1U, 2U, 1U}}) {
            header.u8(id).u8(nation).u8(controller).u8(0);
            for (int i = 0; i < 7; ++i)
                header.u32(0);
            header.u16(0xFFFF).u16(0xFFFF).u8(0);
        }
        header.u16(0xFFFF).u16(32).u16(32);
        QCOMPARE(parts.header, header.string());

        Bytes data;
        data.u16(1).text("Day").u32(3).u32(5).u32(7);
        for (unsigned i = 1; i <= 7; ++i)
            data.u32(i);
        for (int i = 0; i < 32 * 32; ++i)
            data.u16(i == 0 ? 0x3833 : i == 1 ? 0x8333 : 0x3333).u16(i == 0 ? 583 : i == 1 ? 0xFF0A : 0xFFFF);
        data.u16(0xFFFF).u32(0).u16(0xFFFF).u32(0);
        data.u16(1).u16(0).point(4, 3).noArmy().text("Hi").u16(0).u8(0);
        data.u16(1).u16(0).u8(255).point(6, 5).noArmy();
        data.u16(2).u16(24).text("").u8(1).point(6, 20).u8(1).noArmy().u8(1).u8(0);
        data.u16(5).text("Keep").u8(0).point(12, 10).u8(3).noArmy().u8(1).u8(1).u16(2);
        data.u16(0).u8(2).u16(9).u8(2); // places, rising: the first dwelling, the tavern
        data.u16(0).point(0xFFFF, 0xFFFF).u8(0).u8(0);
        data.u16(5).u8(0).point(8, 7).noArmy().text("").u8(1).u32(9);
        data.u8(4).point(9, 7).noArmy().text("").u16(0xFF01);
        data.u8(7).point(10, 7).noArmy().text("").u8(2);
        data.u8(2).point(11, 7).noArmy().text("").u32(0xFFFFFFFF).u8(255).u32(0xFFFFFFFF);
        data.u8(6).point(12, 7).noArmy().text("").u32(0xFFFFFFFF);
        data.u16(1).point(1, 9).noArmy().text("R").text("T").u32(63).u16(1).u8(7).u32(0).u32(1);
        data.u16(1).u16(4).u32(30).u8(255).u8(2).u8(1).point(2, 11).text("Boo");
        data.u16(1).u16(3).u8(0).point(13, 12).u8(255).point(13, 12).text("Val").u32(2).u32(40);
        data.u8(1).u8(1).u8(2).u16(1).u16(100).u16(3).u16(0);
        data.u16(2).u16(0).u16(2).u16(1).u16(3).noArmy().u8(1).u16(1).u16(45);
        data.u8(0).u32(0xFFFFFFFF).u32(0xFFFFFFFF).u8(1).u16(0);
        QCOMPARE(parts.data, data.string());
    }

    void whatIsWrittenIsReadBack() {
        for (unsigned seed = 0; seed < 300; ++seed) {
            const World world = knownWorld(seed);
            for (int language = 0; language < languageCount; ++language) {
                const auto playable = playableOf(world, Language(language), pocketHeroes());
                if (!world.has(Language(language)) || (world.version == Version::Plain && language > 0)) {
                    QVERIFY(!playable);
                    QCOMPARE(playable.error().message.id, std::string_view("phm/language"));
                    continue;
                }
                if (!playable) QFAIL(test::errorText(playable.error()).c_str());
                const auto bytes = writePlayable(*playable);
                if (!bytes) QFAIL(test::errorText(bytes.error()).c_str());
                const auto read = readPlayable(*bytes);
                if (!read) QFAIL(test::errorText(read.error()).c_str());
                QVERIFY(*read == *playable);
                const auto editable = editableWorldOf(*read, pocketHeroes());
                if (!editable) QFAIL(test::errorText(editable.error()).c_str());
                const auto again = playableOf(*editable, Language::English, pocketHeroes());
                if (!again) QFAIL(test::errorText(again.error()).c_str());
                QVERIFY(*again == *read);
            }
        }
    }

    /// The game's own exporter wrote the same of the same maps.
    void equalsTheReferences_data() {
        QTest::addColumn<QString>("map");
        QTest::addColumn<QString>("file");
        QTest::addColumn<int>("language");
        for (const char* name : {"Arena", "Delta", "Gods_War", "H2O"})
            QTest::newRow(name) << name << name << 0;
        QTest::newRow("Arena, Russian") << "Arena"
                                        << "Arena_Russian" << 1;
    }
    void equalsTheReferences() {
        QFETCH(QString, map);
        QFETCH(QString, file);
        QFETCH(int, language);
        const auto maps = test::realMapFiles();
        const auto found = std::ranges::find(maps, map.toStdString() + ".hmm", test::fileName);
        if (found == maps.end()) QSKIP("the real maps are not at hand");
        const auto world = readWorld(*readFile(*found));
        const auto reference =
            readFile(found->substr(0, found->find_last_of("/\\")) + "/phm/" + file.toStdString() + ".phm");
        QVERIFY(world.ok() && reference.ok());
        const auto written = writeGameFile(*world, Language(language), pocketHeroes());
        if (!written) QFAIL(test::errorText(written.error()).c_str());
        const Parts own = partsOf(*written);
        const Parts theirs = partsOf(*reference);
        QVERIFY(!own.data.empty());
        QVERIFY(own.header == theirs.header);
        QVERIFY(own.data == theirs.data);
    }

    /// Those that the game's exporter takes, and those that it refuses for what stands in a wrong place.
    void realMapsAreReadBack() {
        const auto files = test::realMapFiles();
        if (files.empty()) QSKIP("the real maps are not at hand");
        int written = 0;
        for (const std::string& file : files) {
            const auto world = readWorld(*readFile(file));
            QVERIFY2(world.ok(), file.c_str());
            for (int language = 0; language < languageCount; ++language) {
                const auto playable = playableOf(*world, Language(language), pocketHeroes());
                if (!playable) continue;
                const auto bytes = writePlayable(*playable);
                if (!bytes) QFAIL(test::errorText(bytes.error()).c_str());
                const auto read = readPlayable(*bytes);
                if (!read) QFAIL(test::errorText(read.error()).c_str());
                QVERIFY2(*read == *playable, file.c_str());
                const auto editable = editableWorldOf(*read, pocketHeroes());
                if (!editable) QFAIL(test::errorText(editable.error()).c_str());
                QVERIFY2(*playableOf(*editable, Language::English, pocketHeroes()) == *read, file.c_str());
                ++written;
            }
        }
        QVERIFY(written > 4);
    }

    /// A world whose checks find no error can be written for the game.
    void soundWorldsAreWritten() {
        int sound = 0;
        for (unsigned seed = 0; seed < 200; ++seed) {
            const World world = seed % 4 == 0 ? grassWorld() : knownWorld(seed);
            const auto written = writeWorldFile(world, WorldFileFormat::Game, pocketHeroes());
            if (runChecks(world, pocketHeroes()).count(Severity::Error) > 0) continue;
            ++sound;
            if (!written) QFAIL(test::errorText(written.error()).c_str());
        }
        QVERIFY(sound > 0);
        for (const auto& spoil : std::initializer_list<void (*)(World&)>{
                 [](World& world) {
                     world.nodes[{0, 0}].surface = Surface(16);
                 },
                 [](World& world) { world.castles[0].nation = Nation(9); },
                 [](World& world) { world.players.push_back(world.players[0]); },
                 [](World& world) {
                     world.decorations = {{{0, 0}, "none such"}};
                 },
                 [](World& world) {
                     world.players.push_back({PlayerId::Blue, Controller::Either, std::nullopt});
                 }}) {
            World world = grassWorld();
            spoil(world);
            QVERIFY(!writeWorldFile(world, WorldFileFormat::Game, pocketHeroes()));
            QVERIFY(runChecks(world, pocketHeroes()).count(Severity::Error) > 0);
        }
    }

    void whatTheGameHasNoRoomForIsCounted() {
        World world = grassWorld();
        QCOMPARE(lossesOfPlayable(world, pocketHeroes()),
                 (std::vector<Message>{{"phm/loses-constructions", {1}}})); // the one that is not built
        world.castles[1].constructions.clear();
        world.nodes[{3, 3}].altitude = 1;
        world.decorations = {{{0, 0}, "dirt_crack_1"}, {{0, 0}, "sawmill"}, {{99, 0}, "sawmill"}};
        world.paths = {{{0, 0}, "lava_river"}};
        world.timeEvents.emplace_back().name = "unseen";
        world.heroes.emplace_back().skills = {{4, 1}, {0, 1}};
        world.heroes.back().spells = {46, 45};
        world.events.emplace_back().rewards = {{RewardKind::Artifact, 0, "none such", 1}};
        QCOMPARE(lossesOfPlayable(world, pocketHeroes()), (std::vector<Message>{{"phm/loses-heights", {}},
                                                                                {"phm/loses-event-names", {}},
                                                                                {"phm/loses-pictures", {3}},
                                                                                {"phm/loses-skills", {1}},
                                                                                {"phm/loses-spells", {1}},
                                                                                {"phm/loses-rewards", {1}}}));
    }

    void whatTheGameDoesNotKnowIsRefused_data() {
        QTest::addColumn<std::string>("id");
        QTest::addColumn<std::string>("field");
        QTest::addColumn<int>("change");
        QTest::newRow("decoration") << std::string("phm/unknown") << std::string("decorations[0]") << 0;
        QTest::newRow("item") << std::string("phm/unknown") << std::string("items[0]") << 1;
        QTest::newRow("hero") << std::string("phm/unknown") << std::string("heroes[0]") << 2;
        QTest::newRow("surface") << std::string("phm/surface") << std::string("nodes[0]") << 3;
        QTest::newRow("player twice") << std::string("phm/player-twice") << std::string("players[2]") << 4;
        QTest::newRow("no nation") << std::string("phm/no-nation") << std::string("players[2]") << 5;
        QTest::newRow("nation") << std::string("phm/unknown") << std::string("castles[0]") << 6;
    }
    void whatTheGameDoesNotKnowIsRefused() {
        QFETCH(std::string, id);
        QFETCH(std::string, field);
        QFETCH(int, change);
        World world = grassWorld();
        switch (change) {
        case 0: world.decorations = {{{0, 0}, "none such"}}; break;
        case 1: world.items = {{Artifact{"none such"}, {0, 0}, {}, {}}}; break;
        case 2: world.heroes.emplace_back().id = "none such"; break;
        case 3: world.nodes[{0, 0}].surface = Surface(16); break;
        case 4: world.players.push_back(world.players[0]); break;
        case 5: world.players.push_back({PlayerId::Blue, Controller::Either, std::nullopt}); break;
        default: world.castles[0].nation = Nation(9);
        }
        const auto playable = playableOf(world, Language::English, pocketHeroes());
        QVERIFY(!playable);
        QCOMPARE(std::string(playable.error().message.id), id);
        QCOMPARE(playable.error().field, field);
    }

    void damagedFilesAreRefused() {
        const auto written = writeWorldFile(grassWorld(), WorldFileFormat::Game, pocketHeroes());
        QVERIFY(written.ok());
        for (std::size_t cut = 0; cut < written->size(); ++cut)
            QVERIFY(!readPlayable(std::string_view(*written).substr(0, cut)));
        QVERIFY(!readPlayable(*written + 'x'));
        const auto errorWith = [&](std::size_t at, char byte) {
            std::string bytes = *written;
            bytes[at] = byte;
            const auto read = readPlayable(bytes);
            return read ? std::string() : std::string(read.error().message.id);
        };
        QCOMPARE(errorWith(0, 'H'), std::string("phm/not-a-map"));
        QCOMPARE(errorWith(4, 0x38), std::string("phm/version"));
        QCOMPARE(errorWith(6, 1), std::string("phm/saved-game"));
        QCOMPARE(errorWith(14, 4), std::string("hmm/value"));
        test::Random random(5);
        for (int run = 0; run < 3000; ++run) {
            std::string bytes = *written;
            bytes[std::size_t(random.below(int(bytes.size())))] = char(random.below(256));
            if (const auto read = readWorldFile(bytes, pocketHeroes())) QVERIFY(read->size().rows == 32);
        }
    }

    /// The block states the length of its content: four million bytes at most, however short the block.
    void contentThatIsTooLongIsRefused() {
        const auto written = writeWorldFile(grassWorld(), WorldFileFormat::Game, pocketHeroes());
        std::string bytes = *written;
        const std::size_t length = partsOf(bytes).header.size() + 2;
        bytes[length + 2] = 0x40;
        bytes[length + 3] = 0;
        QCOMPARE(readPlayable(bytes).error().message.id, std::string_view("phm/packed"));
        bytes[length + 3] = 0x7F;
        QCOMPARE(readPlayable(bytes).error().message.id, std::string_view("phm/packed"));
    }
};

} // namespace stonemason::pocket_heroes

STONEMASON_APPLESS_TEST(stonemason::pocket_heroes::TestPhm)
#include "test_phm.moc"
