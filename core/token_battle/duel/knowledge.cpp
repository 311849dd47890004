// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/token_battle/duel/knowledge.h"

#include <algorithm>
#include <utility>

namespace stonemason::token_battle {

namespace {

/// A side of which only the cards that were played are known.
Side seenOf(Side side, const Hand& hand) {
    std::array<std::vector<CardId>, stackCount> known = side.deck.stacks();
    for (std::size_t stack = 0; stack < known.size(); ++stack) {
        const std::size_t seen = std::min<std::size_t>(hand.seen[stack], known[stack].size());
        side.hidden[stack] = std::uint8_t(side.hidden[stack] + known[stack].size() - seen);
        known[stack].resize(seen);
    }
    side.deck = std::get<Deck>(Deck::of(known)); // fewer cards of a deck are a deck
    return side;
}

} // namespace

Knowledge Knowledge::of(int player, const Position& position) {
    Knowledge knowledge;
    knowledge.other_ = 1 - player;
    knowledge.seen_ = position.hands[std::size_t(knowledge.other_)].seen;
    return knowledge;
}

std::optional<CardId> Knowledge::top(const Duel& duel, const Position& position, int player,
                                     int stack) const {
    return card(duel, player, stack, position.hands[std::size_t(player)].top[std::size_t(stack)]);
}

std::optional<CardId> Knowledge::card(const Duel& duel, int player, int stack, int index) const {
    const DuelCard& card = duel.cardAt(player, stack, index);
    if (card.isUnknown() || !knows(player, stack, index)) return std::nullopt;
    return card.id;
}

Duel asKnownTo(int player, const Duel& duel, const Position& position) {
    Duel known = duel;
    const int other = 1 - player;
    const Knowledge knowledge = Knowledge::of(player, position);
    for (int stack = 0; stack < stackCount; ++stack)
        for (int index = 0; index < duel.cardsIn(other, stack); ++index)
            if (!knowledge.knows(other, stack, index))
                known.replace(other, stack, index, unknownCard(duel.rules()));
    return known;
}

GameSetup asKnownTo(int player, const GameSetup& setup, const Position& position) {
    GameSetup known = setup;
    const auto other = std::size_t(1 - player);
    known.sides[other] = seenOf(std::move(known.sides[other]), position.hands[other]);
    return known;
}

GameRecord asKnownTo(int player, const Game& game) {
    GameRecord record = game.record();
    if (!game.hasEnded()) record.setup = asKnownTo(player, record.setup, game.position());
    return record;
}

} // namespace stonemason::token_battle
