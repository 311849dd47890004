// SPDX-License-Identifier: GPL-3.0-or-later
// The names of games in files are looked up among those there are, and never taken for anything else.
#include "core/kings_conflict/format/map_format.h"
#include "core/token_battle/format/formats.h"
#include "core/token_battle/format/game_record.h"
#include "core/token_battle/format/tournament_file.h"
#include "tests/support/profile.h"
#include "tests/support/test_program.h"
#include "tests/support/tournaments.h"

#include <QTest>

using namespace stonemason;
using namespace stonemason::kings_conflict;
using namespace stonemason::token_battle;
using test::tokenBattle;

namespace {

/// The text with the game it names replaced; ends the test run when it names none.
std::string withGame(std::string text, std::string_view game, const QByteArray& other) {
    const std::string from = '"' + std::string(game) + '"';
    const std::size_t at = text.find(from);
    if (at == std::string::npos) qFatal("no game is named");
    return text.replace(at, from.size(), '"' + other.toStdString() + '"');
}

std::string_view idOf(const auto& result) {
    return result ? "read" : result.error().message.id;
}

} // namespace

class TestIdsAreNoPaths : public QObject {
    Q_OBJECT

private slots:
    void otherFilesAreNotReached_data() {
        QTest::addColumn<QByteArray>("game");
        QTest::newRow("the folder above") << QByteArray("../kings-conflict");
        QTest::newRow("the same folder") << QByteArray("./token-battle");
        QTest::newRow("with its ending") << QByteArray("token-battle.json");
        QTest::newRow("any file") << QByteArray(STONEMASON_RESOURCES "/games/kings-conflict.json");
        QTest::newRow("a link") << QByteArray("file://" STONEMASON_RESOURCES "/cards/token-battle.json");
        QTest::newRow("built in") << QByteArray(":/games/kings-conflict.json");
        QTest::newRow("built in, as a link") << QByteArray("qrc:/games/kings-conflict.json");
        QTest::newRow("elsewhere") << QByteArray("http://127.0.0.1/kings-conflict.json");
        QTest::newRow("none") << QByteArray("");
    }
    void otherFilesAreNotReached() {
        QFETCH(QByteArray, game);
        const std::span<const GameProfile> games(&test::kingsConflict(), 1);
        const auto smap = writeMap(newMap(games[0]), games[0], MapFormat::Smap);
        QCOMPARE(idOf(readMap(withGame(*smap, "kings-conflict", game), games)),
                 std::string_view("smap/unknown-game"));
        const auto sdeck = writeSdeck({}, tokenBattle());
        QCOMPARE(idOf(readSdeck(withGame(*sdeck, "token-battle", game), tokenBattle())),
                 std::string_view("sdeck/unknown-game"));
        const std::string sduel = writeGameRecord(test::anyGame(1, 4).record(), tokenBattle());
        QCOMPARE(idOf(readGameRecord(withGame(sduel, "token-battle", game), tokenBattle())),
                 std::string_view("sduel/unknown-game"));
        const Tournament tournament = test::tournamentOf(test::anyPlan(2, 2));
        const std::string result = test::fileOf(tournament, PartialResult(tournament));
        QCOMPARE(idOf(readTournament(withGame(result, "token-battle", game), test::tokenBattleTable())),
                 std::string_view("tournament/unknown-game"));
    }
};

STONEMASON_APPLESS_TEST(TestIdsAreNoPaths)
#include "test_ids_are_no_paths.moc"
