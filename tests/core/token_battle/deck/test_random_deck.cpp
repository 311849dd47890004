// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/token_battle/deck/deck.h"
#include "tests/support/cards.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <set>

using namespace stonemason;
using namespace stonemason::token_battle;
using test::tokenBattle;

class TestRandomDeck : public QObject {
    Q_OBJECT

private slots:
    /// The numbers of SplitMix64 as its author printed them for seed 1234567.
    void numbersAreThoseOfTheGenerator() {
        SeededRandom random(1234567);
        QCOMPARE(random.next(), std::uint64_t(6457827717110365317U));
        QCOMPARE(random.next(), std::uint64_t(3203168211198807973U));
        QCOMPARE(random.next(), std::uint64_t(9817491932198370423U));
    }

    void smallNumbersAreFair() {
        SeededRandom random(7);
        std::array<int, 6> rolled{};
        for (int i = 0; i < 60'000; ++i)
            ++rolled[std::size_t(random.below(6))];
        for (const int count : rolled)
            QVERIFY(count > 9'600 && count < 10'400);
        QCOMPARE(random.below(1), 0);
    }

    void oneSeedGivesOneDeckOnEveryMachine() {
        SeededRandom random(1);
        QCOMPARE(test::deckText(randomDeck(tokenBattle(), random)),
                 std::string("9 3 | 42 5 32 | 21 23 11 | 16 6 36"));
        QCOMPARE(test::deckText(randomDeck(tokenBattle(), random)),
                 std::string("10 24 | 7 37 | 8 28 | 41 34"));
    }

    void decksAreValidAndOpenWell() {
        std::array<int, stackCapacity + 1> sizes{};
        std::set<CardId> seen;
        SeededRandom random(2016);
        constexpr int decks = 5'000;
        for (int i = 0; i < decks; ++i) {
            const Deck deck = randomDeck(tokenBattle(), random);
            QVERIFY(isValid(deck, tokenBattle()));
            for (const CardId card : deck.stack(0))
                QVERIFY(tokenBattle().card(card)->opener);
            for (int stack = 0; stack < stackCount; ++stack)
                ++sizes[deck.stack(stack).size()];
            for (const CardId card : deck.cards())
                seen.insert(card);
        }
        QCOMPARE(sizes[0] + sizes[1], 0);
        QCOMPARE(seen.size(), tokenBattle().cards.size());
        // 50, 37.5, 10.6 and 1.9 of a hundred: mostly 2 or 3, rarely 4 or 5.
        const auto share = [&sizes](std::size_t size) { return sizes[size] * 100.0 / (decks * stackCount); };
        QVERIFY(share(2) > 48 && share(2) < 52);
        QVERIFY(share(3) > 35.5 && share(3) < 39.5);
        QVERIFY(share(4) > 9 && share(4) < 12.5);
        QVERIFY(share(5) > 1 && share(5) < 3);
    }

    void followsTheCataloguesNumbers() {
        Catalogue full = tokenBattle();
        full.random.another.assign(5, 100);
        full.random.openerStack = 3;
        SeededRandom random(3);
        for (int i = 0; i < 200; ++i) {
            const Deck deck = randomDeck(full, random);
            QCOMPARE(deck.size(), deckCapacity);
            for (const CardId card : deck.stack(3))
                QVERIFY(full.card(card)->opener);
        }
    }
};

STONEMASON_APPLESS_TEST(TestRandomDeck)
#include "test_random_deck.moc"
