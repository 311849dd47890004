// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pocket_heroes/world/world.h"
#include "tests/support/test_program.h"

#include <QTest>

namespace stonemason::pocket_heroes {

class TestWorld : public QObject {
    Q_OBJECT

private slots:
    void anEmptyWorldIsWater() {
        for (const int side : worldSides) {
            const World world = emptyWorld(side);
            QCOMPARE(world.size().rows, side);
            QVERIFY(world.size().isSquare());
            for (const Node node : world.nodes.values())
                QCOMPARE(node, Node());
            QVERIFY(nameOf(world, Language::English).empty());
        }
    }

    void textsComeFromTheTable() {
        World world = emptyWorld(32);
        world.languages = 3;
        world.texts = {{"Map name", TextKind::Name, {"Delta", "Дельта"}},
                       {"Map Description", TextKind::Description, {"Reeds", "Камыши"}},
                       {"sign", TextKind::VisitMessage, {"Go back", ""}}};
        QCOMPARE(nameOf(world, Language::English), std::string("Delta"));
        QCOMPARE(nameOf(world, Language::Russian), std::string("Дельта"));
        QCOMPARE(descriptionOf(world, Language::Russian), std::string("Камыши"));
        QCOMPARE(wordsOf(world, "sign", Language::English), std::string("Go back"));
        QCOMPARE(wordsOf(world, "sign", Language::Russian), std::string());
        QCOMPARE(wordsOf(world, "no such key", Language::English), std::string());
        QCOMPARE(findText(world, "no such key"), nullptr);
        QCOMPARE(findText(world, "sign")->kind, TextKind::VisitMessage);
    }

    void orStandWhereTheyBelong() {
        World world = emptyWorld(32);
        world.version = Version::Plain;
        world.name = "Delta";
        world.description = "Reeds";
        QCOMPARE(nameOf(world, Language::English), std::string("Delta"));
        QCOMPARE(descriptionOf(world, Language::English), std::string("Reeds"));
        QCOMPARE(wordsOf(world, "Go back", Language::English), std::string("Go back"));
    }

    void distinguishesNumbersBeyondTheGame() {
        QVERIFY(isKnown(Surface::NewWasteland) && !isKnown(Surface(surfaceCount)));
        QVERIFY(isKnown(PlayerId::Neutral) && !isPlayer(PlayerId::Neutral));
        QVERIFY(isPlayer(PlayerId::Red) && isPlayer(PlayerId::Yellow) && !isKnown(PlayerId(playerCount)));
        QVERIFY(!isKnown(PlayerId(-2)));
        QVERIFY(isKnown(Resource::Random) && isKnown(Resource::Sulfur) && !isKnown(Resource(resourceCount)));
        QVERIFY(!isKnown(Resource(-2)));
        QVERIFY(isKnown(Controller::Either) && !isKnown(Controller(3)));
        QVERIFY(isKnown(Nation::Random) && !isKnown(Nation(7)));
        QVERIFY(isKnown(Disposition::Savage) && !isKnown(Disposition(3)));
        QVERIFY(isKnown(RewardKind::Creatures) && !isKnown(RewardKind(10)) && !isKnown(RewardKind(-1)));
        QVERIFY(isKnown(TextKind::CastleName) && !isKnown(TextKind(11)) && !isKnown(TextKind(-1)));
        QVERIFY(isCreature(0) && isCreature(creatureCount - 1) && !isCreature(creatureCount));
        QVERIFY(isCreature(randomGuard + 1) && isCreature(randomGuard + guardLevels));
        QVERIFY(!isCreature(randomGuard + guardLevels + 1) && !isCreature(noCreature));
    }
};

} // namespace stonemason::pocket_heroes

STONEMASON_APPLESS_TEST(stonemason::pocket_heroes::TestWorld)
#include "test_world.moc"
