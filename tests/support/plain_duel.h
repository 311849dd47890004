// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/token_battle/deck/catalogue.h"
#include "core/token_battle/deck/deck.h"
#include "tests/support/plain_board.h"

#include <vector>

namespace stonemason::test {

using namespace token_battle;

/// A card from the top of a stack onto an empty cell.
struct PlainMove {
    int stack = 0; ///< 0 to 3
    int row = 0;
    int column = 0;

    Cell cell() const { return {row, column}; }
    bool operator==(const PlainMove&) const = default;
};

/// Counts of the tokens that a player placed by moves, without the start token and spawned ones.
struct PlainTally {
    int tokens = 0;
    int pushes = 0; ///< of cards with push
    int flips = 0;  ///< of cards with flip
};

/// The state of one player.
struct PlainPlayer {
    std::array<std::vector<const Card*>, stackCount> stacks; ///< top first
    int yield = 0;                                           ///< gained at the last scoring
    int score = 0;
    int boosts = 0;     ///< pending: the extra value of his next token, counted in boosts
    int extraMoves = 0; ///< remaining
    PlainTally tally;
};

/// A game of Token Battle with public state: every member may be read, and set to construct a position.
///
/// Readings of our own [assumed], where the rules leave a choice:
/// - the start token is not one "placed by a move": swap last does nothing on the first move.
/// - a boost is cleared when a token is placed and a card with boost next then leaves a new one, so that
///   at most one is ever pending; the value it adds to counts as the token's value in every way.
/// - extra moves do not lapse: two given are two moves.
/// - the winner of a finished sandbox is determined as in any other game: player 1 has no points.
/// - to make every game end, one of 1000 moves ends as if the board were full.
/// - before the first scoring the yields are 0.
struct PlainDuel {
    /// Before the first move. Decks and start cell must be valid; the catalogue must outlive the game.
    PlainDuel(const Catalogue& catalogue, const std::array<Deck, 2>& decks, Cell start,
              PlainRules rules = {});
    /// The sandbox: no opponent, no start token.
    PlainDuel(const Catalogue& catalogue, const Deck& deck, PlainRules rules = {});

    bool hasEnded() const { return !next.has_value(); }
    /// The player with more points, nullopt for a draw; meaningful at the end.
    std::optional<int> winner() const;
    /// By stack, row, column; none at the end.
    std::vector<PlainMove> legalMoves() const;
    /// The card that the player to move would place.
    const Card& cardOf(const PlainMove& move) const;
    /// The value its token would have: the card's and that of pending boosts.
    int valueOf(const PlainMove& move) const;
    /// The whole turn; the move must be a legal one.
    void play(const PlainMove& move);

    PlainBoard board;
    std::array<PlainPlayer, 2> players;
    std::optional<int> next = 0;   ///< who moves, nullopt at the end
    int movesPlayed = 0;           ///< so far
    std::optional<int> lastPlaced; ///< serial of the token that the last move placed, on the board or not

private:
    void score();
    void passTurn();
};

} // namespace stonemason::test
