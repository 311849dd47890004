// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/limits.h"
#include "core/play/game_traits.h"
#include "core/play/played_game.h"
#include "core/token_battle/duel/duel.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

namespace stonemason::token_battle {

/// The game traits of Token Battle. The rules are a duel, which contains the decks; moves are undone by
/// copying the position. Moves with unknown cards are in the list, though not legal: a search treats such
/// cards as unknownCard().
struct DuelTraits {
    using Rules = Duel;
    using Position = stonemason::token_battle::Position;
    using Move = stonemason::token_battle::Move;
    using MoveList = stonemason::token_battle::MoveList;
    using Undo = Position;

    static GameState state(const Position& position) { return position.state; }
    static int toMove(const Position& position) { return position.toMove; }
    static int points(const Position& position, int player) { return position.scores[std::size_t(player)]; }
    static MoveList moves(const Duel& duel, const Position& position) { return duel.legalMoves(position); }
    static bool isLegal(const Duel& duel, const Position& position, Move move) {
        return duel.isLegal(position, move);
    }
    static void play(const Duel& duel, Position& position, Move move) { duel.play(position, move); }
    static Position make(const Duel& duel, Position& position, Move move) {
        const Position before = position;
        duel.play(position, move);
        return before;
    }
    static void unmake(const Duel&, Position& position, Move, const Position& before) { position = before; }
    static std::string text(Move move) { return moveText(move); }
    static std::uint64_t hash(const Position& position) { return hashOf(position); }
};
static_assert(TwoPlayerGame<DuelTraits>);

/// One side of a game.
struct Side {
    Deck deck;
    std::string deckName;
    std::string player;   ///< "human", "easy", "normal", "hard", or a person's name
    HiddenCards hidden{}; ///< those that the deck lacks because nobody here knows them

    bool hasHidden() const { return hidden != HiddenCards{}; }
    bool operator==(const Side&) const = default;
};

/// The setup before the first move.
struct GameSetup {
    DuelMode mode = DuelMode::Two;
    std::uint64_t seed = 0;                ///< the start and the computer players draw from it
    Square start = noSquare;               ///< where player 1's token lies; noSquare in the sandbox and
                                           ///< for a game that begins with a position
    std::array<Side, playerCount> sides{}; ///< player 0 moves first; in the sandbox the second is empty
    std::optional<Position> from{};        ///< what the game begins with in place of an empty board: moves
                                           ///< are counted from here on

    /// In the sandbox there is nobody to give up to.
    bool canResign() const { return mode == DuelMode::Two; }
    bool operator==(const GameSetup&) const = default;
};

using GameRecord = RecordOf<DuelTraits, GameSetup>;

/// A setup with the start drawn from the seed, as every game is begun.
GameSetup setupOf(const Side& first, const Side& second, std::uint64_t seed, const DuelRules& rules);
GameSetup sandboxOf(const Side& side, std::uint64_t seed);

/// A game of Token Battle. A value.
class Game : public PlayedGame<DuelTraits, GameSetup> {
public:
    /// The game before its first move. Errors: those of Duel::of, duel/start (row, column from 1) for a start
    /// that the rules do not know, duel/position for a position to begin with that has a fault.
    static Result<Game> of(std::shared_ptr<const DuelTable> table, GameSetup setup);
    /// The game of a record, with all its moves played. Errors beside those: duel/illegal-move (number of the
    /// move from 1), duel/hidden-card (likewise) for one with a card that the record does not name,
    /// duel/after-end (likewise), duel/resigned for a player who cannot have.
    static Result<Game> replay(std::shared_ptr<const DuelTable> table, const GameRecord& record);

    const Duel& duel() const { return rules(); }
    /// The card of a move, counted from 0.
    const DuelCard& cardOf(int move) const;
    /// The first hidden card of a stack becomes known. False, and nothing done, when none is hidden there or
    /// it cannot be that card.
    bool reveal(int player, int stack, CardId card);

private:
    Game(Duel duel, GameSetup setup, const Position& first)
        : PlayedGame(std::move(duel), std::move(setup), first) {}
    /// The id of the error for a move that cannot be played.
    std::string_view whyNot(Move move) const;
};

} // namespace stonemason::token_battle
