// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/format/file.h"
#include "core/format/json.h"
#include "core/token_battle/format/tournament_file.h"
#include "tests/support/test_program.h"
#include "tests/support/tournaments.h"

#include <QTemporaryDir>
#include <QTest>

using namespace stonemason;
using namespace stonemason::token_battle;
using namespace stonemason::test;

namespace {

/// As many decks as there can be, of as many cards, with names as long.
Tournament largestTournament() {
    TournamentPlan plan = anyPlan(maximumEntrants, maximumGames);
    plan.seed = maximumSeed;
    for (int i = 0; i < maximumEntrants; ++i) {
        std::string name = std::to_string(1000 + i);
        for (int letters = 4; letters < maximumNameLength; ++letters)
            name += "\U0001F40F"; // of four bytes
        plan.entrants[std::size_t(i)] = {name,
                                         deckOf("0 1 2 3 4 | 5 6 7 8 9 | 10 11 12 13 14 | 15 16 17 18 19")};
    }
    return tournamentOf(plan);
}

} // namespace

class TestLargest : public QObject {
    Q_OBJECT

private slots:
    /// Decks as many and names as long as there can be: the file can be written and read again.
    void theLargestTournamentFitsItsFile() {
        const Tournament tournament = largestTournament();
        const PartialResult result(tournament, {maximumShards, maximumShards});
        const std::string bytes = fileOf(tournament, result);
        QVERIFY(bytes.size() > std::size_t(maximumFileSize));
        const QTemporaryDir folder;
        const std::string path = folder.filePath("result.json").toStdString();
        QVERIFY(writeFile(path, bytes).ok());
        const auto back = readTournament(*readFile(path, maximumTournamentSize), tokenBattleTable());
        QVERIFY(back.ok());
        QVERIFY(back->result == result);
        QVERIFY(fileOf(back->tournament, back->result) == bytes);
    }

    /// A result of such a tournament with the largest numbers, merged from parts that were all interrupted.
    void theLargestNumbersFitToo() {
        const Tournament tournament = largestTournament();
        PartialResult result(tournament);
        for (std::int64_t i = 0; i < maximumShards; ++i)
            result.played.add({i * 2'000'000, i * 2'000'000 + 1});
        constexpr Outcomes outcomes{maximumGames, maximumGames, maximumGames};
        for (PairingTally& tally : result.tally.pairings) {
            constexpr Sums points{20'000'000'000, 80'000'000'000'000};
            tally.units.fill(maximumGames);
            tally.movingFirst = tally.movingSecond = outcomes;
            tally.points = {points, points};
            tally.moves = 1'000'000'000;
        }
        for (auto& cards : result.tally.cards)
            for (CardTally& tally : cards) {
                tally.plays = 300'000'000'000;
                tally.credit = {-6'000'000'000'000, 24'000'000'000'000'000};
                tally.byFirstPlay.fill({300 * outcomes.wins, 300 * outcomes.draws, 300 * outcomes.losses});
            }
        const std::string bytes = fileOf(tournament, result);
        QVERIFY2(bytes.size() < std::size_t(maximumTournamentSize),
                 qPrintable(QString::number(bytes.size())));
        QVERIFY(parseJson(bytes, maximumTournamentValues).ok());
    }
};

STONEMASON_APPLESS_TEST(TestLargest)
#include "test_largest.moc"
