// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/random.h"
#include "core/base/result.h"
#include "core/play/game_traits.h"
#include "core/token_battle/deck/deck.h"
#include "core/token_battle/duel/duel_table.h"
#include "core/token_battle/duel/position.h"

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace stonemason::token_battle {

/// One thing that happens while a move is played.
enum class DuelEventKind : std::uint8_t {
    Placed,      ///< the token of the move on `to`; `amount` is its value
    Damaged,     ///< the token on `to` loses `amount` by the ability
    Pushed,      ///< `from` -> `to`; `to` is noSquare when it leaves the board
    Flipped,     ///< `from` -> `to` likewise
    Blocked,     ///< the token on `from` was to be pushed, another on `to` is in the way
    Spawned,     ///< a token of `owner` on `to`
    Gilded,      ///< the token on `to`
    SwappedLast, ///< the token of the move, on `from`, and that of the move before, on `to`, change places
    Boosted,     ///< the next token of `owner` is worth more
    MovesAgain,  ///< `owner` is to move once more in a row
    Shot,        ///< the turret on `from` takes 1 from the token on `to`
    Toughened,   ///< the resilient token on `to` was destroyed and stays as a plain one
    Destroyed,   ///< the token on `to` is gone
};

struct DuelEvent {
    DuelEventKind kind{};
    Square from = noSquare;
    Square to = noSquare;
    int owner = -1;
    int amount = 0;

    bool operator==(const DuelEvent&) const = default;
};

/// The choice of a turn: the top card of a stack and an empty square.
struct Move {
    std::uint8_t stack = 0; ///< 0 to stackCount - 1
    Square square = noSquare;

    bool operator==(const Move&) const = default;
};

using MoveList = BasicMoveList<Move, std::size_t(stackCount) * duelCells>;

/// One of the squares where the start token may lie, each as likely.
Square randomStart(const DuelRules& rules, SeededRandom& random);

/// The number of players. In the sandbox there is one player and no opponent's token at the start;
/// spawn-enemy and the opponent's extra turn do nothing; that player always moves next (assumed).
enum class DuelMode : std::uint8_t { Two, Sandbox };

/// By stack: the number of unknown cards below those that a deck names. Their number is known, their
/// identity is not.
using HiddenCards = std::array<std::uint8_t, stackCount>;

/// The effects of a card that do not concern the board.
struct Triggers {
    int boosts = 0;        ///< what the player's next token is worth more
    int ownMoves = 0;      ///< moves in a row still to come for the player ...
    int opponentMoves = 0; ///< ... and for the opponent
};

/// A game's two decks and rules: everything about it that does not change. Plays moves on positions. A
/// position belongs to the duel that made it.
///
/// Where the sources leave a rule open, it is decided here and in Duel::play (all assumed, listed in the
/// guide's page on duels): a sandbox as described at DuelMode; for an extra turn cells off the board do not
/// count as covered; all turrets shoot at once; a token that is pushed or flipped off the board is gone
/// whatever its kind; an end of game after DuelRules::mostMoves.
class Duel {
public:
    /// The duel of two decks (in the sandbox the second is not looked at), or duel/deck-invalid (player from
    /// 1) when one of them, with the cards that are hidden, is not a deck that the game would take.
    static Result<Duel> of(std::shared_ptr<const DuelTable> table, const Deck& first, const Deck& second,
                           DuelMode mode = DuelMode::Two,
                           const std::array<HiddenCards, playerCount>& hidden = {});

    const DuelTable& table() const { return *table_; }
    const DuelRules& rules() const { return table_->rules(); }
    DuelMode mode() const { return mode_; }
    int cardsIn(int player, int stack) const { return deck(player)[std::size_t(stack)].count; }
    /// The card at an index of a stack, 0 being on top at the start.
    const DuelCard& cardAt(int player, int stack, int index) const {
        return deck(player)[std::size_t(stack)].cards[std::size_t(index)];
    }
    /// The card on top of a stack.
    const DuelCard& topCard(const Position& position, int player, int stack) const {
        return cardAt(player, stack, position.hands[std::size_t(player)].top[std::size_t(stack)]);
    }

    /// The position before the first move with player 1's token on a square of DuelRules::starts; in the
    /// sandbox the square does not matter.
    Position start(Square square) const;

    /// Whether the move can be played: the game runs, there is such a stack, the card on top of it is known,
    /// the square is empty.
    bool isLegal(const Position& position, Move move) const;
    /// All moves that the rules allow, by stack, then square; none when the game has ended. Those of cards
    /// that are not known are among them: a search takes such cards for unknownCard().
    MoveList legalMoves(const Position& position) const;

    /// Plays a legal move to its end: the token, its ability, what is destroyed, turrets, points, whose turn
    /// is next. To take it back keep a copy of the position.
    void play(Position& position, Move move) const;
    /// The same; returns the events in order.
    std::vector<DuelEvent> playObserved(Position& position, Move move) const;
    /// The same; calls observe(const DuelEvent&) for each event at once and allocates nothing. Defined in
    /// turn.h, which callers must include.
    template <typename Observer>
    void playObserved(Position& position, Move move, Observer observe) const;

    /// What a card sets off when its token is placed on a square of this board, empty or already with it.
    Triggers triggersOf(const DuelCard& card, const Board& board, Square square) const;
    /// The squares on which an ability of a player's finds something to act on, when its area covers them.
    Squares targetsOf(Ability ability, const Board& board, int player) const;
    /// Only the token of a legal move and its ability, with what that destroys: no triggers, no turrets, no
    /// points, no next turn. For judging moves: `board` is to be that of the position and becomes the one
    /// after. Returns where the token lies then.
    Square place(Board& board, const Position& position, Move move) const;

    /// The points a player's tokens would bring if there were a scoring now.
    int yieldOf(const Board& board, int player) const;
    /// A player's yield less the other's.
    int balanceOf(const Board& board, int player) const;
    /// What a token there would bring, its auras and gold counted; 0 for an empty square.
    int yieldAt(const Board& board, Square square) const;

    /// Puts another card into a stack: one in place of a card that is not known, or an unknown one.
    void replace(int player, int stack, int index, const DuelCard& card);

private:
    struct Stack {
        std::array<DuelCard, stackCapacity> cards{};
        std::uint8_t count = 0;
    };
    using Stacks = std::array<Stack, stackCount>;

    Duel() = default;
    const Stacks& deck(int player) const { return decks_[std::size_t(player)]; }
    void score(Position& position) const;
    void passTurn(Position& position) const;

    std::shared_ptr<const DuelTable> table_;
    std::array<Stacks, playerCount> decks_{};
    DuelMode mode_ = DuelMode::Two;
};

inline Triggers Duel::triggersOf(const DuelCard& card, const Board& board, Square square) const {
    switch (card.ability) {
    case Ability::BoostNext: return {.boosts = 1};
    case Ability::ExtraTurn: {
        const bool covered = (card.area->squares(square) & board.empty()) == 0;
        return {.ownMoves = card.area->whole(square) && covered ? 1 : 0};
    }
    case Ability::OpponentExtraTurn: return {.opponentMoves = mode_ == DuelMode::Two ? 1 : 0};
    default: return {};
    }
}

inline Squares Duel::targetsOf(Ability ability, const Board& board, int player) const {
    switch (ability) {
    case Ability::Damage:
    case Ability::Push:
    case Ability::Flip: return board.occupied();
    case Ability::SpawnFriendly: return board.empty();
    case Ability::SpawnEnemy: return mode_ == DuelMode::Two ? board.empty() : 0;
    case Ability::Sacrifice: return board.owned(player);
    case Ability::Gild: return board.worthBelow(rules().gildBelow) & ~board.of(TokenKind::Golden);
    default: return 0;
    }
}

/// A move in short: the stack from 1, the column as a letter from a, the row from 1 at the top: "2c4".
std::string moveText(Move move);
/// nullopt for anything else; whether the move is legal is another matter.
std::optional<Move> moveFromText(std::string_view text);

} // namespace stonemason::token_battle
