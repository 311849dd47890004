// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/play/pairing_tally.h"
#include "core/token_battle/tournament/tournament.h"

#include <array>
#include <optional>
#include <stop_token>

namespace stonemason::token_battle {

/// What one card did in a game.
struct CardLine {
    int plays = 0;
    int firstPlay = -1; ///< which of its player's moves played it first, from 0; -1 for never
    /// The points that tokens of this card brought its player, less those they brought the opponent: at each
    /// scoring the yields of the token it placed and of tokens it spawned, with what auras and gold add to
    /// them. What a card does to other tokens is not counted.
    int credit = 0;

    bool operator==(const CardLine&) const = default;
};

/// One game as one player sees it.
struct GameOfSide : SideResult {
    std::array<CardLine, deckCapacity> cards{}; ///< as Deck::cards()

    bool operator==(const GameOfSide&) const = default;
};

struct TournamentGame {
    std::array<GameOfSide, playerCount> sides{}; ///< player 0 moved first
    int moves = 0;

    bool operator==(const TournamentGame&) const = default;
};

/// The data of a game that do not depend on single cards.
GameScore scoreOf(const TournamentGame& game);

/// The two games of a unit: in the first the pairing's first deck moves first.
using UnitGames = std::array<TournamentGame, 2>;

/// Plays one game, the same as `stonemason play` does with that seed. nullopt when stopped before its
/// end.
std::optional<TournamentGame> playGame(const Duel& duel, const ComputerPlayer& player, std::uint64_t seed,
                                       const std::stop_token& stop = {});

/// Plays a unit of a tournament; nullopt likewise.
std::optional<UnitGames> playUnit(const Tournament& tournament, std::int64_t unit,
                                  const std::stop_token& stop = {});

/// Follows which card each token on the board comes from while a game is played, and counts for each card
/// what CardLine holds.
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
