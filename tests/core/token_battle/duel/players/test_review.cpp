// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/token_battle/duel/players/hard_player.h"
#include "tests/support/duels.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace stonemason;
using namespace stonemason::token_battle;
using namespace stonemason::test;

namespace {

constexpr int nodes = 1500;

std::vector<MoveLoss> lossesOf(const std::vector<int>& points) {
    std::vector<MoveLoss> losses;
    for (const int lost : points)
        losses.push_back({int(losses.size()), lost, {}});
    return losses;
}

std::vector<int> movesOf(const std::vector<MoveLoss>& losses) {
    std::vector<int> moves;
    for (const MoveLoss& loss : losses)
        moves.push_back(loss.move);
    return moves;
}

} // namespace

class TestReview : public QObject {
    Q_OBJECT

private slots:
    void theBestMoveLosesNothing() {
        for (const int seed : {1, 2, 3, 4}) {
            const Game game = anyGame(std::uint64_t(seed), 6 * seed);
            const MoveList moves = game.duel().legalMoves(game.position());
            const MoveLoss first = lossOf(game.duel(), game.position(), moves[0], nodes, {});
            const MoveLoss best = lossOf(game.duel(), game.position(), first.better, nodes, {});
            QCOMPARE(best.points, 0);
            QCOMPARE(best.better, first.better);
        }
    }

    void whoWinsLosesNothing() {
        const Game game = anyGame(5, 10);
        Position position = game.position();
        const Duel& duel = game.duel();
        position.scores[std::size_t(position.toMove)] = std::uint16_t(duel.rules().winningScore - 1);
        position.scores[std::size_t(1 - position.toMove)] = 0;
        const MoveList moves = duel.legalMoves(position);
        for (const Move move : moves) {
            const MoveLoss loss = lossOf(duel, position, move, nodes, {});
            QVERIFY(loss.points >= 0 && loss.points <= 2 * duel.rules().winningScore);
            Position after = position;
            duel.play(after, move);
            if (after.winner() == position.toMove) QCOMPARE(loss.points, 0);
        }
    }

    void fewAreNamed() {
        QCOMPARE(movesOf(costliest({})), std::vector<int>());
        QCOMPARE(movesOf(costliest(lossesOf({leastLoss - 1, leastLoss, 0}))), std::vector<int>({1}));
        QCOMPARE(movesOf(costliest(lossesOf({20, 90, 30, 25, 40}))), std::vector<int>({1, 2, 4}));
        QCOMPARE(movesOf(costliest(lossesOf({20, 20, 20, 20}))), std::vector<int>({0, 1, 2}));
    }

    void aStopEndsIt() {
        std::stop_source stop;
        stop.request_stop();
        const Game game = anyGame(7, 12);
        const MoveList moves = game.duel().legalMoves(game.position());
        QVERIFY(lossOf(game.duel(), game.position(), moves[0], 0, stop.get_token()).points >= 0);
    }
};

STONEMASON_APPLESS_TEST(TestReview)
#include "test_review.moc"
