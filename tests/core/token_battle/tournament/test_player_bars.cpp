// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/play/estimate.h"
#include "core/token_battle/deck/deck.h"
#include "core/token_battle/duel/players/player.h"
#include "tests/support/duels.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <algorithm>
#include <atomic>
#include <mutex>
#include <thread>

using namespace stonemason;
using namespace stonemason::token_battle;
using namespace stonemason::test;

namespace {

/// Units of two games by half points of the first player. In both games of a unit the same random decks lie
/// in the same seats with the same seed, and the players change places: what decks, start and moving first
/// are worth cancels.
UnitCounts played(const ComputerPlayer& player, const ComputerPlayer& opponent, int units) {
    UnitCounts counts{};
    std::mutex mutex;
    std::atomic<int> next = 0;
    const auto work = [&] {
        for (int unit = next++; unit < units; unit = next++) {
            const GameSetup setup = anySetup(std::uint64_t(unit) + 1);
            const auto halfPointsOf = [&setup](std::size_t seat, const auto& players) {
                Game game = Game::of(tokenBattleTable(), setup).value();
                playOut(game, contestantsOf(players, setup.seed));
                return !game.winner() ? 1U : *game.winner() == int(seat) ? 2U : 0U;
            };
            const std::size_t halfPoints =
                halfPointsOf(0, std::array{player, opponent}) + halfPointsOf(1, std::array{opponent, player});
            const std::lock_guard lock(mutex);
            ++counts[halfPoints];
        }
    };
    std::vector<std::jthread> threads;
    for (unsigned i = 0; i < std::max(1U, std::thread::hardware_concurrency()); ++i)
        threads.emplace_back(work);
    threads.clear();
    return counts;
}

} // namespace

/// How much stronger each computer player must be than the next weaker one, over 1,000 pairs of games.
class TestPlayerBars : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { tokenBattleTable(); }

    void eachIsAsMuchStrongerAsPromised_data() {
        QTest::addColumn<int>("level");
        QTest::addColumn<double>("bar");
        QTest::newRow("normal against easy") << int(PlayerLevel::Normal) << 0.6;
        QTest::newRow("hard against normal") << int(PlayerLevel::Hard) << 0.8;
    }
    void eachIsAsMuchStrongerAsPromised() {
        QFETCH(int, level);
        QFETCH(double, bar);
        const UnitCounts counts = played({PlayerLevel(level)}, {PlayerLevel(level - 1)}, 1'000);
        const Estimate share = shareOf(std::span(&counts, 1));
        qInfo("%s: %.2f %% (%.2f to %.2f) of the points in 2000 games", QTest::currentDataTag(),
              100 * share.value, 100 * share.interval.low, 100 * share.interval.high);
        QVERIFY(share.interval.low >= bar);
    }
};

STONEMASON_APPLESS_TEST(TestPlayerBars)
#include "test_player_bars.moc"
