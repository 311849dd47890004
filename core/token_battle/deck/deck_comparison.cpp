// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/token_battle/deck/deck_comparison.h"

namespace stonemason::token_battle {

DeckDifference differenceOf(const Deck& one, const Deck& other) {
    DeckDifference difference;
    for (CardId card : one.cards())
        if (!other.contains(card))
            difference.onlyInOne.push_back(card);
        else if (one.find(card) != other.find(card))
            difference.moved.push_back(card);
    for (CardId card : other.cards())
        if (!one.contains(card)) difference.onlyInOther.push_back(card);
    return difference;
}

} // namespace stonemason::token_battle
