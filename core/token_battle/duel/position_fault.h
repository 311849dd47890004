// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/token_battle/duel/duel.h"

#include <optional>

namespace stonemason::token_battle {

/// The part of a position that contradicts the rest of it, the decks or the rules.
enum class PositionFault : std::uint8_t {
    Hands,  ///< a card that a stack does not have, a hidden one that was played, or a stack that came round
            ///< before all were seen
    Played, ///< other numbers of cards than the stacks have turned by; the absent player played
    Moves,  ///< more than the rules allow, or not as many as cards were played
    Board,  ///< before the first move: anything but the start; a token of the absent player
    Yields, ///< not what the tokens bring, see yieldsOf()
    Scores, ///< less than the last scoring brought, or won before it
    State,  ///< see stateOf()
    Turn,   ///< it is the other's, or the absent player's
    Boosts, ///< by none of the cards played last
    ExtraMoves, ///< more than cards can have given in so many moves
    LastPlaced, ///< an empty square, or one before the first move
};

/// The first fault there is, in the order above; nullopt for every position that play leads to. A position
/// without one can be played on to the end, and no position on the way has one either. It may still be one
/// that no play leads to: how the tokens came to their squares is not checked.
std::optional<PositionFault> faultOf(const Position& position, const Duel& duel);

/// The points the last scoring has to have brought: what the tokens on the board bring, none before the
/// first move.
std::array<int, playerCount> yieldsOf(const Position& position, const Duel& duel);

/// Whether the game goes on, or how it has ended, by the position's scores, board and number of moves.
GameState stateOf(const Position& position, const Duel& duel);

} // namespace stonemason::token_battle
