// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/token_battle/deck/deck_statistics.h"
#include "tests/support/cards.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace stonemason;
using namespace stonemason::token_battle;
using test::deckOf;
using test::tokenBattle;

namespace {

int worth(CardId id) {
    return firstTurnWorth(*tokenBattle().card(id), tokenBattle().board);
}

QString row(const StackSchedule& schedule, int turn) {
    QStringList tops;
    for (const auto& top : schedule[std::size_t(turn - 1)])
        tops << (top ? QString::number(*top) : QStringLiteral("-"));
    return tops.join(' ');
}

} // namespace

class TestDeckStatistics : public QObject {
    Q_OBJECT

private slots:
    void countsWhatTheCardsAre() {
        const auto statistics = statisticsOf(deckOf("0 1 | 7 21 | 26 25 99 | 6 36 41"), tokenBattle());
        QCOMPARE(statistics.cards, 10);
        QCOMPARE(statistics.unknown, 1);
        QCOMPARE(statistics.value, 3 + 3 + 2 + 2 + 2 + 5 + 1 + 2 + 3);
        QCOMPARE(statistics.valueCurve, (std::vector<int>{0, 1, 4, 3, 0, 1, 0}));
        QCOMPARE(statistics.abilities[std::size_t(Ability::Damage)], 3);
        QCOMPARE(statistics.abilities[std::size_t(Ability::None)], 2);
        QCOMPARE(statistics.kinds[std::size_t(TokenKind::Plain)], 6);
        QCOMPARE(statistics.kinds[std::size_t(TokenKind::Resilient)], 1);
        QCOMPARE(statistics.areas, (std::vector<int>{3, 1, 0, 0, 0, 0, 2}));
        QVERIFY((statistics.stackValue == std::array{6, 4, 7, 6}));
    }

    void ofAnEmptyDeckThereIsNothing() {
        const auto statistics = statisticsOf(Deck(), tokenBattle());
        QCOMPARE(statistics.value, 0);
        QVERIFY(statistics.timing.empty() && !statistics.bestFirstTurn);
        QVERIFY(!topAfter(Deck(), 0, 3));
        QCOMPARE(row(inRotation(Deck()), 12), "- - - -");
    }

    /// Every card's earliest turn and its turn in rotation, by playing all of it out.
    void timingIsWhatPlayingShows() {
        test::Random random(6);
        for (int run = 0; run < 500; ++run) {
            const Deck deck = test::anyDeck(random);
            for (const CardTiming& timing : statisticsOf(deck, tokenBattle()).timing) {
                int turn = 1;
                while (topAfter(deck, timing.slot.stack, turn - 1) != timing.card)
                    ++turn;
                QCOMPARE(timing.earliest, turn);
                QVERIFY(topAfter(deck, timing.slot.stack, turn - 1 + timing.every) == timing.card);

                std::array<int, stackCount> played{};
                int now = 0;
                for (int stack = 0;; stack = (stack + 1) % stackCount) {
                    if (deck.stack(stack).empty()) continue;
                    ++now;
                    if (topAfter(deck, stack, played[std::size_t(stack)]++) == timing.card) break;
                }
                QCOMPARE(timing.inRotation, now);
            }
        }
    }

    void schedulesShowTheTops() {
        const Deck deck = deckOf("0 1 | 2 3 | 4 5 8 | 6 7 9");
        QCOMPARE(row(alone(deck), 1), "0 2 4 6");
        QCOMPARE(row(alone(deck), 2), "1 3 5 7");
        QCOMPARE(row(alone(deck), 3), "0 2 8 9");
        QCOMPARE(row(alone(deck), 12), "1 3 8 9");
        QCOMPARE(row(inRotation(deck), 1), "0 2 4 6");
        QCOMPARE(row(inRotation(deck), 2), "1 2 4 6");
        QCOMPARE(row(inRotation(deck), 5), "1 3 5 7");
        QCOMPARE(row(inRotation(deck), 12), "1 3 4 9");
        QCOMPARE(row(inRotation(deckOf("0 1 | | 4 5 8 | 6 7 9")), 4), "1 - 5 7");
    }

    void theFirstTurnIsWorthItsTokensAndItsAbility() {
        QCOMPARE(worth(0), 4);  // damage on the opponent's token
        QCOMPARE(worth(9), 2);  // nothing can be pushed off yet
        QCOMPARE(worth(21), 4); // two tokens more
        QCOMPARE(worth(25), 2); // in a corner three cells of the ring are on the board
        QCOMPARE(worth(28), 5); // in a corner one cell is
        QCOMPARE(worth(29), 1);
        QCOMPARE(worth(31), 4);
        QCOMPARE(worth(41), 4);
        const auto statistics = statisticsOf(deckOf("6 0 | 25 1 | | 99 28"), tokenBattle());
        QVERIFY(statistics.firstTurn[0] == 2 && statistics.firstTurn[1] == 2);
        QVERIFY(!statistics.firstTurn[2] && !statistics.firstTurn[3]);
        QVERIFY(statistics.bestFirstTurn == 2);
    }
};

STONEMASON_APPLESS_TEST(TestDeckStatistics)
#include "test_deck_statistics.moc"
