// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/token_battle/deck/deck_edit.h"
#include "editor/token_battle/deck/model/card_hand.h"

#include <QObject>
#include <QUuid>

#include <optional>
#include <vector>

namespace stonemason::token_battle {

class DeckDocument;

/// Turns what pointer and keys do with cards into edits of the shown deck; both go the same way. Holds the
/// place the keys are at and the cards that are in hand: picked to be dropped elsewhere.
class DeckGestures : public QObject {
    Q_OBJECT

public:
    /// The document must outlive the gestures.
    explicit DeckGestures(DeckDocument& document, QObject* parent = nullptr);

    DeckDocument& document() const { return document_; }
    /// Identifies the view these gestures belong to in drags.
    const QUuid& viewId() const { return viewId_; }

    /// A card or the first empty place of a stack.
    Slot cursor() const { return cursor_; }
    /// Moves it to the nearest place there is.
    void setCursor(Slot slot);
    std::optional<CardId> cardAtCursor() const;

    const CardHand& hand() const { return hand_; }
    /// Picks these cards instead of those in hand, and announces it.
    void pick(CardHand hand);
    /// Picks one more card of the stacks, or deselects it when it is in hand.
    void toggle(CardId card);
    void cancel();

    /// The result that dropping the cards there would have. Nothing happens.
    DeckEdit tried(const CardHand& hand, DropPlace place) const;
    /// What that does to the card that lies there, in a few words ("replaces Pike"); empty: nothing.
    QString effectOn(DropPlace place, const CardHand& hand) const;
    /// Drops them or shows why that is refused; true when done. The hand is empty then.
    bool drop(const CardHand& hand, DropPlace place);
    /// Picks the card at the cursor or, with cards in hand, drops these there.
    void pickOrDrop(bool onto);

    /// Cards of the collection at the bottom of a stack.
    bool putInto(int stack, const std::vector<CardId>& cards);
    /// The same for the stack at the cursor or, where that has no room for them, the next one that has.
    bool putOnward(const std::vector<CardId>& cards);
    /// Back to the collection.
    bool removeCards(const std::vector<CardId>& cards);
    /// The cards of the stacks that are in hand, or else the one at the cursor.
    std::vector<CardId> chosen() const;
    /// Moves the chosen cards so many places down and stacks to the right (-1, 0 or 1); they stay in hand.
    void moveChosen(int places, int stacks);
    bool canMoveChosen(int places, int stacks) const;
    /// The stack at the cursor changes places with the one so many to the right, and the cursor goes along.
    void moveStack(int stacks);

signals:
    void cursorChanged();
    void handChanged();
    /// A sentence for the status bar.
    void message(const QString& sentence);

private:
    void followDeck();
    void setHand(CardHand hand);
    int stackWithRoom(std::size_t cards) const;
    std::optional<Slot> targetOfMove(int places, int stacks) const;
    QString named(const std::vector<CardId>& cards) const;
    QString stepText(const CardHand& hand, DropPlace place) const;

    DeckDocument& document_;
    const QUuid viewId_ = QUuid::createUuid();
    Slot cursor_{};
    CardHand hand_;
};

} // namespace stonemason::token_battle
