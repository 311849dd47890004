// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/duel_cards.h"

#include "tests/support/cards.h"

namespace stonemason::test {

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
        std::vector<Card> cards;
        for (std::size_t ability = 0; ability < abilityCount; ++ability)
            for (int area = int(Area::Row); area <= int(Area::Ring); ++area)
                for (std::size_t kind = 0; kind < tokenKindCount; ++kind)
                    cards.push_back(
                        cardWith(Ability(ability), Area(area), 1 + int(cards.size() % 9), TokenKind(kind)));
        return catalogueOf(std::move(cards));
    }();
    return catalogue;
}

} // namespace stonemason::test
