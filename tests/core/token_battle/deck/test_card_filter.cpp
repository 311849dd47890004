// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/token_battle/deck/card_filter.h"
#include "tests/support/cards.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <algorithm>

using namespace stonemason;
using namespace stonemason::token_battle;
using test::tokenBattle;

namespace {

/// What the editor would look words up in, in English only.
std::string textOf(const Card& card) {
    std::string text = textIn(card.name, "en") + "\n" + textIn(card.text, "en") + "\n" +
                       textIn(tokenBattle().infoOf(card.ability).name, "en");
    std::ranges::transform(text, text.begin(), [](unsigned char c) { return char(std::tolower(c)); });
    return text;
}

std::vector<CardId> found(const CardFilter& filter, const Deck& deck = {}) {
    std::vector<CardId> cards;
    for (const Card& card : tokenBattle().cards)
        if (matches(filter, card, textOf(card), deck.contains(card.id))) cards.push_back(card.id);
    return cards;
}

std::vector<CardId> withWords(std::string words) {
    return found({.words = std::move(words)});
}

} // namespace

class TestCardFilter : public QObject {
    Q_OBJECT

private slots:
    void anOpenFilterLetsEverythingPass() {
        QVERIFY(isOpen({}));
        QVERIFY(isOpen({.words = " , "}));
        QVERIFY(!isOpen({.words = "a"}));
        QVERIFY(!isOpen({.values = {2}}));
        QVERIFY(!isOpen({.notInDeck = true}));
        QCOMPARE(found({}).size(), tokenBattle().cards.size());
        QCOMPARE(withWords(" ,; \t").size(), tokenBattle().cards.size());
    }

    void everyWordMustBeThere() {
        QCOMPARE(withWords("hourglass"), std::vector<CardId>{15});
        QCOMPARE(withWords("hour"), std::vector<CardId>{15});
        QCOMPARE(withWords("push corner"), std::vector<CardId>{12});
        QCOMPARE(withWords("corner,push"), std::vector<CardId>{12});
        QVERIFY(withWords("push nonsense").empty());
    }

    void smallNumbersAreValues() {
        for (int value = 1; value <= 9; ++value)
            for (CardId card : withWords(std::to_string(value)))
                QCOMPARE(tokenBattle().card(card)->value, value);
        QCOMPARE(withWords("6"), (std::vector<CardId>{28, 31}));
        QCOMPARE(withWords("push 1"), (std::vector<CardId>{12, 13}));
    }

    void otherNumbersAreIds() {
        QCOMPARE(withWords("0"), std::vector<CardId>{0});
        QCOMPARE(withWords("12"), std::vector<CardId>{12});
        QCOMPARE(withWords("#7"), std::vector<CardId>{7});
        QVERIFY(withWords("99").empty());
        QVERIFY(withWords("99999999999999999999").empty());
        QVERIFY(withWords("#x").empty());
        QCOMPARE(withWords("#").size(), tokenBattle().cards.size()); // being typed
    }

    void traitsAreEitherOrWithinAndTogetherAcross() {
        const CardFilter filter{.abilities = {Ability::Push, Ability::Flip}, .kinds = {TokenKind::Resilient}};
        QCOMPARE(found(filter), (std::vector<CardId>{7, 8, 14, 15}));
        CardFilter rows = filter;
        rows.areaShapes = {0};
        QCOMPARE(found(rows), (std::vector<CardId>{7, 14}));
        QCOMPARE(found({.areaShapes = {-1}, .versions = {{0, 7, 0}}}), (std::vector<CardId>{41, 42}));
        QCOMPARE(found({.values = {5, 6}}), (std::vector<CardId>{25, 28, 31}));
    }

    void cardsOfTheDeckCanBeLeftOut() {
        const Deck deck = test::deckOf("7 | 8 | |");
        CardFilter filter{.kinds = {TokenKind::Resilient}, .notInDeck = true};
        QCOMPARE(found(filter, deck), (std::vector<CardId>{14, 15, 35, 42}));
        filter.notInDeck = false;
        QCOMPARE(found(filter, deck), (std::vector<CardId>{7, 8, 14, 15, 35, 42}));
    }

    /// Each trait by itself partitions the collection: several values match the union of what each matches.
    void wideningATraitOnlyAdds() {
        std::vector<CardId> all;
        for (std::size_t i = 0; i < abilityCount; ++i)
            for (CardId card : found({.abilities = {Ability(i)}}))
                all.push_back(card);
        std::ranges::sort(all);
        QCOMPARE(all, found({}));
    }

    void ordersAreStrictAndFallBackOnTheNumber() {
        for (std::size_t i = 0; i < cardOrderCount; ++i)
            for (const Card& one : tokenBattle().cards)
                for (const Card& other : tokenBattle().cards) {
                    const bool before = comesBefore(one, other, CardOrder(i));
                    const bool after = comesBefore(other, one, CardOrder(i));
                    QCOMPARE(before || after, one.id != other.id);
                    QVERIFY(!(before && after));
                }
        for (std::size_t i = 0; i < cardOrderCount; ++i)
            QVERIFY(cardOrderFromId(cardOrderId(CardOrder(i))) == CardOrder(i));
        QVERIFY(cardOrderFromId("value") == CardOrder::Value && !cardOrderFromId("colour"));
        const auto& cards = tokenBattle().cards;
        QVERIFY(comesBefore(cards[28], cards[0], CardOrder::Value)); // 6 before 3
        QVERIFY(comesBefore(cards[0], cards[7], CardOrder::Ability));
        QVERIFY(comesBefore(cards[20], cards[21], CardOrder::Version));
    }
};

STONEMASON_APPLESS_TEST(TestCardFilter)
#include "test_card_filter.moc"
