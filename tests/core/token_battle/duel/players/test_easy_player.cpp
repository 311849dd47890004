// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/token_battle/duel/players/move_worth.h"
#include "core/token_battle/duel/players/player.h"
#include "tests/support/duels.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <algorithm>
#include <array>

using namespace stonemason;
using namespace stonemason::token_battle;
using namespace stonemason::test;

namespace {

/// By how much the move falls short of the best there is at once.
int mistakeOf(const Duel& duel, const Position& position, Move move) {
    int best = immediateWorth(duel, position, move);
    const int own = best;
    for (const Move other : duel.legalMoves(position))
        best = std::max(best, immediateWorth(duel, position, other));
    return best - own;
}

/// How often Easy makes mistakes of each size in the positions of random games; the last stands for larger
/// ones.
std::array<int, 4> mistakes(const std::shared_ptr<const DuelTable>& table) {
    std::array<int, 4> counts{};
    for (std::uint64_t seed = 1; seed <= 60; ++seed) {
        const Game random = anyGame(seed, 20);
        const Game game = Game::replay(table, random.record()).value();
        for (int move = 0; move < game.moveCount(); ++move) {
            const Position& position = game.positionAfter(move);
            const auto easy = makePlayer(PlayerLevel::Easy, {.seed = seed * 100 + std::uint64_t(move)});
            const int mistake = mistakeOf(game.duel(), position, easy->choose(game.duel(), position));
            ++counts[std::size_t(std::clamp(mistake, 0, 3))];
        }
    }
    return counts;
}

std::shared_ptr<const DuelTable> tableWithDoubt(int doubt) {
    DuelRules rules = tokenBattleTable()->rules();
    rules.players.doubt = doubt;
    return DuelTable::of(tokenBattleTable()->catalogue(), rules).value();
}

} // namespace

/// "Easy takes the card that brings most at once, with a random mistake of up to 2."
class TestEasyPlayer : public QObject {
    Q_OBJECT

private slots:
    void itsMistakesAreUpToTwo() {
        QCOMPARE(tokenBattleTable()->rules().players.doubt, 2);
        const auto counts = mistakes(tokenBattleTable());
        QCOMPARE(counts[3], 0);
        for (int mistake = 0; mistake <= 2; ++mistake)
            QVERIFY2(counts[std::size_t(mistake)] > 0, qPrintable(QString::number(mistake)));
        QVERIFY(counts[0] > counts[1] && counts[1] > counts[2]);
    }

    /// The number stands in the rules.
    void itsMistakesAreAsLargeAsTheRulesSay() {
        const auto none = mistakes(tableWithDoubt(0));
        QCOMPARE(none[1] + none[2] + none[3], 0);
        const auto small = mistakes(tableWithDoubt(1));
        QVERIFY(small[1] > 0);
        QCOMPARE(small[2] + small[3], 0);
        QVERIFY(mistakes(tableWithDoubt(6))[3] > 0);
    }

    void theSameSeedMakesTheSameMistakes() {
        const Game game = anyGame(3, 6);
        std::vector<Move> seen;
        for (std::uint64_t seed = 1; seed <= 40; ++seed) {
            const auto choice = [&] {
                return makePlayer(PlayerLevel::Easy, {.seed = seed})->choose(game.duel(), game.position());
            };
            QVERIFY(choice() == choice());
            if (std::ranges::find(seen, choice()) == seen.end()) seen.push_back(choice());
        }
        QVERIFY(seen.size() > 2);
    }
};

STONEMASON_APPLESS_TEST(TestEasyPlayer)
#include "test_easy_player.moc"
