// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/token_battle/deck/deck.h"

#include <vector>

namespace stonemason::token_battle {

/// How two decks differ. Cards in the order of Deck::cards().
struct DeckDifference {
    std::vector<CardId> onlyInOne;
    std::vector<CardId> onlyInOther;
    std::vector<CardId> moved; ///< in both, at another place; in the order of the one

    bool none() const { return onlyInOne.empty() && onlyInOther.empty() && moved.empty(); }
    bool operator==(const DeckDifference&) const = default;
};

DeckDifference differenceOf(const Deck& one, const Deck& other);

} // namespace stonemason::token_battle
