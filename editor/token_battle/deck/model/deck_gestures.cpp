// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/token_battle/deck/model/deck_gestures.h"

#include "editor/token_battle/cards/card_description.h"
#include "editor/token_battle/deck/model/deck_document.h"

#include <algorithm>

namespace stonemason::token_battle {

DeckGestures::DeckGestures(DeckDocument& document, QObject* parent) : QObject(parent), document_(document) {
    connect(&document, &DeckDocument::deckChanged, this, [this](int index) {
        if (index == document_.shown()) followDeck();
    });
    connect(&document, &DeckDocument::shownChanged, this, [this] {
        if (hand_.from == CardHand::From::Stacks) setHand({});
        followDeck();
    });
}

void DeckGestures::setCursor(Slot slot) {
    slot.stack = std::clamp(slot.stack, 0, stackCount - 1);
    const int cards = int(document_.deck().stack(slot.stack).size());
    slot.index = std::clamp(slot.index, 0, std::min(cards, stackCapacity - 1));
    if (slot == cursor_) return;
    cursor_ = slot;
    emit cursorChanged();
}

std::optional<CardId> DeckGestures::cardAtCursor() const {
    return document_.deck().at(cursor_);
}

void DeckGestures::followDeck() {
    if (hand_.from == CardHand::From::Stacks) {
        CardHand hand = hand_;
        std::erase_if(hand.cards, [this](CardId card) { return !document_.deck().contains(card); });
        setHand(std::move(hand));
    }
    setCursor(cursor_);
}

void DeckGestures::setHand(CardHand hand) {
    if (hand == hand_) return;
    hand_ = std::move(hand);
    emit handChanged();
}

void DeckGestures::pick(CardHand hand) {
    if (hand == hand_) return;
    setHand(std::move(hand));
    if (!hand_.empty())
        //: %1 is a card or a number of cards
        emit message(
            tr("%1 picked up: choose a place in a stack, or press Esc to cancel.").arg(named(hand_.cards)));
}

void DeckGestures::toggle(CardId card) {
    CardHand hand = hand_.from == CardHand::From::Stacks ? hand_ : CardHand{CardHand::From::Stacks};
    if (std::erase(hand.cards, card) == 0) hand.cards.push_back(card);
    const Deck& deck = document_.deck();
    std::ranges::sort(hand.cards, {}, [&deck](CardId of) { return deck.find(of); });
    pick(std::move(hand));
}

void DeckGestures::cancel() {
    setHand({});
}

DeckEdit DeckGestures::tried(const CardHand& hand, DropPlace place) const {
    const Deck& deck = document_.deck();
    const bool single = place.onto && hand.cards.size() == 1;
    if (hand.from == CardHand::From::Collection)
        return single ? replace(deck, hand.cards.front(), place.slot) : put(deck, hand.cards, place.slot);
    const auto from = single ? deck.find(hand.cards.front()) : std::nullopt;
    return from && deck.at(place.slot) ? exchange(deck, *from, place.slot)
                                       : move(deck, hand.cards, place.slot);
}

QString DeckGestures::effectOn(DropPlace place, const CardHand& hand) const {
    const auto there = document_.deck().at(place.slot);
    if (!place.onto || hand.cards.size() != 1 || !there || hand.contains(*there)) return {};
    const QString name = cardName(*there, document_.catalogue());
    //: of the card that is dragged; %1 is another card
    return hand.from == CardHand::From::Collection ? tr("replaces %1").arg(name)
                                                   : tr("swaps with %1").arg(name);
}

bool DeckGestures::drop(const CardHand& hand, DropPlace place) {
    if (hand.empty()) return false;
    const CardId first = hand.cards.front();
    if (!document_.edit(stepText(hand, place), tried(hand, place))) return false;
    cancel();
    if (const auto slot = document_.deck().find(first)) setCursor(*slot);
    return true;
}

void DeckGestures::pickOrDrop(bool onto) {
    const auto card = cardAtCursor();
    if (!hand_.empty()) {
        if (card && hand_ == CardHand{CardHand::From::Stacks, {*card}})
            cancel();
        else
            drop(CardHand(hand_), {cursor_, onto});
    } else if (card) {
        pick({CardHand::From::Stacks, {*card}});
    }
}

bool DeckGestures::putInto(int stack, const std::vector<CardId>& cards) {
    const int bottom = int(document_.deck().stack(stack).size());
    return drop({CardHand::From::Collection, cards}, {{stack, bottom}});
}

/// The first stack with room from the cursor to the right, then from the left; else that at the cursor.
int DeckGestures::stackWithRoom(std::size_t cards) const {
    for (int i = 0; i < stackCount; ++i) {
        const int stack = (cursor_.stack + i) % stackCount;
        if (document_.deck().stack(stack).size() + cards <= std::size_t(stackCapacity)) return stack;
    }
    return cursor_.stack;
}

bool DeckGestures::putOnward(const std::vector<CardId>& cards) {
    const int full = cursor_.stack;
    const int stack = stackWithRoom(cards.size());
    if (!putInto(stack, cards)) return false;
    if (stack != full)
        //: %1 is the number of a stack without room, %2 a card or a number of cards, %3 the number of another
        emit message(tr("Stack %1 is full: %2 put into stack %3.")
                         .arg(QString::number(full + 1), named(cards), QString::number(stack + 1)));
    return true;
}

bool DeckGestures::removeCards(const std::vector<CardId>& cards) {
    if (cards.empty()) return false;
    //: %1 is a card or a number of cards
    return document_.edit(tr("Remove %1").arg(named(cards)), remove(document_.deck(), cards));
}

std::vector<CardId> DeckGestures::chosen() const {
    if (hand_.from == CardHand::From::Stacks && !hand_.empty()) return hand_.cards;
    const auto card = cardAtCursor();
    return card ? std::vector{*card} : std::vector<CardId>();
}

std::optional<Slot> DeckGestures::targetOfMove(int places, int stacks) const {
    const std::vector<CardId> cards = chosen();
    if (cards.empty()) return std::nullopt;
    const Deck& deck = document_.deck();
    const Slot first = *deck.find(cards.front());
    const Slot last = *deck.find(cards.back());
    if (stacks != 0) {
        const int stack = first.stack + stacks;
        return stack >= 0 && stack < stackCount ? std::optional(Slot{stack, first.index}) : std::nullopt;
    }
    if (places < 0) return first.index > 0 ? std::optional(Slot{first.stack, first.index - 1}) : std::nullopt;
    const int cardsThere = int(deck.stack(last.stack).size());
    return last.index + 1 < cardsThere ? std::optional(Slot{last.stack, last.index + 2}) : std::nullopt;
}

bool DeckGestures::canMoveChosen(int places, int stacks) const {
    return targetOfMove(places, stacks).has_value();
}

void DeckGestures::moveChosen(int places, int stacks) {
    const auto target = targetOfMove(places, stacks);
    if (!target) return;
    const CardHand moved{CardHand::From::Stacks, chosen()};
    const auto cursorCard = cardAtCursor();
    if (!document_.edit(stepText(moved, {*target}), tried(moved, {*target}))) return;
    const CardId shown = cursorCard && moved.contains(*cursorCard) ? *cursorCard : moved.cards.front();
    setCursor(*document_.deck().find(shown));
}

void DeckGestures::moveStack(int stacks) {
    const int other = cursor_.stack + stacks;
    if (other < 0 || other >= stackCount) return;
    const auto [left, right] = std::minmax(cursor_.stack, other);
    const Slot goal{other, cursor_.index};
    //: %1 and %2 are the numbers of stacks
    if (document_.edit(tr("Swap stacks %1 and %2").arg(left + 1).arg(right + 1),
                       exchangeStacks(document_.deck(), cursor_.stack, other)))
        setCursor(goal);
}

QString DeckGestures::named(const std::vector<CardId>& cards) const {
    return cards.size() == 1 ? cardName(cards.front(), document_.catalogue())
                             : tr("%n cards", nullptr, int(cards.size()));
}

QString DeckGestures::stepText(const CardHand& hand, DropPlace place) const {
    const auto there = document_.deck().at(place.slot);
    const bool fromCollection = hand.from == CardHand::From::Collection;
    if (place.onto && hand.cards.size() == 1 && there) {
        const QString other = cardName(*there, document_.catalogue());
        //: %1 and %2 are cards
        return (fromCollection ? tr("Replace %2 with %1") : tr("Swap %1 and %2"))
            .arg(named(hand.cards), other);
    }
    //: %1 is a card or a number of cards, %2 the number of a stack
    return (fromCollection ? tr("Put %1 into stack %2") : tr("Move %1 to stack %2"))
        .arg(named(hand.cards))
        .arg(place.slot.stack + 1);
}

} // namespace stonemason::token_battle
