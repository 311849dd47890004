// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/token_battle/deck/deck_edit.h"
#include "tests/support/cards.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <set>

using namespace stonemason;
using namespace stonemason::token_battle;
using test::deckOf;
using test::deckText;

namespace {

const Deck blog = deckOf("0 1 | 2 3 | 4 5 8 | 6 7 9");

std::optional<Refusal> refusalOf(std::vector<std::vector<CardId>> stacks) {
    const auto deck = Deck::of(stacks);
    const auto* refusal = std::get_if<Refusal>(&deck);
    return refusal ? std::optional(*refusal) : std::nullopt;
}

QString outcome(const DeckEdit& edit) {
    if (!edit.refusal) return QString::fromStdString(deckText(edit.deck));
    const char* names[] = {"full", "twice", "no slot", "no card", "not in deck"};
    return QStringLiteral("%1 %2 %3")
        .arg(QLatin1String(names[std::size_t(edit.refusal->reason)]))
        .arg(edit.refusal->stack)
        .arg(edit.refusal->card);
}

template <typename... Ids>
std::vector<CardId> ids(Ids... cards) {
    return {cards...};
}

} // namespace

class TestDeck : public QObject {
    Q_OBJECT

private slots:
    void holdsItsStacksTopFirst() {
        QCOMPARE(blog.size(), 10);
        QVERIFY(blog.find(8) == (Slot{2, 2}));
        QVERIFY(!blog.find(10));
        QVERIFY(blog.at({3, 0}) == 6);
        QVERIFY(!blog.at({3, 3}) && !blog.at({4, 0}) && !blog.at({-1, 0}) && !blog.at({0, -1}));
        QCOMPARE(blog.cards(), (std::vector<CardId>{0, 1, 2, 3, 4, 5, 8, 6, 7, 9}));
        QVERIFY(Deck().empty() && Deck() == deckOf(""));
        QVERIFY(deckOf("1 2 | 3") != deckOf("1 2 | | 3"));
    }

    void neverHoldsTooManyOrACardTwice() {
        QVERIFY(!refusalOf({{0, 1, 2, 3, 4}, {}, {}, {5}}));
        QVERIFY(refusalOf({{0, 1, 2, 3, 4, 5}}) == (Refusal{RefusalReason::StackFull, 0, 5}));
        QVERIFY(refusalOf({{0}, {1}, {2}, {3}, {4}}) == (Refusal{RefusalReason::NoSlot}));
        QVERIFY(refusalOf({{0, 1}, {2, 0}}) == (Refusal{RefusalReason::CardTwice, 0, 0}));
        QVERIFY(refusalOf({{99, 99}}) == (Refusal{RefusalReason::CardTwice, 0, 99}));
        QVERIFY(refusalOf({{0}, {-1}}) == (Refusal{RefusalReason::NoCard, 1, -1}));
        QVERIFY(refusalOf({{maximumCardId + 1}}));
        QVERIFY(!refusalOf({{maximumCardId}}));
    }

    void putsCardsWhereAsked() {
        QCOMPARE(outcome(put(blog, ids(20), {0, 0})), "20 0 1 | 2 3 | 4 5 8 | 6 7 9");
        QCOMPARE(outcome(put(blog, ids(20, 10), {0, 1})), "0 20 10 1 | 2 3 | 4 5 8 | 6 7 9");
        QCOMPARE(outcome(put(blog, ids(20), {1, 2})), "0 1 | 2 3 20 | 4 5 8 | 6 7 9");
        QCOMPARE(outcome(put(blog, ids(20), {1, 4})), "0 1 | 2 3 20 | 4 5 8 | 6 7 9");
        QCOMPARE(outcome(put(blog, ids(), {1, 0})), QString::fromStdString(deckText(blog)));
        QCOMPARE(outcome(put(blog, ids(20, 21, 22), {2, 0})), "full 2 8");
        QCOMPARE(outcome(put(blog, ids(20, 1), {2, 0})), "twice 0 1");
        QCOMPARE(outcome(put(blog, ids(20, 20), {2, 0})), "twice 2 20");
        QCOMPARE(outcome(put(blog, ids(-3), {2, 0})), "no card 2 -3");
        QCOMPARE(outcome(put(blog, ids(20), {4, 0})), "no slot -1 -1");
        QCOMPARE(outcome(put(blog, ids(20), {0, -1})), "no slot -1 -1");
    }

    void movesCardsWithinAndBetweenStacks() {
        QCOMPARE(outcome(move(blog, ids(4), {2, 3})), "0 1 | 2 3 | 5 8 4 | 6 7 9");
        QCOMPARE(outcome(move(blog, ids(8), {2, 0})), "0 1 | 2 3 | 8 4 5 | 6 7 9");
        QCOMPARE(outcome(move(blog, ids(5), {2, 1})), QString::fromStdString(deckText(blog)));
        QCOMPARE(outcome(move(blog, ids(5), {2, 2})), QString::fromStdString(deckText(blog)));
        QCOMPARE(outcome(move(blog, ids(9, 0), {1, 1})), "1 | 2 9 0 3 | 4 5 8 | 6 7");
        QCOMPARE(outcome(move(blog, ids(0, 1, 9), {2, 0})), "full 2 8");
        QCOMPARE(outcome(move(blog, ids(0, 0), {2, 0})), "twice 2 0");
        QCOMPARE(outcome(move(blog, ids(20), {2, 0})), "not in deck -1 20");
        QCOMPARE(outcome(place(blog, ids(20, 9), {1, 0})), "0 1 | 20 9 2 3 | 4 5 8 | 6 7");
    }

