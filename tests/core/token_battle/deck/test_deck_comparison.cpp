// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/token_battle/deck/deck_statistics.h"
#include "tests/support/cards.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <algorithm>

using namespace stonemason;
using namespace stonemason::token_battle;
using test::deckOf;

class TestDeckComparison : public QObject {
    Q_OBJECT

private slots:
    void equalDecksDoNotDiffer() {
        QVERIFY(differenceOf(deckOf("0 1 | 2 | | 3"), deckOf("0 1 | 2 | | 3")).none());
        QVERIFY(differenceOf({}, {}).none());
    }

    void distinguishesMissingFromMovedCards() {
        const DeckDifference difference =
            differenceOf(deckOf("0 1 | 2 | 7 8 | 3"), deckOf("1 0 | 9 | 7 | 3 2"));
        QCOMPARE(difference.onlyInOne, std::vector<CardId>{8});
        QCOMPARE(difference.onlyInOther, std::vector<CardId>{9});
        QCOMPARE(difference.moved, (std::vector<CardId>{0, 1, 2}));
    }

    void theOtherWayRoundItIsTheSame() {
        test::Random random(3);
        for (int i = 0; i < 300; ++i) {
            const Deck one = test::anyDeck(random);
            const Deck other = test::anyDeck(random);
            const DeckDifference there = differenceOf(one, other);
            DeckDifference back = differenceOf(other, one);
            std::swap(back.onlyInOne, back.onlyInOther);
            QCOMPARE(back.onlyInOne, there.onlyInOne);
            QCOMPARE(back.onlyInOther, there.onlyInOther);
            QVERIFY(std::ranges::is_permutation(back.moved, there.moved));
            QCOMPARE(there.none(), one == other);
        }
    }
};

STONEMASON_APPLESS_TEST(TestDeckComparison)
#include "test_deck_comparison.moc"
