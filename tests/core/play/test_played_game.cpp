// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/play/heaps.h"
#include "tests/support/random.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace stonemason;
using namespace stonemason::test;

namespace {

void playAny(HeapGame& game, Random& random, int moves) {
    for (int i = 0; i < moves && !game.hasEnded(); ++i) {
        const auto all = Heaps::moves(game.rules(), game.position());
        QVERIFY(game.play(all[std::size_t(random.below(int(all.size())))]));
    }
}

} // namespace

class TestPlayedGame : public QObject {
    Q_OBJECT

private slots:
    void keepsEveryPosition() {
        HeapGame game = gameOf({{3, 1, 0}});
        QCOMPARE(game.moveCount(), 0);
        QVERIFY(game.play({0, 2}) && game.play({1, 1}));
        QCOMPARE(game.moveCount(), 2);
        QCOMPARE(game.positionAfter(0), heapsOf(3, 1, 0));
        QCOMPARE(game.positionAfter(1).heaps, (std::array<std::uint8_t, 3>{1, 1, 0}));
        QCOMPARE(&game.position(), &game.positionAfter(2));
        QCOMPARE(game.playerOf(0), 0);
        QCOMPARE(game.playerOf(1), 1);
        QCOMPARE(game.move(1), (HeapMove{1, 1}));
        QVERIFY(game.isLegalAfter(0, {0, 3}) && !game.isLegalAfter(1, {0, 3}));
        QVERIFY(game.play({0, 1}));
        QCOMPARE(game.stateAfter(2), GameState::Running);
        QCOMPARE(game.stateAfter(3), GameState::FirstWon);
    }

    void whatIsNotLegalDoesNothing() {
        HeapGame game = gameOf({{1, 0, 0}});
        QVERIFY(!game.play({0, 2}) && !game.play({1, 1}) && !game.play({7, 1}) && !game.play({0, 0}));
        QCOMPARE(game.moveCount(), 0);
        QVERIFY(game.play({0, 1}));
        QVERIFY(game.hasEnded());
        QCOMPARE(game.winner(), std::optional(0));
        QVERIFY(!game.play({0, 1}));
        QCOMPARE(game.moveCount(), 1);
    }

    void whoGivesUpLoses() {
        for (const int player : {0, 1}) {
            HeapGame game = gameOf({{2, 0, 0}});
            game.resign(player);
            QVERIFY(game.hasEnded());
            QCOMPARE(game.winner(), std::optional(1 - player));
            QVERIFY(!game.play({0, 1}));
            game.resign(1 - player); // it has ended
            QCOMPARE(game.record().resigned, std::optional(player));
            game.goBackTo(0);
            QVERIFY(!game.hasEnded() && !game.winner());
        }
    }

    void nobodyElseGivesUp() {
        HeapGame game = gameOf({{2, 0, 0}});
        game.resign(-1);
        game.resign(2);
        QVERIFY(!game.hasEnded());
        HeapGame held = gameOf({{2, 0, 0}, false});
        held.resign(0);
        QVERIFY(!held.hasEnded());
        QVERIFY(game.play({0, 2}));
        game.resign(0);
        QVERIFY(!game.record().resigned);
    }

    void goingBackIsAsNeverPlayed() {
        Random random(1);
        for (int run = 0; run < 200; ++run) {
            HeapGame game = gameOf({{4, 5, 6}});
            playAny(game, random, random.below(12));
            std::vector<HeapGame> before{gameOf({{4, 5, 6}})};
            for (const HeapMove move : game.record().moves) {
                before.push_back(before.back());
                QVERIFY(before.back().play(move));
            }
            const int back = random.below(game.moveCount() + 1);
            game.goBackTo(back);
            QCOMPARE(game.record(), before[std::size_t(back)].record());
            QCOMPARE(game.position(), before[std::size_t(back)].position());
            QCOMPARE(game.moveCount(), back);
        }
    }

    void aRecordIsPlayedAgain() {
        Random random(2);
        for (int run = 0; run < 200; ++run) {
            HeapGame game = gameOf({{4, 5, 6}}, {random.below(2) == 0, 6});
            playAny(game, random, random.below(12));
            if (random.below(3) == 0) game.resign(random.below(2));
            HeapGame again(game.rules(), game.setup(), game.positionAfter(0));
            QVERIFY(!playRecord(again, game.record()));
            QCOMPARE(again.record(), game.record());
            QCOMPARE(again.position(), game.position());
        }
    }

    void theFirstMoveThatCannotBePlayedIsNamed() {
        HeapGame game = gameOf({{2, 2, 0}});
        QCOMPARE(playRecord(game, {game.setup(), {{0, 1}, {0, 2}, {1, 1}}, {}}), std::optional(2));
        QCOMPARE(game.moveCount(), 1);
        HeapGame ended = gameOf({{1, 0, 0}});
        QCOMPARE(playRecord(ended, {ended.setup(), {{0, 1}, {0, 1}}, {}}), std::optional(2));
        HeapGame resigned = gameOf({{1, 0, 0}});
        QCOMPARE(playRecord(resigned, {resigned.setup(), {{0, 1}}, 0}), std::optional(2));
        HeapGame nobody = gameOf({{2, 0, 0}});
        QCOMPARE(playRecord(nobody, {nobody.setup(), {}, 2}), std::optional(1));
        QVERIFY(!nobody.hasEnded());
    }
};

STONEMASON_APPLESS_TEST(TestPlayedGame)
#include "test_played_game.moc"