    void takesAndReplaces() {
        QCOMPARE(outcome(remove(blog, ids(8, 0, 1))), "| 2 3 | 4 5 | 6 7 9");
        QCOMPARE(outcome(remove(blog, ids(8, 20))), "not in deck -1 20");
        QCOMPARE(outcome(replace(blog, 20, {3, 1})), "0 1 | 2 3 | 4 5 8 | 6 20 9");
        QCOMPARE(outcome(replace(blog, 20, {3, 3})), "0 1 | 2 3 | 4 5 8 | 6 7 9 20");
        QCOMPARE(outcome(replace(blog, 7, {3, 1})), QString::fromStdString(deckText(blog)));
        QCOMPARE(outcome(replace(blog, 0, {3, 1})), "twice 0 0");
        QCOMPARE(outcome(replace(blog, -1, {3, 1})), "no card 3 -1");
        QCOMPARE(outcome(exchange(blog, {0, 0}, {3, 2})), "9 1 | 2 3 | 4 5 8 | 6 7 0");
        QCOMPARE(outcome(exchange(blog, {0, 0}, {0, 2})), "no slot -1 -1");
        QCOMPARE(outcome(exchangeStacks(blog, 1, 2)), "0 1 | 4 5 8 | 2 3 | 6 7 9");
        QCOMPARE(outcome(exchangeStacks(blog, 1, 4)), "no slot -1 -1");
    }

    void aRefusedEditLeavesTheDeckAsItWas() {
        QVERIFY(put(blog, ids(1), {0, 0}).deck == blog);
        QVERIFY(move(blog, ids(20), {0, 0}).deck == blog);
        QVERIFY(replace(blog, 0, {3, 1}).deck == blog);
    }

    void refusalsSpeakInNumbersFromOne() {
        QVERIFY((messageOf({RefusalReason::StackFull, 2, 8}) == Message{"deck/stack-full", {3, 5}}));
        QVERIFY((messageOf({RefusalReason::CardTwice, 0, 1}) == Message{"deck/card-twice", {1, 1}}));
    }

    /// No sequence of edits creates or loses a card, and every refusal has its reason.
    void randomEditsKeepTheRules() {
        test::Random random(4);
        Deck deck;
        for (int step = 0; step < 100'000; ++step) {
            std::vector<CardId> cards;
            for (int left = random.below(4); left > 0; --left)
                cards.push_back(random.below(45));
            const Slot slot{random.below(stackCount), random.below(stackCapacity + 1)};
            const int kind = random.below(4);
            const DeckEdit edit = kind == 0   ? put(deck, cards, slot)
                                  : kind == 1 ? move(deck, cards, slot)
                                  : kind == 2 ? remove(deck, cards)
                                              : place(deck, cards, slot);
            std::multiset<CardId> wanted;
            for (const CardId card : deck.cards())
                wanted.insert(card);
            const bool distinct = std::set(cards.begin(), cards.end()).size() == cards.size();
            const auto inDeck =
                std::ranges::count_if(cards, [&deck](CardId card) { return deck.contains(card); });
            if (kind == 2)
                for (const CardId card : cards)
                    wanted.erase(card);
            else
                for (const CardId card : std::set(cards.begin(), cards.end()))
                    if (!deck.contains(card)) wanted.insert(card);
            const auto inTarget = std::ranges::count_if(cards, [&](CardId card) {
                const auto found = deck.find(card);
                return found && found->stack == slot.stack;
            });
            const bool fits =
                int(deck.stack(slot.stack).size() + cards.size()) - int(inTarget) <= stackCapacity;
            const bool allowed = kind == 0   ? inDeck == 0 && distinct && fits
                                 : kind == 1 ? inDeck == int(cards.size()) && distinct && fits
                                 : kind == 2 ? inDeck == int(cards.size())
                                             : distinct && fits;
            QCOMPARE(edit.ok(), allowed);
            if (!edit.ok()) {
                QVERIFY(edit.deck == deck);
                if (deck.size() < 12) continue;
                deck = Deck();
                continue;
            }
            const auto after = edit.deck.cards();
            QVERIFY(std::multiset<CardId>(after.begin(), after.end()) == wanted);
            QVERIFY(std::get<Deck>(Deck::of(edit.deck.stacks())) == edit.deck);
            deck = edit.deck;
        }
    }
};

STONEMASON_APPLESS_TEST(TestDeck)
#include "test_deck.moc"
