// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/token_battle/deck/deck_edit.h"

#include "core/token_battle/deck/deck.h"

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

DeckEdit deckEditOf(const Deck& before, const Stacks& stacks) {
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
    return deckEditOf(deck, stacks);
}

DeckEdit put(const Deck& deck, std::span<const CardId> cards, Slot before) {
    if (const auto refusal = firstIn(deck, cards)) return refused(deck, *refusal);
    return place(deck, cards, before);
}

DeckEdit move(const Deck& deck, std::span<const CardId> cards, Slot before) {
    if (const auto refusal = firstNotIn(deck, cards)) return refused(deck, *refusal);
    return place(deck, cards, before);
}

DeckEdit remove(const Deck& deck, std::span<const CardId> cards) {
    if (const auto refusal = firstNotIn(deck, cards)) return refused(deck, *refusal);
    Stacks stacks = deck.stacks();
    for (std::vector<CardId>& stack : stacks)
        std::erase_if(stack, [cards](CardId card) { return std::ranges::find(cards, card) != cards.end(); });
    return deckEditOf(deck, stacks);
}

DeckEdit replace(const Deck& deck, CardId card, Slot at) {
    if (!deck.at(at)) return put(deck, {&card, 1}, at);
    if (const auto refusal = firstIn(deck, {&card, 1}); refusal && deck.at(at) != card)
        return refused(deck, *refusal);
    Stacks stacks = deck.stacks();
    stacks[std::size_t(at.stack)][std::size_t(at.index)] = card;
    return deckEditOf(deck, stacks);
}

DeckEdit exchange(const Deck& deck, Slot one, Slot other) {
    if (!deck.at(one) || !deck.at(other)) return refused(deck, {RefusalReason::NoSlot});
    Stacks stacks = deck.stacks();
    std::swap(stacks[std::size_t(one.stack)][std::size_t(one.index)],
              stacks[std::size_t(other.stack)][std::size_t(other.index)]);
    return deckEditOf(deck, stacks);
}

DeckEdit exchangeStacks(const Deck& deck, int one, int other) {
    if (!isStack(one) || !isStack(other)) return refused(deck, {RefusalReason::NoSlot});
    Stacks stacks = deck.stacks();
    std::swap(stacks[std::size_t(one)], stacks[std::size_t(other)]);
    return deckEditOf(deck, stacks);
}

namespace {

/// Collects the changes that the game would take.
class ChangeList {
public:
    ChangeList(const Deck& deck, const Catalogue& catalogue) : deck_(deck), catalogue_(catalogue) {}

    void replaceAt(Slot slot) {
        for (const Card& card : catalogue_.cards)
            if (!deck_.contains(card.id))
                add({DeckChangeKind::Replace, *deck_.at(slot), card.id, slot, slot},
                    replace(deck_, card.id, slot));
    }

    void exchangeWithThoseBelow(Slot slot) {
        for (Slot other{slot.stack, slot.index + 1}; deck_.at(other); ++other.index)
            add({DeckChangeKind::Exchange, *deck_.at(slot), *deck_.at(other), slot, other},
                exchange(deck_, slot, other));
    }

    void moveFrom(Slot slot) {
        const CardId card = *deck_.at(slot);
        for (int stack = 0; stack < stackCount; ++stack) {
            if (stack == slot.stack) continue;
            for (int index = 0; index <= int(deck_.stack(stack).size()); ++index)
                add({DeckChangeKind::Move, card, -1, slot, {stack, index}},
                    move(deck_, std::span(&card, 1), {stack, index}));
        }
    }

    std::vector<DeckChange> taken() && { return std::move(changes_); }

private:
    void add(DeckChange change, const DeckEdit& edit) {
        if (!edit.ok() || !isValid(edit.deck, catalogue_)) return;
        change.deck = edit.deck;
        changes_.push_back(change);
    }

    const Deck& deck_;
    const Catalogue& catalogue_;
    std::vector<DeckChange> changes_;
};

} // namespace

std::vector<DeckChange> smallChangesOf(const Deck& deck, const Catalogue& catalogue) {
    ChangeList changes(deck, catalogue);
    for (int stack = 0; stack < stackCount; ++stack)
        for (int index = 0; index < int(deck.stack(stack).size()); ++index) {
            const Slot slot{stack, index};
            changes.replaceAt(slot);
            changes.exchangeWithThoseBelow(slot);
            changes.moveFrom(slot);
        }
    return std::move(changes).taken();
}

} // namespace stonemason::token_battle
