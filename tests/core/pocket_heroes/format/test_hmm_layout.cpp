// SPDX-License-Identifier: GPL-3.0-or-later
// Files put together field by field, as the source of the layout describes them, without the code that reads
// them.
#include "core/pocket_heroes/format/hmm.h"
#include "tests/core/pocket_heroes/format/file_bytes.h"
#include "tests/support/error_text.h"
#include "tests/support/test_program.h"

#include <QTest>

namespace stonemason::pocket_heroes {

namespace {

using test::Bytes;

Bytes plainHead() {
    return Bytes().u32(0x76235278).u32(0x18).u8(0).text("N").text("D").text("1.0").text("A");
}

Bytes plainPlayers() {
    return plainHead().u16(0).point(0xFFFF, 0xFFFF).u32(0).u16(0);
}

/// The lists from heroes to castles: the one that is given, and the others empty. Then nodes and two more.
enum List { Heroes, Items, Guards, Events, Visitables, Ownerables, Castles };
std::string fileWith(List list, const Bytes& records, unsigned count = 1) {
    std::string file = plainPlayers().string();
    for (int i = Heroes; i <= Castles; ++i)
        file += i == list ? Bytes().u16(count).string() + records.string() : Bytes().u16(0).string();
    return file + Bytes().nodes().u32(0).u32(0).string();
}

World worldOf(const std::string& file) {
    const auto read = readWorld(file);
    if (!read) qFatal("%s", test::errorText(read.error()).c_str());
    return *read;
}

QString errorOf(const std::string& file) {
    const auto read = readWorld(file);
    return read ? QStringLiteral("read") : QString::fromStdString(test::errorText(read.error()));
}

} // namespace

class TestHmmLayout : public QObject {
    Q_OBJECT

private slots:
    /// As the generator whose maps come before ours writes them.
    void theSmallestTranslatedFile() {
        Bytes bytes;
        bytes.u32(0x76235278).u32(25).u8(0).u32(1).u32(2);
        bytes.text("Map Description").u16(2).text("Default description").text("Map name").u16(1).text("K5");
        bytes.text("").text("").u16(0).point(0, 0).u32(0);
        bytes.u16(1).u8(1).u8(5).u8(1).point(7, 9).u8(0);
        bytes.u16(0).u16(0).u16(0).u16(0).u16(0).u16(0).u16(0).nodes();
        bytes.u32(1).point(1, 0).text("flowers_8").u32(1).point(2, 5).text("dirt_road");
        const World world = worldOf(bytes.string());
        QCOMPARE(world.version, Version::Translated);
        QCOMPARE(nameOf(world, Language::English), std::string("K5"));
        QCOMPARE(descriptionOf(world, Language::English), std::string("Default description"));
        QCOMPARE(world.ultimate, (UltimateArtifact{{0, 0}, 0}));
        const Player player{PlayerId::Green, Controller(5), MainCastle{{9, 7}, false}};
        QCOMPARE(world.players, std::vector{player});
        QCOMPARE(world.decorations, (std::vector<Placed>{{{0, 1}, "flowers_8"}}));
        QCOMPARE(world.paths, (std::vector<Placed>{{{5, 2}, "dirt_road"}}));
        QVERIFY(*writeWorld(world) == bytes.string());
    }

    void twoLanguages() {
        Bytes bytes;
        bytes.u32(0x76235278).u32(25).u8(0).u32(3).u32(1);
        bytes.text("Map name").u16(1).text("Reed").u32(1).u16(0x422).text("").text("");
        bytes.u16(0).point(0, 0).u32(0).u16(0);
        bytes.u16(0).u16(0).u16(0).u16(0).u16(0).u16(0).u16(0).nodes().u32(0).u32(0);
        const World world = worldOf(bytes.string());
        QCOMPARE(nameOf(world, Language::English), std::string("Reed"));
        QCOMPARE(nameOf(world, Language::Russian), std::string("Т"));
    }

    void plainTextsAndTimeEvents() {
        Bytes bytes = plainHead();
        bytes.u16(1).text("Begin").text("Hail").u32(63).u32(1).u32(7);
        for (unsigned i = 0; i < 7; ++i)
            bytes.u32(100 + i);
        bytes.point(20, 15).u32(3).u16(1).u8(0xFF).u8(2).u8(0);
        bytes.u16(0).u16(0).u16(0).u16(0).u16(0).u16(0).u16(0).nodes().u32(0).u32(0);
        const World world = worldOf(bytes.string());
        QCOMPARE(world.name + world.description + world.mapVersion + world.author, std::string("ND1.0A"));
        const TimeEvent event{"Begin", "Hail", 63, 1, 7, {100, 101, 102, 103, 104, 105, 106}};
        QCOMPARE(world.timeEvents, std::vector{event});
        QCOMPARE(world.ultimate, (UltimateArtifact{{15, 20}, 3}));
        QCOMPARE(world.players, (std::vector{Player{PlayerId::Neutral, Controller::Either, std::nullopt}}));
        QCOMPARE((world.nodes[{32, 32}]), (Node{Surface::Grass, 0}));
    }

