// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/token_battle/deck/catalogue.h"
#include "core/token_battle/deck/deck.h"

#include <cstdint>
#include <vector>

namespace stonemason::token_battle {

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
