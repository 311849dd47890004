// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/limits.h"
#include "core/duel/duel.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace stonemason {

/// One side of a game.
struct Side {
    Deck deck;
    std::string deckName;
    std::string player;   ///< "human", "easy", "normal", "hard", or a person's name
    HiddenCards hidden{}; ///< those that the deck lacks because nobody here knows them

    bool hasHidden() const { return hidden != HiddenCards{}; }
    bool operator==(const Side&) const = default;
};

/// What there is before the first move.
struct GameSetup {
    DuelMode mode = DuelMode::Two;
    std::uint64_t seed = 0;                ///< the start and the computer players draw from it
    Square start = noSquare;               ///< where player 1's token lies; noSquare in the sandbox and
                                           ///< for a game that begins with a position
    std::array<Side, playerCount> sides{}; ///< player 0 moves first; in the sandbox the second is empty
    std::optional<Position> from{};        ///< what the game begins with in place of an empty board: moves
                                           ///< are counted from here on

    bool operator==(const GameSetup&) const = default;
};

/// A game written down: replaying it gives every position exactly.
struct GameRecord {
    GameSetup setup;
    std::vector<Move> moves;
    std::optional<int> resigned; ///< the player who gave the game up

    bool operator==(const GameRecord&) const = default;
};

/// A setup with the start drawn from the seed, as every game is begun.
GameSetup setupOf(const Side& first, const Side& second, std::uint64_t seed, const DuelRules& rules);
GameSetup sandboxOf(const Side& side, std::uint64_t seed);

/// A game as it is played: the moves so far with all positions, so that any of them can be looked at, the
/// last moves taken back, and another way tried from anywhere. A value.
class Game {
public:
    /// The game before its first move. Errors: those of Duel::of, duel/start (row, column from 1) for a start
    /// that the rules do not know, duel/position for a position to begin with that has a fault.
    static Result<Game> of(std::shared_ptr<const DuelTable> table, GameSetup setup);
    /// The game of a record, with all its moves played. Errors beside those: duel/illegal-move (number of the
    /// move from 1), duel/hidden-card (likewise) for one with a card that the record does not name,
    /// duel/after-end (likewise), duel/resigned for a player who cannot have.
    static Result<Game> replay(std::shared_ptr<const DuelTable> table, const GameRecord& record);

    const Duel& duel() const { return duel_; }
    const GameSetup& setup() const { return record_.setup; }
    const GameRecord& record() const { return record_; }
    int moveCount() const { return int(record_.moves.size()); }
    /// The position after so many moves, 0 to moveCount().
    const Position& positionAfter(int moves) const { return positions_[std::size_t(moves)]; }
    const Position& position() const { return positions_.back(); }
    /// The card of a move, counted from 0, and who played it.
    const DuelCard& cardOf(int move) const;
    int playerOf(int move) const { return positionAfter(move).toMove; }

    /// Whether the game has ended, by the rules or because somebody gave up.
    bool hasEnded() const { return !position().running() || record_.resigned.has_value(); }
    /// nullopt while the game runs and for a draw. Who gives up loses.
    std::optional<int> winner() const;

    /// Plays a move and returns true, or does nothing when it is not legal or the game has ended.
    bool play(Move move);
    /// The first hidden card of a stack becomes known. False, and nothing done, when none is hidden there or
    /// it cannot be that card.
    bool reveal(int player, int stack, CardId card);
    /// Takes moves back until so many are left; a resignation too.
    void goBackTo(int moves);
    /// Ends the game; only while it runs, and not in the sandbox.
    void resign(int player);

private:
    explicit Game(Duel duel) : duel_(std::move(duel)) {}
    /// The id of the error that a move which cannot be played is.
    std::string_view whyNot(Move move) const;

    Duel duel_;
    GameRecord record_;
    std::vector<Position> positions_;
};

} // namespace stonemason
