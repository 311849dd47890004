// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/token_battle/deck/deck_change.h"

#include "core/token_battle/deck/deck_edit.h"
#include "core/token_battle/deck/deck_problems.h"

namespace stonemason::token_battle {

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
