// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/token_battle/deck/deck.h"

namespace stonemason::token_battle {

/// The result of an edit: the deck after it or, with `refusal`, the reason why it cannot be and the deck as
/// it was. Edits are pure, so the same call says before a drop whether it could be done, and does it.
struct DeckEdit {
    Deck deck;
    std::optional<Refusal> refusal{};

    bool ok() const { return !refusal.has_value(); }
    bool operator==(const DeckEdit&) const = default;
};

/// Cards from the collection, in this order, in front of the card at the slot; an index at or beyond the
/// stack's end puts them at its bottom. Refused: StackFull, CardTwice (also within `cards`), NoCard, NoSlot.
DeckEdit put(const Deck& deck, std::span<const CardId> cards, Slot before);

/// Cards of the deck, in this order, in front of the card that is at the slot now (itself among them: at its
/// place). Refused: StackFull, CardTwice (within `cards`), NotInDeck, NoSlot.
DeckEdit move(const Deck& deck, std::span<const CardId> cards, Slot before);

/// Cards of the deck back to the collection. Refused: NotInDeck.
DeckEdit take(const Deck& deck, std::span<const CardId> cards);

/// A card from the collection in place of the one at the slot, which goes back to the collection; on a slot
/// that holds no card like put(). Refused: CardTwice, StackFull, NoCard, NoSlot.
DeckEdit replace(const Deck& deck, CardId card, Slot at);

/// The cards of two slots change places. Refused: NoSlot when either is empty.
DeckEdit exchange(const Deck& deck, Slot one, Slot other);

/// Two whole stacks change places. Refused: NoSlot.
DeckEdit exchangeStacks(const Deck& deck, int one, int other);

/// put() and move() in one: cards of `cards` that stand in the deck are moved, the others are put.
/// For drops of a mixed selection.
DeckEdit place(const Deck& deck, std::span<const CardId> cards, Slot before);

} // namespace stonemason::token_battle
