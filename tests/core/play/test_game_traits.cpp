// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/play/heaps.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace stonemason;
using namespace stonemason::test;

namespace {

struct WithoutHash : CopiedHeaps {
    static void hash(const Position&);
};
struct WithOtherUndo : UnmadeHeaps {
    using Undo = Move;
};
static_assert(TwoPlayerGame<CopiedHeaps> && TwoPlayerGame<UnmadeHeaps>);
static_assert(!TwoPlayerGame<WithoutHash> && !TwoPlayerGame<WithOtherUndo> && !TwoPlayerGame<Heaps>);

} // namespace

class TestGameTraits : public QObject {
    Q_OBJECT

private slots:
    void winnersAndResultsAreThoseOfTheState() {
        QCOMPARE(winnerOf(GameState::FirstWon), std::optional(0));
        QCOMPARE(winnerOf(GameState::SecondWon), std::optional(1));
        QVERIFY(!winnerOf(GameState::Running) && !winnerOf(GameState::Drawn));
        for (const int player : {0, 1}) {
            QCOMPARE(resultOf(GameState::Drawn, player), GameResult::Draw);
            QCOMPARE(resultOf(GameState::FirstWon, player), player == 0 ? GameResult::Win : GameResult::Loss);
            QCOMPARE(resultOf(GameState::SecondWon, player),
                     player == 1 ? GameResult::Win : GameResult::Loss);
        }
    }

    void aCopiedPositionIsLeftAlone() {
        const HeapRules rules;
        HeapPosition position = heapsOf(2, 1, 0);
        const HeapPosition before = position;
        TriedMove<CopiedHeaps> tried(rules, position, {0, 2});
        QCOMPARE(position, before);
        QCOMPARE(tried.after().heaps[0], std::uint8_t(0));
    }

    void anUnmadeOneComesBack() {
        const HeapRules rules;
        HeapPosition position = heapsOf(0, 1, 0);
        const HeapPosition before = position;
        {
            TriedMove<UnmadeHeaps> tried(rules, position, {1, 1});
            QCOMPARE(&tried.after(), &position);
            QCOMPARE(position.state, GameState::FirstWon);
        }
        QCOMPARE(position, before);
    }
};

STONEMASON_APPLESS_TEST(TestGameTraits)
#include "test_game_traits.moc"
