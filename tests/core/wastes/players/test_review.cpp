// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/wastes/players/hard_player.h"
#include "tests/support/boards.h"
#include "tests/support/test_program.h"

#include <QTest>

namespace stonemason::wastes {

using test::boardOf;

class TestReview : public QObject {
    Q_OBJECT

private slots:
    void aWinThatIsPassedOverCostsMost() {
        const Engine engine = Engine::of(boardOf("R...B/.....", "b4 0,3 r5 1,1"), test::theWastes()).value();
        const Position start = engine.start();
        const Move win{squareOf({0, 3}), squareOf({0, 4})};
        const MoveLoss best = lossOf(engine, start, win, 20'000, {});
        QCOMPARE(best.worth, 0);
        QVERIFY(best.better == win);
        const MoveLoss back = lossOf(engine, start, {squareOf({0, 3}), squareOf({0, 2})}, 20'000, {});
        QVERIFY(back.better == win);
        QVERIFY(back.worth <= 2 * test::theWastes().judging.won);
    }

    void aPieceThatIsGivenAwayCosts() {
        const Engine engine =
            Engine::of(boardOf("B........./.........R", "b4 0,4 r5 0,6"), test::theWastes()).value();
        const MoveLoss given =
            lossOf(engine, engine.start(), {squareOf({0, 4}), squareOf({0, 5})}, 20'000, {});
        QVERIFY(given.worth >=
                test::theWastes().judging.won); // beside the Guard it is taken; the race would have been won
        QVERIFY(given.better == (Move{squareOf({0, 4}), squareOf({0, 3})}));
    }

    void theFewThatLostMostAreNamedInTheirOrder() {
        const std::vector<MoveLoss> losses{{0, 40}, {2, 10}, {4, 90}, {6, 300}, {8, 60}, {10, 29}};
        const std::vector<MoveLoss> costly = costliest(losses, {});
        QCOMPARE(costly.size(), std::size_t(3));
        QCOMPARE(costly[0].move, 4);
        QCOMPARE(costly[1].move, 6);
        QCOMPARE(costly[2].move, 8);
        QCOMPARE(costliest(losses, {.leastLoss = 100}).size(), std::size_t(1)); // as the profile has it
        QVERIFY(costliest({{0, 29}, {1, 0}}, {}).empty());
    }
};

} // namespace stonemason::wastes

STONEMASON_APPLESS_TEST(stonemason::wastes::TestReview)
#include "test_review.moc"
