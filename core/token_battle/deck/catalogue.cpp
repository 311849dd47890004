// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/token_battle/deck/catalogue.h"

#include <algorithm>
#include <set>

namespace stonemason::token_battle {

const Card* Catalogue::card(CardId cardId) const {
    const auto it = std::ranges::lower_bound(cards, cardId, {}, &Card::id);
    return it != cards.end() && it->id == cardId ? &*it : nullptr;
}

std::vector<GameVersion> Catalogue::versions() const {
    std::set<GameVersion> found;
    for (const Card& card : cards)
        found.insert(card.since);
    return {found.begin(), found.end()};
}

} // namespace stonemason::token_battle
