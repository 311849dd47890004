// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/token_battle/deck/deck.h"

#include <QMimeData>
#include <QUuid>

#include <memory>
#include <optional>
#include <vector>

namespace stonemason::token_battle {

/// Cards on their way from one place to another: in hand after a click, or under the pointer in a drag.
struct CardHand {
    enum class From : std::uint8_t { Collection, Stacks };

    From from = From::Collection;
    std::vector<CardId> cards{}; ///< in the order in which they will lie, top first; none: the hand is empty

    bool empty() const { return cards.empty(); }
    bool contains(CardId card) const;
    bool operator==(const CardHand&) const = default;
};

/// Where they are dropped.
struct DropPlace {
    Slot slot;         ///< in front of the card here
    bool onto = false; ///< in its stead; a card of the deck changes places with it. For single cards only

    bool operator==(const DropPlace&) const = default;
};

/// "application/x-stonemason-cards": the view the cards come from, their origin, their ids.
QString cardMimeType();

/// @param view identifies the view of decks, among all views of this and other processes
std::unique_ptr<QMimeData> mimeDataOf(const CardHand& hand, const QUuid& view);

/// What is being dragged, or nullopt when it is no cards. Those from the stacks of another view are as good
/// as from the collection: they stay there and can be put here.
std::optional<CardHand> handOf(const QMimeData& data, const QUuid& view);

} // namespace stonemason::token_battle