    void heroes() {
        Bytes bytes;
        bytes.text("hero_yog").u8(1).point(3, 4).text("Y").u32(5).u32(600);
        bytes.u8(1).u8(2).u8(1).u16(1).u16(9).u16(0xFFFF).u16(1).u16(3).u16(0xFFFE).noArmy();
        bytes.u8(1).u16(2).u16(18).u16(44);
        const Hero hero = worldOf(fileWith(Heroes, bytes)).heroes.at(0);
        QCOMPARE(hero.id + hero.name, std::string("hero_yogY"));
        QCOMPARE(hero.owner, PlayerId::Green);
        QCOMPARE(hero.cell, (Cell{4, 3}));
        QCOMPARE(int(hero.level), 5);
        QCOMPARE(hero.experience, 600);
        QCOMPARE(hero.secondarySkills, (std::vector<SecondarySkill>{{2, 1}}));
        QCOMPARE(hero.artifacts, (std::vector<WornArtifact>{{9, -1}}));
        QCOMPARE(hero.skills, (std::vector<SkillPoints>{{3, -2}}));
        QCOMPARE(hero.spells, (std::optional<std::vector<std::uint16_t>>({18, 44})));
    }

    void everyKindOfItem() {
        const auto head = [](Bytes& bytes, unsigned kind) {
            bytes.u8(kind).point(kind, 1).noArmy().text("");
        };
        Bytes bytes;
        head(bytes, 0), bytes.u8(0xFF).u32(8);
        head(bytes, 1), bytes.u32(20);
        head(bytes, 2);
        head(bytes, 3);
        head(bytes, 4), bytes.text("Ring");
        head(bytes, 5), bytes.u16(18);
        head(bytes, 6);
        head(bytes, 7), bytes.u8(4);
        const std::vector<Item> items = worldOf(fileWith(Items, bytes, 8)).items;
        const std::vector<Treasure> expected{
            Pile{Resource::Random, 8}, ManaCrystal{20}, Campfire{}, Chest{},
            Artifact{"Ring"},          SpellScroll{18}, Lamp{},     KeyGuard{4}};
        for (std::size_t i = 0; i < expected.size(); ++i)
            QCOMPARE(items[i], (Item{expected[i], {1, int(i)}, {}, ""}));
    }

    void guardsAndEvents() {
        Bytes guard;
        guard.u16(0x0F03).u32(12).u8(2).u8(1).point(8, 9).text("Stop");
        QCOMPARE(worldOf(fileWith(Guards, guard)).guards,
                 (std::vector<Guard>{{{randomGuard + 3, 12}, Disposition::Savage, true, {9, 8}, "Stop"}}));
        Bytes event;
        event.point(1, 2).u16(5).u32(30);
        for (int i = 1; i < 7; ++i)
            event.u16(0xFFFF).u32(0);
        event.text("r").text("a").u32(33).u16(2).u32(0).u32(6).u32(10).u32(7).text("Helm").u32(1);
        MapEvent expected{{2, 1}, {}, "r", "a", 33, {}};
        expected.guard[0] = {5, 30};
        expected.rewards = {{RewardKind::Resource, 6, "", 10}, {RewardKind::Artifact, 0, "Helm", 1}};
        QCOMPARE(worldOf(fileWith(Events, event)).events, std::vector{expected});
    }

    void buildings() {
        Bytes visitable;
        visitable.text("well").point(1, 2).noArmy().text("m");
        QCOMPARE(worldOf(fileWith(Visitables, visitable)).visitables,
                 (std::vector<Visitable>{{"well", {2, 1}, {}, "m"}}));
        Bytes ownerable;
        ownerable.text("ore_mine").u8(0xFF).point(1, 2).noArmy();
        QCOMPARE(worldOf(fileWith(Ownerables, ownerable)).ownerables,
                 (std::vector<Ownerable>{{"ore_mine", PlayerId::Neutral, {2, 1}, {}}}));
        Bytes castle;
        castle.text("large_01").u8(6).u8(5).point(1, 2).noArmy().text("c").u16(1).u8(37).u8(2);
        QCOMPARE(worldOf(fileWith(Castles, castle)).castles,
                 (std::vector<Castle>{
                     {"large_01", Nation::Random, PlayerId::Yellow, {2, 1}, {}, "c", {{37, 2}}}}));
    }

