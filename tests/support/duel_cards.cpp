// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/duel_cards.h"

#include "tests/support/cards.h"

namespace stonemason::test {

using namespace token_battle;

namespace {

std::vector<Area> areasFor(Ability ability) {
    switch (ability) {
    case Ability::None:
    case Ability::OpponentExtraTurn:
    case Ability::SwapLast:
    case Ability::BoostNext: return {Area::None};
    default: break;
    }
    return {Area::Row, Area::Column, Area::Cross, Area::Rising, Area::Falling, Area::Corners, Area::Ring};
}

} // namespace

Card cardWith(Ability ability, Area area, int value, TokenKind kind) {
    Card card;
    card.value = value;
    card.ability = ability;
    card.kind = kind;
    card.opener = true;
    if (area != Area::None) {
        card.areaShape = int(area) - 1;
        card.area = tokenBattle().areas[std::size_t(card.areaShape)].cells;
    }
    return card;
}

Catalogue catalogueOf(std::vector<Card> cards) {
    Catalogue catalogue = tokenBattle();
    for (std::size_t id = 0; id < cards.size(); ++id)
        cards[id].id = CardId(id);
    catalogue.cards = std::move(cards);
    return catalogue;
}

const Catalogue& everyCard() {
    static const Catalogue catalogue = [] {
        // Mostly low, so that tokens are destroyed and games are long; nine, no multiple of the number of
        // kinds.
        constexpr std::array values{1, 2, 1, 3, 1, 5, 2, 1, 9};
        std::vector<Card> cards;
        for (std::size_t ability = 0; ability < abilityCount; ++ability)
            for (const Area area : areasFor(Ability(ability)))
                for (std::size_t kind = 0; kind < tokenKindCount; ++kind) {
                    const int value = values[cards.size() % values.size()];
                    cards.push_back(cardWith(Ability(ability), area, value, TokenKind(kind)));
                }
        return catalogueOf(std::move(cards));
    }();
    return catalogue;
}

} // namespace stonemason::test
