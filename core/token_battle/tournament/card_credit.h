// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/token_battle/tournament/tournament_game.h"

#include <array>

namespace stonemason::token_battle {

/// Follows which card each token on the board comes from while a game is played, and counts for each card
/// what CardLine says.
class CardCredit {
public:
    explicit CardCredit(const Duel& duel);

    /// Plays the move on the position.
    void play(Position& position, Move move);

    const std::array<CardLine, deckCapacity>& cardsOf(int player) const {
        return cards_[std::size_t(player)];
    }

private:
    /// The card that a token comes from, as a place in a player's deck.
    struct Origin {
        std::int8_t player = -1; ///< -1: from no card, as the token there at the start
        std::int8_t card = -1;
    };

    void follow(const DuelEvent& event, Origin played);
    void score(const Position& position);

    const Duel& duel_;
    std::array<std::array<int, stackCount>, playerCount> firstOfStack_{}; ///< places in the deck
    std::array<Origin, duelCells> origins_{};
    std::array<std::array<CardLine, deckCapacity>, playerCount> cards_{};
    std::array<int, playerCount> moves_{};
};

} // namespace stonemason::token_battle
