// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/token_battle/tournament/card_credit.h"

#include "core/token_battle/duel/turn.h"

#include <utility>

namespace stonemason::token_battle {

CardCredit::CardCredit(const Duel& duel) : duel_(duel) {
    for (int player = 0; player < playerCount; ++player) {
        int place = 0;
        for (int stack = 0; stack < stackCount; ++stack) {
            firstOfStack_[std::size_t(player)][std::size_t(stack)] = place;
            place += duel.cardsIn(player, stack);
        }
    }
}

void CardCredit::play(Position& position, Move move) {
    const std::size_t player = position.toMove;
    const int place = firstOfStack_[player][move.stack] + position.hands[player].top[move.stack];
    CardLine& card = cards_[player][std::size_t(place)];
    if (card.plays == 0) card.firstPlay = moves_[player];
    ++card.plays;
    ++moves_[player];
    const Origin origin{std::int8_t(player), std::int8_t(place)};
    duel_.playObserved(position, move, [this, origin](const DuelEvent& event) { follow(event, origin); });
    score(position);
}

void CardCredit::follow(const DuelEvent& event, Origin played) {
    switch (event.kind) {
    case DuelEventKind::Placed:
    case DuelEventKind::Spawned: origins_[event.to] = played; break;
    case DuelEventKind::Pushed:
    case DuelEventKind::Flipped:
    case DuelEventKind::SwappedLast:
        if (event.to == noSquare)
            origins_[event.from] = {};
        else
            std::swap(origins_[event.from], origins_[event.to]);
        break;
    case DuelEventKind::Destroyed: origins_[event.to] = {}; break;
    case DuelEventKind::Damaged:
    case DuelEventKind::Blocked:
    case DuelEventKind::Gilded:
    case DuelEventKind::Boosted:
    case DuelEventKind::MovesAgain:
    case DuelEventKind::Shot:
    case DuelEventKind::Toughened: break;
    }
}

void CardCredit::score(const Position& position) {
    forEach(position.occupied(), [&](Square square) {
        const Origin origin = origins_[square];
        if (origin.player < 0) return;
        const bool own = (position.owned(origin.player) & bit(square)) != 0;
        const int points = duel_.yieldAt(position, square);
        cards_[std::size_t(origin.player)][std::size_t(origin.card)].credit += own ? points : -points;
    });
}

} // namespace stonemason::token_battle
