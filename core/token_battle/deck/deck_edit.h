// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/token_battle/deck/catalogue.h"
#include "core/token_battle/deck/deck.h"

#include <cstdint>
#include <vector>

namespace stonemason::token_battle {

/// The result of an edit: the deck after it or, with `refusal`, the reason why it cannot be and the deck as
/// it was. Edits are pure, so the same call checks a drop beforehand and carries it out.
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
DeckEdit remove(const Deck& deck, std::span<const CardId> cards);

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

enum class DeckChangeKind : std::uint8_t {
    Replace,  ///< a card that is not in the deck takes the place of one that is
    Exchange, ///< two cards of one stack change places
    Move,     ///< a card goes to another stack
};

/// One small change of a deck.
struct DeckChange {
    DeckChangeKind kind{};
    CardId card = -1;  ///< of the deck: the one that goes out, changes places or moves
    CardId other = -1; ///< the one that comes in or changes places with it; -1 for Move
    Slot from{};       ///< where `card` stands in the deck
    Slot to{};         ///< where it stands after an Exchange or a Move; `from` for Replace
    Deck deck{};       ///< the deck after the change

    bool operator==(const DeckChange&) const = default;
};

/// All small changes of a valid deck that leave it one the game takes: every card replaced by every card of
/// the catalogue that is not in the deck, every two cards of a stack exchanged, every card moved to every
/// place of every other stack where the sizes allow it. No two of them give the same deck.
std::vector<DeckChange> smallChangesOf(const Deck& deck, const Catalogue& catalogue);

} // namespace stonemason::token_battle
