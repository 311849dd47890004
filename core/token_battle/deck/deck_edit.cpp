// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/token_battle/deck/deck_edit.h"

#include <algorithm>
#include <utility>

namespace stonemason::token_battle {

namespace {

using Stacks = std::array<std::vector<CardId>, stackCount>;

bool isStack(int index) {
    return index >= 0 && index < stackCount;
}

DeckEdit refused(const Deck& deck, Refusal refusal) {
    return {deck, refusal};
}

DeckEdit made(const Deck& before, const Stacks& stacks) {
    const auto deck = Deck::of(stacks);
    if (const auto* refusal = std::get_if<Refusal>(&deck)) return refused(before, *refusal);
    return {std::get<Deck>(deck)};
}

std::optional<Refusal> firstNotIn(const Deck& deck, std::span<const CardId> cards) {
    for (const CardId card : cards)
        if (!deck.contains(card)) return Refusal{RefusalReason::NotInDeck, -1, card};
    return std::nullopt;
}

std::optional<Refusal> firstIn(const Deck& deck, std::span<const CardId> cards) {
    for (const CardId card : cards)
        if (const auto slot = deck.find(card)) return Refusal{RefusalReason::CardTwice, slot->stack, card};
    return std::nullopt;
}

} // namespace

DeckEdit place(const Deck& deck, std::span<const CardId> cards, Slot before) {
    if (!isStack(before.stack) || before.index < 0) return refused(deck, {RefusalReason::NoSlot});
    Stacks stacks = deck.stacks();
    const auto isPlaced = [cards](CardId card) { return std::ranges::find(cards, card) != cards.end(); };
    std::vector<CardId>& target = stacks[std::size_t(before.stack)];
    const auto above = target.begin() + std::min(before.index, int(target.size()));
    const auto at = std::ptrdiff_t(above - target.begin() - std::count_if(target.begin(), above, isPlaced));
    for (std::vector<CardId>& stack : stacks)
        std::erase_if(stack, isPlaced);
    target.insert(target.begin() + at, cards.begin(), cards.end());
    return made(deck, stacks);
}

DeckEdit put(const Deck& deck, std::span<const CardId> cards, Slot before) {
    if (const auto refusal = firstIn(deck, cards)) return refused(deck, *refusal);
    return place(deck, cards, before);
}

DeckEdit move(const Deck& deck, std::span<const CardId> cards, Slot before) {
    if (const auto refusal = firstNotIn(deck, cards)) return refused(deck, *refusal);
    return place(deck, cards, before);
}

DeckEdit take(const Deck& deck, std::span<const CardId> cards) {
    if (const auto refusal = firstNotIn(deck, cards)) return refused(deck, *refusal);
    Stacks stacks = deck.stacks();
    for (std::vector<CardId>& stack : stacks)
        std::erase_if(stack, [cards](CardId card) { return std::ranges::find(cards, card) != cards.end(); });
    return made(deck, stacks);
}

DeckEdit replace(const Deck& deck, CardId card, Slot at) {
    if (!deck.at(at)) return put(deck, {&card, 1}, at);
    if (const auto refusal = firstIn(deck, {&card, 1}); refusal && deck.at(at) != card)
        return refused(deck, *refusal);
    Stacks stacks = deck.stacks();
    stacks[std::size_t(at.stack)][std::size_t(at.index)] = card;
    return made(deck, stacks);
}

DeckEdit exchange(const Deck& deck, Slot one, Slot other) {
    if (!deck.at(one) || !deck.at(other)) return refused(deck, {RefusalReason::NoSlot});
    Stacks stacks = deck.stacks();
    std::swap(stacks[std::size_t(one.stack)][std::size_t(one.index)],
              stacks[std::size_t(other.stack)][std::size_t(other.index)]);
    return made(deck, stacks);
}

DeckEdit exchangeStacks(const Deck& deck, int one, int other) {
    if (!isStack(one) || !isStack(other)) return refused(deck, {RefusalReason::NoSlot});
    Stacks stacks = deck.stacks();
    std::swap(stacks[std::size_t(one)], stacks[std::size_t(other)]);
    return made(deck, stacks);
}

} // namespace stonemason::token_battle
