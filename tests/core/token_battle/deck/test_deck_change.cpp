// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/token_battle/deck/deck.h"
#include "core/token_battle/deck/deck_edit.h"
#include "tests/support/cards.h"
#include "tests/support/duel_cards.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <algorithm>
#include <set>

using namespace stonemason;
using namespace stonemason::token_battle;
using test::deckOf;
using test::deckText;
using test::tokenBattle;

namespace {

std::set<std::string> textsOf(const std::vector<DeckChange>& changes, DeckChangeKind kind) {
    std::set<std::string> texts;
    for (const DeckChange& change : changes)
        if (change.kind == kind) texts.insert(deckText(change.deck));
    return texts;
}

using Texts = std::set<std::string>;

/// Every deck that can be laid with the cards of a small catalogue, two or three in a stack.
void visitDecks(const std::vector<CardId>& cards, std::vector<std::vector<CardId>>& stacks,
                const std::function<void()>& visit) {
    if (cards.empty()) return visit();
    for (auto& stack : stacks)
        for (std::size_t at = 0; at <= stack.size(); ++at) {
            stack.insert(stack.begin() + std::ptrdiff_t(at), cards.front());
            visitDecks({cards.begin() + 1, cards.end()}, stacks, visit);
            stack.erase(stack.begin() + std::ptrdiff_t(at));
        }
}

} // namespace

class TestDeckChange : public QObject {
    Q_OBJECT

private slots:
    void aSmallDeckHasTheseChanges() {
        Catalogue catalogue = test::catalogueOf(std::vector<Card>(10, test::cardWith(Ability::None)));
        const auto changes = smallChangesOf(deckOf("0 1 | 2 3 | 4 5 | 6 7 8"), catalogue);
        QCOMPARE(textsOf(changes, DeckChangeKind::Replace).size(), 9U);
        QCOMPARE(textsOf(changes, DeckChangeKind::Exchange),
                 (Texts{"1 0 | 2 3 | 4 5 | 6 7 8", "0 1 | 3 2 | 4 5 | 6 7 8", "0 1 | 2 3 | 5 4 | 6 7 8",
                        "0 1 | 2 3 | 4 5 | 7 6 8", "0 1 | 2 3 | 4 5 | 6 8 7", "0 1 | 2 3 | 4 5 | 8 7 6"}));
        const Texts moves = textsOf(changes, DeckChangeKind::Move);
        QCOMPARE(moves.size(), 27U); // three cards, three other stacks, three places in each
        QVERIFY(moves.contains("0 7 1 | 2 3 | 4 5 | 6 8"));
        QVERIFY(moves.contains("0 1 | 2 3 | 4 5 6 | 7 8"));
    }

    void eachSaysWhatItChanges() {
        SeededRandom random(3);
        for (int i = 0; i < 30; ++i) {
            const Deck deck = randomDeck(tokenBattle(), random);
            for (const DeckChange& change : smallChangesOf(deck, tokenBattle())) {
                QCOMPARE(deck.at(change.from), std::optional(change.card));
                switch (change.kind) {
                case DeckChangeKind::Replace:
                    QVERIFY(!change.deck.contains(change.card) && !deck.contains(change.other));
                    QCOMPARE(change.deck.at(change.from), std::optional(change.other));
                    break;
                case DeckChangeKind::Exchange:
                    QCOMPARE(change.from.stack, change.to.stack);
                    QCOMPARE(deck.at(change.to), std::optional(change.other));
                    QCOMPARE(change.deck.at(change.from), std::optional(change.other));
                    QCOMPARE(change.deck.at(change.to), std::optional(change.card));
                    break;
                case DeckChangeKind::Move:
                    QVERIFY(change.from.stack != change.to.stack);
                    QCOMPARE(change.deck.at(change.to), std::optional(change.card));
                    break;
                }
            }
        }
    }

    void allAreValidAndDifferent() {
        SeededRandom random(4);
        for (int i = 0; i < 30; ++i) {
            const Deck deck = randomDeck(tokenBattle(), random);
            const auto changes = smallChangesOf(deck, tokenBattle());
            Texts texts{deckText(deck)};
            for (const DeckChange& change : changes) {
                QVERIFY(isValid(change.deck, tokenBattle()));
                QVERIFY(texts.insert(deckText(change.deck)).second);
            }
        }
    }

    /// By brute force: of all decks of the same cards those that differ in the place of one card, or of two
    /// of one stack.
    void ordersAreComplete() {
        const Catalogue catalogue = test::catalogueOf(std::vector<Card>(9, test::cardWith(Ability::None)));
        const Deck deck = deckOf("0 1 | 2 3 | 4 5 | 6 7 8");
        const auto without = [](Deck from, CardId card) {
            auto stacks = from.stacks();
            for (auto& stack : stacks)
                std::erase(stack, card);
            return stacks;
        };
        Texts expected;
        for (const CardId card : deck.cards()) {
            auto others = without(deck, card);
            std::vector<std::vector<CardId>> stacks(others.begin(), others.end());
            visitDecks({card}, stacks, [&] {
                const Deck moved = std::get<Deck>(Deck::of(stacks));
                if (isValid(moved, catalogue) && moved.find(card)->stack != deck.find(card)->stack)
                    expected.insert(deckText(moved));
            });
        }
        QCOMPARE(textsOf(smallChangesOf(deck, catalogue), DeckChangeKind::Move), expected);
    }

    void aFullStackTakesNoCard() {
        const auto changes = smallChangesOf(deckOf("0 1 2 3 4 | 5 6 | 7 8 | 9 10"), tokenBattle());
        for (const DeckChange& change : changes)
            QVERIFY(change.kind != DeckChangeKind::Move || change.from.stack == 0);
        QCOMPARE(textsOf(changes, DeckChangeKind::Move).size(), 45U);
    }
};

STONEMASON_APPLESS_TEST(TestDeckChange)
#include "test_deck_change.moc"
