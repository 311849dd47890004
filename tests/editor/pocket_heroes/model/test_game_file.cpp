// SPDX-License-Identifier: GPL-3.0-or-later
// Worlds in the form that the game loads, as documents.
#include "core/pocket_heroes/format/world_file.h"
#include "tests/editor/pocket_heroes/world_window.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <memory>

namespace stonemason::pocket_heroes {

using test::pocketHeroes;

namespace {

World playableWorld() {
    World world = test::grass();
    world.version = Version::Plain;
    world.texts.clear();
    world.name = "Meadow";
    world.players = {{PlayerId::Red, Controller::Human, MainCastle{{10, 12}, false}}};
    world.castles = {{"medium_02", Nation::Citadel, PlayerId::Red, {10, 12}, {}, "Keep", {{42, 1}}}};
    return world;
}

std::string gameBytes(const World& world) {
    return writeWorldFile(world, WorldFileFormat::Game, pocketHeroes()).value();
}

} // namespace

class TestGameFile : public QObject {
    Q_OBJECT

private slots:
    void isOpenedAndSavedInEitherForm() {
        const World world = playableWorld();
        const std::string bytes = gameBytes(world);
        const WorldWorkspace workspace(pocketHeroes());
        QVERIFY(workspace.recognises(bytes));
        const auto read = workspace.read(bytes);
        QVERIFY(bool(read));
        auto& document = static_cast<WorldDocument&>(**read);
        QCOMPARE(document.committedWorld(), world);
        QCOMPARE(document.title(), QStringLiteral("Meadow"));
        QVERIFY(document.bytesFor({}).value() == bytes);
        QVERIFY(document.lossWhenSavedAs({}).isEmpty());
        for (const char* name : {"a.hmm", "A.HMM"})
            QVERIFY(document.bytesFor(QString::fromLatin1(name)).value() == writeWorld(world).value());
        QVERIFY(document.bytesFor(QStringLiteral("b.PHM")).value() == bytes);
    }

    /// Recovery keeps everything that the file for the game could not hold.
    void isKeptInTheFormThatHoldsAll() {
        const auto read = WorldWorkspace(pocketHeroes()).read(gameBytes(playableWorld()));
        auto& document = static_cast<WorldDocument&>(**read);
        World higher = document.committedWorld();
        higher.nodes[{3, 3}].altitude = 2;
        document.replace(QStringLiteral("higher"), higher);
        QVERIFY(document.recoveryBytes().value() == writeWorld(higher).value());
        QVERIFY(document.bytesFor({}).value() == gameBytes(playableWorld()));
    }

    void showsBeforehandWhatIsLost() {
        World world = playableWorld();
        world.nodes[{3, 3}].altitude = 2;
        const WorldDocument document(world, pocketHeroes());
        QVERIFY(document.lossWhenSavedAs(QStringLiteral("a.hmm")).isEmpty());
        const QString sentence = document.lossWhenSavedAs(QStringLiteral("a.phm"));
        QVERIFY2(sentence.contains(QStringLiteral("heights"), Qt::CaseInsensitive), qPrintable(sentence));
        QVERIFY2(sentence.contains(QStringLiteral(".hmm file keeps everything")), qPrintable(sentence));
    }

    void savedGamesAndDamagedFilesAreRefused() {
        const WorldWorkspace workspace(pocketHeroes());
        std::string bytes = gameBytes(playableWorld());
        QVERIFY(!workspace.read(bytes.substr(0, bytes.size() - 1)));
        bytes[6] = 1; // minutes played
        const auto saved = workspace.read(bytes);
        QVERIFY(!saved);
        QCOMPARE(saved.error().message.id, std::string_view("phm/saved-game"));
    }
};

} // namespace stonemason::pocket_heroes

STONEMASON_TEST(stonemason::pocket_heroes::TestGameFile)
#include "test_game_file.moc"
