// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/random.h"
#include "core/play/player.h"
#include "tests/core/play/heaps.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <set>

using namespace stonemason;
using namespace stonemason::test;

namespace {

/// Takes any move.
class AnyPlayer : public PlayerOf<CopiedHeaps> {
public:
    explicit AnyPlayer(std::uint64_t seed) : random_(seed) {}
    HeapMove choose(const HeapRules& rules, const HeapPosition& position, std::stop_token) override {
        const auto moves = CopiedHeaps::moves(rules, position);
        return moves[std::size_t(random_.below(int(moves.size())))];
    }

private:
    SeededRandom random_;
};

/// Plays perfectly.
class PerfectPlayer : public PlayerOf<CopiedHeaps> {
public:
    HeapMove choose(const HeapRules& rules, const HeapPosition& position, std::stop_token stop) override {
        return Search<CopiedHeaps>(rules, 1'000'000, std::move(stop))
            .best(position, CopiedHeaps::moves(rules, position));
    }
};

} // namespace

class TestPlayer : public QObject {
    Q_OBJECT

private slots:
    void levelsHaveIds() {
        for (const PlayerLevel level : {PlayerLevel::Easy, PlayerLevel::Normal, PlayerLevel::Hard})
            QCOMPARE(playerLevelFromId(playerLevelId(level)), std::optional(level));
        QVERIFY(playerLevelId(PlayerLevel::Hard) == "hard");
        QVERIFY(!playerLevelFromId("Hard") && !playerLevelFromId(""));
    }

    void seedsDiffer() {
        std::set<std::uint64_t> seeds;
        for (std::uint64_t game = 0; game < 100; ++game)
            for (const int player : {0, 1})
                QVERIFY(seeds.insert(playerSeed(game, player)).second);
    }

    /// Heaps that do not cancel out are won by the first player under perfect play; others by the second.
    void theOneWhoKnowsWinsFromWonPositions() {
        const HeapRules rules;
        for (std::uint64_t seed = 0; seed < 20; ++seed)
            for (const int knowing : {0, 1}) {
                ContestantsOf<CopiedHeaps> players;
                players[std::size_t(knowing)] = std::make_unique<PerfectPlayer>();
                players[std::size_t(1 - knowing)] = std::make_unique<AnyPlayer>(seed);
                HeapPosition position = knowing == 0 ? heapsOf(3, 2, 2) : heapsOf(3, 2, 1);
                int moves = 0;
                QVERIFY(playOut(rules, position, players, {}, [&](HeapPosition& on, HeapMove move) {
                    CopiedHeaps::play(rules, on, move);
                    ++moves;
                }));
                QCOMPARE(winnerOf(position.state), std::optional(knowing));
                QCOMPARE(moves, int(position.moves));
                const auto sides = sideResultsOf<CopiedHeaps>(position);
                QCOMPARE(sides[std::size_t(knowing)].result, GameResult::Win);
                QCOMPARE(sides[std::size_t(1 - knowing)].result, GameResult::Loss);
                QCOMPARE(sides[0].points + sides[1].points, knowing == 0 ? 7 : 6);
                QCOMPARE(sides[0].points, int(position.taken[0]));
            }
    }

    void aStopEndsAGame() {
        const HeapRules rules;
        std::stop_source stop;
        ContestantsOf<CopiedHeaps> players{std::make_unique<AnyPlayer>(1), std::make_unique<AnyPlayer>(2)};
        HeapPosition position = heapsOf(9, 9, 9);
        QVERIFY(!playOut(rules, position, players, stop.get_token(), [&](HeapPosition& on, HeapMove) {
            on.heaps[0] = 1; // not so that it ends
            if (++on.moves == 3) stop.request_stop();
        }));
        QCOMPARE(int(position.moves), 3);
    }
};

STONEMASON_APPLESS_TEST(TestPlayer)
#include "test_player.moc"