    void errorsNameFieldAndOffset() {
        const auto head = [] { return Bytes().u32(0x76235278); };
        QCOMPARE(errorOf(""), QStringLiteral("hmm/not-a-map 0 in magic"));
        QCOMPARE(errorOf("PK\3\4 and more"), QStringLiteral("hmm/not-a-map 0 in magic"));
        QCOMPARE(errorOf(head().u32(0x17).string()), QStringLiteral("hmm/version 4 23 24 25 in version"));
        QCOMPARE(errorOf(head().u32(0xFFFFFFFF).string()),
                 QStringLiteral("hmm/version 4 4294967295 24 25 in version"));
        QCOMPARE(errorOf(head().u32(0x18).u8(4).string()), QStringLiteral("hmm/value 8 4 0 3 in size"));
        QCOMPARE(errorOf(head().u32(0x19).u8(0).u32(0).string()),
                 QStringLiteral("hmm/value 9 0 1 3 in languages"));
        QCOMPARE(errorOf(head().u32(0x19).u8(0).u32(5).string()),
                 QStringLiteral("hmm/value 9 5 1 3 in languages"));
        QCOMPARE(errorOf(head().u32(0x19).u8(0).u32(1).u32(0xFFFFFFFF).string()),
                 QStringLiteral("hmm/count 13 4294967295 0 in texts"));
        QCOMPARE(errorOf(head().u32(0x18).u8(0).u32(0xFFFFFFFF).string()),
                 QStringLiteral("hmm/length 9 -1 0 in name"));
        QCOMPARE(errorOf(head().u32(0x18).u8(0).u32(2).u16('a').string()),
                 QStringLiteral("hmm/length 9 2 1 in name"));
        QCOMPARE(errorOf(head().u32(0x18).u8(0).text("N").u8(0).string()),
                 QStringLiteral("hmm/cut 15 4 1 in description"));
        const std::size_t first = plainPlayers().string().size();
        QCOMPARE(errorOf(plainPlayers().u16(0).u16(3).u8(0).string()),
                 QStringLiteral("hmm/count %1 3 0 in items").arg(first + 2));
        QCOMPARE(errorOf(fileWith(Items, Bytes().u8(8))),
                 QStringLiteral("hmm/value %1 8 0 7 in items[0].kind").arg(first + 4));
        Bytes guard;
        guard.u16(0).u32(0).u8(0).u8(2);
        QCOMPARE(errorOf(fileWith(Guards, guard)),
                 QStringLiteral("hmm/value %1 2 0 1 in guards[0].staysSmall").arg(first + 4 + 2 + 7));
        const std::string whole = fileWith(Items, Bytes(), 0);
        QCOMPARE(errorOf(whole), QStringLiteral("read"));
        QCOMPARE(errorOf(whole.substr(0, whole.size() - 9)),
                 QStringLiteral("hmm/cut %1 2178 2177 in nodes").arg(whole.size() - 8 - 2178));
    }

    /// The game's editor ignores it.
    void whatStandsBehindTheEndIsKept() {
        const std::string whole = fileWith(Items, Bytes(), 0);
        for (const std::string& tail :
             {std::string("ab"), std::string(1, '\0'), std::string(100'000, 'x'), whole}) {
            const World world = worldOf(whole + tail);
            QCOMPARE(world.tail, tail);
            const auto written = writeWorld(world);
            QVERIFY(written && *written == whole + tail);
        }
        QVERIFY(worldOf(whole).tail.empty());
    }

    /// Nor does it mind half a pair of surrogates, wherever there is text.
    void halfAPairIsKept() {
        Bytes guard;
        guard.u16(0).u32(0).u8(0).u8(1).point(1, 2).u32(3).u16('a').u16(0xD83D).u16('b');
        const std::string file = fileWith(Guards, guard);
        const auto written = writeWorld(worldOf(file));
        QVERIFY(written && *written == file);
        QCOMPARE(worldOf(file).guards[0].message, std::string("a\xED\xA0\xBD"
                                                              "b"));
    }

    /// No count makes the reader allocate more than the remaining bytes can hold.
    void countsAreHeldAgainstWhatFollows() {
        std::string file = fileWith(Items, Bytes(), 0);
        for (std::size_t i = 1; i <= 4; ++i)
            file[file.size() - i] = '\xFF';
        QCOMPARE(errorOf(file), QStringLiteral("hmm/count %1 4294967295 0 in paths").arg(file.size() - 4));
        Bytes event;
        event.point(1, 2).noArmy().text("").text("").u32(0).u16(0xFFFF);
        const auto error = errorOf(fileWith(Events, event));
        QVERIFY2(error.startsWith("hmm/count ") && error.endsWith("in events[0].rewards"), qPrintable(error));
    }
};

} // namespace stonemason::pocket_heroes

STONEMASON_APPLESS_TEST(stonemason::pocket_heroes::TestHmmLayout)
#include "test_hmm_layout.moc"
