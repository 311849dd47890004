// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/token_battle/deck/deck.h"

#include <algorithm>

namespace stonemason::token_battle {

Message messageOf(const Refusal& refusal) {
    switch (refusal.reason) {
    case RefusalReason::StackFull: return {"deck/stack-full", {refusal.stack + 1, stackCapacity}};
    case RefusalReason::CardTwice: return {"deck/card-twice", {refusal.card, refusal.stack + 1}};
    case RefusalReason::NoSlot: return {"deck/no-slot"};
    case RefusalReason::NoCard: return {"deck/no-card"};
    case RefusalReason::NotInDeck: return {"deck/not-in-deck", {refusal.card}};
    }
    return {"deck/no-slot"};
}

std::variant<Deck, Refusal> Deck::of(std::span<const std::vector<CardId>> stacks) {
    if (stacks.size() > std::size_t(stackCount)) return Refusal{RefusalReason::NoSlot};
    Deck deck;
    for (std::size_t s = 0; s < stacks.size(); ++s) {
        Stack& stack = deck.stacks_[s];
        for (const CardId card : stacks[s]) {
            if (card < 0 || card > maximumCardId) return Refusal{RefusalReason::NoCard, int(s), card};
            if (const auto there = deck.find(card))
                return Refusal{RefusalReason::CardTwice, there->stack, card};
            if (stack.count == stackCapacity) return Refusal{RefusalReason::StackFull, int(s), card};
            stack.cards[std::size_t(stack.count++)] = card;
        }
    }
    return deck;
}

int Deck::size() const {
    int size = 0;
    for (const Stack& stack : stacks_)
        size += stack.count;
    return size;
}

std::optional<Slot> Deck::find(CardId card) const {
    for (int s = 0; s < stackCount; ++s) {
        const auto cards = stack(s);
        const auto it = std::ranges::find(cards, card);
        if (it != cards.end()) return Slot{s, int(it - cards.begin())};
    }
    return std::nullopt;
}

std::optional<CardId> Deck::at(Slot slot) const {
    if (slot.stack < 0 || slot.stack >= stackCount) return std::nullopt;
    const auto cards = stack(slot.stack);
    if (slot.index < 0 || slot.index >= int(cards.size())) return std::nullopt;
    return cards[std::size_t(slot.index)];
}

std::vector<CardId> Deck::cards() const {
    std::vector<CardId> all;
    for (int s = 0; s < stackCount; ++s)
        all.insert(all.end(), stack(s).begin(), stack(s).end());
    return all;
}

std::array<std::vector<CardId>, stackCount> Deck::stacks() const {
    std::array<std::vector<CardId>, stackCount> stacks;
    for (int s = 0; s < stackCount; ++s)
        stacks[std::size_t(s)].assign(stack(s).begin(), stack(s).end());
    return stacks;
}

} // namespace stonemason::token_battle
